"""Calls that are none: built-in forms with the look of calls, user-defined literals ([lex.ext])."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import CK_FLOAT, ORDINARY, IntegerConstant, StringConstant
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.expressions import (
    COMPILER_GENERATED,
    LVALUE,
    OPERATOR_SYNTAX,
    PRVALUE,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
    TempInit,
)
from cufe.il.templates import TPK_NONTYPE, Template, TemplateArgument
from cufe.il.types import ArrayType, PointerType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import operation
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

_VARIABLE_ARGUMENTS: Final[dict[str, int]] = {
    "__builtin_va_start": eok.VA_START, "__builtin_va_end": eok.VA_END, "__builtin_va_copy": eok.VA_COPY,
}  # fmt: skip


class SpecialCalls(EnginePart):
    """Builds calls that are recognised by their names."""

    def build(self, node: e.Call, callee: e.Name, context: Context) -> Expression | None:
        """The form that a name stands for; None for an ordinary call."""
        name = self.engine.lexemes[callee.id]
        if callee.qualified:
            return None
        if name.startswith(("__atomic_", "__sync_")):
            return self.engine.atomic_calls.build(node, callee, context)
        if not name.startswith("__builtin_"):
            return None
        form = self.engine.builtin_forms.build(name, node, callee, context)
        if form is not None:
            return form
        kind = _VARIABLE_ARGUMENTS.get(name, -1)
        if kind >= 0:
            return self._variable_arguments(node, kind, context)
        return None

    def _variable_arguments(self, node: e.Call, kind: int, context: Context) -> Expression:
        engine = self.engine
        arguments: list[Expression] = []
        for argument in engine.expressions.list_of(node.arguments, context):
            if isinstance(bare(argument.type), ArrayType):
                argument = engine.operands.value(argument)
            arguments.append(argument)
        made = operation(kind, engine.types.void, PRVALUE, node.open, arguments)
        made.start = node.start
        return made

    def user_literal(self, node: e.Literal, suffix: str, context: Context) -> Expression:
        """`12_km`: a call of `operator""_km`."""
        engine = self.engine
        found: list[Entity] = engine.names.unqualified('operator""' + suffix, context, node.start)
        if not found:
            found = engine.names.unqualified('operator"" ' + suffix, context, node.start)
        candidates: list[Routine | Template] = [entity for entity in found if isinstance(entity, (Routine, Template))]
        if not candidates:
            raise IllFormed("user-defined literal operator not found", node.start)
        literal = engine.literals.literal(node.start, node.end)
        callee = OverloadExpression(candidates, engine.types.unknown, node.start)
        callee.qualified = True
        number = engine.kinds[node.start] == k.NUMBER
        if number and not self._takes_value(candidates, isinstance(literal.constant, IntegerConstant)):
            return self._raw_literal(callee, engine.lexemes[node.start][: -len(suffix)], node, context)
        arguments: list[Expression] = [literal]
        if isinstance(literal.constant, StringConstant):
            size = IntegerConstant(engine.types.unsigned_long, len(literal.constant.units))
            arguments.append(ConstantExpression(size, node.start))
        else:
            kind = literal.constant.kind
            if isinstance(literal.constant, IntegerConstant) and not literal.constant.is_character:
                literal.constant.type = engine.types.integers[tk.UNSIGNED_LONG_LONG]
                literal.type = literal.constant.type
            elif kind == CK_FLOAT:
                literal.type = engine.types.long_double
                literal.constant.type = literal.type
        return self._literal_call(callee, arguments, node, context)

    def _takes_value(self, candidates: list[Routine | Template], integer: bool) -> bool:
        """Whether a literal operator takes the number itself ([lex.ext]/3, /4)."""
        types = self.engine.types
        wanted = types.integers[tk.UNSIGNED_LONG_LONG] if integer else types.long_double
        for candidate in candidates:
            if isinstance(candidate, Routine):
                parameters = self.engine.declare_types.routine_type(candidate).parameters
                if len(parameters) == 1 and bare(parameters[0]) is wanted:
                    return True
        return False

    def _takes_spelling(self, candidate: Routine | Template) -> bool:
        """Whether this is a raw literal operator: a function whose only parameter is a `const char *`."""
        if not isinstance(candidate, Routine):
            return False
        parameters = self.engine.declare_types.routine_type(candidate).parameters
        return len(parameters) == 1 and isinstance(bare(parameters[0]), PointerType)

    def _raw_literal(self, callee: OverloadExpression, digits: str, node: e.Literal, context: Context) -> Expression:
        """A raw literal operator takes the spelling, a template its characters one by one."""
        engine = self.engine
        types = engine.types
        raw = [candidate for candidate in callee.candidates if self._takes_spelling(candidate)]
        if raw:
            callee.candidates = raw
            units = [ord(character) for character in digits]
            text = StringConstant(engine.literals.string_type(ORDINARY, len(units)), units, ORDINARY)
            spelling = ConstantExpression(text, node.start)
            spelling.category = LVALUE
            return self._literal_call(callee, [spelling], node, context)
        callee.explicit = []
        for character in digits:
            unit = IntegerConstant(types.char, ord(character))
            unit.is_character = True
            argument = TemplateArgument(TPK_NONTYPE)
            argument.constant = unit
            callee.explicit.append(argument)
        return self._literal_call(callee, [], node, context)

    def _literal_call(
        self, callee: OverloadExpression, arguments: list[Expression], node: e.Literal, context: Context
    ) -> Expression:
        made = self.engine.calls.call(callee, arguments, node.start, context)
        if made is None:
            raise Unknown("user-defined literal", node.start)
        value = made.init.constant if isinstance(made, TempInit) else None
        if isinstance(made, ConstantExpression):
            value = made.constant
        written = made if value is None else value.expression
        if isinstance(written, Operation):
            written.flags |= OPERATOR_SYNTAX | COMPILER_GENERATED
            written.arguments = [_pointer_to_text(argument) for argument in written.arguments]
        if isinstance(made, TempInit):
            # The object of a literal has no place.
            made.token = -1
            made.init.token = -1
        return made


def _pointer_to_text(argument: Expression) -> Expression:
    """A string that decays is a constant of pointer type by itself, the operand of a literal operator."""
    if not isinstance(argument, Operation) or argument.operation != eok.ARRAY_TO_POINTER:
        return argument
    text = argument.arguments[0]
    if not isinstance(text, ConstantExpression) or not isinstance(text.constant, StringConstant):
        return argument
    made = StringConstant(argument.type, text.constant.units, text.constant.literal)
    return ConstantExpression(made, text.token)
