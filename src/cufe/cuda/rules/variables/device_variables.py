"""The variables that code of the host has no access to."""

from cufe.cuda.marks import CONSTANT, DEVICE, MANAGED, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.structured_bindings import bound_names
from cufe.final import Final
from cufe.syntax import nodes as n

_DEVICE_ONLY: Final = DEVICE | CONSTANT | SHARED


def variables_of_device(examined: ExaminedUnit, found: Collection) -> dict[int, int]:
    """The words of the variables for the device alone by the tokens of their names."""
    variables: dict[int, int] = {}
    for one in found.others:
        if one.words & _DEVICE_ONLY and not one.words & MANAGED and one.name_token not in examined.misfits:
            if one.function() is None and not one.flags & n.TYPEDEF:
                variables.update(dict.fromkeys(bound_names(one) or [one.name_token], one.words))
    return variables
