"""The names of a namespace or class: which pieces can declare a name, found without parsing them."""

from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.brackets import is_name_in_parentheses
from cufe.syntax.cutter import CLASS, EMPTY, ENUM, FUNCTION, LINKAGE, NAMESPACE, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

#: behind a declared name
_AFTER_NAME: Final = bytes(
    (k.OPEN_ROUND, k.CLOSE_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE, k.SEMICOLON, k.COLON, k.COMMA, k.ASSIGN, k.ATTRIBUTE,
     k.ALIGNAS, k.ASM)
)  # fmt: skip
#: in front of the type of an object, and of few constructors
_OF_OBJECTS: Final = bytes(
    (k.STATIC, k.EXTERN, k.CONST, k.VOLATILE, k.MUTABLE, k.TYPEDEF, k.CONSTEXPR, k.CONSTINIT, k.THREAD_LOCAL, k.INLINE,
     k.SCOPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.CLOSE_ROUND, k.CLOSE_SQUARE)
)  # fmt: skip
_BEHIND_NAME_ALONE: Final = bytes((k.CLOSE_ROUND, k.ATTRIBUTE, k.ALIGNAS, k.OPEN_SQUARE))
_MEMBER_POINTER: Final = bytes((k.SCOPE, k.STAR))
_WITH_PARENTHESES: Final = bytes(
    (k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.THROW, k.ASM, k.EXPLICIT, k.UNDERLYING_TYPE)
)


def _holds_name(kinds: bytes, opening: int) -> bool:
    """Whether a parenthesis may hold the name of an object alone, with attributes or more parentheses around it."""
    at = opening + 1
    while kinds[at] == k.OPEN_ROUND:
        at += 1
    return kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAME_ALONE


class NamespacePart:
    """A named namespace piece: `name` is its identifier, `brace` its body, `inline` says so.

    Of `namespace A::B {` the part named A has `rest` at B; its members are those of B alone."""

    def __init__(self, name: int, rest: list[int], brace: int, inline: bool, piece: Piece) -> None:
        self.name: int = name
        self.rest: list[int] = rest
        self.brace: int = brace
        self.inline: bool = inline
        self.piece: Piece = piece


