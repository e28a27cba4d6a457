"""What judges of typed expressions hand back: diagnostics that are reported once a function has been read."""

from cufe.diagnostics.report import At, EntityName, Message, Note, TypeName
from cufe.final import TYPE_CHECKING
from cufe.il.expressions import ConstantExpression, Expression
from cufe.sema.engine_part import EnginePart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.checks.user_code import UserCode
    from cufe.sema.answers import Mistake
    from cufe.sema.engine import Engine
    from cufe.syntax.cutter import Piece


class Finding:
    """A diagnostic at a token; `found_at` is the token at which the front end comes to report it."""

    def __init__(
        self,
        number: int,
        token: int,
        found_at: int,
        fill_ins: "tuple[str | int | TypeName | EntityName | At, ...]",
        notes: "Sequence[Note]",
        extra: "Sequence[Message]",
        severity: int = 0,
        follows: bool = False,
    ) -> None:
        self.number: int = number
        self.token: int = token
        self.found_at: int = found_at
        self.fill_ins: tuple[str | int | TypeName | EntityName | At, ...] = fill_ins
        self.notes: Sequence[Note] = notes
        self.extra: Sequence[Message] = extra
        #: where it is not that of the catalog
        self.severity: int = severity
        #: it follows from another error that is reported at its token, if one is
        self.follows: bool = follows

    def tell(self, code: "UserCode", by: "object | None" = None) -> None:
        """Reports it, once all that stands before it has been; if `by` is given, not where another one has said the
        same."""
        code.add_late(
            self.number,
            self.token,
            self.found_at,
            *self.fill_ins,
            extra=self.extra,
            notes=self.notes,
            default=self.severity,
            by=by,
            follows=self.follows,
        )


class Findings:
    """The findings of one unit, each reported once."""

    def __init__(self) -> None:
        self.found: list[Finding] = []
        self._told: set[tuple[int, int, str]] = set()

    def add(
        self,
        number: int,
        token: int,
        found_at: int = -1,
        fill_ins: "tuple[str | int | TypeName | EntityName | At, ...]" = (),
        notes: "Sequence[Note]" = (),
        about: str = "",
        extra: "Sequence[Message]" = (),
        severity: int = 0,
        follows: bool = False,
    ) -> None:
        """Keeps a diagnostic; `about` tells apart what is to be said of several things at one token; `severity` where
        it is not that of the catalog; `follows`: only where no other error is reported at the token."""
        key = (number, token, about)
        if token >= 0 and key not in self._told:
            self._told.add(key)
            at = token if found_at < 0 else found_at
            self.found.append(Finding(number, token, at, fill_ins, notes, extra, severity, follows))

    def take_back(self, finding: Finding) -> None:
        """Forgets a finding about nothing in particular."""
        self.found.remove(finding)
        self._told.discard((finding.number, finding.token, ""))

    def in_order(self) -> "list[Finding]":
        """The findings in the order in which a front end comes to them."""
        return sorted(self.found, key=_found_at)


class Judge(EnginePart):
    """A check that asks the engine and keeps what it finds."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        super().__init__(engine)
        self.findings: Findings = findings


class TextJudge(Judge):
    """A check that reads the text of what it judges, too."""

    def __init__(self, code: "UserCode", engine: "Engine", findings: Findings) -> None:
        super().__init__(engine, findings)
        self.code: UserCode = code


class DeclarationJudge(TextJudge):
    """A check of declarations; `mistakes` are those of names and types in the last one."""

    def __init__(self, code: "UserCode", engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
        self.mistakes: list[Mistake] = []

    def judge(self, path: "list[Piece]") -> bool:
        """Judges the declaration that the innermost of some pieces is; whether it declares nothing."""
        raise NotImplementedError


def _found_at(finding: Finding) -> int:
    return finding.found_at


def last_token(node: Expression) -> int:
    """The last token of an expression that its tree knows of: behind it the front end tells what it found in it."""
    last = max(node.token, node.start)
    pending = [node]
    # Constants share what they were written as: enumerators that are made of one another, twice each, say.
    seen: set[Expression] = set()
    while pending:
        at = pending.pop()
        if at in seen:
            continue
        seen.add(at)
        last = max(last, at.token, at.start)
        pending += at.operands()
        if isinstance(at, ConstantExpression) and at.constant.expression is not None:
            pending.append(at.constant.expression)
    return last
