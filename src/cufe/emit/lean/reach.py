"""Which declarations of system headers a unit can do without, by names alone.

Everything is reached whose name is spelt in what is kept: the user's own text, what emits code, and so on from there.
Of scopes only the outermost namespace counts (`outer_namespaces`), so a name reaches all that it could mean there; two
more things are told apart, since the text shows them: a name behind `.` and `->`, or in a class, is that of a member,
and specialisations and overloads wait for the types that they are made for (`requirements`).  Where a class of a system
header is kept, the bodies of its member functions stay away until something names them.
"""

from cufe.emit.lean.declared import DeclaredNames
from cufe.emit.lean.item import Item
from cufe.emit.lean.kernel_templates import KernelTemplates
from cufe.emit.lean.library_bodies import LibraryBodies, overlaps
from cufe.emit.lean.outer_namespaces import EVERYWHERE, GLOBAL, OuterNamespaces, leads_to
from cufe.emit.lean.pragmas import UnbalancedPragmas
from cufe.emit.lean.requirements import Requirements
from cufe.emit.lean.roots import (
    ALWAYS,
    BY_KIND,
    OF_BINDINGS,
    OF_RANGES,
    REWRITTEN,
    is_inline_variable,
    is_kept_by_attribute,
    is_root,
)
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter, Piece
from cufe.text import kinds as k
from cufe.text.unit import Unit

# The actions at a token of kept text, by its kind.
_NAME: Final = 1
_OPERATOR: Final = 2
_LITERAL: Final = 3
_CONSTRUCT: Final = 4

#: another spelling of an operator ([lex.digraph])
_ALTERNATIVES: Final[dict[str, str]] = {
    "and": "&&", "or": "||", "not": "!", "compl": "~", "bitand": "&", "bitor": "|", "xor": "^", "and_eq": "&=",
    "or_eq": "|=", "xor_eq": "^=", "not_eq": "!=",
}  # fmt: skip
#: what precedes an `->` that is no trailing return type
_OBJECTS: Final = bytes((k.IDENTIFIER, k.THIS))
#: so many tokens back the `<` of a class in front of `::` is sought
_FAR: Final = 80
#: no template arguments hold these
_NO_ARGUMENTS: Final = bytes((k.SEMICOLON, k.AND, k.OR))
#: what begins a declaration that is no function's
_NO_FUNCTIONS: Final = bytes((k.USING, k.TYPEDEF, k.CONCEPT, k.NAMESPACE, k.STATIC_ASSERT))
#: what follows the name of a function
_BEHIND_FUNCTION: Final = b"()" + bytes((k.ATTRIBUTE,))
_NAMES: Final = bytes((k.IDENTIFIER, k.OPERATOR))
_QUALIFIED: Final = bytes((k.SCOPE, k.TILDE))
#: what ends a class in front of `::`, besides its name
_CLOSING: Final = b")]>" + bytes((k.GREATER,))
_OVERRIDES: Final = ("override", "final")


