"""What run-time compilation (NVRTC) refuses: it has no host (spec 17; each rule observed with NVRTC 13.0).

Functions, variables and lambdas that would be the host's are errors.  With `default_device` what has no annotation is
the device's, and only what says `__host__` is left to be told.
"""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.jit.findings import Finding
from cufe.cuda.rules.jit.functions import FunctionWords, check_functions
from cufe.cuda.rules.jit.lambdas import check_lambdas
from cufe.cuda.rules.jit.places import Places
from cufe.cuda.rules.jit.variables import check_variables


def check_jit(examined: ExaminedUnit, found: Collection) -> None:
    """Judges a unit that is compiled at run time."""
    places = Places(examined)
    words = FunctionWords(examined, found, places)
    findings = check_functions(places, words)
    findings += check_variables(places, found)
    findings += check_lambdas(places, words)
    for finding in sorted(findings, key=Finding.order):
        finding.report(examined)
