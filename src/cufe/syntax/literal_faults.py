"""Literals that are tokens of C++ and not well-formed, or not what their writer meant ([lex.literal]).

As in EDG they are reported when the token is read, in templates that nobody instantiates as well.  What is wrong is
asked once for each spelling."""

from cufe import regex as re
from cufe.diagnostics.report import Report
from cufe.final import Final
from cufe.syntax.bad_tokens import INTEGER_SUFFIX
from cufe.text import kinds as k
from cufe.text.unit import Unit

_EXTRA_TEXT: Final = 19
_NO_HEXADECIMAL: Final = 22
_TOO_LARGE: Final = 23
_NO_OCTAL: Final = 24
_EMPTY: Final = 25
_TOO_MANY_WIDE: Final = 26
_OUT_OF_RANGE: Final = 27
_ESCAPE: Final = 192
_SOME_CHARACTERS: Final = 1422
_TOO_MANY: Final = 1654
_NO_OPERATOR: Final = 2486
_NO_UNDERSCORE: Final = 2506

_HEXADECIMAL: Final = re.compile(r"0[xX]([0-9a-fA-F][0-9a-fA-F']*)?")
_BINARY: Final = re.compile(r"0[bB]([01][01']*)?")
_DIGITS: Final = re.compile(r"[0-9][0-9']*")
_FLOATING: Final = re.compile(
    r"(?:(?:[0-9][0-9']*)?\.(?:[0-9][0-9']*)?(?:[eE][+-]?[0-9][0-9']*)?|[0-9][0-9']*[eE][+-]?[0-9][0-9']*)"
)
_IS_SUFFIX: Final = re.compile(INTEGER_SUFFIX)
_IS_FLOATING_SUFFIX: Final = re.compile(r"[fFlLqQwW]?")
#: suffixes of extensions, about which compilers do not agree
_OF_EXTENSIONS: Final = re.compile(r"[fF][0-9]\w*|i[fl]?|[fl]i")
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_OPENING: Final = re.compile(r"(u8|[uUL])?(R?)([\"'])")
_SEQUENCE: Final = re.compile(
    r"\\(?:([abfnrtveE\\?'\"])|([0-7]{1,3})|(x)([0-9a-fA-F]*)|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})|(\r?\n)|([\x00-\xff]))"
)
_MOST_BITS: Final = 64
_MOST_CHARACTERS: Final = 4
_LARGEST_BYTE: Final = 255
#: `\N{...}` and `\o{...}`
_CXX23: Final = 23


class Fault:
    """What is wrong with a literal, at a character of its spelling; `found_at` is the character that EDG has read
    then.  `is_in_front` says that it is reported at the token in front."""

    def __init__(self, number: int, at: int, found_at: int, is_in_front: bool = False) -> None:
        self.number: int = number
        self.at: int = at
        self.found_at: int = found_at
        self.is_in_front: bool = is_in_front


class Judged:
    """The faults of one spelling, and what stands for it from then on, equally long."""

    def __init__(self, faults: list[Fault], replacement: str, suffix: str = "") -> None:
        self.faults: list[Fault] = faults
        self.replacement: str = replacement
        #: one that users may not define; that is reported once
        self.suffix: str = suffix


def _hole(spelling: str) -> str:
    """One token of which nothing is known, as long as a literal."""
    return k.HOLE_SPELLING + "".join("\n" if one == "\n" else " " for one in spelling[1:])


