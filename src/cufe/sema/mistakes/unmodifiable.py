"""Assignments to what is const (137; [expr.ass], [expr.pre.incr])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il.entities import ClassType, Routine
from cufe.il.type_kinds import CONST
from cufe.il.types import Type
from cufe.il.walk import Node, Walk
from cufe.sema.failures import guarded
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.mistakes.written_captures import WrittenCaptures
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOT_MODIFIABLE: Final = 137

_WRITES: Final = (k.ASSIGN, k.COMPOUND_ASSIGN, k.INCREMENT, k.DECREMENT)
_STEPS: Final = (k.INCREMENT, k.DECREMENT)
#: what ends a declarator or a type, so that a name behind the last of it is no object that is written to
_ENDS: Final = b";=,(){}"
_NAMES: Final = bytes((k.IDENTIFIER, k.THIS))
_BEGINS: Final = _NAMES + b"(*"
#: what the operand of an assignment is made of, read backwards
_CHAIN: Final = _NAMES + bytes((k.ARROW, k.SCOPE)) + b").]>"
#: in front of a name that is declared
_BEFORE_DECLARED: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO, k.AND, k.CONST)) + b">*&,"
_REACH: Final = 24
_BUILTINS: Final = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"))
_OPERATIONS: Final = frozenset(
    (
        o.ASSIGN, o.ADD_ASSIGN, o.SUBTRACT_ASSIGN, o.MULTIPLY_ASSIGN, o.DIVIDE_ASSIGN, o.REMAINDER_ASSIGN,
        o.SHIFTL_ASSIGN, o.SHIFTR_ASSIGN, o.AND_ASSIGN, o.OR_ASSIGN, o.XOR_ASSIGN, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN,
        o.PRE_INCR, o.PRE_DECR, o.POST_INCR, o.POST_DECR,
    )
)  # fmt: skip

#: directly in front of a name that is declared, where that is not a pointer or a reference
_DIRECTLY_BEFORE: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.GREATER, k.RESTRICT))


def check_unmodifiable(code: UserCode) -> None:
    """Judges the functions in which something is written whose declaration says const, plain to see."""
    places: dict[int, list[Piece]] = {}
    kinds = code.kinds
    names: set[str] | None = None
    captures = WrittenCaptures(code)
    for start, end in code.near():
        for kind in _WRITES:
            at = kinds.find(kind, start, end)
            while at >= 0:
                token = _written(code, at)
                if token >= 0:
                    names = _const_names(code) if names is None else names
                    if code.lexemes[token] in names or kinds[token] == k.THIS:
                        _doubt(code, token, at, places)
                    if captures.is_const(token):
                        _doubt_copy(code, token, places)
                at = kinds.find(kind, at + 1, end)
    for start in sorted(places):
        _judge(code, places[start])


def _doubt(code: UserCode, token: int, operator: int, places: dict[int, list[Piece]]) -> None:
    """The function around a write comes into doubt where what is written could be const."""
    path = code.cutter.path(token)
    if not path or path[-1].sort != c.FUNCTION or token < path[-1].body or path[-1].start in places:
        return
    if not code.is_template(path) and _may_be_const(code, token, operator, path[-1]):
        places[path[-1].start] = path


def _doubt_copy(code: UserCode, token: int, places: dict[int, list[Piece]]) -> None:
    """The function around a lambda that writes to a copy."""
    path = code.cutter.path(token)
    if path and path[-1].sort == c.FUNCTION and not code.is_template(path):
        places[path[-1].start] = path


def _const_names(code: UserCode) -> set[str]:
    """The names in declarations with `const` or `constexpr`, up to the end of their declarators; built-in variables;
    the members of classes with const functions."""
    kinds = code.kinds
    found = set(_BUILTINS)
    for start, end in code.near():
        found.update(_constant_memory(code, start, end))
        for kind in (k.CONST, k.CONSTEXPR):
            at = kinds.find(kind, start, end)
            while at >= 0:
                if kinds[at - 1] == k.CLOSE_ROUND and kinds[at + 1] not in b"(*":
                    path = code.cutter.path(at)
                    if path and path[-1].sort == c.FUNCTION:
                        # In a const member function every field is const.
                        found.update(code.lexemes[path[-1].body : path[-1].end])
                last = at + 1
                while last < min(end, at + _REACH) and kinds[last] not in _ENDS:
                    last += 1
                if kinds[last - 1] == k.IDENTIFIER:
                    found.add(code.lexemes[last - 1])
                at = kinds.find(kind, at + 1, end)
    return found


def _constant_memory(code: UserCode, start: int, end: int) -> set[str]:
    """The names of `__constant__` variables."""
    kinds = code.kinds
    found: set[str] = set()
    at = kinds.find(k.ATTRIBUTE, start, end)
    while at >= 0:
        close = code.brackets.close(at + 1)
        if "constant" in code.lexemes[at + 2 : close]:
            last = close + 1
            while last < min(end, at + _REACH) and kinds[last] not in _ENDS:
                last += 1
            found.update(code.lexemes[token] for token in range(close + 1, last) if kinds[token] == k.IDENTIFIER)
        at = kinds.find(k.ATTRIBUTE, at + 1, end)
    return found


def _written(code: UserCode, operator: int) -> int:
    """The first name, or `this`, of the operand that an operator writes to; -1 where there is none to be seen."""
    kinds = code.kinds
    if kinds[operator] in _STEPS and kinds[operator + 1] in _BEGINS:
        at = operator + 1
        while kinds[at] in b"(*":
            at += 1
        return at if kinds[at] in _NAMES else -1
    at = operator - 1
    first = -1
    while kinds[at] in _CHAIN:
        if kinds[at] == k.CLOSE_SQUARE:
            at = code.brackets.open_before(at)
        elif kinds[at] == k.GREATER:
            at = kinds.rfind(b"<", max(0, operator - _REACH), at)
            if at < 0 or kinds[at - 1] != k.IDENTIFIER:
                return -1
        elif kinds[at] in _NAMES:
            first = at
            if kinds[at - 1] in _NAMES:
                break
        at -= 1
    return first if first < 0 or kinds[first - 1] not in _BEFORE_DECLARED or kinds[operator] != k.ASSIGN else -1


def _may_be_const(code: UserCode, token: int, operator: int, piece: Piece) -> bool:
    """Whether the declaration of a name lets it be const where it is written through."""
    kinds = code.kinds
    if kinds[token] == k.THIS:
        return _is_const_member(code, piece)
    if _is_declared_plain(code, token, piece):
        return False
    entity = code.lookup().resolve(token)
    if entity is None or not entity.bindings or entity.token == token:
        return False
    if entity.sort == en.FIELD:
        return _is_const_member(code, piece)
    if entity.name in _BUILTINS:
        return True
    declarator = entity.bindings[0].declarator
    if declarator is None:
        return True
    start = declarator.start
    while kinds[start - 1] not in b";{}(,":
        start -= 1
    declaration = entity.bindings[0].declaration
    if declaration is not None:
        start = min(start, declaration.specifiers.start)
    words = kinds[start : declarator.start]
    is_const = k.CONST in words or k.CONSTEXPR in words or "constant" in code.lexemes[start : declarator.start]
    first = declarator.operators[0] if declarator.operators else None
    if first is None or first.sort != n.POINTER:
        return is_const
    through = kinds[token + 1] in bytes((k.ARROW,)) + b"[" or kinds[token - 1] == k.STAR
    return is_const if through else bool(first.flags & n.CONST)


def _is_declared_plain(code: UserCode, token: int, piece: Piece) -> bool:
    """Whether the nearest declaration of a name in front of its use stands in the function, and says no `const`."""
    kinds = code.kinds
    spelling = code.lexemes[token]
    part = code.lexemes[piece.head : token]
    while spelling in part:
        at = piece.head + len(part) - 1 - part[::-1].index(spelling)
        if kinds[at - 1] in _DIRECTLY_BEFORE:
            start = at
            while start > piece.head and kinds[start - 1] not in b";{}(,":
                start -= 1
            return k.CONST not in kinds[start:at] and k.CONSTEXPR not in kinds[start:at]
        part = part[: at - piece.head]
    return False


def _is_const_member(code: UserCode, piece: Piece) -> bool:
    """Whether `const` stands between a parameter list and the body."""
    at = code.kinds.rfind(bytes((k.CONST,)), piece.start, piece.body)
    return at >= 0 and code.kinds[at - 1] == k.CLOSE_ROUND


def _judge(code: UserCode, path: list[Piece]) -> None:
    with guarded():
        engine = code.engine()
        routine = engine.definitions.at(path)
        if routine is not None:
            writes = _Writes(engine)
            writes.body(routine)
            for token in sorted(writes.found):
                code.add(_NOT_MODIFIABLE, token)


class _Writes(Walk):
    """Finds the operands that are written to and are const, by their first tokens."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine
        self.found: set[int] = set()

    def body(self, routine: Routine) -> None:
        scope = self.engine.statements.body(routine)
        if scope is not None:
            self.function(scope)

    def visit(self, node: Node) -> Node:
        if isinstance(node, x.Operation) and node.operation in _OPERATIONS and node.arguments:
            operand = node.arguments[0]
            if (_is_const(operand.type) or _is_constant_memory(operand)) and not operand.flags & x.TYPE_DEPENDENT:
                self.found.add(operand.start)
        return node

    def captures(self, node: x.LambdaNode) -> None:
        super().captures(node)
        if node.routine is not None:
            self.body(node.routine)


def _is_constant_memory(operand: x.Expression) -> bool:
    """A `__constant__` variable that is no array or class."""
    if not isinstance(operand, x.VariableExpression) or isinstance(bare(operand.type), ClassType):
        return False
    for declared in operand.variable.declarations:
        declaration = declared.binding.declaration
        if declaration is not None:
            for attribute in declaration.specifiers.attributes:
                if attribute.sort == n.GNU and attribute.name == "constant":
                    return True
    return False


def _is_const(type_: Type) -> bool:
    if is_unknown(type_) or type_.dependent or isinstance(bare(type_), ClassType):
        return False
    return bool(type_.canonical.qualifiers() & CONST)
