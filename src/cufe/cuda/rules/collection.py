"""What there is to judge: the declarations with CUDA words in a unit's own text.

A `__device__` or `__host__ __device__` function in itself breaks no rule, and most marks belong to such functions, so
they are told by their kinds and passed over; only their names are kept.  Attributes in front of statements that declare
nothing apply to nothing (observed: diagnostics-a 5.2).
"""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, GLOBAL, HOST, LAUNCH_CONFIGURATION, OTHER
from cufe.cuda.rules.attributes.wrong_entities import drop_unfit
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class, statement_start
from cufe.text import kinds as k

#: what begins a statement and no declaration; asm and static_assert take the attribute as their own
_STATEMENTS: Final = bytes(
    (k.RETURN, k.IF, k.FOR, k.WHILE, k.DO, k.SWITCH, k.GOTO, k.BREAK, k.CONTINUE, k.TRY, k.CASE, k.DEFAULT, k.THROW,
     k.DELETE, k.NEW, k.SIZEOF, k.ALIGNOF, k.TYPEID, k.THIS, k.INCREMENT, k.DECREMENT, k.NUMBER, k.STRING, k.CHARACTER)
) + b"{*!~-+"  # fmt: skip
#: behind a name: nothing is declared by it
_AFTER_VALUE: Final = bytes(
    (k.ASSIGN, k.COMPOUND_ASSIGN, k.INCREMENT, k.DECREMENT, k.DOT, k.ARROW, k.COLON)
) + b"?+-/%"  # fmt: skip
#: what a statement begins behind; a parenthesis is that of a condition
_BEFORE_STATEMENTS: Final = b";{}:" + bytes((k.ELSE, k.DO))
#: in front of the parenthesis of a condition or of what a loop goes over
CONDITIONS: Final = bytes((k.FOR, k.IF, k.WHILE, k.SWITCH, k.CONSTEXPR))


def is_of_statement(examined: ExaminedUnit, at: int, behind: int) -> bool:
    """Whether attributes from `at` to `behind` (excluded) stand in front of a statement that is no declaration."""
    kinds = examined.kinds
    following = kinds[min(behind, len(kinds) - 1)]
    if following != k.IDENTIFIER and following not in _STATEMENTS:
        return False
    before = kinds[at - 1]
    if before == k.CLOSE_ROUND:
        if kinds[examined.brackets.open_before(at - 1) - 1] not in CONDITIONS:
            return False
    elif before not in _BEFORE_STATEMENTS:
        return False
    path = examined.cutter.path(at)
    if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
        return False
    brace = examined.brackets.enclosing(at)
    if brace <= path[-1].start or kinds[brace] != k.OPEN_BRACE or local_class(examined.cutter, brace) is not None:
        return False
    # What a name means is asked last, for that is dear and most marks stand in front of members.
    return following != k.IDENTIFIER or kinds[behind + 1] in _AFTER_VALUE or _is_value(examined, behind)


def _is_value(examined: ExaminedUnit, name: int) -> bool:
    """Whether the name in front of a parenthesis or a bracket is that of a function or a variable."""
    if examined.kinds[name + 1] not in (k.OPEN_ROUND, k.OPEN_SQUARE):
        return False
    entity = examined.lookup().resolve(name)
    return entity is not None and not entity.is_type


#: attributes without arguments, then everything up to the token that tells a function from the rest
HEAD: Final = re.compile(
    b"(?:" + bytes((k.ATTRIBUTE,)) + rb"\(\(.\)\)|[^" + bytes((k.ATTRIBUTE,)) + rb"(){};,=\[])*+", re.DOTALL
)
_ARGUMENTS: Final = re.compile(b"[^" + bytes((k.ATTRIBUTE,)) + rb"(){};=\[]*+")
#: what a parenthesis can stand behind that opens no parameter list
_CALL_LIKE: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.THROW, k.EXPLICIT,
                           k.UNDERLYING_TYPE, k.REQUIRES, k.OPEN_ROUND, k.CLOSE_ROUND))  # fmt: skip
#: behind these a `[` begins a lambda
_BEFORE_LAMBDA: Final = b"=({,;}&|+-!?:" + bytes((k.RETURN, k.AND))
#: what may stand between the parameters of a lambda and an attribute of its call operator
_LAMBDA_SPECIFIERS: Final = bytes((k.MUTABLE, k.NOEXCEPT, k.CONSTEXPR, k.CONSTEVAL))
#: how far in front of a mark the arrow of a written result is sought
_NEAR: Final = 8
#: behind these an attribute in a block belongs to the head of a lambda
_IN_LAMBDA_HEAD: Final = b")>]" + bytes((k.MUTABLE, k.NOEXCEPT))
#: what a declaration begins behind
_BOUNDARIES: Final = b";{}:"
#: what takes no attributes in front of it
_TAKES_NONE: Final = bytes((k.NAMESPACE, k.USING, k.TEMPLATE, k.ASM)) + b";"
#: what parentheses with a value begin with, and what follows them: `S a(b);` may declare a variable
_VALUES: Final = bytes((k.IDENTIFIER, k.NUMBER, k.CHARACTER, k.STRING, k.TRUE_FALSE, k.NULLPTR))
_BEHIND_OPERAND: Final = bytes((k.SCOPE,)) + b"),"
_PLAIN: Final = HOST | DEVICE
#: the beginning of a declarator in parentheses: `(*f)(int)`, `(&a)[2]`, `(C::*m)`
_OF_POINTER: Final = re.compile(
    rb"\((?:[*&" + re.escape(bytes((k.AND,))) + rb"]|i" + re.escape(bytes((k.SCOPE,))) + rb"\*)"
)
_OF_KERNELS: Final = GLOBAL | LAUNCH_CONFIGURATION


