"""Classes that an elaborated type specifier declares, as in `void f(struct S *);` ([basic.scope.pdecl]/7).

No index of declarations has them: a search over the places where the name is spelt finds them, once lookup has found
nothing else."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.lookup import Lookup
from cufe.sema.text_lookup.namespace_scopes import namespace_around
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cufe.sema.engine import Engine

_CLASS_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION))
#: behind the name of a class that is declared or defined for itself
_BEHIND_DECLARED: Final = b"{:;<"


def elaborated_types(lookup: Lookup, name: str) -> "Iterator[int]":
    """The elaborated type specifiers that may declare a name, by the tokens of the name."""
    kinds = lookup.kinds
    for at in lookup.cutter.brackets.unit.occurrences(name):
        key = lookup.cutter.brackets.before_attributes(at)
        if kinds[key] in _CLASS_KEYS and kinds[at + 1] not in _BEHIND_DECLARED and not _is_parameter(lookup, at):
            yield at


def _is_parameter(lookup: Lookup, at: int) -> bool:
    """Whether a name behind `class` is that of a template parameter."""
    before = lookup.kinds[at - 2]
    if before == k.LESS:
        return lookup.kinds[at - 3] == k.TEMPLATE
    if before != k.COMMA:
        return False
    entity = lookup.resolve(at)
    return entity is not None and entity.sort == en.TEMPLATE_PARAMETER


def elaborated_class(engine: "Engine", name: str, context: Context, position: int) -> ClassType | None:
    """The class that an elaborated type specifier in front of `position` declares in a namespace around `context`."""
    for at in elaborated_types(engine.lookup, name):
        if at >= position:
            return None
        pieces = engine.cutter.path(at)
        if any(piece.sort == FUNCTION and 0 <= piece.body < at for piece in pieces):
            continue
        if pieces and engine.kinds[pieces[-1].head] == k.FRIEND:
            continue
        namespace = engine.declare.namespace(namespace_around(engine.lookup.scope_at(at)))
        around: Context | None = context
        while around is not None and around is not namespace:
            around = around.outer
        if isinstance(around, NamespaceContext):
            known = engine.declare.in_namespace(namespace, name)
            if not known:
                key = engine.cutter.brackets.before_attributes(at)
                return engine.declare.invented_class(at, engine.kinds[key], namespace)
            for entity in known:
                if isinstance(entity, ClassType):
                    return entity
    return None
