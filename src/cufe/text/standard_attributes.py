"""CUDA words as standard attributes: `[[gnu::device]]` says what `__attribute__((device))` says.

The tokens of the one are given the kinds of the other, whose list may have empty entries, `__attribute__((, device))`:
one token for one, so that all who look for CUDA's attributes find them, and every offset stays what it is.
"""

import re

from cufe.final import Final
from cufe.text.kinds import ATTRIBUTE, AUTO, BUILTIN_TYPE, COMMA, IDENTIFIER, SCOPE

_WORDS: Final = frozenset(
    (
        "host", "device", "global", "shared", "constant", "managed", "grid_constant", "launch_bounds", "maxnreg",
        "local_maxnreg", "cluster_dims", "block_size", "nv_pure", "nv_inline_hint",
    )
)  # fmt: skip
_NAME: Final = re.escape(bytes((IDENTIFIER, SCOPE, IDENTIFIER)))
_ENTRY: Final = _NAME + rb"(?:\((?:[^][()]|\([^][()]*\))*\))?"
#: what ends a declaration, a type or a declarator: behind introducers of lambdas and most specifiers nobody obeys them;
#: looked at once the brackets are found, which a search is faster for
_BEHIND: Final = (
    rb"(?:(?<=[;{}(>),:" + re.escape(bytes((IDENTIFIER, BUILTIN_TYPE, AUTO))) + rb"]\[\[)|(?<=\]\]\[\[))"
)


def with_gnu_attributes(lexemes: list[str], kinds: bytes) -> bytes:
    """The kinds of the tokens of a unit that spells `gnu`, where such attributes have those of `__attribute__`."""
    changed = bytearray(kinds)
    # Compiled here, since hardly any unit spells `gnu`.
    for specifier in re.finditer(rb"\[\[" + _BEHIND + _ENTRY + rb"(?:," + _ENTRY + rb")*\]\]", kinds, re.DOTALL):
        first = specifier.start()
        last = specifier.end() - 1
        names = [at for at in range(first + 2, last - 2) if lexemes[at] == "gnu" and kinds[at + 1] == SCOPE]
        if not any(lexemes[at + 2] in _WORDS for at in names):
            continue
        changed[first : first + 2] = bytes((ATTRIBUTE, ord("(")))
        for at in names:
            changed[at] = changed[at + 1] = COMMA
        changed[first + 2] = ord("(")
        changed[last - 1 : last + 1] = b"))"
    return bytes(changed)
