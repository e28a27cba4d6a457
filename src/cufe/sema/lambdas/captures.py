"""What a lambda captures ([expr.prim.lambda.capture]): the fields of its closure, made by the introducer or by a use of
a variable of the function around it ([basic.def.odr])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Namespace, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_BITWISE_COPY, DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import PackExpansionType, PointerType, RoutineType, Type
from cufe.sema.answers import Dependent, Details, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import ClassContext, PackElements, ParameterContext, RegionContext, enclosing_routine
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import plain
from cufe.sema.expr.dependence import is_dependent_pointer
from cufe.sema.expr.operands import class_of, is_type_dependent, mark_read, reference_type
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.uses import captures_constant, uses_in
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# --- capture-defaults ------------------------------------------------------------------------------------------------
NO_DEFAULT: Final = 0
COPY_DEFAULT: Final = 1
REFERENCE_DEFAULT: Final = 2


_OF_THIS: Final = (e.THIS_CAPTURE, e.STAR_THIS_CAPTURE)
#: captures that are names alone
_SIMPLE: Final = (e.BY_COPY, e.BY_REFERENCE)
#: the first standard in which `[=, this]` is fine
_CXX20: Final = 2020


class LambdaState:
    """A lambda while its body is read, and afterwards: where it stands, and what it has captured so far."""

    def __init__(self, node: e.Lambda, made: x.LambdaNode, context: Context, default: int) -> None:
        self.node: e.Lambda = node
        self.made: x.LambdaNode = made
        #: the context around the lambda
        self.context: Context = context
        self.default: int = default
        #: captures by variable
        self.by_variable: dict[Variable, x.LambdaCapture] = {}
        #: variables of init-captures, by their tokens, and those of packs by their names
        self.init_fields: dict[Variable, Field] = {}
        self.init_variables: dict[int, Variable] = {}
        self.init_packs: dict[str, list[Variable]] = {}
        #: variables that it cannot capture, since a lambda around it does not
        self.refused: set[Variable] = set()
        self.this_field: Field | None = None
        #: where `this` is captured, and the same where the body itself needs it there
        self.this_at: int = -1
        self.implied_this: int = -1
        #: `*this` was captured
        self.copies_this: bool = False
        #: how many lambdas stand around it
        self.depth: int = 0

    def closure(self) -> ClassType:
        return self.made.closure

    def add_field(self, name: str, token: int) -> Field:
        """A new field of the closure."""
        closure = self.made.closure
        made = Field(name, token, closure)
        fields = closure.fields
        assert fields is not None
        fields.append(made)
        return made


class Capturing(EnginePart):
    """Adds captures to lambdas."""

    def listed(self, state: LambdaState, capture: e.Capture) -> None:
        engine = self.engine
        sort = capture.sort
        if capture.pack >= 0:
            self._check_list(state, capture)
            self._listed_pack(state, capture)
            return
        if sort in _OF_THIS:
            self._listed_this(state, capture)
            return
        if sort not in _SIMPLE:
            self._check_list(state, capture)
        if sort == e.INIT_BY_COPY or sort == e.INIT_BY_REFERENCE:
            variable = self._init_capture(state, capture, sort == e.INIT_BY_REFERENCE, state.context)
            state.init_variables[capture.name] = variable
            return
        found = engine.names.unqualified(engine.lexemes[capture.name], state.context, capture.name)
        named = found[0] if found else None
        if named is None and not engine.names.is_used_from_dependent(engine.lexemes[capture.name], state.context):
            name = engine.lexemes[capture.name]
            cause = f'identifier "{name}" is undefined'
            engine.functions.keep(Mistake(num.UNDEFINED, cause, capture.name, name=name))
            return
        if isinstance(named, PackElements):
            # `f([t] { ... }...)` in a template: a name of the pack that is expanded around the lambda.
            for variable in named.variables:
                self.variable(state, variable, sort == e.BY_REFERENCE, capture.name, False)
            return
        if not isinstance(named, Variable) or _is_static(named):
            self._refuse(capture, found)
            return
        self._check_list(state, capture)
        engine.declare_types.require_deduced(named, capture.name)
        engine.captured_uses.require_capturable(named, capture.name)
        self.variable(state, named, sort == e.BY_REFERENCE, capture.name, False)

    def _refuse(self, capture: e.Capture, found: list[Entity]) -> None:
        """Keeps that a list names no variable, or one that is there without being captured
        ([expr.prim.lambda.capture]/4)."""
        named = found[0]
        is_static = isinstance(named, Variable) and not isinstance(named.parent, ClassType)
        if is_static:
            mistake = Mistake(num.STATIC_CAPTURED, "capture of a static variable", capture.name)
        else:
            details = Details(members=found)
            mistake = Mistake(
                num.NO_VARIABLE, "capture of something that is no variable", capture.name, entity=named, details=details
            )
        self.engine.functions.keep(mistake)

    def _check_list(self, state: LambdaState, capture: e.Capture) -> None:
        """Keeps that a capture says what the default says, or that a list has its name twice
        ([expr.prim.lambda.capture]/2)."""
        engine = self.engine
        is_copy = capture.sort in (e.BY_COPY, e.THIS_CAPTURE) and engine.kinds[capture.start] != k.AMPERSAND
        if capture.sort == e.THIS_CAPTURE:
            is_allowed = state.default != COPY_DEFAULT or engine.language.standard >= _CXX20
        elif capture.sort in _SIMPLE:
            is_allowed = state.default != (COPY_DEFAULT if is_copy else REFERENCE_DEFAULT)
        else:
            is_allowed = True
        if not is_allowed:
            engine.functions.keep(Mistake(num.MATCHES_DEFAULT, "capture as by default", capture.start))
        name = engine.lexemes[capture.name]
        before = [one for one in state.node.captures if one.start < capture.start]
        if any(engine.lexemes[one.name] == name for one in before):
            token = capture.start if capture.sort == e.STAR_THIS_CAPTURE else capture.name
            engine.functions.keep(Mistake(num.CAPTURED_TWICE, "a name twice", token))

    def _listed_this(self, state: LambdaState, capture: e.Capture) -> None:
        """`this` or `*this` in a list: there has to be one, which the lambda around has captured."""
        engine = self.engine
        token = capture.start
        copies = capture.sort == e.STAR_THIS_CAPTURE
        if self.this(state, token, copies, False):
            self._check_list(state, capture)
            engine.this.require_captured(state.context, token, num.NOT_CAPTURED_AROUND)
        elif engine.this.is_missing(state.context):
            mistake = Mistake(num.NO_THIS, "there is no this", token)
            if copies:
                mistake.others.append(Mistake(num.CLOSE_SQUARE_EXPECTED, "EDG reads no further", token + 1))
            engine.functions.keep(mistake)

    def _listed_pack(self, state: LambdaState, capture: e.Capture) -> None:
        """`args...`: each element; while the pack has no arguments, the pack as one."""
        engine = self.engine
        if capture.value:
            self._init_pack(state, capture)
            return
        expansion = engine.expansions.of(capture.name, capture.name + 1, state.context)
        if expansion.elements is None:
            found = engine.names.unqualified(engine.lexemes[capture.name], state.context, capture.name)
            pack = found[0] if found else None
            for variable in pack.variables if isinstance(pack, PackElements) else []:
                self.variable(state, variable, capture.sort == e.BY_REFERENCE, capture.name, False)
            return
        for element in expansion.elements:
            found = engine.names.unqualified(engine.lexemes[capture.name], element.context, capture.name)
            if found and isinstance(found[0], Variable):
                by_reference = capture.sort == e.BY_REFERENCE
                self.variable(state, found[0], by_reference, capture.name, False)

    def _init_pack(self, state: LambdaState, capture: e.Capture) -> None:
        """`...x = e`: a capture for each element of the packs in `e` ([expr.prim.lambda.capture]/17)."""
        engine = self.engine
        by_reference = capture.sort == e.INIT_BY_REFERENCE
        pack = state.init_packs.setdefault(engine.lexemes[capture.name], [])
        expansion = engine.expansions.of(capture.value[0].start, capture.value[-1].end, state.context)
        if expansion.elements is None:
            variable = self._init_capture(state, capture, by_reference, state.context)
            assert variable.type is not None
            variable.type = engine.types.pack_expansion(variable.type)
            pack.append(variable)
        for element in expansion.elements or []:
            pack.append(self._init_capture(state, capture, by_reference, element.context))
        for variable in pack:
            variable.flags |= en.PARAMETER_PACK

    def variable(
        self, state: LambdaState, variable: Variable, by_reference: bool, token: int, implicit: bool
    ) -> x.LambdaCapture:
        """Captures a variable: a field of its type, or a reference to it."""
        engine = self.engine
        field = state.add_field(variable.name, token)
        type_ = engine.declare_types.variable_type(variable)
        reference = reference_type(type_)
        if by_reference:
            # The field stands for one element of a pack.
            one = type_.pattern if isinstance(type_, PackExpansionType) else type_
            field.type = engine.types.reference(one, False)
        else:
            field.type = reference.target if reference is not None else type_
        capture = x.LambdaCapture(variable, field, by_reference, token)
        capture.implicit = implicit
        state.by_variable[variable] = capture
        state.made.captures.append(capture)
        capture.initializer = self._initialiser(state, variable, capture, token)
        return capture

    def _initialiser(
        self, state: LambdaState, variable: Variable, capture: x.LambdaCapture, token: int
    ) -> DynamicInit:
        """The initialiser of the field: the variable as it is seen around the lambda."""
        engine = self.engine
        field = capture.field
        by_reference = capture.by_reference
        type_ = field.type
        assert type_ is not None
        source = engine.captured_uses.capture(variable, token, state.context, token, not capture.implicit)
        if source is None:
            source = engine.ids.variable(variable, token, state.context)
        self._behind(source, state.node.end, bool(source.flags & x.CAPTURED) or isinstance(variable.parent, ClassType))
        if by_reference:
            reference = reference_type(type_)
            assert reference is not None
            if source.type.qualifiers() & ~reference.target.qualifiers() & tk.CONST:
                # The copy that a lambda around has is const in its call operator.
                type_ = engine.types.reference(source.type, False)
                field.type = type_
                reference = reference_type(type_)
                assert reference is not None
            bound = engine.bound_references.bind(source, reference, token)
            return DynamicInit(DIK_EXPRESSION, type_, bound)
        if type_.dependent or contains_placeholder(type_):
            made = DynamicInit(DIK_EXPRESSION, type_)
            made.expression = engine.operands.value(source) if is_dependent_pointer(type_) else source
            return made
        cls = class_of(type_)
        if cls is not None:
            made = engine.class_initialisers.copied(type_, cls, source, token, True)
            if made.kind == DIK_EXPRESSION or made.kind == DIK_CONSTANT:
                return DynamicInit(DIK_BITWISE_COPY, type_)
            if made.routine is not None:
                made.arguments = []
                made.implied_source = True
                made.implicit_copy = False
                made.destructor = engine.objects.destructor(cls)
                made.partial_aggregate = made.destructor is not None
            return made
        if bare(source.type).kind == tk.TK_ARRAY:
            return DynamicInit(DIK_BITWISE_COPY, type_)
        made = DynamicInit(DIK_EXPRESSION, type_)
        if source.category != x.PRVALUE:
            engine.operands.read(source)
        made.expression = engine.evaluator.fold(source)
        return made

    def _behind(self, source: x.Expression, end: int, captured: bool) -> None:
        """The nodes that lead to a captured variable stand behind the lambda, or nowhere where another one has captured
        it; one that is named alone stands where it is used."""
        at = source
        while isinstance(at, x.Operation):
            at.token = -1 if captured else end
            if at.operation == eok.POINTS_TO_FIELD:
                at.arguments[1].token = -1
            at = at.arguments[0]
        if at is not source:
            at.token = end

    def _init_capture(self, state: LambdaState, capture: e.Capture, by_reference: bool, context: Context) -> Variable:
        """`x = e`, `&x = e` ([expr.prim.lambda.capture]/6), with `e` read in the context."""
        engine = self.engine
        name = engine.lexemes[capture.name]
        if len(capture.value) != 1:
            raise Unknown("init-capture with several values", capture.name)
        try:
            value = engine.expressions.initialiser_clause(capture.value[0], context)
        except Mistake as mistake:
            # A variable of unknown type.
            engine.functions.keep(mistake)
            return Variable(name, capture.name, state.closure())
        after = engine.kinds[capture.name + 1]
        types = engine.types
        pattern: Type = types.reference(types.auto, False) if by_reference else types.auto
        field = state.add_field(name, capture.name)
        variable = Variable(name, capture.name, state.closure())
        if after == k.OPEN_BRACE and not isinstance(value, x.BracedInitList):
            value = x.BracedInitList([value], types.unknown, value.start)
        if engine.calls.any_dependent([value]):
            type_ = pattern
        else:
            type_ = engine.deduced_types.deduced(pattern, value, after == k.OPEN_BRACE)
        field.type = type_
        variable.type = type_
        state.init_fields[variable] = field
        made = x.LambdaCapture(None, field, by_reference, capture.name if capture.pack < 0 else capture.pack)
        if isinstance(value, x.BracedInitList):
            made.initializer = engine.list_initialisers.from_list(type_, value, after == k.ASSIGN, capture.name)
        else:
            made.initializer = engine.initialisers.copy(type_, value, capture.name)
        state.made.captures.append(made)
        return variable

    def this(self, state: LambdaState, token: int, copies: bool, implicit: bool) -> bool:
        """Captures `this` or `*this`; False where there is none."""
        engine = self.engine
        pointer = engine.this.pointer(state.context, token)
        if pointer is None:
            return False
        types = engine.types
        at = bare(pointer.type)
        if not isinstance(at, PointerType):
            raise Unknown("type of this", token)
        field = state.add_field("", token)
        in_function = enclosing_routine(state.context) is not None
        target = types.unqualified(at.target) if state.node.flags & n.MUTABLE else at.target
        # The address of a copy that the lambda around has is no object that could be const.
        of_copy = isinstance(pointer, x.Operation) and pointer.operation == eok.ADDRESS_OF
        const = tk.CONST * (in_function and not of_copy)
        field.type = target if copies else types.qualified(types.unqualified(pointer.type), const)
        state.this_field = field
        state.this_at = token
        state.copies_this = copies
        capture = x.LambdaCapture(self._this_variable(state.context), field, not copies, token)
        capture.implicit = implicit
        made = DynamicInit(DIK_EXPRESSION, field.type)
        self._behind(pointer, state.node.end, True)
        if not copies:
            if of_copy:
                pointer.token = pointer.start = token
            else:
                pointer.lvalue_type = types.qualified(pointer.type, tk.CONST)
            made.expression = pointer
        else:
            cls = class_of(at.target)
            if cls is None or cls.dependent:
                made = DynamicInit(DIK_BITWISE_COPY, at.target)
            else:
                made = engine.class_initialisers.copied(
                    at.target, cls, engine.unary.indirect(pointer, token), token, True
                )
                if made.kind == DIK_EXPRESSION:
                    made = DynamicInit(DIK_BITWISE_COPY, at.target)
        capture.initializer = made
        state.made.captures.append(capture)
        return True

    def _this_variable(self, context: Context) -> Variable | None:
        """The parameter `this` of the member function around, whatever lambdas are in between."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None:
                if self.engine.lambdas.node_of(at.routine) is None:
                    return self.engine.this.variable(at.routine) if at.routine.owner() is not None else None
            elif isinstance(at, ClassContext) and at.cls.closure is None:
                return self.engine.this.outside(at.cls)
            at = at.outer
        return None


