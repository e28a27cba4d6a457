"""Qualifiers behind the parameters of functions that are no members ([dcl.fct]/6): 1670 of `const` and `volatile`, 2448
of `&` and `&&`."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Namespace, Routine
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_QUALIFIER: Final = 1670
_REF_QUALIFIER: Final = 2448


def judge_nonmember(engine: "Engine", findings: Findings, routine: Routine) -> None:
    """Judges the declarations of a function of a namespace."""
    if not isinstance(routine.parent, Namespace):
        return
    for declared in routine.declarations:
        declarator = declared.binding.declarator
        function = declarator.function() if declarator is not None else None
        if function is None or function.sort != n.PARAMETERS:
            continue
        behind = function.last + 1
        if function.flags & (n.CONST | n.VOLATILE) and engine.kinds[behind] in (k.CONST, k.VOLATILE):
            findings.add(_QUALIFIER, behind)
        elif engine.kinds[behind] in (k.AMPERSAND, k.AND):
            findings.add(_REF_QUALIFIER, behind)
