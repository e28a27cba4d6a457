"""The typed trees of lambdas, by where they stand in the text."""

from cufe.cuda.rules.calls.sites import Sites
from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.expressions import LambdaNode
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.syntax.cutter import FUNCTION, Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def gather_lambdas(engine: "Engine", routine: Routine, found: dict[int, LambdaNode]) -> None:
    """Adds the lambdas in a function to `found` by their `[`, with those that stand in others or in local classes."""
    scope = engine.statements.body(routine)
    if scope is None:
        return
    sites = Sites(engine, False)
    sites.function(scope)
    _add(engine, sites, found)


def gather_lambdas_of_variable(engine: "Engine", variable: Variable, found: dict[int, LambdaNode]) -> None:
    """As `gather_lambdas`, those in the initialiser of a variable outside of functions."""
    sites = Sites(engine, False)
    sites.variable(variable)
    _add(engine, sites, found)


def gather_lambdas_at(engine: "Engine", path: list[Piece], found: dict[int, LambdaNode]) -> None:
    """As `gather_lambdas`, those in the function or variables at the end of a path; nothing where they are unknown."""
    with unanswered:
        if path[-1].sort == FUNCTION:
            routine = engine.definitions.at(path)
            if routine is not None:
                gather_lambdas(engine, routine, found)
        else:
            for variable in engine.definitions.declared_at(path):
                if isinstance(variable, Variable):
                    gather_lambdas_of_variable(engine, variable, found)


def _add(engine: "Engine", sites: Sites, found: dict[int, LambdaNode]) -> None:
    for node in sites.lambdas:
        found[node.node.start] = node
        operator = engine.call_operators.of(node)
        if operator is not None:
            gather_lambdas(engine, operator, found)
    for entity in sites.declared:
        if isinstance(entity, ClassType) and entity.brace >= 0 and isinstance(entity.context, ClassContext):
            members: list[Routine] = []
            close = engine.cutter.brackets.close(entity.brace)
            engine.definitions.gather(entity.brace, entity.context, entity.brace, close, members)
            for member in members:
                gather_lambdas(engine, member, found)