class Reach:
    """The pieces of a unit, and which of them are reached from the stretches that are not of system headers."""

    def __init__(
        self,
        unit: Unit,
        brackets: Brackets,
        cutter: Cutter,
        own: list[tuple[int, int]],
        foreign: list[tuple[int, int]],
        spelt: set[str],
        in_order: bool,
        library: LibraryBodies | None,
        kernels: KernelTemplates,
    ) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self.lexemes: list[str] = unit.lexemes
        self.brackets: Brackets = brackets
        self.cutter: Cutter = cutter
        self._own: list[tuple[int, int]] = own
        #: stretches whose inline variables the device compiler does not speak of in the stub file
        self._foreign: list[tuple[int, int]] = foreign
        self._declared: DeclaredNames = DeclaredNames(brackets)
        self._requirements: Requirements = Requirements(brackets, unit.lexemes, self._declared)
        self._library: LibraryBodies | None = library
        self._kernels: KernelTemplates = kernels
        #: where function definitions of the library that are kept without bodies end, and where their heads do
        self.cut_off: list[tuple[int, int]] = []
        #: pieces of system headers at namespace scope, in the order they were found
        self.items: list[Item] = []
        #: bodies of member functions of kept classes
        self.bodies: list[Item] = []
        self._by_name: dict[str, list[Item]] = {}
        self._members: dict[str, list[Item]] = {}
        #: what waits for a name, and in which outermost namespaces that has to be met
        self._waiting: dict[str, list[tuple[Item, int]]] = {}
        self._namespaces: OuterNamespaces = OuterNamespaces(brackets, unit.lexemes)
        #: what is named, and in which outermost namespaces that may be
        self._named: dict[str, int] = {}
        #: what is called unqualified: functions of this name are found by arguments
        self._called: set[str] = set()
        #: namespaces of which something is kept, so that calls may find their functions
        self._opened: set[str] = {"::"}
        #: functions that are called, in namespaces that are not open
        self._held: dict[str, list[Item]] = {}
        self._inline_namespaces: dict[str, list[str]] = {}
        #: classes that define friends which are declared outside, too
        self._friends: dict[str, list[Item]] = {}
        #: the scope of what is read, the outermost namespaces that it sees, and the name that it declares
        self._scope: str = ""
        self._seen: int = EVERYWHERE
        self._declares: int = -1
        self._member_named: set[str] = set()
        self._to_name: list[str] = []
        self._to_name_members: list[str] = []
        self._to_read: list[Item] = []
        self._asserts: list[Item] = []
        self._literals: set[str] = set()
        #: functions that are named so that one at least has to be declared: namespaces (or nothing), name, and the
        #: outermost namespaces that may mean
        self._wanted: set[tuple[str, str, int]] = set()
        #: classes that are instantiated with all their members
        self._whole: set[str] = set()
        #: whether templates are to be instantiated in the order of the whole unit
        self._in_order: bool = in_order
        self._templates: set[str] = set()
        self._kept_templates: set[str] = set()
        #: what is no template, by the templates that it mentions and instantiates therefore
        self._instantiating: dict[str, list[Item]] = {}
        self._of_device: dict[str, bool] = {}
        #: where classes start that mention kernel templates though nothing names them
        self._leading: set[int] = set()
        self._actions: bytearray = bytearray(256)
        self._find(spelt)

    # --- the pieces ------------------------------------------------------------------------------------------

    def _find(self, spelt: set[str]) -> None:
        """Indexes all pieces by what they declare, and follows what stays in any case and the names `spelt`."""
        kinds = self.kinds
        lexemes = self.lexemes
        self._find_namespaces()
        others: set[str] = set()
        unbalanced = UnbalancedPragmas(self.unit)
        read: list[tuple[Piece, str, bool]] = []
        scopes_met: set[str] = set()
        friends: list[tuple[str, Item]] = []
        scopes = [(-1, "::")]
        while scopes:
            brace, scope = scopes.pop()
            prefix = -1
            for piece in self.cutter.pieces(brace):
                if piece.sort == c.NAMESPACE:
                    inner = self._namespace(piece)
                    self._namespaces.add(scope, inner, kinds[piece.start] == k.INLINE)
                    if kinds[piece.start] == k.INLINE:
                        self._inline_namespaces.setdefault(scope, []).append(scope + inner)
                    scopes_met.add(scope + inner)
                    scopes.append((piece.body, scope + inner))
                    continue
                if piece.sort == c.LINKAGE:
                    scopes.append((piece.body, scope))
                    continue
                if piece.sort == c.EMPTY:
                    # `extern "C++"` in front of a template goes with it.
                    prefix = piece.start if kinds[piece.start] == k.EXTERN else -1
                    continue
                if prefix >= 0:
                    piece = Piece(piece.sort, prefix, piece.head, piece.body, piece.end)
                    prefix = -1
                names = self._declared.of_piece(piece, True)
                if kinds[piece.head] == k.TEMPLATE:
                    self._whole.update([lexemes[name] for name in names])
                own = overlaps(self._own, piece)
                self._namespaces.add_directives(piece.start, piece.end, scope, own)
                if self._library is not None:
                    self._library.note(piece, names, own)
                if (
                    own
                    or is_root(self.brackets, lexemes, piece, names)
                    or unbalanced.holds(piece)
                    or (is_inline_variable(kinds, piece, names) and not overlaps(self._foreign, piece))
                ):
                    read.append((piece, scope, own))
                    self._note_others(piece, names, others)
                    continue
                item = Item(piece, names[0] if names else -1, False, scope)
                self.items.append(item)
                if names and kinds[piece.start] == k.TEMPLATE:
                    self._templates.add(lexemes[names[0]])
                if piece.sort == c.CLASS:
                    friends += [(lexemes[name], item) for name in self._declared.defined_friends(piece)]
                if not names:
                    self._asserts.append(item)
                    continue
                self._index(item, names)
                self._note_others(piece, names, others)
        for friend, item in friends:
            # A friend that is declared outside as well can be called without the class.
            if friend in self._by_name:
                self._add(self._friends, friend, item)
        if self._library is not None:
            self._library.decide()
        self._requirements.types = {name for name in self._by_name if name not in others}
        self._prepare()
        if self._in_order:
            for item in self.items:
                if self._is_instantiating(item.piece):
                    self._note_templates(item, item.piece.start)
        for scope in self._namespaces.decide(scopes_met):
            self._open_namespace(scope)
        for name in ALWAYS:
            self._name(name, EVERYWHERE)
        for name in spelt:
            self._name(name, EVERYWHERE)
        for item in self._kernels.leading_items(self.items):
            self._leading.add(item.piece.start)
            self._keep_instantiating(item)
        for piece, scope, own in read:
            if kinds[piece.head] != k.USING:
                self._open_around(scope)
            names = self._declared.of_piece(piece, True)
            self._stand_at(piece.start, names[0] if names else -1, scope, own)
            if not own:
                self._declares = _declared_alone(piece, names)
            if names and not own:
                self._reach_again(self._spelling(names[0]), scope)
                if piece.sort == c.CLASS or piece.sort == c.ENUM:
                    self._name(lexemes[names[0]], self._seen)
            self.read(piece.start, piece.end)
        self._follow()

    def _reach_again(self, name: str, scope: str) -> None:
        """Something is kept that may be declared more than once in its scope."""
        for item in self._by_name.get(name, ()):
            if item.scope == scope:
                self._reach(item)

    def _open_around(self, scope: str) -> None:
        """Something is kept in a scope: calls find the functions of all namespaces around it."""
        while scope not in self._opened:
            self._open_namespace(scope)
            scope = scope[: scope.rfind("::", 0, -2) + 2]

    def _open_namespace(self, scope: str) -> None:
        if scope in self._opened:
            return
        self._opened.add(scope)
        for item in self._held.pop(scope, ()):
            self._reach(item)
        for inner in self._inline_namespaces.get(scope, ()):
            self._open_namespace(inner)

    def _stand_at(self, at: int, declares: int, scope: str, own: bool) -> None:
        """The text of a declaration is read, which stands in a scope and, where it is not the user's `own`, behind a
        token; `declares` is the first name that it declares."""
        self._scope = scope
        self._declares = -1
        self._seen = self._namespaces.seen_from(self._namespaces.of_scope(scope), at, own)
        if declares >= 0 and self.kinds[declares] in _NAMES and self.kinds[declares - 1] in _QUALIFIED:
            first = self._first_qualifier(declares)
            if first in self._requirements.namespaces:
                self._seen |= self._namespaces.qualified(first, self._seen)

    def _namespace(self, piece: Piece) -> str:
        """The names of a namespace piece: `std::ranges::`."""
        kinds = self.kinds
        names = ""
        at = piece.start
        while at < piece.body:
            if kinds[at] == k.IDENTIFIER:
                names += self.lexemes[at] + "::"
            at = self.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1
        return names

    def _find_namespaces(self) -> None:
        """The names of namespaces and their aliases, wherever they are declared."""
        kinds = self.kinds
        found = self._requirements.namespaces
        at = kinds.find(k.NAMESPACE)
        while at >= 0:
            at += 1
            while kinds[at] == k.ATTRIBUTE or kinds[at] == k.OPEN_SQUARE:
                at = self.brackets.skip(at + 1 if kinds[at] == k.ATTRIBUTE else at)
            while kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE or kinds[at] == k.INLINE:
                if kinds[at] == k.IDENTIFIER:
                    found.add(self.lexemes[at])
                at += 1
            if kinds[at] == k.ASSIGN:
                self._namespaces.add_alias(at - 1)
            at = kinds.find(k.NAMESPACE, at)

    def _note_others(self, piece: Piece, names: list[int], others: set[str]) -> None:
        """Takes down the names that a piece declares as something else than a class or enumeration."""
        kinds = self.kinds
        head = piece.head
        of_type = names[0] if names else -1
        if kinds[head] == k.USING and (
            kinds[head + 2] == k.SCOPE or kinds[head + 1] == k.SCOPE or self._aliases_namesake(piece, of_type)
        ):
            return
        if piece.sort == c.SIMPLE and of_type >= 0:
            before = self._before_attributes(of_type, head)
            # A deduction guide has no type in front of its name.
            if before >= head and kinds[before] not in k.TYPE_KEYS and kinds[before] != k.EXPLICIT:
                of_type = -1
        elif piece.sort == c.FUNCTION or of_type > piece.body >= 0:
            of_type = -1
        for name in names:
            if name != of_type and kinds[name - 1] != k.TILDE and not self._is_member(name):
                others.add(self.lexemes[name])

    def _aliases_namesake(self, piece: Piece, name: int) -> bool:
        """Whether an alias gives a class its own name: `template <class T> using vector = std::vector<T, A<T>>;`."""
        kinds = self.kinds
        at = name + 2
        if name < 0 or kinds[name + 1] != k.ASSIGN:
            return False
        while kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE:
            at += 1
        last = self.lexemes[at - 1]
        return last == self.lexemes[name] and kinds[self._declared.behind_arguments(at, piece.end)] == k.SEMICOLON

    def _before_attributes(self, name: int, head: int) -> int:
        """The token in front of a name and the attributes before it, which may lie in front of `head`."""
        kinds = self.kinds
        at = name - 1
        while at >= head and kinds[at] == k.CLOSE_ROUND:
            opening = self.brackets.open_before(at)
            if opening <= head or kinds[opening - 1] != k.ATTRIBUTE:
                break
            at = opening - 2
        return at

    def _is_member(self, name: int) -> bool:
        """Whether a declared name is qualified by that of a class."""
        return self.kinds[name - 1] == k.SCOPE and self._qualifier(name) not in self._requirements.namespaces

    def _is_defined_outside(self, item: Item) -> bool:
        """Whether an item at namespace scope defines a member function."""
        name = item.name
        if item.is_body or item.piece.sort != c.FUNCTION or name < 0:
            return False
        return self._is_member(name) or (self.kinds[name - 1] == k.TILDE and self.kinds[name - 2] == k.SCOPE)

    def _index(self, item: Item, names: list[int]) -> None:
        kinds = self.kinds
        if self._first_qualifier(names[0]) not in self._requirements.namespaces:
            item.outer = self._namespaces.of_scope(item.scope)
        item.is_function = any(self._is_function(item.piece, name) for name in names)
        item.declares = _declared_alone(item.piece, names)
        for name in names:
            spelling = self._spelling(name)
            if kinds[name - 1] == k.TILDE and kinds[name - 2] == k.SCOPE:
                self._add(self._by_name, spelling, item)
            elif kinds[name - 1] == k.SCOPE and item.piece.sort != c.ENUM and kinds[item.piece.head] != k.USING:
                qualifier = self._qualifier(name)
                if qualifier in self._requirements.namespaces:
                    self._add(self._by_name, spelling, item)
                elif kinds[name] == k.OPERATOR or spelling == qualifier:
                    # Constructors and operators go with their class.
                    self._add(self._by_name, qualifier, item)
                else:
                    self._add(self._members, spelling, item)
            else:
                self._add(self._by_name, spelling, item)

    def _first_qualifier(self, name: int) -> str:
        """The first part of the qualified name that ends at a token; nothing where it is not qualified."""
        kinds = self.kinds
        first = name - 1 if kinds[name - 1] == k.TILDE else name
        while kinds[first - 1] == k.SCOPE:
            if kinds[first - 2] == k.GREATER:
                first = self.brackets.open_angle(first - 2, _NO_ARGUMENTS) - 1
            elif kinds[first - 2] == k.IDENTIFIER:
                first -= 2
            else:
                break
        return self.lexemes[first] if first < name else ""

    def _is_function(self, piece: Piece, name: int) -> bool:
        """Whether a piece may declare a function that is found by its arguments, and no deduction guide."""
        kinds = self.kinds
        if kinds[name] == k.OPERATOR:
            return True
        if piece.sort != c.FUNCTION and (piece.sort != c.SIMPLE or kinds[piece.head] in _NO_FUNCTIONS):
            return kinds[piece.head] == k.USING and kinds[name + 1] in b",;"
        behind = self._declared.behind_arguments(name + 1, piece.end)
        return kinds[behind] in _BEHIND_FUNCTION and self._before_attributes(name, piece.head) >= piece.head

    def _add(self, index: dict[str, list[Item]], name: str, item: Item) -> None:
        if name in index:
            index[name].append(item)
        else:
            index[name] = [item]

    def _spelling(self, name: int) -> str:
        """The name that is declared at a token, as it is indexed."""
        return self._operator(name) if self.kinds[name] == k.OPERATOR else self.lexemes[name]

    def _operator(self, token: int) -> str:
        """The name of the operator whose `operator` stands at `token`: `operator+`, `operator""s`, `operatornew`."""
        symbol = self.lexemes[token + 1]
        if self.kinds[token + 1] == k.STRING:
            if symbol.endswith('"'):
                symbol += self.lexemes[token + 2]
            return "operator" + symbol
        return "operator" + _ALTERNATIVES.get(symbol, symbol)

    def _qualifier(self, name: int) -> str:
        """The last part of what qualifies the name at a token, without its template arguments."""
        at = name - 2
        if self.kinds[at] == k.GREATER:
            at = self.brackets.open_angle(at, _NO_ARGUMENTS) - 1
        return self.lexemes[at]

    def _prepare(self) -> None:
        """Sets what is done at each kind of token: only operators that are declared somewhere are of interest."""
        actions = self._actions
        actions[k.IDENTIFIER] = _NAME
        for symbol, kind in self.unit.kind_of.items():
            plain = _ALTERNATIVES.get(symbol, symbol)
            if not plain[:1].isalpha() and "operator" + plain in self._by_name:
                actions[kind] = _OPERATOR
        for kind in (k.STRING, k.CHARACTER, k.NUMBER):
            actions[kind] = _LITERAL
        for kind in BY_KIND:
            actions[kind] = _CONSTRUCT
        for kind in (k.NOT_EQUAL, k.LESS, k.GREATER, k.LESS_EQUAL, k.GREATER_EQUAL):
            actions[kind] = _OPERATOR
        actions[k.FOR] = _CONSTRUCT
        actions[k.AUTO] = _CONSTRUCT

    # --- what is reached -------------------------------------------------------------------------------------

    def read(self, start: int, end: int) -> None:
        """Reaches for everything that the tokens from `start` to `end` mention."""
        kinds = self.kinds
        lexemes = self.lexemes
        actions = self._actions
        named = self._named
        called = self._called
        namespaces = self._requirements.namespaces
        for at in range(start, end):
            action = actions[kinds[at]]
            if action == 0:
                continue
            spelling = lexemes[at]
            if action == _NAME:
                before = kinds[at - 1] if at else 0
                if before != k.SCOPE:
                    if before == k.DOT or (before == k.ARROW and kinds[at - 2] in _OBJECTS):
                        self._name_member(spelling)
                        continue
                    behind = kinds[at + 1]
                    if behind == k.LESS:
                        self._wanted.add(("", spelling, self._seen))
                    if at != self._declares:
                        if (behind == k.LESS or behind == k.OPEN_ROUND) and spelling not in called:
                            self._call(spelling)
                        if self._seen & ~named.get(spelling, 0):
                            self._name(spelling, self._seen)
                elif kinds[at - 2] == k.IDENTIFIER and lexemes[at - 2] in namespaces:
                    first = at - 2
                    while kinds[first - 1] == k.SCOPE and kinds[first - 2] == k.IDENTIFIER:
                        first -= 2
                    outer = self._namespaces.qualified(lexemes[first], self._seen)
                    self._wanted.add(("::".join(lexemes[first:at:2]), spelling, outer))
                    self._name(spelling, outer)
                elif self._names_member(at):
                    self._name_member(spelling)
                else:
                    self._name(spelling, self._qualified(at))
            elif action == _OPERATOR:
                symbol = _ALTERNATIVES.get(spelling, spelling)
                if kinds[at - 1] != k.OPERATOR:
                    self._name_operator(symbol)
                elif kinds[at - 2] == k.DOT or (kinds[at - 2] == k.ARROW and kinds[at - 3] in _OBJECTS):
                    self._name_member("operator" + symbol)
                elif kinds[at - 2] != k.SCOPE:
                    if at - 1 != self._declares:
                        self._name_operator(symbol)
                        self._name("operator" + symbol, self._seen)
                elif not self._names_member(at - 1):
                    self._name("operator" + symbol, self._qualified(at - 1))
            elif action == _LITERAL:
                self._read_literal(spelling)
            else:
                self._read_construct(at, end)

    def _qualified(self, name: int) -> int:
        """The outermost namespaces in which the qualified name that ends at a token may mean something."""
        first = self._first_qualifier(name)
        if first in self._requirements.namespaces:
            return self._namespaces.qualified(first, self._seen)
        if first or self.kinds[name - 2] in _CLOSING:
            return EVERYWHERE
        return self._namespaces.seen_from(GLOBAL, name, True)

    def _names_member(self, at: int) -> bool:
        """Whether the name at a token behind `::` can only be that of a member."""
        kinds = self.kinds
        if kinds[at - 2] == k.IDENTIFIER:
            return self.lexemes[at - 2] not in self._requirements.namespaces
        if kinds[at - 2] == k.GREATER:
            opening = self.brackets.open_angle(at - 2, _NO_ARGUMENTS, max(at - 2 - _FAR, 0))
            return opening > 0 and kinds[opening - 1] == k.IDENTIFIER
        return False

    def _name(self, name: str, outer: int) -> None:
        """A name was met that means something of one of the outermost namespaces `outer`, or a member."""
        known = self._named.get(name, 0)
        if outer & ~known:
            self._named[name] = known | outer
            self._to_name.append(name)
            self._name_member(name)

    def _call(self, name: str) -> None:
        """A name was met in a call that may find functions of any namespace."""
        if name not in self._called:
            self._called.add(name)
            self._to_name.append(name)

    def _name_member(self, name: str) -> None:
        if name not in self._member_named:
            self._member_named.add(name)
            self._to_name_members.append(name)

    def _name_operator(self, symbol: str) -> None:
        name = "operator" + symbol
        if name not in self._called:
            self._call(name)
            self._name_member(name)
            if name in REWRITTEN:
                self._call(REWRITTEN[name])
                self._name_member(REWRITTEN[name])

    def _read_literal(self, spelling: str) -> None:
        """Names the literal operators that a literal may call ([lex.ext])."""
        if spelling[-1] in "\"'0123456789" or spelling in self._literals:
            return
        self._literals.add(spelling)
        first = max(spelling.rfind('"'), spelling.rfind("'")) + 1
        for at in range(first or 1, len(spelling)):
            if spelling[at:].isidentifier():
                self._name('operator""' + spelling[at:], EVERYWHERE)

    def _read_construct(self, at: int, end: int) -> None:
        """Names what the construct that begins at a token calls without spelling it."""
        kinds = self.kinds
        kind = kinds[at]
        if kind == k.FOR:
            if kinds[at + 1] == k.OPEN_ROUND:
                close = min(self.brackets.close(at + 1), end)
                if kinds.find(k.COLON, at, close) >= 0:
                    for name in OF_RANGES:
                        self._call(name)
                        self._name_member(name)
        elif kind == k.AUTO:
            behind = at + 1
            while kinds[behind] in b"&A" or kinds[behind] == k.CONST:
                behind += 1
            if kinds[behind] == k.OPEN_SQUARE:
                for name in OF_BINDINGS:
                    self._name(name, self._namespaces.of_scope("::std::") | GLOBAL)
                    self._call(name)
        else:
            for name in BY_KIND[kind]:
                if name.startswith("."):
                    self._name_member(name[1:])
                else:
                    self._name(name, EVERYWHERE)

    def _follow(self) -> None:
        """Keeps what is reached until nothing new is named."""
        while True:
            while self._to_name_members:
                name = self._to_name_members.pop()
                for item in self._members.pop(name, ()):
                    self._reach(item)
            if self._to_name:
                name = self._to_name.pop()
                outer = self._named.get(name, 0)
                is_called = name in self._called
                for item in self._by_name.get(name, ()):
                    if item.outer & outer:
                        self._reach(item)
                    elif is_called and item.is_function:
                        self._reach_by_call(item)
                for item in self._friends.get(name, ()):
                    if item.outer & outer:
                        self._reach(item)
                    else:
                        self._reach_by_call(item)
                if outer and name in self._waiting:
                    self._end_waiting(name, outer)
            elif self._to_read:
                self._read_item(self._to_read.pop())
            elif not self._keep_wanted():
                break
        for item in self._asserts:
            item.kept = item.kept or self._says_nothing_new(item.piece)

    def _reach_by_call(self, item: Item) -> None:
        """A call was met that finds an item by its arguments, where anything of its namespace is kept."""
        if item.scope in self._opened:
            self._reach(item)
        else:
            self._held.setdefault(item.scope, []).append(item)

    def _end_waiting(self, name: str, outer: int) -> None:
        """Keeps what waited for nothing but a name in the outermost namespaces `outer`."""
        still: list[tuple[Item, int]] = []
        for item, of in self._waiting.pop(name):
            if not of & outer:
                still.append((item, of))
                continue
            item.waits -= 1
            if item.waits == 0 and not item.kept:
                self._keep(item)
        if still:
            self._waiting.setdefault(name, []).extend(still)

    def _keep_wanted(self) -> bool:
        """Keeps one function of each set that a using-declaration or a qualified name needs to find; returns whether
        there was a set of which all waited."""
        wanted = self._wanted
        self._wanted = set()
        found = False
        for qualifier, name, outer in wanted:
            items = self._by_name.get(name)
            if items is None:
                continue
            items = [item for item in items if item.outer & outer]
            declared = [item for item in items if self.kinds[item.piece.head] != k.USING]
            parts = qualifier.split("::")
            inside = [item for item in declared if leads_to(parts, item.scope)]
            inside = inside or [item for item in declared if leads_to(parts[-1:], item.scope)] or items
            if inside and not any(item.kept for item in inside):
                self._keep(min(inside, key=_size))
                found = True
        return found

    def _reach(self, item: Item) -> None:
        """The name of an item was met: it is kept as soon as the names that it waits for are met, too."""
        if item.named or item.kept:
            return
        item.named = True
        if not item.is_body:
            for at in self._requirements.of_piece(item.piece, item.name):
                name = self.lexemes[at]
                outer = self._required(at, item)
                if not outer & self._named.get(name, 0):
                    item.waits += 1
                    self._waiting.setdefault(name, []).append((item, outer))
        if item.waits == 0:
            self._keep(item)

    def _required(self, at: int, item: Item) -> int:
        """The outermost namespaces that may hold the class whose name at a token an item requires."""
        seen = self._namespaces.seen_from(self._namespaces.of_scope(item.scope), at, False)
        first = self._first_qualifier(at)
        if first:
            seen = self._namespaces.qualified(first, seen)
        declared = 0
        for other in self._by_name[self.lexemes[at]]:
            if other.outer & seen:
                if self.kinds[other.piece.head] == k.USING:
                    # It may be declared anywhere.
                    return EVERYWHERE
                declared |= other.outer
        return declared & seen or EVERYWHERE

    def _end_of_head(self, piece: Piece, name: int) -> int:
        """The token at which a function definition is cut off since nothing needs its body, or -1."""
        if self._library is None or not self._library.go or name < 0:
            return -1
        return self._library.end_of_head(piece, name)

    def _is_of_device(self, name: str) -> bool:
        """Whether a function of this name at namespace scope is one of the device, as the toolkit makes `std::abs`."""
        library = self._library
        if library is None:
            return False
        if name not in self._of_device:
            items = self._by_name.get(name, ())
            self._of_device[name] = any(library.is_of_device(item.piece, item.name) for item in items)
        return self._of_device[name]

    def _keep(self, item: Item) -> None:
        if self._is_defined_outside(item) and self._end_of_head(item.piece, item.name) >= 0:
            # The class declares it.
            return
        item.kept = True
        self._open_around(item.scope)
        if (item.piece.sort == c.CLASS or item.piece.sort == c.ENUM) and item.name >= 0:
            self._name(self.lexemes[item.name], item.outer)
        self._to_read.append(item)
        if self._in_order and item.name >= 0 and self.kinds[item.piece.start] == k.TEMPLATE and not item.is_body:
            name = self.lexemes[item.name]
            self._kept_templates.add(name)
            for other in self._instantiating.pop(name, ()):
                self._keep_instantiating(other)

    def _is_instantiating(self, piece: Piece) -> bool:
        """Whether a compiler reads the piece in full though nothing names it, and so instantiates what that mentions.

        The order of the first mentions is that in which g++ writes instances, and what it knows of an instance (that it
        throws nothing, that its constructors may share their code) depends on what was written before."""
        if self.kinds[piece.start] == k.TEMPLATE:
            return False
        if piece.sort == c.FUNCTION or piece.sort == c.CLASS or self.kinds[piece.head] == k.STATIC_ASSERT:
            return True
        return piece.sort == c.SIMPLE and self.kinds.find(k.CONSTEXPR, piece.start, piece.end) >= 0

    def _note_templates(self, item: Item, start: int) -> None:
        """Lets an item that is no template be kept with any template that it mentions behind `start`."""
        kinds = self.kinds
        templates = self._templates
        names: set[str] = set()
        at = kinds.find(k.IDENTIFIER, start, item.piece.end)
        while at >= 0:
            name = self.lexemes[at]
            if name in templates:
                if name in self._kept_templates:
                    self._keep_instantiating(item)
                    return
                names.add(name)
            at = kinds.find(k.IDENTIFIER, at + 1, item.piece.end)
        for name in names:
            self._add(self._instantiating, name, item)

    def _keep_instantiating(self, item: Item) -> None:
        """Keeps an item for the templates that it mentions, with all declarations of its name."""
        if item.kept:
            return
        self._keep(item)
        if item.name >= 0 and not item.is_body:
            if self._is_member(item.name):
                self._name_member(self.lexemes[item.name])
            else:
                self._name(self.lexemes[item.name], item.outer)

    def _read_item(self, item: Item) -> None:
        piece = item.piece
        self._stand_at(piece.start, item.name, item.scope, False)
        self._declares = item.declares
        if item.is_body:
            self._seen = item.outer
            self.read(piece.body, piece.end)
        elif piece.sort == c.CLASS and piece.start not in self._leading and not self._is_whole(piece):
            self._read_class(piece)
        elif piece.sort == c.FUNCTION and not self._is_of_device(self._spelling(item.name)):
            self._read_function(piece, item.name)
        else:
            self.read(piece.start, piece.end)

    def _read_function(self, piece: Piece, name: int) -> None:
        """Reads a function definition that is kept, without its body where nothing needs that."""
        end = self._end_of_head(piece, name)
        if end >= 0:
            self.cut_off.append((end, piece.end))
            self.read(piece.start, end)
        else:
            self.read(piece.start, piece.end)

    def _is_whole(self, piece: Piece) -> bool:
        name = self._declared.class_name(piece)
        return name >= 0 and self.lexemes[name] in self._whole

    def _read_class(self, piece: Piece) -> None:
        """Reads a class of a system header without the bodies of members that nobody names."""
        kinds = self.kinds
        pieces = [(piece, self._in_order and kinds[piece.start] != k.TEMPLATE)]
        while pieces:
            piece, in_order = pieces.pop()
            name = self._declared.class_name(piece)
            own = self.lexemes[name] if name >= 0 else ""
            self.read(piece.start, piece.body)
            self.read(self.brackets.close(piece.body), piece.end)
            for member in self.cutter.pieces(piece.body):
                if member.sort == c.CLASS:
                    pieces.append((member, in_order and kinds[member.start] != k.TEMPLATE))
                elif member.sort == c.FUNCTION:
                    self._read_member_function(member, own, in_order and kinds[member.start] != k.TEMPLATE)
                elif member.sort != c.EMPTY:
                    start = member.start
                    if kinds.find(k.FRIEND, start, member.end) >= 0:
                        for token in self._declared.of_piece(member, False):
                            self._name_friend(token)
                    else:
                        for token in self._declared.of_piece(member, False):
                            if kinds[token] == k.IDENTIFIER and kinds[token - 1] != k.SCOPE and token >= start:
                                self.read(start, token)
                                start = token + 1
                    self.read(start, member.end)
                    if kinds.find(k.VIRTUAL, member.start, member.end) >= 0:
                        for token in self._declared.of_piece(member, False):
                            self._name_member(self.lexemes[token])

    def _read_member_function(self, member: Piece, own: str, in_order: bool) -> None:
        """Reads the head of a member function, and its body as soon as something names it or, `in_order`, a template
        that it mentions is kept."""
        kinds = self.kinds
        lexemes = self.lexemes
        tokens = self._declared.of_piece(member, False)
        name = tokens[0] if tokens else -1
        if name < 0 or kinds[name] != k.IDENTIFIER or kinds.find(k.FRIEND, member.start, name) >= 0:
            self._name_friend(name)
            self._read_function(member, name)
            return
        end = self._end_of_head(member, name)
        self.read(member.start, name)
        self.read(name + 1, member.body if end < 0 else end)
        if end >= 0:
            self.cut_off.append((end, member.end))
            return
        spelling = lexemes[name]
        body = Item(member, name, True, self._scope)
        body.outer = self._seen
        self.bodies.append(body)
        overrides = kinds.find(k.VIRTUAL, member.start, name) >= 0
        at = member.body - 1
        while kinds[at] == k.IDENTIFIER:
            overrides = overrides or lexemes[at] in _OVERRIDES
            at -= 1
        if overrides:
            self._name_member(spelling)
        special = spelling == own or kinds[name - 1] == k.TILDE or kinds[member.body - 1] == k.TRY
        special = special or is_kept_by_attribute(self.brackets, lexemes, member.start, member.body)
        if special or spelling in self._member_named:
            self._reach(body)
        else:
            self._add(self._members, spelling, body)
            if in_order:
                self._note_templates(body, member.body)

    def _name_friend(self, token: int) -> None:
        """Names what a friend declaration declares, which is no call of it."""
        self._declares = token
        if token >= 0 and self.kinds[token] == k.IDENTIFIER and self.kinds[token - 1] != k.SCOPE:
            self._name(self.lexemes[token], self._seen)

    def _says_nothing_new(self, piece: Piece) -> bool:
        """Whether all that a static_assert mentions is kept anyway."""
        kinds = self.kinds
        lexemes = self.lexemes
        for at in range(piece.start, piece.end):
            if kinds[at] == k.IDENTIFIER:
                name = lexemes[at]
                if name not in self._named and (name in self._by_name or name in self._members):
                    return False
                if any(not item.kept for item in self._by_name.get(name, ())):
                    return False
        return True


def _size(item: Item) -> int:
    return item.piece.end - item.piece.start


def _declared_alone(piece: Piece, names: list[int]) -> int:
    """The token of the first name that a piece declares, where others that it declares do not use that."""
    return names[0] if len(names) == 1 or (names and piece.sort == c.ENUM) else -1
