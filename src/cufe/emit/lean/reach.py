"""Which declarations of system headers a unit can do without, by names alone.

Everything is reached whose name is spelt in what is kept: the user's own text, what emits code, and so on from there.
Of scopes only the outermost namespace counts (`outer_namespaces`), so a name reaches all that it could mean there; two
more things are told apart, since the text shows them: a name behind `.` and `->`, or in a class, is that of a member,
and specialisations and overloads wait for the types that they are made for (`requirements`).  Where a class of a system
header is kept, the bodies of its member functions stay away until something names them (`members`).
"""

from cufe.emit.lean.declared import DeclaredNames
from cufe.emit.lean.instances import InstancesInOrder
from cufe.emit.lean.item import Item
from cufe.emit.lean.kernel_templates import KernelTemplates
from cufe.emit.lean.library_bodies import LibraryBodies, overlaps
from cufe.emit.lean.members import Members
from cufe.emit.lean.mentions import Mentions
from cufe.emit.lean.names import Names
from cufe.emit.lean.outer_namespaces import EVERYWHERE, OuterNamespaces, leads_to
from cufe.emit.lean.pragmas import UnbalancedPragmas
from cufe.emit.lean.requirements import Requirements
from cufe.emit.lean.roots import ALWAYS, is_root
from cufe.emit.lean.variables import NO_VARIABLE, Variables
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter, Piece
from cufe.text import kinds as k
from cufe.text.unit import Unit


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
        dropped: list[int],
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
        self._variables: Variables = Variables(brackets, self._declared)
        self._requirements: Requirements = Requirements(brackets, unit.lexemes, self._declared)
        self._names: Names = Names(brackets, unit.lexemes, self._declared, self._requirements.namespaces)
        self._namespaces: OuterNamespaces = OuterNamespaces(brackets, unit.lexemes)
        self._mentions: Mentions = Mentions(unit, brackets, self._names, self._namespaces, dropped)
        self._instances: InstancesInOrder = InstancesInOrder(unit.kinds, unit.lexemes, in_order)
        self._library: LibraryBodies | None = library
        self._kernels: KernelTemplates = kernels
        #: pieces of system headers at namespace scope, in the order they were found
        self.items: list[Item] = []
        self._by_name: dict[str, list[Item]] = {}
        self._by_member: dict[str, list[Item]] = {}
        #: classes that define friends which are declared outside, too
        self._friends: dict[str, list[Item]] = {}
        self.members: Members = Members(
            brackets, cutter, self._declared, self._mentions, self._instances, library, self._by_member
        )
        #: what waits for a name, and in which outermost namespaces that has to be met
        self._waiting: dict[str, list[tuple[Item, int]]] = {}
        #: namespaces of which something is kept, so that calls may find their functions
        self._opened: set[str] = {"::"}
        #: functions that are called, in namespaces that are not open
        self._held: dict[str, list[Item]] = {}
        self._inline_namespaces: dict[str, list[str]] = {}
        self._to_read: list[Item] = []
        self._asserts: list[Item] = []
        #: classes that are instantiated with all their members
        self._whole: set[str] = set()
        self._of_device: dict[str, bool] = {}
        #: where classes start that mention kernel templates though nothing names them
        self._leading: set[int] = set()
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
        doubtful: list[tuple[Item, int]] = []
        values: set[str] = set()
        scopes = [(-1, "::")]
        while scopes:
            brace, scope = scopes.pop()
            prefix = -1
            for piece in self.cutter.pieces(brace):
                if piece.sort == c.NAMESPACE:
                    inner = self._names.of_namespace(piece)
                    self._namespaces.add(scope, inner, kinds[piece.start] == k.INLINE)
                    for around, part in self._names.inline_parts(piece):
                        self._inline_namespaces.setdefault(scope + around, []).append(scope + around + part)
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
                    or is_root(self.brackets, lexemes, self._variables, piece, names)
                    or unbalanced.holds(piece)
                    or (self._variables.is_inline(piece, names) and not overlaps(self._foreign, piece))
                ):
                    read.append((piece, scope, own))
                    self._names.note_others(piece, names, others)
                    if piece.sort == c.SIMPLE and kinds[piece.head] not in NO_VARIABLE:
                        values.update([lexemes[name] for name in names])
                    continue
                item = Item(piece, names[0] if names else -1, False, scope)
                if self._variables.in_doubt >= 0:
                    doubtful.append((item, self._variables.in_doubt))
                self.items.append(item)
                if names and kinds[piece.start] == k.TEMPLATE:
                    self._instances.add_template(lexemes[names[0]])
                if piece.sort == c.CLASS:
                    friends += [(lexemes[name], item) for name in self._declared.defined_friends(piece)]
                if not names:
                    self._asserts.append(item)
                    continue
                self._index(item, names)
                self._names.note_others(piece, names, others)
        for friend, item in friends:
            # A friend that is declared outside as well can be called without the class.
            if friend in self._by_name:
                self._friends.setdefault(friend, []).append(item)
        if self._library is not None:
            self._library.decide()
        self._requirements.types = {name for name in self._by_name if name not in others}
        mentions = self._mentions
        mentions.prepare(set(self._by_name))
        for item, name in doubtful:
            if lexemes[name] in values or self._names.is_member(name) or self._is_value(lexemes[name]):
                self._keep_instantiating(item)
        if self._instances.matter:
            for item in self.items:
                if self._instances.is_read(item.piece) and self._instances.note(item, item.piece.start):
                    self._keep_instantiating(item)
        for scope in self._namespaces.decide(scopes_met):
            self._open_namespace(scope)
        for always in ALWAYS:
            mentions.name(always, EVERYWHERE)
        for new in spelt:
            mentions.name(new, EVERYWHERE)
        for item in self._kernels.leading_items(self.items):
            self._leading.add(item.piece.start)
            self._keep_instantiating(item)
        for piece, scope, own in read:
            if kinds[piece.head] != k.USING:
                self._open_around(scope)
            names = self._declared.of_piece(piece, True)
            mentions.stand_at(piece.start, names[0] if names else -1, scope, own)
            if not own:
                mentions.declares = _declared_alone(piece, names)
            if names and not own:
                self._reach_again(self._names.spelling(names[0]), scope)
                if piece.sort == c.CLASS or piece.sort == c.ENUM:
                    mentions.name(lexemes[names[0]], mentions.seen)
            mentions.read(piece.start, piece.end)
        self._follow()

    def _is_value(self, name: str) -> bool:
        """Whether one of the items declares a name as that of a function, variable or enumerator."""
        kinds = self.kinds
        if name in self._requirements.types:
            return False
        for item in self._by_name.get(name, ()):
            piece = item.piece
            if piece.sort == c.ENUM and self.lexemes[item.name] != name:
                return True
            if (
                (piece.sort == c.FUNCTION or piece.sort == c.SIMPLE)
                and kinds[piece.head] not in NO_VARIABLE
                and kinds[item.name - 1] not in k.TYPE_KEYS
                and item.name > piece.head
                and not self._names.is_member(item.name)
            ):
                return True
        return False

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

    def _index(self, item: Item, names: list[int]) -> None:
        kinds = self.kinds
        if self._names.first_qualifier(names[0]) not in self._requirements.namespaces:
            item.outer = self._namespaces.of_scope(item.scope)
        item.is_function = any(self._names.is_function(item.piece, name) for name in names)
        item.declares = _declared_alone(item.piece, names)
        for name in names:
            spelling = self._names.spelling(name)
            if kinds[name - 1] == k.TILDE and kinds[name - 2] == k.SCOPE:
                self._by_name.setdefault(spelling, []).append(item)
            elif kinds[name - 1] == k.SCOPE and item.piece.sort != c.ENUM and kinds[item.piece.head] != k.USING:
                qualifier = self._names.qualifier(name)
                if qualifier in self._requirements.namespaces:
                    self._by_name.setdefault(spelling, []).append(item)
                elif kinds[name] == k.OPERATOR or spelling == qualifier:
                    # Constructors and operators go with their class.
                    self._by_name.setdefault(qualifier, []).append(item)
                else:
                    self._by_member.setdefault(spelling, []).append(item)
            else:
                self._by_name.setdefault(spelling, []).append(item)

    # --- what is reached -------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Keeps what is reached until nothing new is named."""
        mentions = self._mentions
        while True:
            while mentions.members_to_follow:
                name = mentions.members_to_follow.pop()
                for item in self._by_member.pop(name, ()):
                    self._reach(item)
            if mentions.to_follow:
                name = mentions.to_follow.pop()
                outer = mentions.named.get(name, 0)
                is_called = name in mentions.called
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
        wanted = self._mentions.wanted
        self._mentions.wanted = set()
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
                if not outer & self._mentions.named.get(name, 0):
                    item.waits += 1
                    self._waiting.setdefault(name, []).append((item, outer))
        if item.waits == 0:
            self._keep(item)

    def _required(self, at: int, item: Item) -> int:
        """The outermost namespaces that may hold the class whose name at a token an item requires."""
        seen = self._namespaces.seen_from(self._namespaces.of_scope(item.scope), at, False)
        first = self._names.first_qualifier(at)
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
        piece = item.piece
        if not item.is_body and self._names.defines_member(piece, item.name):
            if self.members.end_of_head(piece, item.name) >= 0:
                # The class declares it.
                return
        item.kept = True
        self._open_around(item.scope)
        if (piece.sort == c.CLASS or piece.sort == c.ENUM) and item.name >= 0:
            self._mentions.name(self.lexemes[item.name], item.outer)
        self._to_read.append(item)
        if self._instances.matter and item.name >= 0 and self.kinds[piece.start] == k.TEMPLATE and not item.is_body:
            for other in self._instances.keep(self.lexemes[item.name]):
                self._keep_instantiating(other)

    def _keep_instantiating(self, item: Item) -> None:
        """Keeps an item for the templates that it mentions, with all declarations of its name."""
        if item.kept:
            return
        self._keep(item)
        if item.name >= 0 and not item.is_body:
            if self._names.is_member(item.name):
                self._mentions.name_member(self.lexemes[item.name])
            else:
                self._mentions.name(self.lexemes[item.name], item.outer)

    def _read_item(self, item: Item) -> None:
        piece = item.piece
        self._mentions.stand_at(piece.start, item.name, item.scope, False)
        self._mentions.declares = item.declares
        if item.is_body:
            self._mentions.seen = item.outer
            self._mentions.read(piece.body, piece.end)
        elif piece.sort == c.CLASS and piece.start not in self._leading and not self._is_whole(piece):
            self._read_class(piece)
        elif piece.sort == c.FUNCTION and not self._is_of_device(self._names.spelling(item.name)):
            self.members.read_function(piece, item.name)
        else:
            self._mentions.read(piece.start, piece.end)

    def _read_class(self, piece: Piece) -> None:
        members = self.members
        members.read_class(piece)
        while members.named:
            self._reach(members.named.pop())
        while members.instantiating:
            self._keep_instantiating(members.instantiating.pop())

    def _is_whole(self, piece: Piece) -> bool:
        name = self._declared.class_name(piece)
        return name >= 0 and self.lexemes[name] in self._whole

    def _says_nothing_new(self, piece: Piece) -> bool:
        """Whether all that a static_assert mentions is kept anyway."""
        kinds = self.kinds
        lexemes = self.lexemes
        for at in range(piece.start, piece.end):
            if kinds[at] == k.IDENTIFIER:
                name = lexemes[at]
                if name not in self._mentions.named and (name in self._by_name or name in self._by_member):
                    return False
                if any(not item.kept for item in self._by_name.get(name, ())):
                    return False
        return True


def _size(item: Item) -> int:
    return item.piece.end - item.piece.start


def _declared_alone(piece: Piece, names: list[int]) -> int:
    """The token of the first name that a piece declares, where others that it declares do not use that."""
    return names[0] if len(names) == 1 or (names and piece.sort == c.ENUM) else -1
