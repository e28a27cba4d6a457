"""Matching brackets of a unit: braces of the whole unit at once, the others where somebody asks."""

from cufe.final import TYPE_CHECKING, Final
from cufe.text import kinds as k
from cufe.text.bisection import count_below
from cufe.text.kinds import AUTO, BUILTIN_TYPE, CAST, IDENTIFIER, OPERATOR, TEMPLATE
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from mypy_extensions import i64

#: in a list of so few tokens its end is found sooner than remembered
_SHORT: Final = 64

#: whether a token matters inside of a template argument list, by its kind
_IN_ANGLES: Final = bytes(kind in b"<>([{;)]}" for kind in range(256))

_BEFORE_VALUE_PARAMETER: Final = bytes((IDENTIFIER, BUILTIN_TYPE, AUTO, k.STAR, k.AMPERSAND))
_ENDS_ANGLES: Final = b";)]}"
#: what a name may be, by its last declaration
_UNDECLARED: Final = 0
_VALUE: Final = 1
_OTHER: Final = 2
#: behind the name of a parameter or variable
_BEHIND_VALUE: Final = b",=>;{[)"
_BEFORE_DECLARATION: Final = b";{}("
_BEFORE_ARGUMENTS: Final = bytes((IDENTIFIER, TEMPLATE, CAST))
_ENDS_CONFIGURATION: Final = bytes((k.LAUNCH,)) + b";)}"


