"""Which functions of a unit could call something that they must not: only their bodies are given types.

A function is in doubt where it names something suspect: a function for the device alone, or a class with members for
the device alone together with what would use these.  What is declared by way of such a class is suspect as well, so
that no object of it comes into a function unnoticed."""

from cufe.cuda.marks import HOST
from cufe.cuda.rules.calls.declaration_texts import (
    GENERIC_LAMBDA,
    calls_object,
    has_lambda,
    initialises,
    instance_names,
    is_alias,
    is_for_device,
    is_own_name,
    names_made_at_once,
    names_of_constants,
    names_of_generic_lambdas,
    says_nothing,
)
from cufe.cuda.rules.calls.header_functions import calls_in_headers, device_names_of_headers, may_call
from cufe.cuda.rules.calls.launched_names import launches_of_no_kernels
from cufe.cuda.rules.calls.suspects import CALLABLE, MEMBER, OBJECT, Suspects
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import parse_piece, scope_name
from cufe.cuda.rules.enclosing_context import is_in_device_lambda
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_MEMBER_ACCESS: Final = bytes((k.DOT, k.ARROW))
_LITERALS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER))


class Place:
    """A piece in doubt with the pieces around it, outermost first."""

    def __init__(self, path: list[Piece]) -> None:
        self.path: list[Piece] = path
        self.piece: Piece = path[-1]


