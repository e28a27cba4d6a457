"""How a name that means nothing is read where it stands: as an operand, or as the type that a declaration or parameter
begins with.  `void f(T *p)` is read as the definition of a variable with an initialiser ([dcl.ambig.res]/1)."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what may stand in front of the type of a declaration
_IN_FRONT_OF_TYPE: Final = bytes(
    (k.STATIC, k.EXTERN, k.TYPEDEF, k.INLINE, k.CONST, k.VOLATILE, k.THREAD_LOCAL, k.MUTABLE)
)
#: behind a name that is read as an operand where a parameter was meant
_FIRST_OPERATORS: Final = b"*&" + bytes((k.LESS,))
#: in front of an operand in parentheses
_BEFORE_OPERANDS: Final = bytes((k.SIZEOF, k.IDENTIFIER, k.STATIC_ASSERT)) + b"=+-*/,("
#: in front of a type, or of what is declared
_NO_OPERATORS: Final = bytes((k.NEW, k.IDENTIFIER, k.BUILTIN_TYPE))
#: in front of an operand outside of bodies
_OPERATORS: Final = bytes((k.ASSIGN, k.PLUS, k.NOT, k.OPEN_SQUARE))
#: a parameter begins with these, and no operand does
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME))
#: in front of the name of a base class
_BEFORE_BASES: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.VIRTUAL)) + b":,"


def _is_first_parameter(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a token starts the parameters of a function, as `f(T *p)`: an initialiser, if T is no type."""
    kinds = code.kinds
    if kinds[token - 1] != k.OPEN_ROUND or kinds[token - 2] != k.IDENTIFIER or not _is_in_head(code, path, token):
        return False
    is_read_on = kinds[token + 1] in _FIRST_OPERATORS or kinds[token + 1] == k.AUTO
    return is_read_on and _may_be_initialised(code, path, token - 2)


def is_operand(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a name with a `<` behind it is read as an operand."""
    kinds = code.kinds
    piece = path[-1]
    if piece.sort == c.CLASS or kinds[token - 1] in _NO_OPERATORS or _is_sure_type(code, token):
        return False
    if not _is_in_head(code, path, token):
        return kinds[token - 1] not in _IN_FRONT_OF_TYPE and not is_parameter(code, path, token)
    if _is_first_parameter(code, path, token):
        return True
    if kinds[token - 1] in _OPERATORS and token > piece.head:
        return kinds[piece.head] != k.USING
    if kinds[token - 1] == k.OPEN_BRACE:
        return kinds[token - 2] == k.ASSIGN
    if kinds[token - 1] != k.OPEN_ROUND or kinds[token - 2] not in _BEFORE_OPERANDS:
        return False
    return not is_parameter(code, path, token)


def is_type(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a name with a `<` behind it stands where there can be nothing but a type."""
    if is_parameter(code, path, token) or _is_sure_type(code, token):
        return True
    if path[-1].sort == c.CLASS:
        return code.kinds[token - 1] in _BEFORE_BASES
    if _is_in_head(code, path, token):
        return _starts_type(code, path[-1], token)
    return code.kinds[token - 1] in _IN_FRONT_OF_TYPE


def _is_sure_type(code: UserCode, token: int) -> bool:
    """Whether a token begins the type of `static_cast` and its like, of an alias, or of the variable of a `for`."""
    kinds = code.kinds
    if kinds[token + 1] != k.LESS:
        return False
    if kinds[token - 1] == k.LESS:
        return kinds[token - 2] == k.CAST
    if kinds[token - 1] == k.ASSIGN:
        return kinds[token - 3] == k.USING
    return kinds[token - 1] == k.OPEN_ROUND and kinds[token - 2] == k.FOR


def begins_condition(code: UserCode, first: int) -> bool:
    """Whether a name begins the condition of a `for`, which EDG takes for a declaration first."""
    opening = _list_around(code, first - 1) if code.kinds[first - 1] == k.SEMICOLON else -1
    return opening >= 0 and code.kinds[opening - 1] == k.FOR


def _starts_type(code: UserCode, piece: Piece, token: int) -> bool:
    """Whether a declaration has its type at a token: behind storage classes and attributes, or in an alias."""
    kinds = code.kinds
    if kinds[piece.head] == k.USING:
        return kinds[token - 1] == k.ASSIGN
    at = piece.head
    while at < token and (kinds[at] in _IN_FRONT_OF_TYPE or kinds[at] == k.ATTRIBUTE or kinds[at] == k.STRING):
        at = code.brackets.close(at + 1) + 1 if kinds[at] == k.ATTRIBUTE else at + 1
    return at == token


def _is_in_head(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a token stands in a declaration, outside of the body of a function and of its member initialisers."""
    piece = path[-1]
    if piece.sort != c.FUNCTION or token >= piece.body:
        return piece.sort == c.SIMPLE
    body = code.lookup().body_at(piece.body) if code.kinds.find(k.COLON, piece.head, token) >= 0 else None
    return body is None or not any(one.name.start < token for one in body.member_initialisers)


def _may_be_initialised(code: UserCode, path: list[Piece], name: int) -> bool:
    """Whether parentheses behind a name may hold the initialiser of a variable; members have none in parentheses."""
    kinds = code.kinds
    if kinds[name - 1] == k.SCOPE or kinds[path[-1].head] in (k.TYPEDEF, k.USING):
        return False
    return len(path) < 2 or path[-2].sort != c.CLASS


def is_parameter(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a token begins a parameter of a function or lambda."""
    kinds = code.kinds
    if kinds[token - 1] not in b"(," and kinds[token - 1] != k.CONST:
        return False
    opening = _list_around(code, token)
    if opening < 0:
        return False
    if kinds[opening - 1] == k.CLOSE_SQUARE:
        return True
    if not _is_in_head(code, path, token) or kinds[opening - 1] not in (k.IDENTIFIER, k.CLOSE_ROUND, k.BUILTIN_TYPE):
        return False
    if kinds.find(k.ASSIGN, path[-1].head, opening) >= 0 and kinds[path[-1].head] != k.USING:
        return False
    if not _may_be_initialised(code, path, opening - 1):
        return True
    first = opening + 1
    return kinds[token] == k.TYPENAME or (first < token and (kinds[first] in _TYPES or _is_name_of_type(code, first)))


def _is_name_of_type(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token) if code.kinds[token] == k.IDENTIFIER else None
    is_parameter_of_template = entity is not None and entity.sort == en.TEMPLATE_PARAMETER and entity.is_type
    return is_parameter_of_template or (entity is not None and entity.sort in (en.TYPE, en.ALIAS))


def _list_around(code: UserCode, token: int) -> int:
    """The parenthesis that opens the list around a token, or -1."""
    kinds = code.kinds
    at = token - 1
    while at >= 0 and kinds[at] not in b";{}[":
        if kinds[at] == k.OPEN_ROUND:
            return at
        at = code.brackets.open_before(at) - 1 if kinds[at] == k.CLOSE_ROUND else at - 1
    return -1