class Brackets:
    """Mates of brackets, by token index.

    `unmatched` is the first brace without a mate, or -1; its mate is taken to be the end of the unit.
    """

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self._brace: list[int] = []
        self._parent: list[int] = []
        self._mate: dict[int, int] = {}
        self._mate_of_other: dict[int, int] = {}
        self._mate_before: dict[int, int] = {}
        #: closing `>` of each `<` looked at so far, -1 for those that open no list
        self._angle: dict[int, int] = {}
        #: whether the list looked at last has a name in front of another `<`, which may compare
        self._met_name: bool = False
        self._values: _Values | None = None
        self.unmatched: int = -1
        self._paired: bool | None = None
        self._match_braces()

    def _match_braces(self) -> None:
        kinds = self.kinds
        braces: list[int] = []
        parents: list[int] = []
        mate = self._mate
        stack: list[int] = [-1]
        size = len(kinds)
        opening = k.next_of(kinds, k.OPEN_BRACE, 0, size)
        closing = k.next_of(kinds, k.CLOSE_BRACE, 0, size)
        while opening >= 0 or closing >= 0:
            if closing < 0 or 0 <= opening < closing:
                braces.append(opening)
                parents.append(stack[-1])
                stack.append(opening)
                opening = k.next_of(kinds, k.OPEN_BRACE, opening + 1, size)
                continue
            braces.append(closing)
            if len(stack) > 1:
                mate[stack.pop()] = closing
            elif self.unmatched < 0:
                self.unmatched = closing
            parents.append(stack[-1])
            closing = k.next_of(kinds, k.CLOSE_BRACE, closing + 1, size)
        end = len(self.unit)
        if len(stack) > 1 and self.unmatched < 0:
            self.unmatched = stack[1]
        while len(stack) > 1:
            mate[stack.pop()] = end
        self._brace = braces
        self._parent = parents

    def are_paired(self) -> bool:
        """Whether there are as many `(` as `)`, and as many `[` as `]`."""
        if self._paired is None:
            counts = [self.kinds.count(bracket) for bracket in b"()[]"]
            self._paired = counts[0] == counts[1] and counts[2] == counts[3]
        return self._paired

    def enclosing(self, token: int) -> int:
        """The innermost opening brace around a token, -1 at the top.  A brace is not inside itself."""
        place = count_below(self._brace, token) - 1
        if place < 0:
            return -1
        brace = self._brace[place]
        if self.kinds[brace] == k.OPEN_BRACE:
            return brace
        return self._parent[place]

    def close(self, opening: int) -> int:
        """The mate of an opening bracket `{`, `(` or `[`; the number of tokens where it has none."""
        if self.kinds[opening] == k.OPEN_BRACE:
            return self._mate[opening]
        kinds = self.kinds
        opener: i64 = kinds[opening]
        if opener != k.OPEN_ROUND and opener != k.OPEN_SQUARE:
            # Ill-formed text: where a bracket should be there is none.
            return opening
        closer: i64 = k.CLOSE_ROUND if opener == k.OPEN_ROUND else k.CLOSE_SQUARE
        kind: i64
        depth: i64 = 1
        at: i64 = opening + 1
        limit: i64 = min(opening + _SHORT, len(kinds))
        while at < limit:
            kind = kinds[at]
            if kind == closer:
                depth -= 1
                if depth == 0:
                    return at
            elif kind == opener:
                depth += 1
            at += 1
        known = self._mate_of_other.get(opening, -1)
        return known if known >= 0 else self._close_long(opening, opener, closer)

    def _close_long(self, opening: int, opener: int, closer: int) -> int:
        """The mate of a bracket.  Those of the brackets inside are found by the way, so a deep nest costs one scan and
        not one a level."""
        kinds = self.kinds
        mates = self._mate_of_other
        stack = [opening]
        for at in range(opening + 1, len(kinds)):
            kind = kinds[at]
            if kind == closer:
                mates[stack.pop()] = at
                if not stack:
                    return at
            elif kind == opener:
                stack.append(at)
        at = len(self.unit)
        for unclosed in stack:
            mates[unclosed] = at
        return at

    def open_angle(self, closing: int, stops: bytes, last: int = 0) -> int:
        """The `<` of the template arguments that end at `closing`, read backwards as far as `last` and to no token of
        `stops`; 0 where there is none."""
        kinds = self.kinds
        depth = 0
        at = closing
        while at > last:
            kind = kinds[at]
            if kind == k.GREATER:
                depth += 1
            elif kind == k.LESS:
                depth -= 1
                if depth == 0:
                    return at
            elif kind in stops:
                return 0
            elif kind in b")]}":
                at = self.open_before(at)
            at -= 1
        return 0

    def open_before(self, closing: int) -> int:
        """The mate of a closing bracket `}`, `)` or `]`, read backwards; 0 where it has none."""
        mates = self._mate_before
        known = mates.get(closing, -1)
        if known >= 0:
            return known
        kinds = self.kinds
        closer = kinds[closing]
        opener = b"([{"[b")]}".index(closer)]
        stack: list[int] = []
        at = closing
        while at > 0:
            if kinds[at] == closer:
                stack.append(at)
            elif kinds[at] == opener:
                mates[stack.pop()] = at
                if not stack:
                    return at
            at -= 1
        for unopened in stack:
            mates[unopened] = 0
        return 0

    def before_attributes(self, token: int) -> int:
        """The token in front of one and of the attributes there: the `class` of `class [[deprecated]] C`."""
        kinds = self.kinds
        at = token - 1
        while at > 0:
            if kinds[at] == k.CLOSE_SQUARE and kinds[at - 1] == k.CLOSE_SQUARE:
                at = self.open_before(at) - 1
            elif kinds[at] == k.CLOSE_ROUND:
                opening = self.open_before(at)
                if opening < 1 or kinds[opening - 1] not in (k.ATTRIBUTE, k.ALIGNAS):
                    return at
                at = opening - 2
            else:
                return at
        return at

    def skip(self, opening: int) -> int:
        """The index behind the mate of an opening bracket."""
        return self.close(opening) + 1

    def close_angle(self, opening: int, limit: int) -> int:
        """The `>` that closes the `<` of a template parameter or argument list, or -1.

        Without knowing what each name means, `name <` is taken for the start of a template argument list, unless the
        name is that of a value parameter which the list itself declared.  Where that leaves the list open, names of
        values compare, as in `B<N < 3>` and `B<R<a>::n < R<b>::n>`.
        """
        known = self._angle.get(opening, 0)
        if known:
            # A token that breaks off a list does so under every limit.
            return known if known < limit else -1
        closing = self._close_angle(opening, limit, False)
        if closing < 0 and self._met_name:
            closing = self._close_angle(opening, limit, True)
        return closing

    def _close_angle(self, opening: int, limit: int, values_compare: bool) -> int:
        angles = self._angle
        self._met_name = False
        kinds = self.kinds
        declared = _ValueParameters(self, opening, angles) if kinds[opening - 1] == TEMPLATE else None
        matters = _IN_ANGLES
        stack = [opening]
        at: i64 = opening + 1
        end: i64 = min(limit, len(kinds))
        kind: i64
        before: i64
        while True:
            while at < end and not matters[kinds[at]]:
                at += 1
            if at >= end:
                broken = end >= len(kinds) or kinds[end] in _ENDS_ANGLES
                break
            kind = kinds[at]
            if kind == k.LESS:
                before = kinds[at - 1]
                if before == IDENTIFIER or before == TEMPLATE or before == CAST:
                    if before == IDENTIFIER:
                        self._met_name = True
                        if values_compare and self._is_value(at - 1):
                            at += 1
                            continue
                    if declared is None or before != IDENTIFIER or not declared.hold(at - 1, stack):
                        stack.append(at)
                at += 1
            elif kind == k.GREATER:
                if kinds[at - 1] != OPERATOR:
                    angles[stack.pop()] = at
                    if not stack:
                        return at
                at += 1
            elif kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or (kind == k.OPEN_BRACE and self._braces_in_list(at)):
                at = self.close(at) + 1
            else:
                broken = True
                break
        if broken and (values_compare or not self._met_name):
            # A list that is read again may have run through the lists of further declarations.
            for unclosed in stack:
                angles[unclosed] = -1
        return -1

    def _is_value(self, name: int) -> bool:
        """Whether a name is a value by what the text in front declares last; a member of an instance is one if nothing
        declares its name."""
        if self._values is None:
            self._values = _Values(self.unit)
        found = self._values.is_value(name)
        if found != _UNDECLARED:
            return found == _VALUE
        return self.kinds[name - 1] == k.SCOPE and self.kinds[name - 2] == k.GREATER

    def close_chevrons(self, opening: int, limit: int) -> int:
        """The first `>` of the `>>>` that closes the `<<<` of a launch, or -1; nobody has to know what a name means.

        Template argument lists are passed over.  In `k<<<x < 3, y>>>(p)` the `<` compares: a list that leaves one or
        two `>` in front of the arguments is none.
        """
        kinds = self.kinds
        swallowed = -1
        at = opening + 1
        limit = min(limit, len(kinds) - 3)
        while at < limit:
            kind = kinds[at]
            if kind == k.GREATER:
                if kinds[at + 1] == k.GREATER and kinds[at + 2] == k.GREATER:
                    return at
                at += 1
            elif kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
                at = self.close(at) + 1
            elif kind == k.LESS:
                at += 1
                behind = self.close_angle(at - 1, limit) + 1 if kinds[at - 2] in _BEFORE_ARGUMENTS else 0
                if behind > 0:
                    end = behind
                    while kinds[end] == k.GREATER:
                        end += 1
                    if kinds[end] != k.OPEN_ROUND or not 0 < end - behind < 3:
                        at = behind
                        if end == behind and kinds[end] == k.OPEN_ROUND and kinds.endswith(b">>>", 0, end):
                            swallowed = end - 3
            elif kind in _ENDS_CONFIGURATION:
                break
            else:
                at += 1
        return swallowed

    def _braces_in_list(self, brace: int) -> bool:
        """Whether a brace can belong to a template argument: it initialises something or holds a lambda's body."""
        before = self.kinds[brace - 1]
        return (before in b"i>)]=,({:" or before == BUILTIN_TYPE) and self._mate[brace] < len(self.unit)


