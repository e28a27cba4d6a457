"""Calls of functions of the host in code for the device, as far as the front end judges them: 20011 to 20019.

Observed: it judges constexpr functions and virtual ones, in every function that it reads and in all instances of
templates, whether they are written or not.  Of functions for both it also tells where they call something inline, 20014
and 20015, which has no place where an object implies the call.  All else waits until the code is written.
"""

from cufe.checks.declarations.block_variables import BlockVariables, Locals
from cufe.cuda.marks import DEVICE, GLOBAL, HOST, MEMORY_SPACES
from cufe.cuda.rules.calls.call_sites import CALL, IMPLIED, LAUNCH, OBJECT, WORKED_OUT, Site, constructor_of
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.calls.judge import Finding, Judge, is_lambda
from cufe.cuda.rules.calls.names import caller_name
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.calls.spaces import WARNINGS, FunctionSpaces, Unchecked
from cufe.cuda.rules.device.bodies import Bodies, Sight
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.evaluated_expressions import CALL as CALLED
from cufe.cuda.rules.device.evaluated_expressions import CLOSURE
from cufe.cuda.rules.device.host_variable_uses import Access, Accesses
from cufe.cuda.rules.device.instance_bodies import InstanceBodies
from cufe.cuda.rules.device.pragmas import UnknownPragmas, UnrollPragmas
from cufe.cuda.rules.device.restrictions import (
    LAUNCH_AT_RUN_TIME,
    LAUNCHES,
    OF_FIRST_FUNCTION,
    Restriction,
    Restrictions,
)
from cufe.cuda.rules.device.template_arguments import KERNEL, VARIABLE, TemplateArguments
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.place import NOWHERE
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.statements import FunctionScope
from cufe.il.templates import Template
from cufe.sema.failures import guarded, unanswered
from cufe.sema.overload.type_tests import bare
from cufe.syntax.cutter import FUNCTION, Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_FROM_HOST_DEVICE: Final = 20011
_CONSTEXPR_FROM_HOST_DEVICE: Final = 20013
_INLINE_FROM_HOST_DEVICE: Final = 20014
_INLINE_CONSTEXPR_FROM_HOST_DEVICE: Final = 20015
#: the place of what is reported last among the findings at one token
_BEHIND_ALL: Final = 1 << 40
_FROM_DEVICE: Final = 20016
_CONSTEXPR_FROM_DEVICE: Final = 20017
_FROM_GLOBAL: Final = 20018
_CONSTEXPR_FROM_GLOBAL: Final = 20019

_DEEPEST: Final = 200

_OF_OBJECTS: Final = (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR)


def call_number(space: int, constexpr: bool) -> int:
    """The diagnostic for a call of a host function from one of a space."""
    if space & GLOBAL:
        return _CONSTEXPR_FROM_GLOBAL if constexpr else _FROM_GLOBAL
    if space & HOST:
        return _CONSTEXPR_FROM_HOST_DEVICE if constexpr else _FROM_HOST_DEVICE
    return _CONSTEXPR_FROM_DEVICE if constexpr else _FROM_DEVICE


