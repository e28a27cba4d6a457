"""What the body of a function declares and does that a constexpr function must not ([dcl.constexpr]/3), and lambdas
that are constexpr without saying so ([expr.prim.lambda.closure], [dcl.constexpr]).

Observed (2026-11-26, both passes): from C++17 on that is every lambda whose parameters and variables are of literal
types, and that declares no static or external variable; before C++20 every variable needs an initialiser as well.
Statements that no constant expression evaluates (`goto`, `asm`, `try`) do not matter, nor do captures.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.entities import Routine, Variable
from cufe.il.types import Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: why a variable must not stand in a constexpr function
NOT_AUTOMATIC: Final = 1
NOT_LITERAL: Final = 2
WITHOUT_VALUE: Final = 3

#: the standard in which variables need no value
_UNINITIALISED: Final = 2020
_ELSEWHERE: Final = (en.SC_STATIC, en.SC_EXTERN)


class ConstexprBody(Walk):
    """The variables and statements of one body in the order of the text, those of lambdas and classes in it apart."""

    def __init__(self, engine: "Engine", scope: s.FunctionScope) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.variables: list[Variable] = []
        self.statements: list[s.Statement] = []
        self._initialised: set[Variable] = set()
        self.function(scope)

    def skips(self, node: Node) -> bool:
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable):
                    self.variables.append(entity)
                    if entity.static_init is not None:
                        self._initialised.add(entity)
        elif isinstance(node, s.InitStatement) and node.init.variable is not None:
            self._initialised.add(node.init.variable)
        if isinstance(node, s.Statement):
            self.statements.append(node)
        return isinstance(node, e.LambdaExpression)

    def offence(self, variable: Variable) -> int:
        """What keeps a function with a variable from being constexpr, 0 if nothing does."""
        if variable.storage_class in _ELSEWHERE:
            return NOT_AUTOMATIC
        if variable.type is not None and not is_literal(self.engine, variable.type):
            return NOT_LITERAL
        if variable not in self._initialised and self.engine.language.standard < _UNINITIALISED:
            return WITHOUT_VALUE
        return 0


def is_literal(engine: "Engine", type_: Type) -> bool:
    """Whether constants may have a type; one that depends on template parameters may."""
    return type_.dependent or engine.traits.classes.is_literal(type_)


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
