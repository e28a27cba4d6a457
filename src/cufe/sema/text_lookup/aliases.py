"""What the name of a type stands for, as far as the text of typedefs and alias-declarations tells, and functions that
are declared by such a name: `typedef void F(int); F f;` ([dcl.fct]/14).

Syntax takes `F f;` for a variable.  One sweep finds the names that stand for function types somewhere in the unit; a
declaration with such a name, or with `decltype`, is looked into."""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_lookup.lookup import Lookup


#: aliases of aliases that are followed
DEPTH: Final = 8


class Aliased:
    """The type that an alias gives a name: specifiers and an abstract declarator, or those of a typedef."""

    def __init__(self, specifiers: n.Specifiers, declarator: n.Declarator) -> None:
        self.specifiers: n.Specifiers = specifiers
        self.declarator: n.Declarator = declarator


def _aliased(lookup: "Lookup", specifiers: n.Specifiers, of_template: bool) -> Aliased | None:
    """The type of the alias that some specifiers name; None where they name no alias, or an unknown.  Of an alias
    template, if that is asked for, it is what its arguments are put into."""
    if specifiers.sort != n.NAMED:
        return None
    last = lookup.declarations.last_identifier(specifiers.type_start, specifiers.type_end)
    if last < specifiers.type_start or lookup.kinds[last] != k.IDENTIFIER:
        return None
    entity = lookup.resolve(last)
    if entity is None or entity.sort != en.ALIAS or bool(entity.template) != of_template or not entity.bindings:
        return None
    binding = entity.bindings[0]
    if binding.declaration is not None and binding.declarator is not None:
        return Aliased(binding.declaration.specifiers, binding.declarator)
    equals = binding.name + 1
    if lookup.kinds[equals] != k.ASSIGN:
        return None
    limit = lookup.kinds.find(k.SEMICOLON, equals)
    found = lookup.declarations.specifiers(equals + 1, limit, "")
    return Aliased(found, lookup.declarations.declarator(found.end, limit, False))


def last_alias(lookup: "Lookup", specifiers: n.Specifiers) -> Aliased | None:
    """What the alias that some specifiers name stands for, through aliases of it; None where they name none."""
    found: Aliased | None = None
    for _ in range(DEPTH):
        inner = _aliased(lookup, specifiers, False)
        if inner is None:
            return found
        found = inner
        if found.declarator.operators:
            return found
        specifiers = found.specifiers
    return None


def function_alias(lookup: "Lookup", specifiers: n.Specifiers) -> Aliased | None:
    """The alias of a function type that some specifiers name, through aliases of it."""
    found = last_alias(lookup, specifiers) or _aliased(lookup, specifiers, True)
    return found if found is not None and found.declarator.function() is not None else None


#: what may follow the parameters of a function type
_BEHIND: Final = bytes((k.CONST, k.VOLATILE, k.NOEXCEPT, k.AMPERSAND, k.AND))
_NO_FUNCTION: Final = n.TYPEDEF | n.MUTABLE | n.THREAD_LOCAL | n.CONSTINIT | n.REGISTER


