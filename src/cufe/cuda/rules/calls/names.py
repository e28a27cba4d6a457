"""How messages about calls show functions: the caller by its bare name, the callee demangled.

Observed: diagnostics-a 2.6.  Behind the first error of a run the front end has no types left for mangled names: each
becomes `1?`, and a name in which one stood is shown mangled."""

from cufe import regex as re
from cufe.cuda.demangling import demangled, demangled_name
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.type_names import TypeNames
from cufe.sema.answers import Unknown
from cufe.sema.failures import unanswered
from cufe.sema.linkage.mangler import Mangler, mangled
from cufe.sema.linkage.names import NameMangler
from cufe.sema.linkage.scopes import routine_around
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Mangled names in which each type is `1?`: what is shown of a callee behind the first error. Observed: diagnostics-a
# 2.6.


_TYPE: Final = "1?"


class _Names(NameMangler):
    """Names as the linker knows them, but for what only the name of the file tells apart."""

    def unqualified(self, entity: Entity) -> str:
        closure = entity.closure if isinstance(entity, ClassType) else None
        is_nameless = isinstance(entity, (Namespace, ClassType)) and closure is None and not entity.name
        if is_nameless and not (isinstance(entity, ClassType) and entity.typedef_name):
            raise Unknown("a name of what has none", entity.token)
        if closure is not None and routine_around(entity) is None:
            raise Unknown("the number of a lambda", entity.token)
        return super().unqualified(entity)

    def _internal(self, entity: Entity) -> str:
        return ""


class _Placeholders(Mangler):
    """Spells a name in which all types are placeholders."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        self.names = _Names(self)

    def type(self, type_: t.Type) -> str:
        return f"Dp{_TYPE}" if isinstance(type_, t.PackExpansionType) else _TYPE


# Lambdas in initialisers of variables outside of functions, as messages show them: `N::l::[lambda() (instance 2)]`.
# Observed: the name of the variable stands in front, and all lambdas of a namespace or class are counted together.


_SHOWN: Final = r"(\[lambda\([^\]]*\) \(instance )1\)\]"


def with_variable(examined: ExaminedUnit, routine: Routine, text: str) -> str:
    """The shown name of a call operator; what is no such lambda stays as it is."""
    cls = routine.parent
    closure = cls.closure if isinstance(cls, ClassType) else None
    if not isinstance(closure, LambdaNode) or isinstance(closure.closure.parent, Routine):
        return text
    start = closure.node.start
    path = examined.cutter.path(start)
    if not path or path[-1].sort != c.SIMPLE:
        return text
    declared = [one for one in declared_by(examined, path) if one.name_token < start]
    if not declared or declared[-1].is_template:
        return text
    number = _number(examined, path, start)
    name = declared[-1].name
    return re.sub(_SHOWN, lambda found: f"{name}::{found[1]}{number})]", text, count=1)


def _number(examined: ExaminedUnit, path: list[Piece], start: int) -> int:
    """Which of the lambdas of a namespace or class begins at a token, from 1; those of templates do not count."""
    scope = _scope(examined, path)
    found: set[int] = set()
    for first, last in examined.stretches:
        at = examined.kinds.find(k.OPEN_SQUARE, first, last)
        while 0 <= at <= start:
            around = examined.cutter.path(at)
            counts = bool(around) and around[-1].sort == c.SIMPLE and examined.kinds[around[-1].start] != k.TEMPLATE
            if counts and _scope(examined, around) == scope:
                lambdas = examined.lookup().bodies.of(around[-1]).lambdas
                found.update(node.start for node in lambdas if node.parent is None)
            at = examined.kinds.find(k.OPEN_SQUARE, at + 1, last)
    return len([one for one in found if one <= start])


def _scope(examined: ExaminedUnit, path: list[Piece]) -> list[str]:
    return [examined.scope_name(piece) for piece in path[:-1] if piece.sort in (c.NAMESPACE, c.CLASS)]


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
            with unanswered:
                text = _Placeholders(self.engine).symbol(routine)
                if _TYPE in text:
                    return text
        return demangled(self._linkers(routine))

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
