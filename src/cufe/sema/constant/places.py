"""Glvalues of the evaluator: which object an expression designates ([expr.const], [basic.lval]), of which object that
is a part ([expr.dynamic.cast]), and which const objects are taken for constants.

What counts as such (observed): `const N n = {1};` of a namespace or class, and arrays of such or of const scalars;
neither variables of functions nor members of class templates, nor classes with mutable members or destructors that do
something."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.constants import Constant, StringConstant
from cufe.il.entities import THIS_PARAMETER, ClassType, Routine, Variable
from cufe.il.types import ArrayType, PointerType, ReferenceType, Type, VoidType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare, element

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator
    from cufe.sema.engine import Engine


#: operations that designate an object, and give its value where they are read
PLACES: Final = frozenset(
    (
        o.INDIRECT, o.SUBSCRIPT, o.REF_INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD, o.PM_FIELD, o.PM_POINTS_TO_FIELD,
        o.LVALUE_ADJUST, o.LVALUE_CAST, o.LVALUE, o.REF_CAST, o.ASSIGN, o.ADD_ASSIGN, o.SUBTRACT_ASSIGN,
        o.MULTIPLY_ASSIGN, o.DIVIDE_ASSIGN, o.REMAINDER_ASSIGN, o.SHIFTL_ASSIGN, o.SHIFTR_ASSIGN, o.AND_ASSIGN,
        o.OR_ASSIGN, o.XOR_ASSIGN, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN, o.PRE_INCR, o.PRE_DECR, o.REF_DYNAMIC_CAST,
    )
)  # fmt: skip
_SAME_PLACE: Final = frozenset((o.LVALUE_ADJUST, o.LVALUE_CAST, o.LVALUE, o.PARENS))
_CASTS: Final = frozenset((o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST, o.REF_CAST, o.CAST, o.CLASS_RVALUE_ADJUST))


class Places:
    """Evaluates expressions to the objects that they designate."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        #: by captured variables
        self._unreads: dict[Variable, Variable] = {}

    def of(self, expression: x.Expression, frame: ob.Frame) -> ob.PointerValue:
        """The object of a glvalue; a class prvalue becomes a temporary object."""
        if isinstance(expression, x.VariableExpression):
            if expression.flags & (x.TYPE_DEPENDENT | x.VALUE_DEPENDENT):
                raise Dependent
            cell = self.variable(expression.variable, frame)
            if expression.variable.binding is not None and isinstance(cell.value, ob.PointerValue):
                if isinstance(cell.type, ReferenceType):
                    # The name of a member that is a reference stands for what that refers to.
                    return cell.value
            return ob.pointer_to(cell)
        if isinstance(expression, x.Operation):
            return self._operation(expression, frame)
        if isinstance(expression, x.ConstantExpression):
            return self._literal(expression, expression.constant)
        if isinstance(expression, x.TempInit):
            return ob.pointer_to(self.hub.initialization.temporary(expression.init, expression.type, frame))
        if isinstance(expression, x.RoutineExpression):
            return ob.function_pointer(expression.routine)
        if isinstance(expression, x.ObjectLifetime):
            return self._lifetime(expression, frame)
        if isinstance(expression, (x.StatementExpression, x.ReuseValue, x.Condition, x.TypeQuery)):
            return self.materialised(self.hub.values.of(expression, frame), expression)
        value = self.hub.values.of(expression, frame)
        return self.materialised(value, expression)

    def _lifetime(self, expression: x.ObjectLifetime, frame: ob.Frame) -> ob.PointerValue:
        mark = len(frame.temporaries)
        place = self.of(expression.inner, frame)
        self.hub.calls.end_temporaries(frame, mark)
        return place

    def materialised(self, value: ob.Value, expression: x.Expression) -> ob.PointerValue:
        """A prvalue as a temporary object; what is a place already stays."""
        if isinstance(value, ob.ObjectValue):
            return ob.pointer_to(value.cell)
        if isinstance(value, ob.PointerValue) and not isinstance(bare(expression.type), PointerType):
            return value
        cell = self.hub.memory.new(expression.type)
        cell.const = False
        cell.value = value
        return ob.pointer_to(cell)

    def variable(self, variable: Variable, frame: ob.Frame) -> ob.Cell:
        """The object of a variable: a local one of the call, or one from outside of the evaluation."""
        cell = frame.cells.get(variable)
        if cell is not None:
            return cell
        if variable.binding_of is not None:
            return self._binding(variable, variable.binding_of, frame)
        return self.hub.outside(variable)

    def _binding(self, variable: Variable, hidden: Variable, frame: ob.Frame) -> ob.Cell:
        """The part of the hidden variable that a structured binding names ([dcl.struct.bind])."""
        memory = self.hub.memory
        whole = self.variable(hidden, frame)
        value = whole.value
        if isinstance(whole.type, ReferenceType) and isinstance(value, ob.PointerValue):
            whole = memory.target(value)
        if variable.binding_index < 0:
            raise Unknown("a structured binding without a place", variable.token)
        if whole.array:
            return memory.part(whole, variable.binding_index)
        if not isinstance(whole.type, ClassType):
            raise Unknown("a structured binding of something else", variable.token)
        if self.hub.engine.bindings.is_tuple(whole.type):
            return self._element(variable, hidden, frame)
        fields = memory.shape(whole.type).fields
        while not fields and isinstance(whole.type, ClassType):
            # The members are all those of one base class.
            bases = memory.shape(whole.type).bases
            if not bases:
                raise Unknown("a structured binding of a class without members", variable.token)
            whole = memory.base(whole, bases[0])
            assert isinstance(whole.type, ClassType)
            fields = memory.shape(whole.type).fields
        return memory.field(whole, fields[variable.binding_index])

    def _element(self, variable: Variable, hidden: Variable, frame: ob.Frame) -> ob.Cell:
        """The result of `get` for the hidden variable of a tuple-like structured binding."""
        engine = self.hub.engine
        reference = ob.Cell(engine.declare_types.variable_type(variable), None, 0)
        reference.value = self.of(engine.bindings.element(variable, hidden), frame)
        return reference

    def _literal(self, expression: x.ConstantExpression, constant: Constant) -> ob.PointerValue:
        if isinstance(constant, StringConstant):
            return ob.PointerValue(self.hub.string_object(constant), 0, False)
        return self.materialised(self.hub.reflection.value(constant), expression)

    # --- operations --------------------------------------------------------------------------------------------------

    def _operation(self, expression: x.Operation, frame: ob.Frame) -> ob.PointerValue:
        operation = expression.operation
        arguments = expression.arguments
        hub = self.hub
        if operation == o.REF_INDIRECT or operation == o.INDIRECT:
            captured = self._captured(arguments[0], frame)
            return captured if captured is not None else self._pointer(arguments[0], frame)
        if operation == o.DOT_FIELD:
            return self._field(self.of(arguments[0], frame), arguments[1])
        if operation == o.POINTS_TO_FIELD:
            captured = self._captured(expression, frame)
            if captured is not None:
                return captured
            return self._field(self._pointer(arguments[0], frame), arguments[1])
        if operation == o.SUBSCRIPT:
            return self._subscript(expression, frame)
        if operation in _SAME_PLACE:
            return self.of(arguments[0], frame)
        if operation in _CASTS:
            return self._cast(expression, frame)
        if operation == o.DOT_STATIC or operation == o.POINTS_TO_STATIC:
            hub.values.discard_object(arguments[0], frame)
            return self.of(arguments[1], frame)
        if operation == o.COMMA:
            hub.values.discard(arguments[0], frame)
            return self.of(arguments[1], frame)
        if operation == o.QUESTION:
            chosen = hub.values.branch(arguments, frame)
            return self.of(chosen, frame)
        if operation == o.PM_FIELD:
            return self._member_pointer(self.of(arguments[0], frame), arguments[1], frame)
        if operation == o.PM_POINTS_TO_FIELD:
            return self._member_pointer(self._pointer(arguments[0], frame), arguments[1], frame)
        if o.ASSIGN <= operation <= o.PSUBTRACT_ASSIGN or operation in (o.PRE_INCR, o.PRE_DECR):
            return hub.assignments.of(expression, frame)
        if operation == o.REF_DYNAMIC_CAST:
            return hub.dynamic.reference_cast(expression, frame)
        value = hub.values.of(expression, frame)
        return self.materialised(value, expression)

    def _captured(self, expression: x.Expression, frame: ob.Frame) -> ob.PointerValue | None:
        """What a member of a closure from outside refers to where it was captured by reference, or an object in its
        place whose value is not known."""
        if not isinstance(expression, x.Operation) or expression.operation != o.POINTS_TO_FIELD:
            return None
        this, member = expression.arguments
        if not isinstance(this, x.VariableExpression) or not this.variable.flags & THIS_PARAMETER:
            return None
        pointer = bare(this.type)
        cls = bare(pointer.target) if isinstance(pointer, PointerType) else None
        node = cls.closure if isinstance(cls, ClassType) else None
        if not isinstance(node, x.LambdaNode) or this.variable in frame.cells:
            return None
        for capture in node.captures:
            if isinstance(member, x.FieldExpression) and capture.field is member.field and capture.variable is not None:
                type_ = self.hub.engine.declare_types.variable_type(capture.variable)
                if not isinstance(type_.canonical, ReferenceType):
                    return ob.pointer_to(self.hub.outside(self._unread(capture.variable, type_)))
                value = self.hub.memory.load(ob.pointer_to(self.variable(capture.variable, frame)))
                return value if isinstance(value, ob.PointerValue) else None
        return None

    def _unread(self, variable: Variable, type_: Type) -> Variable:
        """A variable in the place of one that is captured, constant or not: of a copy no value is known (observed)."""
        made = self._unreads.get(variable)
        if made is None:
            made = self._unreads[variable] = Variable(variable.name, variable.token, variable.parent)
            made.type = self.hub.engine.types.unqualified(type_)
        return made

    def _pointer(self, expression: x.Expression, frame: ob.Frame) -> ob.PointerValue:
        value = self.hub.values.of(expression, frame)
        if isinstance(value, ob.PointerValue):
            return value
        raise Unknown("a pointer is expected", expression.token)

    def _field(self, object_: ob.PointerValue, member: x.Expression) -> ob.PointerValue:
        if isinstance(member, x.FieldExpression):
            type_ = self.hub.engine.declare_types.field_type(member.field)
            if object_.is_number() and not isinstance(type_.skip_typerefs(), ReferenceType):
                return self.hub.pointers.shifted(object_, self.hub.engine.layout.member_offset(member.field))
            cell = self.hub.memory.field(self.hub.memory.target(object_), member.field)
            return ob.pointer_to(cell)
        raise Unknown("a field is expected", member.token)

    def _subscript(self, expression: x.Operation, frame: ob.Frame) -> ob.PointerValue:
        first, second = expression.arguments
        left = self.hub.values.of(first, frame)
        right = self.hub.values.of(second, frame)
        if isinstance(left, ob.IntegerValue):
            left, right = right, left
        if isinstance(left, ob.PointerValue) and isinstance(right, ob.IntegerValue):
            if left.part:
                size = self.hub.engine.layout.size(expression.type)
                return self.hub.pointers.shifted(left, right.value * size)
            return self.hub.pointers.advanced(left, right.value)
        raise Unknown("subscript of something that is no pointer", expression.token)

    def _cast(self, expression: x.Operation, frame: ob.Frame) -> ob.PointerValue:
        """A glvalue cast to a base or derived class, or to a reference type."""
        inner = expression.arguments[0]
        is_place = expression.operation == o.REF_CAST
        if not is_place and isinstance(bare(expression.type), PointerType) and expression.category == x.PRVALUE:
            return self.materialised(self.hub.values.of(expression, frame), expression)
        place = self.of(inner, frame)
        target = bare(expression.type)
        if isinstance(target, ReferenceType):
            target = bare(target.target)
        if isinstance(target, ClassType):
            if place.is_number():
                return self.hub.pointers.converted(place, bare(inner.type), target)
            cell = self.hub.memory.target(place)
            if cell.type is not target:
                return ob.pointer_to(self.hub.memory.as_class(cell, target))
            return place
        source = bare(inner.type)
        if source is not target and not isinstance(target, ArrayType) and place.cell is not None:
            self.hub.pointers.check_reinterpret(inner.type, expression.type)
        return place

    def _member_pointer(self, object_: ob.PointerValue, member: x.Expression, frame: ob.Frame) -> ob.PointerValue:
        value = self.hub.values.of(member, frame)
        if not isinstance(value, ob.MemberPointerValue):
            raise Unknown("a pointer to member is expected", member.token)
        if value.member is None:
            raise IllFormed("attempt to dereference a null pointer-to-member (data member)")
        return ob.pointer_to(self.hub.pointers.member(self.hub.memory.target(object_), value))


