"""Why an operator means nothing for its operands: their types, and a note about each candidate, built-in ones too
(observed; [over.built] has the patterns)."""

from cufe.checks.expressions.refused_candidates import RefusedCandidates
from cufe.diagnostics.report import Message, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LVALUE, BracedInitList, Expression
from cufe.il.templates import Template
from cufe.il.types import MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.declared.contexts import is_instance_context
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.candidates import WRITTEN, Rejected, Resolution
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_enum, is_integral, is_object_pointer, is_scoped_enum

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.sema.engine import Engine

_BUILTIN: Final = 3328
_ARITHMETIC: Final = "<promoted arithmetic>"
_INTEGRAL: Final = "<promoted integral>"
_OBJECT: Final = "<pointer to object>"
_DISTANCE: Final = "<ptrdiff_t>"
_NULLPTR: Final = "<nullptr>"
_ENUM: Final = "<enum>"
_POINTER: Final = "<pointer>"
_MEMBER: Final = "<pointer-to-member>"
_BOOL: Final = "<bool>"
_NUMBERS: Final = (_ARITHMETIC, _ARITHMETIC)
_INTEGERS: Final = (_INTEGRAL, _INTEGRAL)
_STEP: Final = (_OBJECT, _DISTANCE)
_EQUALITY: Final = (_NUMBERS, (_POINTER, _POINTER), (_NULLPTR, _NULLPTR), (_ENUM, _ENUM), (_MEMBER, _MEMBER))
_RELATION: Final = (_NUMBERS, (_POINTER, _POINTER), (_ENUM, _ENUM), (_NULLPTR, _NULLPTR))
_MOVED: Final = (("<arithmetic>", _ARITHMETIC), _STEP)
_SCALED: Final = (("<arithmetic>", _ARITHMETIC),)
_ASSIGNED_BITS: Final = (("<integral>", _INTEGRAL),)
_CHANGED: Final = (("<non-bool arithmetic>",), (_OBJECT,))
#: the patterns of the operators between two operands, in the order in which EDG lists them
_BINARY: "Final[dict[str, tuple[tuple[str, ...], ...]]]" = {
    "+": (_NUMBERS, _STEP, (_DISTANCE, _OBJECT)), "-": (_NUMBERS, _STEP, (_OBJECT, _OBJECT)),
    "*": (_NUMBERS,), "/": (_NUMBERS,),
    "%": (_INTEGERS,), "&": (_INTEGERS,), "|": (_INTEGERS,), "^": (_INTEGERS,), "<<": (_INTEGERS,), ">>": (_INTEGERS,),
    "==": _EQUALITY, "!=": _EQUALITY, "<": _RELATION, ">": _RELATION, "<=": _RELATION, ">=": _RELATION,
    "&&": ((_BOOL, _BOOL),), "||": ((_BOOL, _BOOL),), "[]": (_STEP, (_DISTANCE, _OBJECT)), "->*": ((_OBJECT, _MEMBER),),
    "+=": _MOVED, "-=": _MOVED, "*=": _SCALED, "/=": _SCALED, "%=": _ASSIGNED_BITS, "&=": _ASSIGNED_BITS,
    "|=": _ASSIGNED_BITS, "^=": _ASSIGNED_BITS, "<<=": _ASSIGNED_BITS, ">>=": _ASSIGNED_BITS, "=": (),
}  # fmt: skip
_UNARY: "Final[dict[str, tuple[tuple[str, ...], ...]]]" = {
    "+": ((_ARITHMETIC,), (_POINTER,)), "-": ((_ARITHMETIC,),), "~": ((_INTEGRAL,),), "!": ((_BOOL,),),
    "*": ((_OBJECT,), ("<pointer to function>",)), "++": _CHANGED, "--": _CHANGED,
}  # fmt: skip
#: listed only where an operand is, or may become, one of that kind
_ONLY_OF_SAME: Final = (_POINTER, _ENUM, _MEMBER)
_ASSIGNING: Final = ("<arithmetic>", "<integral>")


