"""Mangled names of functions and variables at namespace scope, and of members defined outside of their class."""

from cufe.sema.linkage.operators import BINARY, UNARY_FUNCTIONS
from cufe.sema.text_lookup.language_linkage import has_c_linkage
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.builder import TypeBuilder
from cufe.sema.text_mangling.mangler import Mangler
from cufe.sema.text_mangling.types import Name, Type, UnknownTypeError
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


class EntityMangler:
    """Names entities of one unit by their declarations."""

    def __init__(self, types: TypeBuilder) -> None:
        self.types: TypeBuilder = types
        self.kinds: bytes = types.kinds
        self.lexemes: list[str] = types.lexemes

    def _has_c_linkage(self, specifiers: n.Specifiers) -> bool:
        return has_c_linkage(self.types.parser.brackets, specifiers.start, specifiers.end)

    def scope_of(self, path: list[Piece], declarator: n.Declarator) -> str:
        """The scope that a declarator-id is declared in, its qualifier included; raises `UnknownTypeError`."""
        scope = self.types.names.scope_of(path)
        last = declarator.id - 1
        if last < declarator.name_first or self.kinds[last] != k.SCOPE:
            return scope
        return self.types.target_scope(declarator.name_first, last, scope)

    def variable(self, path: list[Piece], declaration: n.Declaration, declarator: n.Declarator) -> str:
        """The name of a variable in the object file; raises `UnknownTypeError`."""
        spelling = self.lexemes[declarator.id]
        scope = self.scope_of(path, declarator)
        if not scope or self._has_c_linkage(declaration.specifiers):
            return spelling
        prefix = self.types.scope_name(scope)
        name = Name(prefix, t.source_name(spelling))
        seen: set[str] = set()
        if prefix is not None:
            t.tags_of_name(prefix, seen)
        try:
            tags: set[str] = set()
            t.tags_of_type(self.types.declared(declaration.specifiers, declarator, scope), tags)
            name.tags = sorted(tags - seen)
        except UnknownTypeError:
            # The type of a variable is no part of its name, but for its tags.
            pass
        return Mangler().variable(name)

    def function(self, path: list[Piece], declaration: n.Declaration) -> str:
        """The name of a function that is no template, in the object file; raises `UnknownTypeError`."""
        declarator = declaration.declarators[0]
        operator = declarator.function()
        if operator is None:
            raise UnknownTypeError("no function")
        scope = self.scope_of(path, declarator)
        is_plain = self.kinds[declarator.id] == k.IDENTIFIER
        if is_plain and (self._has_c_linkage(declaration.specifiers) or self._is_main(scope, declarator)):
            return self.lexemes[declarator.id]
        prefix = self._prefix(path, declarator, scope)
        type_ = self.types.function(t.builtin("v"), operator, scope)
        name = Name(prefix, self._text(declaration, declarator, prefix, type_, scope))
        name.tags = self._tags(declaration, declarator, prefix, type_, scope)
        return Mangler().function(name, type_, False)

    def _prefix(self, path: list[Piece], declarator: n.Declarator, scope: str) -> Name | None:
        """The name of the scope a function is declared in, with the arguments of a specialised class."""
        last = declarator.id - 1
        for at in range(declarator.name_first, last):
            if self.kinds[at] == k.LESS:
                return self.types.named(declarator.name_first, last, self.types.names.scope_of(path)).name
        return self.types.scope_name(scope)

    def _is_main(self, scope: str, declarator: n.Declarator) -> bool:
        return not scope and self.lexemes[declarator.id] == "main"

    def _text(
        self,
        declaration: n.Declaration,
        declarator: n.Declarator,
        prefix: Name | None,
        type_: Type,
        scope: str,
    ) -> str:
        """The unqualified name: identifier, constructor, destructor or operator."""
        at = declarator.id
        if self.kinds[at] == k.TILDE:
            return "D1"
        if self.kinds[at] == k.OPERATOR:
            return self._operator(declarator, prefix, type_, scope)
        if declaration.specifiers.sort == n.NO_TYPE and prefix is not None:
            return "C1"
        return t.source_name(self.lexemes[at])

    def _operator(self, declarator: n.Declarator, prefix: Name | None, type_: Type, scope: str) -> str:
        start = declarator.id + 1
        end = declarator.name_last + 1
        spelling = "".join(self.lexemes[start:end])
        if self.kinds[start] == k.STRING:
            return "li" + t.source_name(spelling.lstrip('"'))
        code = BINARY.get(spelling, "")
        if not code:
            # The mangler spells the type where the name stands, since it can be substituted.
            return "cv" + Mangler().type(self.types.type_id(start, end, scope))
        operands = len(type_.parameters) + (1 if prefix is not None and self._is_class(scope) else 0)
        return UNARY_FUNCTIONS[spelling] if operands == 1 and spelling in UNARY_FUNCTIONS else code

    def _is_class(self, scope: str) -> bool:
        """Whether the innermost scope is a class."""
        name = scope[:-2].rpartition("::")[2]
        around = scope[: len(scope) - len(name) - 2]
        found = self.types.names.qualified(name, around, len(self.kinds))
        return found is not None and found.piece.sort == c.CLASS

    def _tags(
        self,
        declaration: n.Declaration,
        declarator: n.Declarator,
        prefix: Name | None,
        type_: Type,
        scope: str,
    ) -> list[str]:
        """ABI tags: those of the declaration, and those of the result that no other part of the name has."""
        own = set(self.types.names.tags(declaration.specifiers.attributes + declarator.attributes))
        if declaration.specifiers.sort == n.NO_TYPE:
            return sorted(own)
        result: set[str] = set()
        operators = declarator.operators
        function = operators[0]
        if function.trailing >= 0:
            end = self.types.parser.skip_type_id(function.trailing + 1, len(self.kinds))
            t.tags_of_type(self.types.type_id(function.trailing + 1, end, scope), result)
        elif declaration.specifiers.sort not in (n.BUILTIN, n.PLACEHOLDER):
            base = self.types.base(declaration.specifiers, scope)
            t.tags_of_type(self.types.apply(base, operators, 1, scope), result)
        seen: set[str] = set()
        for parameter in type_.parameters:
            t.tags_of_type(parameter, seen)
        if prefix is not None:
            t.tags_of_name(prefix, seen)
        return sorted(own | (result - seen))
