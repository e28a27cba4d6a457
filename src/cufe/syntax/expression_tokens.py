"""Sets of token kinds that the expression parsers ask for."""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

OPEN_ROUND: Final = k.OPEN_ROUND
CLOSE_ROUND: Final = k.CLOSE_ROUND
OPEN_SQUARE: Final = k.OPEN_SQUARE
CLOSE_SQUARE: Final = k.CLOSE_SQUARE
OPEN_BRACE: Final = k.OPEN_BRACE
CLOSE_BRACE: Final = k.CLOSE_BRACE
LESS: Final = k.LESS
GREATER: Final = k.GREATER
STAR: Final = k.STAR
AMPERSAND: Final = k.AMPERSAND
TILDE: Final = k.TILDE
COMMA: Final = k.COMMA
SEMICOLON: Final = k.SEMICOLON
COLON: Final = k.COLON
QUESTION: Final = k.QUESTION
ASSIGN: Final = k.ASSIGN
DOT: Final = k.DOT

PREFIX: Final = bytes(
    (k.NOT, TILDE, k.PLUS, k.MINUS, STAR, AMPERSAND, k.AND, k.INCREMENT, k.DECREMENT, k.CO_AWAIT, k.REAL_IMAG)
)
POSTFIX: Final = bytes((OPEN_ROUND, OPEN_SQUARE, DOT, k.ARROW, k.INCREMENT, k.DECREMENT, k.LAUNCH))
#: what can follow `.` and `->` besides an identifier
STARTS_MEMBER: Final = bytes((k.TEMPLATE, k.OPERATOR, TILDE, k.SCOPE))
LITERALS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR))
#: what can stand only where an expression is over
ENDS: Final = bytes((CLOSE_ROUND, CLOSE_SQUARE, CLOSE_BRACE, SEMICOLON, COMMA, COLON))
#: keywords with which only a type starts
TYPE_STARTS: Final = bytes(
    (
        k.CONST,
        k.VOLATILE,
        k.BUILTIN_TYPE,
        k.STRUCT,
        k.CLASS,
        k.UNION,
        k.ENUM,
        k.TYPENAME,
        k.AUTO,
        k.DECLTYPE,
        k.TYPEOF,
        k.UNDERLYING_TYPE,
    )
)
#: behind an identifier these may go on with a type
LONGER_NAME: Final = bytes((LESS, k.SCOPE, OPEN_ROUND, k.IDENTIFIER))
CLASS_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM))
QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
POINTERS: Final = bytes((STAR, AMPERSAND, k.AND))
#: behind `(name)` these can only start an operand, so the parentheses are a cast
STARTS_OPERAND: Final = LITERALS + bytes(
    (
        k.IDENTIFIER,
        k.NOT,
        TILDE,
        k.THIS,
        k.SIZEOF,
        k.CAST,
        k.BUILTIN_TYPE,
        k.SCOPE,
        k.NEW,
        k.ALIGNOF,
        k.TYPEID,
        k.TRAIT,
        k.BUILTIN_OFFSETOF,
        k.BUILTIN_VA_ARG,
        k.CO_AWAIT,
        k.TYPENAME,
        k.DECLTYPE,
        k.OPERATOR,
        k.REAL_IMAG,
        k.EXTENSION,
    )
)
#: behind `a < b >` these show that the angle brackets hold template arguments
AFTER_ARGUMENTS: Final = bytes(
    (
        OPEN_ROUND,
        CLOSE_ROUND,
        k.SCOPE,
        COMMA,
        OPEN_BRACE,
        SEMICOLON,
        GREATER,
        k.AND,
        k.OR,
        ASSIGN,
        CLOSE_SQUARE,
        CLOSE_BRACE,
        QUESTION,
        COLON,
        k.ELLIPSIS,
        k.LAUNCH,
        DOT,
        k.EQUAL,
        k.NOT_EQUAL,
        k.INCREMENT,
        AMPERSAND,
        STAR,
        k.GREATER_EQUAL,
        k.LESS_EQUAL,
        k.ARROW,
        k.PLUS,
        k.SLASH,
        OPEN_SQUARE,
        LESS,
    )
)
#: behind `T<a>` these start a declarator
AFTER_TYPE: Final = bytes(
    (k.IDENTIFIER, k.AUTO, k.CONST, k.VOLATILE, k.ATTRIBUTE, k.RESTRICT, k.DECLTYPE, k.OPERATOR, k.STATIC, k.CONSTEXPR)
)
LAMBDA_FLAGS: Final[dict[int, int]] = {
    k.MUTABLE: n.MUTABLE,
    k.CONSTEXPR: n.CONSTEXPR,
    k.CONSTEVAL: n.CONSTEVAL,
    k.STATIC: n.STATIC,
}
