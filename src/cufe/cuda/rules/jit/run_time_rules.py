"""What run-time compilation (NVRTC) refuses: it has no host (spec 17; each rule observed with NVRTC 13.0).

Functions, variables and lambdas that would be the host's are errors.  With `default_device` what has no annotation is
the device's, and only what says `__host__` is left to be told."""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST, MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, class_name_of, declared_by
from cufe.cuda.rules.device.declarations import function_groups, is_specialisation, variable_groups
from cufe.cuda.rules.device.variables import variable_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.outermost import CONST, PLAIN, REFERENCE, outermost
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class, local_piece
from cufe.text import kinds as k

# One thing that run-time compilation refuses, and when it is found.


class Finding:
    """A diagnostic at a token, with what it is filled in with; what a class keeps for its closing brace is told
    there."""

    def __init__(self, number: int, token: int, place: "Place", *fill_ins: str) -> None:
        self.number: int = number
        self.token: int = token
        self.place: Place = place
        self.fill_ins: tuple[str, ...] = fill_ins

    def order(self) -> tuple[int, int]:
        """The sort key among diagnostics at one token."""
        return self.place.turn, self.token

    def report(self, examined: ExaminedUnit) -> None:
        found_at = self.place.behind if self.place.turn else self.token
        examined.add_late(self.number, self.token, found_at, *self.fill_ins)


# Every declaration and every lambda of the user's code, with the function that it stands in. The body of a template is
# left out: what is in it is judged in its instances, and which there are only the compiler knows.


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
            declared = declared_by(self.examined, [*place.path, piece])
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

    # --- what is in a declaration -----------------------------------------------------------------------------

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
            self._local_declarations(body.root, within.inside(piece))

    def _local_declarations(self, region: s.Region, place: Place) -> None:
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
        for one in declared_by(examined, [*place.path, local_piece(examined.cutter, name)], True):
            if one.name_token == name:
                self.declarations.append((one, place))


def _turn(declared: list[Declared]) -> int:
    """When a class reads what is in a member's declaration outside of its body."""
    if declared and declared[0].function() is not None:
        return DEFAULT_ARGUMENT
    if declared and declared[0].flags & n.STATIC:
        return AT_ONCE
    return INITIALISER


def _is_in_body(function: Declared, token: int) -> bool:
    """Whether a token stands in the body or the member initialisers of a function."""
    return token > function.piece.body or 0 <= function.declaration.member_initialisers < token


# Functions that are the host's: by `__host__` (20216), or for want of an annotation (20217).


_HOST: Final = 20216
UNANNOTATED: Final = 20217
#: functions of the global namespace that the compiler declares for the device before it reads anything
_PREDECLARED: Final = frozenset(("printf", "vprintf", "malloc", "free", "memcpy", "memset", "clock", "__assertfail"))
_DEFAULTED: Final = bytes((k.ASSIGN, k.DEFAULT))
_DELETED: Final = bytes((k.ASSIGN, k.DELETE))
_ALLOCATION: Final = bytes((k.NEW, k.DELETE))


class FunctionWords:
    """The execution spaces of functions: those of a declaration and of the earlier ones of the same function."""

    def __init__(self, examined: ExaminedUnit, found: Collection, places: Places) -> None:
        #: by the token of the name
        self._words: dict[int, int] = {}
        for group in function_groups(examined, found):
            words = 0
            for one in group:
                words |= one.words & EXECUTION_SPACES
                self._words[one.name_token] = words
        of_key: dict[str, int] = {}
        for one, _ in places.declarations:
            if is_function(one) and one.name_token not in self._words:
                key = one.key()
                of_key[key] = self._words[one.name_token] = of_key.get(key, 0) | one.words & EXECUTION_SPACES

    def of(self, one: Declared) -> int:
        """What is written at a declaration and at those in front of it; 0 for nothing."""
        return self._words.get(one.name_token, one.words & EXECUTION_SPACES)


def check_functions(places: Places, words: FunctionWords) -> list[Finding]:
    """Every declaration of a function of the host, but for members outside of their class."""
    found: list[Finding] = []
    default_device = places.examined.settings.default_device
    for one, place in places.declarations:
        if not is_function(one) or not _counts(one, place):
            continue
        written = words.of(one)
        if written & (HOST | DEVICE) == HOST:
            found.append(Finding(_HOST, one.name_token, place))
        elif not written and not default_device:
            found.append(Finding(UNANNOTATED, one.name_token, place))
    return found


def is_function(one: Declared) -> bool:
    """Whether a declarator declares a function, be it by the name of a function type."""
    if one.function() is not None:
        return True
    return one.examined.lookup().function_types.are_declared(one.declaration, one.declarator)


def _counts(one: Declared, place: Place) -> bool:
    """Whether a declaration makes a function for which somebody has to choose a space."""
    if one.flags & n.TYPEDEF or one.declaration.instantiation >= 0 or is_specialisation(one):
        return False
    if one.flags & n.FRIEND and place.template:
        return False  # declared with each instance of the class
    if _is_guide(one) or _is_left_to_class(one) or _is_predeclared(one):
        return False
    if one.qualifier_token() >= 0 and not one.is_template:
        return one.is_member() is False
    return True


def _is_guide(one: Declared) -> bool:
    """`Name(...) -> Type`: no type in front, and a trailing one."""
    function = one.function()
    return one.is_special and function is not None and function.trailing >= 0


def _is_left_to_class(one: Declared) -> bool:
    """Whether a function is defaulted, or a member that is deleted."""
    kinds = one.examined.kinds
    end = one.piece.end - 1
    return kinds.endswith(_DEFAULTED, 0, end) or (kinds.endswith(_DELETED, 0, end) and one.is_member() is not False)


