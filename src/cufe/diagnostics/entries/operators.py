"""Casts, steps, and how operator functions are declared ([expr.cast], [over.oper])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

E = HOST | DEVICE | HARD

ROWS = (
    (2338, "", ERROR, E, "a brace-enclosed list is not allowed here"),
)
