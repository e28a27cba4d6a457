"""The declarations in which calls, accesses and instances are judged: all of the compiled file, and those of the user's
headers that name what is for the device alone, or what is declared by way of it."""

from cufe.checks.read_pieces import has_templates, pieces_of
from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.enclosing_context import is_in_device_lambda
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# Names by which code of the host could reach what is for the device alone, found without asking what they mean.


class Suspects:
    """`functions` are names of functions for the device alone, kernels among them; `members` those of member functions;
    `classes` of classes with such members, and of those that such operators take."""

    def __init__(self, examined: ExaminedUnit, found: Collection) -> None:
        self.examined: ExaminedUnit = examined
        self.functions: set[str] = set()
        self.kernels: set[str] = set()
        #: the tokens that declare kernels
        self._declared: set[int] = set()
        self.members: set[str] = set()
        self.classes: set[str] = set()
        #: there are literal operators
        self.literals: bool = False
        #: some function for the device alone has a deduced result
        self.deduced: bool = False
        for token in found.device_names:
            self._device(token)
        for one in found.others:
            if one.function() is not None and one.words & EXECUTION_SPACES == DEVICE:
                self._device(one.name_token)
        for one in found.functions:
            if one.words & GLOBAL:
                self.kernels.add(one.name)
                self._declared.add(one.name_token)
                if one.declaration.specifiers.sort == n.PLACEHOLDER:
                    self.deduced = True
            elif one.words & EXECUTION_SPACES == DEVICE:
                self._device(one.name_token)

    def _device(self, token: int) -> None:
        examined = self.examined
        kinds = examined.kinds
        path = examined.cutter.path(token)
        if not path:
            return
        piece = path[-1]
        token = name_before_arguments(kinds, token)
        name = examined.lexemes[token]
        deduces = kinds.find(k.AUTO, max(piece.start, token - 8), token) >= 0
        self.deduced = self.deduced or deduces
        first = piece.start
        inside = piece.sort == c.FUNCTION and token > piece.body
        if inside:
            # In a local class or a block: whatever it is, its name is suspect.
            first = max(token - 8, piece.body)
        operator = kinds.rfind(k.OPERATOR, first, token + 1)
        cls = "" if inside else self._class(path, token)
        if operator >= 0:
            self._operator(operator, token, cls)
        elif kinds[token - 1] == k.TILDE or name == cls:
            self.classes.add(name)
        elif kinds[token] == k.IDENTIFIER:
            if cls:
                self.members.add(name)
                self.classes.add(cls)
            else:
                self.functions.add(name)
                if inside:
                    self.classes.add(name)

    def _class(self, path: list[Piece], token: int) -> str:
        """The class whose member is declared, "" where it is none or has no plain name; friends are no members."""
        kinds = self.examined.kinds
        if kinds[token - 1] == k.SCOPE and kinds[token - 2] == k.IDENTIFIER:
            return self.examined.lexemes[token - 2]
        if len(path) < 2 or path[-2].sort != c.CLASS or kinds.find(k.FRIEND, path[-1].start, token) >= 0:
            return ""
        name = self.examined.scope_name(path[-2])
        return "" if name == "<unnamed>" else name

    def _operator(self, operator: int, token: int, cls: str) -> None:
        """An operator: of its class, or of the classes among its parameters."""
        kinds = self.examined.kinds
        if kinds[operator + 1] == k.STRING:
            self.literals = True
            return
        if cls:
            self.classes.add(cls)
            return
        last = self.examined.brackets.close(token + 1) if kinds[token + 1] == k.OPEN_ROUND else token + 1
        for at in range(token + 1, last):
            if kinds[at] == k.IDENTIFIER:
                self.classes.add(self.examined.lexemes[at])

    def are_there(self) -> bool:
        """Whether code of the host could reach something; a kernel only where it seems to be called."""
        if self.functions or self.classes or self.literals or self.deduced:
            return True
        mentions = self.examined.tokens_of(self.kernels)
        return any(token not in self._declared and may_call(self.examined, token) for token in mentions)


def may_call(examined: ExaminedUnit, token: int) -> bool:
    """Whether what follows the name of a function could make a call of it."""
    kinds = examined.kinds
    after = kinds[token + 1]
    if after == k.LESS:
        close = examined.brackets.close_angle(token + 1, len(kinds))
        return close >= 0 and kinds[close + 1] == k.OPEN_ROUND
    return after == k.OPEN_ROUND or (after == k.CLOSE_ROUND and kinds[token + 2] == k.OPEN_ROUND)


# The functions for the device alone that headers bring, the toolkit's own above all: `__syncthreads`, `atomicAdd`; and
# calls in the user's headers.


_MEMBER_ACCESS: Final = bytes((k.DOT, k.ARROW))
#: what ends a declaration or a parameter
_ENDS: Final = b";(){}"


