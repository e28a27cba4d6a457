"""Constructors that say constexpr and leave something without a value, or call what is not constexpr
([dcl.constexpr]/4): 2398, 2403, 2417, 2418, 2782.

Unions and classes with anonymous ones have numbers of their own and are left to the compiler behind cufe."""

from cufe.diagnostics.report import EntityName, Message
from cufe.final import TYPE_CHECKING, Final
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.expressions import LambdaExpression, Operation, TypeQuery
from cufe.il.types import ReferenceType
from cufe.il.walk import Node, Walk
from cufe.sema.expressions.operands import class_of
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_OPEN: Final = 2398
_VIRTUAL_BASE: Final = 2403
_IMPLIED_CALL: Final = 2417
_DEFAULT: Final = 2418
_WRITTEN_CALL: Final = 2782

#: the standard from which on members need no value
_UNINITIALISED: Final = 2020
_BRANCHES: Final = (o.LAND, o.LOR, o.QUESTION)


class ConstexprConstructors:
    """Judges definitions, one after another."""

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()

    def judge(self, routine: Routine, scope: s.FunctionScope) -> bool:
        """Whether nothing more is to be said of the constructor."""
        constexpr = self.engine.constexpr_functions
        cls = routine.owner()
        block = scope.block
        if cls is None or block is None:
            return False
        if self.engine.member_initialisers.virtual_bases(cls):
            self.code.add_late(_VIRTUAL_BASE, self._word(routine), block.token)
            return True
        written = [init for init in scope.constructor_inits if init.token >= 0 and not init.compiler_generated]
        for init in written:
            made_by = init.initializer.routine
            if made_by is not None and not constexpr.is_constexpr(made_by):
                opening = self._opening(init)
                self.code.add_late(_WRITTEN_CALL, opening, opening)
        if cls.kind == tk.TK_UNION or any(init.kind == i.CIK_DELEGATION for init in written):
            return False
        for init in scope.constructor_inits:
            if init in written or init.uses_default:
                continue
            made_by = self._made_at_run_time(init.initializer)
            if made_by is not None:
                name = InstanceNames(self.engine).of_overload(made_by)
                self.code.add_late(_IMPLIED_CALL, block.token, block.token, EntityName("function", name))
                break
        self._members(routine, cls, block.token, [init.field for init in written if init.field is not None])
        return False

    def _word(self, routine: Routine) -> int:
        """The `constexpr` of the definition."""
        declared = self.engine.declare_types.definition(routine)
        if declared is None:
            return routine.token
        return max(self.code.kinds.find(k.CONSTEXPR, declared.piece.start, declared.binding.name), declared.piece.start)

    def _opening(self, init: i.ConstructorInit) -> int:
        """The parenthesis or brace behind the name of a written initialiser."""
        kinds = self.code.kinds
        at = init.token
        while kinds[at] not in b"({":
            closing = self.code.brackets.close_angle(at, len(kinds)) if kinds[at] == k.LESS else at
            at = max(closing, at) + 1
        return at

    def _members(self, routine: Routine, cls: ClassType, brace: int, written: list[Field]) -> None:
        """Members without a value, and those whose own initialisers are no constants."""
        fields = self.engine.classes.fields(cls)
        if any(field.anonymous for field in fields):
            return
        lines: list[Message] = []
        for field in fields:
            if field in written or not field.name:
                continue
            name = EntityName("member", f"{self.names.class_name(cls)}::{field.name}")
            if self.engine.classes.has_initialiser(field):
                if self._made_at_run_time(self.engine.member_initialisers.default(field)) is not None:
                    self.code.add_late(_DEFAULT, brace, brace, name)
            elif self._has_no_value(field):
                lines.append(Message("%n", name))
        if lines:
            own = EntityName("constexpr", InstanceNames(self.engine).of_overload(routine))
            self.code.add_late(_OPEN, brace, brace, own, extra=lines)

    def _has_no_value(self, field: Field) -> bool:
        """Whether a member that nothing initialises stays without a value where it must have one."""
        type_ = self.engine.declare_types.field_type(field)
        if self.engine.language.standard >= _UNINITIALISED:
            is_reference = isinstance(type_.canonical, ReferenceType)
            return is_reference or (bool(type_.qualifiers() & tk.CONST) and class_of(type_) is None)
        cls = self.engine.objects.element_class(type_)
        if cls is None:
            return True
        return self.engine.objects.trivial_default(cls) and not self.engine.classes.is_empty(cls)

    def _made_at_run_time(self, init: i.DynamicInit) -> Routine | None:
        """The first constructor in an initialiser that is not constexpr; functions do not count (observed)."""
        made = _MadeAtRunTime(self.engine)
        made.init(init)
        return made.found


class _MadeAtRunTime(Walk):
    """Finds the first object that a constructor makes which is not constexpr, among those that are surely made."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine
        self.found: Routine | None = None

    def skips(self, node: Node) -> bool:
        if isinstance(node, Operation) and node.operation in _BRANCHES:
            return True
        return isinstance(node, (TypeQuery, LambdaExpression))

    def visit(self, node: Node) -> Node:
        if self.found is None and isinstance(node, i.DynamicInit) and node.routine is not None:
            if not self.engine.constexpr_functions.is_constexpr(node.routine):
                self.found = node.routine
        return node
