"""Accesses to variables of the host in functions for the device: 20094 read, 20095 written, 20096 address taken.

Observed: a variable outside of functions without a CUDA word, unless it is const or a member template; a reference is
read however it is used.  An access to a part is one to the whole.  Operands that are not evaluated, default arguments
and default member initialisers do not count, values that nobody wants neither.
"""

from cufe.cuda.rules.device.restrictions import is_of_anonymous_union, is_texture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.reading_order import ReadingOrder
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Namespace, Variable
from cufe.il.statements import FunctionScope
from cufe.il.type_names import TypeNames
from cufe.il.types import ReferenceType
from cufe.il.walk import Node, Walk
from cufe.sema.declared.facts import memory_spaces

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_READ: Final = 20094
_WRITTEN: Final = 20095
_ADDRESS: Final = 20096

# What becomes of an lvalue.
_NOTHING: Final = 0
_VALUE: Final = 1
_TARGET: Final = 2
_BOTH: Final = 3
_ADDRESSED: Final = 4

_CALLS: Final = (o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL)
_ASSIGNS: Final = (o.ASSIGN, o.BASSIGN)
_COMPOUND: Final = (
    o.ADD_ASSIGN, o.SUBTRACT_ASSIGN, o.MULTIPLY_ASSIGN, o.DIVIDE_ASSIGN, o.REMAINDER_ASSIGN, o.SHIFTL_ASSIGN,
    o.SHIFTR_ASSIGN, o.AND_ASSIGN, o.OR_ASSIGN, o.XOR_ASSIGN, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN,
)  # fmt: skip
_STEPS: Final = (o.PRE_INCR, o.PRE_DECR, o.POST_INCR, o.POST_DECR)
_ADDRESSES: Final = (o.ADDRESS_OF, o.REFERENCE_TO, o.ARRAY_TO_POINTER)
#: what gives the same object, or a part of it
_SAME: Final = (o.DOT_FIELD, o.LVALUE_CAST, o.LVALUE_ADJUST, o.PM_FIELD, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST)


class Access:
    """One access: its number, the token of the name, where it is found, and its place among what is found there."""

    def __init__(self, number: int, token: int, met_at: int, name: EntityName) -> None:
        self.number: int = number
        self.token: int = token
        self.met_at: int = met_at
        self.place: int = 0
        self.name: EntityName = name


