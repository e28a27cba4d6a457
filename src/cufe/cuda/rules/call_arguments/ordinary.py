"""Ordinary calls by name: 140, 165, 167, 304, 308 and what conversions can do wrong (observed: diagnostics-b 5)."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.call_arguments.functions import CalledFunctions, found_at
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.sema.declared.contexts import point_of_instantiation
from cufe.sema.expr.calls import CallParts
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax.cutter import Piece


def judge_calls(examined: ExaminedUnit, paths: list[list[Piece]], openings: set[int]) -> None:
    """Judges the calls in some functions and variables, in the order of the text, by their parentheses, which the
    engine watches."""
    engine = examined.engine()
    with guarded():
        TypedCode(engine, paths, instances=False)
        calls = CalledFunctions(engine, MessageNames())
        done: set[int] = set()
        for parts in sorted(engine.calls.read, key=_place):
            node = parts.node
            instance = point_of_instantiation(parts.context, node.open) == EVERYWHERE
            if node.open not in openings or node.open in done or instance:
                continue
            done.add(node.open)
            # What hangs on a template parameter is always built.
            is_built = parts.well_formed and not engine.calls.any_dependent(parts.arguments)
            for finding in calls.check(parts):
                if not is_built or not finding.is_error():
                    finding.report(examined, found_at(finding, node))


def _place(parts: CallParts) -> int:
    return parts.node.open
