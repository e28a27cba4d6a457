"""`*this` in capture lists where the language has no such thing yet (20177; observed: lambdas 6.2).

Code for a device has it in any standard, and g++ emulation since version 7."""

from cufe.cuda.marks import DEVICE, HOST
from cufe.cuda.rules.enclosing_context import Spaces, Surroundings, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

_NOT_SUPPORTED: Final = 20177
_CXX17: Final = 17
_GNU_WITH_CAPTURE: Final = 70000
_STAR_THIS: Final = bytes((k.STAR, k.THIS))


def check_star_this(examined: ExaminedUnit, spaces: Spaces) -> None:
    """Judges the lambdas that capture `*this`."""
    settings = examined.settings
    if settings.standard >= _CXX17 or settings.gnu_version >= _GNU_WITH_CAPTURE:
        return
    kinds = examined.kinds
    for at in k.each(kinds, _STAR_THIS, examined.stretches):
        around = surroundings(examined, at) if kinds[at - 1] in b"[," else None
        node = around.body.lambda_at(at) if around is not None else None
        if around is not None and node is not None and at < node.introducer_close:
            if not _is_for_device(examined, spaces, around, node):
                examined.add(_NOT_SUPPORTED, node.start)


def _is_for_device(examined: ExaminedUnit, spaces: Spaces, around: Surroundings, node: e.Lambda) -> bool:
    """Whether a lambda, one around it, or the function is for the device alone."""
    words = {slot.opening: slot.words for slot in examined.slots}
    at: e.Lambda | None = node
    while at is not None:
        own = words.get(at.start, 0)
        if own & DEVICE and not own & HOST:
            return True
        at = at.parent
    return around.function is not None and around.is_inside(node.start) and not spaces.of(around.function) & HOST
