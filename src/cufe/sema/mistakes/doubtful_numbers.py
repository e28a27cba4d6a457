"""Literals that may not fit where they stand, told by their values and by the types in front of names.

Only these lead to a question for types: a negative literal beside something unsigned, a value beyond a narrow type, a
far shift, a zero that something is divided by or compared with, a sum of literals out of range."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.constant.integer_literals import integer_literal
from cufe.sema.mistakes.declared_widths import DeclaredWidths, Width, width_in_front, width_of
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_INT_MAX: Final = (1 << 31) - 1
_UINT_MAX: Final = (1 << 32) - 1
#: in front of a name that is declared
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.CONST, k.GREATER, k.STAR, k.AMPERSAND))
#: stands for the value of a floating literal
_FLOATING: Final = -2
#: what ends an operand: behind these a minus takes two operands
_OPERANDS: Final = bytes((k.IDENTIFIER, k.NUMBER, k.CHARACTER, k.CLOSE_ROUND, k.CLOSE_SQUARE))
_SUMS: Final = b"+-*"
_BINARY: Final = bytes((k.EQUAL, k.NOT_EQUAL, k.LESS, k.GREATER, k.LESS_EQUAL, k.GREATER_EQUAL, k.BAR, k.CARET,
                        k.STAR, k.SLASH, k.PERCENT, k.PLUS, k.COMPOUND_ASSIGN))  # fmt: skip
_SYNC: Final = r"__\w+_sync"
#: as far back a call is sought around an argument
_REACH: Final = 60


def doubtful_numbers(code: UserCode) -> list[int]:
    """The literals of the user's text that may not fit."""
    return _Numbers(code).find()


