"""The types of declared variables and parameters, where the engine can tell."""

import os

from cufe.cuda.rules.declared import Declared
from cufe.il.entities import Variable
from cufe.il.types import Type
from cufe.syntax import nodes as n


def declared_variable(one: Declared) -> Variable | None:
    """The variable of a namespace or class that a declarator declares."""
    if one.local:
        return None
    engine = one.examined.engine()
    try:
        for variable in engine.definitions.variables_at([*one.path, one.piece]):
            if any(declared.binding.name == one.name_token for declared in variable.declarations):
                return variable
    except Exception:
        # What the engine cannot stand it cannot tell.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
    return None


def variable_type(one: Declared) -> Type | None:
    """The type of a variable; None where it cannot be told."""
    variable = declared_variable(one)
    if variable is None:
        return None
    try:
        return one.examined.engine().declare_types.variable_type(variable)
    except Exception:
        # What the engine cannot stand it cannot tell.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
    return None


def parameter_types(one: Declared) -> list[Type] | None:
    """The types of a function's parameters as they are declared; None where they cannot be told."""
    operator = one.function()
    if operator is None:
        return None
    engine = one.examined.engine()
    try:
        context = engine.definitions._context([*one.path, one.piece])
        if context is None:
            return None
        return engine.declarators.parameter_types(operator, context)
    except Exception:
        # What the engine cannot stand it cannot tell.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
    return None
