"""The best viable function ([over.match.best])."""

from cufe.final import Final
from cufe.il import entities as en
from cufe.il.types import ReferenceType, Type
from cufe.sema.answers import Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import candidates as cd
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare

#: written deduction guides, then the copy guide, then those of constructors, by `Candidate.guide`
_GUIDE_ORDER: Final = (0, 2, 1)


class BestViable(EnginePart):
    """Pairs of viable candidates, and the one that is better than all others."""

    def choose(self, resolution: Resolution, token: int) -> None:
        """Fills in the best of the viable candidates, or the ambiguous ones.  Raises Unknown where one of the unknown
        candidates could be it, too."""
        if self.engine.resolutions is not None:
            self.engine.resolutions.append((token, resolution))
        viable = resolution.viable
        unknown = resolution.unknown
        if not viable:
            if unknown:
                raise _unknown(unknown[0], token)
            return
        best = viable[0]
        for candidate in viable[1:]:
            if self.compare(candidate, best) < 0:
                best = candidate
        rivals: list[Candidate] = []
        for candidate in viable:
            if candidate is not best:
                if self.compare(best, candidate) < 0:
                    self._worse(candidate, best, resolution)
                else:
                    rivals.append(candidate)
        for candidate in unknown:
            if rivals or not self._surely_better(best, candidate):
                raise _unknown(candidate, token)
        if rivals:
            resolution.ambiguous = [candidate for candidate in viable if candidate is best or candidate in rivals]
        else:
            resolution.choose(best)

    def _worse(self, candidate: Candidate, best: Candidate, resolution: Resolution) -> None:
        index = -1
        for at in range(min(len(best.sequences), len(candidate.sequences))):
            if self.engine.conversions.compare(best.sequences[at], candidate.sequences[at]) < 0:
                index = at
                break
        if index >= 0 and candidate.has_object:
            index -= 1
        detail = "" if index >= 0 else self._tie_breaker(best, candidate)
        resolution.rejected.append(Rejected(candidate, cd.WORSE, index, detail))

    def _tie_breaker(self, best: Candidate, other: Candidate) -> str:
        """Says in words what decides where the conversions of the arguments do not."""
        if best.second is not None and other.second is not None:
            if self.engine.conversions.ranking.second(best.second, other.second):
                return "its result needs a worse conversion"
        if best.template is None and other.template is not None:
            return "a template"
        if best.template is not None and other.template is not None and self._specialised(best, other):
            return "a less specialised or less constrained template"
        if self._constrained(best, other):
            return "less constrained"
        if self._inherited(best, other):
            return "an inherited constructor"
        return "a rewritten comparison" if other.form != cd.WRITTEN else ""

    # --- candidates that are not known -------------------------------------------------------------------------------

    def _surely_better(self, best: Candidate, other: Candidate) -> bool:
        """Whether `best` wins over a candidate of which the conversions are not known (a template that may deduce to
        anything): all its own are perfect and it is no template itself."""
        if best.template is not None or other.template is None or best.second is not None:
            return False
        return all(is_perfect(sequence) for sequence in best.sequences)

    # --- pairs -------------------------------------------------------------------------------------------------------

    def compare(self, one: Candidate, other: Candidate) -> int:
        """-1 where `one` is the better function, 1 where `other` is, 0 where neither ([over.match.best]/2)."""
        order = self._arguments(one, other)
        if order == 2:
            return self._worst(one, other) or self._reversed(one, other)
        return order if order else self._tie(one, other)

    def _worst(self, one: Candidate, other: Candidate) -> int:
        """A GNU extension: each is better somewhere, and the worst conversion of one is better than the worst of the
        other."""
        first = max([sequence.rank for sequence in one.sequences])
        second = max([sequence.rank for sequence in other.sequences])
        if first == second:
            return 0
        return -1 if first < second else 1

    def _reversed(self, one: Candidate, other: Candidate) -> int:
        """Each is better somewhere: a comparison with its operands in order is taken rather than one with the operands
        the other way round, as gcc has it (observed; the tool may warn, 3133)."""
        if (one.form == cd.REVERSED) == (other.form == cd.REVERSED):
            return 0
        return -1 if other.form == cd.REVERSED else 1

    def _tie(self, one: Candidate, other: Candidate) -> int:
        """The conversions do not decide: [over.match.best]/2.2 and what follows it."""
        if one.second is not None and other.second is not None:
            order = self.engine.conversions.ranking.second(one.second, other.second)
            if order:
                return order
        if (one.template is None) != (other.template is None):
            return -1 if one.template is None else 1
        if one.template is not None and other.template is not None:
            order = self._specialised(one, other)
            if order:
                return order
        order = self._constrained(one, other)
        if order:
            return order
        order = self._inherited(one, other)
        if order:
            return order
        if one.form != other.form:
            return -1 if one.form < other.form else 1
        if one.guide != other.guide:
            return -1 if _GUIDE_ORDER[one.guide] < _GUIDE_ORDER[other.guide] else 1
        return 0

    def _arguments(self, one: Candidate, other: Candidate) -> int:
        """The conversions alone: -1, 1, 0 where all are alike, 2 where each is better somewhere."""
        compare = self.engine.conversions.compare
        if one.elided is not None and other.elided is None:
            return compare(one.elided, other.sequences[0]) or 1
        if other.elided is not None and one.elided is None:
            return compare(one.sequences[0], other.elided) or -1
        found = 0
        for at in range(min(len(one.sequences), len(other.sequences))):
            order = compare(one.sequences[at], other.sequences[at])
            if order:
                if found and found != order:
                    return 2
                found = order
        return found

    def _specialised(self, one: Candidate, other: Candidate) -> int:
        """The more specialised template ([temp.func.order]); among its tie-breakers are the constraints."""
        first = one.template
        second = other.template
        if first is None or second is None or first is second:
            return 0
        count = len(one.sequences) - int(one.has_object)
        return self.engine.partial.more_specialized(first, second, count)

    def _constrained(self, one: Candidate, other: Candidate) -> int:
        """Functions that are no templates, with the same parameter types: the more constrained one."""
        first = one.routine
        second = other.routine
        if first is None or second is None or one.template is not None or other.template is not None:
            return 0
        if self.engine.language.standard < 2020 or one.form != other.form or not same_parameters(one, other):
            return 0
        if not first.declarations or not second.declarations:
            return 0
        return self.engine.constraints.more_constrained(first, second)

    def _inherited(self, one: Candidate, other: Candidate) -> int:
        """A constructor is better than an inherited one with the same parameters for all arguments ([over.match.best]);
        any other member of a class hides the one that a using-declaration brings ([namespace.udecl]/14)."""
        first = one.routine
        second = other.routine
        if first is None or second is None:
            return 0
        if (first.special == en.SFK_CONSTRUCTOR) != (second.special == en.SFK_CONSTRUCTOR):
            return 0
        own = first.origin().owner()
        inherited = second.origin().owner()
        if own is None or inherited is None or own is inherited:
            return 0
        if first.special == en.SFK_CONSTRUCTOR:
            count = len(one.sequences) - int(one.has_object)
            alike = same_types(one.parameters[:count], other.parameters[:count])
        else:
            alike = same_parameters(one, other)
        if not alike:
            return 0
        if self.engine.derivation.path(own, inherited) is not None:
            return -1
        return 1 if self.engine.derivation.path(inherited, own) is not None else 0


