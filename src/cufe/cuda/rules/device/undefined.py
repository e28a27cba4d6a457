"""Functions and variables of the host in device code that is written out: 20011, 20016, 20018, 20068.

Observed: the device compiler looks at functions when it writes them, if the front end found no error before.
"""

from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, HOST
from cufe.cuda.rules.calls.names import CalleeNames
from cufe.cuda.rules.calls.unchecked import WARNINGS, Unchecked
from cufe.cuda.rules.device.bodies import Bodies
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.emitted import Emitted
from cufe.cuda.rules.device.evaluated_expressions import CLOSURE, NAME, SUBOBJECT, Use
from cufe.cuda.rules.device.host_calls import call_number
from cufe.cuda.rules.device.initialisation import Initialisation
from cufe.cuda.rules.device.roots import Roots
from cufe.cuda.rules.device.sight import Sight
from cufe.cuda.rules.device.texture_types import holds_texture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.sema.declared.variable_facts import memory_spaces

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNDEFINED: Final = 20068


class Writer:
    """Judges what is written."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", sight: Sight | None = None) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.bodies: Bodies = Bodies(examined, engine, sight)
        self.emitted: Emitted = Emitted(examined, engine, self.bodies)
        self.names: CalleeNames = CalleeNames(engine)
        self.unchecked: Unchecked = Unchecked(examined, self.emitted.spaces)
        self.without_warnings: Unchecked = Unchecked(examined, self.emitted.spaces, WARNINGS)
        self._last: int = len(examined.kinds) - 1
        self._initialisation: Initialisation = Initialisation(engine)
        self._excused: set[Routine] = set()

    def judge(self, roots: list[Routine], variables: list[Variable], instantiated: list[tuple[Routine, int]]) -> None:
        """Judges the device variables, then the functions."""
        evaluation = Evaluation(self.engine)
        for variable in variables:
            init = self.bodies.initialiser(variable) if self._is_of_device(variable) else None
            if init is not None:
                for use in evaluation.variable(init, variable.token):
                    self._undefined(use, DEVICE)
        written: list[tuple[Routine, list[Use]]] = []
        for routine in self.emitted.functions(roots, variables, instantiated):
            scope = self.bodies.of(routine)
            if scope is not None:
                written.append((routine, evaluation.function(scope)))
        self._excuse(evaluation.made)
        for routine, uses in written:
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

        A constructor that nobody wrote a call of has no place: `__device__ C c;`."""
        if use.token < 0:
            return
        if use.routine is not None:
            if space & HOST or use.routine in self._excused or self.emitted.space(use.routine) != HOST:
                return
            if self.examined.settings.relaxed_constexpr and self.emitted.spaces.is_constexpr(use.routine):
                return
            self.examined.add_late(_UNDEFINED, use.token, self._last, self.names.without_parameters(use.routine))
        elif use.variable is not None and self._is_of_host(use.variable):
            self.examined.add_late(_UNDEFINED, use.token, self._last, self.names.variable(use.variable))

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
            if memory_spaces(declared) or marks.union(piece.start, piece.end) & DEVICE_BUILTIN:
                return True
        return False


def check_written(examined: ExaminedUnit) -> None:
    """Judges what the device compiler writes."""
    sight = Sight(examined)
    engine = examined.engine()
    roots = Roots(examined, engine, sight)
    Writer(examined, engine, sight).judge(roots.functions, roots.variables, roots.instantiated)
