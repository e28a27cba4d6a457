"""Where the text demands initial values and constants: initialisers in declarations outside of function bodies
([dcl.decl], [class.mem]), those of constexpr and static variables, and case labels.

There the original works out the operands of operators and the arguments of calls also where it leaves them alone
elsewhere: elements of arrays, and addresses (observed, part by part). In templates it does not."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.entities import CONSTEXPR_VARIABLE, INLINE_VARIABLE, SC_EXTERN, SC_STATIC, ClassType, Declared, Variable
from cufe.il.expressions import ConstantExpression, Expression, Operation, RoutineExpression, VariableExpression
from cufe.il.initialisation import DynamicInit
from cufe.il.types import PointerType
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.constant.places import root
from cufe.sema.declared.contexts import without_object
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import copied
from cufe.sema.expr.partial_reading import PartialReading
from cufe.sema.overload.type_tests import bare
from cufe.sema.recursion import weight_of
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_HOLE: Final = bytes((k.HOLE,))


class DeclaredInitialisers(EnginePart):
    """Reads the initialisers of declarations."""

    def syntax(self, declarator: n.Declarator) -> list[e.Node]:
        """The items of an initialiser outside of function bodies."""
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        if declarator.initialiser == n.BRACED:
            return self.engine.fragments.items(start, end)
        if declarator.initialiser == n.PARENTHESISED:
            end -= 1
        return self.engine.fragments.items(start + 1, end)

    def _values(self, declared: Declared, declarator: n.Declarator) -> list[Expression]:
        engine = self.engine
        items = self.syntax(declarator)
        type_ = engine.declare_types.declared_type(declared)
        try:
            return engine.missing_constructors.declared_arguments(items, type_, without_object(declared.context))
        except Mistake as mistake:
            engine.missing_deductions.of_mistaken(mistake, type_, items, declared, declarator.initialiser_end)
            raise

    def mistakes_in_operands(self, declared: Declared, context: Context) -> list[Mistake]:
        """The mistakes in the operands of an initialiser that is not known as a whole."""
        declarator = declared.binding.declarator
        if declarator is None or declarator.initialiser == n.NO_INITIALISER:
            return []
        reading = PartialReading(self.engine, context)
        reading.initialiser(self.syntax(declarator))
        return reading.mistakes

    def of_variable(self, variable: Variable) -> DynamicInit | None:
        """The initialisation of a variable that is no local one: a global, a static data member."""
        engine = self.engine
        if variable.declarations and variable.declarations[0].binding.sort == s.STRUCTURED:
            engine.declare_types.variable_type(variable)
            return variable.binding_init
        outside = engine.out_of_class.variable(variable)
        for declared in variable.declarations if outside is None else [outside]:
            declarator = declared.binding.declarator
            if declarator is None or declarator.initialiser == n.NO_INITIALISER:
                continue
            engine.recursion.enter(weight_of(variable), variable.token)
            mark = engine.lifetimes.mark()
            outer = engine.initialisers.static
            before = engine.prototype_reading.enter(None)
            demanded = engine.demanded_constants.enter(max(WANTED, engine.demanded_constants.of_variable(variable)))
            try:
                values = self._values(declared, declarator)
                type_ = engine.declare_types.variable_type(variable)
                holder = Variable(variable.name, variable.token, variable.parent)
                engine.initialisers.static = True
                made = engine.local_declarations.settle(
                    holder, type_, declarator.initialiser, values, declarator.initialiser_start, declared
                )
            except (Mistake, Unknown) as failure:
                # What a syntax error leaves in its place is one as well.
                is_hole = engine.kinds.startswith(_HOLE, max(failure.token, 0))
                variable.is_in_error |= isinstance(failure, Mistake) or is_hole
                raise
            finally:
                engine.initialisers.static = outer
                engine.recursion.leave(weight_of(variable))
                engine.prototype_reading.leave(before)
                engine.demanded_constants.leave(demanded)
            engine.lifetimes.forget(mark)
            made.variable = variable
            return made
        if variable.declarations:
            engine.missing_values.require_deduced(variable.declarations[-1], variable.token)
        type_ = engine.declare_types.variable_type(variable)
        if variable.storage_class == SC_EXTERN or (outside is None and _is_defined_elsewhere(variable)):
            return None
        token = self._place(variable, outside)
        if outside is None or not _has_initialiser(variable):
            engine.missing_values.require_none(variable, type_, token)
        return engine.default_initialisers.default(type_, token)

    def _place(self, variable: Variable, outside: Declared | None) -> int:
        """Where the original tells of a missing initialiser: at the name, in a class behind the declarator."""
        if outside is not None:
            return outside.binding.name
        declarator = variable.declarations[-1].binding.declarator if variable.declarations else None
        is_member = isinstance(variable.parent, ClassType)
        return declarator.end if declarator is not None and is_member else variable.token


def _has_initialiser(variable: Variable) -> bool:
    """Whether some declaration of a variable, maybe the one in its class, initialises it."""
    declarators = [declared.binding.declarator for declared in variable.declarations]
    return any(one is not None and one.initialiser != n.NO_INITIALISER for one in declarators)


def _is_defined_elsewhere(variable: Variable) -> bool:
    """Whether the declaration of a static data member in its class defines no object ([class.static.data]/3)."""
    return isinstance(variable.parent, ClassType) and not variable.flags & (INLINE_VARIABLE | CONSTEXPR_VARIABLE)


#: no constant is demanded; one is wanted, as of a static variable; nothing else will do, as of a case label
NO_DEMAND: Final = 0
WANTED: Final = 1
STRICT: Final = 2
_IN_TEMPLATE: Final = 3

_CONVERSIONS: Final = (eok.CAST, eok.BOOL_CAST)
_STEPS: Final = (eok.PADD, eok.PSUBTRACT)


class DemandedConstants:
    """Tells whether a part of a demanded constant is being read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._demand: int = NO_DEMAND

    @property
    def active(self) -> bool:
        """Whether one is wanted, outside of templates."""
        return self._demand in (WANTED, STRICT)

    @property
    def strict(self) -> bool:
        """Whether nothing but a constant will do, so that objects that calls give are values at once."""
        return self._demand == STRICT

    @property
    def waiting(self) -> bool:
        """As `strict` in a template: an operation of which a part waits for the instance is a constant."""
        return self._demand == _IN_TEMPLATE

    def enter(self, demand: int) -> int:
        """Reading goes on inside or outside of one; what `leave` needs to come back."""
        before = self._demand
        if self.engine.prototype_reading.active:
            demand = _IN_TEMPLATE if demand == STRICT else NO_DEMAND
        self._demand = demand
        return before

    def leave(self, before: int) -> None:
        self._demand = before

    def of_variable(self, variable: Variable) -> int:
        """Whether the initialiser of a variable is such a place."""
        if variable.flags & CONSTEXPR_VARIABLE:
            return STRICT
        return WANTED if variable.storage_class == SC_STATIC else NO_DEMAND

    def work_out(self, made: Operation) -> None:
        """Puts constants in the place of the operands of an operation."""
        if self.active and made.operation != eok.QUESTION:
            for index, operand in enumerate(made.arguments):
                made.arguments[index] = self.part(operand)

    def address(self, value: Expression) -> Expression:
        """A pointer that is dereferenced; one that is computed is an address."""
        return self.part(value) if isinstance(value, Operation) and value.operation in _STEPS else value

    def element(self, value: Expression) -> Expression:
        """An element of a list: an address that is taken or computed; an array or function stays what is written."""
        if isinstance(value, ConstantExpression):
            return self._kept(value)
        at = _converted(value)
        taken = isinstance(at, Operation) and (at.operation == eok.ADDRESS_OF or at.operation in _STEPS)
        return self.part(value) if taken else value

    def _kept(self, value: ConstantExpression) -> Expression:
        """The address of a variable or function, which was a constant before it became an element, says so."""
        constant = value.constant
        at = _converted(constant.expression) if constant.expression is not None else None
        if not self.active or not isinstance(at, Operation) or at.operation != eok.ADDRESS_OF:
            return value
        made = copied(constant)
        if made is constant:
            return value
        made.expression = value
        kept = ConstantExpression(made, value.token)
        value.token = -1
        return kept

    def part(self, value: Expression) -> Expression:
        """An operand of an operator, or an argument: an element or address is the constant that it is."""
        if not self.active or isinstance(value, ConstantExpression):
            return value
        if isinstance(value, Operation) and value.operation == eok.REFERENCE_TO:
            return self._referred(value)
        at = _converted(value)
        element = isinstance(at, Operation) and at.operation == eok.SUBSCRIPT
        if not element and not isinstance(bare(value.type), PointerType):
            return value
        return self.engine.evaluator.initializer(value)

    def _referred(self, value: Operation) -> Expression:
        """A reference to what lives for the whole program; it is bound when all of the call has been read."""
        if not isinstance(root(value.arguments[0]), (VariableExpression, RoutineExpression)):
            return value
        made = self.engine.evaluator.initializer(value)
        if isinstance(made, ConstantExpression):
            value.token = self.engine.expressions.behind
        return made


def _converted(value: Expression) -> Expression:
    """The operand that casts convert."""
    at = value
    while isinstance(at, Operation) and at.operation in _CONVERSIONS:
        at = at.arguments[0]
    return at
