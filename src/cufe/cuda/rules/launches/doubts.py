"""Which launches could be ill-formed, as far as the tokens tell: all others need no types.

A launch is plain where its configuration is made of names and small numbers, where it is a statement of its own, and
where there are as many arguments as parameters, and no constants or variables of another sort than these."""

from cufe.cuda.rules.called.own_functions import OwnFunctions
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: the place of the stream in a configuration
_STREAM: Final = 3
_BEFORE_STATEMENTS: Final = b";{}):" + bytes((k.ELSE, k.DO))
#: what makes a conversion of a configuration's argument doubtful wherever it stands in it
_DOUBTFUL: Final = bytes((k.STRING, k.CHARACTER, k.NULLPTR)) + b"{?"
_LITERALS: Final = bytes((k.STRING, k.CHARACTER, k.NUMBER, k.NULLPTR))
_BASES: Final = bytes((k.BUILTIN_TYPE, k.CONST))
_NARROW: Final = frozenset(("bool", "char", "short"))
_FLOATING: Final = frozenset(("float", "double"))
_LARGEST: Final = (1 << 31) - 1
#: of a fundamental type
_LARGEST_SIZE: Final = 16


class DoubtfulLaunches:
    """Tells the launches in doubt."""

    def __init__(self, examined: ExaminedUnit, functions: OwnFunctions) -> None:
        self.examined: ExaminedUnit = examined
        self.functions: OwnFunctions = functions
        self.kinds: bytes = examined.kinds
        self.lexemes: list[str] = examined.lexemes
        self._classes: set[str] | None = None

    def is_doubtful(self, around: Piece, chevrons: int) -> bool:
        """Whether the launch with the `<<<` at `chevrons`, in the declaration `around`, could be ill-formed."""
        close = self.examined.brackets.close_chevrons(chevrons, len(self.kinds))
        if close < 0 or self.kinds[close + 3] != k.OPEN_ROUND:
            return True
        configuration = self.functions.split(chevrons + 1, close)
        if not 1 <= len(configuration) <= _STREAM + 1:
            return True
        name = self._name(chevrons)
        if name < 0 or not self._is_statement(name, self.examined.brackets.close(close + 3)):
            return True
        for index, (start, end) in enumerate(configuration):
            if not self._is_plain(around, start, end, index == _STREAM):
                return True
        return self._has_doubtful_arguments(around, name, close + 3)

    def _name(self, chevrons: int) -> int:
        """The name of the kernel, -1 where something else is launched or its template arguments are no plain ones."""
        kinds = self.kinds
        name = name_before_arguments(kinds, chevrons - 1)
        for at in range(name + 1, chevrons - 1):
            if kinds[at] in b";{}" or (kinds[at] in _LITERALS and self._number(at) < 0):
                return -1
        return name if kinds[name] == k.IDENTIFIER else -1

    def _is_statement(self, name: int, last: int) -> bool:
        """Whether the launch is all of its statement: then nobody takes its result."""
        kinds = self.kinds
        first = name
        while kinds[first - 1] == k.SCOPE:
            first -= 1
            if kinds[first - 1] == k.IDENTIFIER:
                first -= 1
        return kinds[first - 1] in _BEFORE_STATEMENTS and kinds[last + 1] == k.SEMICOLON

    def _number(self, token: int) -> int:
        """The value of an integer literal, -1 of any other one."""
        spelling = self.lexemes[token].rstrip("uUlL").replace("'", "")
        try:
            return int(spelling, 0)
        except ValueError:
            return -1

    # --- configurations ------------------------------------------------------------------------------------------

    def _is_plain(self, around: Piece, start: int, end: int, is_stream: bool) -> bool:
        """Whether an argument of a configuration surely converts without a word."""
        kinds = self.kinds
        if start >= end or kinds[start] in b"-~&!":
            return False
        if is_stream and end == start + 1 and (kinds[start] == k.NULLPTR or self.lexemes[start] in ("0", "NULL")):
            return True
        for token in range(start, end):
            if kinds[token] in _DOUBTFUL:
                return False
            if kinds[token] == k.NUMBER and (is_stream or not 0 <= self._number(token) <= _LARGEST):
                return False
        if k.IDENTIFIER not in kinds[start:end]:
            return self._is_small(start, end)
        return end != start + 1 or self._is_plain_name(around, start, is_stream)

    def _is_small(self, start: int, end: int) -> bool:
        """Whether a constant surely fits: the product of all numbers in it does, and nothing is shifted."""
        product = 1
        for token in range(start, end):
            if self.kinds[token] == k.NUMBER:
                product *= max(self._number(token), 1)
            elif self.kinds[token] == k.SIZEOF:
                product *= _LARGEST_SIZE
        return product <= _LARGEST and "<<" not in self.lexemes[start:end]

    def _is_plain_name(self, around: Piece, token: int, is_stream: bool) -> bool:
        """Whether the declaration of a name in the function, where there is one, gives it a type that converts."""
        kinds = self.kinds
        declared = self.lexemes.index(self.lexemes[token], around.start, token + 1)
        if declared == token:
            return True
        before = kinds[declared - 1]
        if before == k.BUILTIN_TYPE:
            words = self._words(declared)
            return not is_stream and kinds[declared + 1] != k.OPEN_SQUARE and not words & _FLOATING
        if before in (k.STAR, k.AMPERSAND):
            return False
        return before != k.IDENTIFIER or self.lexemes[declared - 1] not in self._own_classes()

    def _own_classes(self) -> set[str]:
        """The names of classes that the user's code declares."""
        if self._classes is None:
            self._classes = set()
            for start, end in self.examined.near():
                for key in k.CLASS_KEYS:
                    at = self.kinds.find(key, start, end)
                    while at >= 0:
                        self._classes.add(self.lexemes[at + 1])
                        at = self.kinds.find(key, at + 1, end)
        return self._classes

    # --- arguments -----------------------------------------------------------------------------------------------

    def _has_doubtful_arguments(self, around: Piece, name: int, opening: int) -> bool:
        if self.functions.is_doubtful(around, name, opening):
            return True
        found = self.functions.of(self.lexemes[name])
        function = found[0].function() if found else None
        parameters = function.parameters if function is not None else []
        arguments = self.functions.split(opening + 1, self.examined.brackets.close(opening))
        for index, (start, end) in enumerate(arguments):
            parameter = parameters[index] if len(found) == 1 and index < len(parameters) else None
            if self._is_constant(start, end):
                if parameter is None or not self._fits(start, end, found[0], parameter):
                    return True
            elif self.kinds[start] == k.OPEN_BRACE or (
                parameter is not None
                and end == start + 1
                and self._points_elsewhere(around, start, found[0], parameter)
            ):
                return True
        return False

    def _is_constant(self, start: int, end: int) -> bool:
        """Whether an argument is made of literals."""
        kinds = self.kinds
        return k.IDENTIFIER not in kinds[start:end] and any(kinds[token] in _LITERALS for token in range(start, end))

    def _fits(self, start: int, end: int, one: Declared, parameter: n.Parameter) -> bool:
        """Whether a literal surely has a value of the type of a parameter."""
        if end != start + 1:
            return False
        if parameter.declarator.operators:
            return self.kinds[start] == k.NULLPTR
        if parameter.specifiers.sort != n.BUILTIN or self.kinds[start] != k.NUMBER:
            return False
        words = set(one.examined.lexemes[parameter.specifiers.type_start : parameter.specifiers.type_end])
        if words & _FLOATING:
            return True
        return 0 <= self._number(start) <= _LARGEST and not words & _NARROW

    def _points_elsewhere(self, around: Piece, token: int, one: Declared, parameter: n.Parameter) -> bool:
        """Whether a pointer to a fundamental type of the function is given to a pointer to another one."""
        kinds = self.kinds
        operators = parameter.declarator.operators
        if kinds[token] != k.IDENTIFIER or len(operators) != 1 or parameter.specifiers.sort != n.BUILTIN:
            return False
        declared = self.lexemes.index(self.lexemes[token], around.start, token + 1)
        if kinds[declared - 1] != k.STAR or kinds[declared - 2] not in _BASES:
            return False
        given = self._words(declared - 1)
        wanted = set(one.examined.lexemes[parameter.specifiers.start : parameter.specifiers.end])
        return not given <= wanted or bool((wanted - given) - {"const"})

    def _words(self, behind: int) -> set[str]:
        """The words of the fundamental type in front of a token, with `const`."""
        found: set[str] = set()
        at = behind - 1
        while self.kinds[at] in _BASES:
            found.add(self.lexemes[at])
            at -= 1
        return found
