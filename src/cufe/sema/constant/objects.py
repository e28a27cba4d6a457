"""Values and objects of the evaluator ([expr.const], [basic.life]), what one call of a function has while it is
evaluated, and how much one evaluation may cost (observed: front-end 15.3).

An object is a `Cell`: a scalar with a value, or an array or class object whose parts are cells. Parts are made when
they are first asked for, so that large arrays cost what is used of them."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine, Variable
from cufe.il.entity import Entity
from cufe.il.floating import Floating
from cufe.il.types import Type
from cufe.sema.constant.reasons import TOO_COMPLEX, NotConstant

if TYPE_CHECKING:
    from cufe.il.constants import StringConstant


# --- what is in a cell that has no value yet -------------------------------------------------------------------------
UNINITIALIZED: Final = 0
ZERO: Final = 1


class Value:
    """The base of all values of scalar and class type."""


class IntegerValue(Value):
    """Integers, characters, bools, enumerators; nullptr_t is 0."""

    def __init__(self, value: int) -> None:
        self.value: int = value


class FloatingValue(Value):
    def __init__(self, value: Floating) -> None:
        self.value: Floating = value


class ComplexValue(Value):
    def __init__(self, real: Value, imaginary: Value) -> None:
        self.real: Value = real
        self.imaginary: Value = imaginary


class PointerValue(Value):
    """A pointer, a reference or the place of a glvalue.

    To an object: `cell`, with `index` 1 one past it.  To an element of an array: `cell` is the array, `element` is set
    and `index` counts from 0 to one past the last.  To a function: `routine`.  Null or a number: neither, `number`;
    `written` where it is null because a number was written, `part` where it is that of a member (`&((S *)0)->m`)."""

    def __init__(self, cell: "Cell | None", index: int, element: bool) -> None:
        self.cell: Cell | None = cell
        self.index: int = index
        self.element: bool = element
        self.routine: Routine | None = None
        self.number: int = 0
        self.written: bool = False
        self.part: bool = False

    def is_number(self) -> bool:
        return self.cell is None and self.routine is None

    def is_null(self) -> bool:
        return self.cell is None and self.routine is None and self.number == 0


class MemberPointerValue(Value):
    """A pointer to member, None for a null one."""

    def __init__(self, member: Entity | None) -> None:
        self.member: Entity | None = member


class ObjectValue(Value):
    """A class or array object as a value: a cell that nobody else refers to."""

    def __init__(self, cell: "Cell") -> None:
        self.cell: Cell = cell


class TypeInfoValue(Value):
    """The object that `typeid` names."""

    def __init__(self, type_: Type) -> None:
        self.type: Type = type_


class VoidValue(Value):
    """The result of an expression of type void."""


class Cell:
    """An object or subobject.

    `type` is its type without typedef names and cv-qualifiers on top; `const` and `mutable` come from the declaration.
    `parts` of an array are its elements; of a class its direct bases and then its fields.  `fill` says what a part that
    nobody has touched holds."""

    def __init__(self, type_: Type, parent: "Cell | None", index: int, value: "Value | None" = None) -> None:
        self.type: Type = type_
        self.parent: Cell | None = parent
        self.index: int = index
        self.value: Value | None = value
        self.parts: list[Cell | None] | None = None
        #: an array; its elements are parts
        self.array: bool = False
        #: a base class subobject
        self.base: bool = False
        self.fill: int = UNINITIALIZED
        self.alive: bool = True
        self.const: bool = False
        self.mutable: bool = False
        #: the member of a union that is active, -1 for none
        self.active: int = -1
        #: was there before the evaluation, which must not change it
        self.frozen: bool = False
        #: made by a new-expression or an allocator
        self.heap: bool = False
        self.array_allocation: bool = False
        #: the variable whose object this is, or the literal
        self.variable: Variable | None = None
        self.string: StringConstant | None = None
        #: the expression of a temporary or literal, for the identity of its address
        #: a frozen object whose value has been filled in
        self.opened: bool = False

    def root(self) -> "Cell":
        """The complete object."""
        at = self
        while at.parent is not None:
            at = at.parent
        return at

    def is_alive(self) -> bool:
        at: Cell | None = self
        while at is not None:
            if not at.alive:
                return False
            at = at.parent
        return True

    def is_const(self) -> bool:
        """Whether the object or one around it is const, up to a mutable member."""
        at: Cell | None = self
        while at is not None:
            if at.const:
                return True
            if at.mutable:
                return False
            at = at.parent
        return False


def pointer_to(cell: Cell) -> PointerValue:
    """A pointer to an object; elements of arrays are named by their array."""
    parent = cell.parent
    if parent is not None and parent.array:
        return PointerValue(parent, cell.index, True)
    return PointerValue(cell, 0, False)


def null_pointer() -> PointerValue:
    return PointerValue(None, 0, False)


def function_pointer(routine: Routine) -> PointerValue:
    made = PointerValue(None, 0, False)
    made.routine = routine
    return made


def same_place(left: PointerValue, right: PointerValue) -> bool:
    """Whether two pointers are equal; one past the end of an object is not the start of another here."""
    return (
        left.cell is right.cell
        and left.routine is right.routine
        and left.index == right.index
        and left.element == right.element
        and left.number == right.number
    )


class Pending:
    """An object whose destructor is called at the end of its lifetime."""

    def __init__(self, cell: Cell, destructor: Routine | None) -> None:
        self.cell: Cell = cell
        self.destructor: Routine | None = destructor


class Frame:
    """Local variables and temporaries of a call; `constant` says that std::is_constant_evaluated() is true."""

    def __init__(self, constant: bool) -> None:
        self.constant: bool = constant
        self.cells: dict[Variable, Cell] = {}
        #: locals of the open blocks, for their destruction
        self.locals: list[Pending] = []
        #: temporaries of the full-expression
        self.temporaries: list[Pending] = []
        self.result: Value | None = None
        #: values of conditions of `a ?: b`, by the identity of the expression
        self.reused: dict[int, Value] = {}


MAXIMUM_DEPTH: Final = 256
MAXIMUM_COST: Final = 2_000_000

#: a loop costs something as a whole, and for each iteration; a call costs the same as an iteration
LOOP: Final = 3
STEP: Final = 2

_TOO_COMPLEX: Final = "expression not folded to a constant due to excessive constexpr function call complexity"


class Limits:
    """Counts calls and steps."""

    def __init__(self) -> None:
        self.depth: int = 0
        self.cost: int = 0
        #: the deepest call so far
        self.peak: int = 0
        #: the functions whose bodies are evaluated, the innermost last
        self.running: list[Routine] = []

    def charge(self, cost: int) -> None:
        self.cost += cost
        if self.cost > MAXIMUM_COST:
            raise NotConstant(TOO_COMPLEX, _TOO_COMPLEX)

    def enter(self) -> None:
        """One call deeper."""
        self.reach(1)
        self.depth += 1
        self.charge(STEP)

    def reach(self, levels: int) -> None:
        """Calls go so many levels deeper."""
        reached = self.depth + levels
        if reached > MAXIMUM_DEPTH:
            raise NotConstant(TOO_COMPLEX, _TOO_COMPLEX)
        if reached > self.peak:
            self.peak = reached

    def leave(self) -> None:
        self.depth -= 1
