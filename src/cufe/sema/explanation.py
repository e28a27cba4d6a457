"""What a place of the source means: the entity, the expression with its type, the call with its candidates.

The typed graph of the function around the place is built, and the nodes at the place are picked out of it."""

from cufe.diagnostics.place import Place
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il.addresses import Addresses
from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.type_names import TypeNames
from cufe.il.types import RoutineType, TemplateParamType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.display_answers import EngineSource
from cufe.sema.expr.launches import is_launch
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.text_lookup.entities import Entity as LexicalEntity
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.text.written_lines import WrittenLines

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_CATEGORIES: Final = ("prvalue", "lvalue", "xvalue")
_SPACES: Final = ((en.GLOBAL, "__global__"), (en.HOST, "__host__"), (en.DEVICE, "__device__"))
_WITHOUT_RESULT: Final = (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR, en.SFK_CONVERSION)
_NAMED: Final = (e.VariableExpression, e.FieldExpression, e.RoutineExpression, e.OverloadExpression)
_CONFIGURATION: Final = ("grid", "block", "shared memory", "stream")
_CALLS: Final = (e.ENK_OPERATION, e.ENK_TEMP_INIT, e.ENK_NEW_DELETE)


class Explanation:
    """The answer: lines of (what, text), in the order in which they are read; `candidates` are functions with why they
    are called or not, the one that is called (`chosen`) first."""

    def __init__(self, place: str) -> None:
        self.place: str = place
        self.facts: list[tuple[str, str]] = []
        self.chosen: bool = False
        self.candidates: list[tuple[str, str]] = []
        self.unknowns: list[str] = []

    def add(self, what: str, text: str) -> None:
        if text:
            self.facts.append((what, text))


class _Names(TypeNames):
    """Types for readers: what has no name is called by its place."""

    def __init__(self, explainer: "Explainer") -> None:
        super().__init__(Addresses())
        self.explainer: Explainer = explainer

    def class_name(self, class_: en.ClassType) -> str:
        if class_.closure is not None:
            return f"<lambda at {self.explainer.place_of(class_.token)}>"
        if not (class_.name or class_.typedef_name) and class_.token >= 0:
            return f"<unnamed at {self.explainer.place_of(class_.token)}>"
        return super().class_name(class_)

    def _dependent(self, at: Type) -> str:
        """Parameters of templates by their names alone."""
        text = super()._dependent(at)
        return text.partition("#(")[0] if isinstance(at, TemplateParamType) else text


