"""Calls and launches of an instance of a template that its arguments make ill-formed: each instance tells of them anew
(observed: diagnostics-b 8)."""

from cufe.checks.names.undeclared_names import may_be_predeclared
from cufe.cuda.rules.call_arguments.arguments import Finding
from cufe.cuda.rules.call_arguments.functions import CalledFunctions, found_at
from cufe.cuda.rules.launches.judge import LaunchJudge
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import OverloadExpression
from cufe.sema.declared.contexts import enclosing_routine, is_instance_context
from cufe.sema.expr.calls import CallParts
from cufe.sema.expr.launches import LaunchParts

if TYPE_CHECKING:
    from cufe.cuda.rules.examined import ExaminedUnit
    from cufe.sema.engine import Engine


class FailedCalls:
    """Judges what could not be built in an instance whose body has been read."""

    def __init__(self, examined: "ExaminedUnit", engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.launches: LaunchJudge = LaunchJudge(examined, engine)
        self.calls: CalledFunctions = self.launches.calls
        self._calls: dict[Routine, list[CallParts]] = {}
        self._launches: dict[Routine, list[LaunchParts]] = {}
        #: what is read of templates themselves, by the tokens of the parentheses and of `<<<`
        self._written_calls: dict[int, CallParts] = {}
        self._written_launches: dict[int, LaunchParts] = {}
        #: how many of all have been sorted by the function around
        self._sorted_calls: int = 0
        self._sorted_launches: int = 0

    def of(self, routine: Routine) -> list[tuple[int, Finding]]:
        """What is wrong in an instance, with the tokens at which that is found."""
        self._sort()
        found: list[tuple[int, Finding]] = []
        for call in {one.node.open: one for one in self._calls.get(routine, [])}.values():
            found += _left(self._of_call(call), self._of_call(self._written_calls.get(call.node.open)))
        for launch in {one.node.chevrons: one for one in self._launches.get(routine, [])}.values():
            found += _left(self._of_launch(launch), self._of_launch(self._written_launches.get(launch.node.chevrons)))
        return found

    def is_settled(self, opening: int) -> bool:
        """Whether no argument of a call depends on a parameter of the template in which it is written."""
        self._sort()
        written = self._written_calls.get(opening)
        return written is not None and not self.engine.calls.any_dependent(written.arguments)

    def _of_call(self, call: CallParts | None) -> list[tuple[int, Finding]]:
        if call is None:
            return []
        node = call.node
        unknown = self._undeclared(call)
        if unknown is not None:
            return [(node.close, unknown)]
        found = self.calls.check(call)
        return [(found_at(one, node), one) for one in found]

    def _undeclared(self, call: CallParts) -> Finding | None:
        """A function that neither the template nor the arguments of an instance find (20; [temp.dep.candidate])."""
        callee = call.callee
        if not isinstance(callee, OverloadExpression) or callee.candidates or callee.name is None or callee.qualified:
            return None
        name = callee.name
        if name.start != name.id or callee.object is not None or self.engine.calls.any_dependent(call.arguments):
            return None
        spelling = self.engine.lexemes[name.id]
        if not is_instance_context(call.context) or may_be_predeclared(self.examined, spelling):
            return None
        return Finding(num.UNDEFINED, name.start, spelling)

    def _of_launch(self, launch: LaunchParts | None) -> list[tuple[int, Finding]]:
        return [] if launch is None else self.launches.operands(launch)

    def instances(self) -> list[Routine]:
        """The instances in which something could not be built, in the order in which they were read."""
        self._sort()
        return [*self._calls, *[one for one in self._launches if one not in self._calls]]

    def _sort(self) -> None:
        """Sorts what was read since by the function around."""
        for call in self.engine.calls.read[self._sorted_calls :]:
            if not is_instance_context(call.context):
                self._written_calls[call.node.open] = call
            elif not call.well_formed:
                routine = _instance(call.context)
                if routine is not None:
                    self._calls.setdefault(routine, []).append(call)
        self._sorted_calls = len(self.engine.calls.read)
        for launch in self.engine.launches.read[self._sorted_launches :]:
            if not is_instance_context(launch.context):
                self._written_launches[launch.node.chevrons] = launch
            elif not launch.well_formed:
                routine = _instance(launch.context)
                if routine is not None:
                    self._launches.setdefault(routine, []).append(launch)
        self._sorted_launches = len(self.engine.launches.read)


def _left(found: list[tuple[int, Finding]], of_template: list[tuple[int, Finding]]) -> list[tuple[int, Finding]]:
    """The mistakes in the arguments of an instance alone."""
    told = {(one.number, one.token) for _, one in of_template}
    return [(behind, one) for behind, one in found if (one.number, one.token) not in told]


def _instance(context: Context) -> Routine | None:
    """The function around; of a lambda that is no template the one that the lambda stands in."""
    routine = enclosing_routine(context)
    while routine is not None and routine.template is None:
        closure = routine.parent
        if not isinstance(closure, ClassType) or closure.closure is None or not isinstance(closure.parent, Routine):
            break
        routine = closure.parent
    return routine
