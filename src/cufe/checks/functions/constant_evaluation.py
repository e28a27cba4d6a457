"""Calls of immediate functions, and `is_constant_evaluated` where the answer is certain ([expr.const])."""

from cufe.checks.expressions.not_constant import NotConstants
from cufe.checks.findings import Findings
from cufe.checks.functions.immediate_calls import callee_of, immediate_in
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.constants import AddressConstant
from cufe.il.entities import Routine
from cufe.il.walk import Node
from cufe.sema.expr.operands import is_call
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_ADDRESS: Final = 2960
_IF_CONSTEVAL: Final = (s.STMK_IF_CONSTEVAL, s.STMK_IF_NOT_CONSTEVAL)


class ImmediateCalls:
    """Judges the nodes of functions and initialisers.

    Calls of consteval functions that have no value (2933), and their addresses (2960): where they are evaluated outside
    of other immediate functions, both are constants ([expr.const]/13)."""

    def __init__(self, constants: NotConstants, findings: Findings) -> None:
        self.constants: NotConstants = constants
        self.findings: Findings = findings
        #: an immediate function is read, which may call others with what it knows only when it is called
        self.is_immediate: bool = False
        #: the addresses that are called, and calls in operands that nothing evaluates or whose value is known
        self._known: set[e.Expression] = set()
        #: such a function is somewhere in the unit
        self._is_possible: bool = constants.engine.kinds.find(k.CONSTEVAL) >= 0

    def judge(self, node: Node) -> None:
        """Judges a node before what is below it."""
        if self.is_immediate or not self._is_possible:
            return
        if isinstance(node, e.Operation) and is_call(node):
            self._known.add(node.arguments[0])
            routine = callee_of(node)
            if routine is None or not routine.flags & en.CONSTEVAL or node in self._known:
                return
            self.constants.immediate_call(node, routine)
            for argument in node.arguments[1:]:
                # What is called for its arguments belongs to it.
                self._known.update(immediate_in(argument))
        elif isinstance(node, e.ConstantExpression):
            constant = node.constant
            if isinstance(constant, AddressConstant) and constant.routine is not None:
                self._address(constant.routine, node.token)
            elif constant.expression is not None:
                self._known.update(immediate_in(constant.expression))
        elif isinstance(node, e.RoutineExpression) and node not in self._known:
            self._address(node.routine, node.token)
        elif isinstance(node, s.If) and node.kind in _IF_CONSTEVAL:
            # What is evaluated at compile time alone is an immediate context ([expr.const]/13).
            branch = node.then if node.kind == s.STMK_IF_CONSTEVAL else node.otherwise
            self._known.update([] if branch is None else immediate_in(branch))

    def _address(self, routine: Routine, token: int) -> None:
        # The constant `&f` and the name in it are nodes of their own.
        if routine.flags & en.CONSTEVAL and token >= 0 and self.constants.engine.kinds[token] == k.IDENTIFIER:
            self.findings.add(_ADDRESS, token)


_IN_CONSTANT: Final = 3058
_IN_IMMEDIATE: Final = 3059
_IN_OTHER: Final = 3060

_BUILTIN: Final = "__builtin_is_constant_evaluated"
_LIBRARY: Final = "is_constant_evaluated"

#: what a call stands in: something that is not judged, a constant, an evaluated expression
_NOTHING: Final = 0
_CONSTANT: Final = 1
_EXPRESSION: Final = 2

#: in front of the parenthesis around a constant
_ASKING: Final = bytes((k.STATIC_ASSERT, k.ALIGNAS))
#: what leaves open whether a call is evaluated, or is a constant in another way
_OPEN: Final = b"?" + bytes(
    (
        k.AND, k.OR, k.CONSTEXPR, k.SIZEOF, k.ALIGNOF, k.NOEXCEPT, k.DECLTYPE, k.TYPEOF, k.TYPEID,
        k.ATTRIBUTE, k.REQUIRES, k.EXPLICIT, k.CONCEPT, k.TEMPLATE,
    )
)  # fmt: skip
_BEFORE_BLOCK: Final = b");{}:" + bytes((k.ELSE, k.DO, k.TRY, k.CONST, k.NOEXCEPT))
_BEFORE_ENUM: Final = bytes((k.IDENTIFIER, k.CLASS, k.STRUCT, k.COLON, k.BUILTIN_TYPE, k.SCOPE))