class Collection:
    """`functions` have a word of kernels or `__grid_constant__` parameters; `others` are all other declarations with
    words, `types` pieces and tokens of marks that no declarator has; `device_names` are the name tokens of functions
    for the device alone that were passed over."""

    def __init__(self) -> None:
        self.functions: list[Declared] = []
        self.others: list[Declared] = []
        self.types: list[tuple[Piece, int]] = []
        #: first tokens of the declarations among the others that define a class or an enumeration
        self.defined_types: set[int] = set()
        self.device_names: list[int] = []
        #: names of functions with a word for the host that were passed over
        self.host_names: set[str] = set()
        #: first tokens of marks that belong to no declaration, with the tokens behind them
        self.misplaced: list[tuple[int, int]] = []
        #: the same of marks in front of statements that declare nothing
        self.of_statements: list[tuple[int, int]] = []
        #: marks behind opening parentheses
        self.parenthesised: list[int] = []
        #: marks in the parameter lists of lambdas
        self.lambda_parameters: list[int] = []
        #: marks in bodies behind the template head or the parameter list of a lambda
        self.behind_parameters: list[int] = []

    def marked_names(self, examined: ExaminedUnit) -> set[str]:
        """The names of all functions with CUDA words."""
        kinds = examined.kinds
        names = {examined.lexemes[name_before_arguments(kinds, token)] for token in self.device_names}
        names |= self.host_names
        return names | {one.name for one in self.functions + self.others}


def collect(examined: ExaminedUnit) -> Collection:
    found = Collection()
    marks = examined.marks
    kinds = examined.kinds
    first = marks.first
    last = marks.last
    words = marks.words
    match = HEAD.match
    further = _ARGUMENTS.match
    done = -1
    for start, end in examined.stretches:
        span = marks.between(start, end)
        index = span.start
        stop = span.stop
        while index < stop:
            at = first[index]
            flags = words[index]
            while index + 1 < stop and first[index + 1] == last[index] + 1:
                index += 1
                flags |= words[index]
            index += 1
            if at < done or flags & DEVICE_BUILTIN or not flags & ~OTHER:
                continue
            if is_misplaced(kinds, at, last[index - 1] + 1):
                found.misplaced.append((at, last[index - 1] + 1))
                continue
            if is_of_statement(examined, at, last[index - 1] + 1):
                found.of_statements.append((at, last[index - 1] + 1))
                continue
            if kinds[at - 1] == k.OPEN_ROUND:
                found.parenthesised.append(at)
            if not flags & ~_PLAIN:
                head = match(kinds, at)
                assert head is not None
                stops = head.end()
                if kinds.startswith(b",", stops) and kinds.find(b"<", at, stops) >= 0:
                    # Template arguments of the type.
                    behind = further(kinds, stops)
                    stops = behind.end() if behind is not None else stops
                is_function = kinds.startswith(b"(", stops) and kinds[stops - 1] not in _CALL_LIKE
                is_function = is_function and not _OF_POINTER.match(kinds, stops)
                if is_function and examined.lexemes[stops - 1] != "main" and kinds[at - 1] != k.TYPEDEF:
                    if flags == DEVICE:
                        found.device_names.append(stops - 1)
                    else:
                        found.host_names.add(examined.lexemes[name_before_arguments(kinds, stops - 1)])
                    behind_list = kinds[examined.brackets.skip(stops)]
                    if behind_list != k.COMMA:
                        if kinds[stops + 1] not in _VALUES or kinds[stops + 2] not in _BEHIND_OPERAND:
                            continue
                        if behind_list != k.SEMICOLON:
                            continue
                    # More declarators follow, which may be variables, or this one is.
                    if not examined.is_own(at):
                        continue
            done = max(done, examine(examined, at, found))
    return found


