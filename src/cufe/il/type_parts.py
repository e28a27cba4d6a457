"""What a type is made of."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType
from cufe.il.templates import PACK
from cufe.il.types import ArrayType, MemberPointerType, PointerType, QualifiedType, ReferenceType, RoutineType, Type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.il.templates import TemplateArgument


def unpacked(arguments: "Sequence[TemplateArgument]") -> "list[TemplateArgument]":
    """Template arguments, those of packs one by one."""
    found: list[TemplateArgument] = []
    for argument in arguments:
        found += unpacked(argument.pack) if argument.kind == PACK else [argument]
    return found


def parts_of(type_: Type) -> list[Type]:
    """What a type is built from, in the order in which that is written; of a class its template arguments."""
    if isinstance(type_, (QualifiedType, PointerType, ReferenceType)):
        return [type_.target]
    if isinstance(type_, MemberPointerType):
        return [type_.owner, type_.target]
    if isinstance(type_, ArrayType):
        return [type_.element]
    if isinstance(type_, RoutineType):
        return [type_.result, *type_.parameters]
    if isinstance(type_, ClassType):
        return [argument.type for argument in unpacked(type_.arguments) if argument.type is not None]
    return []
