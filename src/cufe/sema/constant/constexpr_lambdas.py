"""Lambdas that are constexpr without saying so ([expr.prim.lambda.closure], [dcl.constexpr]).

Observed (2026-11-26, both passes): from C++17 on that is every lambda whose parameters and variables are of literal
types, and that declares no static or external variable; before C++20 every variable needs an initialiser as well.
Statements that no constant expression evaluates (`goto`, `asm`, `try`) do not matter, nor do captures.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.constexpr_bodies import ConstexprBody, is_literal

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: the standard from which on lambdas are constexpr where they can be
_IMPLICIT: Final = 2017


def can_be_constexpr(engine: "Engine", operator: Routine) -> bool:
    """Whether nothing keeps a lambda's call operator from being constexpr; what is unknown does not."""
    if engine.language.standard < _IMPLICIT:
        return False
    try:
        if not all(is_literal(engine, type_) for type_ in engine.declare_types.routine_type(operator).parameters):
            return False
        scope = engine.statements.body(operator)
        if scope is None:
            return True
        body = ConstexprBody(engine, scope)
        return not any(body.offence(variable) for variable in body.variables)
    except (Unknown, IllFormed, Dependent):
        return True