class RefusedOperators:
    """Words for an operator that no candidate gives a meaning."""

    def __init__(self, engine: "Engine", mistake: Mistake) -> None:
        self.engine: Engine = engine
        self.operator: str = mistake.name
        self.operands: list[Expression] = list(mistake.details.arguments)
        self.resolution: Resolution | None = mistake.details.resolution
        self.token: int = mistake.token
        self._is_postfix: bool = self.operator in ("++", "--") and self.operands[0].token < self.token
        self._refused: RefusedCandidates = RefusedCandidates(engine)
        self._types: dict[int, list[Type]] = {}

    def operand_types(self) -> Message:
        """`A + int`, `- A`, `A ++` or `A [ int ]`."""
        types = [self._refused.type_name(operand) for operand in self.operands]
        if len(types) == 1:
            text = f"{types[0]} {self.operator}" if self._is_postfix else f"{self.operator} {types[0]}"
        elif self.operator == "[]":
            text = f"{types[0]} [ {types[1]} ]"
        else:
            text = f"{types[0]} {self.operator} {types[1]}"
        return Message("operand types are: %s", text)

    def notes(self) -> list[Note]:
        """Why the functions do not fit, then why the built-in operators do not."""
        found = [] if self.resolution is None else self._functions(self.resolution)
        if any(isinstance(operand, BracedInitList) for operand in self.operands):
            return found
        table = _UNARY if len(self.operands) == 1 else _BINARY
        at = self.engine.unit.offset(self.token)
        for pattern in table.get(self.operator, ()):
            for _ in range(self._listed(pattern)):
                failing = self._failing(pattern)
                shown = (*pattern, "<integral>") if self._is_postfix else pattern
                found.append(Note(_BUILTIN, at, f"{self.operator}({', '.join(shown)})", failing + 1))
        return found

    def _functions(self, resolution: Resolution) -> list[Note]:
        """Members first, then the functions of each namespace, from the last; friends of instances are not listed."""
        scopes: dict[Entity | None, list[Rejected]] = {}
        for one in resolution.rejected:
            entity = one.candidate.template or one.candidate.routine
            if one.candidate.form != WRITTEN:
                raise Unknown("how a rewritten comparison is listed", self.token)
            if entity is not None and not _is_friend_of_instance(entity):
                scopes.setdefault(entity.parent, []).append(one)
        found: list[Note] = []
        for group in scopes.values():
            found += self._refused.notes_of(group, len(group) > 1)
        return found

    def _listed(self, pattern: "tuple[str, ...]") -> int:
        """How often a pattern is listed: once, or once for each type that it could be made for."""
        if pattern[0] in _ASSIGNING or (pattern is _STEP and self.operator in ("+=", "-=")):
            return self.operands[0].category == LVALUE
        if pattern == (_OBJECT, _OBJECT):
            return any(is_object_pointer(one) for place in (0, 1) for one in self._of(place))
        if len(pattern) == 1 or pattern[1] not in _ONLY_OF_SAME:
            return 1
        types = {one for place in (0, 1) for one in self._of(place) if _FITS[pattern[1]](one)}
        return len(types) if pattern[1] == _ENUM else min(len(types), 1)

    def _failing(self, pattern: "tuple[str, ...]") -> int:
        """The first operand that does not fit."""
        for place, wanted in enumerate(pattern):
            if wanted in _ASSIGNING or wanted == "<non-bool arithmetic>":
                fits = self._is_variable(place, wanted)
            elif wanted == _BOOL:
                fits = self._is_condition(place)
            else:
                # What an object becomes is converted once more, so a floating-point number will do for an integer.
                is_object = class_of(self.operands[place].type) is not None
                tested = _is_number if is_object and wanted in (_INTEGRAL, _DISTANCE) else _FITS[wanted]
                fits = any(tested(one) for one in self._of(place))
            if not fits:
                return place
        raise Unknown("why a built-in operator does not fit", self.token)

    def _of(self, place: int) -> list[Type]:
        """The types that an operand has or that its conversion functions give."""
        found = self._types.get(place)
        if found is None:
            operand = self.operands[place]
            builtins = self.engine.operator_overloads.builtins
            if builtins.converts_to_anything(operand):
                raise Unknown("what an operand converts to", self.token)
            found = self._types[place] = builtins.operand_types(operand)
        return found

    def _is_variable(self, place: int, wanted: str) -> bool:
        """Whether an operand is a number, or gives a reference to one, that may be assigned to."""
        operand = self.operands[place]
        cls = class_of(operand.type)
        fits = is_integral if wanted == "<integral>" else is_arithmetic
        if cls is None:
            return fits(bare(operand.type)) and not is_enum(operand.type)
        for function in self.engine.conversions.functions.of(cls):
            if not isinstance(function, Routine):
                continue
            result = self.engine.declare_types.result_type(function).canonical
            if isinstance(result, ReferenceType) and fits(bare(result.target)):
                return True
        return False

    def _is_condition(self, place: int) -> bool:
        operand = self.operands[place]
        cls = class_of(operand.type)
        if cls is None:
            return not is_scoped_enum(operand.type)
        return bool(self.engine.conversions.functions.of(cls))


def _is_friend_of_instance(entity: Entity) -> bool:
    declarations = entity.declarations if isinstance(entity, (Routine, Template)) else []
    return bool(declarations) and isinstance(entity.parent, Namespace) and is_instance_context(declarations[0].context)


def _is_number(type_: Type) -> bool:
    return is_arithmetic(type_) or (is_enum(type_) and not is_scoped_enum(type_))


def _is_integer(type_: Type) -> bool:
    return is_integral(type_) or (is_enum(type_) and not is_scoped_enum(type_))


#: whether a type fits a parameter of a pattern
_FITS: "Final[dict[str, Callable[[Type], bool]]]" = {
    _ARITHMETIC: _is_number,
    _INTEGRAL: _is_integer,
    _DISTANCE: _is_integer,
    _OBJECT: is_object_pointer,
    "<pointer to function>": lambda one: isinstance(one, PointerType) and isinstance(bare(one.target), RoutineType),
    _POINTER: lambda one: isinstance(one, PointerType),
    _ENUM: is_enum,
    _MEMBER: lambda one: isinstance(one, MemberPointerType),
    _NULLPTR: lambda one: isinstance(one, NullptrType),
}
