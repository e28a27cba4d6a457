"""Results that nobody takes although they are declared `nodiscard` (2809, 2810, 3000 to 3005; [dcl.attr.nodiscard])."""

from cufe.checks.findings import Findings, last_token
from cufe.checks.user_code import UserCode
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import SFK_CONSTRUCTOR, ClassType, EnumType, Routine
from cufe.il.initialisation import DIK_CONSTRUCTOR
from cufe.il.types import Type
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNUSED: Final = 1650
_FUNCTION: Final = 2809
_TYPE: Final = 2810
_CONSTRUCTOR: Final = 3002
_OBJECT: Final = 3004

#: what is reported instead where the attribute gives a reason
_WITH_REASON: Final = {_FUNCTION: 3000, _TYPE: 3001, _CONSTRUCTOR: 3003, _OBJECT: 3005}

_CALLS: Final = frozenset((o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL))
#: [[nodiscard]] means nothing before
_CXX17: Final = 17
_IN_FRONT: Final = ("[", "(", "{", ";")
_WORDS: Final = ("nodiscard", "__nodiscard__")
_GNU_WORDS: Final = ("warn_unused_result", "__warn_unused_result__")


class DiscardedResults:
    """Judges expressions whose value is not used."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings
        self._words: dict[int, int] = {}
        self._words_of_types: tuple[str, ...] = _WORDS if code.settings.standard >= _CXX17 else ()
        self._words_of_functions: tuple[str, ...] = self._words_of_types + _GNU_WORDS
        #: the statement that discards
        self._statement: e.Expression | None = None

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.ExpressionStatement) and node.kind == s.STMK_EXPR and node.expression is not None:
            self._statement = node.expression
            self._discarded(node.expression)
            self._statement = None
        elif isinstance(node, s.Loop) and node.increment is not None:
            self._discarded(node.increment)

    def expression(self, node: e.Expression) -> None:
        if isinstance(node, e.Operation) and node.operation == o.COMMA:
            self._discarded(node.arguments[0])

    def _end(self) -> int:
        """The semicolon behind the statement that discards, which has to be read first; -1 where none does."""
        if self._statement is None:
            return -1
        at = last_token(self._statement)
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
            self._temporary(at)
        elif isinstance(at, e.Operation) and at.operation in _CALLS:
            target = at.arguments[0]
            if isinstance(target, e.RoutineExpression):
                self._call(at, target.routine)

    def _temporary(self, node: e.TempInit) -> None:
        word = self._word_of_type(node.type)
        number = _OBJECT
        if word < 0:
            routine = node.init.routine
            if node.init.kind != DIK_CONSTRUCTOR or routine is None or routine.special != SFK_CONSTRUCTOR:
                return
            word = self._word(routine)
            number = _CONSTRUCTOR
        if word >= 0:
            self._tell(number, node.start, word)

    def _call(self, node: e.Operation, routine: Routine) -> None:
        word = self._word(routine)
        if word >= 0:
            if self.code.lexemes[word] in _GNU_WORDS:
                self.findings.add(_UNUSED, node.start, self._end())
            else:
                self._tell(_FUNCTION, node.token, word)
            return
        word = self._word_of_type(node.type)
        if word >= 0:
            self._tell(_TYPE, node.token, word)

    def _word_of_type(self, type_: Type) -> int:
        """The token of the attribute in the definition of a class or enumeration, -1 where there is none."""
        named = bare(type_)
        if isinstance(named, (ClassType, EnumType)) and named.brace >= 0:
            path = self.code.cutter.path(named.brace)
            if path and path[-1].body == named.brace:
                return self._between(path[-1].start, named.brace, self._words_of_types)
        return -1

    def _tell(self, number: int, token: int, word: int) -> None:
        """With the reason that the attribute gives, if it gives one."""
        kinds = self.code.kinds
        if kinds[word + 1] == k.OPEN_ROUND and kinds[word + 2] == k.STRING:
            self.findings.add(_WITH_REASON[number], token, self._end(), (self.code.lexemes[word + 2],))
        else:
            self.findings.add(number, token, self._end())

    def _word(self, routine: Routine) -> int:
        """The token of the attribute that some declaration of a function has, -1 where none does."""
        for declared in routine.declarations:
            key = declared.binding.name
            found = self._words.get(key)
            if found is None:
                found = self._between(declared.piece.start, key, self._words_of_functions)
                self._words[key] = found
            if found >= 0:
                return found
        return -1

    def _between(self, start: int, end: int, words: tuple[str, ...]) -> int:
        for at in range(start, end):
            if self.code.kinds[at] == k.IDENTIFIER and self.code.lexemes[at] in words:
                if self._is_gnu(at) if self.code.lexemes[at] in _GNU_WORDS else self._is_standard(at):
                    return at
        return -1

    def _is_gnu(self, at: int) -> bool:
        """Whether an attribute has no namespace of another compiler in front: `[[clang::warn_unused_result]]`."""
        return self.code.lexemes[at - 1] != "::" or self.code.lexemes[at - 2] in ("gnu", "__gnu__")

    def _is_standard(self, at: int) -> bool:
        """Whether an attribute stands in `[[` and `]]` and has no namespace in front.

        Its spelling decides, since a list with `gnu::device` has the kinds of `__attribute__((...))`.
        """
        lexemes = self.code.lexemes
        if lexemes[at - 1] == "::":
            return False
        at -= 1
        while lexemes[at] not in _IN_FRONT:
            at = self.code.brackets.open_before(at) - 1 if lexemes[at] == ")" else at - 1
        return lexemes[at] == "[" and lexemes[at - 1] == "["
