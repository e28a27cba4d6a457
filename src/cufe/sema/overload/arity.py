"""Whether a candidate takes that many arguments ([over.match.viable]/2); told from the syntax, before any deduction."""

from cufe.il.entities import Routine
from cufe.il.templates import Template
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Candidate, Rejected
from cufe.syntax import nodes as n


class Arity(EnginePart):
    """Counts parameters."""

    def check(self, candidate: Candidate, given: int, pointer: bool = False) -> None:
        """Rejects a candidate whose parameters are too few or too many; a call through a pointer has no defaults."""
        count = len(candidate.parameters)
        if given > count and not candidate.variadic:
            self._reject(candidate, cd.TOO_MANY, given)
        elif given < count and (pointer or not self._has_default(candidate, given)):
            self._reject(candidate, cd.TOO_FEW, given)

    def _reject(self, candidate: Candidate, reason: int, given: int) -> None:
        rejected = Rejected(candidate, reason)
        rejected.given = given
        candidate.rejected = rejected

    def _has_default(self, candidate: Candidate, index: int) -> bool:
        """With a default argument for one parameter all behind have one, too ([dcl.fct.default]/4); where one is
        missing, that is reported for the declaration alone."""
        routine = candidate.routine
        if routine is None:
            return False
        default_argument = self.engine.declare_types.default_argument
        return any(default_argument(routine, place) is not None for place in range(index, -1, -1))

    def template_fits(self, candidate: Candidate, template: Template, given: int) -> bool:
        """The same for a function template, by the parameters as they are written; rejects the candidate if not."""
        fewest = -1
        most = -1
        for declared in template.declarations:
            function = declared.binding.function()
            if function is None:
                return True
            if is_void_list(function, self.engine.lexemes):
                most = fewest = 0
                continue
            if most < 0:
                most = len(function.parameters)
            if function.variadic:
                most = given
            required = 0
            for parameter in function.parameters:
                if parameter.declarator.pack >= 0:
                    most = given
                elif parameter.declarator.initialiser != n.ASSIGNED:
                    required += 1
            fewest = required if fewest < 0 else min(fewest, required)
        if 0 <= most < given:
            self._reject(candidate, cd.TOO_MANY, given)
            return False
        if given < fewest:
            self._reject(candidate, cd.TOO_FEW, given)
            return False
        return True

    def has_constraint(self, routine: Routine) -> bool:
        """Whether a routine has a trailing requires-clause."""
        for declared in routine.declarations:
            declarator = declared.binding.declarator
            if declarator is not None and declarator.constraint >= 0:
                return True
        return False


def is_void_list(function: n.DeclaratorOperator, lexemes: list[str]) -> bool:
    """`(void)`."""
    if len(function.parameters) != 1:
        return False
    parameter = function.parameters[0]
    return parameter.end == parameter.start + 1 and lexemes[parameter.start] == "void"
