"""Judges launches as the two calls that they are: of the configuration function, and of the kernel."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.call_arguments.arguments import Finding
from cufe.cuda.rules.call_arguments.functions import CalledFunctions, found_at
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.sema.declared.contexts import is_dependent_context, point_of_instantiation
from cufe.sema.expr.launches import LaunchParts
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: what asks for every launch
_NO_STREAM: Final = 20198
_NO_STREAM_TAG: Final = "default_stream_launch"
#: the place of the stream in a configuration
_STREAM: Final = 3


class LaunchJudge:
    """Judges the launches that the engine has read, each once, in templates as they are written."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.calls: CalledFunctions = CalledFunctions(engine, MessageNames())
        self._done: set[int] = set()
        self._without_stream: set[int] = set()

    def read(self, path: list[Piece]) -> None:
        """Has the engine read a function, or the initialiser of a variable."""
        TypedCode(self.engine, [path])

    def judge_all(self) -> None:
        """Reports mistakes in the launches that were read."""
        for parts in sorted(self.engine.launches.read, key=_place):
            token = parts.node.chevrons
            if token in self._done or not self.examined.is_own(token) or _is_instance(parts):
                continue
            self._done.add(token)
            for behind, finding in self.operands(parts):
                finding.report(self.examined, behind)

    def operands(self, parts: LaunchParts) -> list[tuple[int, Finding]]:
        """What is wrong with the configuration and the arguments, with the tokens at which that is found."""
        node = parts.node
        found = [(finding.token, finding) for finding in self._configuration(parts)]
        callee = node.callee
        # What an unqualified name means is settled behind the arguments, which shows where they are missing.
        is_early = isinstance(callee, e.Name) and callee.qualified and self.engine.kinds[node.close - 1] == k.HOLE
        found += [(found_at(finding, node) - is_early, finding) for finding in self.calls.check(parts)]
        return found

    def judge_streams(self) -> None:
        """Reports the launches without a stream; a template's wait for its arguments."""
        for parts in sorted(self.engine.launches.read, key=_place):
            token = parts.node.chevrons_close
            if len(parts.configuration) > _STREAM or is_dependent_context(parts.context):
                continue
            if self.examined.is_own(token) and token not in self._without_stream:
                self._without_stream.add(token)
                self.examined.add(_NO_STREAM, token)

    def _configuration(self, parts: LaunchParts) -> list[Finding]:
        node = parts.node
        with unanswered:
            functions = self.engine.launches.configuring(node.chevrons)
            only = functions[0]
            if len(functions) > 1 or not isinstance(only, Routine):
                return []
            wanted = self.calls.arguments.parameters(only)
            return self.calls.passed(parts.configuration, node.configuration, node.chevrons_close, wanted)
        return []


def _place(parts: LaunchParts) -> int:
    return parts.node.chevrons


def _is_instance(parts: LaunchParts) -> bool:
    """Whether it was read for an instance of a template."""
    return point_of_instantiation(parts.context, parts.node.chevrons) == EVERYWHERE


def judge_launches(examined: ExaminedUnit, places: list[list[Piece]]) -> None:
    """Judges the launches in some functions and variables."""
    with guarded():
        judge = LaunchJudge(examined, examined.engine())
        for path in places:
            judge.read(path)
        judge.judge_all()
        if examined.report.may_show(_NO_STREAM, _NO_STREAM_TAG):
            judge.judge_streams()
