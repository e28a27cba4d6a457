"""Statements and declarations that lack their semicolon (65; [stmt.expr], [dcl.pre])."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.unended_statements import semicolon_or_bracket
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_EXPECTED: Final = 65

_LITERALS: Final = bytes((k.NUMBER, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR))
_OPERAND: Final = re.escape(bytes((k.IDENTIFIER, k.STRING)) + _LITERALS)
_UNENDED: Final = re.compile(rb"[" + _OPERAND + rb")]\}", re.DOTALL)
_GOVERNING: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH))
#: what begins a statement or a declaration, and does not go on with one
_STARTS: Final = k.STATEMENT_KEYS + bytes((k.BUILTIN_TYPE,))
#: what goes on with no class, enumeration or number either
_DECLARATIONS: Final = _STARTS + bytes((k.TEMPLATE, k.USING, k.NAMESPACE, k.STRUCT, k.CLASS, k.UNION, k.ENUM))
_NEXT: Final = re.escape(_STARTS + bytes((k.IDENTIFIER, k.THIS)))
_NAME: Final = re.escape(bytes((k.IDENTIFIER,)))
#: in front of a name that is an operand
_OPERATORS: Final = re.escape(
    bytes((k.ARROW, k.RETURN, k.EQUAL, k.NOT_EQUAL, k.AND, k.OR, k.COMPOUND_ASSIGN)) + b"=.+-/%|!?"
)
#: an operand directly in front of something new
_BROKEN: Final = re.compile(
    rb"[" + re.escape(_LITERALS) + rb"](?=[" + _NEXT + re.escape(bytes((k.ATTRIBUTE,))) + rb"])"
    rb"|" + _NAME + rb"(?=[" + re.escape(_STARTS) + rb"])"
    rb"|(?<=[" + re.escape(bytes((k.BUILTIN_TYPE,)) + b"*&") + rb"])" + _NAME + rb"(?=" + _NAME + rb")"
    rb"|(?<=[" + _OPERATORS + rb"])" + _NAME + rb"(?=" + _NAME + rb")"
    rb"|[)\]](?=[" + _NEXT + re.escape(_LITERALS) + rb"])"
    rb"|[" + _NAME + rb")](?=" + re.escape(bytes((k.ATTRIBUTE,))) + rb")",
    re.DOTALL,
)
_CLASS_END: Final = re.compile(rb"\}(?=[" + re.escape(_DECLARATIONS) + rb"])", re.DOTALL)
#: what stands in front of the `{` of a block
_BEFORE_BLOCK: Final = b");{}:" + bytes((k.ELSE, k.DO, k.TRY, k.MUTABLE, k.NOEXCEPT))
#: in front of a subscript or the bound of an array
_BEFORE_SUBSCRIPT: Final = bytes((k.IDENTIFIER, k.CLOSE_SQUARE))
#: behind parameters, in the place of a new statement
_BEHIND_PARAMETERS: Final = frozenset(("override", "final"))
#: in front of a type, and what declares variables behind it
_SPECIFIERS: Final = bytes((k.ATTRIBUTE, k.CONST, k.STATIC, k.EXTERN, k.VOLATILE, k.CONSTEXPR))
_DECLARED: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST)) + b"*&,"
#: statements are read backwards as far as this
_REACH: Final = 400


def check_semicolons(code: UserCode) -> None:
    """Tells of an operand directly in front of the brace that closes a block, or of what begins something new."""
    for start, end in code.compiled():
        for match in _UNENDED.finditer(code.kinds, start, end):
            close = match.end() - 1
            if _closes_block(code, close) and not (_is_condition(code, close - 1) or _is_of_label(code, close - 1)):
                code.add(_EXPECTED, close)
    for start, end in code.near():
        resumed = -1
        for match in _BROKEN.finditer(code.kinds, start, end):
            if resumed <= match.end() < end and _is_broken(code, match.start()):
                error = match.end()
                if code.kinds[match.start()] == k.IDENTIFIER and code.kinds[match.start() - 1] in _DECLARED:
                    # Attributes belong to the name that is declared.
                    error = _behind_attributes(code, error)
                code.add(_EXPECTED, error)
                resumed = semicolon_or_bracket(code, error)
                code.leave_out(error, resumed)
        for match in _CLASS_END.finditer(code.kinds, start, end):
            if match.end() < end and _is_class_end(code, match.start()):
                code.add(_EXPECTED, match.end())


def _behind_attributes(code: UserCode, at: int) -> int:
    while code.kinds[at] == k.ATTRIBUTE:
        at = code.brackets.skip(at + 1)
    return at


def _closes_block(code: UserCode, close: int) -> bool:
    """Whether a brace closes the body of a function, or what a condition governs in one."""
    kinds = code.kinds
    opening = code.brackets.open_before(close)
    path = code.cutter.path(close)
    if not path or path[-1].sort != c.FUNCTION or opening < path[-1].body:
        return False
    if opening == path[-1].body:
        return True
    before = kinds[opening - 1]
    return before == k.ELSE or (before == k.CLOSE_ROUND and _is_condition(code, opening - 1))


def _is_condition(code: UserCode, closing: int) -> bool:
    """Whether a parenthesis closes the condition of a statement."""
    if code.kinds[closing] != k.CLOSE_ROUND:
        return False
    head = code.brackets.open_before(closing) - 1
    return code.kinds[head - 1 if code.kinds[head] == k.CONSTEXPR else head] in _GOVERNING


def _is_of_label(code: UserCode, closing: int) -> bool:
    """Whether a parenthesis closes the attributes of a label: what lacks behind it is a statement."""
    kinds = code.kinds
    while kinds[closing] == k.CLOSE_ROUND:
        attribute = code.brackets.open_before(closing) - 1
        if kinds[attribute] != k.ATTRIBUTE:
            return False
        closing = attribute - 1
    return kinds[closing] == k.COLON


def _is_class_end(code: UserCode, close: int) -> bool:
    """Whether a brace closes a class or an enumeration of a namespace or class."""
    path = code.cutter.path(close)
    return bool(path) and path[-1].sort in (c.CLASS, c.ENUM) and code.brackets.close(path[-1].body) == close


def _is_broken(code: UserCode, last: int) -> bool:
    """Whether a statement or an initialiser has its last token where something new follows."""
    kinds = code.kinds
    if code.lexemes[last + 1] in _BEHIND_PARAMETERS:
        return False
    if kinds[last] == k.CLOSE_ROUND and not _is_call(code, last):
        return False
    if kinds[last] == k.CLOSE_SQUARE and not _is_subscript(code, last):
        return False
    if kinds[last] == k.IDENTIFIER and kinds[last + 1] == k.ATTRIBUTE:
        if kinds[_behind_attributes(code, last + 1)] not in _STARTS:
            return False
    path = code.cutter.path(last)
    if not path:
        return False
    piece = path[-1]
    if piece.sort == c.SIMPLE or (piece.sort == c.FUNCTION and last < piece.body):
        return _is_initialised(code, piece, last)
    return piece.sort == c.FUNCTION and last > piece.body and _ends_statement(code, piece, last)


def _is_call(code: UserCode, closing: int) -> bool:
    """Whether a parenthesis closes the arguments of a call by name, or those of a launch."""
    opening = code.brackets.open_before(closing)
    callee = opening - 1
    if _is_launch(code, callee):
        return True
    return code.kinds[callee] == k.IDENTIFIER and not code.lexemes[callee].startswith("_")


def _is_subscript(code: UserCode, closing: int) -> bool:
    """Whether a bracket closes a subscript or the bound of an array."""
    opening = code.brackets.open_before(closing)
    return code.kinds[opening - 1] in _BEFORE_SUBSCRIPT and code.kinds[opening + 1] != k.OPEN_SQUARE


def _is_launch(code: UserCode, last: int) -> bool:
    """Whether a token ends the configuration of a launch."""
    return code.lexemes[last] == ">>>" or "".join(code.lexemes[last - 2 : last + 1]).endswith(">>>")


def _is_initialised(code: UserCode, piece: Piece, last: int) -> bool:
    """Whether a declaration outside of functions ends with a literal behind `=`, or with the name it declares and the
    bound of an array."""
    kinds = code.kinds
    head = _behind_attributes(code, piece.head)
    if kinds[last] == k.CLOSE_SQUARE:
        if kinds[last + 1] != k.BUILTIN_TYPE:
            return False
        at = code.brackets.open_before(last) - 1
        return kinds[at] == k.IDENTIFIER and kinds[at - 1] == k.BUILTIN_TYPE and head <= at - 1 < head + 2
    if kinds[last] in _LITERALS:
        return last - 2 >= head and kinds[last - 1] == k.ASSIGN and kinds[last - 2] == k.IDENTIFIER
    if kinds[last] != k.IDENTIFIER or kinds[_behind_attributes(code, last + 1)] != k.BUILTIN_TYPE:
        return False
    at = last - 1
    while kinds[at] in b"*&":
        at -= 1
    if kinds[at] == k.IDENTIFIER and at < last - 1:
        return at == head
    return kinds[at] == k.BUILTIN_TYPE and head <= at < head + 2


def _ends_statement(code: UserCode, piece: Piece, last: int) -> bool:
    """Whether a token stands in a block, outside of other brackets, in an expression or an initialiser."""
    kinds = code.kinds
    at = last
    first = last
    stop = max(piece.body, last - _REACH)
    while at > stop:
        kind = kinds[at]
        if kind in b";{":
            break
        if kind == k.CLOSE_BRACE and kinds[at + 1] not in b".,)([":
            break
        if kind in b"([":
            return False
        first = at
        at = (code.brackets.open_before(at) if kind in b")]}" else at) - 1
    if at < stop or (at == stop and stop != piece.body):
        return False
    opening = code.brackets.enclosing(last)
    if opening != piece.body:
        if kinds[opening - 1] not in _BEFORE_BLOCK or opening in code.lookup().bodies.of(piece).classes:
            return False
    return _may_end(code, first, last)


def _may_end(code: UserCode, first: int, last: int) -> bool:
    """Whether the tokens of a statement so far are an expression or an initialised declaration."""
    kinds = code.kinds
    if kinds[first] == k.RETURN:
        return True
    if kinds[last] == k.CLOSE_ROUND:
        # A call is the whole statement, or behind an operator.
        callee = code.brackets.open_before(last) - 1
        if callee == first or _is_launch(code, callee):
            return kinds[first] == k.IDENTIFIER
        return k.ASSIGN in kinds[first:callee]
    if _declares(code, first, last):
        return True
    return k.ASSIGN in kinds[first:last] or k.COMPOUND_ASSIGN in kinds[first:last]


def _declares(code: UserCode, first: int, last: int) -> bool:
    """Whether the tokens of a statement so far declare variables of a built-in type, without an initialiser for the
    last one."""
    kinds = code.kinds
    at = first
    while kinds[at] in _SPECIFIERS:
        at = code.brackets.close(at + 1) + 1 if kinds[at] == k.ATTRIBUTE else at + 1
    if at > last or kinds[at] != k.BUILTIN_TYPE:
        return False
    while at <= last:
        if kinds[at] == k.OPEN_SQUARE:
            at = code.brackets.close(at)
        elif kinds[at] not in _DECLARED:
            return False
        at += 1
    return True
