"""Constructors that cannot be constexpr, declared so or defaulted ([dcl.constexpr])."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import At, EntityName, Message
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.expressions import LambdaExpression, Operation, TypeQuery
from cufe.il.types import ReferenceType
from cufe.il.walk import Node, nodes_in
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_OPEN: Final = 2398
_VIRTUAL_BASE: Final = 2403
_IMPLIED_CALL: Final = 2417
_DEFAULT: Final = 2418
_UNION: Final = 2427
_ANONYMOUS_UNION: Final = 2428
_BASE: Final = 2433
_WRITTEN_CALL: Final = 2782

#: the standard from which on members need no value
_UNINITIALISED: Final = 2020
_BRANCHES: Final = (o.LAND, o.LOR, o.QUESTION)


class ConstexprConstructors:
    """Judges definitions, one after another.

    Constructors that say constexpr and leave something without a value, or call what is not constexpr
    ([dcl.constexpr]/4): 2398, 2403, 2417, 2418, 2427, 2428, 2433, 2782."""

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
        brace = block.body.token if isinstance(block, s.TryBlock) else block.token
        if self.engine.member_initialisers.virtual_bases(cls):
            self.code.add_late(_VIRTUAL_BASE, self._word(routine), brace + 1)
            return True
        written = [init for init in scope.constructor_inits if init.token >= 0 and not init.compiler_generated]
        for init in written:
            made_by = init.initializer.routine
            if made_by is not None and not constexpr.is_constexpr(made_by):
                opening = self._opening(init)
                self.code.add_late(_WRITTEN_CALL, opening, opening)
        if any(init.kind == i.CIK_DELEGATION for init in written):
            return False
        for init in scope.constructor_inits:
            if init in written or init.uses_default:
                continue
            made_by = self._made_at_run_time(init.initializer)
            if made_by is not None:
                name = InstanceNames(self.engine).of_overload(made_by)
                self.code.add_late(_IMPLIED_CALL, brace, brace + 1, EntityName("function", name))
                break
        fields = [init.field for init in written if init.field is not None]
        if cls.kind == tk.TK_UNION:
            if self._is_open(cls, fields):
                self.code.add_late(_UNION, brace, brace + 1)
            return False
        self._bases(cls, brace, written)
        self._members(routine, cls, brace, fields)
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
        lines: list[Message] = []
        for field in self._fields(cls, brace, written):
            name = EntityName("member", f"{self.names.class_name(cls)}::{field.name}")
            if self.engine.classes.has_initialiser(field):
                if self._made_at_run_time(self.engine.member_initialisers.default(field)) is not None:
                    self.code.add_late(_DEFAULT, brace, brace + 1, name)
            elif self._has_no_value(field):
                lines.append(Message("%n", name))
        if lines:
            own = EntityName("constexpr", InstanceNames(self.engine).of_overload(routine))
            self.code.add_late(_OPEN, brace, brace + 1, own, extra=lines)

    def _fields(self, cls: ClassType, brace: int, written: list[Field]) -> list[Field]:
        """The members that nothing in the constructor initialises, those of anonymous structures among them; of an
        anonymous union one has to be."""
        found: list[Field] = []
        for field in self.engine.classes.fields(cls):
            inner = class_of(field.type) if field.anonymous and field.type is not None else None
            if inner is None:
                if field.name and field not in written:
                    found.append(field)
            elif inner.kind != tk.TK_UNION:
                found += self._fields(inner, brace, written)
            elif self._is_open(inner, written):
                self.code.add_late(_ANONYMOUS_UNION, brace, brace + 1, At(self.code.unit.offset(inner.token)))
        return found

    def _is_open(self, union: ClassType, written: list[Field]) -> bool:
        """Whether no member of a union gets a value where one must."""
        if self.engine.language.standard >= _UNINITIALISED:
            return False
        fields = [field for field in self.engine.classes.fields(union) if field.name]
        return bool(fields) and not any(
            field in written or self.engine.classes.has_initialiser(field) for field in fields
        )

    def _bases(self, cls: ClassType, brace: int, written: list[i.ConstructorInit]) -> None:
        """Base classes with members that nothing initialises."""
        if self.engine.language.standard >= _UNINITIALISED:
            return
        for base in self.engine.classes.bases(cls):
            is_open = self.engine.objects.trivial_default(base.type) and not self.engine.classes.is_empty(base.type)
            if is_open and not any(init.base is not None and init.base.type is base.type for init in written):
                name = EntityName("", self.names.class_name(base.type))
                self.code.add_late(_BASE, brace, brace + 1, name)

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
        for node in nodes_in(init, _may_be_passed_over):
            if isinstance(node, i.DynamicInit) and node.routine is not None:
                if not self.engine.constexpr_functions.is_constexpr(node.routine):
                    return node.routine
        return None


def _may_be_passed_over(node: Node) -> bool:
    """Whether what is below a node is not surely made."""
    if isinstance(node, Operation) and node.operation in _BRANCHES:
        return True
    return isinstance(node, (TypeQuery, LambdaExpression))


_NOT_CONSTEXPR: Final = 2422

#: the standard from which on members need no value


class ConstexprDefaults:
    """Judges classes with such a constructor.

    Default constructors that are defaulted as constexpr and could not be ([dcl.fct.def.default]/3): 2403, 2422.

    Asked are classes that are no templates; one that is defaulted behind its class is left to the compiler behind cufe.
    """

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine

    def judge(self, cls: ClassType) -> None:
        if cls.dependent or cls.is_prototype or cls.template is not None:
            return
        with unanswered:
            for constructor in self.engine.declare.constructors(cls):
                if isinstance(constructor, Routine) and self._is_asked(constructor):
                    self._constructor(cls, constructor)

    def _is_asked(self, constructor: Routine) -> bool:
        """Whether a constructor without parameters is constexpr and defaulted in its class."""
        if not constructor.flags & en.DEFAULTED or not constructor.flags & (en.CONSTEXPR | en.CONSTEVAL):
            return False
        is_in_class = len(constructor.declarations) == 1 and isinstance(
            constructor.declarations[0].context, ClassContext
        )
        return is_in_class and not self.engine.declare_types.routine_type(constructor).parameters

    def _constructor(self, cls: ClassType, constructor: Routine) -> None:
        declared = constructor.declarations[0]
        name = declared.binding.name
        if self.engine.member_initialisers.virtual_bases(cls):
            self.code.add(_VIRTUAL_BASE, self.code.kinds.find(k.CONSTEXPR, declared.piece.start, name))
        elif not self._could_be(cls):
            self.code.add(_NOT_CONSTEXPR, name)

    def _could_be(self, cls: ClassType) -> bool:
        """Whether the constructor gives everything a value by constexpr functions; default member initialisers are
        not looked into (observed)."""
        fields = self.engine.classes.fields(cls)
        if cls.kind == tk.TK_UNION:
            return not fields or any(self.engine.classes.has_initialiser(field) for field in fields)
        bases = [base.type for base in self.engine.classes.bases(cls)]
        return all(self._makes(base) for base in bases) and all(self._is_set(field) for field in fields)

    def _is_set(self, field: Field) -> bool:
        inner = class_of(field.type) if field.anonymous and field.type is not None else None
        if inner is not None:
            return self._could_be(inner)
        if not field.name or self.engine.classes.has_initialiser(field):
            return True
        cls = self.engine.objects.element_class(self.engine.declare_types.field_type(field))
        if cls is None:
            return self.engine.language.standard >= _UNINITIALISED
        return self._makes(cls)

    def _makes(self, cls: ClassType) -> bool:
        """Whether a constexpr default constructor makes a part."""
        operation = self.engine.implicit.operation(cls, DEFAULT_CONSTRUCTOR)
        return operation is None or self.engine.constexpr_functions.is_constexpr(operation)
