"""Operators with operands of class or enumeration type: calls of operator functions, or built-in operators on converted
operands ([over.oper], [over.match.oper])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import EXPLICIT, ClassType, EnumType, Routine
from cufe.il.types import IntegerType, PointerType, ReferenceType, Type
from cufe.sema.answers import Details, IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.failed_resolution import missing_conversion, several_conversions
from cufe.sema.expr.operands import class_of, kind_of, operation, reference_type
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.operator_overloads import OperatorResolution
from cufe.sema.overload.sequences import USER, ConversionSequence, referred_to
from cufe.sema.overload.type_tests import (
    bare,
    is_arithmetic,
    is_enum,
    is_floating,
    is_scoped_enum,
    is_unknown,
    takes_arithmetic_conversions,
)

if TYPE_CHECKING:
    from cufe.il.templates import Template

_LEFT_FIRST: Final = ("<<", ">>", "->*", "[]")
_COMPARISONS: Final = ("==", "!=", "<", ">", "<=", ">=", "<=>")
#: operators that are built in for numbers, and pointers in part
_OF_NUMBERS: Final = ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "~", "[]")
#: those that take one operand
_OF_ONE_NUMBER: Final = ("+", "-", "~", "*")
_COMPOUND: Final = ("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
#: operands whose types follow from others
_UNTYPED: Final = (x.BracedInitList, x.OverloadExpression)


def _sort(type_: Type) -> int:
    """The sort of built-in operators that take a value: for numbers, for pointers, for others."""
    if is_arithmetic(type_) or (is_enum(type_) and not is_scoped_enum(type_)):
        return 0
    return 1 if isinstance(type_, PointerType) else 2


def _are_functions(operand: x.Expression) -> bool:
    """Whether an operand names functions or function templates."""
    return isinstance(operand, x.OverloadExpression) and operand.explicit is None and bool(operand.candidates)


class Operands:
    """The operands of a built-in operator, those of class type converted."""

    def __init__(self, operands: list[x.Expression]) -> None:
        self.operands: list[x.Expression] = operands


class OperatorsApplied(EnginePart):
    """Builds operators that overload resolution decides."""

    def apply(
        self,
        spelling: str,
        operands: list[x.Expression],
        token: int,
        context: Context,
        postfix: bool = False,
        behind: int = -1,
    ) -> "x.Expression | Operands":
        """The call of the operator function, or the operands for the built-in operator; of an operator between two
        operands, `behind` is the token behind them."""
        resolution = self.engine.operator_overloads.resolve(spelling, operands, context, token, postfix)
        if resolution is None or resolution.usual_meaning:
            self._require_taken(spelling, operands, token)
            return Operands(operands)
        if resolution.builtin is not None:
            return self._builtin(resolution, operands)
        routine = resolution.routine
        if routine is None:
            functions = self._with_functions(operands)
            if functions is not operands and not resolution.ambiguous:
                return self.apply(spelling, functions, token, context, postfix, behind)
            raise self._failure(resolution, spelling, operands, token)
        if postfix:
            operands = [*operands, x.ConstantExpression(IntegerConstant(self.engine.types.int, 0), token)]
        return self._call(resolution, routine, spelling, operands, token, context, behind)

    def _with_functions(self, operands: list[x.Expression]) -> list[x.Expression]:
        """The operands with the functions that names of functions mean by themselves; the same list without any."""
        made = list(operands)
        for at, operand in enumerate(operands):
            if isinstance(operand, x.OverloadExpression) and operand.address < 0 and operand.candidates:
                routine = self.engine.addresses.single(operand)
                if routine is not None:
                    made[at] = self.engine.operands.routine(routine, operand.token, False)
                    made[at].start = operand.start
        return operands if made == operands else made

    def _require_taken(self, spelling: str, operands: list[x.Expression], token: int) -> None:
        """Values of a scoped enumeration are compared with one another, and have no other operators that are built in
        but those that take anything, those that assign, and conditions ([over.built], [dcl.enum]/10)."""
        if not any(is_scoped_enum(operand.type) for operand in operands):
            return
        if any(is_unknown(operand.type) or isinstance(operand, _UNTYPED) for operand in operands):
            return
        if spelling in _COMPARISONS:
            first = bare(operands[0].type)
            if len(operands) == 2 and bare(operands[1].type) is first:
                return
        elif spelling in _COMPOUND:
            if is_enum(operands[0].type) or class_of(operands[0].type) is not None:
                return
        elif spelling not in _OF_NUMBERS or (len(operands) == 1 and spelling not in _OF_ONE_NUMBER):
            return
        raise self._without_operator(None, spelling, operands, token)

    def _failure(
        self, resolution: OperatorResolution, spelling: str, operands: list[x.Expression], token: int
    ) -> IllFormed:
        """The mistake where no candidate is chosen."""
        if not resolution.ambiguous:
            cls = class_of(operands[0].type)
            is_instance = cls is not None and cls.template is not None
            if cls is not None and is_instance and not self.engine.classes.is_complete(cls):
                return IllFormed("operator of an incomplete instance", token)
            if cls is not None and self.engine.objects.is_undefined(cls, operands[0].start):
                return IllFormed("operator of an incomplete class", token)
            if spelling == "=" and self._is_constant_target(operands[0], operands[1], resolution):
                return self.engine.binary.unmodifiable(operands[0], operands[1])
            if isinstance(operands[-1], x.BracedInitList):
                return self._list_failure(resolution, spelling, operands[0], operands[-1], token)
            if any(is_unknown(operand.type) and not _are_functions(operand) for operand in operands):
                return IllFormed("an operand that is not known", token)
            if resolution.depends_on_constraints():
                return IllFormed("no operator whose constraints are satisfied", token)
            if spelling == "=" and is_enum(operands[0].type):
                # An object that is assigned to a value of an enumeration is converted.
                types = self.engine.types
                given, wanted = types.unqualified(operands[1].type), types.unqualified(operands[0].type)
                mistake = missing_conversion(operands[1], given, wanted, token, num.ASSIGNED)
                if operands[0].type.qualifiers() & tk.CONST:
                    return IllFormed("assignment to a constant", token)
                if mistake is not None:
                    return mistake
            if spelling in _COMPOUND and is_enum(operands[0].type):
                return IllFormed("compound assignment of an object to an enumerator", token)
            if self._moves_pointer(spelling, operands):
                return IllFormed("a pointer that an object moves", token)
            return self._without_operator(resolution, spelling, operands, token)
        last = operands[-1]
        for one in resolution.ambiguous:
            if one.sequences and one.sequences[-1].ambiguous:
                # The operand is reported, as no conversion of it is better than another.
                return self.engine.missing_constructors.several(one.sequences[-1], last, one.sequences[-1].target)
        if any(one.routine is not None for one in resolution.ambiguous):
            return Mistake(num.SEVERAL_OPERATORS, "more than one operator matches", token, name=spelling)
        return self._several_conversions(resolution, operands, token)

    def _several_conversions(
        self, resolution: OperatorResolution, operands: list[x.Expression], token: int
    ) -> IllFormed:
        """The mistakes where built-in operators of one sort alone are left, since objects become values of several
        types of that sort; EDG tells of each of the objects."""
        found: list[Mistake] = []
        pointers = 0
        for at, operand in enumerate(operands):
            wanted = [bare(one.parameters[at]) for one in resolution.ambiguous]
            pointers += isinstance(wanted[0], PointerType)
            if any(_sort(one) != _sort(wanted[0]) for one in wanted):
                return IllFormed("more than one built-in operator matches", token)
            functions = self._converting(operand, wanted)
            if len(functions) > 1:
                found.append(several_conversions(operand, functions))
        if not found or pointers > 1:
            return IllFormed("more than one built-in operator matches", token)
        found[0].others = found[1:]
        return found[0]

    def _converting(self, operand: x.Expression, wanted: list[Type]) -> list[Routine]:
        """The conversion functions that make an object one of several types of one sort; none where some are called for
        constants alone, as it is not known then which of them EDG prefers."""
        cls = class_of(operand.type)
        if cls is None:
            return []
        engine = self.engine
        found: list[Routine] = []
        integral = all(isinstance(one, IntegerType) for one in wanted)
        for function in engine.conversions.functions.of(cls):
            if not isinstance(function, Routine):
                return []
            if engine.overloads.constructors.is_explicit(function):
                continue
            result = bare(engine.placeholders.decayed(referred_to(engine.declare_types.result_type(function))))
            if _sort(result) != _sort(wanted[0]) or (integral and is_floating(result)):
                continue
            found.append(function)
        constant = [bool(engine.declare_types.routine_type(one).cv & tk.CONST) for one in found]
        if operand.type.qualifiers() & tk.CONST:
            return [one for at, one in enumerate(found) if constant[at]]
        return found if all(one == constant[0] for one in constant) else []

    def _moves_pointer(self, spelling: str, operands: list[x.Expression]) -> bool:
        """Whether an object that may be converted to a number, though to no integer, is added to a pointer: the
        original converts it to an integer then (observed)."""
        if spelling not in ("+", "-", "[]") or len(operands) != 2:
            return False
        pointers = [isinstance(bare(self.engine.placeholders.decayed(one.type)), PointerType) for one in operands]
        if pointers not in ([True, False], [False, True]) or (spelling == "-" and pointers[1]):
            return False
        cls = class_of(operands[0 if pointers[1] else 1].type)
        if cls is None:
            return False
        return any(self._may_give_number(one) for one in self.engine.classes.conversion_functions(cls))

    def _may_give_number(self, function: "Routine | Template") -> bool:
        """Whether a conversion function that nobody has to name gives a number, as far as it is known."""
        if not isinstance(function, Routine):
            return True
        if self.engine.overloads.constructors.is_explicit(function):
            return False
        result = bare(self.engine.declare_types.routine_type(function).result)
        if isinstance(result, ReferenceType):
            result = bare(result.target)
        return result.dependent or is_unknown(result) or is_arithmetic(result)

    def _list_failure(
        self, resolution: OperatorResolution, spelling: str, left: x.Expression, right: x.BracedInitList, token: int
    ) -> IllFormed:
        """The mistake where a list is no operand; assigned to an object that is copied like memory, it is judged as the
        list of a variable (observed)."""
        engine = self.engine
        cls = class_of(left.type)
        if is_unknown(left.type) or any(is_unknown(item.type) for item in right.items):
            return IllFormed("an operand that is not known", token)
        if spelling == "=" and cls is not None and engine.objects.copies_bits(cls):
            try:
                engine.list_initialisers.from_list(engine.types.unqualified(left.type), right, True, token)
            except IllFormed as failure:
                return failure
            return IllFormed("a list that is not assigned", token)
        if resolution.depends_on_constraints():
            return IllFormed("no operator whose constraints are satisfied", token)
        return self._without_operator(resolution, spelling, [left, right], token)

    def _is_constant_target(self, left: x.Expression, right: x.Expression, resolution: OperatorResolution) -> bool:
        """Whether a list is assigned to a constant of a class whose assignment operators are implicit."""
        if not isinstance(right, x.BracedInitList) or left.category != x.LVALUE:
            return False
        if not left.type.canonical.qualifiers() & tk.CONST:
            return False
        return all(isinstance(one, Routine) and not one.declarations for one in resolution.considered())

    def _builtin(self, resolution: OperatorResolution, operands: list[x.Expression]) -> Operands:
        """[over.match.oper]/11: operands of class type are converted, numbers by the conversion function alone; then
        all go by the usual rules."""
        builtin = resolution.builtin
        assert builtin is not None
        made: list[x.Expression] = []
        for at, operand in enumerate(operands):
            if class_of(operand.type) is not None and at < len(resolution.sequences):
                target = builtin.parameters[at]
                if all(is_arithmetic(parameter) for parameter in builtin.parameters):
                    target = _by_function_alone(resolution.sequences[at], target)
                converted = self.engine.casts.apply(operand, resolution.sequences[at], target)
                reference = reference_type(target)
                if reference is not None:
                    converted = self._unbound(converted)
                made.append(converted)
            else:
                made.append(operand)
        return Operands(made)

    def _unbound(self, bound: x.Expression) -> x.Expression:
        """The object that a reference operand of a built-in operator is bound to."""
        operands = bound.operands()
        return operands[0] if len(operands) == 1 else bound

    def _without_operator(
        self, resolution: OperatorResolution | None, spelling: str, operands: list[x.Expression], token: int
    ) -> Mistake:
        """The mistake of operands that no operator takes; of assignments in templates the original warns."""
        is_assignment = spelling.endswith("=") and spelling not in _COMPARISONS
        is_warning = is_assignment and self.engine.prototype_reading.active
        details = Details() if is_warning else Details(resolution, operands)
        cause = "no operator matches these operands"
        return Mistake(num.NO_OPERATOR, cause, token, name=spelling, details=details, is_warning=is_warning)

    def _call(
        self,
        resolution: OperatorResolution,
        routine: Routine,
        spelling: str,
        operands: list[x.Expression],
        token: int,
        context: Context,
        behind: int,
    ) -> x.Expression:
        engine = self.engine
        sequences = resolution.sequences
        start = operands[0].start
        engine.comparisons.note_use(routine, behind)
        if resolution.form == cd.WRITTEN:
            engine.functions.keep_deleted(routine, token, max(behind, engine.expressions.behind))
        if self.engine.defaulted_comparisons.is_deleted(routine):
            cause = "call of a defaulted comparison that is deleted"
            if routine not in engine.defaulted_comparisons.refused:
                raise IllFormed(cause, token)
            mistake = Mistake(num.DELETED_FUNCTION, cause, token, entity=routine)
            mistake.behind = max(behind, engine.expressions.behind)
            raise mistake
        order = self._order(spelling)
        reversed_ = resolution.form == cd.REVERSED
        if reversed_:
            operands = operands[::-1]
            sequences = sequences[::-1]
        if spelling == "=" and engine.objects.is_trivial_copy(routine) and not reversed_:
            return self._trivial_assignment(operands[0], operands[1], routine, token)
        if resolution.is_member:
            made = engine.indirect_calls.operator_call(routine, operands[0], operands[1:], sequences[1:], token, order)
        else:
            target = engine.operands.routine(routine, token, True)
            converted = engine.passed_arguments.converted(routine, operands, sequences, token)
            result = engine.declare_types.result_type(routine)
            call = operation(eok.CALL, result, x.PRVALUE, token, [target, *converted])
            call.start = start if 0 <= start < token else token
            call.flags |= x.OPERATOR_SYNTAX | order
            made = engine.call_results.finished(call, routine)
        made.start = start if 0 <= start < token else token
        if resolution.used == spelling and not (reversed_ and spelling == "<=>"):
            return made
        return self._rewritten(spelling, resolution.used, made, reversed_, token, behind, context)

    def _trivial_assignment(
        self, left: x.Expression, right: x.Expression, routine: Routine, token: int
    ) -> x.Expression:
        """A class object that is assigned like memory."""
        engine = self.engine
        owner = routine.owner()
        target = engine.types.unqualified(left.type)
        cls = class_of(left.type)
        if owner is not None and cls is not owner and cls is not None:
            left = engine.adjusted_objects.adjusted(left, engine.types.qualified(owner, left.type.qualifiers()))
            target = owner
        value = self._assigned(right, target, token)
        made = operation(eok.ASSIGN, left.type, x.LVALUE, token, [left, value], kind_of(left.type))
        made.flags |= x.RETURNS_LVALUE | self._order("=")
        return made

    def _assigned(self, right: x.Expression, target: Type, token: int) -> x.Expression:
        """The value that is assigned: of the class itself, whatever the parameter is."""
        engine = self.engine
        if isinstance(right, x.BracedInitList):
            value = engine.list_initialisers.scalar_from_list(right, target, token)
        else:
            own = class_of(right.type)
            cls = class_of(target)
            if own is None or cls is None or not engine.classes.is_base_of(cls, own):
                value = engine.object_operands.argument(right, target)
                if own is None and isinstance(value, x.TempInit):
                    # It counts as bound to the parameter.
                    value.type = engine.types.qualified(target, tk.CONST)
                    if value.init.constant is not None:
                        value.init.constant.type = value.type
            else:
                value = right
                if own is not cls:
                    if right.category == x.PRVALUE:
                        right = engine.temporaries.temporary(right, x.LVALUE)
                    value = engine.adjusted_objects.adjusted(
                        right, engine.types.qualified(cls, right.type.qualifiers())
                    )
                if value.category != x.PRVALUE:
                    engine.operands.read(value)
                    value = engine.folding.object_value(value, target)
                    value = engine.folding.operand_of_nothing(value, target)
        if isinstance(value, x.TempInit):
            engine.operands.read(value)
        return value

    def _rewritten(
        self, spelling: str, used: str, made: x.Expression, reversed_: bool, token: int, behind: int, context: Context
    ) -> x.Expression:
        """`x != y` by `==`, `x < y` by `<=>`, `x <=> y` by `y <=> x` ([over.match.oper]/9): the zero stands behind
        what was written."""
        engine = self.engine
        start = made.start
        if used == "==":
            value = engine.operands.condition(made)
            negated = operation(eok.NOT, engine.types.bool, x.PRVALUE, token, [value], tk.TK_INTEGER, start=start)
            return engine.folding.finished(negated)
        zero = x.ConstantExpression(IntegerConstant(engine.types.int, 0), behind)
        one, other = (zero, made) if reversed_ else (made, zero)
        return engine.binary.operator(spelling, one, other, token, context, behind)

    def _order(self, spelling: str) -> int:
        if self.engine.language.standard < 2017:
            return 0
        if spelling in _LEFT_FIRST:
            return x.LEFT_TO_RIGHT
        assigns = spelling.endswith("=") and spelling not in ("==", "!=", "<=", ">=")
        return x.RIGHT_TO_LEFT if assigns else 0

    def conditional(
        self, then: x.Expression, otherwise: x.Expression, token: int
    ) -> "tuple[x.Expression, x.Expression]":
        """The operands of `?:` as the built-in candidates take them ([expr.cond]/6)."""
        resolution = self.engine.operator_overloads.conditional(then, otherwise, token)
        if resolution.builtin is None:
            raise self._unlike(then, otherwise, resolution, token)
        made = self._builtin(resolution, [then, otherwise]).operands
        return made[0], made[1]

    def _unlike(
        self, then: x.Expression, otherwise: x.Expression, resolution: OperatorResolution, token: int
    ) -> IllFormed:
        """The mistake where the operands of `?:`, one of them an object, have no type in common: told at the colon, or
        at an object that would have to be a number."""
        cause = "operand types are incompatible"
        both = (then, otherwise)
        if resolution.ambiguous:
            return self._several_conversions(resolution, [then, otherwise], token)
        if any(isinstance(one, _UNTYPED) or is_unknown(one.type) for one in both):
            return IllFormed(cause, token)
        if takes_arithmetic_conversions(bare(then.type)):
            return Mistake(num.NO_ARITHMETIC, cause, otherwise.start)
        colon = self.engine.conditionals.colon(otherwise, token)
        types = (self.engine.placeholders.decayed(then.type), self.engine.placeholders.decayed(otherwise.type))
        return Mistake(num.INCOMPATIBLE_OPERANDS, cause, colon, types)

    def arrow(self, object_: x.Expression, token: int) -> x.Expression:
        """`object.operator->()`."""
        engine = self.engine
        resolution = engine.operator_overloads.member("->", object_, [], token)
        routine = resolution.routine
        if routine is None:
            raise Mistake(num.NO_ARROW, "operator -> is not declared", object_.start, (object_.type,))
        engine.functions.keep_deleted(routine, token, token + 1)
        return engine.indirect_calls.operator_call(routine, object_, [], [], token, 0)

    def to_integer(self, operand: x.Expression, token: int) -> x.Expression:
        """An object that converts to one integral or enumeration type: the condition of `switch` ([conv]/5)."""
        cls = class_of(operand.type)
        found = self.integral_conversions(cls) if cls is not None else []
        if len(found) != 1:
            cause = "expression must have integral or enum type"
            if cls is not None and not cls.dependent and not found and self._are_plain_conversions(cls):
                raise Mistake(num.NO_INTEGRAL, cause, operand.start)
            raise IllFormed(cause, token)
        return self.engine.casts.conversion_call(operand, found[0])

    def _are_plain_conversions(self, cls: ClassType) -> bool:
        """Whether no conversion function of a class is a template."""
        return all(isinstance(function, Routine) for function in self.engine.classes.conversion_functions(cls))

    def integral_conversions(self, cls: ClassType) -> list[Routine]:
        """The conversion functions of a class to integral and enumeration types that are not explicit."""
        found: list[Routine] = []
        for function in self.engine.classes.conversion_functions(cls):
            if isinstance(function, Routine) and not function.flags & EXPLICIT:
                result = self.engine.declare_types.routine_type(function).result
                reference = reference_type(result)
                if bare(result if reference is None else reference.target).kind == tk.TK_INTEGER:
                    found.append(function)
        return found

    def to_pointer(self, operand: x.Expression, token: int) -> x.Expression:
        """An object that converts to exactly one pointer: the operand of `delete` ([expr.delete]/2)."""
        engine = self.engine
        cls = class_of(operand.type)
        if cls is None:
            return operand
        found: list[Routine] = []
        for function in engine.classes.conversion_functions(cls):
            if isinstance(function, Routine):
                result = engine.declare_types.routine_type(function).result
                if isinstance(bare(result), PointerType):
                    found.append(function)
        if len(found) != 1:
            cause = "expression must be a pointer to a complete object type"
            if not cls.dependent and not found and self._are_plain_conversions(cls):
                raise Mistake(num.NO_COMPLETE_OBJECT, cause, operand.start)
            raise IllFormed(cause, token)
        return engine.casts.conversion_call(operand, found[0])


def _by_function_alone(sequence: ConversionSequence, target: Type) -> Type:
    """What a conversion to a number comes to without the standard conversion behind the conversion function."""
    middle = sequence.middle
    if sequence.rank != USER or middle is None:
        return target
    reference = reference_type(middle)
    found = bare(middle if reference is None else reference.target)
    return found if is_arithmetic(found) or isinstance(found, EnumType) else target
