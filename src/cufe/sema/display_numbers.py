"""The diagnostics, by display number, of mistakes that the engine comes upon where it builds expressions."""

from cufe.final import Final

INCOMPATIBLE_OPERANDS: Final = 42
INDIRECTION: Final = 75
CONTINUE_OUTSIDE: Final = 115
BREAK_OUTSIDE: Final = 116
RETURNED: Final = 120
NO_POINTER_TO_CLASS: Final = 131
NO_MEMBER: Final = 135
ADDRESS_OF_BIT_FIELD: Final = 139
NO_POINTER_TO_OBJECT: Final = 142
INITIALISED: Final = 144
NO_CLASS: Final = 153
NOT_AN_LVALUE: Final = 158
INVALID_CONVERSION: Final = 171
NO_OPERATOR: Final = 349
SEVERAL_OPERATORS: Final = 350
NO_CONVERSION_FUNCTION: Final = 413
NO_CONSTRUCTOR: Final = 415
ASSIGNED: Final = 513
NO_INTEGER: Final = 2140
CLOSURE_NOT_CALLED: Final = 1767
LIST_RETURNED: Final = 2366
OTHER_RESULT: Final = 2546
NO_ARROW: Final = 3164
