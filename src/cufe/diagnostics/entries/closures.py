"""Lambda-expressions ([expr.prim.lambda]), and results that are deduced."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR, WARNING

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (100, "", ERROR, E, "duplicate parameter name"),
    (240, "", ERROR, E, "duplicate specifier in declaration"),
    (245, "", ERROR, E, "a nonstatic member reference must be relative to a specific object"),
    (394, "", ERROR, E, "reference to local variable of enclosing function is not allowed"),
    (1586, "", ERROR, E, "a variable declared with an auto type specifier cannot appear in its own initializer"),
    (1733, "", ERROR, E, '"this" cannot be used inside the body of this lambda'),
    (1767, "", ERROR, E, "%nd cannot be called with the given argument list"),
    (1777, "", ERROR, E, "a lambda is not allowed in an unevaluated expression"),
    (2366, "", ERROR, E, "a brace-enclosed list does not provide a return type for this lambda"),
    (2546, "", ERROR, E, "deduced return type %t1 conflicts with previously deduced type %t2"),
    (2896, "", ERROR, E, "a lambda is not permitted in this context"),
    (3121, "", WARNING, B, "pack expansion in init-capture is a C++20 feature"),
    (3288, "", WARNING, B, "explicit lambda template parameters are a C++20 feature"),
)
