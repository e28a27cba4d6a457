"""The name oracles of the parsers that ask the scopes."""

from cufe.final import TYPE_CHECKING
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.scopes import ScopeContext
from cufe.syntax import names as m
from cufe.syntax.cutter import SIMPLE, Cutter
from cufe.syntax.names import NameOracle
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Callable


class Names(NameOracle):
    """Answers from lookup; where lookup does not know, what the plain oracle says."""

    def __init__(self) -> None:
        self.context: ScopeContext | None = None

    def is_type(self, first: int, end: int) -> bool:
        context = self.context
        if context is None:
            return True
        last = context.declarations.last_identifier(first, end)
        meaning = self.meaning(first, last)
        if meaning == m.UNKNOWN and last >= 0 and context.declarations.kinds[last] == k.IDENTIFIER:
            entity = context.resolve_path(first, last)
            return entity is None or entity.sort != en.FUNCTION
        return meaning != m.VALUE and meaning != m.VALUE_TEMPLATE

    def may_be_type(self, name: int) -> bool:
        meaning = self.meaning(name, name)
        return meaning == m.TYPE or meaning == m.TYPE_TEMPLATE

    def is_template(self, name: int) -> bool:
        meaning = self.meaning(name, name)
        return meaning != m.VALUE and meaning != m.TYPE

    def meaning(self, first: int, last: int) -> int:
        context = self.context
        if context is None or last < 0:
            return m.UNKNOWN
        kinds = context.declarations.kinds
        if kinds[last] != k.IDENTIFIER:
            return m.UNKNOWN
        entity = context.resolve_path(first, last)
        if entity is None:
            return self._member_of_instance(context, first, last)
        if entity.sort == en.NAMESPACE:
            return m.TYPE
        if entity.is_type:
            if entity.template:
                return m.TYPE_TEMPLATE
            # An injected class name, or an alias: whether it is a template is settled by its own declaration.
            return m.TYPE
        if entity.template or entity.sort == en.CONCEPT:
            return m.VALUE_TEMPLATE
        if entity.sort == en.FUNCTION:
            # Overloads may lie in other scopes too, and ADL finds more.
            return m.UNKNOWN
        return m.VALUE


    def _member_of_instance(self, context: "ScopeContext", first: int, last: int) -> int:
        """What the last part of `A<x>::B` means in the primary template: a type, a variable or an enumerator."""
        declarations = context.declarations
        if last - 2 <= first or declarations.kinds[last - 2] != k.GREATER or declarations.kinds[last - 1] != k.SCOPE:
            return m.UNKNOWN
        template = declarations.last_identifier(first, last - 1)
        entity = context.resolve_path(first, template) if template > first - 1 else None
        if entity is None or not entity.template or entity.sort != en.TYPE:
            return m.UNKNOWN
        scope = context.class_scope(entity)
        found = scope.find(declarations.lexemes[last], last, False) if scope is not None else None
        if found is None or found.template:
            return m.UNKNOWN
        if found.is_type:
            return m.TYPE
        return m.VALUE if found.sort in (en.VARIABLE, en.ENUMERATOR) else m.UNKNOWN


class NamesOfDeclarations(NameOracle):
    """Asks a lookup, made on the first question, where a declaration that is no template and no head of a definition
    declares a function or a variable: `S a(b);`.  All else goes by the spelling, without a lookup."""

    def __init__(self, cutter: Cutter, lookup: "Callable[[], ScopeContext]") -> None:
        self._cutter: Cutter = cutter
        self._lookup: Callable[[], ScopeContext] = lookup

    def is_type(self, first: int, end: int) -> bool:
        path = self._cutter.path(first)
        if not path or (path[-1].sort != SIMPLE and first < path[-1].body):
            return True
        if path[-1].sort == SIMPLE and self._cutter.kinds[path[-1].start] == k.TEMPLATE:
            return True
        return self._lookup().declarations.names.is_type(first, end)

    def may_be_type(self, name: int) -> bool:
        return self._lookup().declarations.names.may_be_type(name)
