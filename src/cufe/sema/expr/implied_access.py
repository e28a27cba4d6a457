"""What an unevaluated operand uses without naming it: constructors, destructors, operators, conversion functions, and
the base classes that it converts to.  Where a template's arguments are put in, a function that may not be called or is
deleted makes the substitution fail, and so does a base class that is not accessible ([temp.deduct]/8)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import (
    COMPILER_GENERATED,
    CONVERSION_CALL,
    DEFAULT_ARGUMENT,
    IMPLICIT_MEMBER_NAMING,
    OPERATOR_SYNTAX,
    PRVALUE,
    STATIC_CAST,
    Expression,
    NewDelete,
    Operation,
    RoutineExpression,
)
from cufe.il.initialisation import DynamicInit
from cufe.il.types import MemberPointerType, PointerType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import IllFormed
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_TO_BASE: Final = (o.BASE_CLASS_CAST, o.PM_BASE_CLASS_CAST, o.DYNAMIC_CAST, o.REF_DYNAMIC_CAST, o.REF_CAST)
_TO_DERIVED: Final = (o.DERIVED_CLASS_CAST, o.PM_DERIVED_CLASS_CAST)
_ADJUSTMENTS: Final = (o.BASE_CLASS_CAST, o.LVALUE_ADJUST)
_CHECKED: Final = COMPILER_GENERATED | STATIC_CAST


class ImpliedAccess(Walk):
    """Reads one operand; raises `IllFormed` at the first function that may not be called."""

    def __init__(self, engine: "Engine", context: Context) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.context: Context = context
        #: conversions of objects to the classes of the operators that are called on them
        self._objects: set[Expression] = set()

    def result(self, operand: Expression) -> None:
        """The object that an operand makes; `decltype` alone leaves that of a call alone ([dcl.type.decltype]/2)."""
        if operand.category == PRVALUE and class_of(operand.type) is not None:
            self._called(self.engine.objects.destructor(operand.type), operand.token)

    def visit(self, node: Node) -> Node:
        if isinstance(node, DynamicInit):
            self._called(node.routine, node.token)
            self._called(node.destructor, node.token)
        elif isinstance(node, NewDelete):
            self._called(node.destructor, node.token)
        elif isinstance(node, Operation):
            if node.flags & (OPERATOR_SYNTAX | CONVERSION_CALL):
                self._operator(node)
            elif node.operation in _TO_BASE or node.operation in _TO_DERIVED:
                self._related(node)
        return node

    def skips(self, node: Node) -> bool:
        if isinstance(node, Operation) and node.flags & (OPERATOR_SYNTAX | CONVERSION_CALL):
            self._object(node)
        # A default argument uses what the function that it belongs to may use.
        return isinstance(node, Expression) and bool(node.flags & DEFAULT_ARGUMENT)

    def _object(self, node: Operation) -> Expression | None:
        """The object of a member operator as it was written: its base class is converted to for the member's sake."""
        if len(node.arguments) < 2 or not isinstance(node.arguments[0], RoutineExpression):
            return None
        object_ = node.arguments[1]
        if class_of(object_.type) is not node.arguments[0].routine.parent:
            return None
        while isinstance(object_, Operation) and object_.operation in _ADJUSTMENTS:
            self._objects.add(object_)
            object_ = object_.arguments[0]
        return object_

    def _operator(self, node: Operation) -> None:
        """A member operator or conversion function; one of a base class may have been published by a
        using-declaration."""
        callee = node.arguments[0] if node.arguments else None
        object_ = self._object(node)
        if object_ is None or not isinstance(callee, RoutineExpression):
            return
        named_in = class_of(object_.type)
        if named_in is None or named_in is callee.routine.parent:
            self._called(callee.routine, node.token)
            return
        found = self.engine.names.members(named_in, callee.routine.name)
        if found is not None and self.engine.access.is_denied(found, named_in, self.context):
            raise IllFormed(f'"{callee.routine.name}" is inaccessible', node.token)

    def _related(self, node: Operation) -> None:
        """A conversion between a class and its base class; a cast in C notation takes any ([expr.cast]/4)."""
        dynamic = node.operation in (o.DYNAMIC_CAST, o.REF_DYNAMIC_CAST)
        if not (dynamic or node.flags & _CHECKED) or node.flags & IMPLICIT_MEMBER_NAMING or node in self._objects:
            return
        source = node.arguments[0]
        while isinstance(source, Operation) and _is_step(source):
            source = source.arguments[0]
        derived, base = _class_of(source.type), _class_of(node.type)
        if node.operation in _TO_DERIVED:
            derived, base = base, derived
        if derived is not None and base is not None and self.engine.derivation.derives(derived, base):
            if self.engine.access.is_base_denied(derived, base, self.context):
                raise IllFormed(f'base class "{base.name}" is inaccessible', node.token)

    def _called(self, routine: Routine | None, token: int) -> None:
        cls = routine.parent if routine is not None else None
        if routine is not None and isinstance(cls, ClassType):
            if self.engine.conversions.lists.element_type(cls) is not None:
                # A list makes its `std::initializer_list` whatever access that gives ([dcl.init.list]/5).
                return
            if self.engine.implicit.is_deleted_routine(routine):
                raise IllFormed(f'"{routine.name}" is deleted', token)
            if self.engine.access.is_routine_denied(routine, cls, self.context):
                raise IllFormed(f'"{routine.name}" is inaccessible', token)


def _is_step(cast: Operation) -> bool:
    """Whether a conversion is one on the way to a class further up: only the last has the cast's place and flags."""
    if cast.operation != o.BASE_CLASS_CAST or cast.flags & _CHECKED or cast.lvalue_type is not None:
        return False
    return cast.token < 0 or class_of(cast.type) is not None


def _class_of(type_: Type) -> ClassType | None:
    """The class of an object, of what a pointer points to, or of the members that a pointer to members points to."""
    found = bare(type_)
    if isinstance(found, PointerType):
        return class_of(bare(found.target))
    return class_of(bare(found.owner) if isinstance(found, MemberPointerType) else found)