def _is_replaceable(one: Declared) -> bool:
    """Whether an allocation function has no placement parameters ([new.delete])."""
    function = one.function()
    if one.is_member() is not False or function is None:
        return False
    sized = len(function.parameters) == 2 and not function.parameters[1].declarator.operators
    return len(function.parameters) == 1 or (sized and one.examined.kinds[one.declarator.id + 1] == k.DELETE)


def _is_predeclared(one: Declared) -> bool:
    if one.is_operator:
        return one.examined.kinds[one.declarator.id + 1] in _ALLOCATION and _is_replaceable(one)
    return one.name in _PREDECLARED and one.full_name() == one.name


# Lambdas whose call operator is the host's: outside of functions, and in those of the host (20220). The call operator
# of a generic lambda is a function without annotation, too (20217), wherever it stands.


_HOST_CLOSURE: Final = 20220


def check_lambdas(places: Places, words: FunctionWords) -> list[Finding]:
    """Every lambda of the host; annotations of lambdas are of no avail here."""
    found: list[Finding] = []
    if places.examined.settings.default_device:
        return found
    slots = {slot.opening: slot for slot in places.examined.slots}
    for node, place in places.lambdas:
        token = _behind_introducer(node, slots.get(node.start))
        if place.function is None or not words.of(place.function) & (DEVICE | GLOBAL):
            found.append(Finding(_HOST_CLOSURE, token, place))
        if _is_generic(node):
            found.append(Finding(UNANNOTATED, token, place))
    return found


def _behind_introducer(node: e.Lambda, slot: LambdaSlot | None) -> int:
    return slot.anchor if slot is not None else node.introducer_close + 1


def _is_generic(node: e.Lambda) -> bool:
    if node.head is not None:
        return True
    parameters = node.parameters
    if parameters is None:
        return False
    return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in parameters.parameters)


# Variables that are the host's: of namespaces (20218) and static members of classes (20219).


_VARIABLE: Final = 20218
_STATIC_MEMBER: Final = 20219
_BINDING: Final = 20121
#: sorts of type specifiers that say by themselves what they are
_PLAIN_TYPES: Final = (n.BUILTIN, n.CLASS_DEFINITION, n.ENUM_DEFINITION, n.ELABORATED)


def check_variables(places: Places, found: Collection) -> list[Finding]:
    """Every variable without a memory space that is not const; a const one may be the device's, too."""
    examined = places.examined
    spaces: dict[int, int] = {}
    for group in variable_groups(examined, found):
        words = 0
        for one in group:
            words |= one.words & MEMORY_SPACES
            spaces[one.name_token] = words
    findings: list[Finding] = []
    for one, place in places.declarations:
        declaration = one.declaration
        if is_function(one) or one.flags & n.TYPEDEF or declaration.heads or declaration.instantiation >= 0:
            continue
        if one.in_class:
            if one.flags & n.STATIC and not examined.settings.default_device and _is_of_host(one):
                findings.append(Finding(_STATIC_MEMBER, declaration.specifiers.leading_end, place))
        elif spaces.get(one.name_token, one.words & MEMORY_SPACES) or one.is_member() is not False:
            continue
        elif examined.kinds[one.name_token] == k.OPEN_SQUARE:
            findings += _bindings(one, place)
        elif (one.local or not examined.settings.default_device) and _is_of_host(one):
            findings.append(Finding(_VARIABLE, one.name_token, place))
    return findings


def _bindings(one: Declared, place: Place) -> list[Finding]:
    """A structured binding: its variable is the host's or, where it would be the device's, not allowed (20121); its
    names are the host's even if it is const."""
    examined = one.examined
    bracket = one.declarator.id
    default_device = examined.settings.default_device
    is_of_device = default_device or outermost(one) == CONST
    found = [Finding(_BINDING, bracket, place, "__device__") if is_of_device else Finding(_VARIABLE, bracket, place)]
    if not default_device:
        names = range(bracket + 1, examined.brackets.close(bracket))
        found += [Finding(_VARIABLE, token, place) for token in names if examined.kinds[token] == k.IDENTIFIER]
    return found


def _is_of_host(one: Declared) -> bool:
    """Whether a declarator surely declares a variable that is not const."""
    if one.flags & n.CONSTEXPR:
        return False
    type_ = variable_type(one)
    if type_ is not None:
        return not type_.qualifiers() & tk.CONST
    # In a block, or more than the engine can tell: by what is plain to see.
    if one.declaration.specifiers.sort not in _PLAIN_TYPES and not one.declarator.operators:
        return False
    return outermost(one) in (PLAIN, REFERENCE)


class RunTimeRules:
    """Judges a unit that is compiled at run time."""

    def __init__(self, examined: ExaminedUnit, found: Collection) -> None:
        self.examined: ExaminedUnit = examined
        self._places: Places = Places(examined)
        self._words: FunctionWords = FunctionWords(examined, found, self._places)
        self._put_off: list[Finding] = []
        findings = check_functions(self._places, self._words) + check_variables(self._places, found)
        for finding in sorted(findings, key=Finding.order):
            if finding.place.turn == AT_ONCE:
                # In front of the other rules about the entity.
                finding.report(examined)
            else:
                self._put_off.append(finding)

    def check_behind(self) -> None:
        """Judges lambdas, and what a class keeps for its closing brace: behind the other rules."""
        for finding in sorted([*self._put_off, *check_lambdas(self._places, self._words)], key=Finding.order):
            finding.report(self.examined)
