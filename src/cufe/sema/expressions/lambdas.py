"""Lambda-expressions ([expr.prim.lambda]): closure classes, call operators, uses of captured variables."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import (
    CAPTURED,
    COMPILER_GENERATED,
    LVALUE,
    PRVALUE,
    TYPE_DEPENDENT,
    BracedInitList,
    ConstantExpression,
    Expression,
    InitializerExpression,
    LambdaCapture,
    LambdaExpression,
    LambdaNode,
    Operation,
)
from cufe.il.initialisation import DIK_BITWISE_COPY, DIK_CONSTANT, DIK_EXPRESSION, DIK_LAMBDA, DynamicInit
from cufe.il.templates import TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.types import PackExpansionType, PointerType, ReferenceType, Type
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import (
    ClassContext,
    PackElements,
    ParameterContext,
    RegionContext,
    enclosing_namespace,
    enclosing_routine,
    is_dependent_context,
)
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.routine_facts import execution_spaces
from cufe.sema.expressions.captures import COPY_DEFAULT, NO_DEFAULT, REFERENCE_DEFAULT, LambdaState
from cufe.sema.expressions.closure_bodies import CONVERSIONS
from cufe.sema.expressions.folding import plain
from cufe.sema.expressions.open_types import is_dependent_pointer
from cufe.sema.expressions.operands import class_of, dereferenced, operation, reference_type
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: lambdas in lambdas that are read; what stands deeper is unknown, since contexts are searched outwards
_DEEPEST: Final = 255


class Lambdas:
    """Builds lambdas and remembers them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[int, int], LambdaState] = {}
        self._contexts: list[Context] = []
        self._states: dict[ClassType, LambdaState] = {}

    # --- lambda-expressions ------------------------------------------------------------------------------------------

    def build(self, node: e.Lambda, context: Context) -> Expression:
        key = (node.start, id(context))
        state = self._known.get(key)
        if state is None:
            depth = self._depth(context)
            if depth > _DEEPEST:
                raise Unknown("lambdas nested too deeply", node.start)
            state = self._make(node, context)
            state.depth = depth
            self._known[key] = state
            # The key is the identity of the context, so that has to stay.
            self._contexts.append(context)
            self._enter_body(state)
        made = LambdaExpression(state.made, state.closure(), node.start)
        if state.closure().dependent:
            made.flags |= TYPE_DEPENDENT
        elif state.made.captures and self.engine.objects.destructor(state.closure()) is not None:
            self.engine.lifetimes.needed(made)
        return made

    def node_of(self, routine: Routine) -> LambdaState | None:
        """The lambda whose call operator a routine is, or an instance of it."""
        owner = routine.parent
        if not isinstance(owner, ClassType) or owner.closure is None:
            return None
        return self._states.get(owner)

    def state(self, closure: ClassType) -> LambdaState | None:
        return self._states.get(closure)

    def states(self) -> list[LambdaState]:
        """All lambdas that have been read."""
        return list(self._states.values())

    def closures(self) -> list[ClassType]:
        """All closure classes that have been made."""
        return list(self._states)

    def _depth(self, context: Context) -> int:
        """How many lambdas stand around one in `context`."""
        parent = self._parent(context)
        outer = self.node_of(parent) if isinstance(parent, Routine) else None
        return 0 if outer is None else outer.depth + 1

    def _parent(self, context: Context) -> Entity:
        at: Context | None = context
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None:
                return at.routine
            if isinstance(at, ClassContext):
                return at.cls
            at = at.outer
        return enclosing_namespace(context).namespace

    def _make(self, node: e.Lambda, context: Context) -> LambdaState:
        """The closure class with what the introducer captures, and its call operator."""
        engine = self.engine
        closure = ClassType("", node.start, self._parent(context), tk.TK_STRUCT)
        engine.types.number(closure)
        closure.key = node.start
        closure.fields = []
        closure.bases = []
        closure.dependent = is_dependent_context(context)
        own = ClassContext(closure, context)
        closure.context = own
        engine.classes.mark_complete(closure)
        made = LambdaNode(node, closure)
        closure.closure = made
        default = NO_DEFAULT
        if node.default >= 0:
            default = COPY_DEFAULT if engine.kinds[node.default] == k.ASSIGN else REFERENCE_DEFAULT
        state = LambdaState(node, made, context, default)
        self._states[closure] = state
        for capture in node.captures:
            self._explicit(state, capture)
        self._operator(state, own)
        return state

    # --- captures ----------------------------------------------------------------------------------------------------

    def _explicit(self, state: LambdaState, capture: e.Capture) -> None:
        engine = self.engine
        sort = capture.sort
        if capture.pack >= 0:
            self._explicit_pack(state, capture)
            return
        if sort == e.THIS_CAPTURE or sort == e.STAR_THIS_CAPTURE:
            self._capture_this(state, capture.start, sort == e.STAR_THIS_CAPTURE, False)
            return
        if sort == e.INIT_BY_COPY or sort == e.INIT_BY_REFERENCE:
            variable = self._init_capture(state, capture, sort == e.INIT_BY_REFERENCE, state.context)
            state.init_variables[capture.name] = variable
            return
        found = engine.names.unqualified(engine.lexemes[capture.name], state.context, capture.name)
        named = found[0] if found else None
        if not isinstance(named, Variable):
            raise Unknown("capture of something that is no variable", capture.name)
        self._add(state, named, sort == e.BY_REFERENCE, capture.name, state.context, False)

    def _explicit_pack(self, state: LambdaState, capture: e.Capture) -> None:
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
                self._add(state, variable, capture.sort == e.BY_REFERENCE, capture.name, state.context, False)
            return
        for element in expansion.elements:
            found = engine.names.unqualified(engine.lexemes[capture.name], element.context, capture.name)
            if found and isinstance(found[0], Variable):
                by_reference = capture.sort == e.BY_REFERENCE
                self._add(state, found[0], by_reference, capture.name, element.context, False)

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

    def _add(
        self, state: LambdaState, variable: Variable, by_reference: bool, token: int, context: Context, implicit: bool
    ) -> LambdaCapture:
        """Captures a variable: a field of its type, or a reference to it."""
        engine = self.engine
        types = engine.types
        field = state.add_field(variable.name, token)
        type_ = engine.declare_types.variable_type(variable)
        reference = reference_type(type_)
        if by_reference:
            # The field stands for one element of a pack.
            one = type_.pattern if isinstance(type_, PackExpansionType) else type_
            field.type = types.reference(one, False)
        else:
            field.type = reference.target if reference is not None else type_
        capture = LambdaCapture(variable, field, by_reference, token)
        capture.implicit = implicit
        state.by_variable[variable] = capture
        state.made.captures.append(capture)
        capture.initializer = self._initialiser(state, variable, field, by_reference, token, context)
        return capture

    def _initialiser(
        self, state: LambdaState, variable: Variable, field: Field, by_reference: bool, token: int, context: Context
    ) -> DynamicInit:
        """What initialises the field: the variable as it is seen around the lambda."""
        engine = self.engine
        type_ = field.type
        assert type_ is not None
        source = engine.ids.variable(variable, token, state.context)
        self._behind(source, state.node.end, bool(source.flags & CAPTURED) or isinstance(variable.parent, ClassType))
        if by_reference:
            reference = reference_type(type_)
            assert reference is not None
            if source.type.qualifiers() & ~reference.target.qualifiers() & tk.CONST:
                # The copy that a lambda around has is const in its call operator.
                type_ = engine.types.reference(source.type, False)
                field.type = type_
                reference = reference_type(type_)
                assert reference is not None
            bound = engine.casts.bind(source, reference, token)
            made = DynamicInit(DIK_EXPRESSION, type_)
            made.expression = bound
            return made
        if type_.dependent or contains_placeholder(type_):
            made = DynamicInit(DIK_EXPRESSION, type_)
            made.expression = engine.operands.value(source) if is_dependent_pointer(type_) else source
            return made
        cls = class_of(type_)
        if cls is not None:
            made = engine.initialisers.copied(type_, cls, source, token, True)
            if made.kind == DIK_EXPRESSION:
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
        if source.category != PRVALUE:
            engine.operands.read(source)
        made.expression = engine.evaluator.fold(source)
        return made

    def _behind(self, source: Expression, end: int, captured: bool) -> None:
        """The nodes that lead to a captured variable stand behind the lambda, or nowhere where another one has captured
        it; one that is named alone stands where it is used."""
        at = source
        while isinstance(at, Operation):
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
        value = engine.expressions.initialiser_clause(capture.value[0], context)
        after = engine.kinds[capture.name + 1]
        types = engine.types
        pattern: Type = types.reference(types.auto, False) if by_reference else types.auto
        field = state.add_field(name, capture.name)
        variable = Variable(name, capture.name, state.closure())
        if after == k.OPEN_BRACE and not isinstance(value, BracedInitList):
            value = BracedInitList([value], types.unknown, value.start)
        if engine.calls.any_dependent([value]):
            type_ = pattern
        else:
            type_ = engine.deduced_types.deduced(pattern, value, after == k.OPEN_BRACE)
        field.type = type_
        variable.type = type_
        state.init_fields[variable] = field
        made = LambdaCapture(None, field, by_reference, capture.name if capture.pack < 0 else capture.pack)
        if isinstance(value, BracedInitList):
            made.initializer = engine.list_initialisers.from_list(type_, value, after == k.ASSIGN, capture.name)
        else:
            made.initializer = engine.initialisers.copy(type_, value, capture.name)
        state.made.captures.append(made)
        return variable

    def _capture_this(self, state: LambdaState, token: int, copies: bool, implicit: bool) -> bool:
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
        of_copy = isinstance(pointer, Operation) and pointer.operation == eok.ADDRESS_OF
        const = tk.CONST * (in_function and not of_copy)
        field.type = target if copies else types.qualified(types.unqualified(pointer.type), const)
        state.this_field = field
        state.copies_this = copies
        capture = LambdaCapture(self._this_variable(state.context), field, not copies, token)
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
                made = engine.initialisers.copied(at.target, cls, engine.unary.indirect(pointer, token), token, True)
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
                if self.node_of(at.routine) is None:
                    return self.engine.this.variable(at.routine) if at.routine.owner() is not None else None
            elif isinstance(at, ClassContext) and at.cls.closure is None:
                return self.engine.this.outside(at.cls)
            at = at.outer
        return None

    # --- uses --------------------------------------------------------------------------------------------------------

    def captured(self, variable: Variable, token: int, context: Context) -> Expression | None:
        """A variable of a function around the lambda, as the closure's field; None where it is none, or where
        its value is used and not the variable ([basic.def.odr])."""
        owner = variable.parent
        if isinstance(owner, ClassType) and owner.closure is not None:
            chain = self._chain(owner, context)
            own = self._states.get(owner)
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
            return self.engine.odr_uses.constant(chain[0], variable, token, context)
        return self._through(chain, variable, token, context, token)

    def capture(self, variable: Variable, token: int, context: Context, named: int) -> Expression | None:
        """A local variable as the closure's field, whether it is a constant or not; `named` first at that token."""
        owner = variable.parent
        chain = self._chain(owner, context) if owner is not None else []
        return self._through(chain, variable, token, context, named) if chain else None

    def _through(
        self, chain: list[LambdaState], variable: Variable, token: int, context: Context, named: int
    ) -> Expression | None:
        """A variable captured by each lambda in between; None where one of them captures nothing."""
        capture: LambdaCapture | None = None
        for state in reversed(chain):
            capture = state.by_variable.get(variable)
            if capture is None:
                if state.default == NO_DEFAULT:
                    return None
                by_reference = state.default == REFERENCE_DEFAULT
                capture = self._add(state, variable, by_reference, named, context, True)
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
                state = self.node_of(last)
                if state is None:
                    return []
                found.append(state)
            at = at.outer
        return []

    def _is_constant(self, variable: Variable) -> bool:
        """Whether reading the variable is reading a constant: it is not odr-used then."""
        if variable.flags & en.CONSTEXPR_VARIABLE:
            return True
        return variable.value is not None

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

    def captured_this(self, routine: Routine, token: int, context: Context, use: int) -> Expression | None:
        """`this` inside of a lambda: that of the function around, by way of the closure; `use` is where an implied
        one is needed."""
        state = self.node_of(routine)
        if state is None:
            return None
        if state.this_field is None:
            if state.default == NO_DEFAULT:
                return self.engine.this.pointer(state.context, token, use)
            if self.engine.expressions.unevaluated:
                return self.engine.odr_uses.unevaluated_this(state, token if token >= 0 else use)
            if not self._capture_this(state, token if token >= 0 else use, False, True):
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

    # --- the object --------------------------------------------------------------------------------------------------

    def initialisation(self, source: LambdaExpression, type_: Type) -> DynamicInit:
        """A closure object as an initialisation."""
        node = source.lambda_node
        values: list[Constant] = []
        for capture in node.captures:
            init = capture.initializer
            if init is not None and capture.field.type is not None:
                values.append(self._captured_value(init, capture.field.type, capture.token))
        aggregate = AggregateConstant(node.closure, values)
        aggregate.dynamic = any(isinstance(value, DynamicInitConstant) for value in values)
        made = DynamicInit(DIK_LAMBDA if values else DIK_CONSTANT, type_)
        made.constant = aggregate
        made.closure = node
        if not values:
            aggregate.expression = source
        made.token = source.token
        return made

    def _captured_value(self, init: DynamicInit, type_: Type, token: int) -> Constant:
        """What a capture gives to its field: a constant says how it was written."""
        if init.kind != DIK_CONSTANT or init.constant is None or init.constant.dependent:
            return DynamicInitConstant(type_, init)
        made = plain(init.constant)
        if isinstance(made, AggregateConstant) and isinstance(init.constant, AggregateConstant):
            made.cast = init.constant.cast
        made.expression = InitializerExpression(init, type_, token)
        return made

    def object(self, source: LambdaExpression, type_: Type) -> DynamicInit:
        """As `initialisation`; where all captures give constants the object is one, too."""
        made = self.initialisation(source, type_)
        if made.kind != DIK_LAMBDA or not isinstance(made.constant, AggregateConstant):
            return made
        values: list[Constant] = []
        for capture in source.lambda_node.captures:
            init = capture.initializer
            value = init.constant if init is not None else None
            if init is not None and isinstance(init.expression, ConstantExpression) and init.kind == DIK_EXPRESSION:
                value = init.expression.constant
            if value is None or value.dependent or isinstance(value, DynamicInitConstant):
                return made
            if isinstance(value, AggregateConstant) and value.dynamic:
                return made
            values.append(plain(value))
        found = DynamicInit(DIK_CONSTANT, type_)
        found.constant = AggregateConstant(source.lambda_node.closure, values)
        found.constant.expression = InitializerExpression(made, type_, source.token)
        found.token = source.token
        return found

    # --- the call operator -------------------------------------------------------------------------------------------

    def _operator(self, state: LambdaState, own: ClassContext) -> None:
        """The call operator, written as a declaration so that it is read like any other."""
        engine = self.engine
        node = state.node
        closure = state.closure()
        declared = self._declaration(node, own)
        generic = node.head is not None or self._has_auto(node)
        declared.binding.template = generic
        flags = en.INLINE
        if node.flags & n.CONSTEXPR or engine.language.standard >= 2017:
            flags |= en.CONSTEXPR
        if node.flags & n.CONSTEVAL:
            flags |= en.CONSTEVAL
        flags |= execution_spaces(node.attributes)
        own.members[CONVERSIONS] = []
        if generic:
            template = Template("operator()", _place(node), closure, TEMPLK_MEMBER_FUNCTION)
            template.declarations.append(declared)
            template.special = en.SFK_OPERATOR
            template.operator = "()"
            template.flags = flags
            engine.templates.enter(template)
            state.made.call_template = template
            own.members["operator()"] = [template]
            if not node.captures and node.default < 0:
                engine.closure_bodies.declare(closure, own, True)
            return
        routine = Routine("operator()", _place(node), closure)
        routine.declarations.append(declared)
        routine.special = en.SFK_OPERATOR
        routine.operator = "()"
        routine.flags = flags
        state.made.routine = routine
        own.members["operator()"] = [routine]
        if not node.captures and node.default < 0:
            engine.closure_bodies.declare(closure, own, False)

    def _has_auto(self, node: e.Lambda) -> bool:
        operator = node.parameters
        if operator is None:
            return False
        return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in operator.parameters)

    def _declaration(self, node: e.Lambda, context: ClassContext) -> Declared:
        """The call operator's declaration out of the parts of the lambda."""
        specifiers = n.Specifiers(node.start)
        specifiers.sort = n.PLACEHOLDER
        specifiers.type_start = node.start
        specifiers.type_end = node.start
        heads = [node.head] if node.head is not None else []
        declaration = n.Declaration(node.start, heads, specifiers)
        declaration.end = node.end
        declaration.body = node.body
        declarator = n.Declarator(node.start)
        declarator.id = node.start
        declarator.end = node.body
        written = node.parameters
        last = node.introducer_close if node.head is None else node.head.end - 1
        operator = n.DeclaratorOperator(n.PARAMETERS, last, last)
        if written is not None:
            operator = n.DeclaratorOperator(n.PARAMETERS, written.first, written.last)
            operator.parameters = written.parameters
            operator.variadic = written.variadic
        if not node.flags & n.MUTABLE:
            operator.flags = n.CONST
        operator.trailing = node.arrow
        declarator.operators.append(operator)
        declaration.declarators.append(declarator)
        binding = s.Binding(s.ROUTINE, _place(node), node.start)
        binding.declaration = declaration
        binding.declarator = declarator
        piece = Piece(FUNCTION, node.start, node.start, node.body, node.end)
        return Declared(binding, piece, context)

    def _enter_body(self, state: LambdaState) -> None:
        """Reads the body, by which the result and the implicit captures are known."""
        engine = self.engine
        operator = self.call_operator(state.made)
        if operator is not None:
            engine.statements.body(operator)
        if state.made.routine is not None:
            engine.closure_bodies.set_type(state.made)

    def call_operator(self, node: LambdaNode) -> Routine | None:
        """The call operator of a lambda; of a generic one its template read for itself."""
        if node.routine is not None or node.call_template is None:
            return node.routine
        prototype = self.engine.templates.prototype(node.call_template)
        return prototype if isinstance(prototype, Routine) else None

    def is_generic(self, closure: ClassType) -> bool:
        state = self._states.get(closure)
        return state is not None and state.made.call_template is not None

    def block(self, routine: Routine) -> e.Lambda | None:
        """The lambda whose body is that of a routine."""
        state = self.node_of(routine)
        return state.node if state is not None else None


def _place(node: e.Lambda) -> int:
    """Where the call operator is declared: the template head, the parameters or the body, attributes left out."""
    if node.head is not None:
        return node.introducer_close + 1
    return node.parameters.first if node.parameters is not None else node.body