class FunctionTypes:
    """Tells which declarations without parameters declare functions."""

    def __init__(self, lookup: "Lookup") -> None:
        self._lookup: Lookup = lookup
        self._names: set[str] | None = None

    def are_declared(self, declaration: n.Declaration, declarator: n.Declarator) -> bool:
        """Whether a declarator of a declaration declares a function by the name of its type."""
        return self.are_in_doubt(declaration, declarator) and self._is_of_function(declaration.specifiers)

    def are_in_doubt(self, declaration: n.Declaration, declarator: n.Declarator) -> bool:
        """The same by how it is written, without any question about names."""
        specifiers = declaration.specifiers
        if declarator.operators or declarator.id < 0 or specifiers.flags & _NO_FUNCTION:
            return False
        if declarator.initialiser != n.NO_INITIALISER and not self._is_pure(declarator):
            return False
        if specifiers.sort == n.NAMED:
            last = self._lookup.declarations.last_identifier(specifiers.type_start, specifiers.type_end)
            if last < specifiers.type_start or self._lookup.kinds[last] != k.IDENTIFIER:
                return False
            return self._lookup.lexemes[last] in self.names()
        return specifiers.sort == n.COMPUTED and self._is_plain(specifiers.type_start + 1, specifiers.type_end - 1)

    def _is_of_function(self, specifiers: n.Specifiers) -> bool:
        if specifiers.sort != n.NAMED:
            return self._names_function(specifiers)
        end = last_alias(self._lookup, specifiers) or _aliased(self._lookup, specifiers, True)
        if end is None:
            return False
        return end.declarator.function() is not None or self._names_function(end.specifiers)

    def _is_pure(self, declarator: n.Declarator) -> bool:
        """`= 0`: the only thing that such a function may be set to (observed)."""
        start = declarator.initialiser_start
        if declarator.initialiser != n.ASSIGNED or declarator.initialiser_end != start + 2:
            return False
        return self._lookup.lexemes[start + 1] == "0"

    def _names_function(self, specifiers: n.Specifiers) -> bool:
        """Whether `decltype(name)` is the type of a function."""
        last = specifiers.type_end - 1
        if specifiers.sort != n.COMPUTED or not self._is_plain(specifiers.type_start + 1, last):
            return False
        entity = self._lookup.resolve(last - 1)
        return entity is not None and entity.sort == en.FUNCTION and not entity.template

    def _is_plain(self, opening: int, closing: int) -> bool:
        """Whether nothing but a name stands between parentheses."""
        kinds = self._lookup.kinds
        for at in range(opening + 1, closing):
            if kinds[at] != k.IDENTIFIER and kinds[at] != k.SCOPE:
                return False
        return kinds[closing] == k.CLOSE_ROUND and kinds[closing - 1] == k.IDENTIFIER

    def _parameters(self, semicolon: int) -> int:
        """The parenthesis of the parameters that a declaration ends with, -1 where it ends otherwise."""
        kinds = self._lookup.kinds
        at = semicolon - 1
        while kinds[at] in _BEHIND:
            at -= 1
        return self._lookup.cutter.brackets.open_before(at) if kinds[at] == k.CLOSE_ROUND else -1

    # --- the names -----------------------------------------------------------------------------------------------

    def names(self) -> set[str]:
        """The spellings that stand for a function type somewhere in the unit, perhaps for other types elsewhere."""
        if self._names is None:
            self._names = set()
            self._sweep(self._names)
        return self._names

    def _sweep(self, found: set[str]) -> None:
        kinds = self._lookup.kinds
        lexemes = self._lookup.lexemes
        for keyword in (k.TYPEDEF, k.USING):
            at = kinds.find(keyword)
            while at >= 0:
                semicolon = k.next_of(kinds, k.SEMICOLON, at, len(kinds))
                if semicolon < 0:
                    break
                name = self._named(at, semicolon)
                if name >= 0:
                    found.add(lexemes[name])
                at = k.next_of(kinds, keyword, at + 1, len(kinds))

    def _named(self, at: int, semicolon: int) -> int:
        """The name that a typedef or alias-declaration gives to what may be a function type, or -1."""
        kinds = self._lookup.kinds
        is_typedef = kinds[at] == k.TYPEDEF
        if not is_typedef and (kinds[at + 1] != k.IDENTIFIER or kinds[at + 2] != k.ASSIGN):
            return -1
        last = kinds[semicolon - 1]
        if last == k.CLOSE_ROUND or last in _BEHIND:
            opening = self._parameters(semicolon)
            if opening <= at:
                return -1
            if is_typedef:
                return opening - 1 if kinds[opening - 1] == k.IDENTIFIER else -1
            is_type = kinds[opening - 1] != k.DECLTYPE or self._is_plain(opening, semicolon - 1)
            return at + 1 if is_type else -1
        # Another name for such a type.
        named = semicolon - 2 if is_typedef else semicolon - 1
        if self._names_alias(named):
            return semicolon - 1 if is_typedef else at + 1
        if is_typedef and kinds[at + 1] == k.DECLTYPE and self._is_plain(at + 2, semicolon - 2):
            return semicolon - 1
        return -1

    def _names_alias(self, token: int) -> bool:
        """Whether a token names a function type somewhere: no member of an instance of a template."""
        kinds = self._lookup.kinds
        if self._lookup.lexemes[token] not in self.names():
            return False
        return kinds[token] == k.IDENTIFIER and not (kinds[token - 1] == k.SCOPE and kinds[token - 2] == k.GREATER)
