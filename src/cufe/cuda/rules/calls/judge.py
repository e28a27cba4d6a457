"""Every call in the functions of the host, with the function that it calls (observed: diagnostics-a 2, 3, 4)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.call_sites import CALL, IMPLIED, LAUNCH, OBJECT, REFERENCE, WORKED_OUT, Site
from cufe.cuda.rules.calls.called_back import CalledBack
from cufe.cuda.rules.calls.callees import deduced_target, is_generic
from cufe.cuda.rules.calls.deduced_mentions import DeducedMentions, Operand
from cufe.cuda.rules.calls.names import CalleeNames, caller_name, with_variable
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.calls.spaces import NEUTRAL, FunctionSpaces, Unchecked
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import asked_for_first
from cufe.diagnostics.place import NOWHERE
from cufe.diagnostics.report import EntityName, Frame, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.statements import FunctionScope
from cufe.sema.constant.constexpr_functions import ConstexprBody, is_literal
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.expr.unevaluated_operands import TypeExpressions
from cufe.sema.failures import guarded, unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_below

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_FROM_HOST_DEVICE: Final = 20005
_CONSTEXPR_FROM_HOST_DEVICE: Final = 20006
_FROM_HOST: Final = 20007
_CONSTEXPR_FROM_HOST: Final = 20008
_NOT_CONFIGURED: Final = 20051
_DEDUCED: Final = 20166

_OUTSIDE: Final = "outside the bodies of device functions"
_FROM_CONSTEXPR: Final = "from a constexpr or consteval __device__ function"


Word = str | int | EntityName | TypeName


class Finding:
    """Something to report: where (maybe NOWHERE), at which token it is met, the place among what is met there, and the
    callee whose name is reported first; `instances` are those under way, the innermost first, with the tokens that
    asked for them."""

    def __init__(self, number: int, token: int, met_at: int, callee: Routine | None, words: "tuple[Word, ...]") -> None:
        self.number: int = number
        self.token: int = token
        self.met_at: int = met_at
        self.place: int = 0
        self.callee: Routine | None = callee
        self.words: tuple[Word, ...] = words
        self.instances: list[tuple[Routine, int]] = []


class Listener:
    """Is told of each function and instance that the walk has gone through."""

    def leaves(
        self, routine: Routine, scope: FunctionScope, space: int, used_at: int, instances: list[tuple[Routine, int]]
    ) -> None:
        """A function of a space has been gone through; an instance is made at the token `used_at`, else -1, while
        others are under way, the innermost first, each with the token that asked for it."""
        raise NotImplementedError


class Judge:
    """The walk over functions and the instances that they make, each once; it judges their calls itself."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.spaces: FunctionSpaces = FunctionSpaces(
            engine, annotated_lambdas=examined.settings.extended_lambda, misfits=examined.misfits
        )
        self.spaces.blocks.stretches = examined.stretches
        self.names: CalleeNames = CalleeNames(engine)
        self.instances: InstanceNames = InstanceNames(engine)
        self.called_back: CalledBack = CalledBack(examined, engine)
        self.unchecked: Unchecked = Unchecked(examined, self.spaces)
        self._done: set[Routine] = set()
        #: sorts and tokens of what has been judged in templates themselves, generic lambdas in instances among them:
        #: instances do not repeat it
        self._told: set[tuple[int, int]] = set()
        #: where the outermost instance under way is used, -1 outside of instances
        self._used_at: int = -1
        #: the instances under way, the innermost first, with the tokens that asked for them
        self._instances: list[tuple[Routine, int]] = []
        self.found: list[Finding] = []
        self.listeners: list[Listener] = []
        #: the names of all that is not for the host, None where they are not known
        self.restricted: set[str] | None = None
        #: the tokens that are spelt like kernels, where no use makes an instance: nothing of the user's is constexpr or
        #: deduces its result
        self.kernels: list[int] | None = None
        #: the instances that uses make, the tokens at which they are made, and the instances under way then
        self.made: dict[Routine, tuple[int, list[tuple[Routine, int]]]] = {}

    def place(self, path: list[Piece]) -> None:
        """Judges what the innermost of some pieces declares; what the engine cannot stand is unknown."""
        piece = path[-1]
        with guarded():
            if piece.sort == c.FUNCTION:
                routine = self.engine.definitions.at(path)
                if routine is not None:
                    if self.examined.kinds.find(k.ASSIGN, piece.head, piece.body) >= 0:
                        sites = Sites(self.engine, False)
                        sites.default_arguments(routine)
                        self._outside(sites)
                    self.function(routine)
            elif self.is_template_head(path):
                # What else stands there is met in instances.
                self.lambdas(self.sites_of_templates(path))
            elif self.examined.kinds[piece.start] == k.TEMPLATE:
                # The bodies are made at the end of the unit.
                for routine in self.engine.instantiations.routines(piece.start, piece.end):
                    self.instance(routine, len(self.examined.kinds) - 1, piece.start)
            else:
                self._initialisers(path)

    def head(self, path: list[Piece]) -> None:
        """The instances that the types of a declaration make, its template arguments and the like."""
        engine = self.engine
        piece = path[-1]
        with guarded():
            context = engine.definitions.context_of(path, [])
            if context is None:
                return
            body = engine.lookup.bodies.of(piece, self.examined.scope_name(path[-2]) if path[1:] else "")
            found = TypeExpressions(engine, body.head, context)
            sites = Sites(engine, False)
            for operand in found.operands:
                sites.operand(operand)
            for constant in found.constants:
                sites.expression(constant)
            for site in sites.found:
                self.meets(site)

    def function(self, routine: Routine) -> None:
        """Judges a function with the lambdas and local classes in it, and the instances that it makes."""
        if routine in self._done:
            return
        self._done.add(routine)
        scope = self._body(routine)
        if scope is None:
            return
        is_template = is_generic(routine)
        sites = Sites(self.engine, is_template)
        if self.kernels is not None and not is_template and self._is_of_device_alone(routine, self.kernels):
            self.leaves(routine, scope, sites, 0)
            return
        sites.function(scope)
        judged = {site for site in sites.found if self._may_be_restricted(site)}
        space = self.spaces.of(routine, self._end(routine)) if judged or self.restricted is None else 0
        checks = self.checks(routine, space, is_template)
        settled = self.settled(routine, space) if checks else None
        caller = caller_name(routine, self.names.types)
        constexpr = bool(routine.flags & (en.CONSTEXPR | en.CONSTEVAL)) and not is_lambda(routine)
        self.lambdas(sites)
        declared = self.engine.declare_types.definition(routine)
        destructor: Site | None = None
        for site in sites.found:
            if declared is not None and not declared.piece.start <= site.token < declared.piece.end:
                # A default member initialiser that the body uses.
                continue
            key = site.sort, site.token
            if site in judged and (self._used_at < 0 or key not in self._told):
                is_checked = checks and (settled is None or key in settled)
                self.site(site, space, is_checked, constexpr, caller)
            if is_template:
                self._told.add(key)
            if destructor is not None and destructor.token != site.token:
                self.meets(destructor)
                destructor = None
            if site.sort == OBJECT and site.routine.special == en.SFK_DESTRUCTOR:
                # Its instance is made behind that of the constructor.
                destructor = site
            else:
                self.meets(site)
        if destructor is not None:
            self.meets(destructor)
        self.leaves(routine, scope, sites, space if checks and settled is None else 0)
        for entity in sites.declared:
            if isinstance(entity, ClassType):
                self._local_class(entity)

    def _is_of_device_alone(self, routine: Routine, kernels: list[int]) -> bool:
        """Whether a function may call all that it could: it never runs on the host, names no kernel, launches nothing,
        and has no lambdas or classes in it, which are judged for themselves."""
        declared = self.engine.declare_types.definition(routine)
        if declared is None or is_lambda(routine):
            return False
        piece = declared.piece
        if count_below(kernels, piece.end) > count_below(kernels, declared.binding.name + 1):
            return False
        body = self.engine.lookup.bodies.of(piece, "")
        if body.launches or body.lambdas or body.classes:
            return False
        space = self.spaces.of(routine, self._end(routine))
        return space != NEUTRAL and not space & HOST

    def _may_be_restricted(self, site: Site) -> bool:
        """Whether what a site calls may be for the device, by its name: to ask for the space of a function of a large
        library takes a millisecond.  Operators and special members of system headers are for the host as well."""
        routine = site.routine
        if self.restricted is None or site.sort == LAUNCH or routine.name in self.restricted:
            return True
        if routine.name.isidentifier() and routine.special == en.SFK_NONE and not is_lambda(routine):
            return False
        return any(self.examined.is_own(one.binding.name) for one in routine.declarations) or is_lambda(routine)

    def checks(self, routine: Routine, space: int, is_template: bool) -> bool:
        """Whether the calls in a function of a space are judged."""
        return bool(space & HOST) and not self.unchecked.is_unchecked(routine, is_template)

    def settled(self, routine: Routine, space: int) -> set[tuple[int, int]] | None:
        """The sorts and tokens of the only sites that are judged; None for all."""
        return None

    def leaves(self, routine: Routine, scope: FunctionScope, sites: Sites, space: int) -> None:
        """A function has been gone through; `space` is 0 where calls are not judged."""
        for listener in self.listeners:
            listener.leaves(routine, scope, self.spaces.of(routine, self._end(routine)), self._used_at, self._instances)

    def _initialisers(self, path: list[Piece]) -> None:
        """Outside of functions nobody calls, but functions are named and lambdas defined."""
        self._outside(self.sites_outside(path))

    def is_template_head(self, path: list[Piece]) -> bool:
        """Whether a declaration is that of a template, or of a specialisation."""
        start = path[-1].start
        return self.examined.kinds.startswith(k.TEMPLATE_HEAD, start)

    def sites_of_templates(self, path: list[Piece]) -> Sites:
        """What is in the initialisers of variable templates."""
        sites = Sites(self.engine, True)
        for variable in self.engine.definitions.variable_templates_at(path):
            sites.variable(variable)
        return sites

    def sites_outside(self, path: list[Piece]) -> Sites:
        """What is in the initialisers and default arguments of a declaration outside of functions."""
        sites = Sites(self.engine, False)
        for entity in self.engine.definitions.declared_at(path):
            if isinstance(entity, Variable):
                sites.variable(entity)
            elif isinstance(entity, Field):
                sites.member(entity)
            elif isinstance(entity, Routine):
                sites.default_arguments(entity)
        # What another declaration initialises is judged there.
        sites.found = [site for site in sites.found if path[-1].start <= site.token < path[-1].end]
        return sites

    def _outside(self, sites: Sites) -> None:
        """What stands outside of bodies: functions are named, and lambdas have bodies of their own."""
        self.lambdas(sites)
        for site in sites.found:
            if site.sort == REFERENCE:
                self.site(site, HOST, False, False, "")
            self.meets(site)

    def lambdas(self, sites: Sites) -> None:
        """Judges the bodies and default arguments of lambdas."""
        for node in sites.lambdas:
            operator = self.engine.call_operators.of(node)
            if operator is not None and operator not in self._done:
                given = Sites(self.engine, False)
                given.default_arguments(operator)
                self._outside(given)
                self.function(operator)

    def _body(self, routine: Routine) -> FunctionScope | None:
        with unanswered:
            return self.engine.functions.body(routine)
        return None

    def _end(self, routine: Routine) -> int:
        """Behind the head of a function's definition: what is declared later does not count in it."""
        declared = self.engine.declare_types.definition(routine)
        return declared.piece.body + 1 if declared is not None else routine.token + 1

    def _local_class(self, cls: ClassType) -> None:
        if cls.brace < 0 or not isinstance(cls.context, ClassContext) or not self.examined.is_own(cls.brace):
            return
        for routine in self.engine.definitions.of_local_class(cls):
            self.function(routine)
        sites = Sites(self.engine, False)
        for field in self.engine.classes.fields(cls):
            sites.member(field)
        self._outside(sites)

    # --- instances -----------------------------------------------------------------------------------------------

    def meets(self, site: Site) -> None:
        """A use of an instance of a template makes its body, if its result is deduced, or if it is constexpr and the
        use is evaluated."""
        routine = site.routine
        if self.is_new_instance(routine) and self.is_made_at_once(routine, site.evaluated):
            under_way = [(routine, site.token), *self._instances]
            self.made[routine] = (site.met_at if self._used_at < 0 else self._used_at, under_way)
            self.called_back.note(routine)
            self.instance(routine, site.met_at, site.token)
        elif routine not in self._done and self.called_back.is_given_lambda(routine):
            if self.is_made_at_once(routine, site.evaluated):
                self.called_back.read(routine, self.is_made_at_once, True)

    def is_new_instance(self, routine: Routine) -> bool:
        """Whether a function is an instance of one of the user's templates that has not been looked at."""
        if routine in self._done or not self.engine.returns.is_instance(routine):
            return False
        if self.engine.instantiations.is_elsewhere(routine):
            return False
        declared = self.engine.declare_types.definition(routine)
        return declared is not None and self.examined.is_own(declared.piece.body)

    def is_made_at_once(self, routine: Routine, evaluated: bool) -> bool:
        if self.spaces.is_deduced(routine):
            return True
        if is_lambda(routine) and routine.template is not None:
            return self._may_be_constexpr(routine)
        # A friend that a class defines is no template of its own.
        is_friend = bool(routine.flags & en.FRIEND) and routine.template is None
        return is_lambda(routine) or (evaluated and (is_friend or bool(routine.flags & en.CONSTEXPR)))

    def _may_be_constexpr(self, operator: Routine) -> bool:
        """Whether the call operator of a generic lambda with a written result may have a constant value, for which its
        body is read (observed)."""
        engine = self.engine
        type_ = engine.declare_types.routine_type(operator)
        are_literal = all(is_literal(engine, one) for one in [type_.result, *type_.parameters])
        if engine.language.standard < 2017 or not are_literal:
            return False
        scope = engine.functions.body(operator)
        variables = ConstexprBody(engine, scope).variables if scope is not None else []
        return all(variable.storage_class != en.SC_STATIC for variable in variables)

    def instance(self, routine: Routine, made_at: int, asked_for_at: int = -1) -> None:
        """Judges an instance that is made at a token, and that another one asked for, if that is known."""
        outer = self._used_at
        if outer < 0:
            self._used_at = made_at
        around = self._instances
        if not _is_of_local_class(routine):
            self._instances = [(routine, asked_for_at), *around]
        self.function(routine)
        self._instances = around
        self._used_at = outer

    # --- what is said --------------------------------------------------------------------------------------------

    def site(self, site: Site, space: int, checks: bool, constexpr: bool, caller: str) -> None:
        """Judges one site in a function of a space; `checks` says whether its calls are, `constexpr` what it is."""
        routine = site.routine
        callee = self.spaces.of(routine, site.token)
        if callee & GLOBAL:
            if site.sort == CALL:
                self._find(_NOT_CONFIGURED, site, None, "__global__", "must")
            elif site.sort == REFERENCE and space & HOST:
                self._deduced(site, _OUTSIDE)
            return
        if callee == DEVICE and not routine.flags & en.CONSTEVAL:
            if space & HOST:
                self._judge_device(site, space, checks, caller)
            elif constexpr and site.sort == REFERENCE:
                self._deduced(site, _FROM_CONSTEXPR)
        if site.sort == LAUNCH:
            self._find(_NOT_CONFIGURED, site, None, "__device__" if callee & DEVICE else "host", "cannot")

    def _judge_device(self, site: Site, space: int, checks: bool, caller: str) -> None:
        """A function for the device alone in code of the host."""
        routine = site.routine
        settings = self.examined.settings
        constexpr = self.spaces.is_constexpr(routine)
        if site.sort == REFERENCE:
            self._deduced(site, _OUTSIDE)
        elif site.sort == WORKED_OUT or not checks or (constexpr and settings.relaxed_constexpr):
            return
        elif (site.sort not in (IMPLIED, OBJECT) or settings.implicit_call_check) and not self._is_memory_copy(site):
            if space & DEVICE:
                number = _CONSTEXPR_FROM_HOST_DEVICE if constexpr else _FROM_HOST_DEVICE
            else:
                number = _CONSTEXPR_FROM_HOST if constexpr else _FROM_HOST
            self._find(number, site, routine, caller)

    def _is_memory_copy(self, site: Site) -> bool:
        """Whether an object is initialised, without `=`, by a deleted constructor that would copy memory."""
        is_object = site.sort == OBJECT and self.spaces.is_deleted_copy(site.routine)
        return is_object and self.engine.kinds[site.token + 1] != k.ASSIGN

    def _deduced(self, site: Site, where: str) -> None:
        """A mention of a function whose result is deduced; what only an instance mentions is not reported."""
        routine = site.routine
        if self._used_at >= 0 or (is_lambda(routine) and not self.examined.settings.extended_lambda):
            return
        if self.spaces.is_deduced(routine) and not self.spaces.is_written_constexpr(routine):
            name = caller_name(routine, self.names.types)
            for declared in routine.declarations:
                target = deduced_target(self.engine, declared)
                name = f"operator {target}" if target else name
            self._find(_DEDUCED, site, None, name, where)

    def mentions(self, mentions: DeducedMentions) -> None:
        """Reports functions with deduced results that are named in declarations, unless that is reported already."""
        told = {finding.token for finding in self.found if finding.number == _DEDUCED}
        for operand in mentions.operands:
            # A member template is named twice.
            sites = [site for site in self._referenced(operand) if site.token not in told]
            for site in sites:
                told.add(site.token)
                if self.spaces.of(site.routine, site.token) == DEVICE:
                    self._deduced(site, _OUTSIDE)
        for token in mentions.tokens:
            if token not in told:
                name = self.examined.lexemes[token]
                self.found.append(Finding(_DEDUCED, token, token, None, (name, _OUTSIDE)))

    def _referenced(self, operand: Operand) -> list[Site]:
        """The functions that an operand of `decltype` or its like names."""
        sites = Sites(self.engine, False)
        with guarded():
            context = self.engine.definitions.context_of(operand.path, [])
            if context is not None:
                node = self.engine.fragments.expression(operand.first, operand.close)
                sites.operand(self.engine.expressions.operand(node, context))
            return [site for site in sites.found if site.sort == REFERENCE]
        return []

    def _find(self, number: int, site: Site, callee: Routine | None, *words: str) -> None:
        at = self._used_at if self._used_at >= 0 else site.met_at
        finding = Finding(number, site.token, at, callee, words)
        finding.place = site.place if self._used_at < 0 else 0
        finding.instances = self._instances
        self.found.append(finding)

    def frames(self, instances: list[tuple[Routine, int]]) -> list[Frame]:
        """The context that is reported with something found in an instance; none where a part of it is not known."""
        examined = self.examined
        found: list[Frame] = []
        with unanswered:
            for routine, token in instances:
                if token < 0:
                    return []
                if examined.kinds[token] == k.TEMPLATE:
                    token = asked_for_first(examined, routine, token)
                found.append(self.instances.frame(routine, examined.unit.offset(token)))
            return found
        return []

    def _name(self, callee: Routine, after_error: bool) -> str:
        with unanswered:
            return with_variable(self.examined, callee, self.names.of(callee, after_error))
        return callee.name

    def report(self) -> None:
        """Reports what was found; behind the first error of the run names are mangled."""
        examined = self.examined
        first_error = examined.diagnoser.first_error()
        for finding in sorted(self.found, key=_met_at):
            words = finding.words
            met_at = examined.unit.offset(finding.met_at)
            if finding.callee is not None:
                after_error = 0 <= first_error <= met_at
                words = (self._name(finding.callee, after_error), *words)
            if finding.token >= 0:
                context = self.frames(finding.instances)
                examined.add_late(finding.number, finding.token, finding.met_at, *words, context=context)
            else:
                examined.diagnoser.add(finding.number, NOWHERE, *words, detected=met_at)
            if first_error < 0 or met_at < first_error:
                first_error = met_at


def _met_at(finding: Finding) -> tuple[int, int]:
    return finding.met_at, finding.place


def is_lambda(routine: Routine) -> bool:
    """Whether a function is the call operator of a lambda."""
    return isinstance(routine.parent, ClassType) and routine.parent.closure is not None


def _is_of_local_class(routine: Routine) -> bool:
    """Whether a function is an instance only because it is a member of a local class of one."""
    around = routine.parent
    while isinstance(around, ClassType):
        around = around.parent
    return isinstance(around, Routine) and routine.template is None