def device_names_of_headers(examined: ExaminedUnit) -> set[str]:
    """The names of functions that are declared for the device alone outside of the unit's own text.

    The toolkit declares its run-time functions twice, for the host and for the device: those are for both."""
    marks = examined.marks
    kinds = examined.kinds
    lexemes = examined.lexemes
    first = marks.first
    last = marks.last
    words = marks.words
    by_space: dict[int, set[str]] = {DEVICE: set(), HOST: set()}
    done = 0
    for start, end in [*examined.stretches, (len(kinds), len(kinds))]:
        span = marks.between(done, start)
        index = span.start
        stop = span.stop
        done = end
        while index < stop:
            flags = words[index]
            while index + 1 < stop and first[index + 1] == last[index] + 1:
                index += 1
                flags |= words[index]
            names = by_space.get(flags & EXECUTION_SPACES)
            if names is not None:
                opening = k.next_of(kinds, k.OPEN_ROUND, last[index] + 1, len(kinds))
                while kinds[opening - 1] == k.ATTRIBUTE:
                    # A word of others between those of CUDA and the name: `__attribute__((noreturn))`.
                    opening = k.next_of(kinds, k.OPEN_ROUND, examined.brackets.close(opening) + 1, len(kinds))
                if kinds[opening - 1] == k.IDENTIFIER:
                    names.add(lexemes[opening - 1])
            index += 1
    return by_space[DEVICE] - by_space[HOST]


def calls_in_headers(
    examined: ExaminedUnit, suspects: Suspects, names_of_headers: set[str], variables: set[str]
) -> list[int]:
    """The names of functions for the device alone, of kernels and of such members where they are called: by their plain
    names, or for a named object of a class that has such members; and in functions those of some variables."""
    plain = suspects.functions | suspects.kernels | names_of_headers
    names = plain | suspects.members
    objects = _objects(examined, suspects.classes)
    found: list[int] = []
    for token in examined.tokens_of(names | variables):
        is_variable = examined.lexemes[token] in variables
        if not is_variable and not may_call(examined, token):
            continue
        path = examined.cutter.path(token)
        if not path or is_for_device(examined, path[-1]) or _is_declared(examined, path[-1], token):
            continue
        if is_variable:
            doubt = path[-1].sort == c.FUNCTION and _is_variable(examined, token)
        elif examined.kinds[token - 1] in _MEMBER_ACCESS:
            is_member = examined.lexemes[token] in suspects.members and examined.lexemes[token - 2] in objects
            doubt = is_member and _is_of_class(examined, token - 2, suspects)
        else:
            in_template = examined.is_template(path)
            if examined.lexemes[token] not in plain:
                may_name = _may_name_member(examined, path, token, suspects.classes)
            else:
                # What the toolkit's functions are called with in templates depends on parameters as a rule.
                is_own = not in_template or examined.lexemes[token] not in names_of_headers
                may_name = is_own or examined.kinds.startswith(b"()", token + 1)
            doubt = may_name and _is_restricted(examined, token, in_template)
        if doubt and not is_in_device_lambda(examined, token):
            found.append(token)
    return found


def _is_declared(examined: ExaminedUnit, piece: Piece, token: int) -> bool:
    """Whether a name stands in the head of a function, in front of what initialises members."""
    return piece.sort == c.FUNCTION and token < piece.body and examined.kinds.find(k.COLON, piece.start, token) < 0


def _objects(examined: ExaminedUnit, classes: set[str]) -> set[str]:
    """The names behind those of some classes, up to the end of a declaration or parameter: of objects among others."""
    kinds = examined.kinds
    found: set[str] = set()
    for token in examined.tokens_of(classes):
        at = token + 1
        while kinds[at] not in _ENDS:
            if kinds[at] == k.IDENTIFIER:
                found.add(examined.lexemes[at])
            at += 1
    return found


def _may_name_member(examined: ExaminedUnit, path: list[Piece], token: int, classes: set[str]) -> bool:
    """Whether a name may be that of a member of some classes, by what is around it.  What a class template calls of its
    own members is not told (observed)."""
    kinds = examined.kinds
    if kinds[token - 1] == k.SCOPE:
        return kinds[token - 2] != k.IDENTIFIER or examined.lexemes[token - 2] in classes
    if any(one.sort == c.CLASS for one in path[:-1]):
        return not examined.is_template(path[:-1])
    opening = kinds.find(k.OPEN_ROUND, path[-1].head, token)
    return opening > 2 and kinds[opening - 2] == k.SCOPE


