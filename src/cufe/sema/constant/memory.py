"""Reading and writing objects of the evaluator, with the checks of [expr.const]: what is not allowed is `IllFormed`;
and `new`, `delete` and `std::allocator` in constant expressions ([expr.const]/5.18, C++20)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import BaseClass, ClassType, EnumType, Field, Namespace, Routine
from cufe.il.floating import Floating
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.constant.reasons import NOT_INTERPRETED, PAST_ARRAY, RUN_TIME_STORAGE, NotConstant
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator
    from cufe.sema.engine import Engine


#: bytes of the largest object that is evaluated (observed front-end 15.3)
LARGEST_OBJECT: Final = 64 << 20


class Shape:
    """The parts of a class object: direct bases, then named fields."""

    def __init__(self, bases: list[BaseClass], fields: list[Field], is_union: bool) -> None:
        self.bases: list[BaseClass] = bases
        self.fields: list[Field] = fields
        self.is_union: bool = is_union
        self.field_index: dict[Field, int] = {}
        for index, field in enumerate(fields):
            self.field_index[field] = len(bases) + index


class Memory:
    """Makes, reads and writes cells."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._shapes: dict[ClassType, Shape] = {}

    def shape(self, cls: ClassType) -> Shape:
        known = self._shapes.get(cls)
        if known is None:
            self.engine.classes.require_complete(cls, -1)
            bases = self.engine.classes.bases(cls)
            if any(base.virtual for base in bases):
                raise IllFormed("a class with virtual base classes is no literal type")
            fields = [field for field in self.engine.classes.fields(cls) if field.name or field.anonymous]
            known = Shape(bases, fields, cls.kind == tk.TK_UNION)
            self._shapes[cls] = known
        return known

    # --- cells -------------------------------------------------------------------------------------------------------

    def new(self, type_: t.Type, parent: ob.Cell | None = None, index: int = 0) -> ob.Cell:
        """A cell for an object of the type, without a value."""
        found = bare(type_)
        made = ob.Cell(found, parent, index)
        made.const = bool(type_.qualifiers() & tk.CONST)
        if isinstance(found, t.ArrayType):
            if found.count < 0:
                raise IllFormed("an array of unknown bound has no value")
            if parent is None and found.count > LARGEST_OBJECT // max(self.engine.layout.storage(found.element), 1):
                raise IllFormed("type too large for constant-expression evaluation")
            made.array = True
            made.parts = []
        elif isinstance(found, ClassType):
            made.parts = []
        elif isinstance(found, t.VectorType):
            raise Unknown("a vector in a constant expression")
        return made

    def frame_of(self, type_: t.Type) -> ob.Cell:
        """A cell for an object that may be incomplete: its address alone is used then."""
        found = bare(type_)
        if isinstance(found, t.ArrayType) and found.count < 0:
            made = ob.Cell(found, None, 0)
            made.array = True
            made.parts = []
            return made
        return self.new(type_)

    def count(self, cell: ob.Cell) -> int:
        """How many parts an object has."""
        type_ = cell.type
        if isinstance(type_, t.ArrayType):
            if type_.count < 0:
                raise IllFormed("an array of unknown bound")
            return type_.count
        if isinstance(type_, ClassType):
            shape = self.shape(type_)
            return len(shape.bases) + len(shape.fields)
        return 0

    def part(self, cell: ob.Cell, index: int) -> ob.Cell:
        """A part of an array or class object; it is made when it is first asked for."""
        parts = cell.parts
        assert parts is not None
        while len(parts) <= index:
            parts.append(None)
        known = parts[index]
        if known is not None:
            return known
        type_ = cell.type
        if isinstance(type_, t.ArrayType):
            made = self.new(type_.element, cell, index)
        else:
            assert isinstance(type_, ClassType)
            shape = self.shape(type_)
            count = len(shape.bases)
            if index < count:
                made = self.new(shape.bases[index].type, cell, index)
                made.base = True
            else:
                field = shape.fields[index - count]
                made = self.new(self.engine.declare_types.field_type(field), cell, index)
                made.mutable = field.mutable
        made.fill = cell.fill
        if cell.fill == ob.ZERO and not made.array and made.parts is None:
            made.value = self.zero_value(made.type)
        if cell.fill == ob.ZERO and isinstance(made.type, ClassType) and made.type.kind == tk.TK_UNION:
            made.active = 0 if self.count(made) else -1
        parts[index] = made
        return made

    def field(self, cell: ob.Cell, field: Field) -> ob.Cell:
        """The subobject of a field; also where the class of the field is a base of the cell's, or the cell is one."""
        owner = field.parent
        assert isinstance(owner, ClassType)
        object_ = self._inside_anonymous(cell, owner)
        if object_ is None:
            object_ = self.as_class(cell, owner)
        assert isinstance(object_.type, ClassType)
        index = self.shape(object_.type).field_index.get(field, -1)
        if index < 0:
            raise Unknown(f"field {field.name} is not found in its class")
        return self.part(object_, index)

    def _inside_anonymous(self, cell: ob.Cell, owner: ClassType) -> ob.Cell | None:
        """The object of an anonymous union in `cell` whose class is `owner`."""
        if not isinstance(cell.type, ClassType):
            return None
        shape = self.shape(cell.type)
        for field in shape.fields:
            if field.anonymous:
                inner = self.part(cell, shape.field_index[field])
                if inner.type is owner.canonical:
                    return inner
                deeper = self._inside_anonymous(inner, owner)
                if deeper is not None:
                    return deeper
        return None

    def as_class(self, cell: ob.Cell, owner: ClassType) -> ob.Cell:
        """The object as one of its base classes, or as the derived class whose base subobject it is."""
        target = owner.canonical
        if cell.type is target:
            return cell
        if isinstance(cell.type, ClassType) and isinstance(target, ClassType):
            path = self.engine.classes.base_path(cell.type, target)
            if path is not None:
                for step in path:
                    cell = self.base(cell, step)
                return cell
        at: ob.Cell | None = cell
        while at is not None and at.base:
            at = at.parent
            if at is not None and at.type is target:
                return at
        raise IllFormed("the object is not one of the class")

    def base(self, cell: ob.Cell, step: BaseClass) -> ob.Cell:
        """The subobject of a direct base class."""
        assert isinstance(cell.type, ClassType)
        shape = self.shape(cell.type)
        for index, base in enumerate(shape.bases):
            if base.type is step.type:
                return self.part(cell, index)
        raise Unknown("base class is not found")

    def most_derived(self, cell: ob.Cell) -> ob.Cell:
        """The object whose base class subobject this is ([intro.object])."""
        while cell.base and cell.parent is not None:
            cell = cell.parent
        return cell

    # --- the cell of a pointer ---------------------------------------------------------------------------------------

    def target(self, place: ob.PointerValue) -> ob.Cell:
        """The object that a glvalue or pointer designates; IllFormed where there is none."""
        cell = place.cell
        if cell is None:
            raise NotConstant(RUN_TIME_STORAGE, "attempt to access run-time storage")
        if place.element:
            count = self.count(cell)
            if place.index >= count:
                cause = f"attempt to access storage one position past the end of an array of {count} elements"
                raise NotConstant(PAST_ARRAY, cause, numbers=(count,))
            return self.part(cell, place.index)
        if place.index != 0:
            raise IllFormed("attempt to access storage one position past the end of an object")
        return cell

    # --- reading -----------------------------------------------------------------------------------------------------

    def load(self, place: ob.PointerValue) -> ob.Value:
        """[conv.lval]; a function stands for its address ([conv.func])."""
        if place.routine is not None:
            return place
        return self.read(self.target(place))

    def read(self, cell: ob.Cell) -> ob.Value:
        """The value of an object; that of a class or array is a copy."""
        self._check(cell)
        if cell.parts is not None:
            return ob.ObjectValue(self.copy_of(cell))
        value = cell.value
        if value is None:
            if cell.fill == ob.ZERO:
                return self.zero_value(cell.type)
            raise IllFormed("access to uninitialized object")
        return value

    def _check(self, cell: ob.Cell) -> None:
        """Whether an object may be read: alive, its value known, members of unions active."""
        at = cell
        while True:
            if not at.alive:
                raise IllFormed("attempt to access expired storage")
            parent = at.parent
            if parent is None:
                break
            if isinstance(parent.type, ClassType) and parent.type.kind == tk.TK_UNION and parent.active != at.index:
                root = parent.root()
                if root.frozen and not root.opened:
                    self.engine.evaluator.open(root)
                if parent.active != at.index:
                    raise IllFormed("invalid access to inactive member of union")
            at = parent
        if at.frozen and not at.opened:
            self.engine.evaluator.open(at)

    def read_check(self, cell: ob.Cell) -> None:
        """Whether an object may be copied as a whole."""
        self._check(cell)

    def copy_of(self, cell: ob.Cell) -> ob.Cell:
        made = self.new(cell.type)
        self.assign(made, cell)
        return made

    def assign(self, target: ob.Cell, source: ob.Cell) -> None:
        """Makes `target` hold what `source` holds, part by part; a bitwise copy where the language says so."""
        root = source.root()
        if root.frozen and not root.opened:
            self.engine.evaluator.open(root)
        target.fill = source.fill
        target.active = source.active
        if source.parts is None or target.parts is None:
            target.value = source.value
            return
        for index, part in enumerate(source.parts):
            if part is not None:
                self.assign(self.part(target, index), part)
        for index in range(len(source.parts), len(target.parts)):
            stale = target.parts[index]
            if stale is not None:
                self.clear(stale, source.fill)

    def clear(self, cell: ob.Cell, fill: int) -> None:
        """Takes the value of an object away, or makes it zero."""
        cell.fill = fill
        cell.value = None
        cell.active = -1
        if cell.parts is not None:
            for part in cell.parts:
                if part is not None:
                    self.clear(part, fill)
            if fill == ob.ZERO and isinstance(cell.type, ClassType) and cell.type.kind == tk.TK_UNION:
                cell.active = 0 if self.count(cell) else -1
        elif fill == ob.ZERO:
            cell.value = self.zero_value(cell.type)

    def zero(self, cell: ob.Cell) -> None:
        """Zero-initialisation ([dcl.init])."""
        self.clear(cell, ob.ZERO)

    def zero_value(self, type_: t.Type) -> ob.Value:
        """The zero of a scalar type."""
        found = bare(type_)
        if isinstance(found, (t.IntegerType, EnumType)):
            return ob.IntegerValue(0)
        if isinstance(found, t.FloatType):
            return ob.FloatingValue(Floating(0, 0))
        if isinstance(found, (t.PointerType, t.NullptrType, t.ReferenceType)):
            return ob.null_pointer()
        if isinstance(found, t.MemberPointerType):
            return ob.MemberPointerValue(None)
        if isinstance(found, t.ComplexType):
            return ob.ComplexValue(self.zero_value(found.element), self.zero_value(found.element))
        raise Unknown("zero of an unknown type")

    # --- writing -----------------------------------------------------------------------------------------------------

    def store(self, place: ob.PointerValue, value: ob.Value) -> None:
        """Assignment to an object ([expr.ass]): it must be alive, not const and part of this evaluation."""
        cell = self.target(place)
        self.check_modifiable(cell)
        self.activate(cell)
        self.set(cell, value)

    def check_modifiable(self, cell: ob.Cell) -> None:
        if not cell.is_alive():
            raise IllFormed("attempt to access expired storage")
        if cell.root().frozen:
            raise IllFormed("attempt to access run-time storage")
        if cell.is_const():
            raise IllFormed("attempt to modify const storage")

    def activate(self, cell: ob.Cell) -> None:
        """Makes the members of unions around an object active ([class.union]/6)."""
        at = cell
        while at.parent is not None:
            parent = at.parent
            if isinstance(parent.type, ClassType) and parent.type.kind == tk.TK_UNION and parent.active != at.index:
                if parent.active >= 0 and self.engine.language.standard < 2020:
                    raise IllFormed("invalid access to inactive member of union")
                parent.active = at.index
            at = parent

    def set(self, cell: ob.Cell, value: ob.Value) -> None:
        """Gives an object its value, without checks."""
        if isinstance(value, ob.ObjectValue):
            self.assign(cell, value.cell)
        else:
            cell.value = value
            cell.fill = ob.UNINITIALIZED

    def decay(self, cell: ob.Cell) -> ob.PointerValue:
        """A pointer to the first element of an array."""
        if not cell.array:
            raise Unknown("an array is expected")
        return ob.PointerValue(cell, 0, True)

    def place(self, cell: ob.Cell) -> ob.PointerValue:
        return ob.pointer_to(cell)


