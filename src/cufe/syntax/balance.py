"""What no unit gets past: literals and comments without an end, stray bytes, brackets without a mate.

Observed with the front end's own messages.  Whatever else is wrong with host code, the host compiler says it best.  The
checks cost a few searches; only where the numbers of opening and closing brackets differ are they paired one by one.
"""

from cufe import regex as re
from cufe.diagnostics.report import END_OF_SOURCE, Note, Report
from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.end_of_source import check_end, opens_type
from cufe.text import kinds as k
from cufe.text.unit import Unit

_UNCLOSED_COMMENT: Final = 6
_UNRECOGNIZED_TOKEN: Final = 7
_UNCLOSED_LITERAL: Final = 8
_EXPECTED_BRACKET: Final = 17
_EXPECTED_PARENTHESIS: Final = 18
_EXPECTED_SEMICOLON: Final = 65
_EXPECTED_BRACE: Final = 67
_EXPECTED_DECLARATION: Final = 169
_UNCLOSED_RAW_STRING: Final = 2452
_TO_MATCH: Final = 3196

_BRACKETS: Final = re.compile(rb"[(){}\[\];]")
_BRACES: Final = re.compile(rb"[{}]")
_BEFORE_PARAMETER: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER))
_BAD_TOKENS: Final = re.compile(b"[" + re.escape(bytes((k.STRAY, k.UNTERMINATED))) + b"]")


def check_balance(unit: Unit, brackets: Brackets, report: Report) -> None:
    """Reports tokens that are none and brackets that do not match, at their bytes of the unit."""
    kinds = unit.kinds
    if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0:
        for match in _BAD_TOKENS.finditer(kinds):
            _report_token(unit, match.start(), report)
        return
    told = check_end(unit, report)
    if told is None and (kinds.count(b"(") != kinds.count(b")") or kinds.count(b"[") != kinds.count(b"]")):
        check_pairs(unit, report)
    if brackets.unmatched >= 0:
        _pair_braces(unit, told or [], report)


def _report_token(unit: Unit, token: int, report: Report) -> None:
    number = _UNRECOGNIZED_TOKEN
    if unit.kinds[token] == k.UNTERMINATED:
        spelling = unit.lexemes[token]
        raw = spelling.partition('"')[0].endswith("R")
        number = _UNCLOSED_COMMENT if spelling[0] == "/" else _UNCLOSED_RAW_STRING if raw else _UNCLOSED_LITERAL
    report.add(number, unit.offset(token))


def check_pairs(unit: Unit, report: Report) -> None:
    """Reports parentheses and square brackets without a mate where the statement or block around them ends."""
    kinds = unit.kinds
    stack: list[int] = []
    for match in _BRACKETS.finditer(kinds):
        at = match.start()
        kind = kinds[at]
        if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
            stack.append(at)
        elif kind == k.CLOSE_BRACE:
            _close_up_to(unit, stack, k.OPEN_BRACE, at, report)
            if stack:
                brace = stack.pop()
                if stack and kinds[stack[-1]] == k.OPEN_ROUND and _is_behind_parameter(kinds, brace):
                    report.add(_EXPECTED_PARENTHESIS, unit.offset(brace))
                    stack.pop()
        elif kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE:
            opener = k.OPEN_ROUND if kind == k.CLOSE_ROUND else k.OPEN_SQUARE
            if _is_open(kinds, stack, opener):
                _close_up_to(unit, stack, opener, at, report)
                stack.pop()
            else:
                report.add(_EXPECTED_SEMICOLON, unit.offset(at))
        elif stack and kinds[stack[-1]] != k.OPEN_BRACE and kinds[stack[-1] - 1] != k.FOR:
            _close_up_to(unit, stack, k.OPEN_BRACE, at, report)
    _close_up_to(unit, stack, k.OPEN_BRACE, -1, report)


def _is_behind_parameter(kinds: bytes, brace: int) -> bool:
    """Whether a brace follows what can only be a parameter with its type, as in `int f(int a {`."""
    return kinds[brace - 1] == k.IDENTIFIER and kinds[brace - 2] in _BEFORE_PARAMETER


def _is_open(kinds: bytes, stack: list[int], opener: int) -> bool:
    """Whether a bracket of this sort waits for its mate in the innermost block."""
    for at in reversed(stack):
        if kinds[at] == opener:
            return True
        if kinds[at] == k.OPEN_BRACE:
            return False
    return False


def _close_up_to(unit: Unit, stack: list[int], opener: int, at: int, report: Report) -> None:
    """Takes brackets of other sorts off the stack; the first one is reported at the token `at`, or the end for -1."""
    reported = False
    while stack and unit.kinds[stack[-1]] != opener and unit.kinds[stack[-1]] != k.OPEN_BRACE:
        number = _EXPECTED_PARENTHESIS if unit.kinds[stack.pop()] == k.OPEN_ROUND else _EXPECTED_BRACKET
        if not reported:
            report.add(number, unit.offset(at) if at >= 0 else END_OF_SOURCE)
            reported = True


def _pair_braces(unit: Unit, told: list[int], report: Report) -> None:
    """Reports closing braces at the top, and at the end of the source the opening ones that are left, innermost
    first, but for those that are told of."""
    kinds = unit.kinds
    stack: list[int] = []
    last = -2
    for match in _BRACES.finditer(kinds):
        at = match.start()
        if kinds[at] == k.OPEN_BRACE:
            stack.append(at)
        elif stack:
            stack.pop()
        else:
            if at != last + 1:
                report.add(_EXPECTED_DECLARATION, unit.offset(at))
            last = at
    for at in reversed([one for one in stack if one not in told]):
        report.add(_EXPECTED_BRACE, END_OF_SOURCE, notes=[Note(_TO_MATCH, unit.offset(at))])
        if report.errors >= _MOST_ERRORS:
            return
        if opens_type(kinds, at):
            report.add(_EXPECTED_SEMICOLON, END_OF_SOURCE)


#: behind the error limit nothing is printed
_MOST_ERRORS: Final = 100
