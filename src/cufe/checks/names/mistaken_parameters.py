"""Parameters that are read as the values of an initialiser: `void k(T *p, int n)` where nothing declares T, or a
variable has that name ([dcl.ambig.res]/1; observed: EDG looks ahead by the first parameter)."""

from cufe.checks.names.undeclared_names import Doubts, is_undeclared
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.answers import Mistake
from cufe.sema.declared.written_names import not_found
from cufe.sema.failures import unanswered
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.names import ValueOracle
from cufe.text import kinds as k

_CXX20: Final = 20
_VARIABLES: Final = (en.VARIABLE, en.ENUMERATOR)
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))
_SCOPED: Final = bytes((k.SCOPE, k.IDENTIFIER))


class MistakenParameters(ValueOracle):
    """Answers for each parenthesis behind the name of what a namespace declares."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self._doubts: Doubts = Doubts(code)
        self._known: dict[int, int] = {}
        #: names that were told of as values, which are known as variables from there on
        self._told: set[str] = set()
        #: names behind which a `<` opens template arguments ([temp.names]/2)
        self._opening: set[int] = set()

    def begins_values(self, first: int) -> bool:
        code = self.code
        kinds = code.kinds
        if kinds[first] not in _NAMES or kinds[first - 2] != k.IDENTIFIER:
            return False
        path = code.cutter.path(first)
        if not path or not self._may_be_initialised(path, first):
            return False
        entity = code.lookup().resolve(first) if kinds[first + 1] != k.SCOPE else None
        if entity is not None:
            is_value = entity.sort in _VARIABLES or (entity.sort == en.TEMPLATE_PARAMETER and not entity.is_type)
            is_faulty = path[-1].sort == c.FUNCTION or kinds[first + 1] == k.IDENTIFIER
            return is_value and is_faulty and not code.lookup().is_ambiguous(first)
        last = self.missing(first)
        if last < 0 or (code.lexemes[last] not in self._told and self._is_parameter(last)):
            return False
        if last == first:
            self._told.add(code.lexemes[first])
        return True

    def missing(self, first: int) -> int:
        if first not in self._known:
            self._known[first] = -1
            with unanswered:
                self._known[first] = self._missing(first)
        return self._known[first]

    def opens_arguments(self, name: int) -> bool:
        return name in self._opening

    def _may_be_initialised(self, path: list[Piece], first: int) -> bool:
        """Whether parentheses behind the name of what is declared may hold an initialiser; those of members do not."""
        piece = path[-1]
        kinds = self.code.kinds
        if piece.sort not in (c.SIMPLE, c.FUNCTION) or (0 <= piece.body < first) or kinds[first - 3] == k.SCOPE:
            return False
        if kinds[piece.head] in (k.TYPEDEF, k.USING, k.TEMPLATE):
            return False
        return len(path) < 2 or path[-2].sort != c.CLASS

    def _missing(self, first: int) -> int:
        code = self.code
        path = code.cutter.path(first)
        if not path:
            return -1
        if code.kinds[first] != k.IDENTIFIER or code.kinds[first + 1] == k.SCOPE:
            return self._unscoped(path, first)
        name = code.lexemes[first]
        if name in self._told:
            return first
        if code.lookup().resolve(first) is not None or not is_undeclared(self._doubts, path, first):
            return -1
        if code.settings.standard >= _CXX20:
            self._opening.add(first)
        return first

    def _unscoped(self, path: list[Piece], first: int) -> int:
        """The first component of a qualified name that its scope has not; of one in front of `::` others tell, unless
        it has template arguments."""
        code = self.code
        kinds = code.kinds
        engine = code.engine()
        context = engine.definitions.scope_behind(path)
        at = first if kinds[first] == k.IDENTIFIER else first + 1
        while context is not None and kinds[at] == k.IDENTIFIER:
            if at > first:
                named = engine.written_names.path(first, at + 1, context, at)
                if not named.entities:
                    is_sure = isinstance(not_found(engine, named, "", at), Mistake)
                    return at if is_sure and kinds[at + 1] != k.SCOPE else -1
            if kinds[at + 1] == k.LESS:
                at = code.brackets.close_angle(at + 1, len(kinds))
            if at < 0 or not kinds.startswith(_SCOPED, at + 1):
                break
            at += 2
        return -1

    def _is_parameter(self, last: int) -> bool:
        """Whether a name is declared behind one that means nothing, which then is that of a type."""
        kinds = self.code.kinds
        if last in self._opening and kinds[last + 1] == k.LESS:
            last = self.code.brackets.close_angle(last + 1, len(kinds))
        return kinds[last + 1] == k.IDENTIFIER
