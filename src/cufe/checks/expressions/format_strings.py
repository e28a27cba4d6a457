"""Format strings of `printf` and of functions with the attribute `format`, against the arguments behind them (181,
224 to 226).

Observed: the device compiler alone knows `printf` itself, and compares types in device code alone.  A format that is no
literal is not read, nor are those of instances of function templates."""

from cufe.checks.findings import Findings, Judge
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.constants import AddressConstant, IntegerConstant, StringConstant
from cufe.il.entities import DEVICE, EXTERN_C, GLOBAL, ClassType, EnumType, Routine
from cufe.il.statements import FunctionScope
from cufe.il.types import FloatType, IntegerType, PointerType, Type
from cufe.il.walk import nodes_in
from cufe.sema.failures import unanswered
from cufe.sema.linkage.scopes import is_global
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.sema.engine import Engine

_INCOMPATIBLE: Final = 181
_TOO_FEW: Final = 224
_TOO_MANY: Final = 225
_INVALID: Final = 226

_ATTRIBUTES: Final = ("format", "__format__", "gnu::format", "gnu::__format__")
_READING: Final = ("scanf", "__scanf__")
_WRITING: Final = ("printf", "__printf__")
_FLAGS: Final = "-+ #0'"
_LENGTHS: Final = ("hh", "ll", "h", "l", "j", "z", "t", "L")
_SIGNED: Final = "di"
_UNSIGNED: Final = "uoxX"
_FLOATING: Final = "aAeEfFgG"
_LETTERS: Final = _SIGNED + _UNSIGNED + _FLOATING + "cspn"


class _Conversion:
    """One conversion of a format: how many `*` stand in front, its length and letter; `position` is that of `%1$d`."""

    def __init__(self, stars: int, position: int, length: str, letter: str, skipped: bool) -> None:
        self.stars: int = stars
        self.position: int = position
        self.length: str = length
        self.letter: str = letter
        #: `%*d` of scanf stores nothing
        self.skipped: bool = skipped


def conversions(text: str, reads: bool) -> list[_Conversion]:
    """The conversions of a format up to one that means nothing, whose letter is empty ([C17] 7.21.6)."""
    found: list[_Conversion] = []
    at = text.find("%")
    while at >= 0:
        if text[at + 1 : at + 2] == "%":
            at = text.find("%", at + 2)
            continue
        end, one = _conversion(text, at + 1, reads)
        found.append(one)
        if not one.letter:
            break
        at = text.find("%", end)
    return found


def _conversion(text: str, at: int, reads: bool) -> tuple[int, _Conversion]:
    """Reads a conversion behind its `%`; with it comes where it ends."""
    position = -1
    stars = 0
    digits = _past_digits(text, at)
    if text[digits : digits + 1] == "$":
        position = int(text[at:digits] or "-1")
        at = digits + 1
    skipped = reads and text[at : at + 1] == "*"
    if skipped:
        at += 1
    while not reads and text[at : at + 1] and text[at] in _FLAGS:
        at += 1
    if not reads and text[at : at + 1] == "*":
        stars += 1
        at += 1
    else:
        at = _past_digits(text, at)
    if not reads and text[at : at + 1] == ".":
        at += 1
        if text[at : at + 1] == "*":
            stars += 1
            at += 1
        else:
            at = _past_digits(text, at)
    length = next((one for one in _LENGTHS if text.startswith(one, at)), "")
    at += len(length)
    letter = text[at : at + 1]
    if letter == "[" and reads:
        # A `]` in front of all others is one of the characters.
        first = at + 2 if text[at + 1 : at + 2] == "^" else at + 1
        closed = text.find("]", first + 1)
        return closed if closed >= 0 else len(text), _Conversion(stars, position, length, letter, skipped)
    is_known = letter in _LETTERS
    return at + 1, _Conversion(stars, position, length, letter if is_known else "", skipped)


def _past_digits(text: str, at: int) -> int:
    while text[at : at + 1].isdigit():
        at += 1
    return at


