"""Enumerators that are members of a scope and have no entry in its index: those of using-enum-declarations
([enum.udecl]), and those of `enum E : int;` that is defined outside: `enum C::E : int { ... };` ([dcl.enum]/4)."""

from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.members import MemberIndex
from cufe.sema.text_lookup.scopes import Scope, ScopeContext
from cufe.syntax import body_bindings as b


class FurtherEnumerators:
    """Those of one scope, a class or a namespace."""

    def __init__(self, context: ScopeContext, scope: Scope) -> None:
        self.context: ScopeContext = context
        self.scope: Scope = scope
        #: the scope is asked for the names in its own using-enum-declarations
        self._open: bool = False

    def find(self, index: MemberIndex, name: str) -> Entity | None:
        """The enumerator `name`; enumerations that cannot be told are passed over."""
        if self._open or not (index.using_enums or index.opaque_enums):
            return None
        self._open = True
        found: Entity | None = None
        for token in index.opaque_enums:
            found = found or self._of_opaque(token, name)
        for piece in index.using_enums:
            enum = self.context.resolve_path(piece.head, piece.end - 2) if found is None else None
            if enum is not None:
                found = self.context.enumerator(enum, name)
        self._open = False
        return found

    def _of_opaque(self, token: int, name: str) -> Entity | None:
        lexemes = self.context.declarations.lexemes
        declared = Entity(en.TYPE, lexemes[token], token, self.scope)
        brace = self.context.later_definition(declared)
        if brace < 0:
            return None
        for binding in b.enumerators(brace, self.context.declarations.kinds):
            if lexemes[binding.name] == name:
                found = Entity(en.ENUMERATOR, name, binding.name, self.scope)
                found.bindings.append(binding)
                found.visible = binding.visible
                return found
        return None
