"""Traits: what they say of types and of the closures of extended lambdas (observed: lambdas 1, 2.1), and those that
give a type ([meta.trans])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import Constant, IntegerConstant
from cufe.il.entities import ClassType, EnumType, Field, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.class_traits import ClassTraits
from cufe.sema.constant.constructibility import Constructibility
from cufe.sema.declared.implicit import (
    COPY_ASSIGNMENT,
    COPY_CONSTRUCTOR,
    DEFAULT_CONSTRUCTOR,
    DESTRUCTOR,
    MOVE_ASSIGNMENT,
    MOVE_CONSTRUCTOR,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare, element, is_abominable
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_TRIVIAL: Final[dict[str, int]] = {
    "__has_trivial_constructor": DEFAULT_CONSTRUCTOR, "__has_trivial_copy": COPY_CONSTRUCTOR,
    "__has_trivial_assign": COPY_ASSIGNMENT, "__has_trivial_destructor": DESTRUCTOR,
    "__has_trivial_move_constructor": MOVE_CONSTRUCTOR, "__has_trivial_move_assign": MOVE_ASSIGNMENT,
}  # fmt: skip
_NOTHROW: Final[dict[str, int]] = {
    "__has_nothrow_constructor": DEFAULT_CONSTRUCTOR, "__has_nothrow_copy": COPY_CONSTRUCTOR,
    "__has_nothrow_assign": COPY_ASSIGNMENT, "__has_nothrow_move_assign": MOVE_ASSIGNMENT,
}  # fmt: skip
_CLASS_TRAITS: Final = frozenset(
    (
        "__is_empty", "__is_polymorphic", "__is_abstract", "__is_final", "__has_virtual_destructor", "__is_aggregate",
        "__is_pod", "__is_literal_type", "__is_standard_layout", "__is_trivial", "__is_trivially_copyable",
        "__has_unique_object_representations",
    )
)  # fmt: skip
_PAIRS: Final = frozenset(
    (
        "__is_same", "__is_same_as", "__is_base_of", "__is_layout_compatible", "__is_pointer_interconvertible_base_of",
    )
)  # fmt: skip


class Traits:
    """Answers traits; operands that depend on template parameters raise `Dependent`."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.classes: ClassTraits = ClassTraits(engine)
        self.construction: Constructibility = Constructibility(engine)
        self.transformations: TypeTransformations = TypeTransformations(engine)

    def evaluate(self, name: str, types: list[t.Type], token: int) -> Constant:
        """The value of a trait as a constant: bool, and for `__array_rank` a size."""
        if name == "__array_rank":
            return IntegerConstant(self.engine.types.unsigned_long, self._rank(types[0]))
        return IntegerConstant(self.engine.types.bool, self.value(name, types, token))

    def type(self, name: str, argument: t.Type, token: int) -> t.Type:
        """The type that a trait such as `__underlying_type` or `__remove_cv` gives."""
        return self.transformations.of(name, argument, token)

    def value(self, name: str, types: list[t.Type], token: int) -> int:
        """1 or 0."""
        if any(type_.dependent for type_ in types):
            raise Dependent
        if not types:
            raise IllFormed(f"{name} needs a type", token)
        return int(self._holds(name, types, token))

    def _holds(self, name: str, types: list[t.Type], token: int) -> bool:
        type_ = types[0]
        if name in _CLASS_TRAITS:
            return self._class_trait(name, type_)
        which = _TRIVIAL.get(name, -1)
        if which >= 0:
            return self._has_trivial(type_, which)
        which = _NOTHROW.get(name, -1)
        if which >= 0:
            return self._has_nothrow(type_, which)
        if name in _PAIRS:
            return self._pair(name, type_, types[1])
        if name in ("__is_convertible", "__is_convertible_to", "__is_nothrow_convertible"):
            return self.construction.convertible(type_, types[1], "nothrow" in name)
        if name in ("__is_constructible", "__is_nothrow_constructible", "__is_trivially_constructible"):
            return self.construction.constructible(type_, types[1:], name, token)
        if name in ("__is_assignable", "__is_nothrow_assignable", "__is_trivially_assignable"):
            return self.construction.assignable(type_, types[1], name, token)
        if name in ("__is_destructible", "__is_nothrow_destructible", "__is_trivially_destructible"):
            return self.construction.destructible(type_, name)
        if name in CLOSURE_TRAITS:
            return self.engine.extended_closures.holds(name, type_, token)
        found = self._sort(name, type_)
        if found >= 0:
            return found == 1
        raise Unknown(f"trait {name}", token)

    # --- sorts of types ----------------------------------------------------------------------------------------------

    def _sort(self, name: str, type_: t.Type) -> int:
        """Traits of the type alone: 1, 0, or -1 for another trait."""
        found = bare(type_)
        if name == "__is_class":
            return int(isinstance(found, ClassType) and found.kind != tk.TK_UNION)
        if name == "__is_union":
            return int(isinstance(found, ClassType) and found.kind == tk.TK_UNION)
        if name == "__is_enum":
            return int(isinstance(found, EnumType))
        if name == "__is_scoped_enum":
            return int(isinstance(found, EnumType) and found.scoped)
        if name == "__is_function":
            return int(isinstance(found, t.RoutineType))
        if name == "__is_object":
            return int(not isinstance(found, (t.RoutineType, t.ReferenceType, t.VoidType)))
        if name == "__is_reference":
            return int(isinstance(found, t.ReferenceType))
        if name == "__is_const":
            return int(bool(type_.qualifiers() & tk.CONST) and not isinstance(found, t.ReferenceType))
        if name == "__is_volatile":
            return int(bool(type_.qualifiers() & tk.VOLATILE) and not isinstance(found, t.ReferenceType))
        if name == "__is_array":
            return int(isinstance(found, t.ArrayType))
        if name == "__is_bounded_array":
            return int(isinstance(found, t.ArrayType) and found.count >= 0)
        if name == "__is_unbounded_array":
            return int(isinstance(found, t.ArrayType) and found.count < 0)
        return self._member_pointer(name, found)

    def _member_pointer(self, name: str, found: t.Type) -> int:
        if name == "__is_member_pointer":
            return int(isinstance(found, t.MemberPointerType))
        if name == "__is_member_function_pointer":
            return int(isinstance(found, t.MemberPointerType) and isinstance(bare(found.target), t.RoutineType))
        if name == "__is_member_object_pointer":
            return int(isinstance(found, t.MemberPointerType) and not isinstance(bare(found.target), t.RoutineType))
        return -1

    def _rank(self, type_: t.Type) -> int:
        count = 0
        found = bare(type_)
        while isinstance(found, t.ArrayType):
            count += 1
            found = bare(found.element)
        return count

    # --- two types ---------------------------------------------------------------------------------------------------

    def _pair(self, name: str, first: t.Type, second: t.Type) -> bool:
        if name in ("__is_same", "__is_same_as"):
            return first.canonical is second.canonical
        one = bare(first)
        two = bare(second)
        if name == "__is_layout_compatible":
            if one is two:
                return True
            raise Unknown("layout compatibility of two types")
        if not isinstance(one, ClassType) or not isinstance(two, ClassType):
            return False
        if one.kind == tk.TK_UNION or two.kind == tk.TK_UNION:
            return False
        if one is two:
            return True
        self.engine.classes.require_complete(two, -1)
        if name == "__is_base_of":
            return self.engine.classes.is_base_of(one, two)
        return self.engine.classes.is_base_of(one, two) and self.classes.is_standard_layout(two)

    # --- classes -----------------------------------------------------------------------------------------------------

    def _class_trait(self, name: str, type_: t.Type) -> bool:
        classes = self.classes
        if name == "__is_literal_type":
            return classes.is_literal(type_)
        if name == "__is_pod":
            return classes.is_pod(type_)
        if name == "__is_standard_layout":
            return classes.is_standard_layout_type(type_)
        if name == "__is_trivial":
            return classes.is_trivial(type_)
        if name == "__is_trivially_copyable":
            return classes.is_trivially_copyable(type_)
        if name == "__has_unique_object_representations":
            return classes.has_unique_representations(type_)
        found = bare(type_)
        if name == "__is_aggregate":
            if isinstance(found, t.ArrayType):
                return True
            return isinstance(found, ClassType) and self.engine.classes.is_aggregate(found)
        if not isinstance(found, ClassType):
            return False
        if name == "__is_final":
            return self.engine.classes.is_final(found)
        if found.kind == tk.TK_UNION and name != "__is_empty":
            return False
        self.engine.classes.require_complete(found, -1)
        if name == "__is_empty":
            return self.engine.classes.is_empty(found)
        if name == "__is_polymorphic":
            return self.engine.classes.is_polymorphic(found)
        if name == "__is_abstract":
            return self.engine.classes.is_abstract(found)
        return self.has_virtual_destructor(found)

    def has_virtual_destructor(self, cls: ClassType) -> bool:
        return any(routine.name.startswith("~") for routine in self.engine.virtuals.of(cls).overriders)

    def _has_trivial(self, type_: t.Type, which: int) -> bool:
        """The older traits of gcc: a deleted function is as good as its parts; true for everything that is no class."""
        found = element(type_)
        if isinstance(found, (t.VoidType, t.RoutineType)):
            return False
        if isinstance(found, t.ReferenceType):
            return which in (COPY_CONSTRUCTOR, DESTRUCTOR, MOVE_CONSTRUCTOR)
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT) and type_.qualifiers() & tk.CONST:
            return False
        if not isinstance(found, ClassType):
            return True
        self.engine.classes.require_complete(found, -1)
        return self.classes.is_trivial_or_deleted(found, which)

    def _has_nothrow(self, type_: t.Type, which: int) -> bool:
        found = element(type_)
        if isinstance(found, (t.VoidType, t.RoutineType, t.ReferenceType)):
            return isinstance(found, t.ReferenceType) and which == COPY_CONSTRUCTOR
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT) and type_.qualifiers() & tk.CONST:
            return False
        if not isinstance(found, ClassType):
            return True
        self.engine.classes.require_complete(found, -1)
        operation = self.engine.implicit.operation(found, which)
        if operation is None:
            return False
        return self.engine.implicit.is_deleted_routine(operation) or self.engine.exceptions.is_noexcept(operation)

    # --- what others of the engine ask -------------------------------------------------------------------------------

    def defaulted_is_noexcept(self, routine: Routine) -> bool:
        """The exception specification of a defaulted special member ([except.spec]/11)."""
        return self.construction.defaulted_is_noexcept(routine)


