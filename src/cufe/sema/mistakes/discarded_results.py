"""Results that nobody takes although they are declared `nodiscard` (2809, 2810, 3000, 3002; [dcl.attr.nodiscard])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import SFK_CONSTRUCTOR, ClassType, EnumType, Routine
from cufe.il.initialisation import DIK_CONSTRUCTOR
from cufe.sema.mistakes.findings import Findings, last_token
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNUSED: Final = 1650
_FUNCTION: Final = 2809
_TYPE: Final = 2810
_WITH_REASON: Final = 3000
_CONSTRUCTOR: Final = 3002

_CALLS: Final = frozenset((o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL))
_WORDS: Final = ("nodiscard", "__nodiscard__")
_GNU_WORDS: Final = ("warn_unused_result", "__warn_unused_result__")


class DiscardedResults:
    """Judges expressions whose value is not used."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings
        self._words: dict[int, int] = {}
        #: the end of the statement that discards, which has to be read first
        self._ended_at: int = -1

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.ExpressionStatement) and node.kind == s.STMK_EXPR and node.expression is not None:
            self._ended_at = self._end(node.expression)
            self._discarded(node.expression)
            self._ended_at = -1
        elif isinstance(node, s.Loop) and node.increment is not None:
            self._discarded(node.increment)

    def expression(self, node: e.Expression) -> None:
        if isinstance(node, e.Operation) and node.operation == o.COMMA:
            self._discarded(node.arguments[0])

    def _end(self, node: e.Expression) -> int:
        """The semicolon behind an expression that is a statement."""
        at = last_token(node)
        while self.code.kinds[at] not in b";}":
            at = self.code.brackets.close(at) + 1 if self.code.kinds[at] in b"([{" else at + 1
        return at

    def _discarded(self, node: e.Expression) -> None:
        at = node
        while True:
            if isinstance(at, e.ObjectLifetime):
                at = at.inner
            elif isinstance(at, e.Operation) and at.operation == o.REF_INDIRECT:
                at = at.arguments[0]
            elif isinstance(at, e.Operation) and at.operation == o.COMMA:
                at = at.arguments[1]
            else:
                break
        if isinstance(at, e.TempInit):
            init = at.init
            routine = init.routine
            if init.kind == DIK_CONSTRUCTOR and routine is not None and routine.special == SFK_CONSTRUCTOR:
                if self._word(routine) >= 0:
                    self.findings.add(_CONSTRUCTOR, at.start, self._ended_at)
        elif isinstance(at, e.Operation) and at.operation in _CALLS:
            target = at.arguments[0]
            if isinstance(target, e.RoutineExpression):
                self._call(at, target.routine)

    def _call(self, node: e.Operation, routine: Routine) -> None:
        word = self._word(routine)
        if word >= 0:
            if self.code.lexemes[word] in _GNU_WORDS:
                self.findings.add(_UNUSED, node.start, self._ended_at)
            else:
                self._tell(_FUNCTION, node, word)
            return
        result = bare(node.type)
        if isinstance(result, (ClassType, EnumType)) and result.brace >= 0:
            path = self.code.cutter.path(result.brace)
            if path and path[-1].body == result.brace:
                word = self._between(path[-1].start, result.brace, _WORDS)
                if word >= 0:
                    self._tell(_TYPE, node, word)

    def _tell(self, number: int, node: e.Operation, word: int) -> None:
        """With the reason that the attribute gives, if it gives one."""
        kinds = self.code.kinds
        if kinds[word + 1] == k.OPEN_ROUND and kinds[word + 2] == k.STRING:
            if number == _FUNCTION:
                self.findings.add(_WITH_REASON, node.token, self._ended_at, (self.code.lexemes[word + 2],))
            return
        self.findings.add(number, node.token, self._ended_at)

    def _word(self, routine: Routine) -> int:
        """The token of the attribute that some declaration of a function has, -1 where none does."""
        for declared in routine.declarations:
            key = declared.binding.name
            found = self._words.get(key)
            if found is None:
                found = self._between(declared.piece.start, key, _WORDS + _GNU_WORDS)
                self._words[key] = found
            if found >= 0:
                return found
        return -1

    def _between(self, start: int, end: int, words: tuple[str, ...]) -> int:
        for at in range(start, end):
            if self.code.kinds[at] == k.IDENTIFIER and self.code.lexemes[at] in words:
                return at
        return -1
