"""Pragmas for the CUDA front end go; all others are the host compiler's (observed: host-output 10)."""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final

_OURS: Final = r"[ \t]*#[ \t]*pragma[ \t]+(?:nv_|hd_warning_disable\b)"


def erase_pragmas(context: Context) -> None:
    """Erases `#pragma nv_...` and `#pragma hd_warning_disable`, which gcc would warn about."""
    unit = context.unit
    for text, offset in zip(unit.directive_text, unit.directive_offset, strict=True):
        if "pragma" in text and re.match(_OURS, text):
            context.edits.replace(offset, offset + len(text), "")
