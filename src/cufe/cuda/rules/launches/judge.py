"""Judges launches as the two calls that they are: of the configuration function, and of the kernel."""

import os

from cufe.cuda.lambda_nodes import gather_lambdas, gather_lambdas_of_variable
from cufe.cuda.message_names import MessageNames
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launches.arguments import Parameters, PassedArguments
from cufe.cuda.rules.launches.findings import Finding
from cufe.cuda.rules.launches.overloads import OverloadedCalls
from cufe.cuda.rules.launches.results import UsedResults
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, Expression, OverloadExpression
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import is_dependent_context, point_of_instantiation
from cufe.sema.expressions.launches import LaunchParts
from cufe.sema.overload.resolution import called_type
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.sema.scopes import EVERYWHERE
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOT_A_FUNCTION: Final = 109
_NO_STREAM: Final = 20198
_NO_STREAM_TAG: Final = "default_stream_launch"
#: the place of the stream in a configuration
_STREAM: Final = 3


class LaunchJudge:
    """Judges the launches that the engine has read, each once, in templates as they are written."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        names = MessageNames()
        self.arguments: PassedArguments = PassedArguments(engine, names)
        self.overloads: OverloadedCalls = OverloadedCalls(engine, names)
        self.results: UsedResults = UsedResults(engine, names)
        self._done: set[int] = set()
        self._without_stream: set[int] = set()

    def read(self, path: list[Piece]) -> None:
        """Has the engine read a function, or the initialiser of a variable."""
        engine = self.engine
        try:
            if path[-1].sort == c.FUNCTION:
                routine = engine.definitions.at(path)
                if routine is not None:
                    gather_lambdas(engine, routine, {})
            else:
                for variable in engine.definitions.variables_at(path):
                    gather_lambdas_of_variable(engine, variable, {})
        except (Unknown, IllFormed, Dependent):
            return

    def judge_all(self) -> None:
        """Reports what is wrong with the launches that were read."""
        for parts in sorted(self.engine.launches.read, key=_place):
            token = parts.node.chevrons
            if token in self._done or not self.examined.is_own(token) or _is_instance(parts):
                continue
            self._done.add(token)
            for finding in self._configuration(parts):
                finding.report(self.examined, finding.token)
            for finding in self._call(parts):
                finding.report(self.examined, max(finding.token, parts.node.open))
            for finding in self._result(parts):
                finding.report(self.examined, parts.node.end)

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
        try:
            functions = self.engine.launches.configuring(node.chevrons)
            only = functions[0]
            if len(functions) > 1 or not isinstance(only, Routine):
                return []
            wanted = self.arguments.parameters(only)
        except (Unknown, IllFormed, Dependent):
            return []
        return self._passed(parts.configuration, node.configuration, node.chevrons_close, wanted)

    def _passed(self, given: list[Expression], nodes: list[e.Node], close: int, wanted: Parameters) -> list[Finding]:
        if any(isinstance(node, e.PackExpansion) for node in nodes):
            return []
        return self.arguments.check(given, [node.start for node in nodes], close, wanted)

    def _result(self, parts: LaunchParts) -> list[Finding]:
        try:
            return self.results.check(parts)
        except (Unknown, IllFormed, Dependent):
            return []

    def _call(self, parts: LaunchParts) -> list[Finding]:
        try:
            if isinstance(parts.callee, OverloadExpression):
                return self._named(parts, parts.callee)
            return self._called(parts, parts.callee)
        except (Unknown, IllFormed, Dependent):
            return []

    def _named(self, parts: LaunchParts, callee: OverloadExpression) -> list[Finding]:
        """A kernel by its name."""
        node = parts.node
        engine = self.engine
        if not callee.candidates or callee.flags & TYPE_DEPENDENT or callee.object is not None:
            return []
        only = callee.candidates[0]
        if len(callee.candidates) == 1 and isinstance(only, Routine) and callee.explicit is None:
            wanted = self.arguments.parameters(only)
            return self._passed(parts.arguments, node.arguments, node.close, wanted)
        if engine.calls.any_dependent(parts.arguments):
            return []
        if callee.explicit is not None and any(argument.is_dependent() for argument in callee.explicit):
            return []
        candidates: list[Entity] = [*callee.candidates]
        resolution = engine.overloads.resolve(candidates, parts.arguments, None, callee.explicit, node.open)
        if resolution.chosen is None:
            return [self.overloads.failure(callee, resolution, parts.arguments)]
        chosen = resolution.chosen
        wanted = Parameters(chosen.parameters, 0, True)
        return self._passed(parts.arguments, node.arguments, node.close, wanted)

    def _called(self, parts: LaunchParts, callee: Expression) -> list[Finding]:
        """Through a pointer or reference; or what is no function at all."""
        node = parts.node
        type_ = callee.type
        if callee.flags & TYPE_DEPENDENT or type_.dependent or is_unknown(type_) or isinstance(bare(type_), ClassType):
            return []
        target = called_type(type_)
        if target is None:
            return [Finding(_NOT_A_FUNCTION, node.start)]
        wanted = Parameters(target.parameters, len(target.parameters), target.variadic)
        return self._passed(parts.arguments, node.arguments, node.close, wanted)


def _place(parts: LaunchParts) -> int:
    return parts.node.chevrons


def _is_instance(parts: LaunchParts) -> bool:
    """Whether it was read for an instance of a template."""
    return point_of_instantiation(parts.context, parts.node.chevrons) == EVERYWHERE


def judge_launches(examined: ExaminedUnit, places: list[list[Piece]]) -> None:
    """Judges the launches in some functions and variables."""
    try:
        judge = LaunchJudge(examined, examined.engine())
        for path in places:
            judge.read(path)
        judge.judge_all()
        if examined.report.may_show(_NO_STREAM, _NO_STREAM_TAG):
            judge.judge_streams()
    except Exception:
        # A launch that the engine cannot stand does not end the run.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
