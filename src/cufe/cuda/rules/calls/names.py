"""How messages about calls show functions: the caller by its bare name, the callee demangled.

Observed: diagnostics-a 2.6.  Behind the first error of a run the front end has no types left for mangled names: each
becomes `1?`, and a name in which one stood is shown mangled."""

from cufe.cuda.demangling.demangle import demangled, demangled_name
from cufe.cuda.rules.calls import placeholders
from cufe.final import TYPE_CHECKING
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.entities import Routine, Variable
from cufe.il.type_names import TypeNames
from cufe.sema.failures import unanswered
from cufe.sema.linkage.mangler import mangled

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def caller_name(routine: Routine, names: TypeNames) -> str:
    """`f`, `operator()`, `operator int`, `~Q`."""
    return names.entities.bare(routine)


class CalleeNames:
    """Names of callees in the demangled form; the bare name where the linker's is not known."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.types: TypeNames = TypeNames(Addresses())

    def of(self, routine: Routine, after_error: bool) -> str:
        """`N::f(int, float *)`; `after_error`: an error has been reported."""
        if after_error:
            type_ = self._type(routine)
            text = self._placeholders(routine, type_) if type_ is not None else ""
            if text:
                return text
        return demangled(self._linkers(routine))

    def _placeholders(self, routine: Routine, type_: t.RoutineType) -> str:
        with unanswered:
            return placeholders.mangled(self.engine.lambda_numbers, routine, type_)
        return ''

    def without_parameters(self, routine: Routine) -> str:
        """`N::f`, `f<int> `, `C::operator () const`: how the device compiler shows callers and what it lacks."""
        return demangled_name(self._linkers(routine))

    def variable(self, variable: Variable) -> str:
        """`N::v`."""
        return demangled_name(self._linkers(variable))

    def _linkers(self, entity: Routine | Variable) -> str:
        with unanswered:
            return mangled(self.engine, entity)
        return entity.name

    def _type(self, routine: Routine) -> t.RoutineType | None:
        with unanswered:
            found = self.engine.declare_types.routine_type(routine).skip_typerefs()
            return found if isinstance(found, t.RoutineType) else None
        return None