def same_parameters(one: Candidate, other: Candidate) -> bool:
    """Whether the parameter types are the same one by one."""
    return one.variadic == other.variadic and same_types(one.parameters, other.parameters)


def same_types(one: tuple[Type, ...], other: tuple[Type, ...]) -> bool:
    """Whether two lists of types are the same."""
    return len(one) == len(other) and all(one[at].canonical is other[at].canonical for at in range(len(one)))


def is_perfect(sequence: ConversionSequence) -> bool:
    """Whether no other conversion of the argument can be better: the identity, to a reference without qualifiers that
    the argument lacks, of the kind that its category likes best."""
    if sequence.rank != sq.EXACT or sequence.list_form != sq.NO_LIST:
        return False
    for step in sequence.steps:
        if step.kind > sq.FUNCTION_TO_POINTER:
            return False
    if not sequence.reference:
        return True
    if sequence.source is None or (sequence.binds_rvalue and not sequence.rvalue_reference):
        return False
    if sequence.implicit_object:
        return True
    target = sequence.target.canonical
    if not isinstance(target, ReferenceType) or bare(target.target) is not bare(sequence.source):
        return False
    return target.target.qualifiers() == sequence.source.qualifiers()


def _unknown(candidate: Candidate, token: int) -> Unknown:
    cause = candidate.rejected.detail if candidate.rejected is not None else "candidate"
    return Unknown(cause, token)
