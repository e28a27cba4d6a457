"""The functions of the user's code, and which calls of them could be ill-formed: by the number of the arguments, by
literals, and by variables whose types are plain to see."""

from cufe.cuda.rules.declared import Declared, parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.builtin_variables import NAMES
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_MANY: Final = 1 << 30

# Sorts of arguments and parameters.
_UNKNOWN: Final = 0
_NUMBER: Final = 1
_POINTER: Final = 2
_ZERO: Final = 3
_TEXT: Final = 4
_CHARACTERS: Final = 5
_REFERENCE: Final = 6
_CONSTANT: Final = 7


class OwnFunctions:
    """Knows the functions by name, from the first question on."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self._declared: dict[str, list[list[Piece]]] | None = None
        self._signatures: dict[str, list[Declared]] = {}

    def declared(self) -> dict[str, list[list[Piece]]]:
        """The functions that the user's code declares in namespaces: by name, their pieces behind those around them."""
        if self._declared is None:
            self._declared = {}
            self._gather(-1, [], self._declared)
        return self._declared

    def _gather(self, brace: int, around: list[Piece], found: dict[str, list[list[Piece]]]) -> None:
        examined = self.examined
        for piece in examined.cutter.pieces(brace):
            if piece.sort in (c.NAMESPACE, c.LINKAGE) and piece.body >= 0:
                if brace >= 0 or self._reaches_near(piece):
                    self._gather(piece.body, [*around, piece], found)
            elif piece.sort in (c.FUNCTION, c.SIMPLE) and examined.is_near(piece.start):
                self._enter([*around, piece], found)

    def _enter(self, path: list[Piece], found: dict[str, list[list[Piece]]]) -> None:
        """Adds a piece by the name in front of its first parentheses."""
        examined = self.examined
        kinds = examined.kinds
        piece = path[-1]
        end = piece.body if piece.sort == c.FUNCTION else piece.end
        at = kinds.find(b"(", piece.head, end)
        while at >= 0 and kinds[at - 1] != k.IDENTIFIER:
            at = examined.brackets.close(at) + 1 if kinds[at - 1] == k.ATTRIBUTE else at + 1
            at = kinds.find(b"(", at, end)
        if at >= 0:
            found.setdefault(examined.lexemes[at - 1], []).append(path)

    def _reaches_near(self, piece: Piece) -> bool:
        return any(piece.start < end and start < piece.end for start, end in self.examined.near())

    def is_doubtful(self, around: Piece, name: int, opening: int) -> bool:
        """Whether the call of a function by its name, with the arguments behind `opening`, could be ill-formed.

        `around` is the piece that it stands in."""
        arguments = self.split(opening + 1, self.examined.brackets.close(opening))
        functions = self.of(self.examined.lexemes[name])
        fitting = [one for one in functions if _takes(one, len(arguments))]
        if not fitting:
            return bool(functions)
        only = fitting[0]
        if any(is_constrained(one) for one in fitting):
            return True
        if len(fitting) > 1 or only.is_template:
            sorts = [self._sort(start, end) for start, end in arguments]
            return len(sorts) > int(only.is_template) and _UNKNOWN not in sorts
        function = only.function()
        parameters = function.parameters if function is not None else []
        for (start, end), parameter in zip(arguments, parameters, strict=False):
            wanted = _wanted(only, parameter)
            if wanted and _clash(self._sort(start, end) or self._sort_of_variable(around, start, end), wanted):
                return True
        return False

    def of(self, name: str) -> list[Declared]:
        """The declarations of functions of a name."""
        known = self._signatures.get(name)
        if known is None:
            known = []
            for path in self.declared().get(name, []):
                declared = parse_piece(self.examined, path[-1], path[:-1], False)
                known += [one for one in declared if one.name == name and one.function() is not None]
            self._signatures[name] = known
        return known

    def split(self, start: int, end: int) -> list[tuple[int, int]]:
        """The arguments in some tokens, by their first tokens and those behind them."""
        close = end
        found: list[tuple[int, int]] = []
        at = start
        while at < close:
            end = self.examined.parser.skip_to_comma(at, close)
            found.append((at, end))
            at = end + 1
        return found

    def _sort(self, start: int, end: int) -> int:
        """The sort of an argument that is one literal."""
        examined = self.examined
        kinds = examined.kinds
        if end != start + 1:
            return _UNKNOWN
        if kinds[start] in (k.NUMBER, k.CHARACTER):
            return _ZERO if examined.lexemes[start] == "0" else _NUMBER
        if kinds[start] == k.STRING:
            return _TEXT
        if kinds[start] == k.NULLPTR:
            return _POINTER
        return _UNKNOWN

    def _sort_of_variable(self, around: Piece, start: int, end: int) -> int:
        """The sort of an argument that is the name of a parameter or variable of the function around."""
        kinds = self.examined.kinds
        if kinds[start] != k.IDENTIFIER:
            return _UNKNOWN
        is_member = end == start + 3 and kinds[start + 1] == k.DOT
        if self.examined.lexemes[start] in NAMES and (end == start + 1 or is_member):
            return _CONSTANT
        if end != start + 1:
            return _UNKNOWN
        declared = self.examined.lexemes.index(self.examined.lexemes[start], around.start, end)
        if kinds[declared - 1] == k.BUILTIN_TYPE and kinds[declared + 1] in b",;)=":
            return _NUMBER
        if kinds[declared - 1] == k.STAR and kinds[declared - 2] == k.BUILTIN_TYPE:
            return _POINTER
        return _UNKNOWN


