"""Labels, conditions and what has to be constant ([stmt], [expr.const])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

E = HOST | DEVICE | HARD

ROWS = (
    (121, "", ERROR, E, "a case label may only be used within a switch"),
    (122, "", ERROR, E, "a default label may only be used within a switch"),
    (601, "", ERROR, E, "a throw expression may not have void type"),
    (2373, "", ERROR, E, "this constant expression has type %t1 instead of the required %t2 type"),
    (2807, "", ERROR, E, "initialization is not constant"),
    (2841, "", ERROR, E, "a condition declaration must include an initializer"),
)
