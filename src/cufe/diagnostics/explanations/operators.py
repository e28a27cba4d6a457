"""Casts, steps, and how operator functions are declared ([expr.cast], [over.oper])."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    2338: (
        "A list is assigned, not computed with.",
        "Write the value.",
        "void f(int n) { n += {1}; }",
        "void f(int n) { n += 1; }",
    ),
}
