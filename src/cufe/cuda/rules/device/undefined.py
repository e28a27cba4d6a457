"""What is found when code for the device is written out, if the front end found no error before."""

from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, GLOBAL, HOST
from cufe.cuda.rules.calls.judge import is_lambda
from cufe.cuda.rules.calls.names import CalleeNames
from cufe.cuda.rules.calls.spaces import WARNINGS, Unchecked
from cufe.cuda.rules.device.bodies import Bodies, Roots, Sight
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.emitted import Emitted
from cufe.cuda.rules.device.evaluated_expressions import CALL, CLOSURE, NAME, SUBOBJECT, Use
from cufe.cuda.rules.device.host_calls import call_number
from cufe.cuda.rules.device.initialisation import Initialisation
from cufe.cuda.rules.device.restrictions import holds_texture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Diagnostic, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.sema.constant.builtins import ATOMIC
from cufe.sema.declared.facts import memory_spaces
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Functions and variables of the host in device code that is written out: 20011, 20016, 20018, 20068. Observed: the
# device compiler looks at functions when it writes them, if the front end found no error before.


_UNDEFINED: Final = 20068
#: a built-in atomic function whose address is a constant
_ATOMIC_ADDRESS: Final = 20311


class Writer:
    """Judges what is written."""

    def __init__(self, examined: ExaminedUnit) -> None:
        engine = examined.engine()
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.bodies: Bodies = Bodies(examined, engine, Sight(examined))
        self.emitted: Emitted = Emitted(examined, engine, self.bodies)
        self.names: CalleeNames = CalleeNames(engine)
        self.unchecked: Unchecked = Unchecked(examined, self.emitted.spaces)
        self.without_warnings: Unchecked = Unchecked(examined, self.emitted.spaces, WARNINGS)
        self._last: int = len(examined.kinds) - 1
        self._initialisation: Initialisation = Initialisation(engine)
        self._excused: set[Routine] = set()
        self._evaluation: Evaluation = Evaluation(engine)
        self._roots: Roots | None = None
        self._written: list[tuple[Routine, list[Use]]] = []

    def _read(self) -> Roots:
        """Finds out what is written, when somebody asks for that."""
        if self._roots is None:
            self._roots = Roots(self.examined, self.engine, self.bodies.sight)
            for routine in self.emitted.functions(
                self._roots.functions, self._roots.variables, self._roots.instantiated
            ):
                scope = self.bodies.of(routine)
                if scope is not None:
                    self._written.append((routine, self._evaluation.function(scope)))
        return self._roots

    def variables(self) -> set[int]:
        """The names of the declarations of the variables that are evaluated."""
        self._read()
        return {declared.binding.name for variable in self.emitted.variables for declared in variable.declarations}

    def kernels(self) -> dict[Routine, int]:
        """The kernels that are launched, with their first launches, but for those that directives name."""
        roots = self._read()
        named = {routine for routine, _ in roots.instantiated}
        found = self.emitted.kernels(roots.variables)
        return {routine: token for routine, token in found.items() if routine not in named}

    def judge(self) -> None:
        """Judges the device variables, then the functions."""
        for variable in self._read().variables:
            init = self.bodies.initialiser(variable) if self._is_of_device(variable) else None
            if init is not None:
                for use in self._evaluation.variable(init, variable.token):
                    if use.routine is None or not is_lambda(use.routine):  # closures made here are the device's
                        self._undefined(use, DEVICE)
        self._excuse(self._evaluation.made)
        for routine, uses in self._written:
            space = self.emitted.space(routine)
            checks = not self.unchecked.is_unchecked(routine, False)
            if space & HOST and self.without_warnings.is_unchecked(routine, False):
                checks = False
            for use in uses:
                if use.sort == NAME:
                    self._undefined(use, space)
                elif checks and use.sort != CLOSURE:
                    self._call(use, routine, space)

    def _excuse(self, constructors: list[Routine]) -> None:
        """A constructor that does nothing and makes a static object is there for the device in the whole unit."""
        for routine in constructors:
            owner = routine.owner()
            if owner is not None and self._initialisation.is_empty(routine, owner):
                self._excused.add(routine)

    def _call(self, use: Use, caller: Routine, space: int) -> None:
        callee = use.routine
        if callee is None or callee in self._excused or self.emitted.space(callee) != HOST:
            return
        constexpr = self.emitted.spaces.is_constexpr(callee)
        if constexpr and self.examined.settings.relaxed_constexpr:
            return
        number = call_number(space, constexpr)
        name = self.names.of(callee, False) + (" [subobject]" if use.sort == SUBOBJECT else "")
        words = (name, self.names.without_parameters(caller))
        # The pragmas around the call count.
        self.examined.add_late(number, use.token, self._last, *words, governed=use.token)

    def _undefined(self, use: Use, space: int) -> None:
        """What is of the host does not exist for the device; functions that are for both may name functions.

        A constructor whose call is implied has no place: `__device__ C c;`."""
        if use.token < 0:
            return
        if use.routine is not None:
            if use.routine.flags & en.BUILTIN and use.routine.name.startswith(ATOMIC):
                if use.is_address:
                    self.examined.add_late(_ATOMIC_ADDRESS, use.token, self._last)
                return
            if space & HOST or use.routine in self._excused or self.emitted.space(use.routine) != HOST:
                return
            if self.examined.settings.relaxed_constexpr and self.emitted.spaces.is_constexpr(use.routine):
                return
            self.examined.add_late(_UNDEFINED, use.token, self._last, self.names.without_parameters(use.routine))
        elif use.variable is not None and self._is_of_host(use.variable) and self._has_known_value(use.variable):
            self.examined.add_late(_UNDEFINED, use.token, self._last, self.names.variable(use.variable))

    def _has_known_value(self, variable: Variable) -> bool:
        """Whether a variable is no constant, or one whose value the engine knows; others may be put in."""
        if variable.type is None or not variable.type.qualifiers() & tk.CONST:
            return True
        with unanswered:
            self.examined.engine().declared_initialisers.of_variable(variable)
            return True
        return False

    def _is_of_host(self, variable: Variable) -> bool:
        """Whether a variable lives outside of functions, or as long as the program in one for the host alone, without
        any word of the device."""
        if self.examined.settings.default_device:
            return False
        if variable.flags & (en.PARAMETER | en.THIS_PARAMETER) or not variable.declarations:
            return False
        around = variable.parent
        if isinstance(around, Routine):
            if variable.storage_class != en.SC_STATIC or self.emitted.space(around) != HOST:
                return False
        elif not isinstance(around, (Namespace, ClassType)):
            return False
        return not self._is_of_device(variable) and not holds_texture(self.examined, variable.type)

    def _is_of_device(self, variable: Variable) -> bool:
        """Whether a declaration of a variable says where on the device it lives, or that the compiler knows it."""
        marks = self.examined.marks
        for declared in variable.declarations:
            piece = declared.piece
            if memory_spaces(declared.binding) or marks.union(piece.start, piece.end) & DEVICE_BUILTIN:
                return True
        return False


# Chains of calls: from which kernel, and through which functions, code for both comes to a function of the host. The
# device compiler warns of each call of a host function in a `__host__ __device__` function (20011, 20013), and of some
# a second time without their names (20014, 20015). Here each pair of such functions is reported once, by name where
# that is reported, with notes that lead from a kernel to the call; where no kernel of the unit gets there, from a
# function of the device.


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
    """Adds its chain to each diagnostic of such a call; those of a pair that was reported before go."""
    found = [one for one in examined.diagnoser.tentative if one.entry.shown_number in _FROM_HOST_DEVICE]
    if not found:
        return
    calls = Calls(examined, examined.engine())
    by_place = calls.of_host_functions()
    told: set[tuple[int, Routine, Routine]] = set()
    #: how often a place was reported
    times: dict[tuple[int, int], int] = {}
    again: list[Diagnostic] = []
    # Those with names first, since they say more of a pair.
    for one in sorted(found, key=_is_nameless):
        if not isinstance(one.position, int) or one.position not in by_place:
            continue
        number = one.entry.shown_number
        here = by_place[one.position]
        # The instances of a template call from the same place, and are reported in the same order.
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