def _is_variable(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name means a variable outside of functions."""
    entity = examined.lookup().resolve(token)
    return entity is not None and entity.sort == en.VARIABLE


def _is_restricted(examined: ExaminedUnit, token: int, in_template: bool) -> bool:
    """Whether a name means functions of which one is a kernel or for the device alone.  In a template those are left
    out that are templates themselves: what they are called with depends on parameters as a rule."""
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.FUNCTION:
        return False
    for piece in entity.pieces:
        end = piece.body if piece.body >= 0 else piece.end
        if in_template and examined.kinds[piece.start] == k.TEMPLATE:
            continue
        if examined.marks.union(piece.start, end) & EXECUTION_SPACES in (DEVICE, GLOBAL):
            return True
    return False


def _is_of_class(examined: ExaminedUnit, token: int, suspects: Suspects) -> bool:
    """Whether a name means an object that is declared with the name of a suspect class."""
    if examined.kinds[token] != k.IDENTIFIER:
        return False
    entity = examined.lookup().resolve(token)
    if entity is None:
        return False
    for binding in entity.bindings:
        if binding.declaration is not None:
            specifiers = binding.declaration.specifiers
            for at in range(specifiers.type_start, specifiers.type_end):
                if examined.lexemes[at] in suspects.classes:
                    return True
    return False


# Launches of something that by its name is no kernel.


def launches_of_no_kernels(examined: ExaminedUnit, kernels: set[str]) -> list[int]:
    """The names in front of launches of other functions and of objects; `kernels` are names of kernels, of which only
    the first launch is looked at where no other function has the name."""
    kinds = examined.kinds
    plain: set[str] = set()
    found: list[int] = []
    for at in k.each(kinds, k.LAUNCH, examined.stretches):
        name = at - 1
        while kinds[name] == k.CLOSE_ROUND:
            # `(f)`, `(&f)`
            name -= 1
        if kinds[name] == k.GREATER:
            name = name_before_arguments(kinds, name)
        if kinds[name] == k.IDENTIFIER and examined.lexemes[name] not in plain:
            if _is_of_no_kernel(examined, name):
                found.append(name)
            elif examined.lexemes[name] in kernels:
                plain.add(examined.lexemes[name])
    return found


def _is_of_no_kernel(examined: ExaminedUnit, token: int) -> bool:
    """Whether the name in front of a launch could mean something that cannot be launched."""
    path = examined.cutter.path(token)
    if not path:
        return False
    entity = examined.lookup().resolve(token)
    if entity is None:
        return False
    if entity.sort == en.FUNCTION:
        words = [examined.marks.union(piece.start, piece.end) for piece in entity.pieces]
        return not all(one & GLOBAL for one in words)
    if (entity.sort != en.VARIABLE and entity.sort != en.LOCAL) or examined.is_template(path):
        return False
    declarators = [binding.declarator for binding in entity.bindings if binding.declarator is not None]
    return not any(declarator.operators for declarator in declarators)


#: in what names an instance of a template
_NAMES_INSTANCES: Final = (k.LESS, k.DECLTYPE, k.OPEN_SQUARE)


class JudgedPlaces:
    """`paths` are functions, variables and explicit instantiations by their first tokens, each with the pieces around
    it; `heads` declarations whose types may make instances."""

    def __init__(self, examined: ExaminedUnit, found: Collection, variables: set[str]) -> None:
        self.examined: ExaminedUnit = examined
        self.paths: dict[int, list[Piece]] = {}
        self.heads: list[list[Piece]] = []
        #: classes all of whose members are judged
        self._classes: set[int] = set()
        self.suspects: Suspects = Suspects(examined, found)
        names_of_headers = device_names_of_headers(examined)
        if examined.in_full is not examined.stretches:
            for token in calls_in_headers(examined, self.suspects, names_of_headers, variables):
                self._add(token)
        for token in launches_of_no_kernels(examined, self.suspects.kernels - self.suspects.functions):
            self._add(token)
        #: names by which code of the host could reach what is for the device alone
        self.names: set[str] = variables | self.suspects.functions | self.suspects.kernels | self.suspects.classes
        self.names |= names_of_headers
        is_suspect = self.suspects.are_there() or any(slot.is_device_only for slot in examined.slots)
        is_suspect = is_suspect or bool(self.paths or variables) or has_templates(examined)
        if is_suspect or examined.tokens_of(names_of_headers):
            self._in_full()

    def in_order(self) -> list[list[Piece]]:
        return [self.paths[start] for start in sorted(self.paths)]

    def _in_full(self) -> None:
        for path in pieces_of(self.examined, self.examined.in_full):
            piece = path[-1]
            if piece.sort in (c.FUNCTION, c.SIMPLE):
                self.paths[piece.start] = path
            end = piece.body if piece.body >= 0 and piece.sort != c.ENUM else piece.end
            if any(self.examined.kinds.find(kind, piece.start, end) >= 0 for kind in _NAMES_INSTANCES):
                self.heads.append(path)

    def _add(self, token: int) -> list[Piece]:
        """The piece around a token is judged, unless it is for the device alone, and all functions of a class."""
        path = self.examined.cutter.path(token)
        piece = path[-1] if path else None
        if piece is None or piece.start in self.paths or is_for_device(self.examined, piece):
            return []
        if piece.sort in (c.FUNCTION, c.SIMPLE):
            self.paths[piece.start] = path
        elif piece.sort == c.CLASS:
            if any(one.start in self._classes for one in path):
                return [piece]
            self._classes.add(piece.start)
            for inner in pieces_of(self.examined, [(piece.start, piece.end)]):
                if inner[-1].sort != c.CLASS and not is_for_device(self.examined, inner[-1]):
                    self.paths[inner[-1].start] = inner
        return path


def is_for_device(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a function is for the device alone."""
    end = piece.body if piece.body >= 0 else piece.end
    words = examined.marks.union(piece.start, end) & EXECUTION_SPACES
    return piece.sort == c.FUNCTION and words not in (0, HOST, HOST | DEVICE)
