"""Expressions that have to be constant and are not (28, of calls 2933), with what stands in the way ([expr.const])."""

from cufe.checks.entity_names import function_name
from cufe.checks.findings import Findings
from cufe.checks.functions.immediate_calls import has_immediate_call
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import IMPLICITLY, EntityName, Note, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.addresses import Addresses
from cufe.il.entities import CONSTEXPR_VARIABLE, ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import Expression, Operation
from cufe.il.statements import STMK_CONSTEXPR_IF, If, SwitchCase
from cufe.il.type_names import TypeNames
from cufe.sema.constant.reasons import (
    CALLED_FROM,
    NOT_CONSTEXPR,
    OUT_OF_RANGE,
    TOO_COMPLEX,
    VALUE_TOO_LARGE,
    NotConstant,
    kind_of,
)
from cufe.sema.declared.contexts import without_object
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.overload.type_tests import bare, is_floating
from cufe.syntax import nodes as n
from cufe.syntax.cutter import CLASS, SIMPLE, Piece
from cufe.syntax.statement_nodes import STRUCTURED, VARIABLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_IMMEDIATE: Final = 2933
_CONSTANTS: Final = n.CONSTEXPR | n.CONSTINIT
_CONST_MEMBER: Final = n.STATIC | n.CONST
#: the usual bounds and widths
_LITERAL: Final = tuple(bytes((k.NUMBER, end)) for end in b"];,")


def notes_of(engine: "Engine", failure: NotConstant, start: int) -> list[Note]:
    """The notes below 28 about an expression that begins at a token."""
    unit = engine.unit
    at = unit.offset(failure.token if failure.token >= 0 else start)
    entity = failure.entity
    if entity is not None:
        name = _name_of(engine, entity, start)
        declared = IMPLICITLY if entity.token < 0 else unit.offset(entity.token)
        found = [Note(failure.note, at, EntityName(kind_of(entity), name, declared))]
    elif failure.type is not None:
        found = [Note(failure.note, at, TypeName(TypeNames(Addresses()).of(failure.type)))]
    else:
        found = [Note(failure.note, at, *failure.numbers)]
    if failure.note == TOO_COMPLEX:
        return found
    return found + [Note(CALLED_FROM, unit.offset(token)) for token in failure.calls[:-1]]


def _name_of(engine: "Engine", entity: Routine | Variable, before: int) -> str:
    if isinstance(entity, Routine):
        return function_name(engine, entity, before)
    return InstanceNames(engine).of_entity(entity)


def is_of_operation(failure: NotConstant) -> bool:
    """Whether what is wrong is reported for an operation that is written in the expression itself."""
    return failure.note in (OUT_OF_RANGE, VALUE_TOO_LARGE) and not failure.entered


def tell_not_constant(code: UserCode, failure: NotConstant, start: int) -> None:
    """Reports an expression that begins at a token."""
    if not is_of_operation(failure):
        code.add_late(num.NOT_CONSTANT, start, start, notes=notes_of(code.engine(), failure, start))


