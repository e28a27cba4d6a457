"""Constant evaluation ([expr.const]): values of expressions over the typed graph, with calls of constexpr functions.

`IllFormed` means that an expression is no constant, and why; `Dependent` that it depends on a template parameter;
`Unknown` that the evaluator cannot tell.
"""

from cufe.final import TYPE_CHECKING
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Variable
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.types import ArrayType, PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.arithmetic import ComplexArithmetic, ValueConversions
from cufe.sema.constant.builtin_calls import BitImages, BuiltinCalls, BuiltinOperations
from cufe.sema.constant.calls import Calls
from cufe.sema.constant.constant_conversion import Reflection
from cufe.sema.constant.folding import Folder
from cufe.sema.constant.initialization import Initialization
from cufe.sema.constant.memory import Allocations, Memory
from cufe.sema.constant.objects import Cell, Frame, IntegerValue, Limits, Value
from cufe.sema.constant.operators import Assignments, Comparisons, Pointers
from cufe.sema.constant.places import ConstObjects, DynamicCasts, Places
from cufe.sema.constant.reasons import RUN_TIME_STORAGE, VALUE_OF_THIS, VOLATILE, NotConstant, value_of
from cufe.sema.constant.statements import Statements
from cufe.sema.constant.values import Values
from cufe.sema.overload.type_tests import bare, is_enum, is_floating, is_integral, is_pointer
from cufe.sema.recursion import INSTANCE, weight_of
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DEPENDENT = x.TYPE_DEPENDENT | x.VALUE_DEPENDENT


