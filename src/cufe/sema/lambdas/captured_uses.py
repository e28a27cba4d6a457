"""Uses of what a lambda has captured ([expr.prim.lambda.capture]/11): fields of its closure, by way of all lambdas in
between."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.types import ArrayType, PackExpansionType, PointerType, ReferenceType
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import ParameterContext, RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import dereferenced, operation, reference_type
from cufe.sema.lambdas.captures import NO_DEFAULT, REFERENCE_DEFAULT, LambdaState
from cufe.sema.overload.type_tests import bare, is_const_float

#: structured bindings may be captured
_CXX20: Final = 2020


class CapturedUses(EnginePart):
    """Builds the expressions that captured variables and `this` stand for."""

    def variable(self, variable: Variable, token: int, context: Context) -> x.Expression | None:
        """A variable of a function around the lambda, as the closure's field; None where it is none, or where
        its value is used and not the variable ([basic.def.odr])."""
        owner = variable.parent
        if isinstance(owner, ClassType) and owner.closure is not None:
            chain = self._chain(owner, context)
            own = self.engine.lambdas.state(owner)
            if not chain and own is not None and variable in own.init_fields:
                return self._init_use(own, own.init_fields[variable], token, context)
        elif isinstance(owner, Routine) and variable.is_automatic():
            chain = self._chain(owner, context)
        else:
            return None
        if not chain:
            return None
        if self.engine.expressions.unevaluated:
            return self.engine.odr_uses.unevaluated(chain[0], variable, token)
        if self._is_constant(variable):
            type_ = self.engine.declare_types.variable_type(variable)
            if variable.value is not None and reference_type(type_) is not None:
                return self.engine.ids.bound_reference(variable.value, type_)
            if self.engine.odr_uses.makes_constant(chain[0], token):
                return self.engine.odr_uses.constant(chain[0], variable, token, context)
            if isinstance(bare(type_), (ArrayType, ClassType)):
                # Objects of classes and arrays are captured whatever is done with them (observed).
                captured = self._through(chain, variable, token, context, token)
            else:
                captured = self._of_extended(chain, variable, token, context)
            return captured or self.engine.odr_uses.constant(chain[0], variable, token, context)
        if self._is_refused(chain, variable, token, num.NOT_CAPTURED):
            # Nothing more is said of it.
            return x.VariableExpression(variable, self.engine.types.unknown, x.LVALUE, token)
        return self._through(chain, variable, token, context, token)

    def require_capturable(self, variable: Variable, token: int) -> None:
        """Keeps that a lambda captures a structured binding, which none may before C++20."""
        if variable.binding_of is not None and self.engine.language.standard < _CXX20:
            mistake = Mistake(num.BINDING_CAPTURED, "a captured structured binding", token)
            # What is wrong with the list comes behind it.
            mistake.found_at = token - 1
            self.engine.functions.keep(mistake)

    def _is_refused(self, chain: list[LambdaState], variable: Variable, token: int, number: int) -> bool:
        """Whether one of the lambdas around a name of a variable does not capture it ([expr.prim.lambda.capture]/7):
        kept with a number where that is the innermost one, and once for what those inside of it capture by default."""
        type_ = variable.type
        if variable not in chain[0].by_variable and variable not in chain[0].refused:
            self.require_capturable(variable, token)
        if not self._is_lacking(chain, variable) or (
            type_ is not None and type_.dependent and type_.qualifiers() & tk.CONST
        ):
            return False
        for state in chain:
            if variable in state.by_variable or variable in state.refused:
                break
            if state.default == NO_DEFAULT:
                found = number if state is chain[0] else num.NOT_CAPTURED_AROUND
                self.engine.functions.keep(Mistake(found, "a variable that is not captured", token))
                break
            state.refused.add(variable)
        return True

    def _of_extended(
        self, chain: list[LambdaState], variable: Variable, token: int, context: Context
    ) -> x.Expression | None:
        """A constant that an extended lambda captures like any other variable, and all lambdas around with it; None
        where no such lambda is around."""
        odr_uses = self.engine.odr_uses
        for index, state in enumerate(chain):
            if odr_uses.captures_constants(state):
                captured = self._through(chain[index:], variable, token, context, token)
                if captured is None or index:
                    return None
                odr_uses.note_constant(captured, variable, token)
                return captured
            if state.default == NO_DEFAULT:
                return None
        return None

    def capture(
        self, variable: Variable, token: int, context: Context, named: int, is_listed: bool = False
    ) -> x.Expression | None:
        """A local variable as the closure's field, whether it is a constant or not; `named` first at that token, or
        listed there by a lambda."""
        owner = variable.parent
        chain = self._chain(owner, context) if owner is not None else []
        if chain and is_listed and self._is_refused(chain, variable, token, num.NOT_CAPTURED_AROUND):
            return self.engine.ids.plain_variable(variable, token)
        return self._through(chain, variable, token, context, named) if chain else None

    def _through(
        self, chain: list[LambdaState], variable: Variable, token: int, context: Context, named: int
    ) -> x.Expression | None:
        """A variable captured by each lambda in between; None where one of them captures nothing."""
        if self._is_lacking(chain, variable):
            return None
        capture: x.LambdaCapture | None = None
        for state in reversed(chain):
            capture = state.by_variable.get(variable)
            if capture is None:
                by_reference = state.default == REFERENCE_DEFAULT
                capture = self.engine.capturing.variable(state, variable, by_reference, named, True)
        assert capture is not None
        if isinstance(variable.parent, ClassType):
            return self._init_use(chain[0], capture.field, token, context)
        return self._use(chain[0], capture, token, context)

    def _is_lacking(self, chain: list[LambdaState], variable: Variable) -> bool:
        """Whether one of some lambdas captures nothing by default, and not the variable."""
        return any(state.default == NO_DEFAULT and variable not in state.by_variable for state in chain)

    def _chain(self, owner: Entity, context: Context) -> list[LambdaState]:
        """The lambdas between a use and the function (or the closure, of an init-capture) whose variable is used, from
        the inside."""
        found: list[LambdaState] = []
        at: Context | None = context
        last: Routine | None = None
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None and at.routine is not last:
                last = at.routine
                if last is owner or last.parent is owner:
                    return found
                state = self.engine.lambdas.node_of(last)
                if state is None:
                    return []
                found.append(state)
            at = at.outer
        return []

    def _is_constant(self, variable: Variable) -> bool:
        """Whether reading the variable is reading a constant: it is not odr-used then."""
        if variable.flags & en.CONSTEXPR_VARIABLE or variable.value is not None or variable.value_dependent:
            return True
        type_ = self.engine.declare_types.variable_type(variable)
        if not is_const_float(type_):
            return False
        # One whose value waits for template arguments is read as a constant, too.
        return variable in self.engine.operands.begun_with_constants

    def _this_closure(self, state: LambdaState, context: Context, token: int) -> x.Expression:
        """The closure's own `this`."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None:
                if at.routine.parent is state.closure():
                    found = self.engine.this.of_routine(at.routine, token)
                    if found is not None:
                        return found
            at = at.outer
        return self.engine.this.of_class(state.closure(), token)

    def _use(self, state: LambdaState, capture: x.LambdaCapture, token: int, context: Context) -> x.Expression:
        this = self._this_closure(state, context, -1)
        made = self._field(this, capture.field, token, -1)
        if capture.by_reference:
            inner = dereferenced(made)
            inner.flags |= x.CAPTURED
            return inner
        made.flags |= x.CAPTURED
        return made

    def _init_use(self, state: LambdaState, field: Field, token: int, context: Context) -> x.Expression:
        this = self._this_closure(state, context, token)
        return dereferenced(self._field(this, field, token, token))

    def _field(self, this: x.Expression, field: Field, token: int, place: int) -> x.Operation:
        """`this->field` of the closure, as it stands for a name."""
        from cufe.il import expressions as x

        type_ = field.type
        assert type_ is not None
        if isinstance(type_, PackExpansionType):
            # A captured pack, where it is expanded.
            type_ = type_.pattern
        pointer = bare(this.type)
        qualifiers = pointer.target.qualifiers() if isinstance(pointer, PointerType) else 0
        if not isinstance(type_.canonical, ReferenceType):
            seen = self.engine.types.qualified(type_, qualifiers)
        else:
            seen = type_
        member = x.FieldExpression(field, type_, place)
        made = operation(eok.POINTS_TO_FIELD, seen, x.LVALUE, token, [this, member], start=token)
        made.flags |= x.COMPILER_GENERATED
        if type_.dependent or contains_placeholder(type_):
            made.flags |= x.TYPE_DEPENDENT
        return made

    def this(self, routine: Routine, token: int, context: Context, use: int) -> x.Expression | None:
        """`this` inside of a lambda: that of the function around, by way of the closure; `use` is where an implied
        one is needed."""
        state = self.engine.lambdas.node_of(routine)
        if state is None:
            return None
        if state.this_field is None:
            if state.default == NO_DEFAULT:
                return self.engine.this.pointer(state.context, token, use)
            if self.engine.expressions.unevaluated:
                return self.engine.odr_uses.unevaluated_this(state, token if token >= 0 else use)
            if not self.engine.capturing.this(state, token if token >= 0 else use, False, True):
                return None
        field = state.this_field
        if field is None:
            return None
        own = self._this_closure(state, context, -1)
        made = self._field(own, field, -1, -1)
        if state.copies_this:
            made.arguments[1].type = made.type
            type_ = self.engine.types.pointer(made.type)
            address = operation(eok.ADDRESS_OF, type_, x.PRVALUE, -1, [made], tk.TK_POINTER)
            address.flags |= x.COMPILER_GENERATED
            return address
        self.engine.operands.read(made)
        if token >= 0:
            made.start = token
        return made