_SINCE: Final = 2020
_NO_LEAK: Final = "some dynamic allocations were not deallocated"


class Allocations:
    """Objects with dynamic storage duration; all must be gone at the end of the evaluation."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        self.count: int = 0

    def check(self) -> None:
        """At the end of an evaluation."""
        if self.count:
            raise IllFormed(_NO_LEAK)

    def of(self, expression: x.NewDelete, frame: ob.Frame) -> ob.Value:
        if not expression.is_new:
            return self._delete(expression, frame)
        if expression.arguments and not self._is_plain(expression):
            return self._placement(expression, frame)
        if self.hub.engine.language.standard < _SINCE:
            raise NotConstant(NOT_INTERPRETED, "expression cannot be interpreted", expression.token)
        type_ = self._type(expression, frame)
        cell = self.hub.memory.new(type_)
        cell.heap = True
        cell.array_allocation = expression.is_array
        self.count += 1
        self._initialise(cell, expression, frame)
        return ob.PointerValue(cell, 0, True) if cell.array else ob.pointer_to(cell)

    def _is_plain(self, expression: x.NewDelete) -> bool:
        return not any(isinstance(bare(argument.type), t.PointerType) for argument in expression.arguments)

    def _type(self, expression: x.NewDelete, frame: ob.Frame) -> t.Type:
        type_ = expression.object_type
        if type_ is None:
            raise Unknown("the type of a new-expression", expression.token)
        if not expression.is_array or expression.count is None:
            return type_
        count = self.hub.values.of(expression.count, frame)
        if not isinstance(count, ob.IntegerValue) or count.value < 0:
            raise IllFormed("the size of a new array", expression.token)
        found = bare(type_)
        element = found.element if isinstance(found, t.ArrayType) else type_
        return self.hub.engine.types.array(element, count.value)

    def _initialise(self, cell: ob.Cell, expression: x.NewDelete, frame: ob.Frame) -> None:
        if expression.init is not None:
            self.hub.initialization.fill(cell, expression.init, frame)
        else:
            self.hub.initialization.by_default(cell, frame)

    def _placement(self, expression: x.NewDelete, frame: ob.Frame) -> ob.Value:
        """`new (p) T(...)`, as std::construct_at does it: the object that is there begins anew."""
        place = self.hub.values.of(expression.arguments[-1], frame)
        if not isinstance(place, ob.PointerValue):
            raise Unknown("a placement new", expression.token)
        cell = self.hub.memory.target(place)
        type_ = expression.object_type
        if type_ is None or bare(type_) is not cell.type:
            raise IllFormed("a placement new of another type", expression.token)
        cell.alive = True
        self.hub.memory.clear(cell, 0)
        self.hub.memory.activate(cell)
        self._initialise(cell, expression, frame)
        return place

    def _delete(self, expression: x.NewDelete, frame: ob.Frame) -> ob.Value:
        value = self.hub.values.of(expression.arguments[0], frame)
        if not isinstance(value, ob.PointerValue):
            raise Unknown("operand of delete", expression.token)
        if value.is_null():
            return ob.VoidValue()
        if value.cell is None:
            raise IllFormed("attempt to access run-time storage", expression.token)
        cell = value.cell if value.element else self.hub.memory.most_derived(value.cell)
        if not cell.heap or cell.parent is not None:
            raise IllFormed("deallocation of storage that was not dynamically allocated", expression.token)
        if cell.array_allocation != expression.is_array:
            raise IllFormed("deallocation does not match allocation kind", expression.token)
        if not cell.alive:
            raise IllFormed("attempt to access expired storage", expression.token)
        self.hub.calls.destroy(cell, None)
        self.count -= 1
        return ob.VoidValue()

    def standard_call(self, routine: Routine, arguments: list[x.Expression], frame: ob.Frame) -> ob.Value | None:
        """Members of std::allocator, whose bodies cannot be evaluated; None for any other function."""
        name = routine.name
        if name != "allocate" and name != "deallocate":
            return None
        owner = routine.owner()
        if owner is None or owner.template is None or not is_standard(owner):
            return None
        if owner.name not in ("allocator", "__new_allocator", "new_allocator") or not owner.arguments:
            return None
        element = owner.arguments[0].type
        if element is None or self.hub.engine.language.standard < _SINCE:
            return None
        if name == "allocate":
            count = self.hub.values.of(arguments[0], frame)
            if not isinstance(count, ob.IntegerValue):
                raise Unknown("size of an allocation")
            cell = self.hub.memory.new(self.hub.engine.types.array(element, count.value))
            cell.heap = True
            self.count += 1
            return ob.PointerValue(cell, 0, True)
        pointer = self.hub.values.of(arguments[0], frame)
        if not isinstance(pointer, ob.PointerValue) or pointer.cell is None or not pointer.cell.heap:
            raise IllFormed("deallocation of storage that was not dynamically allocated")
        pointer.cell.alive = False
        self.count -= 1
        return ob.VoidValue()


def is_standard(cls: ClassType) -> bool:
    """Whether a class is in std, inline namespaces included, or in __gnu_cxx."""
    at = cls.parent
    while isinstance(at, Namespace):
        if at.parent is None or at.parent.name == "":
            return at.name in ("std", "__gnu_cxx")
        at = at.parent
    return False
