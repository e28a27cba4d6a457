"""Sets of token kinds that the expression parsers ask for."""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

PREFIX: Final = bytes(
    (k.NOT, k.TILDE, k.PLUS, k.MINUS, k.STAR, k.AMPERSAND, k.AND, k.INCREMENT, k.DECREMENT, k.CO_AWAIT, k.REAL_IMAG)
)
POSTFIX: Final = bytes((k.OPEN_ROUND, k.OPEN_SQUARE, k.DOT, k.ARROW, k.INCREMENT, k.DECREMENT, k.LAUNCH))
#: what can follow `.` and `->` besides an identifier
STARTS_MEMBER: Final = bytes((k.TEMPLATE, k.OPERATOR, k.TILDE, k.SCOPE))
LITERALS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR))
#: what can stand only where an expression is over
ENDS: Final = bytes((k.CLOSE_ROUND, k.CLOSE_SQUARE, k.CLOSE_BRACE, k.SEMICOLON, k.COMMA, k.COLON))
#: keywords with which only a type starts
TYPE_STARTS: Final = bytes(
    (k.CONST, k.VOLATILE, k.BUILTIN_TYPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME, k.AUTO, k.DECLTYPE,
     k.TYPEOF, k.UNDERLYING_TYPE)
)  # fmt: skip
#: behind an identifier these may go on with a type
LONGER_NAME: Final = bytes((k.LESS, k.SCOPE, k.OPEN_ROUND, k.IDENTIFIER))
QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
#: behind `(name)` these can only start an operand, so the parentheses are a cast
STARTS_OPERAND: Final = LITERALS + bytes(
    (k.IDENTIFIER, k.NOT, k.TILDE, k.THIS, k.SIZEOF, k.CAST, k.BUILTIN_TYPE, k.SCOPE, k.NEW, k.ALIGNOF, k.TYPEID,
     k.TRAIT, k.BUILTIN_OFFSETOF, k.BUILTIN_VA_ARG, k.CO_AWAIT, k.TYPENAME, k.DECLTYPE, k.OPERATOR, k.REAL_IMAG,
     k.EXTENSION)
)  # fmt: skip
#: behind `a < b >` these show that the angle brackets hold template arguments
AFTER_ARGUMENTS: Final = bytes(
    (k.OPEN_ROUND, k.CLOSE_ROUND, k.SCOPE, k.COMMA, k.OPEN_BRACE, k.SEMICOLON, k.GREATER, k.AND, k.OR, k.ASSIGN,
     k.CLOSE_SQUARE, k.CLOSE_BRACE, k.QUESTION, k.COLON, k.ELLIPSIS, k.LAUNCH, k.DOT, k.EQUAL, k.NOT_EQUAL,
     k.INCREMENT, k.AMPERSAND, k.STAR, k.GREATER_EQUAL, k.LESS_EQUAL, k.ARROW, k.PLUS, k.SLASH, k.OPEN_SQUARE,
     k.LESS)
)  # fmt: skip
_DECLTYPE_AUTO: Final = bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO, k.CLOSE_ROUND))
#: behind `T<a>` these start a declarator
AFTER_TYPE: Final = bytes(
    (k.IDENTIFIER, k.AUTO, k.CONST, k.VOLATILE, k.ATTRIBUTE, k.RESTRICT, k.DECLTYPE, k.OPERATOR, k.STATIC, k.CONSTEXPR)
)
#: in lists of template arguments of which one is missing
LACKING: Final = (bytes((k.LESS, k.COMMA)), bytes((k.COMMA, k.COMMA)), bytes((k.COMMA, k.GREATER)))
LAMBDA_FLAGS: Final[dict[int, int]] = {
    k.MUTABLE: n.MUTABLE,
    k.CONSTEXPR: n.CONSTEXPR,
    k.CONSTEVAL: n.CONSTEVAL,
    k.STATIC: n.STATIC,
}


def placeholder_end(kinds: bytes, at: int) -> int:
    """The index behind the `auto` or `decltype(auto)` at `at`, which the name of a concept may precede; else `at`."""
    if kinds[at] == k.AUTO:
        return at + 1
    return at + len(_DECLTYPE_AUTO) if kinds.startswith(_DECLTYPE_AUTO, at) else at
