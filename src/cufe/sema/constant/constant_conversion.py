"""Between constants of the typed graph and values of the evaluator."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import type_kinds as tk
from cufe.il.entities import MANAGED_VARIABLE, ClassType, EnumType, Field
from cufe.il.entity import Entity
from cufe.il.floating import Floating
from cufe.il.types import ArrayType, ComplexType, IntegerType, MemberPointerType, PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.constant.reasons import ADDRESS_OF, value_of
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator

#: elements of an array that is written down whole
_MANY: Final = 1 << 16


class Reflection:
    """Turns constants into values and back."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        #: temporaries that are being written down
        self._open: list[ob.Cell] = []

    # --- constants to values -----------------------------------------------------------------------------------------

    def value(self, constant: c.Constant) -> ob.Value:
        """The value of a constant; Dependent for one that depends on a template parameter."""
        if isinstance(constant, c.IntegerConstant):
            found = bare(constant.type)
            if isinstance(found, (PointerType, MemberPointerType)):
                return self._null(found, constant.value)
            return ob.IntegerValue(constant.value)
        if isinstance(constant, c.FloatConstant):
            return ob.FloatingValue(Floating(constant.numerator, constant.scale, constant.special))
        if isinstance(constant, c.AddressConstant):
            return self._address(constant)
        if isinstance(constant, c.MemberPointerConstant):
            return ob.MemberPointerValue(constant.member)
        if isinstance(constant, c.AggregateConstant):
            cell = self.hub.memory.new(constant.type)
            self.hub.initialization.constant(cell, constant, ob.Frame(True))
            return ob.ObjectValue(cell)
        if isinstance(constant, c.ComplexConstant):
            return ob.ComplexValue(self.value(constant.real), self.value(constant.imaginary))
        if constant.kind == c.CK_VOID:
            return ob.VoidValue()
        if isinstance(constant, c.TemplateParamConstant) or constant.dependent:
            raise Dependent
        raise Unknown("a constant that the evaluator does not know")

    def _null(self, type_: Type, number: int) -> ob.Value:
        if isinstance(type_, MemberPointerType):
            return ob.MemberPointerValue(None)
        made = ob.null_pointer()
        made.number = number
        made.written = number == 0
        return made

    def _address(self, constant: c.AddressConstant) -> ob.Value:
        if constant.routine is not None:
            return ob.function_pointer(constant.routine)
        cell: ob.Cell | None = None
        if constant.variable is not None:
            cell = self.hub.outside(constant.variable)
        elif isinstance(constant.temporary, ob.Cell):
            cell = constant.temporary
        elif isinstance(constant.constant, c.StringConstant):
            cell = self.hub.string_object(constant.constant)
        if cell is None:
            made = ob.null_pointer()
            made.number = constant.offset
            return made
        place = ob.pointer_to(cell)
        for step in constant.path:
            target = self.hub.memory.target(place)
            if isinstance(step.entity, Field):
                place = ob.pointer_to(self.hub.memory.field(target, step.entity))
            elif isinstance(step.entity, ClassType):
                place = ob.pointer_to(self.hub.memory.as_class(target, step.entity))
            else:
                place = ob.PointerValue(target, step.index, True)
        return self.hub.pointers.advanced(place, constant.offset)

    # --- values to constants -----------------------------------------------------------------------------------------

    def constant(self, value: ob.Value, type_: Type) -> c.Constant:
        """The value as a constant of the type; IllFormed where it cannot be one ([expr.const]/11)."""
        if isinstance(value, ob.IntegerValue):
            return self._integer(value, type_)
        if isinstance(value, ob.FloatingValue):
            return c.FloatConstant(type_, value.value.numerator, value.value.scale, value.value.special)
        if isinstance(value, ob.PointerValue):
            return self._pointer(value, type_)
        if isinstance(value, ob.MemberPointerValue):
            return c.MemberPointerConstant(type_, value.member, True)
        if isinstance(value, ob.ObjectValue):
            return self.object(value.cell, type_)
        if isinstance(value, ob.ComplexValue):
            found = bare(type_)
            element = found.element if isinstance(found, ComplexType) else type_
            return c.ComplexConstant(type_, self.constant(value.real, element), self.constant(value.imaginary, element))
        return c.Constant(c.CK_VOID, type_)

    def _integer(self, value: ob.IntegerValue, type_: Type) -> c.Constant:
        return c.IntegerConstant(type_, value.value)

    def _pointer(self, value: ob.PointerValue, type_: Type) -> c.Constant:
        if value.routine is not None:
            made = c.AddressConstant(type_, c.ABK_ROUTINE)
            made.routine = value.routine
            return made
        if value.cell is None:
            made = c.AddressConstant(type_, c.ABK_VARIABLE)
            made.offset = value.number
            return made
        if isinstance(bare(type_), (PointerType, ReferenceType)):
            type_ = type_.skip_typerefs()
        root = value.cell.root()
        if not value.cell.is_alive():
            raise IllFormed("attempt to access expired storage")
        if root.heap:
            raise IllFormed("some dynamic allocations were not deallocated")
        if root.string is not None:
            made = c.AddressConstant(type_, c.ABK_CONSTANT)
            made.constant = root.string
        elif root.frozen and root.variable is not None:
            if root.variable.is_automatic() or root.variable.flags & MANAGED_VARIABLE:
                # Memory for a managed variable is found at run-time.
                raise value_of(root.variable, ADDRESS_OF)
            made = c.AddressConstant(type_, c.ABK_VARIABLE)
            made.variable = root.variable
        else:
            made = c.AddressConstant(type_, c.ABK_TEMPORARY)
            made.temporary = root
            if any(root is cell for cell in self._open):
                raise Unknown("a temporary object that holds its own address")
            self._open.append(root)
            try:
                made.constant = self.object(root, root.type)
            finally:
                self._open.pop()
        made.path = self._path(value.cell)
        if not value.element:
            made.offset = value.index
        elif value.index < self.hub.memory.count(value.cell):
            made.path.append(c.PathStep(None, value.index))
        else:
            # One past the end counts from the last element that there is.
            count = value.index
            made.path.append(c.PathStep(None, max(count - 1, 0)))
            made.offset = 1 if count else 0
        return made

    def _path(self, cell: ob.Cell) -> list[c.PathStep]:
        """The steps from the complete object to a subobject."""
        steps: list[c.PathStep] = []
        at = cell
        while at.parent is not None:
            steps.insert(0, self._step(at, at.parent))
            at = at.parent
        return steps

    def _step(self, cell: ob.Cell, parent: ob.Cell) -> c.PathStep:
        if not isinstance(parent.type, ClassType):
            return c.PathStep(None, cell.index)
        shape = self.hub.memory.shape(parent.type)
        entity: Entity
        if cell.index < len(shape.bases):
            entity = shape.bases[cell.index].type
        else:
            entity = shape.fields[cell.index - len(shape.bases)]
        return c.PathStep(entity, cell.index)

    def object(self, cell: ob.Cell, type_: Type) -> c.Constant:
        """An object with all its parts; each must have a value, which knows no typedef names any more."""
        if cell.parts is None:
            value = self.hub.memory.read(cell)
            if isinstance(value, ob.PointerValue) and value.is_null() and (value.written or cell.fill == ob.ZERO):
                # Nobody wrote this null pointer, or a zero.
                return c.IntegerConstant(type_, 0)
            return self.constant(value, type_)
        made = c.AggregateConstant(type_, [])
        memory = self.hub.memory
        found = type_.skip_typerefs()
        if isinstance(found, ClassType) and found.kind == tk.TK_UNION:
            if cell.active >= 0:
                shape = memory.shape(found)
                field = shape.fields[cell.active - len(shape.bases)]
                made.member = field
                part = memory.part(cell, cell.active)
                made.elements.append(self.object(part, self.hub.engine.declare_types.field_type(field)))
            return made
        if isinstance(found, ArrayType):
            for index in range(self._element_count(cell)):
                made.elements.append(self.object(memory.part(cell, index), _plain(found.element)))
            return made
        if isinstance(found, ClassType):
            shape = memory.shape(found)
            for index, base in enumerate(shape.bases):
                made.elements.append(self.object(memory.part(cell, index), base.type))
            for field in shape.fields:
                part = memory.part(cell, shape.field_index[field])
                made.elements.append(self.object(part, _plain(self.hub.engine.declare_types.field_type(field))))
        return made

    def _element_count(self, cell: ob.Cell) -> int:
        """All elements of an array are written down, unless there are very many and the rest is zero."""
        count = self.hub.memory.count(cell)
        parts = cell.parts
        assert parts is not None
        return count if cell.fill != ob.ZERO or count <= _MANY else min(count, len(parts))


def _plain(type_: Type) -> Type:
    """A scalar's type without typedef names; any other type as it is."""
    found = bare(type_)
    return found if isinstance(found, (IntegerType, EnumType, PointerType)) else type_
