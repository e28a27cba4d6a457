"""`__func__` and its relatives ([dcl.fct.def.general]/8): variables that every function has."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import (
    ORDINARY,
    TPCK_EXPRESSION,
    TPCK_MEMBER,
    Constant,
    IntegerConstant,
    StringConstant,
    TemplateParamConstant,
)
from cufe.il.context import Context
from cufe.il.entities import Enumerator, EnumType, Routine, Variable
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, ConstantExpression, Operation
from cufe.il.prototypes import is_prototype
from cufe.il.templates import TemplateArgument, TemplateParameter
from cufe.il.types import TypedefType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import enclosing_routine
from cufe.sema.message_names import MessageNames
from cufe.sema.templates.origins import bound_parameters

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SPELLINGS: Final = {"__func__": "__func__", "__FUNCTION__": "__func__", "__PRETTY_FUNCTION__": "__PRETTY_FUNCTION__"}


class _PlainNames(MessageNames):
    """Types without the names that typedefs give them, with the expressions in template arguments."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine

    def _is_named(self, type_: TypedefType, qualifiers: int) -> bool:
        return False

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
        self._known: dict[tuple[Routine, str], Variable] = {}

    def find(self, spelling: str, token: int, context: Context) -> Variable | None:
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

    def _made(self, routine: Routine, name: str, token: int) -> Variable:
        engine = self.engine
        if is_prototype(routine):
            return self._of_template(routine, name)
        text = self._pretty(routine, token) if name == "__PRETTY_FUNCTION__" else MessageNames().entities.bare(routine)
        units = list(text.encode("utf-8"))
        types = engine.types
        made = Variable(name, -1, routine)
        made.type = types.array(types.qualified(types.char, tk.CONST), len(units) + 1)
        made.storage_class = en.SC_STATIC
        made.flags |= en.CONSTEXPR_VARIABLE
        made.value = StringConstant(made.type, units, ORDINARY)
        return made

    def _pretty(self, routine: Routine, token: int) -> str:
        """`static constexpr R N::A<T>::f(U) [with U = int; T = char]`: the function as it is written (observed)."""
        engine = self.engine
        owner = routine.owner()
        if owner is not None and owner.closure is not None:
            raise Unknown("name of a lambda", token)
        written: Routine | None = routine
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

    def _enumerator(self, value: Constant) -> Enumerator | None:
        """The enumerator with a value of an enumeration."""
        enum = value.type.skip_typerefs()
        if not isinstance(enum, EnumType) or not isinstance(value, IntegerConstant):
            return None
        for enumerator in self.engine.enums.enumerators(enum):
            known = self.engine.enums.value(enumerator)
            if isinstance(known, IntegerConstant) and known.value == value.value:
                return enumerator
        return None

    def _of_template(self, routine: Routine, name: str) -> Variable:
        """The variable of a template: only its instances have a name that is known."""
        types = self.engine.types
        word = TemplateParamConstant(types.array(types.qualified(types.char, tk.CONST), len(name) + 1), TPCK_MEMBER)
        word.name = name
        cast = Operation(eok.CAST, types.unknown, PRVALUE, -1, [ConstantExpression(word, -1)])
        cast.flags |= COMPILER_GENERATED
        value = TemplateParamConstant(types.unknown, TPCK_EXPRESSION)
        value.expression = cast
        made = Variable(name, -1, routine)
        made.type = types.unknown
        made.storage_class = en.SC_STATIC
        made.flags |= en.CONSTEXPR_VARIABLE
        made.value = value
        return made
