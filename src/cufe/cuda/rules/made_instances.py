"""Instances whose bodies the front end reads at once: of constexpr functions where they are called, of functions with a
deduced result and of generic lambdas where they are named (observed: front-end 2).

What is wrong with their operands is reported there, and what their arguments keep from being reached (128); the pass of
a device judges constexpr functions with all others."""

from cufe.checks.findings import Finding, Findings
from cufe.checks.functions.results import returned_locals
from cufe.checks.functions.unreachable import Unreachable
from cufe.cuda.rules.call_arguments.in_instances import FailedCalls
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.calls.judge import Judge
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LambdaNode
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def check_made_instances(examined: ExaminedUnit, walk: Judge | None) -> None:
    """Judges the instances that a walk has made, in the pass of a device those alone that are not in the tree."""
    _MadeInstances(examined, walk or Judge(examined, examined.engine())).check()


class _MadeInstances:
    def __init__(self, examined: ExaminedUnit, walk: Judge) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = walk.engine
        self.walk: Judge = walk
        self.made: dict[Routine, tuple[int, list[tuple[Routine, int]]]] = walk.made

    def check(self) -> None:
        """Finds the instances with something wrong in them, and tells of them."""
        examined = self.examined
        failed = FailedCalls(examined, self.engine).instances()
        mistaken = dict.fromkeys([*self.engine.functions.mistaken(), *failed])
        named: dict[str, int] = {}
        for routine in mistaken:
            if self.walk.is_new_instance(routine) and self.walk.is_made_at_once(routine, False):
                self._find_use(routine, named)
        wrong: dict[Routine, list[Finding]] = {}
        for routine in self.made:
            unreached = self._unreached(routine) if examined.architecture is None else []
            if unreached or routine in mistaken or self._returns_locals(routine):
                wrong[routine] = unreached
        if not wrong:
            return
        from cufe.cuda.rules.device.instance_bodies import InstanceBodies

        bodies = InstanceBodies(examined, self.engine)
        for routine in sorted(wrong, key=self._place):
            made_at, under_way = self.made[routine]
            scope = self.engine.functions.body(routine)
            if scope is not None:
                context = self.walk.frames(under_way)
                bodies.check_language(scope, made_at, context)
                for finding in wrong[routine]:
                    examined.add_late(finding.number, finding.token, made_at, context=context, by=self)

    def _place(self, routine: Routine) -> tuple[int, int]:
        made_at, under_way = self.made[routine]
        return made_at, under_way[0][1]

    def _unreached(self, routine: Routine) -> list[Finding]:
        """The statements that only the arguments of an instance keep from being reached."""
        scope = self.engine.functions.body(routine)
        if scope is None:
            return []
        findings = Findings()
        Unreachable(self.engine, findings).function(scope)
        return findings.in_order()

    def _returns_locals(self, routine: Routine) -> bool:
        """Whether an instance returns what refers to a local variable."""
        scope = self.engine.functions.body(routine)
        return scope is not None and bool(returned_locals(self.engine, scope))

    def _find_call(self, routine: Routine, closure: ClassType, bracket: int) -> None:
        """Finds where something calls a lambda that it is given: an instance that is made there, or in the pass of a
        device at the end of the unit."""
        examined = self.examined
        opening = examined.brackets.enclosing(bracket)
        is_late = self._is_called_late(closure) or opening < 0
        made_at = len(examined.kinds) - 1 if is_late else examined.brackets.close(opening)
        self.made[routine] = made_at, [(routine, bracket)]

    def _find_use(self, routine: Routine, named: dict[str, int]) -> None:
        """Finds the token that names an instance whose use has no result and is no part of the tree: those of one
        template are named in the order of their making."""
        examined = self.examined
        name = routine.name
        first = routine.declarations[0].piece.end
        closure = routine.parent
        if isinstance(closure, ClassType) and isinstance(closure.closure, LambdaNode):
            bracket = closure.token
            if examined.kinds[bracket - 1] != k.ASSIGN:
                if examined.is_own(bracket):
                    self._find_call(routine, closure, bracket)
                return
            name = examined.lexemes[bracket - 2]
            first = bracket
        mentions = [token for token in examined.tokens_of({name}, examined.stretches) if token >= first]
        place = named.get(name, 0)
        named[name] = place + 1
        if routine.template is not None:
            instances = routine.template.specializations.values()
            made = [one for one in instances if isinstance(one, Routine) and not is_generic(one)]
            place = made.index(routine) if routine in made else place
        if not mentions:
            if isinstance(closure, ClassType) and examined.is_own(closure.token):
                # A variable of another type is made of it.
                self.made[routine] = closure.token, [(routine, closure.token)]
            return
        token = mentions[min(place, len(mentions) - 1)]
        if examined.kinds[token + 1] == k.OPEN_ROUND:
            made_at = examined.brackets.close(token + 1)
        elif isinstance(closure, ClassType) and self._is_called_late(closure):
            made_at = len(examined.kinds) - 1
        else:
            made_at = token
        self.made[routine] = made_at, [(routine, token)]

    def _is_called_late(self, closure: ClassType) -> bool:
        """Whether an instance calls a lambda that is made at the end of the unit, in the pass of a device."""
        return self.examined.architecture is not None and closure not in self.walk.called_back.at_once
