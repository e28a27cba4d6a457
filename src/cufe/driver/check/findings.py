"""What a check finds: plain data that goes between processes, into baselines and reports."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    Object = dict[str, object]

#: display numbers of CUDA diagnostics start here; what is below belongs to C++: its errors are findings, as less is
#: judged behind them, and its warnings are the compiler's business
FIRST_CUDA_NUMBER: Final = 20000


@dataclass
class Finding:
    """One diagnostic: `severity` is error, warning or remark; `line` and `column` count from 1, 0 is unknown."""

    number: int
    tag: str
    severity: str
    file: str
    line: int
    column: int
    message: str
    source: str
    #: the compilation whose rules it breaks: host, device or run time
    side: str
    #: the text form, as the front end prints it
    text: str

    def fingerprint(self) -> str:
        """What stays the same when lines are added above: rule, file, and the text of the line."""
        content = f"{self.number}\0{self.file}\0{' '.join(self.source.split())}"
        return hashlib.sha256(content.encode("utf-8", "surrogateescape")).hexdigest()[:24]


@dataclass
class Checked:
    """The result for one file; `failure` says why it could not be judged at all, behind the `messages` of another
    program; `ordinary_error` is the first error that is not about CUDA, as `FILE:LINE:COLUMN: MESSAGE`, behind which
    less is judged; `results` and `rules` are SARIF's."""

    file: str
    findings: list[Finding] = field(default_factory=list)
    failure: str = ""
    messages: str = ""
    ordinary_error: str = ""
    results: list[Object] = field(default_factory=list)
    rules: list[Object] = field(default_factory=list)

    def shortfall(self) -> str:
        """What of the file was not judged, and why; empty where all was."""
        if self.failure:
            return f"not judged: {self.failure}"
        return f"not judged to the end, for an error of C++: {self.ordinary_error}" if self.ordinary_error else ""
