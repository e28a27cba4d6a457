"""Which names a stretch of kept text mentions, and what each of them may mean.

A name means what the outermost namespaces show where it stands (`outer_namespaces`), behind `.` and `->` or in a class
a member; an operator, a literal and a few constructs mention names that they do not spell.
"""

from cufe.emit.lean.names import ALTERNATIVES, Names
from cufe.emit.lean.outer_namespaces import EVERYWHERE, GLOBAL, OuterNamespaces
from cufe.emit.lean.roots import ALIASING, BY_KIND, OF_BINDINGS, OF_RANGES, REWRITTEN
from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k
from cufe.text.bisection import count_below
from cufe.text.unit import Unit

# The actions at a token of kept text, by its kind.
_NAME: Final = 1
_OPERATOR: Final = 2
_LITERAL: Final = 3
_CONSTRUCT: Final = 4

#: what precedes an `->` that is no trailing return type
_OBJECTS: Final = bytes((k.IDENTIFIER, k.THIS))
_NAMES: Final = bytes((k.IDENTIFIER, k.OPERATOR))
_QUALIFIED: Final = bytes((k.SCOPE, k.TILDE))
#: what ends a class in front of `::`, besides its name
_CLOSING: Final = b")]>" + bytes((k.GREATER,))


class Mentions:
    """Reads kept text, and knows what was named so far and what of that has not been followed yet."""

    def __init__(
        self, unit: Unit, brackets: Brackets, names: Names, namespaces: OuterNamespaces, dropped: list[int]
    ) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self.lexemes: list[str] = unit.lexemes
        self.brackets: Brackets = brackets
        self._names: Names = names
        self._namespaces: OuterNamespaces = namespaces
        #: the braces of bodies that the compiler never sees, in their order
        self._dropped: list[int] = dropped
        #: the scope of what is read, the outermost namespaces that it sees, and the name that it declares
        self.scope: str = ""
        self.seen: int = EVERYWHERE
        self.declares: int = -1
        #: what is named, and in which outermost namespaces that may be
        self.named: dict[str, int] = {}
        #: what is called unqualified: functions of this name are found by arguments
        self.called: set[str] = set()
        self.members: set[str] = set()
        #: what is named or called, and what is named as a member, that has not been followed yet
        self.to_follow: list[str] = []
        self.members_to_follow: list[str] = []
        #: functions that are named so that one at least has to be declared: namespaces (or nothing), name, and the
        #: outermost namespaces that may mean
        self.wanted: set[tuple[str, str, int]] = set()
        self._literals: set[str] = set()
        self._actions: bytearray = bytearray(256)

    def prepare(self, declared: set[str]) -> None:
        """Sets what is done at each kind of token: only operators that are `declared` somewhere are of interest."""
        actions = self._actions
        actions[k.IDENTIFIER] = _NAME
        for symbol, kind in self.unit.kind_of.items():
            plain = ALTERNATIVES.get(symbol, symbol)
            if not plain[:1].isalpha() and "operator" + plain in declared:
                actions[kind] = _OPERATOR
        for kind in (k.STRING, k.CHARACTER, k.NUMBER):
            actions[kind] = _LITERAL
        for kind in BY_KIND:
            actions[kind] = _CONSTRUCT
        for kind in (k.NOT_EQUAL, k.LESS, k.GREATER, k.LESS_EQUAL, k.GREATER_EQUAL):
            actions[kind] = _OPERATOR
        actions[k.FOR] = _CONSTRUCT
        actions[k.AUTO] = _CONSTRUCT

    def stand_at(self, at: int, declares: int, scope: str, own: bool) -> None:
        """The text of a declaration is read next, which stands in a scope and, where it is not the user's `own`, behind
        a token; `declares` is the first name that it declares."""
        self.scope = scope
        self.declares = -1
        self.seen = self._namespaces.seen_from(self._namespaces.of_scope(scope), at, own)
        if declares >= 0 and self.kinds[declares] in _NAMES and self.kinds[declares - 1] in _QUALIFIED:
            first = self._names.first_qualifier(declares)
            if first in self._names.namespaces:
                self.seen |= self._namespaces.qualified(first, self.seen)

    def read(self, start: int, end: int) -> None:
        """Names everything that the tokens from `start` to `end` mention, without bodies that no compiler sees."""
        dropped = self._dropped
        place = count_below(dropped, start)
        while place < len(dropped) and dropped[place] < end:
            body = dropped[place]
            if body >= start:
                self._read(start, body)
                start = self.brackets.skip(body)
            place += 1
        if start < end:
            self._read(start, end)

    def _read(self, start: int, end: int) -> None:
        kinds = self.kinds
        lexemes = self.lexemes
        actions = self._actions
        named = self.named
        called = self.called
        namespaces = self._names.namespaces
        for at in range(start, end):
            action = actions[kinds[at]]
            if action == 0:
                continue
            spelling = lexemes[at]
            if action == _NAME:
                before = kinds[at - 1] if at else 0
                if before != k.SCOPE:
                    if before == k.DOT or (before == k.ARROW and kinds[at - 2] in _OBJECTS):
                        self.name_member(spelling)
                        continue
                    behind = kinds[at + 1]
                    if behind == k.LESS:
                        self.wanted.add(("", spelling, self.seen))
                    if at != self.declares:
                        if (behind == k.LESS or behind == k.OPEN_ROUND) and spelling not in called:
                            self._call(spelling)
                        if self.seen & ~named.get(spelling, 0):
                            self.name(spelling, self.seen)
                elif kinds[at - 2] == k.IDENTIFIER and lexemes[at - 2] in namespaces:
                    first = at - 2
                    while kinds[first - 1] == k.SCOPE and kinds[first - 2] == k.IDENTIFIER:
                        first -= 2
                    outer = self._namespaces.qualified(lexemes[first], self.seen)
                    self.wanted.add(("::".join(lexemes[first:at:2]), spelling, outer))
                    self.name(spelling, outer)
                elif self._names.means_member(at):
                    self.name_member(spelling)
                else:
                    self.name(spelling, self._qualified(at))
            elif action == _OPERATOR:
                symbol = ALTERNATIVES.get(spelling, spelling)
                if kinds[at - 1] != k.OPERATOR:
                    self._name_operator(symbol)
                elif kinds[at - 2] == k.DOT or (kinds[at - 2] == k.ARROW and kinds[at - 3] in _OBJECTS):
                    self.name_member("operator" + symbol)
                elif kinds[at - 2] != k.SCOPE:
                    if at - 1 != self.declares:
                        self._name_operator(symbol)
                        self.name("operator" + symbol, self.seen)
                elif not self._names.means_member(at - 1):
                    self.name("operator" + symbol, self._qualified(at - 1))
            elif action == _LITERAL:
                self._read_literal(at, spelling)
            else:
                self._read_construct(at, end)

    def _qualified(self, name: int) -> int:
        """The outermost namespaces in which the qualified name that ends at a token may mean something."""
        first = self._names.first_qualifier(name)
        if first in self._names.namespaces:
            return self._namespaces.qualified(first, self.seen)
        if first or self.kinds[name - 2] in _CLOSING:
            return EVERYWHERE
        return self._namespaces.seen_from(GLOBAL, name, True)

    def name(self, name: str, outer: int) -> None:
        """A name was met that means something of one of the outermost namespaces `outer`, or a member."""
        known = self.named.get(name, 0)
        if outer & ~known:
            self.named[name] = known | outer
            self.to_follow.append(name)
            self.name_member(name)

    def name_member(self, name: str) -> None:
        """A name was met that means a member."""
        if name not in self.members:
            self.members.add(name)
            self.members_to_follow.append(name)

    def name_friend(self, token: int) -> None:
        """Names what a friend declaration declares, which is no call of it."""
        self.declares = token
        if token >= 0 and self.kinds[token] == k.IDENTIFIER and self.kinds[token - 1] != k.SCOPE:
            self.name(self.lexemes[token], self.seen)

    def _call(self, name: str) -> None:
        """A name was met in a call that may find functions of any namespace."""
        if name not in self.called:
            self.called.add(name)
            self.to_follow.append(name)

    def _name_operator(self, symbol: str) -> None:
        name = "operator" + symbol
        if name not in self.called:
            self._call(name)
            self.name_member(name)
            if name in REWRITTEN:
                self._call(REWRITTEN[name])
                self.name_member(REWRITTEN[name])

    def _read_literal(self, at: int, spelling: str) -> None:
        """Names the literal operators that a literal may call ([lex.ext]), and the function of C for which
        an attribute declares another name."""
        if spelling[0] == '"':
            if self.kinds[at - 1] == k.OPERATOR:
                self.name(self._names.spelling(at - 1), EVERYWHERE)
            elif self.kinds[at - 1] == k.OPEN_ROUND and self.lexemes[at - 2] in ALIASING:
                self.name(spelling[1:-1], EVERYWHERE)
        if spelling[-1] in "\"'0123456789" or spelling in self._literals:
            return
        self._literals.add(spelling)
        first = max(spelling.rfind('"'), spelling.rfind("'")) + 1
        for at in range(first or 1, len(spelling)):
            if spelling[at:].isidentifier():
                self.name('operator""' + spelling[at:], EVERYWHERE)

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
                        self.name_member(name)
        elif kind == k.AUTO:
            behind = at + 1
            while kinds[behind] in b"&A" or kinds[behind] == k.CONST:
                behind += 1
            if kinds[behind] == k.OPEN_SQUARE:
                for name in OF_BINDINGS:
                    self.name(name, self._namespaces.of_scope("::std::") | GLOBAL)
                    self._call(name)
        else:
            for name in BY_KIND[kind]:
                if name.startswith("."):
                    self.name_member(name[1:])
                else:
                    self.name(name, EVERYWHERE)
