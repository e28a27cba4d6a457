"""Chains of calls: from which kernel, and through which functions, code for both comes to a function of the host.

The device compiler warns of each call of a host function in a `__host__ __device__` function (20011, 20013), and of
some a second time without their names (20014, 20015). Here each pair of such functions is told of once, by name where
that is told, with notes that lead from a kernel to the call; where no kernel of the unit gets there, from a function of
the device.
"""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.names import CalleeNames
from cufe.cuda.rules.device.bodies import Bodies
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.emitted import Emitted
from cufe.cuda.rules.device.evaluated_expressions import CALL, SUBOBJECT
from cufe.cuda.rules.device.roots import Roots
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Diagnostic, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: the diagnostics of such calls, and for those without names the one that has them
_FROM_HOST_DEVICE: Final[dict[int, int]] = {20011: 20011, 20013: 20013, 20014: 20011, 20015: 20013}
_STEP: Final = "call_in_chain"
_BOTH: Final = HOST | DEVICE
_WORDS: Final[dict[int, str]] = {GLOBAL: "__global__", DEVICE: "__device__", _BOTH: "__host__ __device__"}


class Call:
    """One call in a function that is written for the device, at a token."""

    def __init__(self, caller: Routine, callee: Routine, token: int) -> None:
        self.caller: Routine = caller
        self.callee: Routine = callee
        self.token: int = token


class Calls:
    """The calls of a unit's device code, and how its functions are reached."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.names: CalleeNames = CalleeNames(engine)
        bodies = Bodies(examined, engine)
        self.emitted: Emitted = Emitted(examined, engine, bodies)
        roots = Roots(examined, engine)
        self.functions: list[Routine] = self.emitted.functions(roots.functions, roots.variables, roots.instantiated)
        #: the calls in each function, in the order in which they are made
        self._calls: dict[Routine, list[Call]] = {}
        #: the call by which each function is reached in the fewest steps
        self._reached_by: dict[Routine, Call | None] = {}
        evaluation = Evaluation(engine)
        for routine in self.functions:
            scope = bodies.of(routine)
            uses = evaluation.function(scope) if scope is not None else []
            self._calls[routine] = [
                Call(routine, use.routine, use.token)
                for use in uses
                if use.routine is not None and use.sort in (CALL, SUBOBJECT)
            ]
        self._reach([one for one in self.functions if self.emitted.space(one) & GLOBAL])
        self._reach([one for one in self.functions if self.emitted.space(one) == DEVICE])

    def _reach(self, starts: list[Routine]) -> None:
        pending = [one for one in starts if one not in self._reached_by]
        for one in pending:
            self._reached_by[one] = None
        at = 0
        while at < len(pending):
            for call in self._calls.get(pending[at], []):
                if call.callee not in self._reached_by:
                    self._reached_by[call.callee] = call
                    pending.append(call.callee)
            at += 1

    def of_host_functions(self) -> dict[int, list[Call]]:
        """The calls of host functions in functions for both, by the offset of their tokens."""
        found: dict[int, list[Call]] = {}
        for routine in self.functions:
            if self.emitted.space(routine) == _BOTH:
                for call in self._calls[routine]:
                    if self.emitted.space(call.callee) == HOST:
                        found.setdefault(self.examined.unit.offset(call.token), []).append(call)
        return found

    def chain_to(self, routine: Routine) -> list[Note]:
        """The steps from a kernel to a function, a note for each; none where nothing gets there."""
        steps: list[Note] = []
        call = self._reached_by.get(routine)
        while call is not None:
            caller, callee = call.caller, call.callee
            words = _WORDS.get(self.emitted.space(caller), "__device__")
            names = [self.names.without_parameters(one).rstrip() for one in (caller, callee)]
            steps.insert(0, Note(_STEP, self.examined.unit.offset(call.token), words, names[0], names[1]))
            call = self._reached_by.get(caller)
        return steps


def tell_chains(examined: ExaminedUnit) -> None:
    """Adds its chain to each diagnostic of such a call; those of a pair that was told before go."""
    found = [one for one in examined.diagnoser.tentative if one.entry.shown_number in _FROM_HOST_DEVICE]
    if not found:
        return
    calls = Calls(examined, examined.engine())
    by_place = calls.of_host_functions()
    told: set[tuple[int, Routine, Routine]] = set()
    #: how often a place was told of
    times: dict[tuple[int, int], int] = {}
    again: list[Diagnostic] = []
    # Those with names first, since they say more of a pair.
    for one in sorted(found, key=_is_nameless):
        if not isinstance(one.position, int) or one.position not in by_place:
            continue
        number = one.entry.shown_number
        here = by_place[one.position]
        # The instances of a template call from the same place, and are told of in the same order.
        nth = times[number, one.position] = times.get((number, one.position), -1) + 1
        call = here[min(nth, len(here) - 1)]
        pair = (_FROM_HOST_DEVICE[number], call.caller, call.callee)
        if pair in told:
            again.append(one)
        else:
            told.add(pair)
            one.notes = [*one.notes, *calls.chain_to(call.caller)]
    examined.diagnoser.drop(again)


def _is_nameless(found: Diagnostic) -> bool:
    return _FROM_HOST_DEVICE[found.entry.shown_number] != found.entry.shown_number
