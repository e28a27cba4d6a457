"""Calls ([expr.call]): which sort of call parentheses are, by what precedes them. Calls of named functions are in
`function_calls`; here are those of objects and pointers ([over.call.object], [expr.mptr.oper]), those that the language
implies by a name ([stmt.ranged]), and what only looks like a call ([lex.ext])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import CK_FLOAT, ORDINARY, IntegerConstant, StringConstant
from cufe.il.context import Context
from cufe.il.entities import CONSTEXPR, Routine
from cufe.il.entity import Entity
from cufe.il.templates import TPK_NONTYPE, Template, TemplateArgument, functions_among
from cufe.il.types import ArrayType, FloatType, IntegerType, PointerType, RoutineType
from cufe.sema.answers import IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.call_arguments import function_of
from cufe.sema.expr.failed_resolution import missing_operator
from cufe.sema.expr.operands import (
    class_of,
    dereferenced,
    is_mistaken,
    is_type_dependent,
    operation,
    reference_type,
)
from cufe.sema.expr.partial_reading import PartialReading
from cufe.sema.expr.special_names import is_parameter
from cufe.sema.failures import unanswered
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.resolution import called_type
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare, is_scalar
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_SEQUENCED: Final = 2017  # the standard from which on the callee comes first ([expr.call]/8)


class CallParts:
    """A call whose operands have been read, with the context in which they were; `well_formed` once it is built."""

    def __init__(self, node: e.Call, context: Context, callee: x.Expression, arguments: list[x.Expression]) -> None:
        self.node: e.Call = node
        self.context: Context = context
        self.callee: x.Expression = callee
        self.arguments: list[x.Expression] = arguments
        self.well_formed: bool = False


class Calls:
    """Builds calls; of those whose parentheses are `watched`, `read` keeps the operands."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.watched: set[int] = set()
        self.read: list[CallParts] = []
        #: instances of the library of which an assertion fails, or none does
        self._failing: dict[Routine, bool] = {}
        self._places: Places = Places(engine.unit)
        #: where mistaken calls that have a type end, by their first tokens
        self.ends_in_error: dict[int, int] = {}
        #: calls with an argument that is wrong by itself, by their parentheses
        self._mistaken: set[int] = set()

    def build(self, node: e.Call, context: Context) -> x.Expression:
        """A call, or a functional cast of a name."""
        engine = self.engine
        callee_node = node.callee
        if isinstance(callee_node, e.Name):
            special = engine.special_calls.build(node, callee_node, context)
            if special is not None:
                return special
            named = engine.written_names.resolve(callee_node, context)
            type_ = engine.ids.named_type(callee_node, named, context)
            if type_ is not None:
                return engine.functional_casts.of_call(type_, node, context)
            callee = engine.ids.of(callee_node, named, context)
        else:
            callee = engine.expressions.callee(callee_node, context)
        try:
            arguments = engine.expressions.list_of(node.arguments, context)
        except (IllFormed, Unknown) as failure:
            parts = self._keep_mistaken(node, callee, context)
            mistaken = self._with_result(parts, failure) if parts is not None else None
            if mistaken is None:
                raise
            return mistaken
        if not isinstance(callee_node, e.Member):
            engine.expressions.behind = node.end
        device = engine.device_calls.build(node, callee, arguments, context)
        if device is not None:
            return device
        if node.open not in self.watched or engine.trials.under_way:
            return self.call(callee, arguments, node.open, context)
        parts = CallParts(node, context, callee, arguments)
        self.read.append(parts)
        try:
            made = self.call(callee, arguments, node.open, context)
        except IllFormed as refused:
            mistaken = None if self.any_dependent(arguments) else self._mistaken_call(parts, refused.cause)
            if mistaken is None:
                raise
            return mistaken
        parts.well_formed = True
        if isinstance(callee, x.OverloadExpression) and is_mistaken(callee.object) and not callee.arrow:
            raise RestsOnMistake("a call on what a mistaken call gives", node.open)
        if isinstance(callee, x.OverloadExpression) and callee.explicit is not None and self._is_of_failing(made):
            raise RestsOnMistake("a call of an instance with an assertion that fails", node.open)
        return made

    def _is_of_failing(self, made: x.Expression) -> bool:
        """Whether an instance of a constexpr template of a library is called, which is made at once, and an assertion
        in it fails: the call is in error then."""
        call = written_call(made)
        function = call.arguments[0] if isinstance(call, x.Operation) and call.arguments else None
        if not isinstance(function, x.RoutineExpression):
            return False
        routine = function.routine
        if routine.template is None or not routine.flags & CONSTEXPR:
            return False
        if routine not in self._failing:
            self._failing[routine] = False
            with unanswered:
                self._failing[routine] = self._fails(routine)
        return self._failing[routine]

    def _fails(self, routine: Routine) -> bool:
        engine = self.engine
        defined = engine.declare_types.definition(routine)
        if defined is None or engine.kinds.find(k.STATIC_ASSERT, defined.piece.body, defined.piece.end) < 0:
            return False
        if self._places.in_user_code(defined.piece.body):
            return False
        scope = engine.functions.body(routine)
        for one in scope.block.body if scope is not None and isinstance(scope.block, st.Block) else []:
            condition = one.asserted if isinstance(one, st.DeclStatement) else None
            if condition is not None and not engine.evaluator.truth(engine.expressions.condition(condition)):
                return True
        return False

    def _mistaken_call(self, parts: CallParts, cause: str) -> x.Expression | None:
        """A call whose arguments do not fit, with the type that it has all the same; None where it has none."""
        engine = self.engine
        callee = parts.callee
        token = parts.node.open
        target: RoutineType | None
        if isinstance(callee, x.OverloadExpression):
            only = engine.function_calls.called_in_error(callee, parts.arguments, token, parts.context)
            if only is None:
                return None
            target = engine.declare_types.routine_type(only)
            callee = engine.function_calls.without_arguments(callee, only, token)
        else:
            target = called_type(callee.type) if isinstance(bare(callee.type), PointerType) else None
            is_reference = isinstance(callee, x.Operation) and callee.operation == eok.REF_INDIRECT
            if target is None or target.dependent or is_reference:
                return None
        reference = reference_type(target.result)
        made = x.ErrorExpression(engine.casts.value_type(target.result), token, cause)
        if reference is not None:
            made = x.ErrorExpression(reference.target, token, cause)
            made.category = x.XVALUE if reference.rvalue else x.LVALUE
        made.start = parts.node.start
        made.end = parts.node.end
        made.parts = [callee]
        for place, argument in enumerate(parts.arguments):
            if not isinstance(argument, (x.BracedInitList, x.OverloadExpression)):
                made.parts.append(argument)
                made.uses.append(self._passed(argument, target, place))
        made.is_mistake = True
        self.ends_in_error[made.start] = max(made.end, self.ends_in_error.get(made.start, -1))
        engine.unknown(cause, token)
        return made

    def _passed(self, argument: x.Expression, function: RoutineType, place: int) -> x.Expression:
        """An argument of a mistaken call, as a value where the parameter is a scalar."""
        is_read = place < len(function.parameters) and is_scalar(function.parameters[place])
        if is_read and argument.category != x.PRVALUE and is_scalar(argument.type):
            with unanswered:
                return self.engine.operands.value(argument)
        return argument

    def _with_result(self, parts: CallParts, failure: IllFormed | Unknown) -> x.Expression | None:
        """A call of a lone function with an argument that is a mistake by itself: it has a type all the same."""
        engine = self.engine
        callee = parts.callee
        if not isinstance(failure, Mistake) or not isinstance(callee, x.OverloadExpression):
            return None
        if is_mistaken(callee.object):
            return None
        if engine.functions.current() is None or engine.expressions.unevaluated or self.any_dependent(parts.arguments):
            return None
        made = self._mistaken_call(parts, failure.cause)
        if made is not None:
            reading = PartialReading(engine, parts.context)
            reading.initialiser(parts.node.arguments)
            for mistake in [failure, *reading.mistakes]:
                engine.functions.keep(mistake)
        return made

    def _keep_mistaken(self, node: e.Call, callee: x.Expression, context: Context) -> CallParts | None:
        """Keeps the operands of a call of which an argument is wrong by itself: another one may be wrong, too."""
        if node.open not in self.watched or self.engine.trials.under_way:
            return None
        arguments = self.engine.expressions.mistaken_list(node.arguments, context)
        if arguments is None:
            return None
        parts = CallParts(node, context, callee, arguments)
        if node.open in self._mistaken:
            return parts
        self._mistaken.add(node.open)
        is_declared = not isinstance(callee, x.OverloadExpression) or bool(callee.candidates)
        if is_declared and (isinstance(callee, x.OverloadExpression) or class_of(callee.type) is None):
            self.read.append(parts)
        else:
            self.try_mistaken(node, callee, arguments, context)
        return parts

    def try_mistaken(
        self, node: e.Call | e.Launch, callee: x.Expression, arguments: list[x.Expression], context: Context
    ) -> None:
        """Calls something with an argument that is wrong by itself: keeps what is wrong whatever the argument is."""
        if self._is_dependent(callee) or self.any_dependent(arguments):
            return
        with unanswered:
            try:
                self.call(callee, arguments, node.open, context)
            except Mistake as mistake:
                if mistake.number != num.SEVERAL_FUNCTIONS:
                    # An argument that is wrong by itself fits several alike.
                    mistake.found_at = node.close
                    self.engine.functions.keep(mistake)

    def call(self, callee: x.Expression, arguments: list[x.Expression], token: int, context: Context) -> x.Expression:
        """A call of what has been built."""
        if isinstance(callee, x.OverloadExpression):
            return self.engine.function_calls.build(callee, arguments, token, context)
        if self._is_dependent(callee) or self.any_dependent(arguments):
            function = function_of(callee)
            if function is not None:
                return self.engine.dependent_arguments.call(callee, function, arguments, token)
            return self.dependent(callee, arguments, token)
        if class_of(callee.type) is not None:
            if self.may_be_null(arguments):
                return self.dependent(callee, arguments, token)
            return self.engine.indirect_calls.call_object(callee, arguments, token)
        return self.engine.indirect_calls.through_pointer(callee, arguments, token)

    def _is_dependent(self, callee: x.Expression) -> bool:
        if callee.flags & x.TYPE_DEPENDENT:
            return True
        return callee.type.dependent and not isinstance(callee, x.OverloadExpression)

    def any_dependent(self, arguments: list[x.Expression]) -> bool:
        """Whether an argument is type-dependent ([temp.dep.expr])."""
        for argument in arguments:
            if isinstance(argument, x.BracedInitList):
                if self.any_dependent(argument.items):
                    return True
            elif isinstance(argument, x.OverloadExpression):
                if argument.flags & x.TYPE_DEPENDENT:
                    return True
            elif is_type_dependent(argument):
                return True
        return False

    def may_be_null(self, arguments: list[x.Expression]) -> bool:
        """Whether an argument is an integral constant that template arguments may make a null pointer constant: until
        then the tool chooses no function.  What `sizeof` gives is never zero, but that of a pack is."""
        for argument in arguments:
            if isinstance(argument, x.ConstantExpression) and argument.constant.dependent:
                # A functional cast hides that it is a size (observed).
                is_size = _written(argument).kind == x.ENK_SIZEOF
                is_size = is_size and self.engine.kinds[argument.start] != k.BUILTIN_TYPE
                if not is_size and bare(argument.type).kind == tk.TK_INTEGER:
                    return True
            elif isinstance(argument, x.Operation) and argument.operation == eok.QUESTION:
                condition = argument.arguments[0]
                if isinstance(condition, x.ConstantExpression) and self.may_be_null(argument.arguments[1:]):
                    return True
        return False

    def dependent(self, callee: x.Expression, arguments: list[x.Expression], token: int) -> x.Expression:
        """A call whose function is known with the arguments of the template."""
        if isinstance(callee, x.Operation) and callee.operation == eok.LVALUE and callee.category == x.LVALUE:
            if not is_parameter(callee.arguments[0]):
                callee = callee.arguments[0]
        unread = self.engine.odr_uses.unread
        arguments = [unread(self.engine.ids.unresolved(argument)) for argument in arguments]
        made = operation(eok.CALL, self.engine.types.unknown, x.PRVALUE, token, [callee, *arguments])
        made.flags |= x.TYPE_DEPENDENT | self.sequenced()
        return made

    def sequenced(self) -> int:
        """The flag of calls whose callee comes first."""
        return x.LEFT_TO_RIGHT if self.engine.language.standard >= _SEQUENCED else 0