def _is_static(variable: Variable) -> bool:
    """Whether a variable is there without being captured; the parent of an init-capture is its closure."""
    parent = variable.parent
    if isinstance(parent, ClassType):
        return parent.closure is None
    return isinstance(parent, Namespace) or variable.storage_class in (en.SC_STATIC, en.SC_EXTERN)


class NamedConstant:
    """A constant that was named in a lambda; whether it is captured depends on what is done with it."""

    def __init__(self, variable: Variable, token: int, context: Context, first: int) -> None:
        self.variable: Variable = variable
        self.token: int = token
        self.context: Context = context
        #: where the lambda names it first
        self.first: int = first


class OdrUses:
    """Tells which names in lambdas capture nothing, or nothing yet."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._constants: dict[x.Expression, NamedConstant] = {}
        self._first: dict[tuple[LambdaState, Variable], int] = {}
        #: constants that extended lambdas capture, as they are where they are read
        self._captured: dict[x.Expression, x.Expression] = {}
        #: by lambdas, the names in them that other constants are made of
        self._for_constants: dict[LambdaState, frozenset[int]] = {}

    def unevaluated(self, state: LambdaState, variable: Variable, token: int) -> x.Expression | None:
        """A variable in an unevaluated operand: itself, const where it would be a member of a const closure; None where
        it is as it is outside."""
        capture = state.by_variable.get(variable)
        by_reference = capture.by_reference if capture is not None else state.default != COPY_DEFAULT
        type_ = self.engine.declare_types.variable_type(variable)
        if by_reference or reference_type(type_) is not None or type_.dependent or not self._is_const(state):
            return None
        return x.VariableExpression(variable, self.engine.types.qualified(type_, tk.CONST), x.LVALUE, token)

    def unevaluated_this(self, state: LambdaState, token: int) -> x.Expression | None:
        """`this` in an unevaluated operand: a null pointer of its type."""
        before = self.engine.this.pointer(state.context, token)
        if before is None:
            return None
        return self.engine.accesses.null_object(before.type, token)

    def _is_const(self, state: LambdaState) -> bool:
        """Whether the call operator is a const member, as it is unless the lambda is mutable."""
        routine = state.made.routine
        if routine is None:
            return True
        type_ = self.engine.declare_types.routine_type(routine)
        return isinstance(type_, RoutineType) and bool(type_.cv & tk.CONST)

    def constant(self, state: LambdaState, variable: Variable, token: int, context: Context) -> x.Expression:
        """A name of a constant, which is captured where more than its value is used: as it was named first there."""
        made = self.engine.ids.plain_variable(variable, token)
        if class_of(made.type) is not None:
            return self._value(made, variable)
        first = self._first.setdefault((state, variable), token)
        self._constants[made] = NamedConstant(variable, token, context, first)
        return made

    def _value(self, named: x.Expression, variable: Variable) -> x.Expression:
        """A constant of a class that is not captured: its value; the variable where that is unknown."""
        try:
            value = plain(self.engine.evaluator.constant_of(variable, named.type))
        except (Dependent, IllFormed, Unknown):
            return named
        mark_read(named, named.type)
        value.expression = named
        made = x.ConstantExpression(value, named.token)
        made.type = self.engine.types.unqualified(named.type)
        return made

    def captures_constants(self, state: LambdaState) -> bool:
        """Whether a lambda captures the constants that it names: extended ones with a default do (observed: lambdas
        2.7)."""
        return state.default != NO_DEFAULT and self.engine.extended_closures.is_surely_extended(state.made)

    def note_constant(self, captured: x.Expression, variable: Variable, token: int) -> None:
        """Remembers what a captured constant is where its value is read."""
        self._captured[captured] = self.engine.ids.plain_variable(variable, token)

    def read(self, captured: x.Expression) -> x.Expression:
        """What is captured, where its value is read: a constant that an extended lambda captures is that constant."""
        constant = self._captured.get(captured)
        if constant is None or is_type_dependent(constant):
            return captured
        return constant

    def makes_constant(self, state: LambdaState, token: int) -> bool:
        """Whether a name stands in what has to be a constant, so that it captures nothing."""
        known = self._for_constants.get(state)
        if known is None:
            block = state.node.block
            found = uses_in([block], state.node, self.engine.kinds) if block is not None else []
            known = frozenset(use.token for use in found if not captures_constant(use))
            self._for_constants[state] = known
        return token in known

    def unread(self, operand: x.Expression) -> x.Expression:
        """An operand that waits for an instance to say what is done with it: a constant is captured for that; where it
        cannot be, its value is read.  What a function returns by constructor is an object for it, too."""
        if operand not in self._constants or operand.category == x.PRVALUE:
            return self.engine.temporaries.materialised_call(operand)
        captured = self.used(operand)
        return self.engine.operands.value(operand) if captured is operand else captured

    def used(self, place: x.Expression) -> x.Expression:
        """A place whose identity counts: its address is taken, or a reference is bound to it."""
        named = self._constants.get(place)
        if named is None:
            return place
        captured = self.engine.captured_uses.capture(named.variable, named.token, named.context, named.first)
        if captured is None:
            return place
        captured.flags |= place.flags
        captured.start = place.start
        return captured
