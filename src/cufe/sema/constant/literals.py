"""Literals as constant expressions ([lex.literal], observed front-end 4.6)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il.floating import Floating
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.constant.arithmetic import wrapped
from cufe.sema.constant.number_literals import IntegerLiteral, float_literal, integer_literal
from cufe.sema.constant.string_literals import encoding, sequence
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_CHAR8_STANDARD: Final = 2020


class Literals:
    """Makes the constant expression of a literal's tokens.

    A user-defined literal gives the value that its literal operator takes; `user_suffix` tells that it is one."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._integers: dict[str, IntegerLiteral | None] = {}

    def _integer(self, spelling: str) -> IntegerLiteral | None:
        known = self._integers.get(spelling)
        if known is None and spelling not in self._integers:
            known = self._integers[spelling] = integer_literal(spelling)
        return known

    def literal(self, start: int, end: int) -> x.ConstantExpression:
        """The literal of tokens `start` to `end`; adjacent strings are one.  Raises `Unknown` for a malformed one."""
        kind = self.engine.kinds[start]
        spelling = self.engine.lexemes[start]
        if kind == k.STRING:
            return self._string(start, end)
        if kind == k.CHARACTER:
            constant: c.Constant = self._character(spelling, start)
        elif kind == k.TRUE_FALSE:
            constant = c.IntegerConstant(self.engine.types.bool, int(spelling == "true"))
        elif kind == k.NULLPTR:
            constant = c.IntegerConstant(self.engine.types.nullptr, 0)
        else:
            constant = self._number(spelling, start)
        return x.ConstantExpression(constant, start)

    def user_suffix(self, start: int, end: int) -> str:
        """The suffix of a user-defined literal, empty for any other literal."""
        kind = self.engine.kinds[start]
        spelling = self.engine.lexemes[start]
        if kind == k.NUMBER:
            integer = self._integer(spelling)
            if integer is not None:
                return integer.user_suffix
            floating = float_literal(spelling)
            return "" if floating is None else floating.user_suffix
        if kind == k.CHARACTER or kind == k.STRING:
            for token in range(start, end):
                spelling = self.engine.lexemes[token]
                if spelling[-1:] not in ('"', "'"):
                    units = sequence(spelling, encoding(spelling))
                    if units is not None and units.user_suffix:
                        return units.user_suffix
        return ""

    def string_type(self, literal: int, count: int) -> Type:
        """The type of a string literal with `count` code units before the terminating zero."""
        types = self.engine.types
        return types.array(types.qualified(self.character_type(literal), tk.CONST), count + 1)

    def character_type(self, literal: int) -> Type:
        types = self.engine.types
        if literal == c.WIDE:
            return types.wchar
        if literal == c.UTF16:
            return types.char16
        if literal == c.UTF32:
            return types.char32
        return types.char8 if literal == c.UTF8 and self.engine.language.standard >= _CHAR8_STANDARD else types.char

    def floating(self, type_: Type, value: Floating) -> c.FloatConstant:
        return c.FloatConstant(type_, value.numerator, value.scale, value.special)

    def _number(self, spelling: str, token: int) -> c.Constant:
        integer = self._integer(spelling)
        if integer is not None:
            return c.IntegerConstant(self.engine.types.integers[integer.kind], integer.value)
        floating = float_literal(spelling)
        if floating is None:
            raise Unknown(f"number {spelling}", token)
        return self.floating(self.engine.types.floats[floating.kind], floating.value)

    def _character(self, spelling: str, token: int) -> c.Constant:
        literal = encoding(spelling)
        units = sequence(spelling, literal)
        if units is None or not units.units:
            raise Unknown(f"character {spelling}", token)
        type_ = self.character_type(literal)
        values = units.units
        if literal == c.ORDINARY:
            if len(values) == 1:
                constant = c.IntegerConstant(type_, wrapped(values[0], tk.CHAR))
            else:
                # A multi-character literal is an int of its last four characters.
                value = 0
                for unit in values:
                    value = value << 8 | unit
                return c.IntegerConstant(self.engine.types.int, wrapped(value, tk.INT))
        elif literal == c.WIDE:
            constant = c.IntegerConstant(type_, wrapped(values[0], tk.INT))
        elif literal == c.UTF8 and type_ is self.engine.types.char:
            constant = c.IntegerConstant(type_, wrapped(values[0], tk.CHAR))
        else:
            constant = c.IntegerConstant(type_, values[-1])
        constant.is_character = True
        return constant

    def _string(self, start: int, end: int) -> x.ConstantExpression:
        lexemes = self.engine.lexemes
        literal = c.ORDINARY
        for token in range(start, end):
            own = encoding(lexemes[token])
            if own != c.ORDINARY:
                literal = own
                break
        units: list[int] = []
        for token in range(start, end):
            part = sequence(lexemes[token], literal)
            if part is None:
                raise Unknown("string literal", token)
            units += part.units
        constant = c.StringConstant(self.string_type(literal, len(units)), units, literal)
        made = x.ConstantExpression(constant, start)
        made.category = x.LVALUE
        return made