class _Values:
    """The names that are declared as values, by the text alone: template parameters and variables."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        #: the last token at which a name was sought, and what it was there
        self._known: dict[str, tuple[int, int]] = {}

    def is_value(self, name: int) -> int:
        """The meaning that the last declaration in front of a name gives it."""
        spelling = self.unit.lexemes[name]
        first, found = self._known.get(spelling, (0, _UNDECLARED))
        if first > name:
            first, found = 0, _UNDECLARED
        at = self.unit.previous(name)
        while at >= first:
            nearer = self._sort(at)
            if nearer != _UNDECLARED:
                found = nearer
                break
            at = self.unit.previous(at)
        self._known[spelling] = (name, found)
        return found

    def _sort(self, name: int) -> int:
        """What an occurrence of a name declares it as, if it may declare it."""
        kinds = self.kinds
        before = kinds[name - 1]
        if before in k.TYPE_KEYS or before == k.TYPENAME or before == k.USING:
            return _OTHER
        if before not in _BEFORE_VALUE_PARAMETER or kinds[name + 1] not in _BEHIND_VALUE:
            return _UNDECLARED
        at = name - 1
        last = max(0, name - _SHORT)
        depth = 0
        while at > last and kinds[at] not in _BEFORE_DECLARATION:
            kind = kinds[at]
            if kind == k.LESS:
                depth += 1
                if kinds[at - 1] == k.TEMPLATE:
                    # A parameter of the head is a value, a variable template behind it is none.
                    return _VALUE if depth > 0 else _OTHER
            elif kind == k.GREATER:
                depth -= 1
            elif kind == k.TYPEDEF:
                return _OTHER
            at -= 1
        return _VALUE


class _ValueParameters:
    """The value parameters that a template head has declared so far: `template <size_t I, bool = I < 2>`."""

    def __init__(self, brackets: Brackets, opening: int, angles: dict[int, int]) -> None:
        self._brackets: Brackets = brackets
        self._angles: dict[int, int] = angles
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = brackets.unit.lexemes
        self._names: set[str] = set()
        self._read: int = opening + 2
        #: the last of them that has a default argument
        self._with_default: int = -1

    def hold(self, name: int, open_lists: list[int]) -> bool:
        """Whether the identifier at token `name`, in lists opened at some tokens, is that of a parameter declared in
        front of it."""
        kinds = self.kinds
        for at in range(self._read, name - 1):
            if kinds[at] == IDENTIFIER and kinds[at + 1] in b",=" and kinds[at - 1] in _BEFORE_VALUE_PARAMETER:
                self._names.add(self.lexemes[at])
                if kinds[at + 1] == k.ASSIGN:
                    self._with_default = at
        self._read = max(self._read, name - 1)
        if self.lexemes[name] not in self._names or kinds[name - 1] == k.SCOPE:
            return False
        last = self._with_default
        return last < 0 or self.lexemes[last] != self.lexemes[name] or self._is_behind(last + 2, name, open_lists)

    def _is_behind(self, default: int, name: int, open_lists: list[int]) -> bool:
        """Whether a token stands behind a default argument, in which the parameter is not declared yet
        ([basic.scope.pdecl]): `bool is_empty = is_empty<T>::value`."""
        kinds = self.kinds
        at = default
        while at < name:
            kind = kinds[at]
            if kind == k.COMMA:
                return True
            if kind == k.LESS:
                if at in open_lists:
                    return False
                at = max(at, self._angles.get(at, at))
            elif kind in b"([{":
                at = self._brackets.close(at)
            at += 1
        return False


def name_before_arguments(kinds: bytes, close: int, first: int = 0) -> int:
    """The name at `close`, or in front of the template arguments that end there, sought as far back as `first`; `close`
    itself where nothing opens them."""
    if kinds[close] != k.GREATER:
        return close
    depth = 0
    at = close
    while at > first:
        if kinds[at] == k.GREATER:
            depth += 1
        elif kinds[at] == k.LESS:
            depth -= 1
            if depth == 0:
                return at - 1
        at -= 1
    return close


def is_name_in_parentheses(kinds: bytes, opening: int) -> bool:
    """Whether a parenthesis holds the name of a declarator, as in `T (f)(int)`, `T (a)[3]` and `T (operator-)(T)`,
    and no parameters."""
    if kinds[opening + 1] == OPERATOR:
        return True
    if kinds[opening + 1] != IDENTIFIER or kinds[opening + 2] != k.CLOSE_ROUND:
        return False
    return kinds.startswith((b"(", b"["), opening + 3) and not kinds.startswith(b"[[", opening + 3)