class Doubts:
    """Finds the pieces in doubt: `places`, by their first tokens; functions, variables, explicit instantiations."""

    def __init__(self, examined: ExaminedUnit, found: Collection) -> None:
        self.examined: ExaminedUnit = examined
        self._stretches: list[tuple[int, int]] = examined.near()
        #: where names of functions count
        self._searched: list[tuple[int, int]] = examined.searched()
        near: set[str] | None = None
        if self._searched is self._stretches and self._stretches is not examined.stretches:
            near = set()
            for start, end in self._stretches:
                near.update(examined.lexemes[start:end])
        self.suspects: Suspects = Suspects(examined, found, near)
        self.places: dict[int, Place] = {}
        #: declarations whose types make instances of suspect templates
        self.heads: dict[int, Place] = {}
        #: mentions of suspect classes by the pieces of functions, and these
        self._mentions: dict[int, int] = {}
        self._mentioning: dict[int, Place] = {}
        #: the flags with which the members of a class were told, by the class's first token
        self._members_told: dict[int, int] = {}
        #: declarations that mention suspect classes
        self._asked: set[int] = set()
        #: suspect classes, and what is declared by way of them
        self._named: set[str] = set()
        self._generic: set[str] = set()
        lambdas = [slot for slot in examined.slots if slot.is_device_only]
        self._anchors: set[int] = {slot.anchor for slot in lambdas}
        kernels = self.suspects.kernels - self.suspects.functions
        launches = launches_of_no_kernels(examined, self._searched, kernels)
        names_of_headers = device_names_of_headers(examined)
        headers = self.examined.tokens_of(names_of_headers, self._stretches)
        if self._searched is not self._stretches:
            self._in_headers(names_of_headers)
        if not self.suspects.are_there() and not lambdas and not launches and not headers:
            return
        self._generic = names_made_at_once(examined, self._stretches)
        for token in launches:
            self._add(token)
        for slot in lambdas:
            self._lambda(slot.opening, slot.anchor)
        self._lambdas_of_devices()
        self._classes()
        self._literals()
        named = self.suspects.functions | self.suspects.kernels | self.suspects.deduced_members
        self._functions(named | self._calling_headers(headers))
        self._mentioned()
        self._directives()

    def _add(self, token: int) -> Place | None:
        """The piece around a token comes into doubt, unless it is for the device alone."""
        path = self.examined.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            return None
        known = self.places.get(path[-1].start)
        if known is not None:
            return known
        made = Place(path)
        self.places[path[-1].start] = made
        return made

    def _has_host_code(self, piece: Piece) -> bool:
        """Whether a function is for the host, or could have something in it that is: a local class, a lambda."""
        if not is_for_device(self.examined, piece):
            return True
        kinds = self.examined.kinds
        if self.suspects.deduced and kinds.find(k.CONSTEXPR, piece.head, piece.body) >= 0:
            return True
        if any(kinds.find(kind, piece.body, piece.end) >= 0 for kind in (k.STRUCT, k.CLASS, k.UNION)):
            return True
        return any(slot.words & HOST and piece.body < slot.opening < piece.end for slot in self.examined.slots)

    # --- lambdas ------------------------------------------------------------------------------------

    def _lambda(self, opening: int, anchor: int) -> None:
        """A lambda for the device alone that is called where it stands, or by its name."""
        kinds = self.examined.kinds
        body = kinds.find(k.OPEN_BRACE, anchor)
        path = self.examined.cutter.path(opening)
        called = body >= 0 and kinds[self.examined.brackets.close(body) + 1] == k.OPEN_ROUND
        if kinds[opening - 1] == k.ASSIGN and kinds[opening - 2] == k.IDENTIFIER:
            for at in self.examined.tokens_of({self.examined.lexemes[opening - 2]}, self._stretches):
                if kinds[at + 1] == k.OPEN_ROUND and self._sees(path, at):
                    self._add(at)
                    called = True
        if called or (path and path[-1].sort == c.FUNCTION and self._uses_generic(path[-1])):
            self._add(opening)

    def _sees(self, path: list[Piece], token: int) -> bool:
        """Whether code of the host at a token could name what is declared in some piece."""
        piece = path[-1] if path else None
        if piece is not None and piece.sort == c.FUNCTION and not piece.start < token < piece.end:
            return False
        return not is_in_device_lambda(self.examined, token)

    def _literals(self) -> None:
        """Literals with suspect suffixes, and literal operators that are called by name."""
        suffixes = self.suspects.suffixes
        if not suffixes:
            return
        kinds = self.examined.kinds
        lexemes = self.examined.lexemes
        for start, end in self._stretches:
            for at in range(start, end):
                literal = kinds[at] in _LITERALS or kinds[at - 2] == k.OPERATOR
                if literal and lexemes[at].endswith(suffixes):
                    path = self.examined.cutter.path(at)
                    if path and (path[-1].sort != c.FUNCTION or self._has_host_code(path[-1])):
                        self._add(at)

    # --- functions -----------------------------------------------------------------------------------------------

    def _functions(self, names: set[str]) -> None:
        """Uses of functions; a template that is made where it is used makes its own uses suspect."""
        lexemes = self.examined.lexemes
        called_alone = self.suspects.kernels - self.suspects.deduced_kernels
        done: set[str] = set()
        #: the names of what is made where it is used
        made: set[str] = set()
        while names:
            done |= names
            found: set[str] = set()
            for token in self.examined.tokens_of(names, self._stretches):
                # Only of functions with deduced results the bare name matters.
                plain = lexemes[token] in called_alone or not self.suspects.deduced
                if plain and not may_call(self.examined, token):
                    continue
                path = self.examined.cutter.path(token)
                if not path:
                    continue
                piece = path[-1]
                if piece.sort == c.SIMPLE and token > 0 and initialises(self.examined, piece, token):
                    self._add(token)
                    found |= names_of_generic_lambdas(self.examined, path) | names_of_constants(self.examined, path)
                elif lexemes[token] in made and (piece.sort != c.FUNCTION or token < piece.body):
                    self.heads[piece.start] = Place(path)
                if piece.sort != c.FUNCTION or token < piece.head or is_own_name(self.examined, path, token):
                    continue
                if lexemes[token] in self.suspects.kernels or self._has_host_code(piece):
                    self._add(token)
                    found |= instance_names(self.examined, path)
                elif lexemes[token] in made and not self.examined.is_template(path):
                    # The instance that code for the device makes is for the host, too.
                    self._add(token)
            names = found - done
            made |= found

    def _calling_headers(self, tokens: list[int]) -> set[str]:
        """Host code that names functions of headers comes into doubt; gives the names of templates among it.

        Code for the device is full of these names, so the rest of a function is passed over at once.  Members are left
        out: `size` is one of many classes."""
        templates: set[str] = set()
        passed = 0
        for token in tokens:
            if token < passed or not may_call(self.examined, token) or self.examined.kinds[token - 1] in _MEMBER_ACCESS:
                continue
            path = self.examined.cutter.path(token)
            if not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
                continue
            if self._has_host_code(path[-1]):
                self._add(token)
                templates |= instance_names(self.examined, path)
            passed = path[-1].end
        return templates

    def _in_headers(self, names_of_headers: set[str]) -> None:
        """Host code in the user's headers that calls what is for the device alone."""
        for token in calls_in_headers(self.examined, self.suspects, names_of_headers, self._searched):
            path = self.examined.cutter.path(token)
            if path and path[-1].sort == c.FUNCTION and token > path[-1].body and self._has_host_code(path[-1]):
                self._add(token)

    # --- classes -------------------------------------------------------------------------------------------------

    def _classes(self) -> None:
        """Mentions of suspect classes, and what is declared by way of them."""
        names = dict(self.suspects.classes)
        pending = set(names)
        while pending:
            found: dict[str, int] = {}
            for token in self.examined.tokens_of(pending, self._stretches):
                self._mention(token, names[self.examined.lexemes[token]], found)
            pending = set()
            for name, flags in found.items():
                if flags & ~names.get(name, 0):
                    names[name] = names.get(name, 0) | flags
                    pending.add(name)
        self._named = set(names)
        if "begin" in names or "begin" in self.suspects.functions:
            self._loops()

    def _loops(self) -> None:
        """Functions with loops: a range-based one names no function `begin`, and need not name its class."""
        kinds = self.examined.kinds
        for start, end in self._stretches:
            at = kinds.find(k.FOR, start, end)
            while at >= 0:
                path = self.examined.cutter.path(at)
                passed = at
                if path and path[-1].sort == c.FUNCTION and at > path[-1].body:
                    passed = path[-1].end - 1
                    if self._has_host_code(path[-1]):
                        self._add(at)
                at = kinds.find(k.FOR, passed + 1, end)

    def _mention(self, token: int, flags: int, found: dict[str, int]) -> None:
        path = self.examined.cutter.path(token)
        if not path:
            return
        piece = path[-1]
        if piece.sort == c.CLASS:
            self._in_declaration(path, token)
            name = scope_name(self.examined, piece)
            if name != self.examined.lexemes[token]:
                found[name] = found.get(name, 0) | flags
            self._members_mention(piece, flags)
            return
        self._in_declaration(path, token)
        if piece.sort not in (c.FUNCTION, c.SIMPLE):
            return
        if is_for_device(self.examined, piece):
            self._in_device_code(path, token)
            return
        if piece.sort == c.SIMPLE and has_lambda(self.examined, piece):
            self._add(token)
        if piece.sort == c.FUNCTION:
            self._mentioned_in(path, flags)
            if token > piece.body and self.examined.kinds.find(k.AUTO, piece.head, piece.body) < 0:
                return
        if is_alias(self.examined, piece):
            name = self.examined.lexemes[piece.head + 1]
            found[name] = found.get(name, 0) | flags
            return
        for one in parse_piece(self.examined, piece, path[:-1], False):
            if one.name_token != token and (piece.sort == c.SIMPLE or token < one.name_token or token > piece.body):
                found[one.name] = found.get(one.name, 0) | flags
                if len(path) > 1 and path[-2].sort == c.CLASS:
                    name = scope_name(self.examined, path[-2])
                    found[name] = found.get(name, 0) | flags

    def _in_device_code(self, path: list[Piece], token: int) -> None:
        """A function for the device could give something suspect to a template whose instance is for the host, too."""
        piece = path[-1]
        if piece.start in self.places or piece.sort != c.FUNCTION or token < piece.head:
            return
        if self.examined.is_template(path):
            return
        if not self._generic.isdisjoint(self.examined.lexemes[piece.body : piece.end]):
            self._add(token)

    def _lambdas_of_devices(self) -> None:
        """A lambda in a function for the device, which is for the device as well, given to such a template."""
        passed = 0
        for token in self.examined.tokens_of(self._generic, self._stretches) if self._generic else []:
            if token < passed:
                continue
            path = self.examined.cutter.path(token)
            if not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
                continue
            passed = path[-1].end
            if is_for_device(self.examined, path[-1]) and has_lambda(self.examined, path[-1]):
                self._in_device_code(path, token)

    def _members_mention(self, piece: Piece, flags: int) -> None:
        """The functions of a class, and of those inside of it, name its members without naming the class.

        A class that was asked with these flags is not asked again: mentions in nested classes stay linear.
        """
        pending = [piece]
        while pending:
            around = pending.pop()
            known = self._members_told.get(around.start, 0)
            if around.body < 0 or not flags & ~known:
                continue
            self._members_told[around.start] = known | flags
            for inner in self.examined.cutter.pieces(around.body):
                if inner.sort == c.CLASS and inner.body >= 0:
                    pending.append(inner)
                elif inner.sort == c.FUNCTION and not is_for_device(self.examined, inner):
                    self._mentioned_in(self.examined.cutter.path(inner.start), flags)

    def _in_declaration(self, path: list[Piece], token: int) -> None:
        """A declaration outside of functions mentions something suspect: with a template that is made where it is used
        it comes into doubt."""
        piece = path[-1]
        end = piece.body if piece.sort in (c.FUNCTION, c.CLASS) and piece.body >= 0 else piece.end
        if token > end or piece.start in self._asked:
            return
        self._asked.add(piece.start)
        if not self._names_generic(piece.start, end):
            return
        self.heads[piece.start] = Place(path)
        if piece.sort == c.SIMPLE:
            self._add(token)

    def _mentioned_in(self, path: list[Piece], flags: int) -> None:
        """A function mentions something suspect."""
        start = path[-1].start
        self._mentions[start] = self._mentions.get(start, 0) | flags
        self._mentioning.setdefault(start, Place(path))

    def _directives(self) -> None:
        """Explicit instantiations of what is in doubt, or with suspect arguments."""
        doubtful: set[str] = set()
        for place in self.places.values():
            doubtful |= instance_names(self.examined, place.path)
            doubtful |= {scope_name(self.examined, piece) for piece in place.path if piece.sort == c.CLASS}
        names = self._named | doubtful
        kinds = self.examined.kinds
        for start, end in self._stretches:
            for at in k.all_of(kinds, k.TEMPLATE, start, end):
                if kinds[at + 1] != k.LESS and (at == start or kinds[at - 1] in b";}{)"):
                    path = self.examined.cutter.path(at)
                    if path and path[-1].start == at:
                        # Code for the device comes into doubt only by what it calls.
                        sought = doubtful if is_for_device(self.examined, path[-1]) else names
                        if not sought.isdisjoint(self.examined.lexemes[at : path[-1].end]):
                            self.places[at] = Place(path)

    def _mentioned(self) -> None:
        """Functions that mention suspect classes and have what would use their members."""
        for start, flags in self._mentions.items():
            place = self._mentioning[start]
            piece = place.piece
            if start in self.places or says_nothing(self.examined, piece):
                continue
            doubt = bool(flags & OBJECT) or self._uses_generic(piece)
            if not doubt and flags & MEMBER:
                members = self.suspects.members
                doubt = not members.isdisjoint(self.examined.lexemes[piece.start : piece.end])
                # A range-based for names neither `begin` nor the class of what it gives.
                if not doubt and "begin" in members:
                    doubt = self.examined.kinds.find(k.FOR, piece.body, piece.end) >= 0
            if not doubt and flags & CALLABLE:
                doubt = calls_object(self.examined, piece)
            if doubt:
                self.places[start] = place

    def _uses_generic(self, piece: Piece) -> bool:
        """Whether a function names one of them, or has a generic lambda."""
        return self._names_generic(piece.start, piece.end)

    def _names_generic(self, start: int, end: int) -> bool:
        """Whether a stretch names one of them, or has a generic lambda."""
        if not self._generic.isdisjoint(self.examined.lexemes[start:end]):
            return True
        matches = GENERIC_LAMBDA.finditer(self.examined.kinds, start, end)
        return any(match.start() not in self._anchors for match in matches)