class _Collector(Walk):
    """The expressions of a function, each behind those below it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[e.Expression] = []
        self.lambdas: list[Routine] = []
        #: the function that each expression stands in
        self.routines: list[Routine] = []
        self.routine: Routine | None = None
        #: the conditional operations that launches are made of
        self.launches: list[e.Operation] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.Expression) and self.routine is not None:
            self.found.append(node)
            self.routines.append(self.routine)
            if isinstance(node, e.Operation) and is_launch(node):
                self.launches.append(node)
        return node

    def captures(self, node: e.LambdaNode) -> None:
        super().captures(node)
        if node.routine is not None and node.routine not in self.lambdas:
            self.lambdas.append(node.routine)


class Explainer:
    """Explains places of one unit."""

    def __init__(self, engine: "Engine", source: EngineSource, written: WrittenLines | None) -> None:
        self.engine: Engine = engine
        self.source: EngineSource = source
        self.written: WrittenLines | None = written
        self.names: TypeNames = _Names(self)
        #: the launches of the function that is explained
        self.launches: list[e.Operation] = []

    def explain(self, token: int) -> Explanation:
        """What is at a token."""
        engine = self.engine
        engine.resolutions = []
        made = Explanation(self.place_of(token))
        made.add("text", self.source.spelling(token))
        routine = self._around(token)
        nodes: list[e.Expression] = []
        here: list[e.Expression] = []
        if routine is not None:
            nodes, routines = self._expressions(routine)
            # A qualified name is built where it begins, and means what its last part names.
            place = token if self._is_qualifier(token) else self._beginning(token)
            for at, one in enumerate(nodes):
                if one.token == token or (one.token == place and isinstance(one, _NAMED)):
                    here.append(one)
                    routine = routines[at]
            if place == token and self._is_qualifier(token):
                here = [node for node in here if not isinstance(node, _NAMED)]
        launch = self._launch(token)
        if launch is not None:
            self._launched(made, launch)
            routine = routines[nodes.index(launch)]
        named = self._named(here)
        if named is not None:
            self._entity(made, named)
        else:
            self._lexical(made, token)
        node = self._innermost(here) or (self._nearest(nodes, token) if launch is None else None)
        if node is not None:
            self._expression(made, node, token)
            self._value(made, here)
        call = self._call(here, nodes, token) if launch is None else self._kernel_call(launch)
        if call is not None:
            self._called(made, call)
        if routine is not None:
            made.add("inside of", self.describe(routine))
            made.add("runs on", spaces(routine))
        line = self.source.place(token)[0]
        for unknown in engine.unknowns:
            if unknown.token >= 0 and self.source.place(unknown.token)[0] == line:
                made.unknowns.append(f"{self.place_of(unknown.token)}: {unknown.cause}")
        engine.resolutions = None
        return made

    def place_of(self, token: int) -> str:
        """`FILE:LINE:COL` of a token, as the author of the file sees it where that is known."""
        if token < 0:
            return "(built in)"
        line, column = self.source.place(token)
        file, number = self.source.file(line)
        if self.written is not None:
            column = self.written.place(Place(file, number, column, self.source.text_of(line))).column
        return f"{file}:{number}:{column}"

    def describe(self, routine: Routine) -> str:
        """A routine with its type, as a declaration."""
        type_ = self.source.routine_type(routine)
        name = self.names.entities.qualified(routine)
        if type_ is None:
            return name
        text = self.names.declared(type_, name)
        if routine.special in _WITHOUT_RESULT and isinstance(type_, RoutineType):
            return text.removeprefix(f"{self.names.of(type_.result)} ")
        return text

    # --- finding -------------------------------------------------------------------------------------------------

    def _around(self, token: int) -> Routine | None:
        """The innermost function definition around a token."""
        piece = self.engine.lookup.piece_at(token)
        if piece is None:
            return None
        routines = self.engine.definitions.between(piece.start, piece.start + 1)
        return routines[-1] if routines else None

    def _expressions(self, routine: Routine) -> tuple[list[e.Expression], list[Routine]]:
        """The expressions of a function and of the lambdas in it, and the function of each."""
        collector = _Collector()
        waiting = [routine]
        while waiting:
            collector.routine = waiting.pop()
            body = self.source.body(collector.routine)
            if body is None:
                continue
            collector.lambdas = []
            collector.function(body)
            waiting += collector.lambdas
        self.launches = collector.launches
        hidden = self._configuring(collector.launches)
        kept = [at for at, node in enumerate(collector.found) if node not in hidden]
        return [collector.found[at] for at in kept], [collector.routines[at] for at in kept]

    def _is_qualifier(self, token: int) -> bool:
        """Whether a name stands in front of `::`."""
        return self.source.spelling(token) != "::" and self.source.spelling(token + 1) == "::"

    def _beginning(self, token: int) -> int:
        """The first token of the qualified name that ends with a token."""
        lexemes = self.engine.lexemes
        at = token
        while at > 1 and lexemes[at - 1] == "::":
            before = at - 2
            if lexemes[before] == ">":
                before = self._angle_before(before) - 1
            if not (lexemes[before][:1].isalpha() or lexemes[before][:1] == "_"):
                return at - 1
            at = before
        return at

    # --- launches ------------------------------------------------------------------------------------------------

    def _configuring(self, launches: list[e.Operation]) -> set[e.Expression]:
        """The implied calls: of the function that takes the configuration, with its default arguments."""
        hidden: set[e.Expression] = set()
        for launch in launches:
            parts = self.engine.launches.parts.get(launch)
            given = len(parts.configuration) if parts is not None else 4
            node = launch.arguments[0]
            while True:
                hidden.add(node)
                if not isinstance(node, e.Operation) or not node.arguments:
                    break
                if isinstance(node.arguments[0], e.RoutineExpression):
                    hidden.add(node.arguments[0])
                    hidden.update(node.arguments[1 + given :])
                    break
                node = node.arguments[0]
        return hidden

    def _launch(self, token: int) -> e.Operation | None:
        """The launch whose `<<<` or `>>>` a token is of."""
        for launch in self.launches:
            parts = self.engine.launches.parts.get(launch)
            if parts is not None:
                node = parts.node
                if token == node.chevrons or node.chevrons_close <= token < node.open:
                    return launch
        return None

    def _kernel_call(self, launch: e.Operation) -> e.Expression | None:
        call = launch.arguments[2]
        return call if self._callee(call) is not None else None

    def _launched(self, made: Explanation, launch: e.Operation) -> None:
        """The kernel and the configuration of a launch: what was written, its type and its value."""
        parts = self.engine.launches.parts[launch]
        made.add("launches", self._written(parts.node.callee.start, parts.node.callee.end))
        if self._kernel_call(launch) is None:
            self._lexical(made, self._last_name(parts.node.callee.end))
        for index, what in enumerate(_CONFIGURATION):
            if index >= len(parts.configuration):
                made.add(what, "0 (nothing written)")
                continue
            value = parts.configuration[index]
            node = parts.node.configuration[index] if index < len(parts.node.configuration) else None
            text = self._written(node.start, node.end) if node is not None else ""
            text += f"  of type `{self._type_name(value)}`"
            if isinstance(value, e.ConstantExpression):
                shown = self.names.constant(value.constant)
                if not text.startswith(f"{shown}  "):
                    text += f", value {shown}"
            made.add(what, text.strip())

    def _last_name(self, end: int) -> int:
        """The last name of what is called and ends in front of a token: template arguments follow it."""
        at = end - 1
        if self.engine.lexemes[at] == ">":
            at = self._angle_before(at) - 1
        return at

    def _angle_before(self, closing: int) -> int:
        """The `<` that a `>` closes; the token itself where there is none in the statement."""
        lexemes = self.engine.lexemes
        depth = 0
        at = closing
        while at > 0 and lexemes[at] not in (";", "{", "}"):
            depth += 1 if lexemes[at] == ">" else -1 if lexemes[at] == "<" else 0
            if not depth:
                return at
            at -= 1
        return closing

    def _written(self, start: int, end: int) -> str:
        """The tokens `start` to `end` (excluded) as they stand in the unit, on one line."""
        unit = self.engine.unit
        if end <= start:
            return ""
        return " ".join(unit.text[unit.offset(start) : unit.offset(end - 1) + len(unit.lexemes[end - 1])].split())

    def _type_name(self, node: e.Expression) -> str:
        if node.type is self.engine.types.unknown:
            return "what template arguments decide"
        return self.names.of(node.type)

    def _named(self, here: list[e.Expression]) -> Entity | None:
        for node in here:
            if isinstance(node, e.VariableExpression):
                return node.variable
            if isinstance(node, e.FieldExpression):
                return node.field
            if isinstance(node, e.RoutineExpression):
                return node.routine
        return None

    def _innermost(self, here: list[e.Expression]) -> e.Expression | None:
        """The expression that was written, with the conversions around it left out."""
        for node in here:
            if not node.flags & e.COMPILER_GENERATED and not isinstance(node, e.FieldExpression):
                return node
        return here[0] if here else None

    def _nearest(self, nodes: list[e.Expression], token: int) -> e.Expression | None:
        """The expression that starts last before the token, of one statement."""
        best: e.Expression | None = None
        for node in nodes:
            at = node.start if node.start >= 0 else node.token
            if 0 <= at <= token and (best is None or at > best.token) and not node.flags & e.COMPILER_GENERATED:
                best = node
        if best is None:
            return None
        between = self.engine.lexemes[best.token : token]
        return None if ";" in between or "{" in between or "}" in between else best

    def _call(self, here: list[e.Expression], nodes: list[e.Expression], token: int) -> e.Expression | None:
        """The call that a place is about: the call itself, or that of the function named here."""
        for node in here:
            if node.kind in _CALLS and self._callee(node) is not None:
                return node
        for node in nodes:
            if isinstance(node, e.Operation) and node.arguments and self._callee(node) is not None:
                callee = node.arguments[0]
                if callee.token == token or callee in here:
                    return node
        return None

    def _callee(self, node: e.Expression) -> Routine | None:
        if isinstance(node, e.Operation) and node.arguments:
            first = node.arguments[0]
            if isinstance(first, e.Operation) and len(first.arguments) == 2:
                first = first.arguments[1]
            return first.routine if isinstance(first, e.RoutineExpression) else None
        if isinstance(node, e.TempInit):
            return node.init.routine
        return node.routine if isinstance(node, e.NewDelete) else None

    # --- saying --------------------------------------------------------------------------------------------------

    def _entity(self, made: Explanation, entity: Entity) -> None:
        made.add("names", _sort(entity))
        if isinstance(entity, Routine):
            made.add("entity", self.describe(entity))
            made.add("with", self._arguments(entity))
            made.add("space", spaces(entity))
        else:
            made.add("entity", self._declaration(entity))
        made.add("declared", self.place_of(entity.token))

    def _arguments(self, routine: Routine) -> str:
        """The template arguments of an instance by the names of their parameters, deduced ones included."""
        template = routine.template
        if template is None or not routine.arguments:
            return ""
        try:
            parameters = self.engine.template_parameters.of(template)
        except (Unknown, IllFormed, Dependent):
            return ""
        if len(parameters) != len(routine.arguments):
            return ""
        return ", ".join(
            f"{parameter.name or '(unnamed)'} = {self.names.arguments((argument,))[1:-1].strip()}"
            for parameter, argument in zip(parameters, routine.arguments, strict=True)
        )

    def _declaration(self, entity: Entity) -> str:
        """An entity that is no routine, with its type."""
        if isinstance(entity, Type):
            return self.names.of(entity)
        name = self.names.entities.qualified(entity)
        type_ = self._type(entity)
        return name if type_ is None else self.names.declared(type_, name)

    def _declared(self, found: LexicalEntity) -> list[Entity]:
        """The entities of a name of a namespace."""
        if not isinstance(found.scope, NamespaceScope):
            return []
        try:
            return self.engine.declare.in_namespace(self.engine.declare.namespace(found.scope), found.name)
        except (Unknown, IllFormed, Dependent):
            return []

    def _type(self, entity: Entity) -> Type | None:
        if isinstance(entity, en.Variable):
            return self.source.variable_type(entity)
        return self.source.field_type(entity) if isinstance(entity, en.Field) else None

    def _lexical(self, made: Explanation, token: int) -> None:
        """A name outside of expressions: what lookup says."""
        spelling = self.source.spelling(token)
        if not (spelling[:1].isalpha() or spelling[:1] == "_"):
            return
        found = self.engine.lookup.resolve(token)
        if found is None:
            return
        made.add("names", found.describe())
        for entity in self._declared(found):
            text = self.describe(entity) if isinstance(entity, Routine) else self._declaration(entity)
            made.add("entity", f"{text}  [{self.place_of(entity.token)}]")
        if not self._declared(found):
            made.add("declared", self.place_of(found.token))

    def _expression(self, made: Explanation, node: e.Expression, token: int) -> None:
        if node.token != token and node.token >= 0:
            made.add("expression", f"the one at {self.place_of(node.token)}")
        category = _CATEGORIES[node.category]
        if isinstance(node, e.RoutineExpression):
            made.add("type", self.names.of(self.source.routine_type(node.routine) or node.type))
            made.add("category", _CATEGORIES[e.LVALUE])
            return
        made.add("type", self._type_name(node))
        if node.lvalue_type is not None:
            category += f" (an lvalue of type `{self.names.of(node.lvalue_type)}` that is read)"
        made.add("category", category)
        if isinstance(node, e.ErrorExpression):
            made.add("unknown", node.cause)

    def _value(self, made: Explanation, here: list[e.Expression]) -> None:
        """The value, where an expression that stands here is a constant."""
        for node in here:
            if isinstance(node, e.ConstantExpression):
                if node.type is not self.engine.types.unknown:
                    made.add("value", self.names.constant(node.constant))
                return

    def _called(self, made: Explanation, call: e.Expression) -> None:
        routine = self._callee(call)
        assert routine is not None
        made.add("calls", f"{self.describe(routine)}  [{self.place_of(routine.token)}]")
        made.add("callee runs on", spaces(routine))
        for _, resolution in reversed(self.engine.resolutions or []):
            if resolution.routine is routine:
                self._candidates(made, resolution, routine)
                return

    def _candidates(self, made: Explanation, resolution: Resolution, routine: Routine) -> None:
        """What is called, and what else could have been, if there was a choice."""
        if not resolution.rejected and not resolution.ambiguous:
            return
        made.chosen = True
        viable = any(one.reason == cd.WORSE for one in resolution.rejected)
        made.candidates.append(
            (
                f"{self.describe(routine)}  [{self.place_of(routine.token)}]",
                "the best of those that can be called" if viable else "the only one that can be called",
            )
        )
        for rejected in resolution.rejected:
            made.candidates.append((self._candidate(rejected.candidate), self._reason(rejected)))
        for candidate in resolution.ambiguous:
            made.candidates.append((self._candidate(candidate), "as good as another one"))

    def _candidate(self, candidate: Candidate) -> str:
        if candidate.routine is not None:
            return f"{self.describe(candidate.routine)}  [{self.place_of(candidate.routine.token)}]"
        if candidate.template is not None:
            template = candidate.template
            return f"template {self.names.entities.qualified(template)}  [{self.place_of(template.token)}]"
        return "built-in operator"

    def _reason(self, rejected: Rejected) -> str:
        """Why a candidate was not chosen."""
        number = rejected.index + 1
        if rejected.reason == cd.TOO_FEW:
            return "needs more arguments"
        if rejected.reason == cd.TOO_MANY:
            return "takes fewer arguments"
        if rejected.reason == cd.NO_CONVERSION:
            if rejected.source is not None and rejected.target is not None:
                types = f"`{self.names.of(rejected.source)}` to `{self.names.of(rejected.target)}`"
                return f"no conversion of argument {number} from {types}"
            return f"no conversion of argument {number}"
        if rejected.reason == cd.NO_OBJECT_CONVERSION:
            return "cannot be called on this object"
        if rejected.reason == cd.DEDUCTION:
            return f"deduction fails: {rejected.detail}"
        if rejected.reason == cd.CONSTRAINTS:
            return "constraints are not satisfied"
        if rejected.reason == cd.WORSE:
            if rejected.index >= 0:
                return f"worse conversion of argument {number}"
            return f"worse: {rejected.detail}" if rejected.detail else "worse"
        if rejected.reason == cd.NO_TEMPLATE:
            return "is no template, and template arguments are given"
        return rejected.detail or "not considered"


def spaces(routine: Routine) -> str:
    """The execution spaces of a function as they are written, or what follows from nothing being written."""
    words = [word for bit, word in _SPACES if routine.flags & bit]
    if words:
        return " ".join(words)
    owner = routine.owner()
    if owner is not None and owner.closure is not None:
        return "where the function around the lambda runs"
    if routine.flags & en.IMPLICIT:
        return "where its uses run"
    return "__host__ (nothing written)"


def _sort(entity: Entity) -> str:
    if isinstance(entity, Routine):
        return "member function" if entity.owner() is not None else "function"
    if isinstance(entity, en.Field):
        return "field"
    if isinstance(entity, en.Variable):
        if entity.flags & en.PARAMETER:
            return "parameter"
        return "local variable" if isinstance(entity.parent, Routine) else "variable"
    return "name"
