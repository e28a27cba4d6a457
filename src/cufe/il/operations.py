"""Operations of expressions (spec 31); every name is printed with the prefix `eok_`."""

from cufe.final import Final

# --- arithmetic --------------------------------------------------------------------------------------------------
ADD: Final = 0
SUBTRACT: Final = 1
MULTIPLY: Final = 2
DIVIDE: Final = 3
REMAINDER: Final = 4
NEGATE: Final = 5
UNARY_PLUS: Final = 6

# --- bits --------------------------------------------------------------------------------------------------------
AND: Final = 7
OR: Final = 8
XOR: Final = 9
COMPLEMENT: Final = 10
SHIFTL: Final = 11
SHIFTR: Final = 12

# --- comparisons -------------------------------------------------------------------------------------------------
EQ: Final = 13
NE: Final = 14
LT: Final = 15
GT: Final = 16
LE: Final = 17
GE: Final = 18
SPACESHIP: Final = 19

# --- logic -------------------------------------------------------------------------------------------------------
LAND: Final = 20
LOR: Final = 21
NOT: Final = 22

# --- assignment --------------------------------------------------------------------------------------------------
ASSIGN: Final = 23
ADD_ASSIGN: Final = 24
SUBTRACT_ASSIGN: Final = 25
MULTIPLY_ASSIGN: Final = 26
DIVIDE_ASSIGN: Final = 27
REMAINDER_ASSIGN: Final = 28
SHIFTL_ASSIGN: Final = 29
SHIFTR_ASSIGN: Final = 30
AND_ASSIGN: Final = 31
OR_ASSIGN: Final = 32
XOR_ASSIGN: Final = 33
PADD_ASSIGN: Final = 34
PSUBTRACT_ASSIGN: Final = 35

# --- pointers ----------------------------------------------------------------------------------------------------
INDIRECT: Final = 36
ADDRESS_OF: Final = 37
PADD: Final = 38
PSUBTRACT: Final = 39
PDIFF: Final = 40
SUBSCRIPT: Final = 41
ARRAY_TO_POINTER: Final = 42

# --- references --------------------------------------------------------------------------------------------------
REFERENCE_TO: Final = 43
REF_INDIRECT: Final = 44

# --- members -----------------------------------------------------------------------------------------------------
DOT_FIELD: Final = 45
POINTS_TO_FIELD: Final = 46
DOT_STATIC: Final = 47
POINTS_TO_STATIC: Final = 48
PM_FIELD: Final = 49
PM_POINTS_TO_FIELD: Final = 50

# --- calls -------------------------------------------------------------------------------------------------------
CALL: Final = 51
DOT_MEMBER_CALL: Final = 52
POINTS_TO_MEMBER_CALL: Final = 53
DOT_PM_CALL: Final = 54
POINTS_TO_PM_CALL: Final = 55
DOT_VACUOUS_DESTRUCTOR_CALL: Final = 58
POINTS_TO_VACUOUS_DESTRUCTOR_CALL: Final = 59

# --- casts -------------------------------------------------------------------------------------------------------
CAST: Final = 60
LVALUE_CAST: Final = 61
REF_CAST: Final = 62
DYNAMIC_CAST: Final = 63
REF_DYNAMIC_CAST: Final = 64
BOOL_CAST: Final = 65
BASE_CLASS_CAST: Final = 66
DERIVED_CLASS_CAST: Final = 67
PM_BASE_CLASS_CAST: Final = 68
PM_DERIVED_CLASS_CAST: Final = 69
CLASS_RVALUE_ADJUST: Final = 70

# --- steps -------------------------------------------------------------------------------------------------------
PRE_INCR: Final = 71
PRE_DECR: Final = 72
POST_INCR: Final = 73
POST_DECR: Final = 74

# --- complex numbers ---------------------------------------------------------------------------------------------
REAL_PART: Final = 75
IMAG_PART: Final = 76
XCONJ: Final = 77

# --- vectors -----------------------------------------------------------------------------------------------------
VECTOR_FILL: Final = 78
VECTOR_EQ: Final = 79
VECTOR_NE: Final = 80
VECTOR_LT: Final = 81
VECTOR_GT: Final = 82
VECTOR_LE: Final = 83
VECTOR_GE: Final = 84
VECTOR_SUBSCRIPT: Final = 85
VECTOR_QUESTION: Final = 86
VECTOR_NOT: Final = 89

