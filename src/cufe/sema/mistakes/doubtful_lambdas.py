"""Lambdas that may return what is gone, told by the kinds of their tokens: their results are references or pointers."""

import re

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_ARROW: Final = re.escape(bytes((k.ARROW,)))
_DECLTYPE_AUTO: Final = re.escape(bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO, k.CLOSE_ROUND)))
#: `-> T & {`, `-> decltype(auto) {`
_RESULT: Final = re.compile(_ARROW + rb"(?:[^;{}()]*+(?<=[&*])|" + _DECLTYPE_AUTO + rb")\{", re.DOTALL)


def doubtful_lambdas(code: UserCode) -> list[int]:
    """The first tokens of such results in the user's text."""
    found: list[int] = []
    for start, end in code.compiled():
        found += [match.start() for match in _RESULT.finditer(code.kinds, start, end)]
    return found
