"""asm declarations that do not follow GNU's grammar ([dcl.asm]; observed)."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.recovery.lambdas import LambdaReader
from cufe.syntax.recovery.tokens import HOLE
from cufe.text import kinds as k

_QUALIFIERS: Final = bytes((k.VOLATILE, k.GOTO, k.INLINE))
#: a literal without an end stands for a string, too
_STRINGS: Final = bytes((k.STRING, k.HOLE))
_BEHIND_COMMA: Final = bytes((k.OPEN_SQUARE, k.IDENTIFIER))


class AssemblyReader(LambdaReader):
    """Reads what follows `asm`, up to its closing parenthesis."""

    def assembly(self, in_block: bool) -> None:
        """`asm volatile ("..." : "=r"(a) : [name] "r"(b) : "memory" : label)`; in a block no semicolon ends it, in a
        namespace one does, and is reported once."""
        self.at += 1
        places = 3
        while self.kinds[self.at] in _QUALIFIERS:
            if self.kinds[self.at] == k.GOTO:
                places = 4
            self.at += 1
        semicolons = self.stops[k.SEMICOLON]
        self.stops[k.SEMICOLON] = 0 if in_block else 1
        self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED)
        self.stops[k.CLOSE_ROUND] += 1
        if not self._strings():
            self.error(num.ASSEMBLER_STRING_EXPECTED)
            self.insert(self.at, '""')
            self.flush()
        self._lists(places)
        self.stops[k.CLOSE_ROUND] -= 1
        if not in_block and self.found and self.found[-1].token == self.at and self.kinds[self.at] == k.SEMICOLON:
            self.insert(self.at, ")")
        else:
            self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.stops[k.SEMICOLON] = semicolons

    def _strings(self) -> bool:
        first = self.at
        while self.kinds[self.at] in _STRINGS:
            self.at += 1
        return self.at > first

    def _lists(self, places: int) -> None:
        """The operands written, those read, what is overwritten, and labels of `asm goto`; `::` begins two lists."""
        pending = 0
        for place in range(places):
            if not pending and self.accept(k.SCOPE):
                pending = 2
            elif not pending and self.accept(k.COLON):
                pending = 1
            if not pending:
                return
            pending -= 1
            if pending or self.kinds[self.at] == k.SCOPE:
                continue
            if place < 2:
                self._operands()
            elif self._listed(_STRINGS if place == 2 else bytes((k.IDENTIFIER,))):
                self._end_list()
            self._end_list()

    def _end_list(self) -> None:
        if self.kinds[self.at] not in b":)" and self.kinds[self.at] != k.SCOPE:
            self.error(num.CLOSE_ROUND_EXPECTED)
            self.flush()

    def _listed(self, kinds: bytes) -> bool:
        """Registers or labels with commas; says whether there are some."""
        first = self.at
        while self.kinds[self.at] in kinds:
            self.at += 1
            if not self.accept(k.COMMA):
                break
        return self.at > first

    def _operands(self) -> None:
        """`[name] "r" (expression)`; EDG does without the commas between them."""
        kinds = self.kinds
        is_first = True
        while True:
            if kinds[self.at] == k.OPEN_SQUARE and kinds[self.at + 1] == k.IDENTIFIER:
                self.at += 3
            if not self._strings():
                if not is_first and kinds[self.at - 1] == k.COMMA:
                    self.error(num.ASSEMBLER_OPERAND_EXPECTED)
                    self.insert(self.at, f'""({HOLE})')
                return
            is_first = False
            if kinds[self.at] != k.OPEN_ROUND:
                self.error(num.OPEN_ROUND_EXPECTED)
                self.insert(self.at, f"({HOLE})")
                self.flush()
                return
            self.at += 1
            self.expression_before(k.CLOSE_ROUND, True)
            self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
            if not self.accept(k.COMMA) and kinds[self.at] not in _STRINGS and kinds[self.at] != k.OPEN_SQUARE:
                return


def follows_grammar(kinds: bytes, brackets: Brackets, opening: int) -> bool:
    """Whether what is in the parentheses of an `asm` is strings, operands, registers and labels."""
    close = brackets.close(opening)
    at = opening + 1
    if kinds[at] not in _STRINGS:
        return False
    colons = 0
    while at < close:
        kind = kinds[at]
        if kind == k.OPEN_ROUND:
            if kinds[at - 1] not in _STRINGS or not 0 < colons < 3 or kinds[at + 1] == k.CLOSE_ROUND:
                return False
            at = brackets.close(at)
        elif kind == k.OPEN_SQUARE:
            at = brackets.close(at)
            if kinds[at + 1] not in _STRINGS:
                return False
        elif kind == k.COLON or kind == k.SCOPE:
            colons += 1 if kind == k.COLON else 2
        elif kind == k.COMMA:
            if colons == 0 or (kinds[at + 1] not in _STRINGS and kinds[at + 1] not in _BEHIND_COMMA):
                return False
        elif kind not in _STRINGS and not (kind == k.IDENTIFIER and colons > 3):
            return False
        at += 1
    return at == close and kinds[close] == k.CLOSE_ROUND
