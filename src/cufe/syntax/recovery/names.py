"""What names mean while a broken declaration is read: those that it declares itself, and those around it."""

from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import LACKING, TYPE_STARTS
from cufe.syntax.names import NameOracle, ValueOracle
from cufe.syntax.recovery.tokens import END, OPENING, TokenReader
from cufe.text import kinds as k
from cufe.text.unit import Unit

#: no template as far as is known, though others of the name may be templates
FUNCTION: Final = 5
#: what no declaration begins with
VALUES: Final = (m.VALUE, m.VALUE_TEMPLATE, FUNCTION)
#: in front of the name of a type or namespace where it is declared
_DECLARES_SCOPE: Final = k.TYPE_KEYS + bytes((k.NAMESPACE, k.USING, k.TYPENAME))
_TEMPLATES: Final = (m.TYPE_TEMPLATE, m.VALUE_TEMPLATE)
_BEFORE_SCOPE: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: behind the `::` of a `decltype`, with a name
_IN_SCOPE: Final = bytes((k.IDENTIFIER, k.TEMPLATE))
_AFTER_ARGUMENTS: Final = bytes((k.OPEN_ROUND, k.SCOPE, k.IDENTIFIER, k.OPEN_BRACE, k.COMMA, k.SEMICOLON, k.GREATER,
                                 k.CLOSE_ROUND, k.LAUNCH, k.AMPERSAND, k.AND, k.STAR, k.ELLIPSIS))  # fmt: skip
_NO_ARGUMENT: Final = bytes((k.SEMICOLON, k.OPEN_BRACE, k.CLOSE_BRACE, k.CLOSE_ROUND, k.CLOSE_SQUARE, k.OR, END))


class ReadName:
    """A (qualified) name: the token behind it, its last identifier, and what it means.  A template that is `missing`
    ends at its `<`, and so does a name that is `unscoped`."""

    def __init__(self, end: int, last: int, meaning: int, missing: bool = False, unscoped: bool = False) -> None:
        self.end: int = end
        self.last: int = last
        self.meaning: int = meaning
        self.missing: bool = missing
        self.unscoped: bool = unscoped


