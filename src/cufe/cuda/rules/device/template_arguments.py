"""Types as arguments of kernel templates, of templates of device variables, and textures of function templates."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.device.restrictions import is_texture, texture_classes
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.lambdas.extended_lambdas import is_generic
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics.report import TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.constants import AddressConstant
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.il.entity import AS_PUBLIC
from cufe.il.expressions import LambdaNode
from cufe.il.templates import PACK, TemplateArgument
from cufe.il.walk import parts_of, unpacked
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.overload.type_tests import element
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Types as arguments of kernel templates and of templates of device variables: 20125 to 20130, 20180 to 20184, 20257.
# Observed: the host has to name an instance as well, so no part of its arguments may be local to a function of the
# host, a closure (unless its lambda is extended), a private or protected member, or without a name. Parts are what
# stands behind pointers, references, elements of arrays, members, parameters of functions, template arguments and the
# classes around. Told once for each instance, where it is named first; what is local to a function for the device is
# fine.


#: closure, local type, private type, type without a name, private template
KERNEL: Final = (20125, 20126, 20128, 20129, 20130)
VARIABLE: Final = (20180, 20181, 20182, 20184, 20183)
_LOCAL_TO_BOTH: Final = 20257

Offence = tuple[int, tuple[str | TypeName, ...]]


class TemplateArguments:
    """Judges the arguments of instances."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", spaces: FunctionSpaces) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.spaces: FunctionSpaces = spaces
        self.names: MessageNames = MessageNames()

    def offences(
        self, arguments: tuple[TemplateArgument, ...], numbers: tuple[int, int, int, int, int], kernel: str
    ) -> list[Offence]:
        """Numbers and words for all that is wrong with the arguments of an instance of `kernel` ("" for a variable)."""
        found: list[Offence] = []
        for argument in unpacked(arguments):
            with unanswered:
                if argument.type is not None:
                    self._type(argument.type, numbers, kernel, found)
                elif argument.template is not None and self.engine.access.is_restricted(argument.template):
                    found.append((numbers[4], ()))
        return found

    def _type(self, type_: t.Type, numbers: tuple[int, int, int, int, int], kernel: str, found: list[Offence]) -> None:
        pending: list[t.Type] = [type_]
        while pending:
            at = pending.pop().skip_typerefs()
            pending += reversed(at.parameters if isinstance(at, t.RoutineType) else parts_of(at))
            if isinstance(at, (ClassType, EnumType)):
                self._entity(at, numbers, kernel, found)
                if isinstance(at, ClassType) and isinstance(at.parent, ClassType):
                    pending.append(at.parent)

    def _entity(
        self, type_: ClassType | EnumType, numbers: tuple[int, int, int, int, int], kernel: str, found: list[Offence]
    ) -> None:
        around = _function_around(type_)
        space = self.spaces.of(around, len(self.examined.kinds)) if around is not None else HOST
        if not space & HOST:
            return
        closure = type_.closure if isinstance(type_, ClassType) else None
        if isinstance(closure, LambdaNode):
            if self._is_extended(type_, closure, around):
                return
            if space & DEVICE:
                self._local_to_both(type_, around, kernel, found)
            else:
                line = self.examined.report.locate(self.examined.unit.offset(closure.node.start))
                where = f", defined at {line.file.rpartition('/')[2]}:{line.line}"
                found.append((numbers[0], (TypeName(self._name(type_)), where)))
            return
        if around is not None:
            if space & DEVICE:
                self._local_to_both(type_, around, kernel, found)
                return
            found.append((numbers[1], (TypeName(self._name(type_)),)))
        if not type_.name and not type_.typedef_name:
            found.append((numbers[3], (TypeName(self._name(type_)),)))
        if around is None and isinstance(type_.parent, ClassType) and type_.access != AS_PUBLIC:
            found.append((numbers[2], (TypeName(self._name(type_)),)))

    def _local_to_both(
        self, type_: ClassType | EnumType, around: Routine | None, kernel: str, found: list[Offence]
    ) -> None:
        if kernel and around is not None:
            found.append((_LOCAL_TO_BOTH, (TypeName(self._name(type_)), around.name, kernel)))

    def _is_extended(self, type_: ClassType | EnumType, closure: LambdaNode, around: Routine | None) -> bool:
        """Whether a class is the closure of an extended lambda; a generic one for both sides is none (20157)."""
        if not self.examined.settings.extended_lambda or around is None:
            return False
        for slot in self.examined.slots:
            if slot.words & DEVICE and slot.opening == type_.token:
                return slot.is_device_only or not is_generic(self.examined, closure.node)
        return False

    def _name(self, type_: ClassType | EnumType) -> str:
        closure = type_.closure if isinstance(type_, ClassType) else None
        if isinstance(closure, LambdaNode):
            return closure_name(self.engine, self.names, closure)
        text = self.names.of(type_)
        if type_.name or type_.typedef_name:
            return text
        return f"{'enum' if isinstance(type_, EnumType) else self.engine.lexemes[type_.key]} {text}"


