"""Lambdas that may return what is gone, told by the kinds of their tokens: their results are references or pointers.
Those without captures may have template parameters that no argument tells."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_ARROW: Final = re.escape(bytes((k.ARROW,)))
_DECLTYPE_AUTO: Final = re.escape(bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO, k.CLOSE_ROUND)))
#: `-> T & {`, `-> decltype(auto) {`
_RESULT: Final = TokenPattern(_ARROW + rb"(?:[^;{}()]*+(?<=[&*])|" + _DECLTYPE_AUTO + rb")\{", bytes((k.ARROW,)))
_HEAD: Final = b"[]<"


def doubtful_lambdas(code: UserCode) -> list[int]:
    """The first tokens of such results and lists in the user's text."""
    found: list[int] = []
    for start, end in code.compiled():
        at = code.kinds.find(_HEAD, start, end)
        while at >= 0:
            found.append(at)
            at = code.kinds.find(_HEAD, at + 1, end)
        found += [match.start() for match in _RESULT.finditer(code.kinds, start, end)]
    return found
