"""Types of declarators ([dcl.meaning]): pointers, references, arrays, functions around a base type; and steps that lead
to no type ([dcl.ptr], [dcl.ref], [dcl.array], [dcl.fct])."""

from cufe import regex as re
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import Constant, IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import PARAMETER, PARAMETER_PACK, SC_AUTO, SC_REGISTER, Declared, EnumType, Routine, Variable
from cufe.il.expressions import ConstantExpression, Expression
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import ParameterContext, RegionContext, without_object
from cufe.sema.expr.partial_reading import built_or_joined
from cufe.sema.overload.type_tests import bare, class_of, is_abominable
from cufe.syntax import nodes as n
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_REFERENCES: Final = (n.REFERENCE, n.RVALUE_REFERENCE)


def refuse(inner: t.Type, declarator: n.Declarator, place: int) -> None:
    """Raises the mistake in applying the operator at a place to the type that those behind it make."""
    operators = declarator.operators
    operator = operators[place]
    plain = inner.skip_typerefs()
    #: the operator that made the type; None where it is that of the specifiers
    behind = operators[place + 1] if place + 1 < len(operators) else None
    sort = operator.sort
    if isinstance(plain, t.ReferenceType):
        if sort == n.POINTER:
            raise Mistake(num.POINTER_TO_REFERENCE, "pointer to reference is not allowed", operator.first)
        if sort in _REFERENCES and behind is not None and behind.sort in _REFERENCES:
            raise Mistake(num.REFERENCE_TO_REFERENCE, "reference to reference is not allowed", operator.first)
        if sort == n.ARRAY:
            raise _at_name(num.ARRAY_OF_REFERENCES, "array of reference is not allowed", declarator)
    elif isinstance(plain, t.VoidType):
        if sort == n.ARRAY:
            raise _at_name(num.ARRAY_OF_VOID, "array of void is not allowed", declarator)
    elif isinstance(plain, t.RoutineType):
        _of_function(operator, behind, declarator)
    elif isinstance(plain, t.ArrayType):
        _of_array(plain, operator, behind, declarator)


def _of_function(operator: n.DeclaratorOperator, behind: n.DeclaratorOperator | None, declarator: n.Declarator) -> None:
    is_array = operator.sort == n.ARRAY
    if not is_array and (operator.sort != n.PARAMETERS or operator.trailing >= 0):
        return
    number = num.ARRAY_OF_FUNCTIONS if is_array else num.RETURNS_FUNCTION
    cause = "array of functions is not allowed" if is_array else "function returning function is not allowed"
    if behind is not None and behind.sort == n.PARAMETERS:
        raise Mistake(number, cause, behind.first + 1)
    raise _at_name(number, cause, declarator)


def _of_array(
    array: t.ArrayType, operator: n.DeclaratorOperator, behind: n.DeclaratorOperator | None, declarator: n.Declarator
) -> None:
    is_direct = behind is not None and behind.sort == n.ARRAY
    if operator.sort == n.PARAMETERS and operator.trailing < 0:
        cause = "function returning array is not allowed"
        if is_direct and behind is not None:
            raise Mistake(num.RETURNS_ARRAY, cause, behind.first)
        raise _at_name(num.RETURNS_ARRAY, cause, declarator)
    if operator.sort == n.ARRAY and is_direct and behind is not None and array.count < 0 and array.bound is None:
        raise Mistake(num.ARRAY_OF_UNBOUNDED, "array of arrays without a bound", behind.first)


def _at_name(number: int, cause: str, declarator: n.Declarator) -> IllFormed:
    """The mistake at the name that is declared; in a type-id its place is not known."""
    if declarator.id < 0:
        return IllFormed(cause, declarator.place)
    return Mistake(number, cause, declarator.id)


#: a decimal number with as many digits has a type
_LONGEST: Final = 18
#: words whose operands are expressions
_OPERANDS: Final = TokenPattern(b"[" + re.escape(bytes((k.DECLTYPE, k.TYPEOF, k.SIZEOF, k.ALIGNOF, k.NOEXCEPT))) + b"]")
_WITHOUT_MEMBERS: Final = (
    t.IntegerType, t.FloatType, t.PointerType, t.ReferenceType, t.ArrayType,
    t.RoutineType, t.MemberPointerType, EnumType, t.VoidType,
)  # fmt: skip


