"""Which declaration a type's name stands for, found from the name and not from the scope.

Few names are ever asked for (the types of one signature, the typedef of a variable), so nothing is indexed: every
place where the identifier is spelt is looked at, and the ones that declare it are kept.
"""

from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

CLASS: Final = 0
ENUM: Final = 1
TYPEDEF: Final = 2
ALIAS: Final = 3  # using N = T;
NAMESPACE: Final = 4
NAMESPACE_ALIAS: Final = 5
USING: Final = 6  # using N::T;
ENUMERATOR: Final = 7
VARIABLE: Final = 8

#: how an unnamed namespace is written in a scope
UNNAMED: Final = "{}"

_HEAD_ENDS: Final = bytes((k.CLOSE_ROUND, k.CLOSE_SQUARE, k.ATTRIBUTE_MACRO))
_AFTER_DECLARATOR: Final = bytes((k.ATTRIBUTE, k.ALIGNAS)) + b";,[)={("
_NAMESPACE_PARTS: Final = bytes((k.IDENTIFIER, k.SCOPE, k.INLINE))
_AFTER_QUALIFIED: Final = bytes((k.SEMICOLON, k.COMMA, k.OPEN_BRACE, k.COLON, k.SCOPE))
_AFTER_ALIAS: Final = bytes((k.ASSIGN, k.OPEN_SQUARE, k.ATTRIBUTE))
_NAME_STARTS: Final = bytes((k.IDENTIFIER, k.SCOPE))


class Declared:
    """A declaration of a name at namespace or class scope.

    `scope` is written `N::C::`, empty at global scope; `visible` are the scopes in which an unqualified name finds it:
    its own and those around inline and unnamed namespaces.  `token` is the identifier.
    """

    __slots__ = ("name", "path", "piece", "scope", "sort", "token", "visible")

    def __init__(self, sort: int, name: str, token: int, path: list[Piece], scope: str, visible: list[str]) -> None:
        self.sort: int = sort
        self.name: str = name
        self.token: int = token
        self.path: list[Piece] = path
        self.piece: Piece = path[-1]
        self.scope: str = scope
        self.visible: list[str] = visible

    def inner_scope(self) -> str:
        return f"{self.scope}{self.name}::"