class _Numbers:
    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes
        self.widths: DeclaredWidths = DeclaredWidths(code)
        self._values: dict[str, int] = {}
        #: the comma that was asked for last, and the call around it
        self._last: int = -1
        self._callee: int = -1

    def find(self) -> list[int]:
        found: list[int] = []
        kinds = self.kinds
        for start, end in self.code.compiled():
            at = kinds.find(k.NUMBER, start, end)
            while at >= 0:
                in_table = kinds[at - 1] == k.COMMA == kinds[at + 1] and kinds[at - 2] == k.NUMBER
                if not in_table and self._is_doubtful(at):
                    found.append(at)
                at = kinds.find(k.NUMBER, at + 1, end)
        return found

    def _value(self, spelling: str) -> int:
        """The value of an integer literal; `_FLOATING` for a floating one with an exponent or a large value."""
        known = self._values.get(spelling)
        if known is None:
            literal = integer_literal(spelling)
            known = -1
            if literal is not None:
                if not literal.user_suffix:
                    known = literal.value
            elif "e" in spelling or "E" in spelling or len(spelling) > 5:
                known = _FLOATING
            self._values[spelling] = known
        return known

    def _float(self, at: int) -> float:
        """The value of a floating literal, 0 for what Python does not read."""
        sign = -1 if self.kinds[at - 1] == k.MINUS else 1
        try:
            value = float(self.lexemes[at].rstrip("fFlL").replace("'", ""))
        except ValueError:
            return 0
        return sign * min(value, 1e30)

    def _is_doubtful(self, at: int) -> bool:
        kinds = self.kinds
        before = kinds[at - 1]
        value = self._value(self.lexemes[at])
        if value == 0:
            return self._is_doubtful_zero(at, before)
        if value == _FLOATING:
            return before in b"=-" and self._is_misplaced(at - (before == k.MINUS), int(self._float(at)))
        if value < 0:
            return False
        if before == k.SHIFT_LEFT or (before == k.GREATER and kinds[at - 2] == k.GREATER):
            return value >= 32 and self._is_short(at)
        if before in _SUMS and kinds[at - 2] == k.NUMBER and self._is_out_of_range(at, before, value):
            return True
        if before == k.MINUS and kinds[at - 2] not in _OPERANDS:
            return self._is_misplaced(at - 1, -value)
        return value > 127 and self._is_misplaced(at, value)

    def _is_doubtful_zero(self, at: int, before: int) -> bool:
        """Division by zero, an unsigned value against zero."""
        kinds = self.kinds
        if before in b"/%":
            return True
        if before == k.COMPOUND_ASSIGN:
            return self.lexemes[at - 1] in ("/=", "%=")
        if before == k.LESS or before == k.GREATER_EQUAL:
            return kinds[at + 1] != k.GREATER and self._is_unsigned(at - 2)
        if kinds[at + 1] == k.LESS_EQUAL or (kinds[at + 1] == k.GREATER and kinds[at + 2] == k.IDENTIFIER):
            return self._is_unsigned(at + 2)
        return False

    def _is_unsigned(self, token: int) -> bool:
        """Whether a name is declared unsigned somewhere, or a call is that of `size`."""
        kinds = self.kinds
        if kinds[token] == k.IDENTIFIER:
            width = self.widths.at(token) if kinds[token - 1] not in b".P" else self.widths.of(self.lexemes[token])
            return width is not None and width.unsigned
        if kinds[token] == k.CLOSE_ROUND:
            return self.lexemes[self.code.brackets.open_before(token) - 1] in ("size", "length")
        return kinds[token] == k.NUMBER and "u" in self.lexemes[token].lower()

    def _is_short(self, at: int) -> bool:
        """Whether what is shifted may have 32 bits, as far as the tokens in front tell."""
        first = at - 2 if self.kinds[at - 1] == k.SHIFT_LEFT else at - 3
        if self.kinds[first] == k.NUMBER:
            spelling = self.lexemes[first].lower()
            return "l" not in spelling or self._value(self.lexemes[at]) >= 64
        if self.kinds[first] != k.IDENTIFIER or self.kinds[first - 1] in b").PC":
            return False
        width = self.widths.at(first)
        return width is not None and width.limit <= _UINT_MAX

    def _is_out_of_range(self, at: int, before: int, value: int) -> bool:
        """Whether a sum or product of plain literals leaves `int`."""
        result = value
        place = at - 2
        while self.kinds[place] == k.NUMBER:
            spelling = self.lexemes[place]
            other = self._value(spelling)
            if other < 0 or not spelling[-1].isalnum() or spelling[-1] in "uUlLzZ":
                return False
            result = other * result if before == k.STAR else other + result if before == k.PLUS else other - result
            if not -_INT_MAX - 1 <= result <= _INT_MAX:
                return self.lexemes[at][-1] not in "uUlLzZ"
            before = self.kinds[place - 1]
            if before not in _SUMS:
                return False
            place -= 2
        return False

    def _is_misplaced(self, first: int, value: int) -> bool:
        """Whether a value may not fit where it stands; `first` is its first token."""
        kinds = self.kinds
        at = first - 1
        while kinds[at] == k.OPEN_ROUND and kinds[at - 1] not in _OPERANDS and kinds[at - 1] != k.GREATER:
            at -= 1
        before = kinds[at]
        if before == k.ASSIGN or before == k.COMPOUND_ASSIGN:
            return self._misfits(at - 1, value)
        if before == k.RETURN:
            return self._misfits_result(at, value)
        if before in b"({" and kinds[at - 1] == k.IDENTIFIER and width_in_front(self.code, at - 1) is not None:
            return self._misfits(at - 1, value)
        if before in b"(,":
            return self._misfits_parameter(at, value)
        if before == k.OPEN_BRACE and kinds[at - 1] == k.ASSIGN:
            return self._misfits(at - 2, value)
        if value < 0 and before in _BINARY:
            return self._is_unsigned(at - 1)
        return False

    def _misfits(self, name: int, value: int) -> bool:
        """Whether the variable in front of `=` may not hold a value."""
        kinds = self.kinds
        while kinds[name] == k.CLOSE_SQUARE:
            name = self.code.brackets.open_before(name) - 1
        if kinds[name] != k.IDENTIFIER:
            return False
        if kinds[name - 1] in _TYPES:
            return self._exceeds(width_in_front(self.code, name), value)
        return self._exceeds(self.widths.at(name), value)

    def _exceeds(self, width: Width | None, value: int) -> bool:
        if width is None:
            return value > _UINT_MAX
        return not width.holds(value)

    def _misfits_result(self, at: int, value: int) -> bool:
        path = self.code.cutter.path(at)
        if not path or path[-1].sort != c.FUNCTION:
            return False
        head = self.lexemes[path[-1].head : path[-1].body]
        if "(" in head:
            head = head[: head.index("(")]
        return self._exceeds(width_of(head), value)

    def _misfits_parameter(self, at: int, value: int) -> bool:
        """Whether a call around a token may take a parameter that does not hold a value."""
        if self.kinds[at] == k.OPEN_ROUND:
            return self._misfits_call(at - 1, True, value)
        callee = self._callee if at - 2 == self._last else self._called(at)
        self._last = at
        self._callee = callee
        return callee >= 0 and self._misfits_call(callee, False, value)

    def _called(self, comma: int) -> int:
        """The name of the call around a comma, -1 where there is none."""
        kinds = self.kinds
        depth = 0
        place = comma
        while place > comma - _REACH and kinds[place] not in b";{}":
            if kinds[place] == k.CLOSE_ROUND:
                depth += 1
            elif kinds[place] == k.OPEN_ROUND:
                if depth == 0:
                    return place - 1
                depth -= 1
            place -= 1
        return -1

    def _misfits_call(self, callee: int, first: bool, value: int) -> bool:
        name = self.lexemes[callee]
        if name == "dim3":
            return value < 0 or value > _UINT_MAX
        if first and re.fullmatch(_SYNC, name):
            return value < 0
        width = self.widths.of_parameters(name) or self.widths.of(name)
        return width is not None and not width.holds(value)