class Declarators:
    """Types from declarators."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: parameters whose types are ill-formed get none that is known, for the sake of the body behind them
        self.are_mistaken: bool = False

    def type_of(self, base: t.Type, declarator: n.Declarator, context: Context) -> t.Type:
        """The type that a declarator gives its name, with `base` from the specifiers.

        The `noexcept(e)` of a function that is declared is left out: it is evaluated when somebody asks for it."""
        return self._type_of(base, declarator, context, declarator.function() if declarator.id >= 0 else None)

    def whole_type_of(self, base: t.Type, declarator: n.Declarator, context: Context) -> t.Type:
        """The type of a name that is no function's, such as that of a typedef."""
        return self._type_of(base, declarator, context, None)

    def _type_of(
        self, base: t.Type, declarator: n.Declarator, context: Context, function: n.DeclaratorOperator | None
    ) -> t.Type:
        found = base
        operators = declarator.operators
        for place in range(len(operators) - 1, -1, -1):
            refuse(found, declarator, place)
            found = self._apply(found, operators[place], operators[place] is function, context)
        return self.with_vectors(found, declarator.attributes, context)

    def _apply(self, inner: t.Type, operator: n.DeclaratorOperator, is_function: bool, context: Context) -> t.Type:
        types = self.engine.types
        sort = operator.sort
        if sort == n.POINTER:
            if isinstance(inner, t.PackExpansionType):
                raise Unknown("pointer to a pack expansion", operator.first)
            return self._qualified(types.pointer(self._not_reference(inner)), operator)
        if sort == n.REFERENCE or sort == n.RVALUE_REFERENCE:
            if isinstance(inner.skip_typerefs(), t.VoidType):
                raise IllFormed("reference to void is not allowed", operator.first)
            if is_abominable(inner):
                raise IllFormed("reference to a function type with qualifiers", operator.first)
            return types.reference(inner, sort == n.RVALUE_REFERENCE)
        if sort == n.MEMBER_POINTER:
            owner = self.engine.specifiers.named(operator.first, operator.last - 1, context)
            if not owner.dependent and isinstance(bare(owner), _WITHOUT_MEMBERS):
                raise IllFormed("pointer to a member of what is no class", operator.first)
            if isinstance(bare(inner), (t.ReferenceType, t.VoidType)):
                raise IllFormed("pointer to a member of reference type or void", operator.first)
            return self._qualified(types.member_pointer(types.unqualified(owner), inner), operator)
        if sort == n.ARRAY:
            return self._array(inner, operator, context)
        return self._routine(inner, operator, is_function, context)

    def _not_reference(self, target: t.Type) -> t.Type:
        if isinstance(target.skip_typerefs(), t.ReferenceType):
            raise IllFormed("pointer to reference is not allowed")
        if is_abominable(target):
            raise IllFormed("pointer to a function type with qualifiers")
        return target

    def _qualified(self, found: t.Type, operator: n.DeclaratorOperator) -> t.Type:
        qualifiers = written_cv(operator)
        if self.engine.kinds.find(k.RESTRICT, operator.first, operator.last + 1) >= 0:
            qualifiers |= tk.RESTRICT
        return self.engine.types.qualified(found, qualifiers) if qualifiers else found

    def _array(self, element: t.Type, operator: n.DeclaratorOperator, context: Context) -> t.Type:
        types = self.engine.types
        first = operator.first + 1
        while first < operator.last and self.engine.kinds[first] in (k.STATIC, k.CONST, k.VOLATILE, k.RESTRICT):
            first += 1
        if first >= operator.last:
            return types.array(element, -1)
        plain = plain_number(self.engine.lexemes[first]) if first + 1 == operator.last else -1
        if plain >= 0:
            return types.array(element, plain)
        node = self.engine.fragments.expression(first, operator.last)
        bound = self.engine.expressions.rvalue(built_or_joined(self.engine, node, without_object(context)))
        converted = class_of(bound.type) is not None
        self._require_integral(bound, first, context)
        try:
            if converted and not bound.type.dependent:
                bound = self.engine.casts.implicit(bound, types.unsigned_long, first)
            count = self.engine.evaluator.integer(bound)
        except Dependent:
            is_local = isinstance(context, RegionContext)
            if converted or not is_local:
                # A converted constant expression of type std::size_t ([dcl.array]/1); in a block it may be any number.
                bound = self.engine.casts.dependent(bound, types.unsigned_long)
            same = "" if is_local else self.engine.equivalence.expression(node, context)
            dependent = types.dependent_array(element, bound, same)
            dependent.bound_start = first
            dependent.bound_end = operator.last
            dependent.bound_context = context
            return dependent
        except IllFormed:
            if self.engine.trials.under_way:
                raise
            return types.variable_length(element, bound)
        if count < 0:
            raise Mistake(num.ARRAY_SIZE, "array with a negative bound", first)
        if count == 0 and self.engine.trials.under_way:
            # Elsewhere it is a GNU extension.
            raise IllFormed("array without elements", first)
        return types.array(element, count)

    def _require_integral(self, bound: Expression, token: int, context: Context) -> None:
        """The bound of an array is an integer; in a block it may be one that is known at run-time."""
        if self.engine.missing_conversions.is_integral(bound):
            return
        cause = "array bound of another type"
        if isinstance(context, RegionContext):
            raise Mistake(num.NO_INTEGER, cause, token)
        given = self.engine.placeholders.decayed(bound.type)
        raise Mistake(num.CONSTANT_OF_OTHER_TYPE, cause, token, (given, self.engine.types.unsigned_long))

    def with_vectors(self, found: t.Type, attributes: list[n.Attribute], context: Context) -> t.Type:
        """A type, or the vector of it that gcc's attribute makes."""
        for attribute in attributes:
            if attribute.gnu_name() == "vector_size":
                found = self._vector(found, attribute, context)
        return found

    def _vector(self, element: t.Type, attribute: n.Attribute, context: Context) -> t.Type:
        """The type of `__attribute__((vector_size(bytes)))`."""
        engine = self.engine
        close = engine.cutter.brackets.close(attribute.arguments)
        node = engine.fragments.expression(attribute.arguments + 1, close)
        size = engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(node, context)))
        return engine.types.vector(element, size // engine.layout.size(element))

    # --- functions -----------------------------------------------------------------------------------------------

    def _routine(
        self, result: t.Type, operator: n.DeclaratorOperator, is_function: bool, context: Context
    ) -> t.RoutineType:
        """The function type of a parameter list with what follows it ([dcl.fct])."""
        parameters = self.parameter_types(operator, context)
        if operator.trailing >= 0:
            result = self._trailing(operator, context)
        cv = written_cv(operator)
        noexcept, condition = self._exceptions(operator)
        ref_qualifier = tk.NO_REF
        if operator.reference >= 0:
            is_rvalue = self.engine.kinds[operator.reference] == k.AND
            ref_qualifier = tk.RVALUE_REF if is_rvalue else tk.LVALUE_REF
        value: Constant | None = None
        if condition >= 0 and not is_function:
            value = self._exception_condition(condition, operator, context)
            noexcept = isinstance(value, IntegerConstant) and value.value != 0
        form = tk.TRAILING_FORM if operator.trailing >= 0 else tk.USUAL_FORM
        return self.engine.types.routine(
            result, tuple(parameters), operator.variadic, cv, ref_qualifier, noexcept,
            value if value is not None and value.dependent else None, form,
        )  # fmt: skip

    def _exception_condition(self, opening: int, operator: n.DeclaratorOperator, context: Context) -> Constant:
        """The operand of `noexcept(e)`, the parenthesis of which is `opening`, in the type of a function."""
        engine = self.engine
        inner = ParameterContext(self.parameters(operator, context, None), None, context)
        inner.cv = written_cv(operator)
        add_empty_packs(inner, operator, engine.lexemes)
        node = engine.fragments.expression(opening + 1, engine.cutter.brackets.close(opening))
        argument = engine.template_arguments.value(node, inner)
        if argument.constant is not None and argument.constant.dependent:
            return argument.constant
        expression = argument.expression
        if expression is None:
            assert argument.constant is not None
            expression = ConstantExpression(argument.constant, node.start)
        condition = engine.operands.condition(expression)
        return IntegerConstant(engine.types.bool, int(engine.evaluator.truth(condition)))

    def _trailing(self, operator: n.DeclaratorOperator, context: Context) -> t.Type:
        end = self.engine.lookup.declarations.skip_type_id(operator.trailing + 1, len(self.engine.kinds))
        inner = ParameterContext(self.parameters(operator, context, None), None, context)
        inner.cv = written_cv(operator)
        add_empty_packs(inner, operator, self.engine.lexemes)
        return self.engine.specifiers.type_id(operator.trailing + 1, end, inner)

    def _exceptions(self, operator: n.DeclaratorOperator) -> tuple[bool, int]:
        """Whether an unconditional `noexcept` or `throw()` stands behind a parameter list, and the parenthesis of a
        `noexcept(e)` that is to be evaluated, or -1; neither is part of a type before C++17."""
        at = operator.exceptions
        if at < 0 or self.engine.language.standard < 2017:
            return False, -1
        kinds = self.engine.kinds
        if kinds[at + 1] != k.OPEN_ROUND:
            return True, -1
        after = self.engine.cutter.brackets.skip(at + 1)
        if kinds[at] == k.THROW:
            return after == at + 3, -1
        if after == at + 4 and self.engine.lexemes[at + 2] == "true":
            return True, -1
        return False, at + 1

    def parameter_types(self, operator: n.DeclaratorOperator, context: Context) -> list[t.Type]:
        """The adjusted parameter types; packs with arguments are expanded."""
        found: list[t.Type] = []
        if self.is_void(operator, context):
            return found
        for place, parameter in enumerate(operator.parameters):
            inner = self._context_of(parameter, operator, place, context)
            if parameter.declarator.pack >= 0:
                found += [self.adjusted(type_) for type_ in self._expanded(parameter, inner)]
            else:
                type_ = self.adjusted(self.parameter_type(parameter, inner))
                # The word `void` beside other parameters, or with a name, is an error, which fits all arguments.
                is_mistaken = parameter.specifiers.sort == n.BUILTIN and isinstance(type_.canonical, t.VoidType)
                found.append(self.engine.types.error if is_mistaken else type_)
        return found

    def mistaken_parameter_types(self, operator: n.DeclaratorOperator, context: Context) -> list[t.Type]:
        """The same where some of them are ill-formed, which have no known type."""
        before = self.are_mistaken
        self.are_mistaken = True
        try:
            return self.parameter_types(operator, context)
        finally:
            self.are_mistaken = before

    def _context_of(
        self, parameter: n.Parameter, operator: n.DeclaratorOperator, place: int, context: Context
    ) -> Context:
        """Where the type of a parameter is read: operands of `decltype` and `sizeof` see the parameters in front."""
        if place == 0 or _OPERANDS.search(self.engine.kinds, parameter.start, parameter.end) is None:
            return context
        before = n.DeclaratorOperator(n.PARAMETERS, operator.first, operator.last)
        before.parameters = operator.parameters[:place]
        inner = ParameterContext(self.parameters(before, context, None), None, context)
        add_empty_packs(inner, before, self.engine.lexemes)
        return inner

    def is_void(self, operator: n.DeclaratorOperator, context: Context) -> bool:
        """`(void)`; outside of templates, the name of a type stands for it as well ([dcl.fct]/4)."""
        if len(operator.parameters) != 1 or operator.variadic:
            return False
        parameter = operator.parameters[0]
        if parameter.declarator.operators or parameter.declarator.id >= 0 or parameter.declarator.pack >= 0:
            return False
        specifiers = parameter.specifiers
        if specifiers.sort == n.NAMED:
            from cufe.sema.templates.prototypes import bound_parameters

            if self.engine.kinds[specifiers.type_end - 1] != k.IDENTIFIER or bound_parameters(context):
                return False
        elif specifiers.sort != n.BUILTIN:
            return False
        try:
            return isinstance(self.engine.specifiers.base_type(specifiers, context).skip_typerefs(), t.VoidType)
        except Mistake:
            if not self.are_mistaken:
                raise
            return False

    def parameter_type(self, parameter: n.Parameter, context: Context) -> t.Type:
        """The declared type of a parameter, before adjustment."""
        try:
            base = self.engine.specifiers.base_type(parameter.specifiers, context)
            return self.whole_type_of(base, parameter.declarator, context)
        except Mistake:
            if not self.are_mistaken:
                raise
            return self.engine.types.error

    def _expanded(self, parameter: n.Parameter, context: Context) -> list[t.Type]:
        """The types of a parameter pack: one for each element, expansions for what has no arguments yet."""
        engine = self.engine
        # The ellipsis behind a parameter without a name may be that of a list without end.
        name = parameter.declarator.id
        dots = parameter.declarator.pack if name >= 0 else -1
        expansion = engine.expansions.of(parameter.start, parameter.end, context, dots, name)
        if expansion.elements is None:
            if expansion.mixed:
                opaque = engine.template_arguments.opaque(tk.IS_DECLTYPE, parameter.start, parameter.end, context)
                return [engine.types.pack_expansion(opaque)]
            return [engine.types.pack_expansion(self.parameter_type(parameter, context))]
        found: list[t.Type] = []
        for element in expansion.elements:
            type_ = self.parameter_type(parameter, element.context)
            found.append(engine.types.pack_expansion(type_) if element.is_expansion else type_)
        return found

    def adjusted(self, declared: t.Type) -> t.Type:
        """A parameter's type in a function type: arrays and functions decay, top-level qualifiers go ([dcl.fct]/5)."""
        types = self.engine.types
        bare = declared.skip_typerefs()
        if isinstance(bare, t.ArrayType):
            return types.pointer(bare.element)
        if isinstance(bare, t.RoutineType):
            return types.pointer(declared)
        return types.unqualified(declared)

    def parameters(self, operator: n.DeclaratorOperator, context: Context, routine: Routine | None) -> list[Variable]:
        """Variables for the parameters, one for each element of an expanded pack."""
        found: list[Variable] = []
        if self.is_void(operator, context):
            return found
        for place, parameter in enumerate(operator.parameters):
            inner = self._context_of(parameter, operator, place, context)
            if parameter.declarator.pack >= 0:
                declared = self._expanded(parameter, inner)
            else:
                declared = [self.parameter_type(parameter, inner)]
            found += [self._parameter(parameter, type_, routine) for type_ in declared]
        return found

    def _parameter(self, parameter: n.Parameter, declared: t.Type, routine: Routine | None) -> Variable:
        token = parameter.declarator.id
        name = self.engine.lexemes[token] if token >= 0 else ""
        variable = Variable(name, token, routine)
        bare = declared.skip_typerefs()
        variable.type = self.adjusted(declared) if isinstance(bare, (t.ArrayType, t.RoutineType)) else declared
        variable.flags = PARAMETER
        if parameter.declarator.pack >= 0:
            variable.flags |= PARAMETER_PACK
        variable.storage_class = SC_REGISTER if parameter.specifiers.flags & n.REGISTER else SC_AUTO
        return variable


def written_cv(operator: n.DeclaratorOperator) -> int:
    """The `const` and `volatile` behind `*`, or behind the parameters of a function."""
    cv = tk.CONST if operator.flags & n.CONST else 0
    return cv | (tk.VOLATILE if operator.flags & n.VOLATILE else 0)


def add_empty_packs(context: ParameterContext, operator: n.DeclaratorOperator, lexemes: list[str]) -> None:
    """Makes parameter packs without elements known by their names."""
    for parameter in operator.parameters:
        token = parameter.declarator.id
        if parameter.declarator.pack >= 0 and token >= 0:
            context.by_name.setdefault(lexemes[token], [])


def plain_number(spelling: str) -> int:
    """The value of a decimal number without a suffix, as most bounds and widths are; -1 for anything else, and for what
    no type may hold."""
    if not spelling.isdecimal() or len(spelling) > _LONGEST or (spelling[0] == "0" and len(spelling) > 1):
        return -1
    return int(spelling)


def deduces_result(declared: Declared) -> bool:
    """Whether a declaration of a function has the result `auto` or `decltype(auto)` without a trailing type."""
    declaration = declared.binding.declaration
    function = declared.binding.function()
    if declaration is None or function is None:
        return False
    return function.trailing < 0 and declaration.specifiers.sort == n.PLACEHOLDER
