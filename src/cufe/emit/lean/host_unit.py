"""The host file without what nothing in it needs."""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.emit.lean.implied import OF_HOST_RUNTIME
from cufe.emit.lean.leaving_out import leave_out
from cufe.emit.reference_arrays import reference_arrays
from cufe.final import Final

_NAME: Final = re.compile(r"[A-Za-z_]\w*")


def make_lean(context: Context) -> None:
    """Adds the edits that make the host file lean; all others are made, and what they spell counts as named."""
    spelt = set(_NAME.findall(context.edits.new_text()))
    spelt.update(_NAME.findall(reference_arrays(context)))
    spelt.update(OF_HOST_RUNTIME)
    own = context.places.user_stretches()
    foreign = context.places.stretches_outside_toolkit()
    outside = context.places.stretches_outside_library()
    leave_out(context.unit, context.brackets, context.cutter, context.edits, own, foreign, outside, spelt, True)
