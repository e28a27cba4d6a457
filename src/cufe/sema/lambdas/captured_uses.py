"""Uses of what a lambda has captured ([expr.prim.lambda.capture]/11): fields of its closure, by way of all lambdas in
between."""

from cufe.il import entities as en
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import (
    CAPTURED,
    COMPILER_GENERATED,
    LVALUE,
    PRVALUE,
    TYPE_DEPENDENT,
    Expression,
    LambdaCapture,
    Operation,
)
from cufe.il.types import ArrayType, PackExpansionType, PointerType, ReferenceType
from cufe.sema.declared.contexts import ParameterContext, RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import dereferenced, operation, reference_type
from cufe.sema.lambdas.captures import NO_DEFAULT, REFERENCE_DEFAULT, LambdaState
from cufe.sema.overload.type_tests import bare, is_const_float


class CapturedUses(EnginePart):
    """Builds the expressions that captured variables and `this` stand for."""

    def variable(self, variable: Variable, token: int, context: Context) -> Expression | None:
        """A variable of a function around the lambda, as the closure's field; None where it is none, or where
        its value is used and not the variable ([basic.def.odr])."""
        owner = variable.parent
        if isinstance(owner, ClassType) and owner.closure is not None:
            chain = self._chain(owner, context)
            own = self.engine.lambdas.state(owner)
            if not chain and own is not None and variable in own.init_fields:
                return self._init_use(own, own.init_fields[variable], token, context)
        elif isinstance(owner, Routine) and self.engine.ids.is_local(variable):
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
        return self._through(chain, variable, token, context, token)

    def _of_extended(
        self, chain: list[LambdaState], variable: Variable, token: int, context: Context
    ) -> Expression | None:
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

    def capture(self, variable: Variable, token: int, context: Context, named: int) -> Expression | None:
        """A local variable as the closure's field, whether it is a constant or not; `named` first at that token."""
        owner = variable.parent
        chain = self._chain(owner, context) if owner is not None else []
        return self._through(chain, variable, token, context, named) if chain else None

    def _through(
        self, chain: list[LambdaState], variable: Variable, token: int, context: Context, named: int
    ) -> Expression | None:
        """A variable captured by each lambda in between; None where one of them captures nothing."""
        if any(state.default == NO_DEFAULT and variable not in state.by_variable for state in chain):
            return None
        capture: LambdaCapture | None = None
        for state in reversed(chain):
            capture = state.by_variable.get(variable)
            if capture is None:
                by_reference = state.default == REFERENCE_DEFAULT
                capture = self.engine.capturing.variable(state, variable, by_reference, named, context, True)
        assert capture is not None
        if isinstance(variable.parent, ClassType):
            return self._init_use(chain[0], capture.field, token, context)
        return self._use(chain[0], capture, token, context)

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

    def _this_closure(self, state: LambdaState, context: Context, token: int) -> Expression:
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

    def _use(self, state: LambdaState, capture: LambdaCapture, token: int, context: Context) -> Expression:
        this = self._this_closure(state, context, -1)
        made = self._field(this, capture.field, token, -1)
        if capture.by_reference:
            inner = dereferenced(made)
            inner.flags |= CAPTURED
            return inner
        made.flags |= CAPTURED
        return made

    def _init_use(self, state: LambdaState, field: Field, token: int, context: Context) -> Expression:
        this = self._this_closure(state, context, token)
        return dereferenced(self._field(this, field, token, token))

    def _field(self, this: Expression, field: Field, token: int, place: int) -> Operation:
        """`this->field` of the closure, as it stands for a name."""
        from cufe.il.expressions import FieldExpression

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
        member = FieldExpression(field, type_, place)
        made = operation(eok.POINTS_TO_FIELD, seen, LVALUE, token, [this, member])
        made.start = token
        made.flags |= COMPILER_GENERATED
        if type_.dependent or contains_placeholder(type_):
            made.flags |= TYPE_DEPENDENT
        return made

    def this(self, routine: Routine, token: int, context: Context, use: int) -> Expression | None:
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
            address = operation(eok.ADDRESS_OF, type_, PRVALUE, -1, [made], tk.TK_POINTER)
            address.flags |= COMPILER_GENERATED
            return address
        self.engine.operands.read(made)
        if token >= 0:
            made.start = token
        return made