class LiteralFaults:
    """The faulty literals of a unit, by token."""

    def __init__(self, unit: Unit, standard: int, suspects: list[str]) -> None:
        self.unit: Unit = unit
        self.standard: int = standard
        self.judged: list[tuple[int, Judged]] = []
        for spelling in suspects:
            judged = self._judge(spelling)
            if judged is not None:
                self.judged += [(token, judged) for token in unit.occurrences(spelling)]
        self.judged.sort(key=_token)

    def keep_own(self, report: Report) -> None:
        """Forgets what is wrong with literals of system headers."""
        offset = self.unit.offset
        self.judged = [one for one in self.judged if not report.place_at(offset(one[0])).in_system_header]

    def text(self) -> str:
        """The text from which all else is judged; empty where nothing is replaced."""
        unit = self.unit
        parts: list[str] = []
        behind = 0
        for token, judged in self.judged:
            if judged.replacement:
                offset = unit.offset(token)
                parts += (unit.text[behind:offset], judged.replacement)
                behind = offset + len(judged.replacement)
        if behind:
            parts.append(unit.text[behind:])
        return "".join(parts)

    def found(self) -> list[tuple[int, int, int]]:
        """The numbers, with the offsets of which and at which they are reported."""
        unit = self.unit
        made: list[tuple[int, int, int]] = []
        suffixes: set[str] = set()
        for token, judged in self.judged:
            offset = unit.offset(token)
            for one in judged.faults:
                if one.number == _NO_UNDERSCORE:
                    if judged.suffix in suffixes:
                        continue
                    suffixes.add(judged.suffix)
                place = unit.offset(token - 1) if one.is_in_front and token else offset + one.at
                made.append((one.number, place, offset + one.found_at))
        return made

    def _judge(self, spelling: str) -> Judged | None:
        kind = self.unit.kind_of[spelling]
        if kind == k.NUMBER:
            return self._number(spelling)
        return self._characters(spelling) if kind == k.STRING or kind == k.CHARACTER else None

    def _number(self, spelling: str) -> Judged | None:
        if spelling[:2] in ("0x", "0X"):
            return self._hexadecimal(spelling)
        binary = _BINARY.match(spelling)
        if binary is not None:
            digits: str | None = binary.group(1)
            return None if digits is None else self._integer(spelling, binary.end(), int(digits.replace("'", ""), 2))
        floating = _FLOATING.match(spelling)
        if floating is not None:
            return self._floating(spelling, floating.end())
        plain = _DIGITS.match(spelling)
        if plain is None:
            return None
        end: int = plain.end()
        digits = spelling[:end].replace("'", "")
        if digits[0] != "0":
            return self._integer(spelling, end, int(digits))
        for at in range(end):
            if spelling[at] in "89":
                return Judged([Fault(_NO_OCTAL, at, at)], _hole(spelling))
        return self._integer(spelling, end, int(digits, 8))

    def _hexadecimal(self, spelling: str) -> Judged | None:
        match = _HEXADECIMAL.match(spelling)
        digits: str | None = None if match is None else match.group(1)
        if match is None or digits is None:
            if spelling[2:3] in (".", "'"):
                return None
            return Judged([Fault(_NO_HEXADECIMAL, 0, 0)], _hole(spelling))
        if spelling[match.end() :][:1] in (".", "p", "P"):
            return None
        return self._integer(spelling, match.end(), int(digits.replace("'", ""), 16))

    def _integer(self, spelling: str, end: int, value: int) -> Judged | None:
        faults: list[Fault] = []
        if value.bit_length() > _MOST_BITS:
            faults.append(Fault(_TOO_LARGE, 0, 0, True))
        suffix = spelling[end:]
        if _IS_SUFFIX.fullmatch(suffix) is not None:
            return Judged(faults, "") if faults else None
        sign = spelling.find("+", end) if "+" in suffix else spelling.find("-", end)
        if sign == end or (sign == end + 1 and spelling[end] in "eE"):
            faults.append(Fault(_EXTRA_TEXT, sign, sign))
            return Judged(faults, _hole(spelling))
        return self._user_literal(spelling, end, faults)

    def _floating(self, spelling: str, end: int) -> Judged | None:
        suffix = spelling[end:]
        if _IS_FLOATING_SUFFIX.fullmatch(suffix) is not None:
            return None
        extra = end if suffix[0] == "." else end + 1 if suffix[0] in "fFlL" and suffix[1:2] == "." else -1
        if extra >= 0:
            rest = " " * (len(spelling) - extra)
            return Judged([Fault(_EXTRA_TEXT, extra, extra)], spelling[:extra] + rest)
        return self._user_literal(spelling, end, [])

    def _user_literal(self, spelling: str, end: int, faults: list[Fault]) -> Judged | None:
        """What is reported about a literal with a suffix for which the unit has no literal operator at all."""
        suffix = spelling[end:]
        if _NAME.fullmatch(suffix) is None or _OF_EXTENSIONS.fullmatch(suffix) is not None:
            return None
        if self._has_operator(suffix):
            # Of a decimal or octal one the operator decides, which may take it as a string (observed).
            return Judged(faults, "") if faults and spelling[1].isalpha() else None
        if suffix[0] != "_":
            faults.append(Fault(_NO_UNDERSCORE, 0, 0))
        faults.append(Fault(_NO_OPERATOR, 0, 0))
        return Judged(faults, _hole(spelling), suffix)

    def _has_operator(self, suffix: str) -> bool:
        """Whether the unit has a literal operator for a suffix, wherever it is declared."""
        unit = self.unit
        if '""' + suffix in unit.kind_of:
            return True
        return any(unit.lexemes[at + 1] == suffix for at in unit.occurrences('""'))

    def _characters(self, spelling: str) -> Judged | None:
        opening = _OPENING.match(spelling)
        if opening is None:
            return None
        quote: str = opening.group(3)
        prefix: str = opening.group(1) or ""
        end = spelling.rfind(quote)
        if end < opening.end():
            return None
        faults: list[Fault] = []
        replacement = ""
        count = 0
        if not opening.group(2):
            at: int = opening.end()
            while at < end:
                sequence = _SEQUENCE.match(spelling, at) if spelling[at] == "\\" else None
                if sequence is None:
                    # The bytes of a character in UTF-8 are one code unit only in wide literals.
                    count += not prefix or not "\x80" <= spelling[at] < "\xc0"
                    at += 1
                    continue
                count += sequence.group(6) is None
                number = _fault_of(sequence, prefix)
                if number < 0 or (number == _OUT_OF_RANGE and prefix and quote == "'"):
                    return None
                if number == _ESCAPE and self.standard >= _CXX23 and spelling.startswith(("N{", "o{"), at + 1):
                    return None
                if number == _NO_HEXADECIMAL:
                    faults.append(Fault(number, at + 2, at + 2))
                    replacement = (replacement or spelling)[:at] + "  " + spelling[at + 2 :]
                elif number:
                    faults.append(Fault(number, at, at))
                at = sequence.end()
        if quote == "'":
            if replacement:
                replacement = _hole(spelling)
            elif count != 1:
                number = _fault_of_count(prefix, count)
                if number == _EMPTY:
                    replacement = _hole(spelling)
                if number:
                    faults.append(Fault(number, 0, 0 if number == _EMPTY else end))
        if end + 1 < len(spelling) and not replacement:
            return self._user_literal(spelling, end + 1, faults)
        return Judged(faults, replacement) if faults else None


def _fault_of(sequence: "re.Match[str]", prefix: str) -> int:
    """The number of the mistake in an escape sequence: 0 for nothing, -1 where it is not known."""
    if sequence.group(7) is not None:
        return -1 if sequence.group(7) in "uU" else _ESCAPE
    wide = prefix not in ("", "u8")
    if sequence.group(2) is not None:
        return _OUT_OF_RANGE if not wide and int(sequence.group(2), 8) > _LARGEST_BYTE else 0
    if sequence.group(3) is None:
        return 0
    digits: str = sequence.group(4)
    if not digits:
        return _NO_HEXADECIMAL
    if wide:
        return 0 if len(digits) <= _MOST_CHARACTERS else -1
    return _OUT_OF_RANGE if int(digits, 16) > _LARGEST_BYTE else 0


def _fault_of_count(prefix: str, count: int) -> int:
    """The number of what is reported about a character literal that does not hold one character, 0 for nothing."""
    if count == 0:
        return _EMPTY
    if prefix == "u8":
        return 0
    if count > _MOST_CHARACTERS:
        return _TOO_MANY
    return _TOO_MANY_WIDE if prefix else _SOME_CHARACTERS


def _token(judged: tuple[int, Judged]) -> int:
    return judged[0]
