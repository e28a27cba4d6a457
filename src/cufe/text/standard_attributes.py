"""CUDA words as standard attributes: `[[gnu::device]]` says what `__attribute__((device))` says.

The tokens of the one are given the kinds of the other, whose list may have empty entries, `__attribute__((, device))`:
one token for one, so that all who look for CUDA's attributes find them, and every offset stays what it is.  Attributes
of other namespaces become empty entries, and one without a namespace that comes first does.
"""

from cufe import regex as re
from cufe.final import Final
from cufe.text.kinds import ATTRIBUTE, AUTO, BUILTIN_TYPE, COMMA, IDENTIFIER, SCOPE, USING

_WORDS: Final = frozenset(
    (
        "host", "device", "global", "shared", "constant", "managed", "grid_constant", "launch_bounds", "maxnreg",
        "local_maxnreg", "cluster_dims", "block_size", "nv_pure", "nv_inline_hint",
    )
)  # fmt: skip
_IDENTIFIER: Final = re.escape(bytes((IDENTIFIER,)))
_SCOPE: Final = re.escape(bytes((SCOPE,)))
_USING: Final = re.escape(bytes((USING,))) + _IDENTIFIER + b":"
_ENTRY: Final = _IDENTIFIER + b"(?:" + _SCOPE + _IDENTIFIER + rb")?(?:\((?:[^][()]|\([^][()]*\))*\))?"
#: what ends a declaration, a type or a declarator: behind introducers of lambdas and most specifiers nobody obeys them;
#: looked at once the brackets are found, which a search is faster for
_BEHIND: Final = rb"(?:(?<=[;{}(>),:" + re.escape(bytes((IDENTIFIER, BUILTIN_TYPE, AUTO))) + rb"]\[\[)|(?<=\]\]\[\[))"


def with_gnu_attributes(lexemes: list[str], kinds: bytes) -> bytes:
    """The kinds of the tokens of a unit that spells `gnu`, where such attributes have those of `__attribute__`."""
    changed = bytearray(kinds)
    # Compiled here, since hardly any unit spells `gnu`.
    list_ = b"(?:" + _USING + b")?" + _ENTRY + rb"(?:," + _ENTRY + rb")*"
    for specifier in re.finditer(rb"\[\[" + _BEHIND + list_ + rb"\]\]", kinds, re.DOTALL):
        first = specifier.start()
        last = specifier.end() - 1
        entries = standard_entries(lexemes, first, last)
        if not any(scope == "gnu" and lexemes[name] in _WORDS for scope, name, _ in entries):
            continue
        kept: set[int] = set()
        for scope, name, end in entries:
            if scope in ("", "gnu") and name > first + 2:
                kept.update(range(name, end))
        for at in range(first, last):
            if at not in kept:
                changed[at] = COMMA
        changed[first : first + 3] = bytes((ATTRIBUTE, ord("("), ord("(")))
        changed[last - 1 : last + 1] = b"))"
    return bytes(changed)


def standard_entries(lexemes: list[str], first: int, last: int) -> list[tuple[str, int, int]]:
    """The attributes of `[[...]]`: the namespace of each, the token of its name, and that behind its arguments."""
    entries: list[tuple[str, int, int]] = []
    at = first + 2
    common = ""
    if lexemes[at] == "using":
        common = lexemes[at + 1]
        at += 3
    while at < last - 1:
        scope = common
        if lexemes[at + 1] == "::":
            scope = lexemes[at]
            at += 2
        name = at
        depth = 0
        while at < last - 1 and (depth or lexemes[at] != ","):
            depth += (lexemes[at] == "(") - (lexemes[at] == ")")
            at += 1
        entries.append((scope, name, at))
        at += 1
    return entries
