"""Where local declarations hold constant expressions that are no part of their trees: bounds of arrays, `alignas`,
values of enumerators.  Observed: diagnostics-a 2.2."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import EnumType, Variable
from cufe.il.entity import Entity
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: the first token of an expression, the one behind it, and where its names are looked up
Region = tuple[int, int, Context]


def constant_regions(engine: "Engine", entity: Entity, with_bounds: bool) -> list[Region]:
    """The expressions of a declared entity in which a call could stand, in the order of the text."""
    found: list[Region] = []
    if isinstance(entity, Variable) and entity.declarations:
        found = _of_variable(entity, with_bounds)
    elif isinstance(entity, EnumType) and entity.brace >= 0 and entity.context is not None:
        found = _of_enumerators(engine, entity.brace, entity.context)
    return [one for one in found if engine.kinds.find(k.OPEN_ROUND, one[0], one[1]) >= 0]


def _of_variable(variable: Variable, with_bounds: bool) -> list[Region]:
    declared = variable.declarations[0]
    binding = declared.binding
    if binding.declarator is None or binding.declaration is None:
        return []
    found: list[Region] = []
    for attribute in binding.declaration.specifiers.of_declarators() + binding.declarator.attributes:
        if attribute.sort == n.ALIGNAS:
            found.append((attribute.arguments + 1, attribute.last, declared.context))
    for operator in binding.declarator.operators if with_bounds else []:
        if operator.sort == n.ARRAY:
            found.append((operator.first + 1, operator.last, declared.context))
    return found


def _of_enumerators(engine: "Engine", brace: int, context: Context) -> list[Region]:
    brackets = engine.cutter.brackets
    kinds = engine.kinds
    found: list[Region] = []
    close = brackets.close(brace)
    start = -1
    at = brace + 1
    while at <= close:
        if at == close or kinds[at] == k.COMMA:
            if start >= 0:
                found.append((start, at, context))
            start = -1
            at += 1
        elif kinds[at] in b"([{":
            at = brackets.skip(at)
        else:
            if kinds[at] == k.ASSIGN and start < 0:
                start = at + 1
            at += 1
    return found
