"""Names that stand for something other than a declared variable: `this` ([expr.prim.this]), `__func__` and its
relatives ([dcl.fct.def.general]/8), the objects of template parameters of class types ([temp.param]/8), and references
that are replaced by what they are bound to."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.templates import TemplateArgument, TemplateParameter, is_prototype
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import (
    ClassContext,
    EnumeratorContext,
    ObjectlessContext,
    ParameterContext,
    RegionContext,
    enclosing_routine,
)
from cufe.sema.declared.declarators import written_cv
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expr.dependence import is_open
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import guarded
from cufe.sema.lambdas.captures import NO_DEFAULT
from cufe.sema.message_names import MessageNames, full_closure_name
from cufe.sema.templates.prototypes import bound_parameters
from cufe.syntax.cutter import Piece
from cufe.syntax.nodes import CONSTEXPR

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class This:
    """Answers what `this` is in a context."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._variables: dict[int, en.Variable] = {}
        self._outside: dict[tuple[int, int], en.Variable] = {}

    def written(self, token: int, context: Context) -> x.Expression:
        found = self.pointer(context, token)
        if found is None:
            cause = '"this" may only be used inside a nonstatic member function'
            if self.is_missing(context, True):
                number = num.NO_THIS if self.engine.lambdas.around(context) is None else num.NO_THIS_IN_BODY
                raise Mistake(number, cause, token)
            raise IllFormed(cause, token)
        self.require_captured(context, token, num.THIS_NOT_CAPTURED)
        return found

    def is_missing(self, context: Context, is_written: bool = False) -> bool:
        """Whether `this` is missed where there is none: an implied one is not missed in an operand that is not
        evaluated, and none in what is read with template arguments put in."""
        if self.engine.trials.under_way or (self.engine.expressions.unevaluated and not is_written):
            return False
        at: Context | None = context
        while at is not None:
            if isinstance(at, RegionContext) and at.routine is not None:
                state = self.engine.lambdas.node_of(at.routine)
                if state is None:
                    return True
                at = state.context
            elif isinstance(at, ParameterContext):
                return False
            else:
                at = at.outer
        return True

    def require_captured(self, context: Context, token: int, number: int) -> None:
        """Keeps that the innermost lambda around a use of `this`, written at a token or implied by what is there, does
        not capture it ([expr.prim.lambda.capture]/8)."""
        state = self.engine.lambdas.around(context)
        if state is None:
            return
        if state.this_field is not None or state.default != NO_DEFAULT:
            if state.this_at == token and number == num.THIS_NOT_CAPTURED:
                state.implied_this = token
        elif not self.engine.expressions.unevaluated and not self.engine.trials.under_way:
            self.engine.functions.keep(Mistake(number, "this that is not captured", token))

    def pointer(self, context: Context, token: int, use: int = -1) -> x.Expression | None:
        """The value of `this` at `token` (-1 where it is implied, by what is at `use`); None where there is none."""
        at: Context | None = context
        cv = 0
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)):
                routine = at.routine
                if isinstance(at, ParameterContext):
                    cv |= at.cv
                if routine is not None:
                    if self.engine.lambdas.node_of(routine) is not None:
                        return self.engine.captured_uses.this(routine, token, context, use)
                    if routine.owner() is not None:
                        return self.of_routine(routine, token)
                    if isinstance(at, RegionContext):
                        # A friend that is defined in a class is no member of it.
                        return None
            elif isinstance(at, ClassContext) and at.cls.closure is None:
                return self.of_class(at.cls, token, cv)
            elif isinstance(at, (ObjectlessContext, EnumeratorContext)):
                return None
            at = at.outer
        return None

    def seen(self, context: Context, use: int) -> x.Expression | None:
        """`this` that no lambda captures, since it may turn out that no object is needed."""
        at: Context | None = context
        begin = context
        while at is not None and not isinstance(at, (ClassContext, ObjectlessContext)):
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None:
                state = self.engine.lambdas.node_of(at.routine)
                if state is None or state.this_field is not None or self.engine.expressions.unevaluated:
                    break
                at = begin = state.context
            else:
                at = at.outer
        return None if at is None else self.pointer(begin, -1, use)

    def of_routine(self, routine: en.Routine, token: int) -> x.Expression | None:
        """`this` in a member function; None in a static one."""
        if routine.flags & en.STATIC_MEMBER:
            return None
        variable = self.variable(routine)
        assert variable.type is not None
        return x.VariableExpression(variable, variable.type, x.PRVALUE, token)

    def variable(self, routine: en.Routine) -> en.Variable:
        """The parameter `this` of a member function."""
        known = self._variables.get(id(routine))
        if known is None:
            owner = routine.owner()
            if owner is None:
                raise IllFormed("no member function", routine.token)
            cv = routine.type.cv if isinstance(routine.type, t.RoutineType) else self._cv(routine)
            known = self._made(owner, cv, routine)
            self._variables[id(routine)] = known
        return known

    def _cv(self, routine: en.Routine) -> int:
        """The cv-qualifiers of a member function whose type is being read: its trailing return type may use `this`."""
        for declared in routine.declarations[:1]:
            function = declared.binding.function()
            if function is not None:
                return written_cv(function)
            return self.engine.declare_types.signature(declared, declared.context).cv
        return 0

    def of_class(self, cls: en.ClassType, token: int, cv: int = 0) -> x.Expression:
        """`this` in a class outside of its functions: default member initialisers, `noexcept`, trailing types."""
        known = self.outside(cls, cv)
        assert known.type is not None
        return x.VariableExpression(known, known.type, x.PRVALUE, token)

    def outside(self, cls: en.ClassType, cv: int = 0) -> en.Variable:
        """The variable of that `this`."""
        known = self._outside.get((id(cls), cv))
        if known is None:
            known = self._made(cls, cv, None)
            self._outside[(id(cls), cv)] = known
        return known

    def _made(self, cls: t.Type, cv: int, routine: en.Routine | None) -> en.Variable:
        types = self.engine.types
        made = en.Variable("this", -1, routine, types.pointer(types.qualified(cls, cv)))
        made.flags = en.PARAMETER | en.THIS_PARAMETER
        return made


