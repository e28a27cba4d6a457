"""Definitions that say constexpr and cannot be ([dcl.constexpr])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (2388, "", ERROR, B, "statement may not appear in a constexpr function"),
    (2389, "", ERROR, B, "statement may not appear in a constexpr constructor"),
    (2391, "", ERROR, E, "a constexpr function cannot have a nonliteral return type %t"),
    (2392, "", ERROR, E, "a constexpr function cannot have a parameter of nonliteral type %t"),
    (2397, "", ERROR, E, "the body of a constexpr constructor cannot be a function try block"),
    (2398, "", ERROR, E, "%n provides no initializer for:"),
    (2403, "", ERROR, E, "a constructor for a class with virtual bases cannot be constexpr"),
    (2417, "", ERROR, B, "constexpr constructor calls non-constexpr %n"),
    (2418, "", ERROR, E, "constructor cannot be constexpr because the initializer of %n is not a constant expression"),
    (2422, "", ERROR, E,
     ("defaulted default constructor cannot be constexpr because the corresponding implicitly declared default"
      " constructor would not be constexpr")),
    (2427, "", ERROR, E, "constexpr constructor of a union must initialize one of its fields"),
    (2428, "", ERROR, E, "constexpr constructor fails to initialize an anonymous union (defined %p)"),
    (2433, "", ERROR, E, "constexpr constructor must initialize direct base class %n"),
    (2661, "", ERROR, E, "variable in constexpr function does not have automatic storage duration"),
    (2662, "", ERROR, E, "variable in constexpr function is uninitialized"),
    (2754, "", ERROR, E, "label definitions cannot appear in constexpr functions"),
    (2782, "", ERROR, E, "constexpr constructor calls non-constexpr constructor for subobject initialization"),
    (2848, "", ERROR, E, "the body of a constexpr function cannot be a function try block"),
    (2933, "", ERROR, E, "call to consteval %n did not produce a valid constant expression"),
    (2960, "", ERROR, E, "the address of a consteval function cannot be used here"),
)
