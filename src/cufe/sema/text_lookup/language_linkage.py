"""The language linkage of declarations ([dcl.link]): of `extern "C"` in front of one, or around it."""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

_SPECIFICATION: Final = bytes((k.EXTERN, k.STRING))
_C: Final = '"C"'


def has_c_linkage(brackets: Brackets, start: int, name: int) -> bool:
    """Whether what is declared at a namespace, from the token `start` on with its name at `name`, has C linkage."""
    kinds = brackets.kinds
    lexemes = brackets.unit.lexemes
    own = kinds.find(_SPECIFICATION, start, name)
    if own >= 0:
        return lexemes[own + 1] == _C
    brace = brackets.enclosing(start)
    while brace >= 0:
        if kinds.endswith(_SPECIFICATION, 0, brace):
            return lexemes[brace - 1] == _C
        brace = brackets.enclosing(brace)
    return False
