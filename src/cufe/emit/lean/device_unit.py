"""A preprocessed unit without what nothing in it needs, for the device compiler."""

from cufe.emit.lean.leaving_out import leave_out
from cufe.emit.lean.library_bodies import LibraryBodies
from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text import kinds as k
from cufe.text.edits import EditList
from cufe.text.places import Places
from cufe.text.unit import Unit

#: the end of a lean unit where functions of the standard library have lost their bodies
WITHOUT_BODIES: Final = "// without bodies"


def lean_unit(source: bytes, standard: int) -> bytes:
    """The unit `source` made lean; `source` itself where its brackets do not match, since then nothing is sure."""
    unit = Unit(source, standard)
    brackets = Brackets(unit)
    kinds = unit.kinds
    if brackets.unmatched >= 0 or kinds.count(b"(") != kinds.count(b")") or kinds.count(b"[") != kinds.count(b"]"):
        return source
    if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0:
        return source
    edits = EditList(unit)
    whole = [(0, len(unit))]
    places = Places(unit)
    library = LibraryBodies(unit, brackets, places)
    outside = places.stretches_outside_library()
    leave_out(unit, brackets, Cutter(brackets), edits, places.user_stretches(), whole, outside, set(), False, library)
    return (edits.apply() + WITHOUT_BODIES * library.go).encode("latin-1")


def user_files(source: bytes, standard: int) -> set[str]:
    """The files of a unit of which nothing is left out."""
    # The line markers tell which these are.
    markers = b"\n".join([line for line in source.split(b"\n") if line.startswith(b"#")])
    return Places(Unit(markers, standard)).user_files()
