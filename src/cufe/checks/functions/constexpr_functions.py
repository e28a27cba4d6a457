"""Functions and variables that cannot be constexpr ([dcl.constexpr])."""

from cufe.checks.classes.constexpr_constructors import ConstexprConstructors
from cufe.checks.findings import Judge
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import statements as s
from cufe.il.entities import CONSTEXPR_VARIABLE, ClassType, Routine, Variable
from cufe.il.types import Type
from cufe.sema.constant.constexpr_functions import NOT_AUTOMATIC, NOT_LITERAL, WITHOUT_VALUE, ConstexprBody, is_literal
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_STATEMENT: Final = 2388
_IN_CONSTRUCTOR: Final = 2389
_RESULT: Final = 2391
_PARAMETER: Final = 2392
_VARIABLES: Final = {NOT_LITERAL: 2660, NOT_AUTOMATIC: 2661, WITHOUT_VALUE: 2662}
_LABEL: Final = 2754
_CONSTRUCTOR_TRY_BLOCK: Final = 2397
_FUNCTION_TRY_BLOCK: Final = 2848

#: the standard from which on `try` and `asm` may stand in them
_WITH_TRY: Final = 2020


class ConstexprFunctions:
    """Judges definitions, one after another.

    Definitions of functions that say constexpr and cannot be ([dcl.constexpr]/3, [dcl.constexpr]/4).

    Observed: results and parameters of no literal type (2391, 2392) end the matter, and so does the first variable that
    must not be there (2660 to 2662); until then each statement that no constant expression evaluates is reported (2388,
    2389), labels always (2754).  In a template types are left to the instances, which are no longer constexpr then."""

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()
        self.constructors: ConstexprConstructors = ConstexprConstructors(code, engine)

    def function(self, routine: Routine, scope: s.FunctionScope, is_generic: bool) -> None:
        """Judges one that is no instance."""
        if not self._says_so(routine) or scope.block is None:
            return
        with unanswered:
            self._try_block(routine, scope.block)
            told = not self._is_put_off(is_generic) and self._signature(routine, scope.block.token)
            if not told and routine.special == en.SFK_CONSTRUCTOR and not is_generic:
                told = self.constructors.judge(routine, scope)
            self._body(routine, ConstexprBody(self.engine, scope), is_generic, told)

    def _says_so(self, routine: Routine) -> bool:
        closure = routine.parent
        if isinstance(closure, ClassType) and closure.closure is not None:
            return self.engine.constexpr_functions.says_so(closure)
        return bool(routine.flags & (en.CONSTEXPR | en.CONSTEVAL))

    def _try_block(self, routine: Routine, block: s.Statement) -> None:
        """Before C++20 the whole body is no `try` block."""
        if isinstance(block, s.TryBlock) and self.engine.language.standard < _WITH_TRY:
            number = _CONSTRUCTOR_TRY_BLOCK if routine.special == en.SFK_CONSTRUCTOR else _FUNCTION_TRY_BLOCK
            self._add(number, block.token, block.token)

    def _is_put_off(self, is_generic: bool) -> bool:
        """The device compiler asks instances for the types of a template."""
        return is_generic and self.code.settings.device_architecture is not None

    def _signature(self, routine: Routine, brace: int) -> bool:
        """Whether a type of the signature keeps the function from being constexpr; of lambdas that is not reported."""
        signature = self.engine.declare_types.routine_type(routine)
        is_lambda = isinstance(routine.parent, ClassType) and routine.parent.closure is not None
        declared = self.engine.declare_types.definition(routine)
        token = declared.binding.name if declared is not None else routine.token
        if routine.special != en.SFK_CONSTRUCTOR and not is_literal(self.engine, signature.result):
            if not is_lambda:
                at = brace if self.engine.returns.deduces(routine) else token
                self._add(_RESULT, at, brace + 1, signature.result)
            return True
        for type_ in signature.parameters:
            if not is_literal(self.engine, type_):
                if not is_lambda:
                    self._add(_PARAMETER, token, brace + 1, type_)
                return True
        return False

    def _body(self, routine: Routine, body: ConstexprBody, is_generic: bool, told: bool) -> None:
        constructor = routine.special == en.SFK_CONSTRUCTOR
        cancelled = -1 if not told else 0
        for variable in body.variables:
            offence = body.offence(variable)
            if cancelled >= 0 or not offence or (is_generic and offence != NOT_AUTOMATIC):
                continue
            cancelled = variable.token
            if offence == NOT_LITERAL and variable.type is not None:
                self._add(_VARIABLES[offence], variable.token, variable.token, variable.type)
            else:
                self._add(_VARIABLES[offence], variable.token, variable.token)
        number = _IN_CONSTRUCTOR if constructor else _STATEMENT
        for statement in body.statements:
            if isinstance(statement, s.LabelStatement):
                if statement.label.name:
                    self._add(_LABEL, statement.token, statement.token)
                continue
            found_at = self._found_at(statement)
            if found_at >= 0 and (cancelled < 0 or found_at < cancelled):
                warns = is_generic or isinstance(statement, s.AsmStatement)
                self._add(number, statement.token, found_at, severity=WARNING if warns else ERROR)

    def _found_at(self, statement: s.Statement) -> int:
        """Where a statement that must not be there is reached, -1 for others."""
        if isinstance(statement, s.Goto):
            return statement.token if self.engine.kinds[statement.token] == k.GOTO else -1
        if self.engine.language.standard >= _WITH_TRY:
            return -1
        if isinstance(statement, s.AsmStatement):
            return statement.token
        if isinstance(statement, s.TryBlock) and not statement.is_function_try_block:
            end = statement.token
            brackets = self.engine.cutter.brackets
            for handler in statement.handlers:
                end = max(end, brackets.close(handler.body.token))
            return end
        return -1

    def _add(self, number: int, token: int, found_at: int, type_: Type | None = None, severity: int = ERROR) -> None:
        words = () if type_ is None else (self.names.fill_in(type_),)
        self.code.add_late(number, token, found_at, *words, default=severity)


_NOT_LITERAL: Final = 2402
_NOTHING_CONSTANT: Final = 2807

_OPENING: Final = b"=("


class LiteralVariables(Judge):
    """Judges variables.

    Constexpr variables of classes that have no constants (2402), and what initialises them (28, 2807;
    [dcl.constexpr])."""

    def judge(self, variable: Variable) -> None:
        if not variable.flags & CONSTEXPR_VARIABLE or len(variable.declarations) != 1:
            return
        with unanswered:
            self._declared(variable)

    def _declared(self, variable: Variable) -> None:
        engine = self.engine
        declared = variable.declarations[0]
        declaration, declarator = declared.binding.declaration, declared.binding.declarator
        if declaration is None or declarator is None or is_dependent_context(declared.context):
            return
        written = engine.declare_types.declared_type(declared)
        cls = class_of(written)
        if cls is None or cls.closure is not None or contains_placeholder(written):
            return
        if not engine.classes.is_complete(cls) or is_literal(engine, written):
            return
        at = engine.kinds.find(k.CONSTEXPR, declaration.specifiers.start, declared.binding.name)
        if at < 0:
            return
        found_at = declarator.end
        if declarator.initialiser == n.NO_INITIALISER:
            self.findings.add(_NOTHING_CONSTANT, declared.binding.name, found_at)
        else:
            start = declarator.initialiser_start
            value = start + 1 if engine.kinds[start] in _OPENING else start
            self.findings.add(num.NOT_CONSTANT, value, found_at)
        self.findings.add(_NOT_LITERAL, at, found_at)
