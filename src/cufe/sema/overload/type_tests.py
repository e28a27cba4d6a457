"""What sort of type something is ([basic.types]); all functions look through typedef names and cv-qualifiers."""

from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import ClassType, EnumType


def bare(type_: t.Type) -> t.Type:
    """The canonical type without cv-qualifiers on top; the qualifiers of an array belong to its elements, and stay."""
    canonical = type_.canonical
    return canonical.target if isinstance(canonical, t.QualifiedType) else canonical


def is_scalar(type_: t.Type) -> bool:
    """Arithmetic types, enumerations, pointers of all kinds and `nullptr_t` ([basic.types.general]/9)."""
    return is_arithmetic(type_) or isinstance(
        bare(type_), (EnumType, t.PointerType, t.MemberPointerType, t.NullptrType)
    )


def qualified_element(type_: t.Type) -> t.Type:
    """The canonical type of the elements of an array of any rank, as it is qualified, or of what is no array."""
    found = type_.canonical
    while isinstance(found, t.ArrayType):
        found = found.element.canonical
    return found


def element(type_: t.Type) -> t.Type:
    """The bare type of the elements of an array of any rank, or of what is no array."""
    found = bare(type_)
    while isinstance(found, t.ArrayType):
        found = bare(found.element)
    return found


def is_void(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.VoidType)


def is_bool(type_: t.Type) -> bool:
    found = bare(type_)
    return isinstance(found, t.IntegerType) and found.sort == tk.BOOL


def is_integral(type_: t.Type) -> bool:
    """An integral type: no enumeration ([basic.fundamental])."""
    return isinstance(bare(type_), t.IntegerType)


def is_floating(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.FloatType)


def is_arithmetic(type_: t.Type) -> bool:
    return isinstance(bare(type_), (t.IntegerType, t.FloatType))


def is_complex(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.ComplexType)


def is_enum(type_: t.Type) -> bool:
    return isinstance(bare(type_), EnumType)


def is_scoped_enum(type_: t.Type) -> bool:
    found = bare(type_)
    return isinstance(found, EnumType) and found.scoped


def takes_arithmetic_conversions(type_: t.Type) -> bool:
    """Whether the usual arithmetic conversions take a type without typedef names ([expr.arith.conv])."""
    if isinstance(type_, EnumType):
        return not type_.scoped
    return is_arithmetic(type_) or isinstance(type_, t.ComplexType)


def is_pointer(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.PointerType)


def is_array(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.ArrayType)


def is_function(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.RoutineType)


def is_reference(type_: t.Type) -> bool:
    return isinstance(type_.canonical, t.ReferenceType)


def is_object_pointer(type_: t.Type) -> bool:
    """A pointer to a complete or incomplete object type: neither to void nor to a function."""
    found = bare(type_)
    return isinstance(found, t.PointerType) and not isinstance(bare(found.target), (t.VoidType, t.RoutineType))


def is_unknown(type_: t.Type) -> bool:
    return isinstance(bare(type_), t.UnknownType)


def class_of(type_: t.Type) -> ClassType | None:
    """The class, where it is one."""
    found = bare(type_)
    return found if isinstance(found, ClassType) else None


def referred(type_: t.Type) -> t.Type:
    """The type that a reference refers to, spelled as it is; any other type itself."""
    at = type_
    while isinstance(at, (t.TypedefType, t.QualifiedType)):
        at = at.target
    return at.target if isinstance(at, t.ReferenceType) else type_


def is_abominable(type_: t.Type) -> bool:
    """Whether a type is that of a member function with cv- or ref-qualifiers, to which nothing points or refers
    ([dcl.fct]/9)."""
    found = bare(type_)
    return isinstance(found, t.RoutineType) and (found.cv != 0 or found.ref_qualifier != tk.NO_REF)


def row_of(type_: t.Type) -> tuple[int, t.Type]:
    """How many objects an array of arrays holds in a row, and their type; any other type is one object."""
    count = 1
    array = type_.skip_typerefs()
    while isinstance(array, t.ArrayType):
        count *= max(array.count, 0)
        type_ = array.element
        array = type_.skip_typerefs()
    return count, type_


def is_const_float(type_: t.Type) -> bool:
    """The type of a const floating variable: a constant, too, in spite of [expr.const] (observed)."""
    qualifiers = type_.qualifiers()
    return bool(qualifiers & tk.CONST) and not qualifiers & tk.VOLATILE and bare(type_).kind == tk.TK_FLOAT
