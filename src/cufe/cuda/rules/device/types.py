"""The types of declared variables and parameters, where the engine can tell."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.meant_types import written_type
from cufe.il.context import Context
from cufe.il.entities import Variable
from cufe.il.types import Type
from cufe.sema.failures import guarded


def declared_variable(one: Declared) -> Variable | None:
    """The variable of a namespace or class that a declarator declares."""
    if one.local:
        return None
    engine = one.examined.engine()
    with guarded():
        for variable in engine.definitions.variables_at([*one.path, one.piece]):
            if any(declared.binding.name == one.name_token for declared in variable.declarations):
                return variable
    return None


def variable_type(one: Declared) -> Type | None:
    """The type of a variable; None where it cannot be told."""
    variable = declared_variable(one)
    if variable is None:
        return None
    with guarded():
        return one.examined.engine().declare_types.variable_type(variable)
    return None


def parameter_types(one: Declared) -> list[Type | None]:
    """The types of a function's parameters as they are written, with their qualifiers; None for those that cannot be
    told."""
    operator = one.function()
    if operator is None or not operator.parameters:
        return []
    engine = one.examined.engine()
    context: Context | None = None
    with guarded():
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
    if context is None:
        return [None for _ in operator.parameters]
    return [
        written_type(engine, parameter.specifiers, parameter.declarator, context) for parameter in operator.parameters
    ]