def check_constant_evaluated(code: UserCode) -> None:
    """Judges the calls in the user's code near the end of the unit.

    Calls of `std::is_constant_evaluated` whose result is always the same: in what is a constant (3058), in immediate
    functions (3059), and in functions that are not constexpr (3060; [meta.const.eval]). Operands that are not
    evaluated, or stand behind `&&` and the like, are let pass, and so are lambdas, default arguments, and in templates
    all that is no constant."""
    if _LIBRARY not in code.unit.text:
        return
    for name in code.tokens_of({_BUILTIN, _LIBRARY}, code.in_full):
        if code.kinds.startswith(b"()", name + 1):
            first = _first(code, name)
            if first >= 0:
                _judge(code, name, first)


def _first(code: UserCode, name: int) -> int:
    """The first token of the qualified name, -1 where it may be that of another function."""
    if code.lexemes[name] == _BUILTIN:
        return name
    if code.kinds[name - 1] != k.SCOPE or code.lexemes[name - 2] != "std":
        return -1
    if code.kinds[name - 3] != k.SCOPE:
        return name - 2
    return -1 if code.kinds[name - 4] == k.IDENTIFIER else name - 3


def _judge(code: UserCode, name: int, first: int) -> None:
    path = code.cutter.path(name)
    if not path or name < path[-1].head:
        # In the head of a template.
        return
    around = _around(code, path, first)
    if around == _NOTHING:
        return
    what = _IN_CONSTANT if around == _CONSTANT else 0
    if path[-1].sort == c.FUNCTION and not code.is_template(path) and _is_executed(code, path, name):
        head = k.stretch(code.kinds, path[-1].start, path[-1].body)
        if k.CONSTEVAL in head:
            what = _IN_IMMEDIATE
        elif k.CONSTEXPR not in head and k.AUTO not in head:
            # `auto` may make it a template.
            what = what or _IN_OTHER
    if what:
        code.add(what, name + 1, code.lexemes[name])


def _is_executed(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a token stands in the body or the member initialisers of a function itself, and not in a lambda or a
    local class."""
    piece = path[-1]
    lookup = code.lookup()
    if lookup.piece_at(token) is not piece:
        return False
    body = lookup.body_at(token)
    if body is None or body.lambda_at(token) is not None:
        return False
    if token > piece.body:
        return True
    for binding in code.bindings(path):
        declaration = binding.declaration
        if declaration is not None and 0 <= declaration.member_initialisers < token:
            return True
    return False


def _around(code: UserCode, path: list[Piece], first: int) -> int:
    """What a call that begins at a token stands in, from the text in front of it."""
    kinds = code.kinds
    at = first - 1
    behind_colon = False
    while at > 0:
        kind = kinds[at]
        if kind in _OPEN:
            return _NOTHING
        if kind == k.CASE:
            return _EXPRESSION if behind_colon else _CONSTANT
        if kind in b")]":
            at = code.brackets.open_before(at)
        elif kind == k.COLON:
            behind_colon = True
            if path[-1].sort == c.SIMPLE and len(path) > 1 and path[-2].sort == c.CLASS:
                return _CONSTANT if kinds[at - 1] == k.IDENTIFIER and at > path[-1].head else _NOTHING
        elif kind == k.LESS:
            close = code.brackets.close_angle(at, len(kinds))
            if close > first:
                return _CONSTANT if kinds[at - 1] == k.IDENTIFIER else _NOTHING
        elif kind == k.OPEN_SQUARE:
            is_bound = kinds[at - 1] == k.IDENTIFIER and kinds[at - 2] == k.BUILTIN_TYPE
            return _CONSTANT if is_bound else _NOTHING
        elif kind == k.OPEN_ROUND:
            if kinds[at - 1] in _ASKING or kinds.endswith(bytes((k.IF, k.CONSTEXPR)), 0, at):
                return _CONSTANT
        elif kind == k.OPEN_BRACE:
            return _in_braces(code, path, at)
        elif kind == k.SEMICOLON or kind == k.CLOSE_BRACE:
            return _EXPRESSION
        at -= 1
    return _NOTHING


def _in_braces(code: UserCode, path: list[Piece], brace: int) -> int:
    kinds = code.kinds
    if brace == path[-1].body and path[-1].sort != c.ENUM:
        return _EXPRESSION
    head = brace - 1
    while kinds[head] in _BEFORE_ENUM:
        head -= 1
    if kinds[head] == k.ENUM:
        return _CONSTANT
    return _EXPRESSION if kinds[brace - 1] in _BEFORE_BLOCK else _NOTHING