class ConstObjects:
    """Tells which const objects are taken for constants, and remembers the answer."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[ClassType, bool] = {}

    def is_known(self, variable: Variable, type_: Type) -> bool:
        """Whether the parts of a variable count as constants, if its initialiser is one."""
        parent = variable.parent
        if variable.flags & (en.PARAMETER | en.CONSTEXPR_VARIABLE) or isinstance(parent, Routine):
            return False
        if isinstance(parent, ClassType) and parent.template is not None:
            return False
        array = type_.skip_typerefs()
        is_array = isinstance(array, ArrayType)
        while isinstance(array, ArrayType):
            type_ = array.element
            array = type_.skip_typerefs()
        qualifiers = type_.qualifiers()
        cls = bare(type_)
        if not qualifiers & tk.CONST or qualifiers & tk.VOLATILE:
            return False
        if not isinstance(cls, ClassType):
            return is_array and not type_.dependent
        return not cls.dependent and self._stays(cls)

    def _stays(self, cls: ClassType) -> bool:
        """Whether a const object of a class never changes: nothing in it is mutable, or to be destroyed."""
        known = self._known.get(cls)
        if known is None:
            classes = self.engine.classes
            parts = [element(self.engine.declare_types.field_type(field)) for field in classes.fields(cls)]
            known = not any(field.mutable for field in classes.fields(cls))
            known = known and self.engine.objects.trivially_destructible(cls)
            known = known and all(self._stays(base.type) for base in classes.bases(cls))
            known = known and all(self._stays(part) for part in parts if isinstance(part, ClassType))
            self._known[cls] = known
        return known


#: operations that lead from an object, or a pointer into it, to a part of it
_STEPS: Final = frozenset(
    (
        o.DOT_FIELD, o.POINTS_TO_FIELD, o.INDIRECT, o.REF_INDIRECT, o.SUBSCRIPT, o.ADDRESS_OF, o.ARRAY_TO_POINTER,
        o.PADD, o.PSUBTRACT, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST, o.LVALUE_ADJUST, o.REF_CAST, o.CAST,
    )
)  # fmt: skip

_INDEXED: Final = frozenset((o.SUBSCRIPT, o.PADD, o.PSUBTRACT))


def root(place: x.Expression) -> x.Expression:
    """The innermost operand of operations on a place: a variable, a constant, a call, a temporary, ..."""
    at = place
    while isinstance(at, x.Operation) and at.operation in _STEPS:
        at = at.arguments[0]
    return at


def names_an_object(place: x.Expression) -> bool:
    """Whether it is a variable or a member of one, so that to say which has no effect."""
    at = place
    while isinstance(at, x.Operation) and at.operation in _STEPS - _INDEXED:
        at = at.arguments[0]
    return isinstance(at, x.VariableExpression)


def innermost_reference(place: x.Expression) -> x.Operation | None:
    """The reference that the operations on a place start from, where they start from one."""
    found: x.Operation | None = None
    at = place
    while isinstance(at, x.Operation) and at.operation in _STEPS:
        found = at
        at = at.arguments[0]
    return found if found is not None and found.operation == o.REF_INDIRECT else None


def reads_element(value: x.Expression) -> bool:
    """Whether an element of an array is read in it, outside of what is a constant already."""
    stack = [value]
    while stack:
        at = stack.pop()
        if isinstance(at, x.Operation):
            if at.operation == o.SUBSCRIPT and at.category == x.PRVALUE:
                return True
            stack += at.arguments
    return False


class DynamicCasts(EvaluatorPart):
    def pointer_cast(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        """A cast of pointers: null where the object is none of the class."""
        value = self.hub.values.of(expression.arguments[0], frame)
        target = bare(expression.type)
        if not isinstance(value, ob.PointerValue) or not isinstance(target, PointerType):
            raise Unknown("a dynamic cast", expression.token)
        if value.is_null():
            return value
        whole = self.hub.memory.most_derived(self.hub.memory.target(value))
        cls = bare(target.target)
        if isinstance(cls, VoidType):
            return ob.pointer_to(whole)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        try:
            return ob.pointer_to(self.hub.memory.as_class(whole, cls))
        except IllFormed:
            return ob.null_pointer()

    def reference_cast(self, expression: x.Operation, frame: ob.Frame) -> ob.PointerValue:
        """A cast of references: ill-formed in a constant expression where it would throw."""
        place = self.hub.places.of(expression.arguments[0], frame)
        whole = self.hub.memory.most_derived(self.hub.memory.target(place))
        cls = bare(expression.type)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        return ob.pointer_to(self.hub.memory.as_class(whole, cls))
