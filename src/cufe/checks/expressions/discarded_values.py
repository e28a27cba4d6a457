"""Values that nobody takes: results that are declared `nodiscard` (2809 to 3005; [dcl.attr.nodiscard]), and expressions
that do nothing else (174).

Of a comma both the left operand and the whole count.  What a template's arguments decide may do something."""

from cufe.checks.findings import Findings, TextJudge, last_token
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.constants import AggregateConstant, DynamicInitConstant, RepeatConstant, is_enumerator
from cufe.il.entities import SFK_CONSTRUCTOR, ClassType, EnumType, Routine, Variable
from cufe.il.initialisation import DIK_CONSTANT, DIK_CONSTRUCTOR, DIK_LAMBDA, DIK_ZERO, DynamicInit
from cufe.il.types import PointerType, Type
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare, is_complex, is_floating, is_unknown, is_void
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

#: [[nodiscard]] means nothing before
_CXX17: Final = 17
_IN_FRONT: Final = ("[", "(", "{", ";")
_WORDS: Final = ("nodiscard", "__nodiscard__")
_GNU_WORDS: Final = ("warn_unused_result", "__warn_unused_result__")


class DiscardedResults(TextJudge):
    """Judges expressions whose value is not used."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
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
        elif isinstance(at, e.Operation) and at.operation in o.CALLS:
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


_NOTHING: Final = 64

#: operations without an effect of their own
_PURE: Final = frozenset(
    (o.ADD, o.SUBTRACT, o.MULTIPLY, o.DIVIDE, o.REMAINDER, o.NEGATE, o.UNARY_PLUS, o.AND, o.OR, o.XOR, o.COMPLEMENT,
     o.SHIFTL, o.SHIFTR, o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE, o.LAND, o.LOR, o.NOT, o.INDIRECT, o.ADDRESS_OF, o.PADD,
     o.PSUBTRACT, o.PDIFF, o.SUBSCRIPT, o.ARRAY_TO_POINTER, o.REF_INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD,
     o.DOT_STATIC, o.POINTS_TO_STATIC, o.CAST, o.LVALUE_CAST, o.BOOL_CAST, o.BASE_CLASS_CAST, o.LVALUE_ADJUST,
     o.QUESTION, o.COMMA, o.REF_CAST, o.REFERENCE_TO, o.DYNAMIC_CAST, o.DERIVED_CLASS_CAST, o.PM_FIELD,
     o.PM_POINTS_TO_FIELD, o.NOEXCEPT)
)  # fmt: skip
#: what a declaration that is a name begins with
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))
_LOGICAL: Final = (o.LAND, o.LOR, o.NOT)
#: what may raise a floating-point exception
_COMPUTED: Final = frozenset(
    (o.ADD, o.SUBTRACT, o.MULTIPLY, o.DIVIDE, o.NEGATE, o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE, o.CAST)
)


#: what ends the operand of a comma
_BEHIND_OPERAND: Final = b",;:)]}"


class IdleExpressions:
    """Judges discarded values and conditions."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.findings: Findings = findings
        #: the device compiler reads a function for the device, which has no types at run time
        self.lacks_types: bool = False

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.ExpressionStatement):
            if node.kind == s.STMK_EXPR and node.expression is not None:
                self._discarded(node.expression)
        elif isinstance(node, s.DeclStatement):
            if not node.entities and _is_name_alone(self.code.kinds, node.token):
                self.findings.add(_NOTHING, node.token, severity=WARNING)
        elif isinstance(node, s.If):
            self._condition(node.condition)
        elif isinstance(node, s.Loop):
            self._condition(node.condition)
            if node.increment is not None:
                self._discarded(node.increment, node.increment.start)

    def expression(self, node: e.Expression) -> None:
        if not isinstance(node, e.Operation):
            return
        if node.operation in _LOGICAL:
            for operand in node.arguments:
                self._condition(operand)
        elif node.operation == o.QUESTION:
            self._condition(node.arguments[0])
        elif node.operation == o.COMMA and not node.flags & e.TYPE_DEPENDENT:
            left = node.arguments[0]
            if not any(one.flags & e.TYPE_DEPENDENT or one.type.dependent for one in node.arguments):
                # Else it may be an operator function.
                self._discarded(left, self._behind(node.arguments[1]), str(node.token))

    def _behind(self, right: e.Expression) -> int:
        """Where the right operand of a comma has been read: its end, but of a constant or a plain object its last
        name, since that is converted with the whole."""
        last = last_token(right)
        at: e.Expression = right
        while isinstance(at, e.Operation) and at.operation in (o.DOT_FIELD, o.DOT_STATIC):
            at = at.arguments[0]
        if isinstance(at, (e.VariableExpression, e.ConstantExpression)):
            return last
        kinds = self.code.kinds
        while kinds[last] not in _BEHIND_OPERAND:
            last = self.code.brackets.skip(last) if kinds[last] in b"([{" else last + 1
        return last

    def _discarded(self, node: e.Expression, found_at: int = -1, about: str = "") -> None:
        """Judges a value that nobody takes; found at the end of its statement, if no token is given.  In `a, b, c`
        several begin at one token: `about` tells their commas apart."""
        if not has_effect(self.code.engine(), node):
            end = self.code.kinds.find(k.SEMICOLON, node.start)
            if self.code.kinds.find(k.LAUNCH, node.start, end) >= 0:
                # A launch without arguments: what it lacks is told elsewhere.
                return
            if self.lacks_types and self._asks_for_type(node.start, end):
                # It is an error instead (20188).
                return
            self.findings.add(num.NO_EFFECT, node.start, found_at if found_at >= 0 else end, about=about)

    def is_refused(self, variable: Variable) -> bool:
        """Whether the initialiser of a variable needs a type at run time where there is none."""
        declarator = variable.declarations[0].binding.declarator if variable.declarations else None
        if not self.lacks_types or declarator is None:
            return False
        return self._asks_for_type(max(declarator.initialiser_start, 0), max(declarator.initialiser_end, 0))

    def _asks_for_type(self, start: int, end: int) -> bool:
        """Whether something in an expression needs the type that an object has at run time."""
        kinds = self.code.kinds
        casts = k.all_of(kinds, k.CAST, start, end)
        return kinds.find(k.TYPEID, start, end) >= 0 or any(self.code.lexemes[at] == "dynamic_cast" for at in casts)

    def _condition(self, node: e.Expression | None) -> None:
        if isinstance(node, e.ObjectLifetime):
            node = node.inner
        while isinstance(node, e.Operation) and node.operation == o.BOOL_CAST and node.flags & e.COMPILER_GENERATED:
            node = node.arguments[0]
        if isinstance(node, e.Operation) and node.operation == o.ASSIGN:
            if isinstance(node.arguments[1], e.ConstantExpression):
                self.findings.add(num.ASSIGNMENT_AS_CONDITION, node.start)


