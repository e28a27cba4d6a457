"""Operands of `asm` in device code: one constraint letter each, of a type that it fits (observed).

A statement for PTX knows registers of a type (h, r, l, q, f, d), immediate values (n) and names of variables (C).
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.entities import Routine, Variable
from cufe.il.type_names import TypeNames
from cufe.il.types import ArrayType, PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SEVERAL_LETTERS: Final = 20072
_NOT_SCALAR: Final = 20073
_NOT_CONSTANT: Final = 20074
_LETTER: Final = 20075
_SIZE: Final = 20076
_CLOBBER: Final = 20165
_NAME_MODIFIED: Final = 20264
_NAME_NOT_FOLDED: Final = 20265
_NAME_OF_TYPE: Final = 20266
_NO_NAME: Final = 20270


#: letters of other machines that are known not to be
_FORBIDDEN: Final = "ims"
#: size and whether it is for floating-point numbers
_REGISTERS: Final[dict[str, tuple[int, bool]]] = {
    "h": (2, False), "r": (4, False), "l": (8, False), "q": (16, False), "f": (4, True), "d": (8, True),
}  # fmt: skip
#: letters that fit nothing here, although the machine of the host has them
_OF_HOST: Final = "abcDegoptuxyASEFGHIVX<>QR0123456789"

Mistake = tuple[int, int, tuple[str | int, ...]]


class AsmOperands:
    """Judges statements."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.names: TypeNames = TypeNames(Addresses())

    def mistakes(self, node: s.AsmStatement) -> list[Mistake]:
        """Number, place and words for each mistake, in order."""
        kinds = self.engine.kinds
        found: list[Mistake] = []
        at = kinds.find(bytes((k.OPEN_ROUND,)), node.token)
        end = self.engine.cutter.brackets.close(at)
        operands = sorted(node.operands, key=_start)
        section = 0
        operand = 0
        at += 1
        while at < end:
            kind = kinds[at]
            if kind == k.COLON or kind == k.SCOPE:
                section += 1 if kind == k.COLON else 2
            elif kind in (k.OPEN_ROUND, k.OPEN_SQUARE):
                at = self.engine.cutter.brackets.close(at)
            elif kind == k.STRING and section in (1, 2) and kinds[at + 1] == k.OPEN_ROUND:
                if operand < len(operands):
                    self._operand(self.engine.lexemes[at], operands[operand], at + 2, found)
                operand += 1
            elif kind == k.STRING and section == 3 and self.engine.lexemes[at] == '"cc"':
                found.append((_CLOBBER, at, ()))
            at += 1
        return found

    def _operand(self, written: str, value: e.Expression, token: int, found: list[Mistake]) -> None:
        letters = written.strip('"').lstrip("=+&")
        if letters == "C" and not written.startswith('"C'):
            found.append((_NAME_MODIFIED, token, ()))
        if len(letters) != 1:
            found.append((_SEVERAL_LETTERS, token, ()))
        forbidden = [letter for letter in letters if letter in _FORBIDDEN]
        found += [(_LETTER, token, (letter,)) for letter in forbidden]
        if len(letters) == 1 and not forbidden:
            self._type(letters, value, token, found)

    def _type(self, letter: str, value: e.Expression, token: int, found: list[Mistake]) -> None:
        type_ = value.type.skip_typerefs()
        if isinstance(type_, ArrayType):
            type_ = self.engine.types.pointer(type_.element)
        if letter == "n":
            if not self._is_constant(value):
                found.append((_NOT_CONSTANT, token, ()))
            return
        if class_of(type_) is not None or type_.kind == tk.TK_NULLPTR:
            found.append((_NOT_SCALAR, token, ()))
            return
        if letter == "C" and isinstance(type_, PointerType):
            self._name(value, token, found)
            return
        size = self._size(type_)
        register = _REGISTERS.get(letter)
        fits = register is not None and register[0] == size and register[1] == (type_.kind == tk.TK_FLOAT)
        if register is None and letter not in _OF_HOST and letter != "C":
            return
        if size >= 0 and not fits:
            found.append((_SIZE, token, (size, letter)))

    def _name(self, value: e.Expression, token: int, found: list[Mistake]) -> None:
        """A constant array of characters that spells a part of the instruction."""
        if isinstance(value, e.VariableExpression) and isinstance(value.type.skip_typerefs(), ArrayType):
            variable: Variable | None = value.variable
            if isinstance(value.variable.parent, Routine) and value.variable.storage_class != en.SC_STATIC:
                found.append((_NAME_NOT_FOLDED, token, ()))
                return
        else:
            try:
                constant = self.engine.evaluator.value(value)
            except IllFormed:
                found.append((_NAME_NOT_FOLDED, token, ()))
                return
            except (Unknown, Dependent):
                return
            variable = constant.variable if isinstance(constant, c.AddressConstant) else None
        if variable is None:
            found.append((_NO_NAME, token, ()))
            return
        type_ = variable.type.skip_typerefs() if variable.type is not None else None
        is_text = isinstance(type_, ArrayType) and type_.element.skip_typerefs() is self.engine.types.char
        if type_ is not None and not is_text:
            found.append((_NAME_OF_TYPE, token, (variable.name, self.names.of(variable.type or type_))))

    def _is_constant(self, value: e.Expression) -> bool:
        try:
            self.engine.evaluator.integer(value)
        except IllFormed:
            return False
        except (Unknown, Dependent):
            return True
        return True

    def _size(self, type_: Type) -> int:
        """The size of a scalar, -1 where it is not known."""
        if isinstance(type_, PointerType):
            return 8
        with unanswered:
            return self.engine.layout.size(type_)
        return -1


def _start(node: e.Expression) -> int:
    return node.start