class Evaluator:
    """The hub of the evaluator's parts, and what the rest of the engine asks."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.limits: Limits = Limits()
        self.memory: Memory = Memory(engine)
        self.conversions: ValueConversions = ValueConversions(engine)
        self.values: Values = Values(self)
        self.places: Places = Places(self)
        self.pointers: Pointers = Pointers(self)
        self.assignments: Assignments = Assignments(self)
        self.calls: Calls = Calls(self)
        self.statements: Statements = Statements(self)
        self.initialization: Initialization = Initialization(self)
        self.reflection: Reflection = Reflection(self)
        self.builtin_calls: BuiltinCalls = BuiltinCalls(self)
        self.builtin_operations: BuiltinOperations = BuiltinOperations(self)
        self.comparisons: Comparisons = Comparisons(self)
        self.complex: ComplexArithmetic = ComplexArithmetic(self)
        self.dynamic: DynamicCasts = DynamicCasts(self)
        self.allocations: Allocations = Allocations(self)
        self.bits: BitImages = BitImages(self)
        self.folder: Folder = Folder(self)
        self.const_objects: ConstObjects = ConstObjects(engine)
        #: outside of a constant, somebody wanted to know whether it is one
        self.asked: bool = False
        self._outside: dict[Variable, Cell] = {}
        self._opening: set[Variable] = set()
        #: variables whose initialisers have no constant value, and the failures of the question that is open: both the
        #: folding of an initialiser and its evaluation ask, which in a chain of variables would take exponential time
        self._no_constants: set[Variable] = set()
        self._refused: dict[Variable, Exception] = {}
        self._strings: dict[int, Cell] = {}
        #: the string constants themselves, so that no identity is used again
        self._kept: list[c.StringConstant] = []

    # --- questions ---------------------------------------------------------------------------------------------------

    def value(self, expression: x.Expression) -> c.Constant:
        """The value of a constant expression."""
        if isinstance(expression, x.ConstantExpression) and not expression.constant.dependent:
            return unnamed(expression.constant)
        made = self.reflection.constant(self.evaluate(expression, True), expression.type)
        if made.expression is None:
            made.expression = expression
        return made

    def integer(self, expression: x.Expression) -> int:
        """The value of an integral constant expression."""
        if isinstance(expression, x.ConstantExpression) and isinstance(expression.constant, c.IntegerConstant):
            return expression.constant.value
        value = self.evaluate(expression, True)
        if isinstance(value, IntegerValue):
            return value.value
        raise IllFormed("expression must have integral or unscoped enum type", expression.token)

    def truth(self, expression: x.Expression) -> bool:
        """The value of an expression as a condition."""
        return self.conversions.truth(self.evaluate(expression, True))

    def converted(self, expression: x.Expression, type_: Type) -> c.Constant:
        """The value of a converted constant expression ([expr.const]/13), of the given type."""
        made = self.engine.casts.implicit(expression, type_, expression.token)
        if isinstance(made, x.ConstantExpression) and not made.constant.dependent:
            return unnamed(made.constant)
        constant = self.reflection.constant(self.evaluate(made, True), type_)
        constant.expression = made
        return constant

    def initial(self, init: DynamicInit, type_: Type, constant: bool) -> c.Constant:
        """The value that a dynamic-init gives an object, where that is a constant."""
        limits, held, label = self._begin()
        try:
            cell = self.memory.new(type_)
            frame = Frame(constant)
            self.initialization.fill(cell, init, frame)
            self.calls.end_temporaries(frame, 0)
            self.allocations.check()
            return self.reflection.object(cell, type_)
        finally:
            self._end(limits, held, label)

    def fold(self, expression: x.Expression) -> x.Expression:
        """The expression, or the constant that the tool makes of it."""
        return self.folder.fold(expression)

    def initializer(self, expression: x.Expression) -> x.Expression:
        """The initialiser of an object, as a constant where it has a value; it evaluates much more than `fold`."""
        return self.folder.initializer(expression)

    def evaluate(self, expression: x.Expression, constant: bool) -> Value:
        """A whole evaluation; `constant`: the program asks for a constant, so is_constant_evaluated() is true."""
        if expression.flags & _DEPENDENT or expression.type.dependent:
            raise Dependent
        limits, held, label = self._begin()
        try:
            frame = Frame(constant)
            value = self.values.of(expression, frame)
            self.calls.end_temporaries(frame, 0)
            self.allocations.check()
            return value
        finally:
            self._end(limits, held, label)

    def _begin(self) -> "tuple[Limits, int, en.Label | None]":
        """Evaluations nest: reading the body of a function may ask for a constant."""
        before = (self.limits, self.allocations.count, self.statements.label)
        self.limits = Limits()
        self.allocations.count = 0
        return before

    def _end(self, limits: Limits, held: int, label: "en.Label | None") -> None:
        self.limits = limits
        self.allocations.count = held
        self.statements.label = label

    # --- objects from outside ----------------------------------------------------------------------------------------

    def outside(self, variable: Variable) -> Cell:
        """The object of a variable that was there before the evaluation; its value is looked for when it is read."""
        known = self._outside.get(variable)
        if known is not None:
            return known
        type_ = self.engine.declare_types.variable_type(variable)
        if type_.dependent:
            raise Dependent
        found = bare(type_)
        made = Cell(found, None, 0)
        made.variable = variable
        made.frozen = True
        made.const = bool(type_.qualifiers() & tk.CONST)
        whole = self.memory.frame_of(type_)
        made.array = whole.array
        made.parts = whole.parts
        self._outside[variable] = made
        return made

    def open(self, root: Cell) -> None:
        """Fills in the value of an object from outside; IllFormed where it cannot be used in constants."""
        variable = root.variable
        if root.opened or variable is None:
            return
        type_ = self.engine.declare_types.variable_type(variable)
        cls = bare(type_)
        if (
            isinstance(cls, ClassType)
            and not type_.qualifiers() & tk.VOLATILE
            and self.engine.folding.is_memberless(cls)
        ):
            # There is nothing to read.
            root.opened = True
            return
        if not self.may_be_read(variable, type_):
            raise self._not_read(variable, type_)
        if variable in self._opening:
            raise IllFormed(f'the value of variable "{variable.name}" depends on itself', variable.token)
        if variable in self._no_constants:
            raise self._no_constant(variable)
        refused = self._refused.get(variable)
        if refused is not None:
            raise refused.with_traceback(None)
        weight = weight_of(variable) if variable.template is None else INSTANCE
        self.engine.recursion.enter(weight, variable.token)
        self._opening.add(variable)
        try:
            constant = self.initial_constant(variable, type_)
            root.opened = True
            self.initialization.constant(root, constant, Frame(True))
        except NotConstant as failure:
            root.opened = False
            if failure.entity is not variable:
                # It has an initialiser; what has none may get one further down.
                self._no_constants.add(variable)
            raise self._no_constant(variable) from failure
        except (IllFormed, Unknown) as refusal:
            root.opened = False
            self._refused[variable] = refusal
            raise
        except BaseException:
            root.opened = False
            raise
        finally:
            self.engine.recursion.leave(weight)
            self._opening.discard(variable)
            if not self._opening:
                self._refused.clear()

    def _no_constant(self, variable: Variable) -> IllFormed:
        if variable.flags & en.CONSTEXPR_VARIABLE:
            return IllFormed("a constexpr variable that is no constant", variable.token)
        if self.const_objects.is_known(variable, self.engine.declare_types.variable_type(variable)):
            return IllFormed("a const object that is not constexpr", variable.token)
        return value_of(variable)

    def _not_read(self, variable: Variable, type_: Type) -> IllFormed:
        """Why a variable is no constant.  One of a function called here that is not there is not understood."""
        if variable.parent in self.limits.running and variable.is_automatic():
            return IllFormed("a local variable that is not there", variable.token)
        if variable.flags & en.THIS_PARAMETER and not _points_to_closure(type_):
            return NotConstant(VALUE_OF_THIS, "the value of *this cannot be used as a constant")
        if type_.qualifiers() & tk.VOLATILE and not variable.flags & en.PARAMETER:
            return NotConstant(VOLATILE, "attempt to read from volatile storage")
        inner = type_
        array = type_.skip_typerefs()
        while isinstance(array, ArrayType):
            inner = array.element
            array = inner.skip_typerefs()
        is_compound = inner is not type_ or isinstance(bare(type_), ClassType)
        if is_compound and inner.qualifiers() & tk.CONST and variable.storage_class != en.SC_EXTERN:
            # The tool knows more than the standard says.
            return IllFormed("a const object that is not constexpr", variable.token)
        if isinstance(bare(type_), ClassType) or variable.flags & en.THIS_PARAMETER:
            return NotConstant(RUN_TIME_STORAGE, "attempt to access run-time storage")
        return value_of(variable)

    def may_be_read(self, variable: Variable, type_: Type) -> bool:
        """[expr.const]/4: constexpr, a reference, or const and integral; floating ones as GNU has it, and the members
        of const objects."""
        if self._is_constexpr(variable):
            return True
        if variable.flags & en.PARAMETER:
            return False
        if isinstance(type_.skip_typerefs(), ReferenceType):
            return True
        qualifiers = type_.qualifiers()
        if not qualifiers & tk.CONST or qualifiers & tk.VOLATILE:
            return False
        # The tool takes const pointers for constants, too.
        if is_integral(type_) or is_enum(type_) or is_floating(type_) or is_pointer(type_):
            return True
        return self.const_objects.is_known(variable, type_)

    def _is_constexpr(self, variable: Variable) -> bool:
        """Whether a variable is declared constexpr; of a static data member perhaps its definition alone is."""
        if variable.flags & en.CONSTEXPR_VARIABLE:
            return True
        if not variable.flags & en.STATIC_DATA_MEMBER:
            return False
        defined = self.engine.out_of_class.variable(variable)
        declaration = defined.binding.declaration if defined is not None else None
        return declaration is not None and bool(declaration.specifiers.flags & n.CONSTEXPR)

    def constant_of(self, variable: Variable, type_: Type) -> c.Constant:
        """The constant value of a variable, from its initialiser, which is worked out once."""
        if variable in self._no_constants:
            raise self._no_constant(variable)
        try:
            return self.initial_constant(variable, type_)
        except NotConstant as failure:
            if failure.entity is not variable:
                self._no_constants.add(variable)
            raise

    def initial_constant(self, variable: Variable, type_: Type) -> c.Constant:
        """The value that the initialiser of a variable has; the failure says why it has none."""
        if variable.value is not None:
            if variable.value.dependent:
                raise Dependent
            return variable.value
        init = variable.local_init
        if init is None:
            init = self.engine.declared_initialisers.of_variable(variable)
        if init is None and variable.storage_class != en.SC_EXTERN and isinstance(bare(type_), ClassType):
            # A class object without an initialiser: its default constructor has nothing to do.
            init = DynamicInit(DIK_NONE, type_)
        if init is None:
            raise value_of(variable)
        constant = self.initial(init, type_, True)
        if isinstance(constant, c.AddressConstant) and constant.temporary is not None and variable.is_automatic():
            # What the reference is bound to is made each time.
            raise value_of(variable)
        if is_pointer(type_) and is_string(constant) and not self._is_constexpr(variable):
            # The tool does not look into a const pointer that a string literal initialises.
            raise IllFormed("a const pointer to a string literal", variable.token)
        variable.value = constant
        return constant

    def string_object(self, constant: c.StringConstant) -> Cell:
        """The object of a string literal."""
        known = self._strings.get(id(constant))
        if known is not None:
            return known
        made = self.memory.new(constant.type)
        self.initialization.constant(made, constant, Frame(True))
        made.string = constant
        made.frozen = True
        made.opened = True
        self._strings[id(constant)] = made
        self._kept.append(constant)
        return made


def is_string(constant: c.Constant) -> bool:
    """Whether a constant is a string literal, or the address of one."""
    if isinstance(constant, c.AddressConstant) and constant.constant is not None:
        constant = constant.constant
    return isinstance(constant, c.StringConstant)


def unnamed(constant: c.Constant) -> c.Constant:
    """The value of an enumerator without its name."""
    if not isinstance(constant, c.IntegerConstant) or constant.enumerator is None:
        return constant
    made = c.IntegerConstant(constant.type, constant.value)
    made.origin = constant.enumerator
    made.expression = constant.expression
    return made


def _points_to_closure(type_: Type) -> bool:
    pointer = bare(type_)
    pointed = bare(pointer.target) if isinstance(pointer, PointerType) else None
    return isinstance(pointed, ClassType) and pointed.closure is not None