class Accesses(Walk):
    """Gathers the accesses in one body; lambdas in it have their own."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        super().__init__()
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.names: TypeNames = TypeNames(Addresses())
        self.found: list[Access] = []
        #: instances of templates that are named, evaluated or not
        self.instances: list[tuple[Variable, int]] = []
        self._reached: int = -1
        self._unevaluated: bool = False
        self._seen: set[Node] = set()
        self._hosts: dict[Variable, bool] = {}
        self._order: ReadingOrder = ReadingOrder(engine)
        #: how many expressions are under way
        self._depth: int = 0

    def body(self, scope: FunctionScope) -> list[Access]:
        """The accesses of a function."""
        self.found = []
        self.instances = []
        self._seen = set()
        self._order = ReadingOrder(self.engine)
        self._reached = -1
        self.function(scope)
        return sorted(self.found, key=_met_at)

    # --- what is gone through ------------------------------------------------------------------------------------

    def skips(self, node: Node) -> bool:
        if isinstance(node, (s.Statement, i.ConstructorInit)):
            self._reached = max(self._reached, node.token)
        if isinstance(node, i.ConstructorInit):
            return node.uses_default
        if isinstance(node, s.AsmStatement):
            self._asm(node)
            return True
        if isinstance(node, s.ExpressionStatement) and node.expression is not None:
            self._discarded(node.expression)
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable) and entity.static_init is not None:
                    self.init(entity.static_init)
        if isinstance(node, i.DynamicInit):
            if node in self._seen:
                return True
            self._seen.add(node)
            first = len(self.found)
            self._depth += 1
            self._init(node)
            self._depth -= 1
            if not self._depth and len(self.found) > first:
                self._order.initialisation(node)
                self._put_in_order(first)
            return True
        return False

    def constant(self, node: c.Constant) -> c.Constant:
        if isinstance(node, c.AddressConstant) and node.variable is not None and node.expression is None:
            self._access(node.variable, self._reached, _ADDRESSED)
            return node
        return super().constant(node)

    def _discarded(self, node: e.Expression) -> None:
        """A value that nobody wants is read if it is volatile."""
        while isinstance(node, e.Operation) and node.operation == o.CAST:
            node = node.arguments[0]
        if isinstance(node, e.VariableExpression) and node.type.qualifiers() & tk.VOLATILE:
            self._visit(node, _VALUE)

    def _init(self, node: i.DynamicInit) -> None:
        self.expressions(node.arguments)
        if node.expression is not None:
            self._visit(node.expression, _VALUE if node.kind == i.DIK_BITWISE_COPY else _NOTHING)
        elif node.constant is not None:
            self.constant(node.constant)
        if node.closure is not None:
            self.captures(node.closure)

    def _asm(self, node: s.AsmStatement) -> None:
        """Outputs are written, inputs are read."""
        for operand in sorted(node.operands, key=_start):
            constraint = self.engine.lexemes[operand.start - 2]
            becomes = _BOTH if "+" in constraint else _TARGET if "=" in constraint else _VALUE
            if constraint != '"C"':
                self._visit(operand, becomes)

    def expression(self, node: e.Expression) -> e.Expression:
        first = len(self.found)
        self._depth += 1
        self._visit(node, _NOTHING)
        self._depth -= 1
        if not self._depth and len(self.found) > first:
            self._order.whole(node)
            self._put_in_order(first)
        return node

    def _put_in_order(self, first: int) -> None:
        """Puts what was found in a whole expression into the order in which a front end reports it."""
        for access in self.found[first:]:
            if access.token in self._order.told:
                access.place, access.met_at = self._order.told[access.token]

    def _visit(self, node: e.Expression, becomes: int) -> None:
        if node in self._seen or node.flags & e.DEFAULT_ARGUMENT:
            return
        self._seen.add(node)
        self._reached = max(self._reached, node.token)
        if node.lvalue_type is not None and becomes == _NOTHING:
            becomes = _VALUE
        if isinstance(node, e.Operation):
            self._operation(node, becomes)
        elif isinstance(node, e.VariableExpression):
            if node.variable.template is not None:
                self.instances.append((node.variable, node.token))
            self._access(node.variable, node.token, becomes)
        elif isinstance(node, e.ConstantExpression):
            self._constant(node)
        elif isinstance(node, e.TypeQuery):
            if node.operand is not None:
                self._unevaluated = True
                self._visit(node.operand, _NOTHING)
                self._unevaluated = False
        elif not isinstance(node, (e.RequiresExpression, e.ConceptId)):
            super().expression(node)

    def _constant(self, node: e.ConstantExpression) -> None:
        """Of a value that was worked out an address accesses something, and what is in an operation."""
        constant = node.constant
        if isinstance(constant.expression, e.Operation):
            self._visit(constant.expression, _NOTHING)
            return
        if isinstance(constant, c.AddressConstant):
            written = constant.expression
            if isinstance(written, e.VariableExpression):
                self._access(written.variable, node.token, _ADDRESSED)
            elif written is not None:
                self._visit(written, _NOTHING)
            elif constant.variable is not None:
                self._access(constant.variable, node.token, _ADDRESSED)

    def _operation(self, node: e.Operation, becomes: int) -> None:
        operation = node.operation
        arguments = node.arguments
        if operation == o.NOEXCEPT or not arguments:
            return
        if operation in _CALLS:
            self._call(node)
        elif operation in _ASSIGNS or operation in _COMPOUND:
            self._visit(arguments[1], _VALUE if operation == o.BASSIGN else _NOTHING)
            self._visit(arguments[0], _TARGET if operation in _ASSIGNS else _BOTH)
        elif operation in _STEPS:
            self._visit(arguments[0], _BOTH)
        elif operation in _ADDRESSES:
            self._visit(arguments[0], _ADDRESSED)
        elif operation in _SAME:
            self.expressions(arguments[1:])
            self._visit(arguments[0], becomes)
        elif operation == o.SUBSCRIPT:
            self._subscript(node, becomes)
        elif operation in (o.INDIRECT, o.POINTS_TO_FIELD):
            self.expressions(arguments[1:])
            self._pointee(arguments[0], becomes)
        elif operation == o.REF_INDIRECT:
            self._visit(arguments[0], _VALUE)
        elif operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            self._visit(arguments[0], _NOTHING)
            self._visit(arguments[-1], becomes)
        elif operation in (o.QUESTION, o.COMMA):
            self._visit(arguments[0], _NOTHING)
            for argument in arguments[1:]:
                self._visit(argument, becomes)
        else:
            self.expressions(arguments)

    def _subscript(self, node: e.Operation, becomes: int) -> None:
        """An element of an array is a part of it."""
        base, index = node.arguments[:2]
        self._visit(index, _NOTHING)
        self._pointee(base, becomes)

    def _pointee(self, pointer: e.Expression, becomes: int) -> None:
        """What a pointer leads to: where it is an address, the object itself."""
        if isinstance(pointer, e.Operation) and pointer.operation in (o.ADDRESS_OF, o.ARRAY_TO_POINTER):
            self._visit(pointer.arguments[0], becomes)
        else:
            self._visit(pointer, _NOTHING)

    def _call(self, node: e.Operation) -> None:
        """The object of a member function gives its address, unless a copy of the bits is all that is done."""
        callee = node.arguments[0]
        if node.operation == o.CALL:
            self.expressions(node.arguments)
            return
        object_ = node.arguments[1]
        routine = callee.routine if isinstance(callee, e.RoutineExpression) else None
        copies = routine is not None and routine.operator == "=" and self.engine.objects.is_trivial_copy(routine)
        for argument in node.arguments[2:]:
            self._visit(argument, _NOTHING)
        if object_.category == e.PRVALUE and not copies:
            self._visit(object_, _NOTHING)
        else:
            self._visit(object_, _TARGET if copies else _ADDRESSED)

    # --- variables -----------------------------------------------------------------------------------------------

    def _access(self, variable: Variable, token: int, becomes: int) -> None:
        if becomes == _NOTHING or token < 0 or self._unevaluated or not self._is_of_host(variable):
            return
        is_reference = variable.type is not None and isinstance(variable.type.skip_typerefs(), ReferenceType)
        if is_reference:
            becomes = _VALUE
        kind = "member" if _is_member(variable) else "variable"
        if variable.binding_of is not None:
            kind = "structured binding"
        name = EntityName(kind, self.names.entities.qualified(variable))
        at = max(self._reached, token)
        if becomes & _VALUE:
            self.found.append(Access(_READ, token, at, name))
        if becomes & _TARGET:
            self.found.append(Access(_WRITTEN, token, at, name))
        if becomes & _ADDRESSED:
            self.found.append(Access(_ADDRESS, token, at, name))

    def _is_of_host(self, variable: Variable) -> bool:
        known = self._hosts.get(variable)
        if known is None:
            known = self._hosts[variable] = self._lives_on_host(variable)
        return known

    def _lives_on_host(self, variable: Variable) -> bool:
        if not isinstance(variable.parent, (Namespace, ClassType)) or not variable.name:
            return False
        if variable.flags & (en.PARAMETER | en.THIS_PARAMETER) or not variable.declarations:
            return False
        if is_of_anonymous_union(self.engine, variable) or (variable.template is not None and _is_member(variable)):
            return False
        type_ = variable.type
        if is_texture(self.examined, type_):
            return False
        if type_ is None or variable.flags & en.CONSTEXPR_VARIABLE:
            return False
        if type_.qualifiers() & tk.CONST and not isinstance(type_.skip_typerefs(), ReferenceType):
            return False
        return not any(memory_spaces(one) for one in variable.declarations)


def _is_member(variable: Variable) -> bool:
    return isinstance(variable.parent, ClassType)


def _met_at(access: Access) -> tuple[int, int]:
    return access.met_at, access.place


def _start(node: e.Expression) -> int:
    return node.start
