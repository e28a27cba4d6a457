"""Templates and the definitions of their members ([temp])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

E = HOST | DEVICE | HARD

ROWS = (
    (457, "", ERROR, E, "%sq is not a function or static data member"),
    (498, "", ERROR, E, "template argument list must match the parameter list"),
    (506, "", ERROR, E, "too many template parameters -- does not match previous declaration (declared %p)"),
    (795, "", ERROR, E, "specializing %n requires %sq syntax"),
)