class NotConstants:
    """Judges variables and expressions; what is not certain is passed over."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = findings

    def failed(self, failure: NotConstant, start: int, found_at: int = -1) -> None:
        """Reports an expression that begins at a token."""
        if not is_of_operation(failure):
            self.findings.add(num.NOT_CONSTANT, start, found_at, notes=notes_of(self.engine, failure, start))

    def immediate_call(self, node: Operation, routine: Routine) -> None:
        """A call of a consteval function."""
        with unanswered:
            try:
                self.engine.evaluator.value(node)
            except NotConstant as failure:
                told = EntityName("function", function_name(self.engine, routine, node.token))
                notes = notes_of(self.engine, failure, node.token)
                self.findings.add(_IMMEDIATE, node.token, fill_ins=(told,), notes=notes)

    def variable(self, variable: Variable) -> None:
        """The initialiser of a variable that has to be constant."""
        binding = variable.declarations[0].binding if variable.declarations else None
        if binding is None or binding.sort == STRUCTURED:
            # The initialiser of a structured binding is that of a hidden variable.
            return
        declarator = binding.declarator
        if declarator is None or declarator.initialiser == n.NO_INITIALISER:
            return
        start = declarator.initialiser_start
        if self.code.kinds[start] in b"=(":
            start += 1
        engine = self.engine
        with unanswered:
            try:
                engine.evaluator.initial_constant(variable, engine.declare_types.variable_type(variable))
            except NotConstant as failure:
                init = engine.declared_initialisers.of_variable(variable)
                if init is not None and has_immediate_call(init):
                    return
                is_class = isinstance(bare(engine.declare_types.variable_type(variable)), ClassType)
                if failure.note != NOT_CONSTEXPR or not is_class:
                    self.failed(failure, start)

    def declared(self, entities: list[Entity]) -> None:
        """The variables among what a block declares."""
        for entity in entities:
            if isinstance(entity, Variable) and entity.flags & CONSTEXPR_VARIABLE:
                self.variable(entity)

    def statement(self, node: SwitchCase | If) -> None:
        """A label of a case, a condition of `if constexpr`."""
        if isinstance(node, SwitchCase):
            for value in node.expressions():
                if not has_immediate_call(value):
                    self.value(value)
        elif node.kind == STMK_CONSTEXPR_IF:
            condition = node.deciding()
            if condition is not None:
                self.value(condition)

    def value(self, made: Expression) -> None:
        """An expression that has to be constant."""
        with unanswered:
            try:
                self.engine.evaluator.value(made)
            except NotConstant as failure:
                self.failed(failure, made.start)

    def piece(self, path: list[Piece], entities: list[Entity]) -> None:
        """What a declaration of a namespace or class, if no template, needs as constants: initialisers of constexpr
        variables and of const members in their classes, bounds of arrays, and widths of bit-fields."""
        if path[-1].sort != SIMPLE or self.code.is_template(path):
            return
        in_class = len(path) > 1 and path[-2].sort == CLASS
        for entity in entities:
            if isinstance(entity, Variable) and self._is_needed(entity, in_class):
                self.variable(entity)
        kinds = self.code.kinds
        for binding in self.code.bindings(path):
            declarator = binding.declarator
            start = binding.name + 1
            if binding.sort != VARIABLE or declarator is None or kinds.startswith(_LITERAL, start + 1):
                continue
            if any(one.sort == n.ARRAY and one.first == start for one in declarator.operators):
                if kinds[start + 1] != k.CLOSE_SQUARE:
                    self.expression(path, start + 1, self.code.brackets.close(start), False)
            elif declarator.initialiser == n.BIT_FIELD and kinds[start] == k.COLON:
                end = self.engine.lookup.declarations.end_of_width(start, declarator.initialiser_end)
                self.expression(path, start + 1, end, True)

    def _is_needed(self, variable: Variable, in_class: bool) -> bool:
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        if declaration is None:
            return False
        flags = declaration.specifiers.flags
        if flags & _CONSTANTS:
            return True
        # An inline member is defined where it stands, and initialised like any other variable ([class.static.data]/4).
        return in_class and flags & _CONST_MEMBER == _CONST_MEMBER and not flags & n.INLINE

    def expression(self, path: list[Piece], start: int, end: int, integral: bool) -> None:
        """An expression of a namespace or class; `integral` says that it may have any integral or enumeration type and
        no other."""
        engine = self.engine
        with unanswered:
            context = engine.definitions.context_of(path, [])
            if context is None:
                return
            value = engine.expressions.rvalue(
                engine.expressions.build(engine.fragments.expression(start, end), without_object(context))
            )
            try:
                engine.evaluator.value(value)
            except NotConstant as failure:
                self.failed(failure, start)
                return
            if integral and is_floating(value.type):
                self.findings.add(num.NOT_INTEGRAL, start, fill_ins=(TypeName(TypeNames(Addresses()).of(value.type)),))