def _is_name_alone(kinds: bytes, start: int) -> bool:
    """Whether a declaration is nothing but a name, with arguments or without."""
    if kinds[start] not in _NAMES:
        return False
    last = kinds.find(k.SEMICOLON, start) - 1
    if kinds[last] == k.GREATER:
        return True
    return kinds[last] == k.IDENTIFIER and (last == start or kinds[last - 1] == k.SCOPE)


def initialises_alone(engine: "Engine", init: DynamicInit, on_device: bool) -> bool:
    """Whether an initialisation does nothing but give a variable its value: it calls nothing that is not worked out
    beforehand, and computes with no floating-point number but on the device (observed)."""
    if init.destructor is not None:
        return False
    if init.routine is not None:
        is_known = all(isinstance(one, e.ConstantExpression) for one in init.arguments)
        is_known = is_known and not init.routine.flags & en.DELETED
        return is_known and engine.constexpr_functions.is_constexpr(init.routine)
    if init.kind in (DIK_ZERO, DIK_LAMBDA):
        return True
    if init.kind == DIK_CONSTANT:
        return init.expression is None or not _may_call_in_instances(init.expression)
    if isinstance(init.constant, AggregateConstant):
        return _parts_initialise_alone(engine, init.constant, on_device)
    if init.expression is None or _is_unknown(init.expression):
        return False
    made = init.expression
    bound = made.arguments[0] if isinstance(made, e.Operation) and made.operation == o.REFERENCE_TO else None
    if isinstance(bound, e.TempInit):
        return initialises_alone(engine, bound.init, on_device)
    return not has_effect(engine, init.expression, on_device)


def _may_call_in_instances(expression: e.Expression) -> bool:
    """Whether an operation is written, other than a cast, whose operands have types that hang on template parameters:
    in an instance it may be a call."""
    pending = [expression]
    while pending:
        at = pending.pop()
        if isinstance(at, e.Operation):
            is_cast = at.operation == o.CAST or bool(at.flags & e.COMPILER_GENERATED)
            if not is_cast and any(one.type.dependent or one.flags & e.TYPE_DEPENDENT for one in [at, *at.arguments]):
                return True
            pending += at.arguments
        elif isinstance(at, e.ConstantExpression) and at.constant.expression is not None:
            pending.append(at.constant.expression)
    return False