_SPELLINGS: Final = {"__func__": "__func__", "__FUNCTION__": "__func__", "__PRETTY_FUNCTION__": "__PRETTY_FUNCTION__"}


class _PlainNames(MessageNames):
    """Types without the names that typedefs give them, with the expressions in template arguments."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine
        #: how many names of closures are being made, one in another
        self._closures: int = 0

    def _is_named(self, type_: t.TypedefType, qualifiers: int) -> bool:
        return False

    def class_name(self, class_: en.ClassType) -> str:
        """A generic lambda has `auto` for what it deduces (observed)."""
        if isinstance(class_.closure, x.LambdaNode):
            return self.closure(class_.closure)
        return super().class_name(class_)

    def closure(self, node: x.LambdaNode, as_written: bool = False) -> str:
        """The name of a closure type."""
        self._closures += 1
        try:
            return full_closure_name(self.engine, self, node, as_written)
        finally:
            self._closures -= 1

    def _operand(self, at: t.DependentOperandType) -> str:
        if self._closures:
            # The type of the operand stands there, as far as it is known without arguments (observed).
            raise Unknown("name of a closure with a dependent operand", at.start)
        return super()._operand(at)

    def _tokens(self, start: int, end: int, context: Context | None) -> str:
        if context is None or start < 0:
            return super()._tokens(start, end, context)
        try:
            written = self.engine.expressions.build(self.engine.fragments.expression(start, end), context)
        except (Unknown, IllFormed, Dependent):
            return super()._tokens(start, end, context)
        return self.expressions.of(written)


class FunctionNames:
    """Makes these variables."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[en.Routine, str], en.Variable] = {}

    def find(self, spelling: str, token: int, context: Context) -> en.Variable | None:
        """The variable that a name means; None where it is another name."""
        name = _SPELLINGS.get(spelling)
        if name is None:
            return None
        routine = enclosing_routine(context)
        if routine is None:
            raise Unknown("name of a function outside of functions", token)
        if is_prototype(routine):
            name = spelling
        known = self._known.get((routine, name))
        if known is None:
            # The two spellings of the plain name are one variable, under the one that came first (observed).
            known = self._made(routine, spelling, token)
            self._known[routine, name] = known
        return known

    def _made(self, routine: en.Routine, name: str, token: int) -> en.Variable:
        if is_prototype(routine):
            return self._of_template(routine, name)
        text = self._pretty(routine, token) if name == "__PRETTY_FUNCTION__" else MessageNames().entities.bare(routine)
        units = list(text.encode("utf-8"))
        types = self.engine.types
        type_ = types.array(types.qualified(types.char, tk.CONST), len(units) + 1)
        made = en.Variable(name, -1, routine, type_)
        made.storage_class = en.SC_STATIC
        made.flags |= en.CONSTEXPR_VARIABLE
        made.value = c.StringConstant(type_, units, c.ORDINARY)
        return made

    def _pretty(self, routine: en.Routine, token: int) -> str:
        """`static constexpr R N::A<T>::f(U) [with U = int; T = char]`: the function as it is written (observed)."""
        engine = self.engine
        owner = routine.owner()
        if owner is not None and isinstance(owner.closure, x.LambdaNode):
            return self._of_lambda(owner.closure, routine)
        written: en.Routine | None = routine
        bound: list[tuple[TemplateParameter, TemplateArgument]] = []
        if routine.template is not None or engine.returns.is_instance(routine):
            written = engine.origins.routine(routine)
            bound = bound_parameters(routine.declarations[0].context) if routine.declarations else []
            if routine.template is not None and not engine.returns.is_instance(routine):
                bound = list(zip(engine.template_parameters.of(routine.template), routine.arguments, strict=False))
        if written is None:
            raise Unknown("name of a function of a template", token)
        if bound and owner is not None and owner.template is not None and written.owner() is owner:
            raise Unknown("name of a member template of an explicit specialisation", token)
        names = _PlainNames(engine)
        text = names.signature(written, engine.declare_types.written_type(written))
        if written.flags & en.CONSTEXPR:
            text = f"constexpr {text}"
        if written.owner() is not None and written.flags & en.STATIC_MEMBER:
            text = f"static {text}"
        if not bound:
            return text
        shown: list[str] = []
        for parameter, argument in bound:
            self._bound(names, parameter, argument, shown)
        return f"{text} [with {'; '.join(shown)}]" if shown else f"{text}]"

    def _of_lambda(self, closure: x.LambdaNode, routine: en.Routine) -> str:
        """`lambda [](int)->auto::operator()(int)->auto`, in instances of templates, too; what a generic one deduces
        stands behind it, `[with <auto-1> = int]` (observed)."""
        names = _PlainNames(self.engine)
        name = names.closure(closure, True)
        text = f"{name}::operator(){name.removeprefix('lambda []')}"
        text = f"constexpr {text}" if closure.node.flags & CONSTEXPR else text
        if routine.template is None:
            return text
        shown: list[str] = []
        parameters = self.engine.template_parameters.of(routine.template)
        for parameter, argument in zip(parameters, routine.arguments, strict=False):
            self._bound(names, parameter, argument, shown)
        return f"{text} [with {'; '.join(shown)}]" if shown else f"{text}]"

    def _bound(
        self, names: MessageNames, parameter: TemplateParameter, argument: TemplateArgument, shown: list[str]
    ) -> None:
        """`T = int`, `int N = 3`; each element of a pack for itself."""
        if parameter.pack:
            for element in argument.pack:
                self._one_bound(names, parameter, element, shown)
        else:
            self._one_bound(names, parameter, argument, shown)

    def _one_bound(
        self, names: MessageNames, parameter: TemplateParameter, argument: TemplateArgument, shown: list[str]
    ) -> None:
        name = parameter.name
        value = argument.constant
        if value is not None:
            type_ = self.engine.templates.parameter_type(parameter)
            named = self._enumerator(value)
            text = names.constant(value)
            if named is not None:
                # An enumerator is named as where it is declared: an unscoped one by the scope around its enumeration.
                text = names.entities.scope(named if named.enum.scoped else named.enum) + named.name
            shown.append(f"{names.declared(type_, name or '<anonymous>')} = {text}")
            return
        name = name or f"<template-parameter-{parameter.depth}-{parameter.position}>"
        if argument.type is not None:
            shown.append(f"{name} = {names.of(argument.type)}")
        elif argument.template is not None:
            shown.append(f"{name} = {names.entities.qualified(argument.template)}")
        else:
            raise Unknown("argument of a template", parameter.token)

    def _enumerator(self, value: c.Constant) -> en.Enumerator | None:
        """The enumerator with a value of an enumeration."""
        enum = value.type.skip_typerefs()
        if not isinstance(enum, en.EnumType) or not isinstance(value, c.IntegerConstant):
            return None
        for enumerator in self.engine.enums.enumerators(enum):
            known = self.engine.enums.value(enumerator)
            if isinstance(known, c.IntegerConstant) and known.value == value.value:
                return enumerator
        return None

    def _of_template(self, routine: en.Routine, name: str) -> en.Variable:
        """The variable of a template: only its instances have a name that is known."""
        types = self.engine.types
        word = c.TemplateParamConstant(types.array(types.qualified(types.char, tk.CONST), len(name) + 1), c.TPCK_MEMBER)
        word.name = name
        cast = x.Operation(eok.CAST, types.unknown, x.PRVALUE, -1, [x.ConstantExpression(word, -1)])
        cast.flags |= x.COMPILER_GENERATED
        value = c.TemplateParamConstant(types.unknown, c.TPCK_EXPRESSION)
        value.expression = cast
        made = en.Variable(name, -1, routine, types.unknown)
        made.storage_class = en.SC_STATIC
        made.flags |= en.CONSTEXPR_VARIABLE
        made.value = value
        return made


