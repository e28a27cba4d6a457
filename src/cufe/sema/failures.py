"""Rules that give up: on a question without an answer, or since cufe itself fails.

A rule asks the engine inside of `with unanswered:`, which ends where there is no answer, and counts that.  Whoever
calls rules does so inside of `with guarded(rule, token):`, which also ends where cufe itself fails: one function that
the engine cannot stand does not end the run.  `CUFE_TRACEBACK=1` ends it, and shows where cufe failed.

`break` and `continue` may not leave these blocks: mypyc cannot compile that (`tests/packaging/test_compiled_forms.py`).
"""

import os

from cufe.diagnostics.report import AbandonedError
from cufe.diagnostics.trace import TRACE
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.answers import Dependent, IllFormed, NoAnswer, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import TypeVar

    Judged = TypeVar("Judged")


def _cause(failure: BaseException) -> str:
    if isinstance(failure, (Unknown, IllFormed)):
        return failure.cause
    if isinstance(failure, Dependent):
        return "it depends on a template parameter"
    return f"cufe failed: {type(failure).__name__}: {failure}"


def _count(failure: BaseException, trace: "TracebackType | None") -> None:
    """Notes a failure in the trace, with the function of cufe that gave up."""
    place = ""
    if trace is not None:
        code = trace.tb_frame.f_code
        place = f"{code.co_filename.rpartition('cufe/')[2]} {code.co_name}"
    token = failure.token if isinstance(failure, (Unknown, IllFormed)) else -1
    TRACE.gave_up(place, _cause(failure), token, isinstance(failure, (IllFormed, Dependent)))


class Unanswered:
    """A block that is left where a question in it has no answer."""

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, failure: BaseException | None, trace: "TracebackType | None") -> bool:
        if failure is None or not isinstance(failure, NoAnswer):
            return False
        _count(failure, trace)
        return True


unanswered: Final = Unanswered()


class Guard:
    """A block in which a rule is asked about the declaration at a token.

    Where it was left early, `cause` says why, and `token` where that was found."""

    def __init__(self, rule: str, token: int) -> None:
        self.cause: str = ""
        self.token: int = token
        self._rule: str = rule
        self._rule_around: str = ""
        self._token_around: int = -1

    def __enter__(self) -> None:
        self._rule_around = TRACE.rule
        self._token_around = TRACE.token
        if self._rule:
            TRACE.rule = self._rule
        if self.token >= 0:
            TRACE.token = self.token

    def __exit__(self, kind: object, failure: BaseException | None, trace: "TracebackType | None") -> bool:
        if failure is not None:
            _count(failure, trace)
            self.cause = _cause(failure)
            if isinstance(failure, (Unknown, IllFormed)) and failure.token >= 0:
                self.token = failure.token
        TRACE.rule = self._rule_around
        TRACE.token = self._token_around
        if failure is None or not isinstance(failure, Exception) or isinstance(failure, AbandonedError):
            return False
        return isinstance(failure, NoAnswer) or not os.environ.get("CUFE_TRACEBACK")


def guarded(rule: str = "", token: int = -1) -> Guard:
    """A block in which a rule (the one around, where none is named) is asked about the declaration at a token."""
    return Guard(rule, token)


def ask(rules: "tuple[Callable[[Judged], None], ...]", judged: "Judged") -> None:
    """Asks rules about a unit, one after the other."""
    for rule in rules:
        with Guard(f"{rule.__module__.rpartition('cufe.')[2]}.{rule.__name__}", -1):
            rule(judged)