class MemberIndex:
    """Names of the pieces behind the brace of a class, or those of all parts of a namespace; linkage blocks included.

    `pieces` maps a spelling to the pieces that may declare it: too many rather than too few."""

    def __init__(self, declarations: DeclarationParser, braces: list[int]) -> None:
        self.declarations: DeclarationParser = declarations
        self.pieces: dict[str, list[Piece]] = {}
        #: namespaces with a name, by spelling
        self.namespaces: dict[str, list[NamespacePart]] = {}
        #: unnamed namespaces: their braces
        self.unnamed: list[int] = []
        #: braces of inline namespaces
        self.inline: list[NamespacePart] = []
        #: using-directives
        self.directives: list[Piece] = []
        #: braces of anonymous unions and structs
        self.anonymous: list[int] = []
        #: using-enum-declarations, whose enumerators `pieces` does not have
        self.using_enums: list[Piece] = []
        #: names of the unscoped enumerations that are declared by `enum E : int;`
        self.opaque_enums: list[int] = []
        for brace in braces:
            self._read(brace)

    def _read(self, brace: int) -> None:
        cutter = self.declarations.cutter
        pending = [brace]
        while pending:
            opening = pending.pop()
            for piece in cutter.pieces(opening):
                sort = piece.sort
                if sort == EMPTY:
                    continue
                if sort == NAMESPACE:
                    self._namespace(piece)
                elif sort == LINKAGE:
                    pending.append(piece.body)
                elif sort == CLASS or sort == ENUM:
                    self._class_or_enum(piece)
                else:
                    self._declarators(piece, piece.head, piece.body if sort == FUNCTION else piece.end)

    def _add(self, token: int, piece: Piece) -> None:
        spelling = self.declarations.lexemes[token]
        known = self.pieces.get(spelling)
        if known is None:
            self.pieces[spelling] = [piece]
        elif known[-1] is not piece:
            known.append(piece)

    def _namespace(self, piece: Piece) -> None:
        inline = self.declarations.kinds[piece.start] == k.INLINE
        path = self.declarations.namespace_names(piece)
        if not path:
            self.unnamed.append(piece.body)
            return
        part = NamespacePart(path[0], path[1:], piece.body, inline, piece)
        self.namespaces.setdefault(self.declarations.lexemes[path[0]], []).append(part)
        if inline:
            self.inline.append(part)

    def _class_or_enum(self, piece: Piece) -> None:
        kinds = self.declarations.kinds
        at = piece.head
        while at < piece.body and kinds[at] not in k.CLASS_KEYS and kinds[at] != k.ENUM:
            at = self.declarations.brackets.skip(at) if kinds[at] == k.OPEN_ROUND else at + 1
        enum = kinds[at] == k.ENUM
        first, _, name = b.class_name(at, piece.body, kinds)
        if name >= 0:
            self._add(name, piece)
        if enum and first == name and kinds[at + 1] not in k.CLASS_KEYS:
            for binding in b.enumerators(piece.body, kinds):
                self._add(binding.name, piece)
        after = self.declarations.brackets.skip(piece.body)
        if kinds[after] != k.SEMICOLON:
            self._declarators(piece, after, piece.end)
        elif name < 0 and not enum:
            self.anonymous.append(piece.body)

    def _declarators(self, piece: Piece, at: int, end: int) -> None:
        """Adds every identifier that may be the name of a declarator in the tokens `at` to `end`."""
        kinds = self.declarations.kinds
        brackets = self.declarations.brackets
        if kinds[at] == k.USING:
            self._using(piece, at, end)
            return
        if kinds[at] == k.FRIEND or kinds[at] == k.STATIC_ASSERT:
            return
        if kinds[at] == k.NAMESPACE or kinds[at] == k.CONCEPT:
            self._add(at + 1, piece)
            return
        # The same holds for FUNCTION pieces, which end with their name.
        whole = piece.sort != FUNCTION
        start = at
        while at < end:
            kind = kinds[at]
            if kind == k.IDENTIFIER:
                following = kinds[at + 1]
                if following == k.LESS:
                    name = at
                    close = brackets.close_angle(at + 1, end)
                    if close < 0:
                        at += 2
                        continue
                    at = close + 1
                    if kinds[at] == k.OPEN_ROUND and kinds[at + 1] not in b"*&A":
                        if is_name_in_parentheses(kinds, at):
                            continue
                        self._add(name, piece)
                        if not whole:
                            return
                    elif kinds[at] in _AFTER_NAME:
                        self._add(name, piece)
                    continue
                if following == k.OPEN_ROUND and is_name_in_parentheses(kinds, at + 1):
                    at += 2
                    continue
                if following in _AFTER_NAME or at + 1 >= end:
                    self._add(at, piece)
                    if following == k.OPEN_ROUND:
                        if not whole and kinds[at + 2] not in b"*&A":
                            return
                        at += 1
                        if kinds[at + 1] in b"*&A":
                            at += 1
                        elif kinds.startswith(_MEMBER_POINTER, self.declarations.skip_name(at + 1, end)):
                            # `T (C::*f)(int)`
                            at += 1
                        elif not (at - 1 == start or kinds[at - 2] in _OF_OBJECTS) or not _holds_name(kinds, at):
                            # Else it may be `static T (x);`, with a name in parentheses.
                            at = brackets.skip(at)
                        continue
                at += 1
            elif kind in _WITH_PARENTHESES and kinds[at + 1] == k.OPEN_ROUND:
                at = brackets.skip(at + 1)
            elif kind == k.OPEN_SQUARE:
                is_auto = kinds[at - 1] == k.AUTO or (kinds[at - 1] in b"&A" and kinds[at - 2] == k.AUTO)
                if is_auto or self.declarations.are_bound_names(at, end):
                    close = brackets.close(at)
                    for name in range(at + 1, close):
                        if kinds[name] == k.IDENTIFIER:
                            self._add(name, piece)
                at = brackets.skip(at)
            elif kind == k.OPEN_BRACE:
                at = brackets.skip(at)
            elif kind == k.ASSIGN or kind == k.COLON:
                at = self.declarations.skip_to_comma(at + 1, end)
            elif kind == k.OPERATOR or kind == k.TILDE:
                return
            elif kind in k.CLASS_KEYS or kind == k.ENUM:
                name = b.class_name(at, end, kinds)[2]
                if name >= 0:
                    self._add(name, piece)
                    if kind == k.ENUM and kinds[name + 1] == k.COLON and kinds[at + 1] not in k.CLASS_KEYS:
                        self.opaque_enums.append(name)
                at += 1
            else:
                at += 1

    def _using(self, piece: Piece, at: int, end: int) -> None:
        kinds = self.declarations.kinds
        if kinds[at + 1] == k.NAMESPACE:
            self.directives.append(piece)
            return
        if kinds[at + 1] == k.ENUM:
            self.using_enums.append(piece)
            return
        if kinds[at + 1] == k.IDENTIFIER:
            after = self.declarations.attributes(at + 2, [])
            if kinds[after] == k.ASSIGN:
                self._add(at + 1, piece)
                for binding in self.declarations.defined_by_alias(piece.start, at + 1, piece.end):
                    self._add(binding.name, piece)
                return
        at += 1
        while at < end:
            stop = self.declarations.skip_to_comma(at, end)
            last = stop - 1 if kinds[stop - 1] != k.ELLIPSIS else stop - 2
            if kinds[last] == k.IDENTIFIER:
                self._add(last, piece)
            at = stop + 1