def _function_around(type_: ClassType | EnumType) -> Routine | None:
    """The function to which a class or enumeration is local; of one without a name its context knows."""
    around = type_.parent
    while isinstance(around, ClassType):
        around = around.parent
    if isinstance(around, Routine):
        return around
    context = type_.context
    while context is not None:
        if isinstance(context, RegionContext) and context.routine is not None:
            return context.routine
        context = context.outer
    return None


# Textures and surfaces as arguments of function templates (20179), each instance told of where it is named first.


_TEXTURE_ARGUMENT: Final = 20179
#: how far behind a name the end of its template arguments is sought
_NEAR: Final = 30


def check_texture_arguments(examined: ExaminedUnit) -> None:
    """Judges the instances of templates for the device that the unit names."""
    classes = texture_classes(examined)
    templates = _taking(examined, classes) if classes else []
    if not templates:
        return
    names = {one.name for path in templates for one in declared_by(examined, path)}
    found = NamedInstances(examined, names, {path[-1].start for path in templates})
    spaces = FunctionSpaces(found.engine, True)
    for routine, token in found.in_order():
        if _is_in_body_of_template(examined, token):
            continue
        if any(_names_texture(examined, argument) for argument in routine.arguments):
            if spaces.of(routine, token) & (DEVICE | GLOBAL):
                # The arguments are read first.
                end = examined.kinds.find(k.GREATER, token, token + _NEAR)
                examined.add_late(_TEXTURE_ARGUMENT, token, max(end, token))


def _is_in_body_of_template(examined: ExaminedUnit, token: int) -> bool:
    path = examined.cutter.path(token)
    return bool(path) and 0 <= path[-1].body < token and examined.is_template(path)


def _taking(examined: ExaminedUnit, classes: set[str]) -> list[list[Piece]]:
    """The function templates that could take a texture as an argument."""
    kinds = examined.kinds
    found: list[list[Piece]] = []
    for start, end in examined.stretches:
        at = kinds.find(k.TEMPLATE_HEAD, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            if path and path[-1].start == at and path[-1].sort in (c.FUNCTION, c.SIMPLE):
                head = path[-1].head
                if kinds.find(k.AUTO, at, head) >= 0 or not classes.isdisjoint(examined.lexemes[at:head]):
                    found.append(path)
            at = kinds.find(k.TEMPLATE_HEAD, at + 2, end)
    return found


def _names_texture(examined: ExaminedUnit, argument: TemplateArgument) -> bool:
    """Whether a value is the address of a texture, or of an element of an array of such."""
    if argument.kind == PACK:
        return any(_names_texture(examined, part) for part in argument.pack)
    constant = argument.constant
    if not isinstance(constant, AddressConstant) or constant.variable is None or constant.variable.type is None:
        return False
    return is_texture(examined, element(constant.variable.type))
