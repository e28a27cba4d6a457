"""Classes and enumerations that do not follow the grammar ([class], [dcl.enum])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.recovery import declarations as d
from cufe.syntax.recovery import specifiers as sp
from cufe.syntax.recovery.tokens import END, GivenUpError
from cufe.text import kinds as k

_ACCESS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE))


class ClassReader(d.DeclarationReader):
    """Reads the definitions of types."""

    def class_specifier(self) -> int:
        """A class-specifier or an elaborated type; what it adds to the specifiers."""
        kinds = self.kinds
        self.enter()
        self.at += 1
        self.attributes()
        name = self.look(self.at)
        own = -1
        if name is not None:
            own = name.last
            self.at = name.end
            if kinds[self.at] == k.LESS or kinds[self.at] == k.SCOPE:
                raise GivenUpError
        elif kinds[self.at] not in b"{:":
            raise GivenUpError
        if kinds[self.at] == k.IDENTIFIER and self.lexemes[self.at] in k.FINAL_WORDS and kinds[self.at + 1] in b"{:":
            self.at += 1
        if own >= 0:
            self.declare(own, m.TYPE_TEMPLATE if self.heads else m.TYPE)
        if kinds[self.at] not in b"{:":
            self.leave()
            return 0
        if kinds[self.at] == k.COLON and own >= 0 and not self._has_bases():
            self.leave()
            return 0
        if self.accept(k.COLON):
            self._bases()
        self.required(k.OPEN_BRACE, num.OPEN_BRACE_EXPECTED)
        brace = self.at - 1
        if kinds[brace] == k.OPEN_BRACE:
            semicolon = self.behind(brace) if self.heads and self.last == self.end else self.end
            if kinds[semicolon] != k.SEMICOLON:
                self._members(brace, own)
            else:
                # A template is taken as a whole before it is read.
                end = self.end
                whole = self.limited(semicolon + 1)
                self._members(brace, own)
                self.unlimited(whole, end, end)
                self.at = semicolon
                # The passed-over tokens end here.
                self.skipped = [(first, min(last, semicolon)) for first, last in self.skipped]
        self.leave()
        return sp.DEFINES if own >= 0 else sp.DEFINES | sp.UNNAMED

    def _has_bases(self) -> bool:
        """Whether a body follows a colon: else it is that of a bit-field or a loop."""
        at = self.at + 1
        kinds = self.kinds
        while kinds[at] not in b";{)" and kinds[at] != END:
            at += 1
        return kinds[at] == k.OPEN_BRACE

    def _bases(self) -> None:
        kinds = self.kinds
        while True:
            self.attributes()
            while kinds[self.at] in _ACCESS or kinds[self.at] == k.VIRTUAL:
                self.at += 1
            self.accept(k.TYPENAME)
            if kinds[self.at] == k.DECLTYPE:
                self.at += 1
                self.balanced()
            else:
                name = self.look(self.at)
                if name is None:
                    self.error(num.IDENTIFIER_EXPECTED)
                    start = self.at
                    while kinds[start - 1] in b",:" or kinds[start - 1] in _ACCESS or kinds[start - 1] == k.VIRTUAL:
                        start -= 1
                    self.flush_to(k.OPEN_BRACE, k.COMMA)
                    self.drop(start)
                    if kinds[self.at] == k.COMMA:
                        raise GivenUpError
                    return
                self.at = name.end
                if kinds[self.at] == k.LESS and name.meaning == m.TYPE_TEMPLATE:
                    self.template_arguments(name.last)
            self.accept(k.ELLIPSIS)
            if not self.accept(k.COMMA):
                return

    def _members(self, brace: int, own: int) -> None:
        """The members of a class, up to its brace."""
        kinds = self.kinds
        waiting = self.stops
        self.stops = [0] * 256
        self.stops[END] = self.stops[k.CLOSE_BRACE] = 1
        heads = self.heads
        self.heads = 0
        self.classes.append(self.lexemes[own] if own >= 0 else "")
        inner: dict[str, int] = {}
        if own >= 0:
            inner[self.lexemes[own]] = m.TYPE_TEMPLATE if heads else m.TYPE
            self.members[self.lexemes[own]] = inner
        # Bodies see members that are declared behind them.
        self._later_types(inner)
        self.scopes.append(inner)
        while kinds[self.at] != k.CLOSE_BRACE and kinds[self.at] != END:
            if kinds[self.at] in _ACCESS:
                self.at += 1
                if not self.accept(k.COLON):
                    self.told_only(num.COLON_EXPECTED, ":")
                continue
            self.declaration(True)
        self.scopes.pop()
        self.classes.pop()
        self.heads = heads
        if kinds[self.at] == END:
            self.error(num.CLOSE_BRACE_EXPECTED, brace)
            self.insert(min(self.at, self.last), "}")
        else:
            self.at += 1
        self.stops = waiting
        # What a member left open is none of what the class is part of.
        self.unclosed = self.compared = False
        self.misread = -1

    def _later_types(self, inner: dict[str, int]) -> None:
        """Types that a class declares behind what is read."""
        kinds = self.kinds
        end = self.behind(self.at - 1)
        if end >= self.end:
            return
        for at in range(self.at, end):
            if (kinds[at] in k.TYPE_KEYS and kinds[at + 1] == k.IDENTIFIER and kinds[at + 2] in b"{:;") or (
                kinds[at] == k.USING and kinds[at + 1] == k.IDENTIFIER and kinds[at + 2] == k.ASSIGN
            ):
                inner[self.lexemes[at + 1]] = m.TYPE

    def enum_specifier(self) -> int:
        kinds = self.kinds
        self.at += 1
        scoped = self.accept(k.CLASS) or self.accept(k.STRUCT)
        self.attributes()
        name = self.look(self.at)
        own = -1
        if name is not None:
            own = name.last
            self.at = name.end
            self.declare(own, m.TYPE)
        if kinds[self.at] == k.COLON:
            at = self.at + 1
            while kinds[at] in (k.BUILTIN_TYPE, k.IDENTIFIER, k.SCOPE, k.CONST):
                at += 1
            if kinds[at] not in b"{;":
                raise GivenUpError
            if at == self.at + 1:
                self.skipped.append((self.at, at))
                self.at = at
                self.error(num.TYPE_EXPECTED)
            self.at = at
        if kinds[self.at] != k.OPEN_BRACE:
            if own < 0:
                raise GivenUpError
            return 0
        brace = self.at
        self.at += 1
        inner: dict[str, int] = {}
        if own >= 0:
            self.members[self.lexemes[own]] = inner
        target = inner if scoped else self.scopes[-1]
        self.stops[k.CLOSE_BRACE] += 1
        self.stops[k.COMMA] += 1
        self.stops[k.SEMICOLON] += 1
        while kinds[self.at] != k.CLOSE_BRACE:
            if kinds[self.at] == k.IDENTIFIER:
                target[self.lexemes[self.at]] = inner[self.lexemes[self.at]] = m.VALUE
                self.at += 1
                self.attributes()
                if self.accept(k.ASSIGN):
                    self.expression(False)
            else:
                start = self.at
                self.error(num.IDENTIFIER_EXPECTED)
                self.flush()
                self.drop(start - 1 if kinds[start - 1] == k.COMMA else start)
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1
        self.stops[k.CLOSE_BRACE] -= 1
        count = len(self.found)
        self.required(k.CLOSE_BRACE, num.CLOSE_BRACE_EXPECTED)
        self.stops[k.SEMICOLON] -= 1
        if len(self.found) > count:
            self.found[-1].match = brace
        return sp.DEFINES if own >= 0 else sp.DEFINES | sp.UNNAMED

    # --- declarations -----------------------------------------------------------------------------------------