class FormatStrings(Judge):
    """Judges the calls of one function after the other."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(engine, findings)
        self.code: UserCode = code
        self._knows_printf: bool = code.settings.warns_for_device()
        #: whether the types of arguments are compared
        self._is_typed: bool = False
        self._formats: dict[Routine, tuple[bool, int, int] | None] = {}

    def instance(self, scope: FunctionScope, settled: "Callable[[int], bool]") -> None:
        """Judges the calls of an instance, but for those that its template settles."""
        self.enter(scope.routine)
        for node in nodes_in(scope):
            if isinstance(node, e.Operation) and node.operation in o.CALLS and not settled(node.token):
                self.judge(node)

    def enter(self, routine: Routine | None) -> None:
        """A function is read from here on, or what stands outside of functions."""
        self._is_typed = self._knows_printf and routine is not None and self._runs_on_device(routine)

    def _runs_on_device(self, routine: Routine) -> bool:
        """Whether a function, or the one that a lambda without own spaces stands in, has code for the device."""
        around: Routine | None = routine
        while around is not None:
            closure = around.parent
            is_lambda = isinstance(closure, ClassType) and closure.closure is not None
            if around.flags & (GLOBAL | DEVICE) and (not is_lambda or self.code.settings.extended_lambda):
                return True
            outer = closure.parent if isinstance(closure, ClassType) and is_lambda else None
            around = outer if isinstance(outer, Routine) else None
        return False

    def judge(self, node: e.Operation) -> None:
        """Judges a call; one whose arguments depend on template parameters waits for an instance."""
        if node.operation not in o.CALLS:
            return
        routine = e.called_routine(node)
        if routine is None or not routine.declarations:
            return
        with unanswered:
            format_ = self._format(routine)
            if format_ is None:
                return
            reads, index, first = format_
            if len(node.arguments) <= index or first <= index:
                return
            text = _literal(node.arguments[index])
            if text is None:
                return
            given = node.arguments[first:]
            if any(one.type.dependent or one.flags & e.TYPE_DEPENDENT for one in given):
                return
            self._compare(conversions(text, reads), given, reads, self._close(node))

    def _close(self, node: e.Operation) -> int:
        """The `)` of a call."""
        token = node.token
        return self.code.brackets.close(token) if self.code.kinds[token] == k.OPEN_ROUND else token

    def _format(self, routine: Routine) -> tuple[bool, int, int] | None:
        """Whether a function reads by its format, and which arguments of a call, the callee being the first, are the
        format and the first value."""
        if routine not in self._formats:
            self._formats[routine] = self._written(routine)
        return self._formats[routine]

    def _written(self, routine: Routine) -> tuple[bool, int, int] | None:
        if routine.template is not None:
            return None
        if self._knows_printf and routine.name == "printf" and routine.flags & EXTERN_C and is_global(routine):
            return False, 1, 2
        for declared in routine.declarations:
            declaration, declarator = declared.binding.declaration, declared.binding.declarator
            attributes = [*declaration.specifiers.attributes] if declaration is not None else []
            attributes += declarator.attributes if declarator is not None else []
            for one in attributes:
                if one.name in _ATTRIBUTES and one.arguments >= 0:
                    words = self.code.lexemes[one.arguments + 1 : one.arguments + 6]
                    is_known = words[0] in _READING + _WRITING
                    if is_known and words[1] == words[3] == "," and words[2].isdigit() and words[4].isdigit():
                        return words[0] in _READING, int(words[2]), int(words[4])
        return None

    def _compare(self, wanted: list[_Conversion], given: list[e.Expression], reads: bool, close: int) -> None:
        """Compares the conversions with the arguments in their order."""
        next_ = 0
        has_positions = False
        for one in wanted:
            for _ in range(one.stars):
                if next_ >= len(given):
                    break
                self._argument(self.engine.types.int, given[next_], close)
                next_ += 1
            if not one.letter:
                if next_ < len(given):
                    self.findings.add(_INVALID, given[next_].start, close)
                return
            if one.skipped:
                continue
            if one.position == 0:
                return
            if one.position > 0:
                has_positions = True
                next_ = one.position - 1
            if next_ >= len(given):
                self.findings.add(_TOO_FEW, close)
                return
            if reads:
                self._place(one, given[next_], close)
            else:
                self._value(one, given[next_], close)
            next_ += 1
        if next_ < len(given) and not has_positions:
            self.findings.add(_TOO_MANY, given[next_].start, close)

    def _value(self, one: _Conversion, given: e.Expression, close: int) -> None:
        """What `printf` writes."""
        types = self.engine.types
        if one.letter == "p":
            if not isinstance(bare(given.type), PointerType) and not _is_null(given):
                self._tell(types.pointer(types.void), given.type, given, close)
        elif one.letter == "s":
            self._pointer(types.int if one.length == "l" else types.char, given, close)
        elif one.letter == "n":
            self._pointer(self._stored(one), given, close)
        elif one.letter == "c":
            self._argument(types.int, given, close)
        else:
            promoted = types.int if one.length in ("h", "hh") and one.letter not in _FLOATING else None
            stored = _Conversion(0, -1, one.length or "l" * (one.letter in _FLOATING), one.letter, False)
            self._argument(promoted or self._stored(stored), given, close)

    def _place(self, one: _Conversion, given: e.Expression, close: int) -> None:
        """Where `scanf` writes to."""
        types = self.engine.types
        if one.letter in "cs[":
            self._pointer(types.int if one.length == "l" else types.char, given, close, True)
        elif one.letter == "p":
            self._pointer(types.pointer(types.void), given, close, True)
        else:
            self._pointer(self._stored(one), given, close, True)

    def _stored(self, one: _Conversion) -> Type:
        """The type of a value with a length and a letter in memory."""
        types = self.engine.types
        if one.letter in _FLOATING:
            kind = tk.LONG_DOUBLE if one.length == "L" else tk.DOUBLE if one.length else tk.FLOAT
            return types.floats[kind]
        signed, unsigned = _INTEGERS.get(one.length, (tk.INT, tk.UNSIGNED_INT))
        return types.integers[unsigned if one.letter in _UNSIGNED else signed]

    def _argument(self, wanted: Type, given: e.Expression, close: int) -> None:
        if not self._are_alike(wanted, given.type):
            self._tell(wanted, given.type, given, close)

    def _pointer(self, target: Type, given: e.Expression, close: int, writes: bool = False) -> None:
        """An argument has to be a pointer to a type, which is not constant where it is written to."""
        types = self.engine.types
        pointer = bare(given.type)
        if _is_null(given):
            return
        if not isinstance(pointer, PointerType):
            self._tell(types.pointer(target), given.type, given, close)
        elif writes and pointer.target.qualifiers() & tk.CONST:
            self._tell(types.pointer(target), pointer.target, given, close)
        elif not self._are_alike(target, pointer.target):
            self._tell(target, types.unqualified(pointer.target), given, close)

    def _are_alike(self, wanted: Type, given: Type) -> bool:
        """Whether two types are of one sort and size; integers differ in their signs."""
        if is_unknown(given):
            return True
        first, second = bare(wanted), bare(given)
        if isinstance(second, EnumType):
            second = bare(self.engine.enums.underlying(second))
        if isinstance(first, IntegerType) and isinstance(second, IntegerType):
            return self.engine.layout.size(first) == self.engine.layout.size(second)
        if isinstance(first, FloatType) and isinstance(second, FloatType):
            return first.float_kind == second.float_kind
        return isinstance(first, PointerType) and isinstance(second, PointerType)

    def _tell(self, wanted: Type, found: Type, given: e.Expression, close: int) -> None:
        if not self._is_typed:
            return
        names = MessageNames()
        enum = bare(found)
        if isinstance(enum, EnumType):
            found = self.engine.enums.underlying(enum)
        fill_ins = TypeName(names.of(wanted)), TypeName(names.of(found))
        self.findings.add(_INCOMPATIBLE, given.start, close, fill_ins)


#: what is implied of a literal that is passed
_CONVERSIONS: Final = (o.ARRAY_TO_POINTER, o.CAST)
#: the signed and the unsigned type of a length
_INTEGERS: Final = {
    "hh": (tk.SIGNED_CHAR, tk.UNSIGNED_CHAR),
    "h": (tk.SHORT, tk.UNSIGNED_SHORT),
    "l": (tk.LONG, tk.UNSIGNED_LONG),
    "ll": (tk.LONG_LONG, tk.UNSIGNED_LONG_LONG),
    "j": (tk.LONG_LONG, tk.UNSIGNED_LONG_LONG),
    "z": (tk.LONG, tk.UNSIGNED_LONG),
    "t": (tk.LONG, tk.UNSIGNED_LONG),
}


def _literal(given: e.Expression) -> str | None:
    """The characters of a string literal up to its first zero; None for anything else."""
    at = given
    while isinstance(at, e.Operation) and at.operation in _CONVERSIONS and at.flags & e.COMPILER_GENERATED:
        at = at.arguments[0]
    constant = at.constant if isinstance(at, e.ConstantExpression) else None
    if isinstance(constant, AddressConstant) and not constant.offset and not constant.path:
        constant = constant.constant
    if not isinstance(constant, StringConstant) or constant.literal not in (0, 2):
        return None
    return "".join(map(chr, constant.units)).split("\0", 1)[0]


def _is_null(given: e.Expression) -> bool:
    """Whether an argument is `NULL`."""
    constant = given.constant if isinstance(given, e.ConstantExpression) else None
    return isinstance(constant, IntegerConstant) and constant.is_null_keyword
