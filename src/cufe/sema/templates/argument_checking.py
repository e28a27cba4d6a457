"""Template arguments made to fit the parameters of a template ([temp.arg]): defaults, packs, converted values."""

from cufe.final import TYPE_CHECKING
from cufe.il import constants as c
from cufe.il import templates as tm
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType
from cufe.il.expressions import ConstantExpression, Expression, OverloadExpression, TempInit
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.overload.type_tests import bare
from cufe.sema.templates.arguments import DefaultStretch
from cufe.sema.templates.deduced import as_expansion
from cufe.sema.templates.dependence import holds_placeholder
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class RefusedArgument:
    """A value that is written outside of templates, and why it does not fit the type of its parameter; in a complete
    list, which is not one of a function, that is an error by itself."""

    def __init__(self, expression: Expression, type_: t.Type, reason: IllFormed) -> None:
        self.expression: Expression = expression
        self.type: t.Type = type_
        self.reason: IllFormed = reason
        self.in_complete_list: bool = False


class ArgumentFitting:
    """Completes template argument lists."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: by first tokens
        self.refused: dict[int, RefusedArgument] = {}
        self._templates: dict[str, tm.Template] = {}

    def complete(
        self, template: tm.Template, written: list[tm.TemplateArgument], token: int
    ) -> tuple[tm.TemplateArgument, ...]:
        """One argument for each parameter: defaults added, packs gathered, values converted.

        IllFormed where they do not fit.  A list in which an expansion meets a parameter that is no pack stays as it is
        written: what it means is known with the elements."""
        parameters = self.engine.template_parameters.of(template)
        if self._is_open(parameters, written):
            return tuple(written)
        found: list[tm.TemplateArgument] = []
        outer = self.engine.templates.outer(template)
        own = TemplateContext(parameters, found, outer)
        at = 0
        for index, parameter in enumerate(parameters):
            if parameter.pack:
                behind = len(parameters) - index - 1
                stop = max(at, len(written) - behind) if behind else len(written)
                elements: list[tm.TemplateArgument] = []
                while at < stop:
                    elements.append(self._as_named(parameter, written[at], own, token))
                    at += 1
                found.append(tm.pack_argument(elements))
            elif at < len(written):
                found.append(self._as_named(parameter, written[at], own, token))
                at += 1
            else:
                found.append(self.default(parameter, found, token))
        if at < len(written):
            raise IllFormed("too many template arguments", token)
        return tuple(found)

    def _as_named(
        self, parameter: tm.TemplateParameter, argument: tm.TemplateArgument, own: TemplateContext, token: int
    ) -> tm.TemplateArgument:
        """The argument as one of `parameter`, an enumerator with its name: the instance is reported by it
        (observed)."""
        written = argument.expression
        try:
            made = self.fitted(parameter, argument, own, token)
        except IllFormed:
            if written is not None and written.start in self.refused:
                self.refused[written.start].in_complete_list = True
            raise
        if isinstance(written, ConstantExpression) and c.is_enumerator(written.constant) and made.constant is not None:
            if written.constant.key() == made.constant.key():
                return tm.constant_argument(written.constant)
        return made

    def _is_open(self, parameters: list[tm.TemplateParameter], written: list[tm.TemplateArgument]) -> bool:
        """Whether an expansion meets a parameter that is no pack, or none at all: it may turn out to be empty."""
        for index, argument in enumerate(written):
            if index < len(parameters) and parameters[index].pack:
                return False
            if argument.is_expansion:
                return True
        return False

    def default(
        self, parameter: tm.TemplateParameter, known: list[tm.TemplateArgument], token: int, of_function: bool = False
    ) -> tm.TemplateArgument:
        """The default argument, read with the arguments in front of it; IllFormed where there is none."""
        context = parameter.default_context
        if parameter.default < 0 or not isinstance(context, TemplateContext) or parameter.node is None:
            raise IllFormed("too few template arguments", token)
        return self.default_in(parameter, context.parameters, known, _around(context), token, of_function)

    def default_in(
        self,
        parameter: tm.TemplateParameter,
        parameters: list[tm.TemplateParameter],
        known: list[tm.TemplateArgument],
        outer: Context,
        token: int,
        of_function: bool = False,
    ) -> tm.TemplateArgument:
        """The default argument read in the scope `outer`."""
        if parameter.default < 0 or parameter.node is None:
            raise IllFormed("too few template arguments", token)
        bound = TemplateContext(parameters, known.copy(), outer)
        items = self.engine.fragments.items(parameter.default + 1, parameter.node.end)
        if len(items) != 1:
            raise Unknown("default template argument", parameter.default)
        reader = self.engine.template_arguments
        # `bool B = is<T>()` is no function type: a value is wanted.
        is_call = parameter.kind == tm.TPK_NONTYPE and isinstance(items[0], e.Call)
        read = reader.value if is_call else reader.item
        if reader.written is None:
            return self.fitted(parameter, read(items[0], bound), bound, token)
        unbound = None if of_function else TemplateContext(parameters, None, outer)
        reader.defaults.append(DefaultStretch(parameter.default + 1, parameter.node.end, unbound))
        try:
            return self.fitted(parameter, read(items[0], bound), bound, token)
        finally:
            reader.defaults.pop()

    def add_defaults(
        self, named: tm.Template, bound: tm.Template, written: list[tm.TemplateArgument], outer: Context, token: int
    ) -> None:
        """Completes the arguments behind the template template parameter `named` by its own default arguments.

        They count before those of the template that it is bound to ([temp.param]/14), but add no elements to a pack of
        that one (observed, C++17: no argument behind `TT<Q>` for a variadic template)."""
        if any(argument.is_expansion for argument in written):
            return
        parameters = self.engine.template_parameters.of(named)
        wanted = self.engine.template_parameters.of(bound)
        for index in range(len(written), min(len(parameters), len(wanted))):
            parameter = parameters[index]
            if parameter.pack or parameter.default < 0 or wanted[index].pack:
                return
            written.append(self.default_in(parameter, parameters, written, outer, token))

    def fitted(
        self, parameter: tm.TemplateParameter, argument: tm.TemplateArgument, own: TemplateContext, token: int
    ) -> tm.TemplateArgument:
        """The argument as one of `parameter`; `own` binds the parameters in front of it."""
        made = argument
        if parameter.kind == tm.TPK_TYPE:
            if argument.type is None:
                raise IllFormed("a type is expected as template argument", token)
        elif parameter.kind == tm.TPK_TEMPLATE:
            made = self._template(parameter, argument, token)
        else:
            if argument.type is not None or argument.template is not None:
                raise IllFormed("a value is expected as template argument", token)
            made = self._value(parameter, argument, own, token)
        if argument.is_expansion and not made.is_expansion:
            made = as_expansion(made)
        return made

    def _template(
        self, parameter: tm.TemplateParameter, argument: tm.TemplateArgument, token: int
    ) -> tm.TemplateArgument:
        template = argument.template if argument.template is not None else argument.injected
        constant = argument.constant
        if template is None and isinstance(constant, c.TemplateParamConstant) and constant.parameter is None:
            # `T::template C` was read as a value.
            return tm.template_argument(self._dependent_template(constant))
        if template is None or parameter.template is None:
            raise IllFormed("a template is expected as template argument", token)
        if not template.is_parameter and not self.engine.template_heads.fits(parameter.template, template):
            raise IllFormed("a template with other parameters is expected as template argument", token)
        if template is argument.template and template.kind != tm.TEMPLK_ALIAS:
            return argument
        template = self.engine.template_heads.underlying(template)
        self.engine.templates.enter(template)
        return tm.template_argument(template)

    def _dependent_template(self, constant: c.TemplateParamConstant) -> tm.Template:
        """A member template of a dependent type: of no kind, and the same for equivalent names."""
        known = self._templates.get(constant.text)
        if known is None:
            known = tm.Template(self.engine.lexemes[constant.end - 1], constant.start, None, tm.TEMPLK_NONE)
            known.is_parameter = True
            known.parameters = []
            self.engine.templates.enter(known)
            self._templates[constant.text] = known
        return known

    def value_type(self, parameter: tm.TemplateParameter, own: TemplateContext) -> t.Type:
        """The type of a value parameter with the arguments in front of it."""
        type_ = parameter.type
        if type_ is None or type_.dependent:
            if parameter.node is None:
                raise Unknown("type of a value parameter", parameter.token)
            return self.engine.template_parameters.value_type(parameter.node, own)
        return type_

    def _value(
        self, parameter: tm.TemplateParameter, argument: tm.TemplateArgument, own: TemplateContext, token: int
    ) -> tm.TemplateArgument:
        constant = argument.constant
        if constant is not None and constant.dependent:
            return argument
        type_ = self.value_type(parameter, own)
        expression = argument.expression
        if expression is None:
            assert constant is not None
            if constant.type.canonical is type_.canonical:
                return argument
            expression = ConstantExpression(constant, token)
        try:
            if type_.dependent:
                if isinstance(expression, OverloadExpression) and self.engine.addresses.single(expression) is None:
                    raise Dependent("overloaded functions for a type that waits for arguments", token)
                value = self.engine.evaluator.value(self.engine.expressions.rvalue(expression))
                return tm.constant_argument(value)
            if isinstance(type_, t.DeducedTemplateType):
                type_ = self._deduced_class(type_, expression)
            elif holds_placeholder(type_):
                if self.engine.language.standard < 2017:
                    raise IllFormed("placeholder type of a value parameter", token)
                # Qualifiers of its own go ([temp.param]/6), those of what `decltype(auto)` stands for as well.
                type_ = self.engine.types.unqualified(self.engine.placeholders.deduce(type_, expression))
            return tm.constant_argument(self.converted(expression, type_, token))
        except IllFormed as reason:
            if expression in self.engine.template_arguments.outside:
                self.refused[expression.start] = RefusedArgument(expression, type_, reason)
            raise
        except Dependent:
            # A constant of the template around, whose initialiser is dependent.
            unknown = c.TemplateParamConstant(self.engine.types.unknown, c.TPCK_EXPRESSION)
            unknown.text = f"@{expression.token}"
            unknown.expression = expression
            return tm.constant_argument(unknown)

    def _deduced_class(self, placeholder: t.DeducedTemplateType, expression: Expression) -> t.Type:
        """The class of a value parameter `C v` that names a class template ([temp.param]/6)."""
        given = expression.type.skip_typerefs()
        if isinstance(given, ClassType) and given.template is placeholder.template:
            return given
        return self.engine.class_deduction.deduce_class(placeholder.template, [expression])

    def converted(self, expression: Expression, type_: t.Type, token: int) -> c.Constant:
        """A converted constant expression of the type of a parameter ([expr.const])."""
        if isinstance(expression, ConstantExpression):
            quick = self._integer(expression.constant, type_.skip_typerefs(), token)
            if quick is not None:
                return quick
        if isinstance(bare(type_), t.IntegerType) and isinstance(bare(expression.type), t.FloatType):
            raise IllFormed("no converted constant of an integer type", token)
        if isinstance(expression, OverloadExpression):
            routine = self.engine.addresses.find(expression, type_)
            if routine is None:
                raise IllFormed("no function of the name has the type of the parameter", token)
            expression = self.engine.addresses.operand(expression, routine)
        if self._leads_elsewhere(type_, expression.type):
            raise IllFormed("no converted constant of a pointer to another class", token)
        found = self.engine.evaluator.converted(expression, type_)
        if isinstance(found, c.IntegerConstant) and found.type.canonical is not type_.canonical:
            return c.IntegerConstant(type_, found.value)
        if isinstance(found, c.AggregateConstant) and isinstance(expression, TempInit):
            written = expression.init.constant
            if isinstance(written, c.AggregateConstant):
                found.cast = written.cast
        return found

    def _leads_elsewhere(self, wanted: t.Type, given: t.Type) -> bool:
        """Whether a pointer, reference or pointer to member would become one to a base, to a member of a derived class
        or to void: no converted constant expression does that ([expr.const])."""
        there, here = bare(wanted), bare(given)
        if there.dependent or here.dependent:
            return False
        if isinstance(there, t.MemberPointerType) and isinstance(here, t.MemberPointerType):
            return there.owner.canonical is not here.owner.canonical
        if isinstance(there, t.PointerType) and isinstance(here, t.PointerType):
            there, here = bare(there.target), bare(here.target)
            if isinstance(there, t.VoidType):
                return not isinstance(here, t.VoidType)
        elif isinstance(there, t.ReferenceType):
            there = bare(there.target)
        else:
            return False
        if not isinstance(there, ClassType) or not isinstance(here, ClassType) or here is there:
            return False
        return self.engine.classes.is_complete(here) and self.engine.classes.is_base_of(there, here)

    def _integer(self, constant: c.Constant, target: t.Type, token: int) -> c.Constant | None:
        """An integer constant that goes to an integer type; IllFormed where it is narrowed."""
        if not isinstance(constant, c.IntegerConstant) or not isinstance(target, t.IntegerType):
            return None
        source = constant.type.skip_typerefs()
        if source is target:
            return constant
        if isinstance(source, EnumType) and source.scoped:
            return None
        if isinstance(source, t.NullptrType):
            raise IllFormed("a null pointer for an integer", token)
        made = c.IntegerConstant(target, constant.value)
        made.origin = constant.enumerator or constant.origin
        if target.sort == tk.BOOL:
            # The original asks for no more than a constant here (observed).
            made.value = int(constant.value != 0)
        elif not fits(constant.value, target.int_kind):
            raise IllFormed("narrowing of a template argument", token)
        return made


def _around(context: TemplateContext) -> Context:
    outer = context.outer
    assert outer is not None
    return outer


def fits(value: int, kind: int) -> bool:
    """Whether an integer type has a value."""
    bits = 8 * tk.INTEGER_SIZES[kind]
    if kind == tk.CHAR or kind in (
        tk.SIGNED_CHAR, tk.SHORT, tk.INT, tk.LONG, tk.LONG_LONG, tk.INT128
    ):  # fmt: skip
        return -(1 << (bits - 1)) <= value < 1 << (bits - 1)
    return 0 <= value < 1 << bits