def _takes(one: Declared, count: int) -> bool:
    """Whether a function takes so many arguments."""
    function = one.function()
    if function is None:
        return True
    parameters = function.parameters
    if len(parameters) == 1 and one.examined.spell(parameters[0].start, parameters[0].end) == "void":
        return count == 0
    most = _MANY if function.variadic else len(parameters)
    fewest = 0
    for parameter in parameters:
        if parameter.declarator.pack >= 0:
            most = _MANY
        elif parameter.declarator.initialiser != n.ASSIGNED:
            fewest += 1
    return fewest <= count <= most


def is_constrained(one: Declared) -> bool:
    """Whether a function asks something of its template arguments."""
    if one.declarator.constraint >= 0:
        return True
    for head in one.declaration.heads:
        if head.end > head.close + 1:
            return True
        if any(type_.key < 0 and _names_concept(one, type_.start, type_.place) for type_ in head.parameters):
            return True
    function = one.declarator.function() if one.is_template else None
    for parameter in function.parameters if function is not None else []:
        specifiers = parameter.specifiers
        if specifiers.sort == n.PLACEHOLDER and specifiers.type_end > specifiers.type_start + 1:
            return True
    return False


def _names_concept(one: Declared, start: int, end: int) -> bool:
    """Whether some tokens of a declaration name a concept."""
    examined = one.examined
    names = [token for token in range(start, end) if examined.kinds[token] == k.IDENTIFIER]
    entities = [examined.lookup().resolve(token) for token in names]
    return any(entity is not None and entity.sort == en.CONCEPT for entity in entities)


def _wanted(one: Declared, parameter: n.Parameter) -> int:
    """The sort of a parameter of a fundamental type, or of a pointer."""
    operators = parameter.declarator.operators
    if operators and operators[0].sort == n.REFERENCE:
        return _UNKNOWN if parameter.specifiers.flags & n.CONST else _REFERENCE
    words = one.examined.lexemes[parameter.specifiers.type_start : parameter.specifiers.type_end]
    if operators:
        if operators[0].sort not in (n.POINTER, n.ARRAY):
            return _UNKNOWN
        return _POINTER if parameter.specifiers.sort == n.BUILTIN and "char" not in words else _CHARACTERS
    return _NUMBER if parameter.specifiers.sort == n.BUILTIN and "bool" not in words else _UNKNOWN


def _clash(given: int, wanted: int) -> bool:
    if wanted == _NUMBER:
        return given in (_POINTER, _TEXT)
    if wanted == _POINTER:
        return given in (_NUMBER, _TEXT)
    if wanted == _REFERENCE:
        return given == _CONSTANT
    return wanted == _CHARACTERS and given == _NUMBER
