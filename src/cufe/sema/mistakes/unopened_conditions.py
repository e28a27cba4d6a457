"""Conditions that lack the parenthesis in front of them (125) or that are empty (29; [stmt.select], [stmt.iter]).

Behind a missing parenthesis the original reads on at the end of the block, where it finds no expression, no closing
parenthesis and no statement either."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_CLOSE: Final = 18
_EXPRESSION: Final = 29
_SEMICOLON: Final = 65
_OPEN: Final = 125
_STATEMENT: Final = 127

_WORDS: Final = (k.IF, k.WHILE, k.SWITCH)
_EMPTY_FOR: Final = bytes((k.FOR,)) + b"()"


def check_conditions(code: UserCode) -> None:
    """Judges what stands behind the keywords, and empty heads of `for`."""
    kinds = code.kinds
    for start, end in code.near():
        for word in _WORDS:
            at = kinds.find(word, start, end)
            while at >= 0:
                _condition(code, at)
                at = kinds.find(word, at + 1, end)
        at = kinds.find(_EMPTY_FOR, start, end)
        while at >= 0:
            for number in (_EXPRESSION, _SEMICOLON, _EXPRESSION, _SEMICOLON):
                code.add(number, at + 2)
            at = kinds.find(_EMPTY_FOR, at + 1, end)


def _condition(code: UserCode, word: int) -> None:
    kinds = code.kinds
    at = word + 2 if kinds[word] == k.IF and kinds[word + 1] == k.CONSTEXPR else word + 1
    if kinds[at] == k.OPEN_ROUND:
        if kinds[at + 1] == k.CLOSE_ROUND:
            code.add(_EXPRESSION, at + 1)
        return
    if kinds[word] == k.IF and k.CONSTEVAL in kinds[at : at + 2]:
        # `if consteval`, `if not consteval` ([stmt.if]).
        return
    code.add(_OPEN, at)
    brace = code.brackets.enclosing(word)
    if brace < 0:
        return
    if _ends_do(code, word):
        end = code.kinds.find(k.SEMICOLON, at)
        lacking: tuple[int, ...] = (_EXPRESSION, _CLOSE)
    else:
        end = code.brackets.close(brace)
        lacking = (_EXPRESSION, _CLOSE, _STATEMENT)
    code.leave_out(at, end)
    for number in lacking:
        code.add(number, end)


def _ends_do(code: UserCode, word: int) -> bool:
    """Whether `while` stands behind the block of a `do`."""
    kinds = code.kinds
    return kinds[word - 1] == k.CLOSE_BRACE and kinds[code.brackets.open_before(word - 1) - 1] == k.DO
