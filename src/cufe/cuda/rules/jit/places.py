"""Every declaration and every lambda of the user's code, with the function that it stands in.

The body of a template is left out: what stands in it is judged in its instances, and which there are only the compiler
knows.
"""

from cufe.cuda.rules.declared import Declared, class_name_of, parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class, statement_start

#: what a class keeps for its closing brace, in the order in which it is read then
AT_ONCE: Final = 0
DEFAULT_ARGUMENT: Final = 1
INITIALISER: Final = 2
MEMBER_BODY: Final = 3


class Place:
    """Where something stands: `path` are the pieces around it, `function` is the innermost one in whose body it is,
    `template` says that it belongs to a template.  `behind` is the closing brace of the outermost class around it, -1
    where there is none, and `turn` when the class comes to it."""

    def __init__(self, path: list[Piece], function: Declared | None, template: bool, behind: int, turn: int) -> None:
        self.path: list[Piece] = path
        self.function: Declared | None = function
        self.template: bool = template
        self.behind: int = behind
        self.turn: int = turn

    def inside(self, piece: Piece) -> "Place":
        """The scope that a namespace or linkage block opens here."""
        return Place([*self.path, piece], self.function, self.template, self.behind, self.turn)

    def put_off(self, turn: int) -> "Place":
        """The same place in what a class reads at its end; outside of classes all is read at once."""
        if self.behind < 0 or self.turn != AT_ONCE:
            return self
        return Place(self.path, self.function, self.template, self.behind, turn)


class Places:
    """All declarations and lambdas of a unit's own text that no template's body holds."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.declarations: list[tuple[Declared, Place]] = []
        self.lambdas: list[tuple[e.Lambda, Place]] = []
        #: opening braces of the classes that were entered
        self._entered: set[int] = set()
        self._scope(-1, Place([], None, False, -1, AT_ONCE))

    def _scope(self, brace: int, place: Place) -> None:
        for piece in self.examined.cutter.pieces(brace):
            if self._has_own_text(piece):
                self._piece(piece, place)

    def _has_own_text(self, piece: Piece) -> bool:
        return any(start < piece.end and piece.start < end for start, end in self.examined.stretches)

    def _piece(self, piece: Piece, place: Place) -> None:
        if piece.sort == c.NAMESPACE or piece.sort == c.LINKAGE:
            self._scope(piece.body, place.inside(piece))
        elif piece.sort != c.EMPTY:
            declared = parse_piece(self.examined, piece, place.path, False)
            for one in declared:
                if self.examined.is_own(one.name_token):
                    self.declarations.append((one, place))
            if piece.sort == c.CLASS:
                self._class(piece, place)
            self._inside(piece, declared, place)

    def _class(self, piece: Piece, place: Place) -> None:
        if piece.body in self._entered:
            return
        self._entered.add(piece.body)
        behind = place.behind if place.behind >= 0 else self.examined.brackets.close(piece.body)
        template = place.template or self.examined.has_parameters(piece.start)
        self._scope(piece.body, Place([*place.path, piece], place.function, template, behind, place.turn))

    # --- what stands in a declaration -----------------------------------------------------------------------------

    def _inside(self, piece: Piece, declared: list[Declared], place: Place) -> None:
        """Lambdas, local classes, and local declarations of what is no local entity."""
        body = self.examined.lookup().bodies.of(piece, class_name_of(self.examined, place.path))
        function = declared[0] if piece.sort == c.FUNCTION and declared else None
        within = place.put_off(MEMBER_BODY)
        if function is not None:
            template = place.template or function.is_template
            within = Place(within.path, function, template, within.behind, within.turn)
        head = place.put_off(_turn(declared))
        for node in body.lambdas:
            if function is not None and _is_in_body(function, node.start):
                if not within.template:
                    self.lambdas.append((node, within))
            elif self.examined.is_own(node.start):
                self.lambdas.append((node, head))
        if not within.template:
            for brace in body.classes:
                around = local_class(self.examined.cutter, brace) if brace != piece.body else None
                if around is not None:
                    self._class(around, within.inside(piece))
            self._local_declarations(body, body.root, within.inside(piece))

    def _local_declarations(self, body: Body, region: s.Region, place: Place) -> None:
        """Functions, and variables that are `extern`."""
        regions = [region]
        while regions:
            region = regions.pop()
            regions += region.children
            if region.sort != s.BLOCK:
                continue
            for binding in region.bindings:
                extern = binding.declaration is not None and binding.declaration.specifiers.flags & n.EXTERN
                if binding.sort == s.ROUTINE or (binding.sort == s.VARIABLE and extern):
                    self._local_declaration(binding.name, place)

    def _local_declaration(self, name: int, place: Place) -> None:
        examined = self.examined
        end = examined.brackets.close(examined.brackets.enclosing(name))
        piece = examined.cutter.cut_one(statement_start(examined.brackets, name), end)
        for one in parse_piece(examined, piece, place.path, True):
            if one.name_token == name:
                self.declarations.append((one, place))


def _turn(declared: list[Declared]) -> int:
    """When a class reads what stands in a member's declaration outside of its body."""
    if declared and declared[0].function() is not None:
        return DEFAULT_ARGUMENT
    if declared and declared[0].flags & n.STATIC:
        return AT_ONCE
    return INITIALISER


def _is_in_body(function: Declared, token: int) -> bool:
    """Whether a token stands in the body or the member initialisers of a function."""
    return token > function.piece.body or 0 <= function.declaration.member_initialisers < token
