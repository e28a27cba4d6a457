"""What is around a token inside a function: the function, its space, the lambdas and local classes in between."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, HOST
from cufe.cuda.rules.declared import Declared, class_name_of, declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.failures import guarded
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
    """The execution spaces of the functions around some tokens."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self._known: dict[int, int] = {}

    def of(self, one: Declared) -> int:
        """`HOST`, `DEVICE`, both, `GLOBAL`, or UNKNOWN where the engine cannot tell."""
        known = self._known.get(one.piece.start)
        if known is None:
            known = self._known[one.piece.start] = self._find(one)
        return known

    def _find(self, one: Declared) -> int:
        examined = self.examined
        if any(piece.sort == c.FUNCTION for piece in one.path):
            # A member of a local class has one declaration.
            return one.words & EXECUTION_SPACES or examined.unannotated
        from cufe.cuda.rules.calls.spaces import FunctionSpaces

        engine = examined.engine()
        with guarded():
            routine = engine.definitions.at([*one.path, one.piece])
            if routine is not None:
                for_device = examined.architecture is not None
                return FunctionSpaces(engine, for_device, misfits=examined.misfits).of(routine, one.piece.end)
        return UNKNOWN


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
    name = examined.scope_name(piece)
    return "<unknown>" if name == "<unnamed>" else name
