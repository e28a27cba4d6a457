"""Lambdas that are constexpr without saying so ([expr.prim.lambda.closure], [dcl.constexpr]).

Observed (2026-11-26, both passes): from C++17 on that is every lambda whose parameters and variables are of literal
types, and that declares no static or external variable; before C++20 every variable needs an initialiser as well.
Statements that no constant expression evaluates (`goto`, `asm`, `try`) do not matter, nor do captures.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.entities import Routine, Variable
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: the standard from which on lambdas are constexpr where they can be, and the one in which variables need no value
_IMPLICIT: Final = 2017
_UNINITIALISED: Final = 2020
_ELSEWHERE: Final = (en.SC_STATIC, en.SC_EXTERN)


def can_be_constexpr(engine: "Engine", operator: Routine) -> bool:
    """Whether nothing keeps a lambda's call operator from being constexpr; what is unknown does not."""
    if engine.language.standard < _IMPLICIT:
        return False
    try:
        signature = engine.declare_types.routine_type(operator)
        if not all(engine.traits.classes.is_literal(type_) for type_ in signature.parameters):
            return False
        variables = _Variables()
        scope = engine.statements.body(operator)
        if scope is not None:
            variables.function(scope)
        return all(
            variable.storage_class not in _ELSEWHERE
            and (variable.type is None or engine.traits.classes.is_literal(variable.type))
            and (variable in variables.initialised or engine.language.standard >= _UNINITIALISED)
            for variable in variables.declared
        )
    except (Unknown, IllFormed, Dependent):
        return True


class _Variables(Walk):
    """The variables that the statements of one body declare, those of lambdas and classes in it apart."""

    def __init__(self) -> None:
        super().__init__()
        self.declared: list[Variable] = []
        self.initialised: set[Variable] = set()

    def skips(self, node: Node) -> bool:
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable):
                    self.declared.append(entity)
                    if entity.static_init is not None:
                        self.initialised.add(entity)
        elif isinstance(node, s.InitStatement) and node.init.variable is not None:
            self.initialised.add(node.init.variable)
        return isinstance(node, e.Expression)
