"""Lambdas whose call operator is the host's: outside of functions, and in those of the host (20220).

The call operator of a generic lambda is a function without annotation, too (20217), wherever it stands.
"""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.jit.findings import Finding
from cufe.cuda.rules.jit.functions import UNANNOTATED, FunctionWords
from cufe.cuda.rules.jit.places import Places
from cufe.final import Final
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n

_HOST_CLOSURE: Final = 20220


def check_lambdas(places: Places, words: FunctionWords) -> list[Finding]:
    """Every lambda of the host; annotations of lambdas are of no avail here."""
    found: list[Finding] = []
    if places.examined.settings.default_device:
        return found
    slots = {slot.opening: slot for slot in places.examined.slots}
    for node, place in places.lambdas:
        token = _behind_introducer(node, slots.get(node.start))
        if place.function is None or not words.of(place.function) & (DEVICE | GLOBAL):
            found.append(Finding(_HOST_CLOSURE, token, place))
        if _is_generic(node):
            found.append(Finding(UNANNOTATED, token, place))
    return found


def _behind_introducer(node: e.Lambda, slot: LambdaSlot | None) -> int:
    return slot.anchor if slot is not None else node.introducer_close + 1


def _is_generic(node: e.Lambda) -> bool:
    if node.head is not None:
        return True
    parameters = node.parameters
    if parameters is None:
        return False
    return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in parameters.parameters)
