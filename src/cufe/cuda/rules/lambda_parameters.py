"""CUDA words on the parameters of lambdas (observed: diagnostics-a 5.2, 5.6): 1835, 20245."""

from cufe.cuda.rules.attributes.wrong_entities import check_parameters
from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.enclosing_context import surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.lambdas.extended_lambdas import is_generic
from cufe.final import Final

_NOT_ON_KERNEL: Final = 20245


def check_lambda_parameters(examined: ExaminedUnit, places: list[int]) -> None:
    """Judges the lambdas in whose parameter lists marks could stand, each once."""
    done: set[int] = set()
    for at in places:
        around = surroundings(examined, at)
        found = around.body.lambda_at(at) if around is not None else None
        if found is None or found.parameters is None or found.start in done:
            continue
        if not found.parameters.first < at < found.parameters.last:
            continue
        done.add(found.start)
        check_parameters(examined, found.parameters)
        if not is_generic(examined, found):
            # The parameters of a template wait for its instances.
            for parameter in found.parameters.parameters:
                if grid_constant(parameter):
                    examined.add(_NOT_ON_KERNEL, found.parameters.first)
