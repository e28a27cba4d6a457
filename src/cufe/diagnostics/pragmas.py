"""`#pragma nv_diag_*` and `#pragma nv_diagnostic push | pop` (observed: cli-and-diagnostic-format 4.1).

    nv_diag_ACTION [=] ELEMENT {, ELEMENT}       an element is a number or a tag

What does not fit is told by warnings 1222-1224 and 253 at the token in question, and the rest is dropped.
"""

from __future__ import annotations

from cufe import regex as re
from cufe.diagnostics.control import NoDiagnosticError, named, numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.report import Report

_TOKEN = re.compile(
    r"\s+|//.*|/\*.*?\*/"
    r"|(?P<name>[A-Za-z_$]\w*)|(?P<number>\.?\d(?:[eEpP][+-]|[\w.'])*)"
    r'|"(?:[^"\\]|\\.)*"|==|.',
    re.DOTALL,
)
_INTEGER = re.compile(r"(0[xX][\da-fA-F']+|0[bB][01']+|[\d']+)[uUlLzZ]*\Z")

_ACTIONS = {
    "nv_diag_suppress": "suppress", "nv_diag_remark": "remark", "nv_diag_warning": "warning", "nv_diag_error": "error",
    "nv_diag_default": "default", "nv_diag_once": "once",
}  # fmt: skip


_DIRECTIVE = re.compile(r"[ \t]*#[ \t]*pragma\b")
_OPERATOR = re.compile(r'_Pragma\("(nv_diag[^"\n]*)"\)')


def read_all(report: Report, pragmas: list[tuple[int, str]], text: str) -> None:
    """Applies the pragmas of a unit: directives with their offsets, and the operators in its text."""
    found: list[tuple[int, str, bool]] = []
    for offset, line in pragmas:
        match = _DIRECTIVE.match(line)
        if match is not None:
            found.append((offset + match.end(), line[match.end() :], False))
    if "_Pragma" in text:
        found += [(match.start(1) - 1, match[1], True) for match in _OPERATOR.finditer(text)]
        found.sort()
    for offset, tokens, operator in found:
        read_pragma(report, tokens, offset, operator)


class _Tokens:
    """The tokens of a directive: `kind` is "name", "number", "" for others, "end" behind the last one."""

    def __init__(self, text: str, offset: int, fixed: bool) -> None:
        self._tokens: list[tuple[str, str, int]] = []
        end = 0
        for match in _TOKEN.finditer(text):
            token = match.group()
            if token[0] not in " \t\v\f\r\n" and not token.startswith(("//", "/*")):
                at = offset if fixed else offset + match.start()
                self._tokens.append((match.lastgroup or "", token, at))
                end = match.end()
        self._tokens.append(("end", "", offset if fixed else offset + end))
        self._next = 0

    @property
    def kind(self) -> str:
        return self._tokens[self._next][0]

    @property
    def text(self) -> str:
        return self._tokens[self._next][1]

    @property
    def offset(self) -> int:
        return self._tokens[self._next][2]

    def advance(self) -> None:
        if self.kind != "end":
            self._next += 1


def read_pragma(report: Report, text: str, offset: int, operator: bool = False) -> bool:
    """Applies the pragma whose tokens behind `#pragma` are `text`, beginning at `offset` in the unit.

    With `operator` the pragma was written `_Pragma("...")` and `offset` is the one of the string, where
    everything is reported.  False if it is none of the pragmas for severity control.
    """
    tokens = _Tokens(text, offset, operator)
    name = tokens.text
    action = _ACTIONS.get(name)
    if action is None and name != "nv_diagnostic":
        return False
    tokens.advance()
    if action is None:
        _push_or_pop(report, tokens)
        return True
    if tokens.text == "=":
        tokens.advance()
    while True:
        at_end = tokens.kind == "end"
        _element(report, tokens, action)
        if tokens.kind == "end" and not at_end:
            return True
        if tokens.text != ",":
            report.add(253, tokens.offset)
            return True
        tokens.advance()


def _element(report: Report, tokens: _Tokens, action: str) -> None:
    """Applies one element of the list, or says what is wrong with it."""
    offset = tokens.offset
    number = -1
    if tokens.kind == "name":
        try:
            number = named(tokens.text)
        except NoDiagnosticError:
            report.add(1223, offset)
    elif integer := _INTEGER.match(tokens.text):
        number = numbered(_value(report, integer.group(1).replace("'", ""), offset))
        if not number:
            report.add(1222, offset)
    else:
        report.add(1224, offset)
    if number > 0:
        report.controls.pragma(action, number, offset)
    tokens.advance()


def _value(report: Report, digits: str, offset: int) -> int:
    """The value of an integer literal; 0, which names no diagnostic, where an octal one is malformed."""
    if digits[:2] in ("0x", "0X", "0b", "0B"):
        return int(digits, 0)
    if digits[0] != "0" or digits == "0":
        return int(digits)
    for index, digit in enumerate(digits):
        if digit in "89":
            report.add(24, offset + index)
            return 0
    return int(digits, 8)


def _push_or_pop(report: Report, tokens: _Tokens) -> None:
    word = tokens.text
    offset = tokens.offset
    tokens.advance()
    if word == "push":
        report.controls.push()
    elif word == "pop":
        if not report.controls.pop(offset):
            report.add(3185, tokens.offset)
    else:
        report.add(3184, offset)
