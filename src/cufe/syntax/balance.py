"""What no unit gets past: literals and comments without an end, and stray bytes ([lex.pptoken])."""

from cufe import regex as re
from cufe.diagnostics.report import Report
from cufe.final import Final
from cufe.text import kinds as k
from cufe.text.unit import Unit

_UNCLOSED_COMMENT: Final = 6
_UNRECOGNIZED_TOKEN: Final = 7
_UNCLOSED_LITERAL: Final = 8
_UNCLOSED_RAW_STRING: Final = 2452

_BAD_TOKENS: Final = re.compile(b"[" + re.escape(bytes((k.STRAY, k.UNTERMINATED, k.HOLE))) + b"]")


def check_tokens(unit: Unit, report: Report) -> None:
    """Reports tokens that are none, at their bytes of the unit."""
    kinds = unit.kinds
    if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0 or kinds.find(k.HOLE) >= 0:
        for match in _BAD_TOKENS.finditer(kinds):
            _report_token(unit, match.start(), report)


def _report_token(unit: Unit, token: int, report: Report) -> None:
    number = _UNRECOGNIZED_TOKEN
    if unit.kinds[token] == k.UNTERMINATED:
        spelling = unit.lexemes[token]
        raw = spelling.partition('"')[0].endswith("R")
        number = _UNCLOSED_COMMENT if spelling[0] == "/" else _UNCLOSED_RAW_STRING if raw else _UNCLOSED_LITERAL
    report.add(number, unit.offset(token))
