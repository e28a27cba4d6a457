"""The edits that make a unit lean: what is not reached goes, lines and markers stay."""

from bisect import bisect_left, bisect_right

from cufe.emit.lean.reach import Item, Reach
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text.edits import EditList
from cufe.text.unit import Unit

#: pragmas that act on the declaration behind them, and go with it
_OF_DECLARATION: Final = ("nv_exec_check_disable", "hd_warning_disable", "nv_abi")


def leave_out(
    unit: Unit, brackets: Brackets, cutter: Cutter, edits: EditList, own: list[tuple[int, int]],
    foreign: list[tuple[int, int]], spelt: set[str],
) -> None:  # fmt: skip
    """Takes everything out of the unit that nothing in the stretches `own` leads to, nor the names that are `spelt`
    elsewhere.  Inline variables outside of the stretches `foreign` stay."""
    reach = Reach(unit, brackets, cutter, own, foreign, spelt)
    pragmas = _Pragmas(unit)
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
        edits.erase(unit.offset(start), unit.end_offset(end - 1))
    bodies = [item for item in reach.bodies if not item.kept and item.piece.sort == c.FUNCTION]
    bodies.sort(key=_start)
    for item in bodies:
        edits.replace_tokens(item.piece.body, item.piece.end - 1, ";")


def _start(item: Item) -> int:
    return item.piece.start


class _Pragmas:
    """The pragmas of a unit, by the tokens that they stand in front of."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._directives: list[int] = [
            index for index, text in enumerate(unit.directive_text) if "pragma" in text[:20]
        ]
        self._tokens: list[int] = [unit.directive_token[index] for index in self._directives]

    def stand_at(self, token: int) -> bool:
        """Whether some stand in front of a token."""
        place = bisect_left(self._tokens, token)
        return place < len(self._tokens) and self._tokens[place] == token

    def erase_in_front(self, token: int, edits: EditList) -> None:
        """Takes out those in front of a token that act on what begins there."""
        unit = self.unit
        for place in range(bisect_left(self._tokens, token), bisect_right(self._tokens, token)):
            text = unit.directive_text[self._directives[place]]
            if any(word in text for word in _OF_DECLARATION):
                start = unit.directive_offset[self._directives[place]]
                edits.erase(start, start + len(text))