class DeclaredNames:
    """Declarations of types, namespaces and templates of one unit, by name."""

    def __init__(self, parser: DeclarationParser) -> None:
        self.parser: DeclarationParser = parser
        self.kinds: bytes = parser.kinds
        self.lexemes: list[str] = parser.lexemes
        self._known: dict[str, list[Declared]] = {}
        self._inline_tags: dict[str, list[str]] = {}
        self._inline_known: bool = False
        self._directives: dict[str, list[str]] = {}
        self._directives_known: bool = False
        self._bases: dict[str, list[str]] = {}

    # --- scopes ----------------------------------------------------------------------------------------------

    def scope_of(self, path: list[Piece]) -> str:
        """The scope inside all the namespaces and classes of `path`."""
        scope = ""
        for piece in path:
            if piece.sort == c.NAMESPACE:
                scope += self.namespace_scope(piece)
            elif piece.sort == c.CLASS:
                scope += self.class_scope(piece)
        return scope

    def namespace_scope(self, piece: Piece) -> str:
        kinds = self.kinds
        at = piece.head
        while kinds[at] != k.NAMESPACE:
            at += 1
        scope = ""
        at = self.parser.attributes(at + 1, [])
        while at < piece.body:
            if kinds[at] == k.IDENTIFIER:
                scope += self.lexemes[at] + "::"
            elif kinds[at] == k.ATTRIBUTE:
                at = self.parser.brackets.close(at + 1)
            at += 1
        return scope or UNNAMED + "::"

    def class_scope(self, piece: Piece) -> str:
        """`A::B::` of `struct A::B {...}`; template arguments are left out."""
        first, end = self.class_name_tokens(piece)
        scope = ""
        at = first
        while at < end:
            if self.kinds[at] == k.IDENTIFIER:
                scope += self.lexemes[at] + "::"
            elif self.kinds[at] == k.LESS:
                close = self.parser.brackets.close_angle(at, end)
                at = close if close > at else at
            at += 1
        return scope or "(unnamed)::"

    def class_name_tokens(self, piece: Piece) -> tuple[int, int]:
        """The tokens of the name of a class piece, empty for an unnamed class."""
        at = piece.head
        while at < piece.body and self.kinds[at] not in k.CLASS_KEYS:
            at += 1
        at = self.parser.attributes(at + 1, [])
        return at, self.parser.skip_name(at, piece.body)

    def _inline_namespaces(self) -> dict[str, list[str]]:
        """Inline namespaces by their scopes, each with its ABI tags."""
        if not self._inline_known:
            self._inline_known = True
            for at in k.all_of(self.kinds, k.NAMESPACE):
                if at > 0 and self.kinds[at - 1] == k.INLINE:
                    path = self.parser.cutter.path(at)
                    attributes: list[n.Attribute] = []
                    after = self.parser.attributes(at + 1, attributes)
                    while after < len(self.kinds) and self.kinds[after] in bytes((k.IDENTIFIER, k.SCOPE)):
                        after += 1
                    self.parser.attributes(after, attributes)
                    if path and path[-1].sort == c.NAMESPACE:
                        self._inline_tags.setdefault(self.scope_of(path), []).extend(self.tags(attributes))
                self._nested_inline(at)
        return self._inline_tags

    def _nested_inline(self, at: int) -> None:
        """Takes the inline parts of `namespace A::inline B {` in."""
        end = at + 1
        while end < len(self.kinds) and self.kinds[end] in _NAMESPACE_PARTS:
            end += 1
        if k.INLINE not in self.kinds[at:end]:
            return
        path = self.parser.cutter.path(at)
        scope = self.scope_of(path[:-1])
        for token in range(at + 1, end):
            if self.kinds[token] == k.IDENTIFIER:
                scope += self.lexemes[token] + "::"
                if self.kinds[token - 1] == k.INLINE:
                    self._inline_tags.setdefault(scope, [])

    def tags(self, attributes: list[n.Attribute]) -> list[str]:
        """ABI tags among attributes, sorted."""
        found: list[str] = []
        for attribute in attributes:
            if attribute.name.strip("_") in ("abi_tag", "gnu::abi_tag") and attribute.arguments >= 0:
                for at in range(attribute.arguments, attribute.last + 1):
                    if self.kinds[at] == k.STRING:
                        found.append(self.lexemes[at].strip('"'))
        return sorted(set(found))

    def namespace_tags(self, scope: str) -> list[str]:
        return self._inline_namespaces().get(scope, [])

    def _visible(self, scope: str) -> list[str]:
        """`scope` and the scopes around the inline and unnamed namespaces at its end."""
        found = [scope]
        while scope and (scope.endswith(UNNAMED + "::") or scope in self._inline_namespaces()):
            scope = outer(scope)
            found.append(scope)
        return found

    def _using_directives(self) -> dict[str, list[str]]:
        """The namespaces nominated by using-directives, as written, by the scopes the directives stand in."""
        if not self._directives_known:
            self._directives_known = True
            pair = bytes((k.USING, k.NAMESPACE))
            for at in k.all_of(self.kinds, pair):
                path = self.parser.cutter.path(at)
                end = self.parser.skip_name(at + 2, len(self.kinds))
                if path and path[-1].sort == c.SIMPLE:
                    written = "".join(self.lexemes[at + 2 : end]) + "::"
                    self._directives.setdefault(self.scope_of(path[:-1]), []).append(written)
        return self._directives

    # --- declarations ----------------------------------------------------------------------------------------

    def declarations(self, name: str) -> list[Declared]:
        """All declarations of `name` that the unit has at namespace and class scope, in the order of the text."""
        known = self._known.get(name)
        if known is not None:
            return known
        found: list[Declared] = []
        self._known[name] = found
        kinds = self.kinds
        count = len(kinds)
        for at in self.parser.brackets.unit.occurrences(name):
            if at + 1 >= count or at == 0:
                continue
            before = kinds[at - 1]
            after = kinds[at + 1]
            if after == k.SCOPE and before != k.NAMESPACE and before != k.SCOPE:
                continue
            sort = -1
            if before in k.CLASS_KEYS or before in _HEAD_ENDS:
                sort = CLASS
            elif before == k.ENUM:
                sort = ENUM
            elif before == k.USING:
                sort = ALIAS if after in _AFTER_ALIAS else -1
            elif before == k.NAMESPACE:
                sort = NAMESPACE_ALIAS if after == k.ASSIGN else NAMESPACE
            elif before == k.SCOPE and after in _AFTER_QUALIFIED:
                sort = USING
            elif after in _AFTER_DECLARATOR:
                sort = TYPEDEF
            if sort >= 0 or after in _AFTER_DECLARATOR:
                self._judge(name, at, sort, found)
        return found

    def _judge(self, name: str, at: int, sort: int, found: list[Declared]) -> None:
        """Keeps the declaration of `name` at token `at`, if it is one."""
        path = self.parser.cutter.path(at)
        if not path:
            return
        piece = path[-1]
        kinds = self.kinds
        head = piece.head
        if head >= len(kinds) or at < head:
            # A template parameter, `template <class T>`, stands in front of the declaration.
            return
        outer_path = path[:-1]
        if piece.sort == c.NAMESPACE and at < piece.body:
            self._judge_namespace(name, at, path, found)
            return
        if sort in (NAMESPACE, NAMESPACE_ALIAS):
            if (piece.sort == c.NAMESPACE and at < piece.body) or (sort == NAMESPACE_ALIAS and head == at - 1):
                self._keep(found, sort, name, at, path, self.scope_of(outer_path))
            return
        if piece.sort == c.ENUM and piece.body < at < self.parser.brackets.close(piece.body):
            return
        if kinds[head] == k.USING:
            if sort == ALIAS and at == head + 1:
                self._keep(found, ALIAS, name, at, path, self.scope_of(outer_path))
            elif sort == USING and kinds[at + 1] in b";," and kinds.find(k.ASSIGN, head, at) < 0:
                self._keep(found, USING, name, at, path, self.scope_of(outer_path))
            return
        limit = piece.body if piece.body >= 0 else piece.end
        if kinds.find(k.TYPEDEF, head, min(limit, head + 8)) >= 0:
            if (sort == CLASS and kinds[at - 1] in k.CLASS_KEYS) or sort == ENUM:
                self._keep(found, sort, name, at, path, self.scope_of(outer_path))
            elif at > (self.parser.brackets.close(piece.body) if piece.body >= 0 else head):
                self._judge_typedef(name, at, path, found)
            return
        if piece.sort == c.CLASS and at < piece.body:
            first, end = self.class_name_tokens(piece)
            if first <= at < end and (end == at + 1 or kinds[at + 1] == k.LESS):
                if kinds[first] == k.SCOPE:
                    scope = "".join(self.lexemes[first + 1 : at])
                else:
                    scope = self.scope_of(outer_path) + "".join(self.lexemes[first:at])
                self._keep(found, CLASS, name, at, path, scope)
            return
        if piece.sort == c.ENUM and at < piece.body:
            self._keep(found, ENUM, name, at, path, self.scope_of(outer_path))
            return
        if sort == CLASS and kinds[at - 1] in k.CLASS_KEYS and (piece.body < 0 or at < piece.body):
            if at > 1 and kinds[at - 2] == k.ENUM:
                sort = ENUM
            forward = kinds[at + 1] == k.SEMICOLON
            scope = self.scope_of(outer_path)
            if not forward:
                scope = self._namespace_part(outer_path)
            self._keep(found, sort, name, at, path, scope)
        elif sort == CLASS and kinds[at - 1] in _HEAD_ENDS and kinds[head] in k.CLASS_KEYS:
            if kinds[at + 1] == k.SEMICOLON and self.parser.attributes(head + 1, []) == at:
                self._keep(found, CLASS, name, at, path, self.scope_of(outer_path))
        elif sort == ENUM and piece.sort == c.SIMPLE:
            self._keep(found, ENUM, name, at, path, self.scope_of(outer_path))

    def _judge_namespace(self, name: str, at: int, path: list[Piece], found: list[Declared]) -> None:
        """Keeps a component of the name of a namespace definition: `A` and `B` of `namespace A::B {`."""
        piece = path[-1]
        scope = self.scope_of(path[:-1])
        token = piece.head
        while self.kinds[token] != k.NAMESPACE:
            token += 1
        token = self.parser.attributes(token + 1, [])
        while token < piece.body:
            if token == at:
                self._keep(found, NAMESPACE, name, at, path, scope)
                return
            if self.kinds[token] == k.IDENTIFIER:
                scope += self.lexemes[token] + "::"
            token += 1

    def _namespace_part(self, path: list[Piece]) -> str:
        """The innermost namespace: that is where an elaborated type specifier declares its class."""
        return self.scope_of([piece for piece in path if piece.sort != c.CLASS])

    def _judge_typedef(self, name: str, at: int, path: list[Piece], found: list[Declared]) -> None:
        declaration = self.parser.parse(path[-1], "")
        for declarator in declaration.declarators:
            if declarator.id == at:
                self._keep(found, TYPEDEF, name, at, path, self.scope_of(path[:-1]))

    def _keep(self, found: list[Declared], sort: int, name: str, at: int, path: list[Piece], scope: str) -> None:
        found.append(Declared(sort, name, at, path, scope, self._visible(scope)))

    # --- lookup ----------------------------------------------------------------------------------------------

    def unqualified(self, name: str, scope: str, before: int) -> Declared | None:
        """What `name` finds from inside `scope` in front of token `before` ([basic.lookup.unqual]); None if unknown.

        A name that no scope around has is taken from a namespace that a
        using-directive nominates, and else from the only scope that declares it at all.
        """
        found = self.declarations(name)
        at = scope
        while True:
            best = self._in_class(found, at, before)
            if best is not None:
                return best
            for written in self._using_directives().get(at, []) if found else []:
                for target in (written, at + written, outer(at) + written):
                    best = self._in_scope(found, target.removeprefix("::"), before)
                    if best is not None:
                        return best
            if not at:
                break
            at = outer(at)
        scopes = {declared.scope for declared in found if declared.token < before}
        if len(scopes) == 1:
            return next(declared for declared in found if declared.token < before)
        return None

    def qualified(self, name: str, scope: str, before: int) -> Declared | None:
        """What `name` is in `scope`, a namespace or class as `inner_scope` writes it."""
        return self._in_class(self.declarations(name), scope, before)

    def _in_class(self, found: list[Declared], scope: str, before: int) -> Declared | None:
        """The declaration in a scope or, if that is a class, in one of its bases."""
        best = self._in_scope(found, scope, before)
        if best is not None or not scope or not found:
            return best
        for base in self.bases(scope):
            best = self._in_class(found, base, before)
            if best is not None:
                return best
        return None

    def bases(self, scope: str) -> list[str]:
        """The scopes of the base classes of the class `scope`, those of its specialisations among them."""
        known = self._bases.get(scope)
        if known is not None:
            return known
        bases: list[str] = []
        # Until it is known a class has no bases, should one be found to be its own.
        self._bases[scope] = []
        around = outer(scope)
        name = scope[len(around) : -2]
        for declared in self.declarations(name):
            if declared.sort == CLASS and declared.scope == around and declared.token < declared.piece.body:
                self._read_bases(declared, bases)
        self._bases[scope] = bases
        return bases

    def _read_bases(self, declared: Declared, into: list[str]) -> None:
        kinds = self.kinds
        brace = declared.piece.body
        at = self.parser.skip_name(declared.token, brace)
        while at < brace and kinds[at] != k.COLON:
            at += 1
        at += 1
        while at < brace:
            end = self.parser.skip_to_comma(at, brace)
            while at < end and kinds[at] not in _NAME_STARTS:
                at += 1
            scope = self._scope_of_base(at, end, declared.scope)
            if scope:
                into.append(scope)
            at = end + 1

    def _scope_of_base(self, at: int, end: int, scope: str) -> str:
        """The scope of the class that the tokens `at` to `end` name; empty where it is not found."""
        found = self.class_of(at, end, scope)
        return found.inner_scope() if found is not None else ""

    def class_of(self, at: int, end: int, scope: str) -> Declared | None:
        """The class or class template that the tokens `at` to `end` name; template arguments are not looked at."""
        before = at
        found: Declared | None = None
        inside = ""
        qualified = False
        while at < end:
            if self.kinds[at] == k.SCOPE:
                qualified = True
                at += 1
            if at >= end or self.kinds[at] != k.IDENTIFIER:
                return None
            name = self.lexemes[at]
            found = (
                self._in_scope(self.declarations(name), inside, before)
                if qualified
                else self.unqualified(name, scope, before)
            )
            if found is None or found.sort not in (CLASS, NAMESPACE):
                return None
            inside = found.inner_scope()
            at += 1
            if at < end and self.kinds[at] == k.LESS:
                at = self.parser.brackets.close_angle(at, end) + 1
        return found

    def _in_scope(self, found: list[Declared], scope: str, before: int) -> Declared | None:
        """The first declaration in a scope; a definition of a class or enum before its forward declarations."""
        first: Declared | None = None
        for declared in found:
            if scope in declared.visible:
                if declared.token >= before and not self._complete(declared, scope):
                    break
                if declared.sort != CLASS and declared.sort != ENUM:
                    return declared
                if (
                    declared.piece.body >= 0
                    and declared.token < declared.piece.body
                    and not self._specialises(declared)
                ):
                    return declared
                if first is None:
                    first = declared
        return first

    def _complete(self, declared: Declared, scope: str) -> bool:
        """A member of a class is known in all bodies of its class, in front of its declaration too."""
        return len(declared.path) > 1 and declared.path[-2].sort == c.CLASS

    def _specialises(self, declared: Declared) -> bool:
        return self.kinds[declared.token + 1] == k.LESS

    def is_template(self, declared: Declared) -> bool:
        return declared.piece.head != declared.piece.start


def outer(scope: str) -> str:
    """The scope around a scope: `A::` of `A::B::`."""
    cut = scope.rfind("::", 0, len(scope) - 2)
    return scope[: cut + 2] if cut >= 0 else ""
