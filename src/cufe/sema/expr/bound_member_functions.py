"""Member functions that an object is named with: they can be called, and nothing else ([expr.ref]).  Without a written
object their address can be taken, by `&` and a qualified name without parentheses ([expr.unary.op]/4)."""

from cufe.il.entities import STATIC_MEMBER, ClassType, Routine
from cufe.il.expressions import PARENTHESIZED, OverloadExpression
from cufe.il.templates import Template
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.syntax import nodes as n


def refuse_bound(named: OverloadExpression) -> None:
    """Refuses `object.function` that is not called, unless one of the functions needs no object."""
    if named.operator < 0 or not all(_needs_object(candidate) for candidate in named.candidates):
        return
    token = named.start if named.flags & PARENTHESIZED else named.token
    raise Mistake(num.BOUND_FUNCTION, "a pointer to a bound function may only be used to call it", token)


def nonstandard(named: OverloadExpression) -> Mistake:
    """What is wrong with a member function that is not static as a value in another form than `&C::f`."""
    token = named.start if named.start >= 0 else named.token
    return Mistake(num.NONSTANDARD_ADDRESS, "nonstandard form for taking the address of a member function", token)


def is_nonstandard(named: OverloadExpression, chosen: Routine) -> bool:
    """Whether a value is meant to be a member function that is not static, and is no `&C::f`."""
    if chosen.owner() is None or chosen.flags & STATIC_MEMBER or named.operator >= 0 or named.name is None:
        return False
    return named.address < 0 or not named.name.qualified or bool(named.flags & PARENTHESIZED)


def _needs_object(candidate: Routine | Template) -> bool:
    """Whether it is surely a member function that is not static; of a template the first declaration tells."""
    if isinstance(candidate, Routine):
        return candidate.owner() is not None and not candidate.flags & STATIC_MEMBER
    if not isinstance(candidate.parent, ClassType) or not candidate.declarations:
        return False
    declaration = candidate.declarations[0].binding.declaration
    return declaration is not None and not declaration.specifiers.flags & n.STATIC