# --- control -----------------------------------------------------------------------------------------------------
COMMA: Final = 90
QUESTION: Final = 91
PARENS: Final = 92
LVALUE: Final = 93
LVALUE_ADJUST: Final = 94
NOEXCEPT: Final = 95

# --- variable arguments ------------------------------------------------------------------------------------------
VA_START: Final = 96
VA_END: Final = 97
VA_ARG: Final = 98
VA_COPY: Final = 99

# --- bits of arrays in implicit assignment operators -----------------------------------------------------------------
BASSIGN: Final = 101

#: calls of functions, and those through pointers to members as well
CALLS: Final = (CALL, DOT_MEMBER_CALL, POINTS_TO_MEMBER_CALL)
ALL_CALLS: Final = (*CALLS, DOT_PM_CALL, POINTS_TO_PM_CALL)
#: operators of numbers that give one of their type, and those that give a bool
ARITHMETIC: Final = frozenset((ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, AND, OR, XOR, SHIFTL, SHIFTR))
COMPARISONS: Final = frozenset((EQ, NE, LT, GT, LE, GE))
COMPOUND_ASSIGNMENTS: Final = frozenset(range(ADD_ASSIGN, PSUBTRACT_ASSIGN + 1))
STEPS: Final = (PRE_INCR, PRE_DECR, POST_INCR, POST_DECR)

# --- coroutines in templates without arguments, where the tool has no name for the operation ------------------------
AWAIT: Final = 102
YIELD: Final = 103

OPERATION_NAMES: Final = (
    "eok_add", "eok_subtract", "eok_multiply", "eok_divide", "eok_remainder", "eok_negate", "eok_unary_plus",
    "eok_and", "eok_or", "eok_xor", "eok_complement", "eok_shiftl", "eok_shiftr", "eok_eq", "eok_ne", "eok_lt",
    "eok_gt", "eok_le", "eok_ge", "eok_spaceship", "eok_land", "eok_lor", "eok_not", "eok_assign", "eok_add_assign",
    "eok_subtract_assign", "eok_multiply_assign", "eok_divide_assign", "eok_remainder_assign", "eok_shiftl_assign",
    "eok_shiftr_assign", "eok_and_assign", "eok_or_assign", "eok_xor_assign", "eok_padd_assign",
    "eok_psubtract_assign", "eok_indirect", "eok_address_of", "eok_padd", "eok_psubtract", "eok_pdiff",
    "eok_subscript", "eok_array_to_pointer", "eok_reference_to", "eok_ref_indirect", "eok_dot_field",
    "eok_points_to_field", "eok_dot_static", "eok_points_to_static", "eok_pm_field", "eok_pm_points_to_field",
    "eok_call", "eok_dot_member_call", "eok_points_to_member_call", "eok_dot_pm_call", "eok_points_to_pm_call",
    "eok_points_to_pm_func_ptr", "eok_virtual_function_ptr", "eok_dot_vacuous_destructor_call",
    "eok_points_to_vacuous_destructor_call", "eok_cast", "eok_lvalue_cast", "eok_ref_cast", "eok_dynamic_cast",
    "eok_ref_dynamic_cast", "eok_bool_cast", "eok_base_class_cast", "eok_derived_class_cast",
    "eok_pm_base_class_cast", "eok_pm_derived_class_cast", "eok_class_rvalue_adjust", "eok_pre_incr", "eok_pre_decr",
    "eok_post_incr", "eok_post_decr", "eok_real_part", "eok_imag_part", "eok_xconj", "eok_vector_fill",
    "eok_vector_eq", "eok_vector_ne", "eok_vector_lt", "eok_vector_gt", "eok_vector_le", "eok_vector_ge",
    "eok_vector_subscript", "eok_vector_question", "eok_vector_land", "eok_vector_lor", "eok_vector_not", "eok_comma",
    "eok_question", "eok_parens", "eok_lvalue", "eok_lvalue_adjust", "eok_noexcept", "eok_va_start", "eok_va_end",
    "eok_va_arg", "eok_va_copy", "eok_va_start_single_operand", "eok_bassign",
    "**BAD EXPR OPERATOR KIND**", "**BAD EXPR OPERATOR KIND**",
)  # fmt: skip
