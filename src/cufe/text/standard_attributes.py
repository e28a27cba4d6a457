"""CUDA words as standard attributes: `[[gnu::device]]` says what `__attribute__((device))` says.

The tokens of the one are given the kinds of the other, whose list may have empty entries, `__attribute__((, device))`:
one token for one, so that all who look for CUDA's attributes find them, and every offset stays what it is.  What stands
in front of the first GNU attribute of a list becomes empty entries, too.
"""

import re

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
_BEHIND: Final = (
    rb"(?:(?<=[;{}(>),:" + re.escape(bytes((IDENTIFIER, BUILTIN_TYPE, AUTO))) + rb"]\[\[)|(?<=\]\]\[\[))"
)


def with_gnu_attributes(lexemes: list[str], kinds: bytes) -> bytes:
    """The kinds of the tokens of a unit that spells `gnu`, where such attributes have those of `__attribute__`."""
    changed = bytearray(kinds)
    # Compiled here, since hardly any unit spells `gnu`.
    list_ = b"(?:" + _USING + b")?" + _ENTRY + rb"(?:," + _ENTRY + rb")*"
    for specifier in re.finditer(rb"\[\[" + _BEHIND + list_ + rb"\]\]", kinds, re.DOTALL):
        first = specifier.start()
        last = specifier.end() - 1
        qualifiers = _qualifiers(lexemes, kinds, first + 2, last - 1)
        if not qualifiers or _WORDS.isdisjoint(lexemes[first + 2 : last]):
            continue
        changed[first : first + 2] = bytes((ATTRIBUTE, ord("(")))
        for at in qualifiers:
            changed[at] = changed[at + 1] = COMMA
        in_front = qualifiers[0] - first - 2
        changed[first + 2 : first + 2 + in_front] = bytes((COMMA,)) * in_front
        changed[first + 2] = ord("(")
        changed[last - 1 : last + 1] = b"))"
    return bytes(changed)


def _qualifiers(lexemes: list[str], kinds: bytes, start: int, end: int) -> list[int]:
    """Where `gnu::` stands in front of names in a list; with `using gnu:` the two tokens in front of the first name."""
    if kinds[start] == USING:
        return [start + 1] if lexemes[start + 1] == "gnu" else []
    return [at for at in range(start, end - 2) if lexemes[at] == "gnu" and kinds[at + 1] == SCOPE]
