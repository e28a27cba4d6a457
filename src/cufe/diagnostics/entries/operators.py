"""Casts, steps, and how operator functions are declared ([expr.cast], [over.oper])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR, WARNING

E = HOST | DEVICE | HARD
W = HOST | DEVICE

ROWS = (
    (71, "", ERROR, E, "operand of sizeof may not be a bit field"),
    (119, "", ERROR, E, "cast to type %t is not allowed"),
    (126, "", ERROR, E, "expression must be an lvalue"),
    (341, "", ERROR, E, "%sq must be a member function"),
    (342, "", ERROR, E, "operator may not be a static member function"),
    (343, "", ERROR, E, "no arguments allowed on user-defined conversion"),
    (344, "", ERROR, E, "too many parameters for this operator function"),
    (345, "", ERROR, E, "too few parameters for this operator function"),
    (347, "", ERROR, E, "default argument is not allowed"),
    (351, "", ERROR, E, 'first parameter of allocation function must be of type "size_t"'),
    (354, "", ERROR, E, 'first parameter of deallocation function must be of type "void *"'),
    (429, "", ERROR, E, 'the size of an array in "new" must be non-negative'),
    (436, "", ERROR, E, "conversion function must be a nonstatic member function"),
    (500, "", ERROR, E, 'extra parameter of postfix %sq must be of type "int"'),
    (501, "", ERROR, E, "an operator name must be declared as a function"),
    (511, "", ERROR, E, "this operation on an enumerated type requires an applicable user-defined operator function"),
    (559, "", ERROR, E, "ellipsis is not allowed in operator function parameter list"),
    (695, "", ERROR, E,
     "the type in a dynamic_cast must be a pointer or reference to a complete class type, or void *"),
    (696, "", ERROR, E, "the operand of a pointer dynamic_cast must be a pointer to a complete class type"),
    (697, "", ERROR, E, "the operand of a reference dynamic_cast must be an lvalue of a complete class type"),
    (708, "", WARNING, W, "incrementing a bool value is deprecated"),
    (709, "", ERROR, E, "bool type is not allowed"),
    (767, "pointer_conversion_loses_bits", WARNING, W, "conversion from pointer to smaller integer"),
    (898, "", ERROR, E, "nonmember operator requires a parameter with class or enum type"),
    (2338, "", ERROR, E, "a brace-enclosed list is not allowed here"),
)
