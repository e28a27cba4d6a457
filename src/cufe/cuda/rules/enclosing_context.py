"""What is around a token inside a function: the function, its space, the lambdas and local classes in between."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared, class_name_of, declaration_in_class, declared_by, scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

UNKNOWN: Final = 0


class Surroundings:
    """The innermost piece around a token: `path` are the pieces around it, local classes among them; `function` is its
    declarator where it is a function; `local` says that it is a member of a local class."""

    def __init__(self, path: list[Piece], piece: Piece, body: Body, function: Declared | None, local: bool) -> None:
        self.path: list[Piece] = path
        self.piece: Piece = piece
        self.body: Body = body
        self.function: Declared | None = function
        self.local: bool = local

    def is_inside(self, token: int) -> bool:
        """Whether a token stands in the body or the member initialisers of the function."""
        function = self.function
        if function is None or self.piece.sort != c.FUNCTION:
            return False
        initialisers = function.declaration.member_initialisers
        return token > self.piece.body or (0 <= initialisers < token)


def surroundings(examined: ExaminedUnit, token: int) -> Surroundings | None:
    """What is around a token; None where it stands in no declaration."""
    path = examined.cutter.path(token)
    if not path:
        return None
    piece = path[-1]
    outer = path[:-1]
    local = False
    bodies = examined.lookup().bodies
    while True:
        if piece.sort in (c.NAMESPACE, c.LINKAGE, c.EMPTY, c.ENUM):
            return None
        body = bodies.of(piece, class_name_of(examined, outer))
        brace = -1
        for opening in body.classes:
            if opening < token < examined.brackets.close(opening):
                brace = opening
        if brace < 0 or brace == piece.body:
            break
        around = local_class(examined.cutter, brace)
        inner = find_piece(examined.cutter.pieces(brace), token)
        if around is None or inner is None or token <= inner.start:
            return None
        outer = [*outer, piece, around]
        piece = inner
        local = True
        while piece.sort == c.CLASS and piece.body < token:
            outer.append(piece)
            member = find_piece(examined.cutter.pieces(piece.body), token)
            if member is None:
                return None
            piece = member
    function: Declared | None = None
    if piece.sort == c.FUNCTION:
        declared = declared_by(examined, [*outer, piece])
        if declared and declared[0].function() is not None:
            function = declared[0]
    return Surroundings(outer, piece, body, function, local)


class Spaces:
    """The execution spaces of functions, from all their declarations; asked rarely, so names are looked up by text."""

    def __init__(self, examined: ExaminedUnit, marked: set[str]) -> None:
        self.examined: ExaminedUnit = examined
        #: names of all functions with a CUDA word
        self.marked: set[str] = marked
        self._known: dict[int, int] = {}
        #: whether some operator is declared with a word for the device; None until asked
        self._operators_marked: bool | None = None

    def of(self, one: Declared) -> int:
        """`HOST`, `DEVICE`, both, `GLOBAL`, or UNKNOWN where another declaration may add to what is seen here."""
        known = self._known.get(one.piece.start)
        if known is None:
            known = self._known[one.piece.start] = self._find(one)
        return known

    def _find(self, one: Declared) -> int:
        own = one.words & EXECUTION_SPACES
        if own == HOST | DEVICE or own & GLOBAL:
            return own & ~(HOST | DEVICE) or own
        if one.is_operator or one.is_destructor or one.is_special:
            return own or self._unannotated_member(one)
        if own == DEVICE:
            return DEVICE
        if self._others_marked(one):
            return UNKNOWN
        return self.examined.unannotated

    def _unannotated_member(self, one: Declared) -> int:
        if one.in_class:
            return self.examined.unannotated
        declared = declaration_in_class(self.examined, one)
        if declared is not None:
            return self._find(declared)
        is_free = one.is_operator and self.examined.kinds[one.name_token - 1] != k.SCOPE
        if not is_free:
            return UNKNOWN
        if self._operators_marked is None:
            self._operators_marked = self._is_some_operator_marked()
        return UNKNOWN if self._operators_marked else self.examined.unannotated

    def _is_some_operator_marked(self) -> bool:
        examined = self.examined
        for at in k.each(examined.kinds, k.OPERATOR, examined.stretches):
            path = examined.cutter.path(at)
            if path and examined.marks.union(path[-1].start, at) & (DEVICE | GLOBAL):
                return True
        return False

    def _others_marked(self, one: Declared) -> bool:
        """Whether some other function declaration of that name has a word for the device."""
        examined = self.examined
        if one.in_class and not one.is_template:
            # Declared in the class: what an out-of-class definition adds does not count before it.
            return False
        lexemes = examined.lexemes
        marks = examined.marks
        name = one.name
        if name not in self.marked:
            return False
        at = -1
        while True:
            try:
                at = lexemes.index(name, at + 1)
            except ValueError:
                return False
            if at == one.name_token or not examined.kinds.startswith(b"(", at + 1):
                continue
            path = examined.cutter.path(at)
            if not path:
                continue
            piece = path[-1]
            if piece.sort not in (c.FUNCTION, c.SIMPLE) or (piece.body >= 0 and at > piece.body):
                continue
            if marks.union(piece.start, at) & (DEVICE | GLOBAL):
                return True


def space_at(examined: ExaminedUnit, spaces: Spaces, around: Surroundings, token: int) -> int:
    """The space of the code at a token in a function: that of its innermost lambda or of the function itself
    (observed: diagnostics-a 2.3); UNKNOWN where it is not certain or in no function."""
    node = around.body.lambda_at(token)
    in_lambda = node is not None
    while node is not None:
        if token <= node.body:
            return UNKNOWN
        words = 0
        for slot in examined.slots:
            if slot.opening == node.start and examined.settings.extended_lambda:
                words = slot.words & (HOST | DEVICE)
        if words:
            return words
        node = node.parent
    if around.function is None or not around.is_inside(token):
        return examined.unannotated if in_lambda else UNKNOWN
    return spaces.of(around.function)


def is_in_device_lambda(examined: ExaminedUnit, token: int) -> bool:
    """Whether a token stands in the body of a lambda for the device alone."""
    if not examined.settings.extended_lambda:
        return False
    for slot in examined.slots:
        if slot.is_device_only and slot.anchor < token:
            body = examined.kinds.find(k.OPEN_BRACE, slot.anchor)
            if body < token < examined.brackets.close(body):
                return True
    return False


def access_of(examined: ExaminedUnit, around: Piece, member: Piece) -> int:
    """Kind of the access keyword in force for a member piece of a class piece."""
    kinds = examined.kinds
    at = around.head
    while at < around.body and kinds[at] not in (k.CLASS, k.STRUCT, k.UNION):
        at = examined.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1
    label = examined.cutter.access_label(around.body, member.start)
    return label or (k.PRIVATE if kinds[at] == k.CLASS else k.PUBLIC)


def shown_class(examined: ExaminedUnit, piece: Piece) -> str:
    """The name of a class as messages about its access have it."""
    name = scope_name(examined, piece)
    return "<unknown>" if name == "<unnamed>" else name
