"""Help for tests of the engine: constants and types of a small unit by name."""

from cufe.il.constant_text import Names, constant_text
from cufe.il.entities import Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.types import Type
from cufe.sema.engine import Engine, open_engine
from cufe.sema.text_lookup.scopes import EVERYWHERE


def open_unit(text: str, standard: int = 20) -> Engine:
    return open_engine(text.encode("utf-8"), standard)


def entity(engine: Engine, name: str) -> Entity:
    found: Entity = engine.names.qualified(engine.declare.root.namespace, name, EVERYWHERE)[0]
    return found


def named_type(engine: Engine, name: str) -> Type:
    found = entity(engine, name)
    if isinstance(found, Typedef):
        return engine.declare_types.typedef_type(found).skip_typerefs()
    assert isinstance(found, Type)
    return found


def value(engine: Engine, name: str) -> str:
    """The value of a constant variable as text."""
    variable = entity(engine, name)
    assert isinstance(variable, Variable)
    type_ = engine.declare_types.variable_type(variable)
    return constant_text(engine.evaluator.constant_of(variable, type_), Names())