def piece_bindings(declarations: DeclarationParser, piece: Piece, class_name: str) -> list[s.Binding]:
    """The names that a piece at namespace or class scope declares."""
    kinds = declarations.kinds
    first = piece.head
    while first < piece.end and kinds[first] == k.EXTENSION:
        first += 1
    kind = kinds[first]
    template = kinds.find(k.TEMPLATE, piece.start, piece.head) >= 0
    if kind == k.STATIC_ASSERT or kind == k.ASM:
        return []
    if kind == k.NAMESPACE:
        alias = s.Binding(s.NAMESPACE_ALIAS, first + 1, piece.end, first + 3, end=piece.end - 1)
        return [alias]
    if kind == k.CONCEPT:
        concept = s.Binding(s.CONCEPT, first + 1, first + 2)
        concept.template = True
        return [concept]
    if kind == k.USING:
        return _using_bindings(declarations, piece, first, template)
    declaration = declarations.parse(piece, class_name)
    if declaration.instantiation >= 0:
        return []
    found = b.bindings_of(declaration, kinds)
    if class_name:
        for binding in found:
            if binding.declarator is not None and binding.first < binding.name and kinds[binding.name - 1] == k.SCOPE:
                # `struct S { int S::x; };`: the front ends warn and leave the qualifier out.
                binding.first = binding.name
    else:
        for binding in found:
            if binding.first + 1 == binding.name and kinds[binding.first] == k.SCOPE:
                if all(around.sort == LINKAGE for around in declarations.cutter.path(piece.start)[:-1]):
                    # `void ::f() {}` in the global namespace may be the first declaration.
                    binding.first = binding.name
    return found


def _using_bindings(declarations: DeclarationParser, piece: Piece, first: int, template: bool) -> list[s.Binding]:
    kinds = declarations.kinds
    end = piece.end - 1
    if kinds[first + 1] == k.NAMESPACE:
        directive = s.Binding(s.USING_NAMESPACE, end - 1, piece.end, declarations.attributes(first + 2, []), end=end)
        return [directive]
    if kinds[first + 1] == k.IDENTIFIER and kinds[declarations.attributes(first + 2, [])] == k.ASSIGN:
        alias = s.Binding(s.ALIAS, first + 1, piece.end)
        alias.template = template
        return [*declarations.defined_by_alias(piece.start, first + 1, piece.end), alias]
    found: list[s.Binding] = []
    at = first + 1
    if kinds[at] == k.ENUM:
        at += 1
    while at < end:
        stop = declarations.skip_to_comma(at, end)
        last = stop - 1 if kinds[stop - 1] != k.ELLIPSIS else stop - 2
        binding = s.Binding(s.USING, last, piece.end, at + 1 if kinds[at] == k.TYPENAME else at, end=last + 1)
        if kinds[last] == k.IDENTIFIER:
            found.append(binding)
        at = stop + 1
    return found


def is_static_member(binding: s.Binding) -> bool:
    """Whether a variable declared in a class is a static data member."""
    declaration = binding.declaration
    return declaration is not None and bool(declaration.specifiers.flags & n.STATIC)
