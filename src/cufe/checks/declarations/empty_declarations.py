"""Declarations of a built-in type that declare nothing (64) or that lack the name in front of more (40), and parameters
of type void beside others or with a name (526; [dcl.dcl], [dcl.fct]/4)."""

from cufe import regex as re
from cufe.checks.parameter_lists import list_opening
from cufe.checks.user_code import UserCode
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_NO_NAME: Final = 40
_NOTHING: Final = 64
_VOID: Final = 526

_TYPE: Final = b"[" + re.escape(bytes((k.BUILTIN_TYPE,))) + b"]"
#: a declaration of types alone, with what follows where a name should stand
_ALONE: Final = re.compile(_TYPE + b"(?<=[;{})].)" + _TYPE + b"*([*&]*)([;=,])", re.DOTALL)
_UNNAMED: Final = TokenPattern(
    b"(?<=[;{}])[" + re.escape(bytes((k.STRUCT, k.CLASS))) + b"][{]", bytes((k.STRUCT, k.CLASS))
)


def check_empty_declarations(code: UserCode) -> None:
    """Judges what begins with a built-in type or with an unnamed class."""
    kinds = code.kinds
    for start, end in code.near():
        for match in _ALONE.finditer(kinds, start, end):
            before = match.start() - 1
            is_annotated = kinds[before] == k.CLOSE_ROUND
            if is_annotated and not _begins_behind(code, before):
                continue
            if match[2] != b";" or match[1]:
                code.add(_NO_NAME, match.start(2))
            elif not is_annotated:
                _tell_nothing(code, match.start())
        for match in _UNNAMED.finditer(kinds, start, end):
            if kinds[code.brackets.skip(match.start() + 1)] == k.SEMICOLON and not _is_in_class(code, match.start()):
                _tell_nothing(code, match.start())
    for word in code.tokens_of({"void"}, code.near()):
        behind = word + 2 if kinds[word + 1] == k.IDENTIFIER else word + 1
        if kinds[word - 1] in b"(," and kinds[behind] in b",)=":
            _parameter(code, word)


def _begins_behind(code: UserCode, close: int) -> bool:
    """Whether a declaration begins with the attributes that end at a parenthesis."""
    kinds = code.kinds
    while kinds[close] == k.CLOSE_ROUND:
        attribute = code.brackets.open_before(close) - 1
        if kinds[attribute] != k.ATTRIBUTE:
            return False
        close = attribute - 1
    return close < 0 or kinds[close] in b";{}"


def _tell_nothing(code: UserCode, token: int) -> None:
    """It is an error among the members of a class."""
    default = ERROR if _is_in_class(code, token) else WARNING
    code.diagnoser.add(_NOTHING, code.unit.offset(token), default=default)


def _is_in_class(code: UserCode, token: int) -> bool:
    """Whether a declaration is a member: of a class among others, or of one in a body."""
    path = code.cutter.path(token)
    if not path or path[-1].start == token:
        return len(path) > 1 and path[-2].sort == c.CLASS
    piece = code.lookup().piece_at(token)
    return piece is not None and piece.start == token


def _parameter(code: UserCode, word: int) -> None:
    """`void` in parentheses, which are those of a function but for built-in traits."""
    kinds = code.kinds
    opening = list_opening(code, word)
    if kinds[opening] != k.OPEN_ROUND or code.lexemes[opening - 1].startswith("__"):
        return
    if opening == word - 1 and kinds[word + 1] == k.CLOSE_ROUND:
        return
    code.add(_VOID, word)
