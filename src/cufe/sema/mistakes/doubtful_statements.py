"""Statements that may do nothing, or something else than is meant, told by the kinds of their tokens."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_LITERAL: Final = re.escape(bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR)))
_BINARY: Final = re.escape(bytes((k.EQUAL, k.NOT_EQUAL, k.AND, k.OR, k.PLUS, k.MINUS, k.SLASH, k.PERCENT,
                                  k.BAR, k.CARET, k.QUESTION, k.LESS_EQUAL, k.GREATER_EQUAL)))  # fmt: skip
_MEMBER: Final = rb"(?:[.P]i|\[[i0]\])"
_SIMPLE: Final = rb"(?:i|(?:iC)++i|\(i\)|[*!~+&-]i)" + _MEMBER + b"*+"
_CONDITION: Final = re.escape(bytes((k.IF, k.WHILE)))
_CALL: Final = TokenPattern(rb"[i>)]\(")
_GOVERNING: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH))
#: in front of the brace of a block
_BEFORE_BLOCK: Final = bytes((k.CLOSE_ROUND, k.ELSE, k.DO, k.TRY, k.CONST, k.NOEXCEPT, k.MUTABLE)) + b"];{}"
#: as far back the parenthesis of a `for` is sought
_REACH: Final = 40
_LITERALS: Final = rb"[" + _LITERAL + rb"]"
#: an operand and nothing more, or with an operator that does nothing by itself
_IDLE: Final = TokenPattern(
    rb"(?<=[;{})])(?:" + _SIMPLE + rb"|" + _LITERALS + rb")(?:;|[" + _BINARY + rb"][^;=aIJ{}]*;)", b";"
)
#: `= (1, x)`
_COMMA: Final = TokenPattern(rb"=\(" + _LITERALS + rb",", b"=")
#: an assignment of a literal, or of what may be a constant, where a condition stands
_ASSIGNED: Final = TokenPattern(
    rb"(?:[" + _CONDITION + rb"]\(+!?\(*|[!AO]\(*)i" + _MEMBER + rb"*+=-?[i" + _LITERAL + rb"][);AO?]", b"="
)


def doubtful_statements(code: UserCode) -> list[int]:
    """Tokens of the statements of the user's text that may do nothing, or mean a comparison."""
    found: list[int] = []
    kinds = code.kinds
    for start, end in code.compiled():
        for match in _IDLE.finditer(kinds, start, end):
            if _CALL.search(kinds, match.start(), match.end()) is None and _starts_statement(code, match.start()):
                found.append(match.start())
        found += [match.start() for match in _ASSIGNED.finditer(kinds, start, end)]
        found += [match.start() for match in _COMMA.finditer(kinds, start, end)]
    return found


def _starts_statement(code: UserCode, token: int) -> bool:
    """Whether a statement starts at a token: no variable of a class that was defined in front, no part of `for`."""
    kinds = code.kinds
    before = kinds[token - 1]
    if before == k.CLOSE_ROUND:
        return kinds[code.brackets.open_before(token - 1) - 1] in _GOVERNING
    if before == k.OPEN_BRACE:
        return kinds[token - 2] in _BEFORE_BLOCK
    if before == k.CLOSE_BRACE:
        opening = code.brackets.open_before(token - 1)
        return kinds[opening - 1] in _BEFORE_BLOCK
    depth = 0
    at = token - 1
    while at > max(token - _REACH, -1) and kinds[at] not in b"{}":
        if kinds[at] == k.CLOSE_ROUND:
            depth += 1
        elif kinds[at] == k.OPEN_ROUND:
            depth -= 1
            if depth < 0:
                return False
        at -= 1
    return True