_DEVICE_LAMBDA: Final = "__nv_is_extended_device_lambda_closure_type"
_HOST_DEVICE_LAMBDA: Final = "__nv_is_extended_host_device_lambda_closure_type"
_PRESERVED_RESULT: Final = "__nv_is_extended_device_lambda_with_preserved_return_type"
CLOSURE_TRAITS: Final = frozenset((_DEVICE_LAMBDA, _HOST_DEVICE_LAMBDA, _PRESERVED_RESULT))


class ExtendedClosures:
    """Answers the traits; a lambda that must not stand where it does is unknown."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[LambdaNode, bool] = {}

    def holds(self, name: str, type_: t.Type, token: int) -> bool:
        """Whether a trait holds for a type, whose qualifiers do not matter."""
        closure = closure_of(type_)
        if closure is None or not self.is_extended(closure, token):
            return False
        host = self.engine.lambda_numbers.annotations(closure)[1]
        if name == _HOST_DEVICE_LAMBDA:
            return host
        if host or name == _DEVICE_LAMBDA:
            return not host
        return self._keeps_result(closure.node, token)

    def is_extended(self, closure: LambdaNode, token: int) -> bool:
        """Whether a lambda is marked for the device and stands in the body of a function of the host."""
        return self.engine.lambda_numbers.annotations(closure)[0] and self._is_in_host_code(closure, token)

    def is_surely_extended(self, closure: LambdaNode) -> bool:
        """Whether a closure is extended; no where that is unknown."""
        known = self._known.get(closure)
        if known is None:
            try:
                known = self.is_extended(closure, closure.node.start)
            except Unknown:
                known = False
            self._known[closure] = known
        return known

    def complete(self, closure: LambdaNode) -> None:
        """Adds the member that an extended host-device lambda has behind its captures, where it converts to no pointer
        to function (observed)."""
        if self.has_hidden_field(closure):
            types = self.engine.types
            made = Field("", closure.node.start, closure.closure)
            made.type = types.pointer(types.void)
            fields = closure.closure.fields
            assert fields is not None
            fields.append(made)

    def has_hidden_field(self, closure: LambdaNode) -> bool:
        """Whether it is a lambda with such a member."""
        if not closure.captures and closure.node.default < 0:
            return False
        return self.engine.lambda_numbers.annotations(closure)[1] and self.is_surely_extended(closure)

    def _is_in_host_code(self, closure: LambdaNode, token: int) -> bool:
        """Whether a lambda stands in the body of a function of the host, plain lambdas in between left out."""
        around: Entity | None = closure.closure.parent
        while isinstance(around, Routine):
            outer = closure_of(around.parent) if isinstance(around.parent, ClassType) else None
            if outer is None:
                return self._is_body_of_host(around, closure, token)
            device, host = self.engine.lambda_numbers.annotations(outer)
            if device and not host:
                return False
            if device or outer.call_template is not None or closure.node.start < outer.node.body:
                raise Unknown("an extended lambda in another one", token)
            around = outer.closure.parent
        return False

    def _is_body_of_host(self, routine: Routine, closure: LambdaNode, token: int) -> bool:
        if routine.flags & en.GLOBAL or (routine.flags & en.DEVICE and not routine.flags & en.HOST):
            return False
        owner = routine.owner()
        if owner is not None and isinstance(owner.parent, Routine):
            raise Unknown("a lambda in a member of a local class", token)
        declared = self.engine.declare_types.definition(routine)
        if declared is None or closure.node.start < declared.piece.body:
            raise Unknown("a lambda in front of the body", token)
        return True

    def _keeps_result(self, node: e.Lambda, token: int) -> bool:
        """Whether the result is written and says nothing of the parameters."""
        written = node.return_type
        if written is None:
            return False
        engine = self.engine
        if engine.kinds.find(k.AUTO, written.start, written.end) >= 0:
            raise Unknown("a result that is deduced", token)
        parameters = node.parameters.parameters if node.parameters is not None else []
        names = {engine.lexemes[one.declarator.id] for one in parameters if one.declarator.id >= 0}
        return names.isdisjoint(engine.lexemes[written.start : written.end])


def closure_of(type_: t.Type) -> LambdaNode | None:
    """The lambda that a type is the closure of."""
    found = bare(type_)
    closure = found.closure if isinstance(found, ClassType) else None
    return closure if isinstance(closure, LambdaNode) else None


_QUALIFIERS: Final[dict[str, int]] = {
    "__remove_cv": tk.CONST | tk.VOLATILE, "__remove_const": tk.CONST, "__remove_volatile": tk.VOLATILE,
    "__remove_restrict": tk.RESTRICT,
}  # fmt: skip


class TypeTransformations(EnginePart):
    def of(self, name: str, argument: t.Type, token: int) -> t.Type:
        """The type that the trait makes of its argument."""
        types = self.engine.types
        found = bare(argument)
        if name == "__underlying_type":
            if not isinstance(found, EnumType):
                raise IllFormed("type must be an enumeration type", token)
            return self.engine.enums.underlying(found)
        removed = _QUALIFIERS.get(name, 0)
        if removed:
            return self._without(argument, removed)
        if name in ("__remove_reference", "__remove_reference_t"):
            return found.target if isinstance(found, t.ReferenceType) else argument
        if name == "__remove_cvref":
            return self._without(
                found.target if isinstance(found, t.ReferenceType) else argument, tk.CONST | tk.VOLATILE
            )
        if name == "__remove_pointer":
            return found.target if isinstance(found, t.PointerType) else argument
        if name in ("__remove_extent", "__remove_all_extents"):
            return self._element(argument, name == "__remove_all_extents")
        if name == "__decay":
            return self.decayed(argument)
        if name in ("__make_signed", "__make_unsigned"):
            return self._with_sign(argument, name == "__make_unsigned", token)
        if isinstance(found, t.VoidType) or is_abominable(found):
            return types.pointer(argument) if isinstance(found, t.VoidType) and name == "__add_pointer" else argument
        if name == "__add_lvalue_reference":
            return types.reference(argument, False)
        if name == "__add_rvalue_reference":
            return types.reference(argument, True)
        if name == "__add_pointer":
            return types.pointer(found.target if isinstance(found, t.ReferenceType) else argument)
        raise Unknown(f"trait {name}", token)

    def _without(self, argument: t.Type, removed: int) -> t.Type:
        kept = argument.qualifiers() & ~removed
        if kept == argument.qualifiers():
            return argument
        return self.engine.types.qualified(self.engine.types.unqualified(argument), kept)

    def _element(self, argument: t.Type, all_levels: bool) -> t.Type:
        found = bare(argument)
        while isinstance(found, t.ArrayType):
            argument = found.element
            found = bare(argument)
            if not all_levels:
                break
        return argument

    def decayed(self, argument: t.Type) -> t.Type:
        """The type of a by-value parameter that is declared with a type ([dcl.fct]/5)."""
        found = bare(argument)
        value = found.target if isinstance(found, t.ReferenceType) else argument
        return self.engine.placeholders.decayed(value)

    def _with_sign(self, argument: t.Type, unsigned: bool, token: int) -> t.Type:
        types = self.engine.types
        found = bare(argument)
        if isinstance(found, EnumType):
            found = bare(self.engine.enums.underlying(found))
        if not isinstance(found, t.IntegerType) or found.sort == tk.BOOL:
            raise IllFormed("type must be an integral type", token)
        kind = max(found.int_kind, tk.SIGNED_CHAR)
        if found.sort != tk.PLAIN:
            # A character type becomes the integer type of its size.
            size = tk.INTEGER_SIZES[kind]
            kind = {1: tk.SIGNED_CHAR, 2: tk.SHORT, 4: tk.INT}[size]
        if found.int_kind == tk.CHAR and found.sort == tk.PLAIN:
            kind = tk.SIGNED_CHAR
        signed = kind if kind & 1 else kind - 1
        return types.qualified(types.integers[signed + 1 if unsigned else signed], argument.qualifiers())