def _is_unknown(expression: e.Expression) -> bool:
    """Whether the type of what is converted is not known, or in error."""
    at = expression
    while isinstance(at, e.Operation) and at.flags & e.COMPILER_GENERATED and at.arguments:
        at = at.arguments[0]
    return is_unknown(at.type)


def _parts_initialise_alone(engine: "Engine", whole: AggregateConstant, on_device: bool) -> bool:
    """Whether the parts of an aggregate do nothing but give its elements their values."""
    for one in whole.elements:
        part = one.constant if isinstance(one, RepeatConstant) else one
        if isinstance(part, AggregateConstant):
            if not _parts_initialise_alone(engine, part, on_device):
                return False
        elif isinstance(part, DynamicInitConstant) and not initialises_alone(engine, part.init, on_device):
            return False
    return True


def has_effect(engine: "Engine", node: e.Expression, constant: bool = False) -> bool:
    """Whether an expression does something, or may do so; `constant`: its value is known."""
    pending = [node]
    while pending:
        at = pending.pop()
        if at.start < 0 or is_void(at.type) or at.flags & e.VOLATILE_FETCH or at.type.qualifiers() & tk.VOLATILE:
            return True
        if at.flags & e.CAPTURED or _is_of_closure(at):
            continue
        if isinstance(at, e.Operation):
            if at.operation not in _PURE:
                return True
            if (at.flags & e.TYPE_DEPENDENT or at.type.dependent) and not _is_of_pointers(at):
                return True
            if not constant and at.operation in _COMPUTED and _is_floating(at):
                return True
            pending += _evaluated(engine, at)
        elif isinstance(at, e.VariableExpression):
            if at.lvalue_type is not None and at.lvalue_type.qualifiers() & tk.VOLATILE:
                return True
        elif isinstance(at, e.ConstantExpression):
            if at.constant.dependent or isinstance(bare(at.type), ClassType):
                return True
            written = None if is_enumerator(at.constant) else at.constant.expression
            if written is not None and has_effect(engine, written, True):
                return True
        elif isinstance(at, e.TypeQuery):
            if at.kind == e.ENK_TYPEID and engine.queries.is_evaluated(at.operand):
                return True
            if at.kind == e.ENK_SIZEOF and not constant:
                # Of a variable-length array: the bound is worked out.
                return True
        elif constant and isinstance(at, e.BuiltinOperation):
            # A trait of types.
            continue
        elif isinstance(at, e.TempInit):
            if at.init.kind != DIK_ZERO or isinstance(bare(at.type), ClassType):
                return True
        elif not isinstance(at, (e.FieldExpression, e.RoutineExpression)):
            return True
    return False


def _evaluated(engine: "Engine", node: e.Operation) -> list[e.Expression]:
    """The operands of an operation that may be evaluated: constants decide between those of `&&`, `||` and `?:`."""
    if node.operation == o.NOEXCEPT:
        return []
    if node.operation not in (o.LAND, o.LOR, o.QUESTION) or not isinstance(node.arguments[0], e.ConstantExpression):
        return node.arguments
    with unanswered:
        truth = engine.evaluator.truth(node.arguments[0])
        if node.operation == o.QUESTION:
            return node.arguments[1:2] if truth else node.arguments[2:]
        return [] if truth == (node.operation == o.LOR) else node.arguments[1:]
    return node.arguments


def _is_floating(node: e.Operation) -> bool:
    types = (node.type, node.arguments[0].type)
    return any(is_floating(type_) or is_complex(type_) for type_ in types)


def _is_of_pointers(node: e.Operation) -> bool:
    """Whether a pointer is converted to a more qualified one: whatever it points to, no function is called."""
    if node.operation != o.CAST or not node.flags & e.COMPILER_GENERATED:
        return False
    return isinstance(bare(node.type), PointerType) and isinstance(bare(node.arguments[0].type), PointerType)


def _is_of_closure(node: e.Expression) -> bool:
    """Whether a member is reached by way of a closure: it stands for a captured variable, or for one of `this`."""
    if not isinstance(node, e.Operation) or node.operation != o.POINTS_TO_FIELD:
        return False
    at: e.Expression = node
    while isinstance(at, e.Operation) and at.operation in (o.POINTS_TO_FIELD, o.ADDRESS_OF):
        at = at.arguments[0]
    return isinstance(at, e.VariableExpression) and at.start < 0
