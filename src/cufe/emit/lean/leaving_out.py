"""The edits that make a unit lean: what is not reached goes, lines stay."""

from cufe.emit.lean.item import Item
from cufe.emit.lean.kernel_templates import KernelTemplates
from cufe.emit.lean.library_bodies import LibraryBodies
from cufe.emit.lean.pragmas import Pragmas
from cufe.emit.lean.reach import Reach
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text.edits import EditList
from cufe.text.unit import Unit


def leave_out(
    unit: Unit, brackets: Brackets, cutter: Cutter, edits: EditList, own: list[tuple[int, int]],
    foreign: list[tuple[int, int]], outside: list[tuple[int, int]], spelt: set[str], in_order: bool,
    library: LibraryBodies | None = None,
) -> None:  # fmt: skip
    """Takes everything out of the unit that nothing in the stretches `own` leads to, nor the names that are `spelt`
    elsewhere.  Inline variables outside of the stretches `foreign` stay, `outside` are those neither of the standard
    library nor of the toolkit, and where templates are to be instantiated `in_order` all that mentions one of those
    that stay and is no template.  `library` knows functions whose bodies nothing needs."""
    kernels = KernelTemplates(brackets, unit.lexemes, cutter, outside)
    reach = Reach(unit, brackets, cutter, own, foreign, spelt, in_order, library, kernels)
    pragmas = Pragmas(unit)
    gone = [item for item in reach.items if not item.kept]
    gone.sort(key=_start)
    index = 0
    while index < len(gone):
        start = gone[index].piece.start
        end = gone[index].piece.end
        pragmas.erase_in_front(start, edits)
        index += 1
        while index < len(gone) and gone[index].piece.start == end and not pragmas.stand_at(end):
            end = gone[index].piece.end
            index += 1
        edits.leave_out(unit.offset(start), unit.end_offset(end - 1))
    bodies = [item for item in reach.bodies if not item.kept and item.piece.sort == c.FUNCTION]
    bodies.sort(key=_start)
    for item in bodies:
        edits.replace_tokens(item.piece.body, item.piece.end - 1, ";")
    for start, end in sorted(reach.cut_off):
        edits.replace_tokens(start, end - 1, ";")


def _start(item: Item) -> int:
    return item.piece.start
