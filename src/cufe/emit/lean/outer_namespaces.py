"""Where a name can lead to, as far as the outermost namespaces tell: `std::vector` is nothing of `cuda` or `thrust`.

An unqualified name finds what its own outermost namespace declares, what is global, and what using-directives show
([basic.lookup.unqual]); a qualified one what its first part leads to.  Namespaces inside are not told apart.  A set of
outermost namespaces is a number, a bit for each.
"""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

#: every namespace there is
EVERYWHERE: Final = -1
#: what is in no namespace
GLOBAL: Final = 1

_DIRECTIVE: Final = bytes((k.USING, k.NAMESPACE))


class OuterNamespaces:
    """The outermost namespaces of a unit, what they have inside, and what using-directives show in them."""

    def __init__(self, brackets: Brackets, lexemes: list[str]) -> None:
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = lexemes
        self._bits: dict[str, int] = {}
        #: for the name of an inner namespace, in which outermost ones there is one
        self._inner: dict[str, int] = {}
        #: for the name of an alias, the first parts of what it stands for
        self._aliases: dict[str, list[str]] = {}
        #: using-directives: the token of what they name, the namespace they stand in, and whether they are the user's
        #: and within a declaration
        self._directives: list[tuple[int, int, bool, bool]] = []
        self._shown: dict[int, int] = {}
        self._found: dict[tuple[str, int], int] = {}
        #: what is shown in the user's text
        self._shown_to_user: int = 0
        #: the first token that a directive of the user may act on, and what all of them show
        self._user_from: int = len(brackets.kinds)

    def of_scope(self, scope: str) -> int:
        """The set of the one namespace in which a scope (`::std::ranges::`) lies."""
        first = scope[2:].partition("::")[0]
        if not first:
            return GLOBAL
        bit = self._bits.get(first, 0)
        if not bit:
            bit = 2 << len(self._bits)
            self._bits[first] = bit
        return bit

    def add(self, scope: str, names: str, inline: bool) -> None:
        """Takes in a namespace `names` (`std::ranges::`) that is defined in a scope."""
        outer = self.of_scope(scope + names)
        parts = names.split("::")
        for name in parts[1:-1] if scope == "::" else parts[:-1]:
            self._inner[name] = self._inner.get(name, 0) | outer
        if inline and scope == "::":
            self._shown[GLOBAL] = self._shown.get(GLOBAL, 0) | outer

    def add_alias(self, at: int) -> None:
        """Takes in the alias whose name is at a token: `namespace at = a::b;`."""
        name = self.lexemes[at]
        at += 2
        if self.kinds[at] == k.SCOPE:
            at += 1
        self._aliases.setdefault(name, []).append(self.lexemes[at])

    def add_directives(self, start: int, end: int, scope: str, own: bool) -> None:
        """Takes in the using-directives of a piece."""
        at = self.kinds.find(_DIRECTIVE, start, end)
        while at >= 0:
            self._directives.append((at + 2, self.of_scope(scope), own, at > start))
            if own and at == start:
                self._user_from = min(self._user_from, at)
            at = self.kinds.find(_DIRECTIVE, at + 2, end)

    def decide(self, scopes: set[str]) -> set[str]:
        """Works out what the directives show, once all `scopes` are known; gives the scopes that they name."""
        found: set[str] = set()
        for at, outer, own, is_local in self._directives:
            parts = self.lexemes[at : self.kinds.find(k.SEMICOLON, at)]
            named = f"::{parts[-1]}::"
            first = parts[1] if parts[0] == "::" else parts[0]
            reached = self.qualified(first, self.seen_from(outer, at, own))
            inside = [scope for scope in scopes if reached & self.of_scope(scope)]
            # An alias leads to no scope of its name.
            inside = [scope for scope in inside if scope.endswith(named) and leads_to(parts, scope)] or inside
            found.update(inside)
            for scope in inside:
                if own:
                    self._shown_to_user |= self.of_scope(scope)
                if not own or (not is_local and outer != GLOBAL):
                    self._shown[outer] = self._shown.get(outer, 0) | self.of_scope(scope)
        self._found.clear()
        return found

    def seen_from(self, outer: int, at: int, own: bool) -> int:
        """What an unqualified name can mean that stands behind a token, in an outermost namespace."""
        seen = outer | GLOBAL
        if own or at > self._user_from:
            seen |= self._shown_to_user
        return self._with_shown(seen)

    def qualified(self, first: str, seen: int) -> int:
        """What a name can mean whose first qualifier is `first`, where an unqualified one means what is `seen`."""
        key = (first, seen)
        found = self._found.get(key, 0)
        if not found:
            found = self._bits.get(first, 0) | (self._inner.get(first, 0) & seen)
            for target in self._aliases.get(first, ()):
                found |= self._bits.get(target, 0) | self._inner.get(target, 0) or EVERYWHERE
            found = self._with_shown(found) or EVERYWHERE
            self._found[key] = found
        return found

    def _with_shown(self, outer: int) -> int:
        """A set of namespaces with what their using-directives show ([namespace.udir])."""
        known = 0
        while known != outer:
            known = outer
            for stands_in, shown in self._shown.items():
                if outer & stands_in:
                    outer |= shown
        return outer


def leads_to(parts: list[str], scope: str) -> bool:
    """Whether the namespaces of a qualified name, between which inline ones may stand, lead to a scope."""
    at = 0
    for part in parts:
        if part != "::":
            at = scope.find(f"::{part}::", at)
            if at < 0:
                return False
            at += len(part) + 2
    return True
