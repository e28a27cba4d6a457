"""What run-time compilation (NVRTC) refuses: it has no host (spec 17; each rule observed with NVRTC 13.0).

Functions, variables and lambdas that would be the host's are errors.  With `default_device` what has no annotation is
the device's, and only what says `__host__` is left to be told.
"""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.jit.findings import Finding
from cufe.cuda.rules.jit.functions import FunctionWords, check_functions
from cufe.cuda.rules.jit.lambdas import check_lambdas
from cufe.cuda.rules.jit.places import AT_ONCE, Places
from cufe.cuda.rules.jit.variables import check_variables


class RunTimeRules:
    """Judges a unit that is compiled at run time."""

    def __init__(self, examined: ExaminedUnit, found: Collection) -> None:
        self.examined: ExaminedUnit = examined
        self._places: Places = Places(examined)
        self._words: FunctionWords = FunctionWords(examined, found, self._places)
        self._put_off: list[Finding] = []
        findings = check_functions(self._places, self._words) + check_variables(self._places, found)
        for finding in sorted(findings, key=Finding.order):
            if finding.place.turn == AT_ONCE:
                # In front of the other rules about the entity.
                finding.report(examined)
            else:
                self._put_off.append(finding)

    def check_behind(self) -> None:
        """Judges lambdas, and what a class keeps for its closing brace: behind the other rules."""
        for finding in sorted([*self._put_off, *check_lambdas(self._places, self._words)], key=Finding.order):
            finding.report(self.examined)
