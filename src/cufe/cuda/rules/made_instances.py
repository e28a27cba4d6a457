"""Instances whose bodies the front end reads at once: of constexpr functions where they are called, of functions with a
deduced result and of generic lambdas where they are named (observed: front-end 2).

What is wrong with their operands is told there, and what their arguments keep from being reached (128); the pass of a
device judges constexpr functions with all others."""

from cufe.checks.findings import Finding, Findings
from cufe.checks.read_pieces import pieces_of
from cufe.checks.unreachable import Unreachable
from cufe.cuda.rules.call_arguments.in_instances import FailedCalls
from cufe.cuda.rules.calls.judge import is_lambda
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.instance_context import body_context
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def check_made_instances(examined: ExaminedUnit) -> None:
    """Judges the instances that the functions and variables of the compiled file make."""
    if examined.instances_are_endless:
        return
    with guarded():
        _MadeInstances(examined).check()


class _MadeInstances:
    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        #: the tokens at which instances are made, and those that ask for them
        self.made: dict[Routine, tuple[int, int]] = {}
        #: the same of instances that are made for their results
        self.deduced: dict[Routine, tuple[int, int]] = {}
        #: the instances whose bodies ask for others
        self.makers: dict[Routine, Routine] = {}
        self.unreached: dict[Routine, list[Finding]] = {}

    def check(self) -> None:
        """Finds the instances with something wrong in them, and tells of them."""
        for path in pieces_of(self.examined, self.examined.compiled()):
            with unanswered:
                self._read(path)
        failed = FailedCalls(self.examined, self.engine).instances()
        mistaken = dict.fromkeys([*self.engine.statements.mistaken(), *failed])
        named: dict[str, int] = {}
        for routine in mistaken:
            if routine not in self.made and self._is_deduced(routine):
                self._name(routine, named)
        self._unreached()
        wrong = [routine for routine in self.made if routine in mistaken or routine in self.unreached]
        if not wrong:
            return
        from cufe.cuda.rules.device.instance_bodies import InstanceBodies

        bodies = InstanceBodies(self.examined, self.engine)
        for routine in sorted(wrong, key=self.made.__getitem__):
            made_at, token = self.made[routine]
            scope = self.engine.statements.body(routine)
            if scope is not None:
                context = self._context(routine, token)
                bodies.check_language(scope, made_at, context)
                for finding in self.unreached.get(routine, []):
                    self.examined.add_late(finding.number, finding.token, made_at, context=context)

    def _context(self, routine: Routine, token: int) -> list[Frame]:
        """The instances that are being made when one is, the innermost first."""
        frames = list(body_context(self.examined, routine, token))
        maker = self.makers.get(routine)
        while maker is not None:
            frames += body_context(self.examined, maker, self.made[maker][1])
            maker = self.makers.get(maker)
        return frames

    def _unreached(self) -> None:
        """Finds the instances with statements that only their arguments keep from being reached."""
        for routine, made in self.deduced.items():
            self.made.setdefault(routine, made)
        for routine in self.made:
            scope = self.engine.statements.body(routine)
            if scope is None:
                continue
            findings = Findings()
            Unreachable(self.engine, findings).function(scope)
            told = [one for one in findings.in_order() if not self.examined.is_told(one.number, one.token)]
            if told:
                self.unreached[routine] = told

    def _read(self, path: list[Piece]) -> None:
        """Reads a function or variables of the user, and what they call."""
        engine = self.engine
        sites = Sites(engine, False)
        if path[-1].sort == c.FUNCTION:
            routine = engine.definitions.at(path)
            scope = None if routine is None else engine.statements.body(routine)
            if routine is None or scope is None or is_dependent_context(routine.declarations[0].context):
                return
            sites.function(scope)
        else:
            for variable in engine.definitions.variables_at(path):
                sites.variable(variable)
        self._constants(sites, -1, None)

    def _constants(self, sites: Sites, made_at: int, maker: Routine | None) -> None:
        """The constexpr instances that are called, by another instance perhaps, and those that these call."""
        for site in sites.found:
            routine = site.routine
            if self.examined.architecture is not None or not self._is_own(routine):
                continue
            at = site.met_at if made_at < 0 else made_at
            if not routine.flags & en.CONSTEXPR:
                if self._is_deduced(routine):
                    self.deduced.setdefault(routine, (at, site.token))
                continue
            if routine in self.made or not site.evaluated:
                continue
            self.made[routine] = (at, site.token)
            if maker is not None:
                self.makers[routine] = maker
            self._body(routine, at, routine)
        for node in sites.lambdas:
            operator = node.routine
            if operator is not None and operator.template is None:
                self._body(operator, made_at, maker)

    def _body(self, routine: Routine, made_at: int, maker: Routine | None) -> None:
        """What an instance or a lambda calls."""
        scope = self.engine.statements.body(routine)
        if scope is not None:
            inner = Sites(self.engine, False)
            inner.function(scope)
            self._constants(inner, made_at, maker)

    def _is_own(self, routine: Routine) -> bool:
        """Whether a function is an instance of one of the user's templates."""
        if not self.engine.returns.is_instance(routine):
            return False
        declared = self.engine.declare_types.definition(routine)
        return declared is not None and self.examined.is_own(declared.piece.body)

    def _is_deduced(self, routine: Routine) -> bool:
        """Whether a function is such an instance whose body gives its result."""
        if not self._is_own(routine):
            return False
        if is_lambda(routine):
            return routine.template is not None
        declared = self.engine.declare_types.definition(routine)
        declaration = declared.binding.declaration if declared is not None else None
        declarator = declared.binding.declarator if declared is not None else None
        function = declarator.function() if declarator is not None else None
        if declaration is None or function is None or function.trailing >= 0:
            return False
        specifiers = declaration.specifiers
        return k.AUTO in self.examined.kinds[specifiers.type_start : specifiers.type_end]

    def _name(self, routine: Routine, named: dict[str, int]) -> None:
        """Finds the token that names an instance: those of one template are named in the order of their making."""
        examined = self.examined
        name = routine.name
        first = routine.declarations[0].piece.end
        closure = routine.parent
        if isinstance(closure, ClassType) and isinstance(closure.closure, LambdaNode):
            bracket = closure.token
            if examined.kinds[bracket - 1] != k.ASSIGN:
                return
            name = examined.lexemes[bracket - 2]
            first = bracket
        mentions = [token for token in examined.tokens_of({name}, examined.near()) if token >= first]
        place = named.get(name, 0)
        named[name] = place + 1
        if routine.template is not None:
            made = [one for one in routine.template.specializations.values() if not _is_open(one)]
            place = made.index(routine) if routine in made else place
        if not mentions:
            return
        token = mentions[min(place, len(mentions) - 1)]
        is_called = examined.kinds[token + 1] == k.OPEN_ROUND
        self.made[routine] = (examined.brackets.close(token + 1) if is_called else token, token)


def _is_open(instance: Entity) -> bool:
    """Whether an instance hangs on the parameters of another template."""
    return isinstance(instance, Routine) and any(argument.is_dependent() for argument in instance.arguments)
