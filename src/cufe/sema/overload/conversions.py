"""Implicit conversion sequences: which way leads from an expression to a type ([over.best.ics])."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType
from cufe.il.expressions import TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression
from cufe.il.types import ErrorType, ReferenceType, Type
from cufe.sema.answers import Dependent, Unknown
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.conversion_functions import ConversionFunctions
from cufe.sema.overload.list_init import ListConversions
from cufe.sema.overload.ranking import Ranking
from cufe.sema.overload.reference_binding import ReferenceBinding
from cufe.sema.overload.sequences import ConversionSequence, bad, value_of
from cufe.sema.overload.standard_conversions import StandardConversions
from cufe.sema.overload.type_tests import bare, is_unknown, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Conversions:
    """The conversions of one unit, and their order."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.standard: StandardConversions = StandardConversions(engine)
        self.references: ReferenceBinding = ReferenceBinding(engine)
        self.functions: ConversionFunctions = ConversionFunctions(engine)
        self.lists: ListConversions = ListConversions(engine)
        self.ranking: Ranking = Ranking(engine)

    def sequence(self, source: Expression, target: Type, flags: int = 0) -> ConversionSequence:
        """The implicit conversion of `source` to `target`; of rank BAD where there is none.  `flags` as in `sequences`.

        Raises Dependent where a template parameter decides, Unknown where the engine cannot tell."""
        if target.dependent:
            raise Dependent
        if isinstance(source, BracedInitList):
            return self.lists.sequence(source, target, flags)
        if isinstance(source, OverloadExpression):
            return self._overloads(source, target, flags)
        if source.flags & TYPE_DEPENDENT or source.type.dependent:
            raise Dependent
        if isinstance(source.type, ErrorType):
            return ConversionSequence(sq.EXACT, source.type, target)
        if is_unknown(source.type) or is_unknown(target):
            raise Unknown("type of an operand", source.token)
        given = source.type.canonical
        if isinstance(given, ReferenceType):
            source = value_of(given)
        if isinstance(target.canonical, ReferenceType):
            return self.references.sequence(source, target, flags)
        return self.value(source, target, flags)

    def value(self, source: Expression, target: Type, flags: int = 0) -> ConversionSequence:
        """To a type that is no reference, from an expression that is no list and no overload set."""
        wanted = bare(target)
        given = bare(source.type)
        if is_void(given) or is_void(wanted):
            if is_void(given) and is_void(wanted):
                return ConversionSequence(sq.EXACT, source.type, target)
            return bad(source.type, target)
        if isinstance(wanted, ClassType):
            if given is wanted:
                return ConversionSequence(sq.EXACT, source.type, target)
            made = self.standard.sequence(source, target)
            if made.exists() or flags & sq.NO_USER:
                return made
            return self.functions.to_class(source, target, wanted, flags)
        if isinstance(given, ClassType):
            if flags & sq.NO_USER:
                return bad(source.type, target)
            return self.functions.to_value(source, target, flags)
        return self.standard.sequence(source, target, bool(flags & sq.DIRECT))

    def _overloads(self, source: OverloadExpression, target: Type, flags: int) -> ConversionSequence:
        """A set of overloaded functions: the one that fits the target ([over.over]); a class tries its constructors."""
        routine = self.engine.addresses.find(source, target)
        if routine is None:
            only = self.engine.addresses.single(source)
            if only is None:
                wanted = bare(sq.referred_to(target))
                if isinstance(wanted, ClassType) and not flags & sq.NO_USER:
                    made = self.functions.to_class(source, sq.referred_to(target), wanted, flags)
                    return _as_temporary(made, target)
                return bad(source.type, target, "overloads")
            routine = only
        made = self.sequence(self.engine.addresses.operand(source, routine), target, flags)
        made.address = routine
        return made

    def exists(self, source: Expression, target: Type, flags: int = 0) -> bool:
        """Whether the expression converts; an ambiguous conversion does not."""
        made = self.sequence(source, target, flags)
        return made.exists() and not made.ambiguous

    def compare(self, one: ConversionSequence, other: ConversionSequence) -> int:
        """-1 where `one` is the better conversion, 1 where `other` is, 0 where neither ([over.ics.rank])."""
        return self.ranking.compare(one, other)


def _as_temporary(made: ConversionSequence, target: Type) -> ConversionSequence:
    reference = target.canonical
    if made.exists() and isinstance(reference, ReferenceType):
        made.target = target
        made.reference = True
        made.rvalue_reference = reference.rvalue
        made.temporary = True
        made.binds_rvalue = True
    return made
