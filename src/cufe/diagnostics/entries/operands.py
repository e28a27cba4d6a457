"""Operands and statements of a kind that the language does not take there ([expr], [stmt.jump])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR, WARNING

E = HOST | DEVICE | HARD

ROWS = (
    (42, "", ERROR, E, "operand types are incompatible (%t1 and %t2)"),
    (75, "", ERROR, E, 'operand of "*" must be a pointer but has type %t'),
    (115, "", ERROR, E, "a continue statement may only be used within a loop"),
    (116, "", ERROR, E, "a break statement may only be used within a loop or switch"),
    (131, "", ERROR, E, "expression must have pointer-to-class type but it has type %t"),
    (139, "", ERROR, E, "taking the address of a bit field is not allowed"),
    (142, "", ERROR, E, "expression must have pointer-to-object type but it has type %t"),
    (153, "", ERROR, E, "expression must have class type but it has type %t"),
    (145, "", ERROR, E, "%n may not be initialized"),
    (158, "", ERROR, E, "expression must be an lvalue or a function designator"),
    (170, "", WARNING, HOST | DEVICE, "pointer points outside of underlying object"),
    (171, "", ERROR, E, "invalid type conversion"),
    (299, "", ERROR, E, "cannot determine which instance of %n is intended"),
    (349, "", ERROR, E, "no operator %sq matches these operands"),
    (350, "", ERROR, E, "more than one operator %sq matches these operands:"),
    (386, "", ERROR, E, "no instance of %n matches the required type"),
    (2138, "", ERROR, E, "expression must have arithmetic or unscoped enum type"),
    (2139, "", ERROR, E, "expression must have arithmetic, unscoped enum, or pointer type"),
    (2140, "", ERROR, E, "expression must have integral or unscoped enum type"),
    (2291, "", ERROR, E, 'this range-based "for" statement requires a suitable %sq function and none was found'),
    (3032, "", ERROR, E, 'cannot deduce type of range in range-based "for" loop'),
    (3162, "", ERROR, E, "expression must have arithmetic, unscoped enum, or pointer type but has type %t"),
    (3164, "", ERROR, E, "operator -> or ->* applied to %t instead of to a pointer type"),
)