class HostCalls(Judge):
    """Judges the bodies that the front end of the device compiler reads: ordinary functions, then instances."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", sight: Sight) -> None:
        super().__init__(examined, engine)
        self.sight: Sight = sight
        self.spaces = FunctionSpaces(engine, True, examined.settings.extended_lambda, examined.misfits)
        self.bodies: Bodies = Bodies(examined, engine, sight)
        self.without_warnings: Unchecked = Unchecked(examined, self.spaces, WARNINGS)
        self.restrictions: Restrictions = Restrictions(examined, engine)
        self.pragmas: UnknownPragmas = UnknownPragmas(examined)
        self.unrolled: UnrollPragmas = UnrollPragmas(self)
        self.accesses: Accesses = Accesses(examined, engine)
        self.evaluation: Evaluation = Evaluation(engine)
        self.instances_of_bodies: InstanceBodies = InstanceBodies(examined, engine)
        self.block_variables: BlockVariables = BlockVariables(examined, engine)
        #: what is wrong with the variables of the instance under way and is not told yet
        self._declared: list[Finding] = []
        self._last: int = len(examined.kinds) - 1
        self.arguments: TemplateArguments = TemplateArguments(examined, engine, self.spaces)
        self._kernels: set[Routine] = set()
        self._variables: set[Variable] = set()
        #: instances that wait for the end of the unit, and the tokens that asked for them
        self._waiting: dict[Routine, int] = {}
        #: by the braces of templates, the tokens at which the first instances were made
        self.first_instances: dict[int, int] = {}
        #: class instances with the tokens of their first members that are used
        self._used_classes: dict[ClassType, int] = {}
        self._implied: set[Routine] = set()
        #: functions that are given generic lambdas and wait for the end of the unit
        self._of_libraries: dict[Routine, None] = {}
        #: the sites of templates that depend on nothing, and the calls that were reported in an instance
        self._settled: dict[Template, set[tuple[int, int]]] = {}
        self._told_of_templates: set[tuple[int, Routine]] = set()
        #: numbers and tokens of what generic lambdas must not do: instances do not repeat it
        self._told_of_lambdas: set[tuple[int, int]] = set()
        #: numbers and tokens of what is reported once, and the first function with wrong arguments of launches
        self._told_once: set[tuple[int, ...]] = set()
        self._with_launches: Routine | None = None

    def unit(self) -> None:
        """Judges the user's functions."""
        engine = self.engine
        outside = {path[-1].start for path in self.sight.outside}
        for path in self.sight.in_order:
            if path[-1].start in outside:
                self._lambdas_outside(path)
            routine = engine.definitions.at(path) if path[-1].sort == FUNCTION else None
            if routine is not None:
                if routine.template is not None and self.spaces.of(routine, self._last) & GLOBAL:
                    declared = self.engine.declare_types.definition(routine)
                    if declared is not None and any(not one.is_dependent() for one in routine.arguments):
                        self._kernel(routine, declared.binding.name, declared.binding.name)
                self.function(routine)
        for piece in explicit_instantiations(self.examined):
            for routine in engine.instantiations.routines(piece.start, piece.end):
                self._wait(routine, piece.start)
                if self.spaces.of(routine, self._last) & GLOBAL:
                    self._kernel(routine, piece.start, piece.start)
        self._initialised()
        self._made()
        self._mistaken_launches()
        self._made()
        for routine in self._of_libraries:
            self.called_back.read(routine, self.is_made_at_once, False)
        for routine in engine.functions.read:
            if engine.returns.is_instance(routine) and self.is_made_at_once(routine, True):
                # Constants have no calls in the tree, nor has what deduces its result from a mistake.
                uses = [token for token in self.examined.tokens_of({routine.name}) if token > routine.token]
                self._note_instance(routine, uses[0] if uses else self._last)

    def _mistaken_launches(self) -> None:
        """A launch with a mistaken configuration makes an instance all the same."""
        for parts in self.engine.launches.read:
            if not parts.well_formed:
                with unanswered:
                    sites = Sites(self.engine, False)
                    sites.expression(
                        self.engine.calls.call(parts.callee, parts.arguments, parts.node.open, parts.context)
                    )
                    for site in sites.found:
                        self._needs(site.routine, site.token)

    def _note_instance(self, routine: Routine, found_at: int) -> None:
        declared = self.engine.declare_types.definition(routine)
        if declared is not None:
            self.first_instances.setdefault(declared.piece.body, found_at)

    def _initialised(self) -> None:
        """What initialises the variables outside of functions is made as well; what is deduced is read elsewhere."""
        for start, end in self.examined.stretches:
            for one in self.engine.definitions.initialised(start, end):
                init = self.bodies.initialiser(one) if isinstance(one, Variable) else None
                cls = bare(one.type) if isinstance(one, Variable) and one.type is not None else None
                if isinstance(cls, ClassType) and init is not None:
                    self._needs_virtuals(cls, one.token)
                for use in [] if init is None else self.evaluation.variable(init, one.token):
                    routine = use.routine
                    if routine is None or use.sort == CLOSURE or self.is_made_at_once(routine, False):
                        continue
                    if routine.flags & en.CONSTEXPR and self.is_new_instance(routine):
                        self.instance(routine, use.token, use.token)
                    else:
                        self._needs(routine, use.token)

    def _lambdas_outside(self, path: list[Piece]) -> None:
        """The lambdas in the initialisers and default arguments of a declaration."""
        with guarded():
            self.lambdas(self.sites_of_templates(path) if self.is_template_head(path) else self.sites_outside(path))

    def _made(self) -> None:
        """Judges the instances that wait, in the order of their first uses, the members of a class in that of their
        declarations; what they ask for is made at once, implicit functions excepted."""
        while self._waiting:
            waiting = sorted(self._waiting, key=self._place)
            asked_for = self._waiting
            self._waiting = {}
            for routine in waiting:
                self.instance(routine, self._last, asked_for[routine])

    def _wait(self, routine: Routine, token: int) -> None:
        if token < self._waiting.get(routine, token + 1):
            self._waiting[routine] = token
        owner = routine.owner()
        if owner is not None and routine.template is None:
            self._used_classes[owner] = min(token, self._used_classes.get(owner, token))

    def _place(self, routine: Routine) -> tuple[int, int]:
        owner = routine.owner()
        if owner is not None and routine.template is None:
            return self._used_classes[owner], routine.token
        return self._waiting[routine], 0

    def function(self, routine: Routine) -> None:
        """Templates themselves are not read, but for generic lambdas."""
        declared = self.engine.declare_types.definition(routine)
        if declared is None or not self.sight.has(declared.binding.name) or _is_unread(routine):
            return
        # A generic lambda inside of another one has been read with that.
        if not is_generic(routine) or not any(is_lambda(instance) for instance, _ in self._instances):
            super().function(routine)

    def checks(self, routine: Routine, space: int, is_template: bool) -> bool:
        if not space & (DEVICE | GLOBAL):
            return False
        # Instances of function templates are judged all the same.
        generic = routine.template is not None
        if self.unchecked.is_unchecked(routine, generic):
            return False
        return not (space & HOST and self.without_warnings.is_unchecked(routine, generic))

    def settled(self, routine: Routine, space: int) -> set[tuple[int, int]] | None:
        """Behind a pragma, an instance of a function template is judged where its template depends on nothing."""
        is_named = self.unchecked.has(routine) or (space & HOST and self.without_warnings.has(routine))
        return self._independent(routine.template) if routine.template is not None and is_named else None

    def _independent(self, template: Template) -> set[tuple[int, int]]:
        """The sorts and tokens of the sites in a function template that depend on no parameter."""
        known = self._settled.get(template)
        if known is None:
            prototype = self.engine.prototypes.of(template)
            scope = self._body(prototype) if isinstance(prototype, Routine) else None
            sites = Sites(self.engine, True)
            if scope is not None:
                sites.function(scope)
            known = self._settled[template] = {(site.sort, site.token) for site in sites.found}
        return known

    def site(self, site: Site, space: int, checks: bool, constexpr: bool, caller: str) -> None:
        routine = site.routine
        callee = self.spaces.of(routine, site.token)
        if callee & GLOBAL:
            self._kernel(routine, site.token, site.met_at)
        if callee & GLOBAL or site.sort == LAUNCH:
            super().site(site, 0, checks, constexpr, caller)
        elif checks and callee == HOST and not routine.flags & en.CONSTEVAL:
            self._host_call(site, space, caller)
        elif checks and site.sort in (OBJECT, WORKED_OUT) and not callee:
            self._members(site, routine, space, caller)

    def _kernel(self, routine: Routine, token: int, met_at: int) -> None:
        """The first use of an instance of a kernel template."""
        if routine.template is None or routine in self._kernels:
            return
        self._kernels.add(routine)
        for number, words in self.arguments.offences(routine.arguments, KERNEL, routine.name):
            self.found.append(Finding(number, token, self._met_at(met_at), None, words))

    def _variable(self, variable: Variable, token: int) -> None:
        """The first use of an instance of a template of device variables."""
        if variable.template is None or variable in self._variables:
            return
        self._variables.add(variable)
        marks = self.examined.marks
        if any(marks.union(one.piece.start, one.piece.end) & MEMORY_SPACES for one in variable.template.declarations):
            for number, words in self.arguments.offences(variable.arguments, VARIABLE, ""):
                self.found.append(Finding(number, token, self._met_at(token), None, words))

    def _host_call(self, site: Site, space: int, caller: str) -> None:
        routine = site.routine
        if self.spaces.is_constexpr(routine):
            at_once = site.sort in (CALL, IMPLIED, WORKED_OUT) or site.is_constant
            if not at_once or self.examined.settings.relaxed_constexpr:
                return
            if not self._is_told_of_template(site):
                self._find(call_number(space, True), site, None, caller_name(routine, self.names.types), caller)
        elif routine.flags & en.VIRTUAL and site.sort == CALL:
            self._find(call_number(space, False), site, None, caller_name(routine, self.names.types), caller)

    def _is_told_of_template(self, site: Site) -> bool:
        """Whether a call in an instance depends on nothing, and was reported in another one."""
        if self._used_at < 0 or not self._instances:
            return False
        instance = self._instances[0][0]
        told = (site.token, site.routine) in self._told_of_templates
        self._told_of_templates.add((site.token, site.routine))
        return told and (instance.template is None or (site.sort, site.token) in self._independent(instance.template))

    def _members(self, site: Site, routine: Routine, space: int, caller: str) -> None:
        """An implicit constructor is worked out with those of the parts, which are said to be at the class."""
        owner = routine.owner()
        scope = self.bodies.of(routine)
        if owner is None or scope is None or routine.declarations or self.examined.settings.relaxed_constexpr:
            return
        if self.engine.declare_types.routine_type(routine).parameters:
            return
        parts = [constructor_of(one.initializer) for one in scope.constructor_inits]
        for part in parts:
            if part is None or not self.spaces.is_constexpr(part):
                return
        for part in parts:
            if part is not None and self.spaces.of(part, self._last) == HOST:
                made = Site(WORKED_OUT, part, owner.token, site.met_at, True)
                self._find(call_number(space, True), made, None, caller_name(part, self.names.types), caller)

    # --- what is implied, and instances ----------------------------------------------------------------------------

    def meets(self, site: Site) -> None:
        routine = site.routine
        if self.is_new_instance(routine):
            has_room = self._is_made_in_instance(site) and self._has_room(routine)
            at_once = self.is_made_at_once(routine, site.evaluated)
            if at_once:
                self.called_back.note(routine)
            if has_room or at_once:
                self._tell_declared(site.token)
                self.instance(routine, site.met_at, site.token)
        elif routine not in self._done and self.called_back.is_given_lambda(routine):
            if self.is_made_at_once(routine, site.evaluated):
                self.called_back.read(routine, self.is_made_at_once, True)
            else:
                self._of_libraries.setdefault(routine)

    def instance(self, routine: Routine, made_at: int, asked_for_at: int = -1) -> None:
        around = self._declared
        scope = None if routine in self._done else self._body(routine)
        found_at = made_at if self._used_at < 0 else self._used_at
        self._declared = []
        if scope is not None:
            self._note_instance(routine, asked_for_at if self._used_at < 0 and made_at != self._last else found_at)
            for one in self.block_variables.in_function(routine, Locals(scope).entities):
                self._declared.append(Finding(one.number, one.token, found_at, None, one.fill_ins))
        super().instance(routine, made_at, asked_for_at)
        self._declared = around

    def _tell_declared(self, token: int) -> None:
        """Reports the variables of the instance under way that stand in front of a token."""
        for one in self._declared:
            if one.token < token:
                one.instances = self._instances
                self.found.append(one)
        self._declared = [one for one in self._declared if one.token >= token]

    def _is_made_in_instance(self, site: Site) -> bool:
        """Whether a call stands in an instance that is made at the end of the unit, where no other one waits."""
        return self._used_at == self._last and site.evaluated and site.sort != WORKED_OUT

    def _has_room(self, routine: Routine) -> bool:
        """Whether fewer instances of the same template than the limit are under way."""
        if len(self._instances) < _DEEPEST:
            return True
        return [instance.token for instance, _ in self._instances].count(routine.token) < _DEEPEST

    def leaves(self, routine: Routine, scope: FunctionScope, sites: Sites, space: int) -> None:
        """Looks at all that a function calls, implied calls among it; of a generic lambda at what it must not do."""
        if is_generic(routine):
            self._restricted(routine, scope, sites)
            if scope.block is not None and self.unrolled.has_any():
                self.unrolled.leave(scope.block.token, self.engine.cutter.brackets.close(scope.block.token))
            return
        accesses = self.accesses.body(scope)
        if self._used_at >= 0:
            is_wrong = bool(self.engine.functions.mistakes_in(routine))
            known = self.instances_of_bodies.leave(scope)
            context = self.frames(self._instances) if is_wrong or known.found else []
            if space & (DEVICE | GLOBAL):
                self.instances_of_bodies.check(scope, self._used_at, context, known)
            else:
                self.instances_of_bodies.check_language(scope, self._used_at, context, known)
        self._tell_declared(self._last)
        if self._used_at < 0:
            self.block_variables.in_function(routine, Locals(scope).entities)
        for variable, token in self.accesses.instances:
            self._variable(variable, token)
        self._restricted(routine, scope, sites)
        if self.spaces.of(routine, self._end(routine)) & (DEVICE | GLOBAL):
            self._accesses(routine, accesses)
            declared = self.engine.declare_types.definition(routine)
            if declared is not None and self._used_at < 0 and not self.bodies.is_in_class(routine, declared):
                self.pragmas.report(declared)
            if scope.block is not None:
                self._unrolled(routine, scope.block.token)
        if self.engine.functions.mistakes_in(routine):
            # What is called beside a mistake is not evaluated in the tree.
            for site in sites.found:
                self._needs(site.routine, site.token)
        warns = bool(space & DEVICE) and bool(space & HOST) and not is_lambda(routine)
        # What is inline is found when the whole function has been read, behind what the arguments call.
        end = self.engine.cutter.brackets.close(scope.block.token) if scope.block is not None else -1
        uses = self.evaluation.function(scope)
        order = sorted(range(len(uses)), key=lambda place: (max(uses[place].until, place + 1), -place))
        for place, use in enumerate([uses[index] for index in order]):
            callee = use.routine
            if callee is None or use.sort == CLOSURE:
                continue
            self._needs(callee, use.token)
            if warns and use.sort == CALLED and self.spaces.of(callee, use.token) == HOST:
                number = self._inline_number(callee)
                if number:
                    token = use.token if use.written or callee.special not in _OF_OBJECTS else NOWHERE
                    finding = Finding(number, token, self._met_at(max(end, use.token)), None, ())
                    finding.place = place + 1 if self._used_at < 0 else 0
                    if self._used_at >= 0 and self._is_written_last(routine):
                        finding.met_at = self._last
                        finding.place = _BEHIND_ALL + len(self.found)
                    self.found.append(finding)

    def _is_written_last(self, routine: Routine) -> bool:
        """Whether an instance that is worked out where it is used is written behind all others: a constexpr one whose
        result need not be deduced."""
        return bool(routine.flags & en.CONSTEXPR) and not self.spaces.is_deduced(routine)

    def _unrolled(self, routine: Routine, brace: int) -> None:
        if not self.unrolled.has_any():
            return
        end = self.engine.cutter.brackets.close(brace)
        if self._used_at < 0:
            self.unrolled.report(routine, brace, end)
        else:
            self.unrolled.report_instance(routine, brace, end, self._used_at, self._instances)

    def _restricted(self, routine: Routine, scope: FunctionScope, sites: Sites) -> None:
        """What code for the device must not do."""
        if not self.spaces.of(routine, self._end(routine)) & (DEVICE | GLOBAL):
            return
        is_template = is_generic(routine)
        for one in self.restrictions.body(scope, sites.lambdas):
            if is_template:
                self._told_of_lambdas.add((one.number, one.token))
            elif (one.number, one.token) in self._told_of_lambdas:
                continue
            if self._is_to_tell(one, routine):
                finding = Finding(one.number, one.token, self._met_at(one.met_at), None, one.words)
                # What is launched is judged behind the launch itself.
                finding.place = -1 if one.number in LAUNCHES else 0
                self.found.append(finding)

    def _is_to_tell(self, one: Restriction, routine: Routine) -> bool:
        """Of the arguments of launches only the first function is reported."""
        if one.number == LAUNCH_AT_RUN_TIME and self._has_error_before(routine):
            return False
        if one.number in OF_FIRST_FUNCTION:
            self._with_launches = self._with_launches or routine
            return self._with_launches is routine
        if not one.once:
            return True
        about = (one.number, one.token, one.met_at)
        is_told = about in self._told_once
        self._told_once.add(about)
        return not is_told

    def _has_error_before(self, routine: Routine) -> bool:
        """Whether an error is reported in front of a function: launches are not worked out any more."""
        start = self.examined.unit.offset(routine.token)
        return 0 <= self.examined.diagnoser.first_error() < start

    def _accesses(self, routine: Routine, accesses: list[Access]) -> None:
        declared = self.engine.declare_types.definition(routine)
        is_template = is_lambda(routine) and routine.template is not None
        for access in accesses:
            if is_template and (access.number, access.token) in self._told_of_lambdas:
                continue
            if is_template:
                self._told_of_lambdas.add((access.number, access.token))
            # Default member initialisers that the body uses do not count.
            if declared is None or declared.piece.start <= access.token < declared.piece.end:
                met_at = self._met_at(access.met_at)
                self.found.append(Finding(access.number, access.token, met_at, None, (access.name,)))

    def _met_at(self, token: int) -> int:
        """Where something is found: in instances behind the unit."""
        return token if self._used_at < 0 else self._used_at

    def _inline_number(self, routine: Routine) -> int:
        """The diagnostic for a call of something inline from a function for both, 0 where there is none."""
        if self.spaces.is_constexpr(routine):
            return 0 if self.examined.settings.relaxed_constexpr else _INLINE_CONSTEXPR_FROM_HOST_DEVICE
        if not self._is_inline(routine) or (routine.flags & en.VIRTUAL and routine.special == en.SFK_NONE):
            return 0
        return _INLINE_FROM_HOST_DEVICE

    def _is_inline(self, routine: Routine) -> bool:
        """Whether a function is inline; members of class templates are not made yet."""
        if self.engine.returns.is_instance(routine) and routine.template is None:
            return False
        declared = self.engine.declare_types.definition(routine)
        if declared is None:
            return False
        return bool(routine.flags & en.INLINE) or self.bodies.is_in_class(routine, declared)

    def _needs(self, routine: Routine, token: int) -> None:
        """Queues an instance for the end of the unit; an implicit function needs what it calls."""
        if self.is_new_instance(routine):
            if self._has_room(routine):
                self._wait(routine, token)
            else:
                self._tell_excess(routine, token)
        elif not routine.declarations and routine not in self._implied:
            self._implied.add(routine)
            scope = self.bodies.of(routine)
            if scope is not None:
                for use in Evaluation(self.engine).function(scope):
                    if use.routine is not None:
                        self._needs(use.routine, token)
        owner = routine.owner()
        if owner is not None and routine.special == en.SFK_CONSTRUCTOR:
            self._needs_virtuals(owner, token)

    def _tell_excess(self, routine: Routine, token: int) -> None:
        """An instance at the limit of nested ones, told of once for a function."""
        if (num.RECURSION, routine.token) not in self._told_once:
            self._told_once.add((num.RECURSION, routine.token))
            name = caller_name(routine, self.names.types)
            with unanswered:
                name = self.instances.of_function(routine)
            finding = Finding(num.RECURSION, token, self._last, None, (EntityName("function", name),))
            finding.instances = self._instances
            # A call is judged behind the instance that it makes.
            finding.place = -1
            self.found.append(finding)

    def _needs_virtuals(self, cls: ClassType, token: int) -> None:
        with unanswered:
            overriders = self.engine.virtuals.of(cls).overriders
            for routine in overriders:
                if self.is_new_instance(routine):
                    self._wait(routine, token)


def _is_unread(routine: Routine) -> bool:
    """Whether a function belongs to a template that is read for itself, other than a generic lambda."""
    around: Entity | None = routine
    while around is not None:
        if isinstance(around, ClassType):
            if around.closure is None and (around.dependent or around.is_prototype):
                return True
        elif isinstance(around, Routine) and not is_lambda(around):
            if any(argument.is_dependent() for argument in around.arguments):
                return True
        around = around.parent
    return False


def check_host_calls(examined: ExaminedUnit) -> dict[int, int]:
    """Judges a unit of the device pass; gives the tokens at which the first instances of templates were made, by the
    braces of these."""
    sight = Sight(examined)
    if not sight.paths and not sight.outside:
        return {}
    judge = HostCalls(examined, examined.engine(), sight)
    judge.unit()
    judge.report()
    return judge.first_instances
