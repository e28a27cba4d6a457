"""A preprocessed unit without what nothing in it needs, for the device compiler."""

from cufe.emit.lean.leaving_out import leave_out
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text import kinds as k
from cufe.text.edits import EditList
from cufe.text.places import Places
from cufe.text.unit import Unit


class DeviceUnit:
    """A unit: `text` is the lean one, and the whole one where brackets do not match, since then nothing is sure."""

    def __init__(self, source: bytes, standard: int) -> None:
        unit = Unit(source, standard)
        self.places: Places = Places(unit)
        self.text: bytes = source
        brackets = Brackets(unit)
        kinds = unit.kinds
        if brackets.unmatched >= 0 or kinds.count(b"(") != kinds.count(b")") or kinds.count(b"[") != kinds.count(b"]"):
            return
        if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0:
            return
        edits = EditList(unit)
        whole = [(0, len(unit))]
        leave_out(unit, brackets, Cutter(brackets), edits, self.places.user_stretches(), whole, set(), False)
        self.text = edits.apply().encode("latin-1")
