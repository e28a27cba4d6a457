"""How messages about calls show functions: the caller by its bare name, the callee demangled.

Observed: diagnostics-a 2.6.  Behind the first error of a run the front end has no types left for mangled names: each
becomes `1?`, and a name in which one stood is shown mangled."""

from cufe import regex as re
from cufe.cuda.demangling import demangled, demangled_name
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.constants import IntegerConstant
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import PACK, TemplateArgument
from cufe.il.type_names import TypeNames
from cufe.sema.failures import unanswered
from cufe.sema.linkage.codes import BINARY, UNARY_FUNCTIONS, counted
from cufe.sema.linkage.mangler import mangled
from cufe.sema.linkage.scopes import home_of, routine_around
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine
    from cufe.sema.linkage.lambda_numbers import LambdaNumbers


# Mangled names in which each type is `1?`: what is shown of a callee behind the first error. Observed: diagnostics-a
# 2.6.


_TYPE: Final = "1?"


def mangled_with_placeholders(numbers: "LambdaNumbers", routine: Routine, type_: t.RoutineType) -> str:
    """The mangled name of a function; "" where no type stands in it, or where it is not known."""
    if routine.flags & en.EXTERN_C and not isinstance(routine.parent, ClassType):
        return ""
    text = _encoding(numbers, routine, type_)
    return f"_Z{text}" if _TYPE in text and "\0" not in text else ""


def _encoding(numbers: "LambdaNumbers", routine: Routine, type_: t.RoutineType) -> str:
    name = _unqualified(routine, type_)
    generic = routine.template is not None and bool(routine.arguments)
    if generic:
        name += _arguments(routine.arguments)
    prefix = _prefix(numbers, home_of(routine))
    if isinstance(routine.parent, ClassType) or prefix:
        cv = ("V" if type_.cv & tk.VOLATILE else "") + ("K" if type_.cv & tk.CONST else "")
        name = f"N{cv}{prefix}{name}E"
    around = routine_around(routine)
    if around is not None:
        outer = around.type.skip_typerefs() if around.type is not None else None
        if not isinstance(outer, t.RoutineType):
            return "\0"
        name = f"Z{_encoding(numbers, around, outer)}E{name}"
    if generic and routine.special not in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR, en.SFK_CONVERSION):
        name += _TYPE
    parameters = _parameters(routine, type_) + ("z" if type_.variadic else "")
    return name + (parameters or "v")


def _parameters(routine: Routine, type_: t.RoutineType) -> str:
    """The parameters as they are written: a parameter pack is shown as one expansion.  In a member of an instance a
    pack of the class is shown expanded."""
    is_of_instance = isinstance(routine.parent, ClassType) and bool(routine.parent.arguments)
    declarations = routine.template.declarations if routine.template is not None and not is_of_instance else []
    declarator = declarations[0].binding.declarator if declarations else None
    written = declarator.function() if declarator is not None else None
    if written is None or not any(parameter.declarator.pack >= 0 for parameter in written.parameters):
        return _TYPE * len(type_.parameters)
    return "".join(f"Dp{_TYPE}" if parameter.declarator.pack >= 0 else _TYPE for parameter in written.parameters)


def _prefix(numbers: "LambdaNumbers", entity: Entity | None) -> str:
    """Namespaces and classes around, up to a function."""
    if entity is None or isinstance(entity, Routine) or (isinstance(entity, Namespace) and entity.parent is None):
        return ""
    outer = _prefix(numbers, entity.parent)
    if isinstance(entity, ClassType):
        if isinstance(entity.closure, LambdaNode):
            return outer + _closure(numbers, entity, entity.closure)
        name = entity.name or entity.typedef_name
        if not name:
            return "\0"
        arguments = _arguments(entity.arguments) if entity.template is not None else ""
        return f"{outer}{_source(name)}{arguments}"
    return outer + (_source(entity.name) if entity.name else "\0")


def _closure(numbers: "LambdaNumbers", cls: ClassType, closure: LambdaNode) -> str:
    """The name of the closure type of a lambda in a function."""
    if routine_around(cls) is None:
        return "\0"
    number = numbers.same_signature(closure)
    parameters = _TYPE * len(numbers.signature(closure).parameters) or "v"
    return f"Ul{parameters}E" + counted(number)


def _source(name: str) -> str:
    return f"{len(name)}{name}"


def _unqualified(routine: Routine, type_: t.RoutineType) -> str:
    if routine.special == en.SFK_CONSTRUCTOR:
        return "C1"
    if routine.special == en.SFK_DESTRUCTOR:
        return "D1"
    if routine.special == en.SFK_CONVERSION:
        return f"cv{_TYPE}"
    if routine.special == en.SFK_UDL_OPERATOR:
        return "li" + _source(routine.operator)
    if routine.special == en.SFK_OPERATOR:
        operands = len(type_.parameters) + (1 if isinstance(routine.parent, ClassType) else 0)
        code = UNARY_FUNCTIONS.get(routine.operator, "") if operands == 1 else ""
        return code or BINARY.get(routine.operator, "\0")
    return _source(routine.name)


def _arguments(arguments: tuple[TemplateArgument, ...]) -> str:
    return "I" + "".join([_argument(argument) for argument in arguments]) + "E"


def _argument(argument: TemplateArgument) -> str:
    if argument.kind == PACK:
        return "J" + "".join([_argument(part) for part in argument.pack]) + "E"
    if argument.type is not None:
        return _TYPE
    constant = argument.constant
    if isinstance(constant, IntegerConstant):
        value = constant.value
        return f"L{_TYPE}{'n' if value < 0 else ''}{abs(value)}E"
    return "\0" if argument.template is None else _source(argument.template.name)


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
            type_ = self._type(routine)
            text = self._placeholders(routine, type_) if type_ is not None else ""
            if text:
                return text
        return demangled(self._linkers(routine))

    def _placeholders(self, routine: Routine, type_: t.RoutineType) -> str:
        with unanswered:
            return mangled_with_placeholders(self.engine.lambda_numbers, routine, type_)
        return ""

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
