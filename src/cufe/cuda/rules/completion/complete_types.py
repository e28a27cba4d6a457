"""Types that have to be complete, and the instances of class templates that are made to complete them.

Told are incomplete types (70), sizes of arrays (94, 95) and static assertions (1574, 2784); of an instance with the
places that asked for it (observed: cli-and-diagnostic-format 2.1, 2.4)."""

from cufe.cuda.rules.completion.directives import check_directives, check_undefined
from cufe.cuda.rules.completion.doubts import doubtful_places
from cufe.cuda.rules.completion.recursion import check_recursion
from cufe.cuda.rules.examined import ExaminedUnit


def check_completion(examined: ExaminedUnit) -> None:
    """Judges the declarations of the user's code that could need a type which is not complete."""
    check_recursion(examined)
    doubts = doubtful_places(examined)
    if doubts:
        from cufe.cuda.rules.completion.declarations import judge_declarations

        judge_declarations(examined, doubts)
    check_undefined(examined)
    if examined.architecture is None:
        check_directives(examined)
