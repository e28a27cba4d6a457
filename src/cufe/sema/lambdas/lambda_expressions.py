"""Lambda-expressions ([expr.prim.lambda]): their closure classes, each made once in each context."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, Expression, LambdaExpression, LambdaNode
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import (
    ClassContext,
    ParameterContext,
    RegionContext,
    enclosing_namespace,
    is_dependent_context,
)
from cufe.sema.lambdas.captures import COPY_DEFAULT, NO_DEFAULT, REFERENCE_DEFAULT, LambdaState
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: lambdas in lambdas that are read; what stands deeper is unknown, since contexts are searched outwards
_DEEPEST: Final = 255


class DefaultArgument:
    """The default argument of a parameter of a function, in some tokens."""

    def __init__(self, routine: Routine, index: int, first: int, end: int) -> None:
        self.routine: Routine = routine
        self.index: int = index
        self.first: int = first
        self.end: int = end


class Lambdas:
    """Builds lambdas and remembers them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[int, int], LambdaState] = {}
        self._contexts: list[Context] = []
        self._states: dict[ClassType, LambdaState] = {}
        self._local: dict[Entity, list[LambdaState]] = {}
        #: the default argument that is being read
        self._default: DefaultArgument | None = None

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

    def around(self, context: Context) -> LambdaState | None:
        """The innermost lambda in whose body a context is, with no function in between."""
        at: Context | None = context
        while at is not None and not isinstance(at, (ClassContext, ParameterContext)):
            if isinstance(at, RegionContext) and at.routine is not None:
                return self.node_of(at.routine)
            at = at.outer
        return None

    def state(self, closure: ClassType) -> LambdaState | None:
        return self._states.get(closure)

    def states(self) -> list[LambdaState]:
        """All lambdas that have been read."""
        return list(self._states.values())

    def enter_default(self, routine: Routine, index: int, first: int, end: int) -> DefaultArgument | None:
        """The default argument of a parameter is read; what `leave_default` needs to come back."""
        before = self._default
        self._default = DefaultArgument(routine, index, first, end)
        return before

    def leave_default(self, before: DefaultArgument | None) -> None:
        self._default = before

    def local_to(self, around: Entity | None) -> list[LambdaState]:
        """The lambdas of a function, class or namespace that have been read."""
        return self._local.get(around, []) if around is not None else []

    def _depth(self, context: Context) -> int:
        """How many lambdas stand around one in `context`."""
        parent = self._parent(context)
        outer = self.node_of(parent) if isinstance(parent, Routine) else None
        return 0 if outer is None else outer.depth + 1

    def _parent(self, context: Context) -> Entity:
        """What a closure class is local to: the function, the class or the namespace around."""
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
        argument = self._default
        if argument is not None and argument.first <= node.start < argument.end:
            made.default_of = argument.routine
            made.default_index = argument.index
        default = NO_DEFAULT
        if node.default >= 0:
            default = COPY_DEFAULT if engine.kinds[node.default] == k.ASSIGN else REFERENCE_DEFAULT
        state = LambdaState(node, made, context, default)
        self._states[closure] = state
        for capture in node.captures:
            engine.capturing.listed(state, capture)
        if closure.parent is not None:
            self._local.setdefault(closure.parent, []).append(state)
        engine.call_operators.declare(state, own)
        return state

    def _enter_body(self, state: LambdaState) -> None:
        """Reads the body, by which the result and the implicit captures are known."""
        engine = self.engine
        operator = engine.call_operators.of(state.made)
        if operator is not None:
            engine.functions.body(operator)
        if state.made.routine is not None:
            engine.closure_bodies.set_type(state.made)
        engine.extended_closures.complete(state.made)

    def block(self, routine: Routine) -> e.Lambda | None:
        """The lambda whose body is that of a routine."""
        state = self.node_of(routine)
        return state.node if state is not None else None
