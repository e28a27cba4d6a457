"""Textures and surfaces as arguments of function templates (20179), each instance told of where it is named first."""

from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.device.texture_accesses import texture_classes
from cufe.cuda.rules.device.texture_types import is_texture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.final import Final
from cufe.il.constants import AddressConstant
from cufe.il.templates import PACK, TemplateArgument
from cufe.sema.overload.type_tests import element
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_TEXTURE_ARGUMENT: Final = 20179
#: how far behind a name the end of its template arguments is sought
_NEAR: Final = 30


def check_texture_arguments(examined: ExaminedUnit) -> None:
    """Judges the instances of templates for the device that the unit names."""
    classes = texture_classes(examined)
    templates = _taking(examined, classes) if classes else []
    if not templates:
        return
    names = {one.name for path in templates for one in parse_piece(examined, path[-1], path[:-1], False)}
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
    for start, end in examined.near():
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
