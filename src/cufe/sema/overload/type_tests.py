"""What sort of type something is ([basic.types]); all functions look through typedef names and cv-qualifiers."""

from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType
from cufe.il.types import (
    ArrayType,
    ComplexType,
    FloatType,
    IntegerType,
    MemberPointerType,
    NullptrType,
    PointerType,
    QualifiedType,
    ReferenceType,
    RoutineType,
    Type,
    TypedefType,
    UnknownType,
    VoidType,
)


def bare(type_: Type) -> Type:
    """The canonical type without cv-qualifiers on top; the qualifiers of an array belong to its elements, and stay."""
    canonical = type_.canonical
    return canonical.target if isinstance(canonical, QualifiedType) else canonical


def is_scalar(type_: Type) -> bool:
    """Arithmetic types, enumerations, pointers of all kinds and `nullptr_t` ([basic.types.general]/9)."""
    return is_arithmetic(type_) or isinstance(bare(type_), (EnumType, PointerType, MemberPointerType, NullptrType))


def qualified_element(type_: Type) -> Type:
    """The canonical type of the elements of an array of any rank, as it is qualified, or of what is no array."""
    found = type_.canonical
    while isinstance(found, ArrayType):
        found = found.element.canonical
    return found


def element(type_: Type) -> Type:
    """The bare type of the elements of an array of any rank, or of what is no array."""
    found = bare(type_)
    while isinstance(found, ArrayType):
        found = bare(found.element)
    return found


def is_void(type_: Type) -> bool:
    return isinstance(bare(type_), VoidType)


def is_bool(type_: Type) -> bool:
    found = bare(type_)
    return isinstance(found, IntegerType) and found.sort == tk.BOOL


def is_integral(type_: Type) -> bool:
    """An integral type: no enumeration ([basic.fundamental])."""
    return isinstance(bare(type_), IntegerType)


def is_floating(type_: Type) -> bool:
    return isinstance(bare(type_), FloatType)


def is_arithmetic(type_: Type) -> bool:
    return isinstance(bare(type_), (IntegerType, FloatType))


def is_complex(type_: Type) -> bool:
    return isinstance(bare(type_), ComplexType)


def is_enum(type_: Type) -> bool:
    return isinstance(bare(type_), EnumType)


def is_scoped_enum(type_: Type) -> bool:
    found = bare(type_)
    return isinstance(found, EnumType) and found.scoped


def takes_arithmetic_conversions(type_: Type) -> bool:
    """Whether the usual arithmetic conversions take a type without typedef names ([expr.arith.conv])."""
    if isinstance(type_, EnumType):
        return not type_.scoped
    return is_arithmetic(type_) or isinstance(type_, ComplexType)


def is_pointer(type_: Type) -> bool:
    return isinstance(bare(type_), PointerType)


def is_member_pointer(type_: Type) -> bool:
    return isinstance(bare(type_), MemberPointerType)


def is_array(type_: Type) -> bool:
    return isinstance(bare(type_), ArrayType)


def is_function(type_: Type) -> bool:
    return isinstance(bare(type_), RoutineType)


def is_reference(type_: Type) -> bool:
    return isinstance(type_.canonical, ReferenceType)


def is_object_pointer(type_: Type) -> bool:
    """A pointer to a complete or incomplete object type: neither to void nor to a function."""
    found = bare(type_)
    return isinstance(found, PointerType) and not isinstance(bare(found.target), (VoidType, RoutineType))


def is_unknown(type_: Type) -> bool:
    return isinstance(bare(type_), UnknownType)


def class_of(type_: Type) -> ClassType | None:
    """The class, where it is one."""
    found = bare(type_)
    return found if isinstance(found, ClassType) else None


def referred(type_: Type) -> Type:
    """The type that a reference refers to, spelled as it is; any other type itself."""
    at = type_
    while isinstance(at, (TypedefType, QualifiedType)):
        at = at.target
    return at.target if isinstance(at, ReferenceType) else type_


def is_abominable(type_: Type) -> bool:
    """Whether a type is that of a member function with cv- or ref-qualifiers, to which nothing points or refers
    ([dcl.fct]/9)."""
    found = bare(type_)
    return isinstance(found, RoutineType) and (found.cv != 0 or found.ref_qualifier != tk.NO_REF)


def row_of(type_: Type) -> tuple[int, Type]:
    """How many objects an array of arrays holds in a row, and their type; any other type is one object."""
    count = 1
    array = type_.skip_typerefs()
    while isinstance(array, ArrayType):
        count *= max(array.count, 0)
        type_ = array.element
        array = type_.skip_typerefs()
    return count, type_


def is_const_float(type_: Type) -> bool:
    """The type of a const floating variable: a constant, too, in spite of [expr.const] (observed)."""
    qualifiers = type_.qualifiers()
    return bool(qualifiers & tk.CONST) and not qualifiers & tk.VOLATILE and bare(type_).kind == tk.TK_FLOAT
