"""Kinds of types and of their parts, with the specification's names (spec 31)."""

from cufe.final import Final

# --- kinds of types ----------------------------------------------------------------------------------------------
TK_UNKNOWN: Final = 0
TK_VOID: Final = 1
TK_INTEGER: Final = 2
TK_FLOAT: Final = 3
TK_COMPLEX: Final = 4
TK_POINTER: Final = 6  # pointers and both kinds of reference
TK_ROUTINE: Final = 7
TK_ARRAY: Final = 8
TK_CLASS: Final = 9
TK_STRUCT: Final = 10
TK_UNION: Final = 11
TK_TYPEREF: Final = 12  # typedef names, cv-qualified variants, decltype, auto
TK_PTR_TO_MEMBER: Final = 13
TK_TEMPLATE_PARAM: Final = 14
TK_VECTOR: Final = 15
TK_NULLPTR: Final = 17

TYPE_KIND_NAMES: Final = (
    "tk_unknown", "tk_void", "tk_integer", "tk_float", "tk_complex", "tk_imaginary", "tk_pointer", "tk_routine",
    "tk_array", "tk_class", "tk_struct", "tk_union", "tk_typeref", "tk_ptr_to_member", "tk_template_param", "tk_vector",
    "tk_scalable_vector", "tk_nullptr",
)  # fmt: skip

# --- integer kinds: the order is that of conversion rank, signed in front of unsigned ----------------------------
CHAR: Final = 0
SIGNED_CHAR: Final = 1
UNSIGNED_CHAR: Final = 2
SHORT: Final = 3
UNSIGNED_SHORT: Final = 4
INT: Final = 5
UNSIGNED_INT: Final = 6
LONG: Final = 7
UNSIGNED_LONG: Final = 8
LONG_LONG: Final = 9
UNSIGNED_LONG_LONG: Final = 10
INT128: Final = 11
UNSIGNED_INT128: Final = 12

INTEGER_KIND_NAMES: Final = (
    "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned int", "long", "unsigned long",
    "long long", "unsigned long long", "__int128", "unsigned __int128",
)  # fmt: skip
#: bytes of each integer kind (x86-64, LP64)
INTEGER_SIZES: Final = (1, 1, 1, 2, 2, 4, 4, 8, 8, 8, 8, 16, 16)

# --- integer types that are no plain integer kind ----------------------------------------------------------------
PLAIN: Final = 0
BOOL: Final = 1
WCHAR: Final = 2
CHAR8: Final = 3
CHAR16: Final = 4
CHAR32: Final = 5

# --- floating kinds ----------------------------------------------------------------------------------------------
FLOAT: Final = 0
DOUBLE: Final = 1
LONG_DOUBLE: Final = 2
FLOAT16: Final = 3
FP16: Final = 4
BF16: Final = 5
FLOAT128: Final = 6

FLOAT_KIND_NAMES: Final = ("float", "double", "long double", "_Float16", "__fp16", "__bf16", "__float128")
FLOAT_SIZES: Final = (4, 8, 16, 2, 2, 2, 16)

# --- qualifiers --------------------------------------------------------------------------------------------------
CONST: Final = 1
VOLATILE: Final = 2
RESTRICT: Final = 4
ATOMIC: Final = 8

# --- ref-qualifiers ----------------------------------------------------------------------------------------------
NO_REF: Final = 0
LVALUE_REF: Final = 1
RVALUE_REF: Final = 2

# --- how a function type was written -----------------------------------------------------------------------------
USUAL_FORM: Final = 0
TRAILING_FORM: Final = 1  # auto (int)->int
LAMBDA_FORM: Final = 2  # (int)->int, the call operator of a lambda: const is not said

# --- sorts of typeref --------------------------------------------------------------------------------------------
TYPEDEF: Final = 0
IS_ALIAS: Final = 1
IS_TEMPLATE_ALIAS: Final = 2
IS_DECLTYPE: Final = 3
IS_UNDERLYING_TYPE: Final = 6
IS_TYPEOF_WITH_EXPRESSION: Final = 7
# an instance of a class template whose arguments are parameters of another template than the one that named it first
SPELLED_INSTANCE: Final = 8
# the name of an array type with cv-qualifiers, which are those of its elements
QUALIFIED_ARRAY: Final = 9
# an integer type that is written with `signed`
EXPLICITLY_SIGNED: Final = 10

TYPEREF_NAMES: Final = (
    "none", "is_alias", "is_template_alias", "is_decltype", "is_deduced_auto", "is_deduced_decltype_auto",
    "is_underlying_type", "is_typeof_with_expression",
)  # fmt: skip
