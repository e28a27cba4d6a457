"""References that are bound to constant objects (433), judged by the types of their operands."""

from cufe.cuda.lambda_nodes import gather_lambdas, gather_lambdas_of_variable
from cufe.cuda.rules.called.arguments import PassedArguments
from cufe.cuda.rules.called.bound_references import BoundReferences
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.text import kinds as k


def judge_references(examined: ExaminedUnit, doubts: BoundReferences) -> None:
    """Reads what is around the operands, and tells of those that could not be bound."""
    engine = examined.engine()
    for path in doubts.places:
        with guarded():
            if path[-1].sort == c.FUNCTION:
                routine = engine.definitions.at(path)
                if routine is not None:
                    gather_lambdas(engine, routine, {})
            else:
                for variable in engine.definitions.variables_at(path):
                    gather_lambdas_of_variable(engine, variable, {})
    arguments = PassedArguments(engine, MessageNames())
    done: set[int] = set()
    for failed in engine.casts.failed:
        token = failed.source.start
        if token not in doubts.operands or token in done or _is_in_template(examined, token) != failed.in_template:
            continue
        done.add(token)
        made = arguments.binding(failed.source, failed.target)
        if made is not None:
            made.report(examined, token)


def _is_in_template(examined: ExaminedUnit, token: int) -> bool:
    kinds = examined.kinds
    return any(
        kinds[piece.start] == k.TEMPLATE and kinds[piece.start + 2] != k.GREATER
        for piece in examined.cutter.path(token)
    )