class ParameterObjects:
    """The objects, one for all arguments that are equal."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[str, en.Variable] = {}

    def named(self, constant: c.Constant, token: int) -> x.Expression | None:
        """The object that an argument of class type is, where its parameter is named; None for other arguments."""
        cls = class_of(constant.type)
        if cls is None or constant.dependent or not isinstance(constant, c.AggregateConstant):
            return None
        type_ = self.engine.types.qualified(cls, tk.CONST)
        key = f"{cls.number}:{constant.key()}"
        variable = self._known.get(key)
        if variable is None:
            # It stands where it is named first.
            variable = en.Variable("", token, None, type_)
            variable.flags |= en.CONSTEXPR_VARIABLE
            variable.storage_class = en.SC_STATIC
            variable.value = constant
            self._known[key] = variable
        made = x.VariableExpression(variable, type_, x.LVALUE, token)
        made.start = token
        return made

    def unknown(self, made: x.Expression) -> x.Expression:
        """A parameter that stands for itself and is, or may be, of a class type: the object that it will be."""
        if self.engine.language.standard < 2020:
            return made
        type_ = made.type.skip_typerefs()
        waiting = contains_placeholder(made.type) or is_open(made.type)
        if isinstance(type_, (t.PointerType, t.MemberPointerType, t.ReferenceType)):
            return made
        if isinstance(type_, t.DeducedTemplateType):
            type_ = made.type = self.engine.types.open_class(type_.template)
            if isinstance(made, x.ConstantExpression):
                made.constant.type = type_
        elif class_of(made.type) is not None:
            type_ = self.engine.types.qualified(type_, tk.CONST)
        elif waiting:
            type_ = made.type
        else:
            return made
        wrapped = x.Operation(eok.LVALUE, type_, x.LVALUE, made.token, [made])
        wrapped.start = made.start
        wrapped.flags |= made.flags & (x.TYPE_DEPENDENT | x.VALUE_DEPENDENT)
        return wrapped


def is_parameter(expression: x.Expression) -> bool:
    """Whether it is a template parameter that stands for itself."""
    constant = expression.constant if isinstance(expression, x.ConstantExpression) else None
    return isinstance(constant, c.TemplateParamConstant) and constant.sort == c.TPCK_PARAM


class ConstantReferences:
    """Replaces local references by the constant addresses that they are bound to, for functions whose bodies have been
    read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._found: set[int] = set()

    def note(self, variable: en.Variable) -> None:
        """A reference has got a constant address; in an instance that says nothing of the template."""
        routine = variable.parent
        if not isinstance(routine, en.Routine):
            return
        owner = routine.owner()
        is_instance = bool(routine.arguments) or (owner is not None and bool(owner.arguments))
        if not is_instance or is_prototype(routine):
            self._found.add(variable.token)

    def is_at(self, path: list[Piece], name: int) -> bool | None:
        """Whether the token `name` declares one, in the function at the end of a path; None where that is unknown."""
        engine = self.engine
        with guarded():
            routine = engine.definitions.at(path)
            if routine is None or engine.functions.body(routine) is None:
                return None
            return name in self._found
        return None
