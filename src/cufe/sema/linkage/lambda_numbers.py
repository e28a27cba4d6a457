"""What names of closures say about their lambdas: signature, place among the others, annotations."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import Template, TemplateArgument
from cufe.il.types import RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.linkage.mangler import Mangler
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece
from cufe.syntax.statement_nodes import Binding
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DEVICE: Final = ("device", "__device__")
_HOST: Final = ("host", "__host__")
#: declarations that may be of variables: `struct { } a = { };` as well
_VARIABLES: Final = (c.SIMPLE, c.CLASS)
#: in front of a bracket that begins no lambda
_NO_LAMBDA: Final = (k.IDENTIFIER, k.OPEN_SQUARE, k.CLOSE_SQUARE)


class LambdaNumbers(EnginePart):
    """Counts lambdas in the function around them."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: the parameter types of closures
        self._known: dict[ClassType, str] = {}

    def signature(self, closure: LambdaNode) -> RoutineType:
        """The type of the call operator; of a generic lambda with its own parameters as types."""
        routine = self.engine.call_operators.of(closure)
        if routine is None:
            raise Unknown("a lambda without a call operator", closure.node.start)
        return self.engine.declare_types.routine_type(routine)

    def enclosing(self, closure: LambdaNode) -> Routine | None:
        """The function around: the call operator of a lambda around it counts."""
        at: Entity | None = closure.closure.parent
        while at is not None and not isinstance(at, Routine):
            at = at.parent
        return at

    def _siblings(self, closure: LambdaNode) -> list[e.Lambda]:
        """The lambdas of the same function, in the order of the text."""
        around = self.enclosing(closure)
        while around is not None and isinstance(around.parent, ClassType) and around.parent.closure is not None:
            outer: Entity | None = around.parent.parent
            if not isinstance(outer, Routine):
                break
            around = outer
        declared = self.engine.declare_types.definition(around) if around is not None else None
        if declared is None:
            return [closure.node]
        body = self.engine.lookup.bodies.of(declared.piece)
        return [node for node in self._in_blocks(body.lambdas) if _same_parent(node, closure.node)]

    def _in_blocks(self, lambdas: list[e.Lambda]) -> list[e.Lambda]:
        """The lambdas that are no default arguments of other lambdas, which are numbered by themselves."""
        spans: list[tuple[int, int]] = []
        for node in lambdas:
            own = node.parameters.parameters if node.parameters is not None else []
            if own and self.engine.kinds.find(k.OPEN_SQUARE, node.introducer_close + 1, own[-1].end) >= 0:
                spans.append((node.introducer_close, own[-1].end))
        if not spans:
            return lambdas
        return [node for node in lambdas if not any(first < node.start < end for first, end in spans)]

    def same_signature(self, closure: LambdaNode) -> int:
        """How many lambdas with the same parameter types stand in front in the function."""
        around = closure.closure.parent
        if not isinstance(around, Routine):
            return 0
        self.engine.functions.body(around)
        read, count = self._read_in_front(closure)
        spelled = self._spelled(closure.node)
        for node in self._siblings(closure):
            if node.start not in read and self._in_front(node, closure) and self._spelled(node) == spelled:
                count += 1
        return count

    def made_before(self, closure: LambdaNode) -> int:
        """The same of an instance of a template, where branches that `if constexpr` discards make none (observed in the
        names of device code)."""
        if self.variable(closure) >= 0:
            return self._initialisers_before(closure)
        if closure.default_of is not None:
            return self._in_default_before(closure)
        around = closure.closure.parent
        if not isinstance(around, Routine) or around.body is None or not self.engine.returns.is_instance(around):
            return self.same_signature(closure)
        return self._read_in_front(closure)[1]

    def _read_in_front(self, closure: LambdaNode) -> tuple[set[int], int]:
        """The lambdas of the same function that were read before, and those of them with the same
        parameter types."""
        read: set[int] = set()
        count = 0
        wanted = self._parameters(closure)
        for state in self.engine.lambdas.local_to(closure.closure.parent):
            if state.made is closure:
                break
            read.add(state.node.start)
            if self._parameters(state.made) == wanted:
                count += 1
        return read, count

    def _parameters(self, closure: LambdaNode) -> str:
        """The parameter types as a name has them, by which lambdas are told apart."""
        known = self._known.get(closure.closure)
        if known is None:
            try:
                known = Mangler(self.engine).parameters(self.signature(closure))
            except (Unknown, IllFormed, Dependent):
                known = " ".join(self._spelled(closure.node))
            self._known[closure.closure] = known
        return known

    def _in_front(self, node: e.Lambda, closure: LambdaNode) -> bool:
        """Whether a lambda is numbered before another: those in init-captures come before the lambda that has them
        (observed in the names of device code)."""
        own = closure.node
        if node.start < own.start:
            return own.start > node.introducer_close
        return own.start < node.start < own.introducer_close

    def variable(self, closure: LambdaNode) -> int:
        """The name of the variable or member in the initialiser of which a lambda stands; -1 for others, and for those
        of explicit specialisations."""
        initialised = self._initialised(closure)
        return -1 if initialised is None else initialised.name

    def _initialised(self, closure: LambdaNode) -> Binding | None:
        start = closure.node.start
        path = self.engine.cutter.path(start)
        if not path or self.enclosing(closure) is not None or closure.node.parent is not None:
            return None
        found = self._binding(closure, path)
        if found is None or not self._is_template(path[-1]) or self._is_member(found, closure):
            return found
        return None if self.arguments(closure) is None else found

    def _binding(self, closure: LambdaNode, path: list[Piece]) -> Binding | None:
        """What the initialiser in which a lambda stands is for."""
        found: Binding | None = None
        for binding in self.engine.lookup.bindings(path[-1], "") if path and path[-1].sort in _VARIABLES else []:
            declarator = binding.declarator
            if declarator is not None and 0 <= declarator.initialiser_start <= closure.node.start:
                found = binding
        return found

    def _is_member(self, variable: Binding, closure: LambdaNode) -> bool:
        """Whether a variable that is defined behind the head of a class template is a member and no template itself."""
        owner = closure.closure.parent
        context = owner.context if isinstance(owner, ClassType) else None
        if not isinstance(context, ClassContext):
            return False
        found = self.engine.declare.in_class(context, self.engine.lexemes[variable.name])
        return not any(isinstance(one, Template) for one in found)

    def _is_template(self, piece: Piece) -> bool:
        return self.engine.kinds[piece.start] == k.TEMPLATE

    def arguments(self, closure: LambdaNode) -> "list[TemplateArgument] | None":
        """The arguments of the variable template in the initialiser of which a lambda stands; None where the variable
        is no template."""
        path = self.engine.cutter.path(closure.node.start)
        at = closure.closure.context
        initialised = self._binding(closure, path)
        if initialised is not None and self._is_member(initialised, closure):
            return None
        while path and self._is_template(path[-1]) and at is not None:
            if isinstance(at, TemplateContext) and at.parameters and at.parameters[0].token >= path[-1].start:
                return at.arguments
            at = at.outer
        return None

    def _is_numbered_through(self, path: list[Piece]) -> bool:
        """Whether the lambdas in an initialiser are numbered with those of its scope: initialisers of members that are
        not static are read later, templates and members defined outside of their class have numbers of their own."""
        piece = path[-1]
        if self._is_template(piece):
            return False
        if len(path) > 1 and path[-2].sort == c.CLASS:
            return self.engine.kinds.find(k.STATIC, piece.start, piece.end) >= 0
        bindings = self.engine.lookup.bindings(piece, "")
        return not any(self.engine.kinds[one.name - 1] == k.SCOPE for one in bindings)

    def _initialisers_before(self, closure: LambdaNode) -> int:
        """How many lambdas stand in front in initialisers of the same namespace or class, whatever their parameters, or
        in the same initialiser (observed in the names of device code)."""
        engine = self.engine
        path = engine.cutter.path(closure.node.start)
        count = 0
        if not self._is_numbered_through(path):
            initialised = self._initialised(closure)
            declarator = initialised.declarator if initialised is not None else None
            first = declarator.initialiser_start if declarator is not None else closure.node.start
            for node in engine.lookup.bodies.of(path[-1]).lambdas:
                count += node.parent is None and first <= node.start < closure.node.start
            return count
        own = self._around(path)
        for at in k.all_of(engine.kinds, k.OPEN_SQUARE, 0, closure.node.start):
            if engine.kinds[at - 1] in _NO_LAMBDA or engine.kinds[at + 1] == k.OPEN_SQUARE:
                continue
            path = engine.cutter.path(at)
            if not path or path[-1].sort not in _VARIABLES:
                continue
            if self._around(path) == own and self._is_numbered_through(path):
                lambdas = engine.lookup.bodies.of(path[-1]).lambdas
                count += any(node.start == at and node.parent is None for node in lambdas)
        return count

    def _in_default_before(self, closure: LambdaNode) -> int:
        """How many lambdas stand in front in the same default argument."""
        before: set[int] = set()
        for state in self.engine.lambdas.local_to(closure.closure.parent):
            made = state.made
            if made.default_of is closure.default_of and made.default_index == closure.default_index:
                if made.node.start < closure.node.start:
                    before.add(made.node.start)
        return len(before)

    def _around(self, path: list[Piece]) -> list[str]:
        """The scope of a declaration: names of namespaces, the places of classes."""
        found: list[str] = []
        for piece in path[:-1]:
            name = self.engine.kinds.find(k.IDENTIFIER, piece.start, piece.body)
            if piece.sort == c.CLASS:
                found.append(str(piece.start))
            elif piece.sort == c.NAMESPACE:
                found.append(self.engine.lexemes[name] if name >= 0 else "")
        return found

    def annotations(self, closure: LambdaNode) -> tuple[bool, bool]:
        """Whether the lambda is marked for the device, and for the host."""
        names = [attribute.name for attribute in closure.node.attributes]
        return any(name in _DEVICE for name in names), any(name in _HOST for name in names)

    def _spelled(self, node: e.Lambda) -> list[str]:
        words: list[str] = []
        if node.parameters is None:
            return words
        for parameter in node.parameters.parameters:
            for at in range(parameter.start, parameter.end):
                if at != parameter.declarator.id:
                    words.append(self.engine.lexemes[at])
            words.append(",")
        return words


def _same_parent(first: e.Lambda, second: e.Lambda) -> bool:
    one = first.parent.start if first.parent is not None else -1
    two = second.parent.start if second.parent is not None else -1
    return one == two