def examine(examined: ExaminedUnit, at: int, found: Collection) -> int:
    """Sorts the declaration around the mark at `at`; gives the token up to which its marks are dealt with."""
    path = examined.cutter.path(at)
    if not path:
        return at
    if _is_behind_lambda(examined, at):
        found.behind_parameters.append(at)
        return at
    piece = path[-1]
    outer = path[:-1]
    local = False
    if (piece.sort == c.FUNCTION and at > piece.body) or (piece.sort == c.SIMPLE and not _in_head(examined, piece, at)):
        if examined.kinds[at - 1] in _IN_LAMBDA_HEAD:
            found.behind_parameters.append(at)
            return at
        brace = examined.brackets.enclosing(at)
        if brace <= piece.start:
            return at
        around = local_class(examined.cutter, brace)
        if around is not None:
            inner = find_piece(examined.cutter.pieces(brace), at)
            if inner is None:
                return at
            piece = inner
            outer = [*path, around]
        else:
            start = statement_start(examined.brackets, at)
            if examined.kinds[start - 1] == k.OPEN_ROUND and examined.kinds[start - 2] not in CONDITIONS:
                if examined.kinds[start - 2] != k.IDENTIFIER:
                    found.lambda_parameters.append(at)
                    return at
                # Of a function that is declared in the block.
                start = statement_start(examined.brackets, start - 2)
            inside = start - 1 if examined.kinds[start - 1] == k.OPEN_ROUND else brace
            piece = examined.cutter.cut_one(start, examined.brackets.close(inside))
            outer = path
            local = True
        if piece.sort == c.FUNCTION and at > piece.body:
            return at
    if piece.sort == c.SIMPLE and not local and examined.kinds.find(k.OPEN_SQUARE, piece.start, at) >= 0:
        found.lambda_parameters.append(at)
    limit = piece.body if piece.body >= 0 else piece.end
    if piece.sort in (c.CLASS, c.ENUM):
        return _examine_type(examined, piece, outer, local, at, found)
    if piece.sort == c.NAMESPACE:
        found.types.append((piece, at))
        return at
    declared = _declared(examined, piece, outer, local)
    if not declared:
        found.types.append((piece, at))
    for one in declared:
        _sort(one, found)
    return limit


def _declared(examined: ExaminedUnit, piece: Piece, outer: list[Piece], local: bool) -> list[Declared]:
    """The declarators of a piece with the attributes that count for each."""
    declared = declared_by(examined, [*outer, piece], local)
    if len(declared) > 1:
        drop_unfit(declared)
    return declared


def _examine_type(
    examined: ExaminedUnit, piece: Piece, outer: list[Piece], local: bool, at: int, found: Collection
) -> int:
    """Sorts a mark of a declaration that defines a class or an enumeration: in front of the key or behind the braces
    it belongs to the variables that are declared with it."""
    declared = _declared(examined, piece, outer, local)
    if not declared or declared[0].declaration.specifiers.is_of_type(at):
        found.types.append((piece, at))
    elif piece.start not in found.defined_types:
        found.defined_types.add(piece.start)
        for one in declared:
            _sort(one, found)
    return piece.end - 1 if piece.body < at else at


def _is_behind_lambda(examined: ExaminedUnit, at: int) -> bool:
    """Whether a mark follows the parameters of a lambda, or behind specifiers or a written result there."""
    kinds = examined.kinds
    before = at - 1
    while before > 0 and kinds[before] in _LAMBDA_SPECIFIERS:
        before -= 1
    arrow = kinds.rfind(k.ARROW, max(before - _NEAR, 0), at)
    if arrow >= 0 and not any(kinds[one] in _BOUNDARIES for one in range(arrow, at)):
        before = arrow - 1
    if kinds[before] != k.CLOSE_ROUND:
        return False
    before = examined.brackets.open_before(before) - 1
    if kinds[before] == k.NOEXCEPT:
        return _is_behind_lambda(examined, before)
    while kinds[before] == k.CLOSE_ROUND and kinds[examined.brackets.open_before(before) - 1] == k.ATTRIBUTE:
        # The annotations of the lambda itself.
        before = examined.brackets.open_before(before) - 2
    return kinds[before] == k.CLOSE_SQUARE and kinds[examined.brackets.open_before(before) - 1] in _BEFORE_LAMBDA


def _in_head(examined: ExaminedUnit, piece: Piece, at: int) -> bool:
    """Whether a mark stands in a declaration itself and not in braces inside of it."""
    return examined.brackets.enclosing(at) <= piece.start


def _sort(one: Declared, found: Collection) -> None:
    parameters = one.function()
    if parameters is None or one.flags & n.TYPEDEF:
        found.others.append(one)
    elif one.words & _OF_KERNELS or has_grid_constant(parameters):
        found.functions.append(one)
    else:
        found.others.append(one)


def has_grid_constant(parameters: n.DeclaratorOperator | None) -> bool:
    """Whether some parameter of a list is marked `__grid_constant__`."""
    return parameters is not None and any(grid_constant(parameter) for parameter in parameters.parameters)


def grid_constant(parameter: n.Parameter) -> bool:
    """Whether a parameter is marked `__grid_constant__`."""
    for attribute in parameter.specifiers.attributes + parameter.declarator.attributes:
        if attribute.sort == n.GNU and attribute.name == "grid_constant":
            return True
    return False


def is_misplaced(kinds: bytes, at: int, behind: int) -> bool:
    """Whether attributes from `at` to `behind` (excluded) stand alone, or in front of what takes none."""
    if at and kinds[at - 1] not in _BOUNDARIES:
        return False
    following = kinds[behind]
    if following == k.INLINE:
        following = kinds[behind + 1] if kinds[behind + 1] == k.NAMESPACE else following
    return following in _TAKES_NONE or (following == k.EXTERN and kinds[behind + 1] == k.STRING)
