"""`__func__` and its relatives ([dcl.fct.def.general]/8): variables that every function has."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import ORDINARY, TPCK_EXPRESSION, TPCK_MEMBER, StringConstant, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import Routine, Variable
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, ConstantExpression, Operation
from cufe.il.prototypes import is_prototype
from cufe.il.type_names import TypeNames
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import enclosing_routine

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SPELLINGS: Final = {"__func__": "__func__", "__FUNCTION__": "__func__", "__PRETTY_FUNCTION__": "__PRETTY_FUNCTION__"}


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
        known = self._known.get((routine, name))
        if known is None:
            known = self._made(routine, name, token)
            self._known[routine, name] = known
        return known

    def _made(self, routine: Routine, name: str, token: int) -> Variable:
        engine = self.engine
        if is_prototype(routine):
            return self._of_template(routine, name)
        if engine.returns.is_instance(routine):
            raise Unknown("name of a function of a template", token)
        text = routine.name
        if name == "__PRETTY_FUNCTION__":
            names = TypeNames(Addresses())
            text = names.declared(engine.declare_types.routine_type(routine), names.entities.qualified(routine))
        units = list(text.encode("utf-8"))
        types = engine.types
        made = Variable(name, -1, routine)
        made.type = types.array(types.qualified(types.char, tk.CONST), len(units) + 1)
        made.storage_class = en.SC_STATIC
        made.value = StringConstant(made.type, units, ORDINARY)
        return made

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
        made.value = value
        return made