def _written(expression: x.Expression) -> x.Expression:
    """The expression that a constant was written as, without casts."""
    while True:
        if isinstance(expression, x.ConstantExpression) and expression.constant.expression is not None:
            expression = expression.constant.expression
        elif isinstance(expression, x.Operation) and expression.operation == eok.CAST:
            expression = expression.arguments[0]
        else:
            return expression


class IndirectCalls(EnginePart):
    """Builds calls of values."""

    def call_object(self, object_: x.Expression, arguments: list[x.Expression], token: int) -> x.Expression:
        """`object(arguments)` ([over.call.object])."""
        engine = self.engine
        resolution: Resolution = engine.overloads.call_object(object_, arguments, token)
        chosen = resolution.chosen
        routine = resolution.routine
        if chosen is None or routine is None:
            raise missing_operator(engine, object_, resolution, arguments, token)
        if chosen.surrogate is not None:
            pointer = engine.casts.conversion_call(object_, routine)
            return self.through_pointer(pointer, arguments, token)
        engine.functions.keep_deleted(routine, token, engine.cutter.brackets.skip(token))
        return self.operator_call(routine, object_, arguments, resolution.sequences, token, engine.calls.sequenced())

    def operator_call(
        self,
        routine: Routine,
        object_: x.Expression,
        arguments: list[x.Expression],
        sequences: list[ConversionSequence],
        token: int,
        flags: int,
    ) -> x.Expression:
        """The call of an operator function that is a member."""
        engine = self.engine
        start = object_.start
        target = engine.operands.routine(routine, token, True)
        adjusted = engine.object_arguments.implied(object_, routine, True)
        converted = engine.passed_arguments.converted(routine, arguments, sequences, token)
        result = engine.declare_types.result_type(routine)
        made = operation(eok.DOT_MEMBER_CALL, result, x.PRVALUE, token, [target, adjusted, *converted])
        made.start = start if 0 <= start < token else token
        made.flags |= flags | x.OPERATOR_SYNTAX
        if engine.object_arguments.is_virtual(routine):
            made.flags |= x.VIRTUAL_CALL
        return engine.call_results.finished(made, routine)

    def through_pointer(self, callee: x.Expression, arguments: list[x.Expression], token: int) -> x.Expression:
        """A call of a function lvalue, or through a pointer."""
        engine = self.engine
        if isinstance(callee, x.Operation) and callee.operation in (eok.PM_FIELD, eok.PM_POINTS_TO_FIELD):
            return self._through_member_pointer(callee, arguments, token)
        if isinstance(callee, x.Operation) and callee.operation in (
            eok.DOT_VACUOUS_DESTRUCTOR_CALL,
            eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL,
        ):
            callee.token = token
            return callee
        start = callee.start
        value = engine.operands.value(callee)
        pointer = bare(value.type)
        target = bare(pointer.target) if isinstance(pointer, PointerType) else None
        if not isinstance(target, RoutineType):
            if isinstance(pointer, (IntegerType, FloatType, PointerType)):
                raise Mistake(num.NOT_A_FUNCTION, "call of what is no function", start, (value.type,))
            raise IllFormed("expression must have (pointer-to-) function type", token)
        converted = engine.passed_arguments.of_type(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(eok.CALL, result, x.PRVALUE, token, [value, *converted], start=start)
        made.flags |= engine.calls.sequenced()
        return dereferenced(made)

    def _through_member_pointer(self, callee: x.Operation, arguments: list[x.Expression], token: int) -> x.Expression:
        """`(object.*pointer)(arguments)`."""
        object_, pointer = callee.arguments
        type_ = bare(pointer.type)
        from cufe.il.types import MemberPointerType

        target = bare(type_.target) if isinstance(type_, MemberPointerType) else None
        if not isinstance(target, RoutineType):
            raise IllFormed("expression must have (pointer-to-) function type", token)
        arrow = callee.operation == eok.PM_POINTS_TO_FIELD
        kind = eok.POINTS_TO_PM_CALL if arrow else eok.DOT_PM_CALL
        pointer.flags |= callee.flags & x.PARENTHESIZED
        if not _takes_object(target, object_, arrow):
            raise IllFormed("the object has not the qualifiers of the function", token)
        object_ = self.engine.object_arguments.qualified(object_, arrow, target.cv)
        converted = self.engine.passed_arguments.of_type(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(kind, result, x.PRVALUE, token, [pointer, object_, *converted], start=callee.start)
        made.flags |= self.engine.calls.sequenced()
        return dereferenced(made)


def _takes_object(target: RoutineType, object_: x.Expression, arrow: bool) -> bool:
    """Whether an object fits the cv- and ref-qualifiers of the function that a member pointer calls
    ([expr.mptr.oper]/5-6)."""
    pointer = bare(object_.type) if arrow else None
    type_ = pointer.target if isinstance(pointer, PointerType) else object_.type
    if type_.qualifiers() & ~target.cv:
        return False
    lvalue = arrow or object_.category == x.LVALUE
    if target.ref_qualifier == tk.LVALUE_REF:
        return lvalue or target.cv == tk.CONST
    return target.ref_qualifier != tk.RVALUE_REF or not lvalue


class ImpliedCalls(EnginePart):
    """Builds implied calls."""

    def member(
        self, object_: x.Expression, name: str, arguments: list[x.Expression], token: int, context: Context
    ) -> x.Expression:
        """`object.name(arguments)`, which stands at `token`."""
        engine = self.engine
        cls = class_of(object_.type)
        members = engine.names.members(cls, name) if cls is not None else None
        if members is None:
            raise IllFormed(f'class has no member "{name}"', token)
        callee = x.OverloadExpression(functions_among(members.entities), engine.types.unknown, token)
        callee.object = object_
        callee.path = members.path
        callee.operator = token
        made = engine.calls.call(callee, arguments, token, context)
        made.start = token
        written_call(made).flags |= x.COMPILER_GENERATED
        return made

    def has(self, object_: x.Expression, name: str) -> bool:
        """Whether the class of an object has a member of that name."""
        cls = class_of(object_.type)
        return cls is not None and self.engine.names.members(cls, name) is not None


def written_call(made: x.Expression) -> x.Expression:
    """The call itself below what its result refers to, or its value."""
    at = made
    if isinstance(at, x.Operation) and at.operation == eok.REF_INDIRECT:
        at = at.arguments[0]
    if isinstance(at, x.ConstantExpression) and at.constant.expression is not None:
        return at.constant.expression
    return at


_VARIABLE_ARGUMENTS: Final[dict[str, int]] = {
    "__builtin_va_start": eok.VA_START, "__builtin_va_end": eok.VA_END, "__builtin_va_copy": eok.VA_COPY,
}  # fmt: skip


class SpecialCalls(EnginePart):
    """Builds calls that are recognised by their names."""

    def build(self, node: e.Call, callee: e.Name, context: Context) -> x.Expression | None:
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

    def _variable_arguments(self, node: e.Call, kind: int, context: Context) -> x.Expression:
        engine = self.engine
        arguments: list[x.Expression] = []
        for argument in engine.expressions.list_of(node.arguments, context):
            if isinstance(bare(argument.type), ArrayType):
                argument = engine.operands.value(argument)
            arguments.append(argument)
        return operation(kind, engine.types.void, x.PRVALUE, node.open, arguments, start=node.start)

    def user_literal(self, node: e.Literal, suffix: str, context: Context) -> x.Expression:
        """`12_km`: a call of `operator""_km`."""
        engine = self.engine
        found: list[Entity] = engine.names.unqualified('operator""' + suffix, context, node.start)
        if not found:
            found = engine.names.unqualified('operator"" ' + suffix, context, node.start)
        candidates = functions_among(found)
        literal = engine.literals.literal(node.start, node.end)
        if not any(self._takes_literal(candidate, literal) for candidate in candidates):
            cause = "user-defined literal operator not found"
            if suffix[0] != "_":
                # A compiler may know it.
                raise IllFormed(cause, node.start)
            raise Mistake(num.NO_LITERAL_OPERATOR, cause, node.start)
        callee = x.OverloadExpression(candidates, engine.types.unknown, node.start)
        callee.qualified = True
        number = engine.kinds[node.start] == k.NUMBER
        if number and not self._takes_value(candidates, isinstance(literal.constant, IntegerConstant)):
            return self._raw_literal(callee, engine.lexemes[node.start][: -len(suffix)], node, context)
        arguments: list[x.Expression] = [literal]
        if isinstance(literal.constant, StringConstant):
            size = IntegerConstant(engine.types.unsigned_long, len(literal.constant.units))
            arguments.append(x.ConstantExpression(size, node.start))
        else:
            kind = literal.constant.kind
            if isinstance(literal.constant, IntegerConstant) and not literal.constant.is_character:
                literal.constant.type = engine.types.integers[tk.UNSIGNED_LONG_LONG]
                literal.type = literal.constant.type
            elif kind == CK_FLOAT:
                literal.type = engine.types.long_double
                literal.constant.type = literal.type
        return self._literal_call(callee, arguments, node, context)

    def _takes_literal(self, candidate: Routine | Template, literal: x.ConstantExpression) -> bool:
        """Whether a literal operator is one for literals of this kind ([lex.ext]/3 to /6)."""
        if not isinstance(candidate, Routine):
            return True
        parameters = self.engine.declare_types.routine_type(candidate).parameters
        constant = literal.constant
        first = bare(parameters[0]) if parameters else None
        if isinstance(constant, StringConstant):
            text = bare(literal.type)
            if len(parameters) != 2 or not isinstance(first, PointerType) or not isinstance(text, ArrayType):
                return False
            return bare(first.target) is bare(text.element)
        if len(parameters) != 1:
            return False
        if isinstance(constant, IntegerConstant) and constant.is_character:
            return first is bare(literal.type)
        return self._takes_spelling(candidate) or self._takes_value(
            [candidate], isinstance(constant, IntegerConstant)
        )

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

    def _raw_literal(
        self, callee: x.OverloadExpression, digits: str, node: e.Literal, context: Context
    ) -> x.Expression:
        """A raw literal operator takes the spelling, a template its characters one by one."""
        engine = self.engine
        types = engine.types
        raw = [candidate for candidate in callee.candidates if self._takes_spelling(candidate)]
        if raw:
            callee.candidates = raw
            units = [ord(character) for character in digits]
            text = StringConstant(engine.literals.string_type(ORDINARY, len(units)), units, ORDINARY)
            spelling = x.ConstantExpression(text, node.start)
            spelling.category = x.LVALUE
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
        self, callee: x.OverloadExpression, arguments: list[x.Expression], node: e.Literal, context: Context
    ) -> x.Expression:
        made = self.engine.calls.call(callee, arguments, node.start, context)
        if made is None:
            raise Unknown("user-defined literal", node.start)
        value = made.init.constant if isinstance(made, x.TempInit) else None
        if isinstance(made, x.ConstantExpression):
            value = made.constant
        written = made if value is None else value.expression
        if isinstance(written, x.Operation):
            written.flags |= x.OPERATOR_SYNTAX | x.COMPILER_GENERATED
            written.arguments = [_pointer_to_text(argument) for argument in written.arguments]
        if isinstance(made, x.TempInit):
            # The object of a literal has no place.
            made.token = -1
            made.init.token = -1
        return made


def _pointer_to_text(argument: x.Expression) -> x.Expression:
    """A string that decays is a constant of pointer type by itself, the operand of a literal operator."""
    if not isinstance(argument, x.Operation) or argument.operation != eok.ARRAY_TO_POINTER:
        return argument
    text = argument.arguments[0]
    if not isinstance(text, x.ConstantExpression) or not isinstance(text.constant, StringConstant):
        return argument
    made = StringConstant(argument.type, text.constant.units, text.constant.literal)
    return x.ConstantExpression(made, text.token)
