"""Calls of immediate functions, and `is_constant_evaluated` where the answer is certain ([expr.const])."""

from cufe.checks.expressions.not_constant import NotConstants
from cufe.checks.findings import Findings
from cufe.checks.functions.immediate_calls import immediate_in
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.constants import AddressConstant
from cufe.il.entities import Routine
from cufe.il.walk import Node
from cufe.sema.expr.operands import is_call
from cufe.sema.text_lookup.namespace_scopes import path_of
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.uses import CONSTANT, DEFAULT_ARGUMENT, INITIALISER, UNEVALUATED, uses
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
            routine = e.called_routine(node)
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
#: in front of an operand that is not evaluated
_SKIPPING: Final = (("false", "&&"), ("0", "&&"), ("true", "||"), ("1", "||"))


def check_constant_evaluated(code: UserCode) -> None:
    """Judges the calls of `std::is_constant_evaluated` whose result is always the same: in what has to be a constant
    (3058), in immediate functions (3059), and in functions that are not constexpr (3060; [meta.const.eval]).

    Lambdas and default arguments are let pass, and in templates all that is no constant."""
    if _LIBRARY not in code.unit.text:
        return
    for name in code.tokens_of({_BUILTIN, _LIBRARY}, code.in_full):
        piece = code.lookup().piece_at(name)
        if piece is not None and code.kinds.startswith(b"()", name + 1) and _is_of_library(code, name):
            number = _number(code, piece, name)
            if number:
                code.add(number, name + 1, code.lexemes[name])


def _is_of_library(code: UserCode, name: int) -> bool:
    """Whether a name is that of the builtin function, or of one that a library declares in `std`."""
    if code.lexemes[name] == _BUILTIN:
        return True
    entity = code.lookup().resolve(name)
    return entity is not None and path_of(entity) == f"std::{_LIBRARY}"


def _number(code: UserCode, piece: Piece, name: int) -> int:
    """What is said of a call of that function in a piece, 0 for nothing."""
    body = code.lookup().body_at(name)
    if body is None:
        return _IN_CONSTANT if piece.sort == c.ENUM else 0
    for use in uses(body, code.kinds):
        if use.token == name:
            first = name if use.name is None else use.name.start
            if use.flags & (UNEVALUATED | DEFAULT_ARGUMENT) or tuple(code.lexemes[first - 2 : first]) in _SKIPPING:
                return 0
            of_constant = 0 if not use.flags & CONSTANT or use.flags & INITIALISER else _IN_CONSTANT
            if piece.sort != c.FUNCTION or use.parent is not None or code.is_generic(name):
                return of_constant
            head = k.stretch(code.kinds, piece.start, piece.body)
            if k.CONSTEVAL in head:
                return _IN_IMMEDIATE
            return _IN_OTHER if not use.flags & CONSTANT and k.CONSTEXPR not in head else of_constant
    return 0
