"""Pragmas in and around what a lean unit leaves out, and what those that stay name."""

from cufe import regex as re
from cufe.final import Final
from cufe.syntax.cutter import Piece
from cufe.text.bisection import count_below, count_up_to
from cufe.text.edits import EditList
from cufe.text.unit import Unit

#: pragmas that act on the declaration behind them, and go with it
_OF_DECLARATION: Final = ("nv_exec_check_disable", "hd_warning_disable", "nv_abi", "omp declare simd")
#: pragmas with expressions in them, and the names and operators of those
_EXPRESSIONS: Final = re.compile(r"#\s*pragma\s+(?:GCC\s+)?(?:omp|unroll)\b(.*)")
_NAME_OR_OPERATOR: Final = re.compile(r"[A-Za-z_]\w*|[-+*/%^&|~!=<>]+")


def named_in_pragmas(unit: Unit) -> set[str]:
    """What the pragmas of a unit name or call that hold expressions: clauses of OpenMP, factors of loops."""
    found: set[str] = set()
    for text in {unit.directive_text[index] for index in unit.pragmas}:
        if held := _EXPRESSIONS.match(text):
            for word in _NAME_OR_OPERATOR.findall(held[1]):
                found.add(word if word.isidentifier() else f"operator{word}")
    return found


class Pragmas:
    """The pragmas of a unit, by the tokens that they stand in front of."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._tokens: list[int] = [unit.directive_token[index] for index in unit.pragmas]

    def stand_at(self, token: int) -> bool:
        """Whether some stand in front of a token."""
        place = count_below(self._tokens, token)
        return place < len(self._tokens) and self._tokens[place] == token

    def erase_in_front(self, token: int, edits: EditList) -> None:
        """Takes out the pragmas in front of a token that apply to the declaration that begins there."""
        unit = self.unit
        for place in range(count_below(self._tokens, token), count_up_to(self._tokens, token)):
            text = unit.directive_text[unit.pragmas[place]]
            if any(word in text for word in _OF_DECLARATION):
                start = unit.directive_offset[unit.pragmas[place]]
                edits.erase(start, start + len(text))


class UnbalancedPragmas:
    """Finds the declarations in which a pragma begins something that ends behind them, or ends what began before."""

    def __init__(self, unit: Unit) -> None:
        self._tokens: list[int] = []
        self._steps: list[int] = []
        for index in unit.pragmas:
            text = unit.directive_text[index]
            step = text.count("push") - text.count("pop")
            if step or "pack" in text:
                self._tokens.append(unit.directive_token[index])
                # `#pragma pack(1)` has no end at all.
                self._steps.append(step or len(unit.directive_text))

    def holds(self, piece: Piece) -> bool:
        """Whether there are such pragmas between the tokens of a piece."""
        tokens = self._tokens
        first = count_up_to(tokens, piece.start)
        last = count_below(tokens, piece.end)
        return first < last and sum(self._steps[first:last]) != 0
