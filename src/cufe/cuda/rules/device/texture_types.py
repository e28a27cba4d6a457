"""Types of texture and surface references: variables of them exist for the device, too, without a word that says so."""

from cufe.cuda.marks import TEXTURE
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.il.entities import ClassType
from cufe.il.types import Type
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare, element


def declares_textures(examined: ExaminedUnit) -> bool:
    """Whether the user's code declares such a type."""
    return any(examined.marks.union(start, end) & TEXTURE for start, end in examined.near())


def is_texture(examined: ExaminedUnit, type_: Type | None) -> bool:
    """Whether a type is that of a texture or surface reference."""
    found = bare(type_) if type_ is not None else None
    if not isinstance(found, ClassType):
        return False
    return bool(examined.marks.union(max(found.key, 0), max(found.brace, 0)) & TEXTURE)


def holds_texture(examined: ExaminedUnit, type_: Type | None) -> bool:
    """Whether it is one, an array of such, or a class with such a member."""
    found = element(type_) if type_ is not None else None
    if is_texture(examined, found):
        return True
    if not isinstance(found, ClassType):
        return False
    engine = examined.engine()
    with unanswered:
        return any(
            is_texture(examined, engine.declare_types.field_type(field)) for field in engine.classes.fields(found)
        )
    return False