class NameReader(TokenReader):
    """Reads names and knows what some mean."""

    def __init__(self, unit: Unit, names: NameOracle, value_oracle: ValueOracle) -> None:
        super().__init__(unit)
        self.names: NameOracle = names
        self.value_oracle: ValueOracle = value_oracle
        #: names at the start of parameters that are read as values
        self.values: set[int] = set()
        self.scopes: list[dict[str, int]] = [{}]
        #: members of the classes and namespaces that were read, by the names of these
        self.members: dict[str, dict[str, int]] = {}
        self._asked: dict[int, int] = {}
        #: classes and enumerations whose definitions were passed over, so that nothing declares them
        self.lost: set[str] = set()

    def restart(self, at: int) -> None:
        super().restart(at)
        del self.scopes[1:]

    def flush(self) -> None:
        start = self.at
        super().flush()
        if len(self.scopes) == 1:
            self._lose(start)

    def _lose(self, start: int) -> None:
        """Forgets the types that are defined in what was passed over from a token on."""
        kinds = self.kinds
        at = start
        while at < self.at:
            if kinds[at] in k.TYPE_KEYS and kinds[at + 1] == k.IDENTIFIER and kinds[at + 2] in b"{:":
                name = self.lexemes[at + 1]
                if not self._is_type_before(name, at):
                    self.lost.add(name)
            at = self.behind_nest(at) if kinds[at] in OPENING else at + 1

    def _is_type_before(self, name: str, place: int) -> bool:
        """Whether a name may be declared as one of a type or namespace in front of a token."""
        for at in self.unit.occurrences(name):
            if at >= place:
                break
            if self.unit.kinds[at - 1] in _DECLARES_SCOPE:
                return True
        return False

    def declare(self, token: int, meaning: int) -> None:
        if self.kinds[token] == k.IDENTIFIER:
            if meaning == m.VALUE and self.meaning(token, token) == m.VALUE_TEMPLATE:
                # Another function of the name is a template.
                meaning = m.VALUE_TEMPLATE
            self.scopes[-1][self.lexemes[token]] = meaning

    def meaning(self, first: int, last: int) -> int:
        """The meaning of a name whose last identifier is given."""
        name = self.lexemes[last]
        if last in self.values:
            return m.VALUE_TEMPLATE if self.value_oracle.opens_arguments(last) else m.VALUE
        if first == last:
            for scope in reversed(self.scopes):
                if name in scope:
                    return scope[name]
            if name in self.lost:
                return m.UNKNOWN
        elif self.kinds[last - 1] == k.SCOPE and self.kinds[last - 2] == k.IDENTIFIER:
            inner = self.members.get(self.lexemes[last - 2])
            if inner is not None:
                return inner.get(name, m.UNKNOWN)
        known = self._asked.get(last, -1)
        if known < 0:
            known = self.names.meaning(first, last)
            if known == m.UNKNOWN and not self.names.is_type(first, last + 1):
                known = FUNCTION
            self._asked[last] = known
        return known

    def is_no_scope(self, at: int) -> bool:
        """Whether a name in front of a `::` surely names neither a class nor a namespace, so that it ends there: then
        it is what a declarator declares."""
        kinds = self.kinds
        if kinds[at] != k.IDENTIFIER or kinds[at + 1] != k.SCOPE or kinds[at - 1] == k.SCOPE:
            return False
        name = self.lexemes[at]
        if any(scope.get(name, m.VALUE) in m.TYPES for scope in self.scopes):
            return False
        if name in self.lost:
            return True
        if self.scopes[0].get(name) == m.VALUE and not self._is_type_before(name, at):
            return True
        return self.names.names_no_scope(at)

    def is_behind_undeclared(self, at: int) -> bool:
        """Whether the token in front of one is the name of nothing, as a misspelt specifier is."""
        return self.kinds[at - 1] == k.IDENTIFIER and self.names.is_undeclared(at - 1)

    def look(self, at: int) -> ReadName | None:
        """The name at a token, None where none begins there.  Destructors and operators are no part of it."""
        kinds = self.kinds
        first = at
        if self.opens_scope(at):
            at = self.behind(at + 1)
        if kinds[at] == k.SCOPE:
            at += 1
        if kinds[at] == k.TEMPLATE:
            at += 1
        if kinds[at] != k.IDENTIFIER:
            return None
        while True:
            last = at
            meaning = self.meaning(first, at)
            at += 1
            if self.value_oracle.is_missing(last):
                return ReadName(at, last, m.UNKNOWN, True)
            if self.value_oracle.lacks_scope(last):
                return ReadName(at, last, FUNCTION, unscoped=True)
            if kinds[at] == k.LESS:
                after = self.behind_arguments(at, meaning)
                if meaning in _TEMPLATES and (
                    after < 0
                    or self.value_oracle.are_missing(at, after)
                    or self._lacks_argument(at, after)
                    or self.lacks_scope(at, after)
                ):
                    # The list is broken, which is reported when it is read.
                    return ReadName(at, last, meaning)
                at = after if after >= 0 else at
            if kinds[at] != k.SCOPE:
                return ReadName(at, last, meaning)
            after = at + 2 if kinds[at + 1] == k.TEMPLATE else at + 1
            if kinds[after] != k.IDENTIFIER:
                return ReadName(at, last, meaning)
            at = after

    def behind_arguments(self, at: int, meaning: int) -> int:
        """The token behind the template arguments that may begin at a `<`, -1 where it compares."""
        if meaning == m.VALUE:
            return -1
        kinds = self.kinds
        depth = 0
        start = at
        while True:
            kind = kinds[at]
            if kind == k.LESS:
                if at == start or kinds[at - 1] in (k.IDENTIFIER, k.TEMPLATE, k.CAST):
                    depth += 1
                at += 1
            elif kind == k.GREATER:
                depth -= 1
                at += 1
                if depth == 0:
                    break
            elif kind in OPENING and (kind != k.OPEN_BRACE or depth):
                after = self.behind(at)
                if after >= self.end:
                    return -1
                at = after
            elif kind in _NO_ARGUMENT:
                return -1
            else:
                at += 1
        if meaning in (m.UNKNOWN, FUNCTION) and kinds[at] not in _AFTER_ARGUMENTS:
            return -1
        return at

    def lacks_scope(self, start: int, end: int) -> bool:
        """Whether a name that is no scope stands in front of a `::` between two tokens."""
        return any(self.is_no_scope(at) for at in k.all_of(self.kinds, _BEFORE_SCOPE, start, end))

    def _lacks_argument(self, start: int, end: int) -> bool:
        return any(self.kinds.find(pattern, start, end) >= 0 for pattern in LACKING)

    def opens_scope(self, at: int) -> bool:
        """Whether the `decltype` at a token is the scope of a name, as in `decltype(x)::value`."""
        kinds = self.kinds
        if kinds[at] != k.DECLTYPE or kinds[at + 1] != k.OPEN_ROUND:
            return False
        behind = self.behind(at + 1)
        return kinds[behind] == k.SCOPE and kinds[behind + 1] in _IN_SCOPE

    def starts_type(self, at: int) -> bool:
        """Whether a type surely begins at a token."""
        kind = self.kinds[at]
        if kind in TYPE_STARTS and not self.opens_scope(at):
            return True
        if kind != k.IDENTIFIER and kind != k.SCOPE and kind != k.DECLTYPE:
            return False
        name = self.look(at)
        if name is None or name.meaning not in m.TYPES:
            return False
        # A namespace counts as a type, and so does what a member is sought in.
        return self.kinds[name.end] != k.SCOPE
