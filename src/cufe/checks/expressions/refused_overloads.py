"""Why overload resolution found no function or operator: the types of the arguments or operands, and a note about each
candidate."""

from cufe.diagnostics.report import EntityName, Message, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import IMPLICIT, SFK_CONSTRUCTOR, ClassType, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LVALUE, BracedInitList, Expression, LambdaNode, OverloadExpression
from cufe.il.templates import Template
from cufe.il.types import MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.declared.contexts import is_instance_context
from cufe.sema.expr.operands import class_of
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import WRITTEN, Rejected, Resolution
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_enum, is_integral, is_object_pointer, is_scoped_enum
from cufe.syntax.cutter import FUNCTION

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cufe.sema.engine import Engine


_CONSTRAINT: Final = 3321
_COUNT: Final = 3322
_ARGUMENT: Final = 3326
_DEDUCTION: Final = 3327


class RefusedCandidates:
    """Words for what a resolution rejected."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()
        self.instances: InstanceNames = InstanceNames(engine)

    def arguments(self, arguments: "Sequence[Expression]") -> list[Message]:
        """The line with the types of the arguments; none where there are none."""
        if not arguments:
            return []
        return [Message("argument types are: (%s)", ", ".join([self.type_name(argument) for argument in arguments]))]

    def rivals(self, resolution: Resolution) -> list[Message]:
        """The candidates that fit equally well."""
        entities = [candidate.template or candidate.routine for candidate in resolution.ambiguous]
        return self.declared([entity for entity in entities if entity is not None])

    def declared(self, entities: "Sequence[Entity]") -> list[Message]:
        """A line for each of some functions: its signature, and where it is declared."""
        found: list[Message] = []
        for entity in entities:
            at = self.engine.unit.offset(entity.token)
            found.append(Message("%nd", EntityName(kind_of(entity), self.signature(entity), at)))
        return found

    def notes(self, resolution: Resolution, overloaded: bool, lone: "Sequence[Entity]" = ()) -> list[Note]:
        """A note for each candidate that does not fit. Those that are `overloaded` are named with their parameters, but
        for some `lone` ones."""
        return self.notes_of(resolution.rejected, overloaded, lone)

    def notes_of(self, rejected: "Sequence[Rejected]", overloaded: bool, lone: "Sequence[Entity]" = ()) -> list[Note]:
        """The same in order: inherited constructors, implicit ones, the others from the last."""
        told = [
            one
            for one in rejected
            if one.reason not in (cd.NO_OBJECT_CONVERSION, cd.WORSE) and one.candidate.surrogate is None
            if one.candidate.template is not None or one.candidate.routine is not None
        ]
        inherited = [one for one in told if _generations(one.candidate)]
        if inherited and _generations(inherited[0].candidate) % 2 == 0:
            # Each using-declaration turns them round.
            inherited.reverse()
        others = [one for one in told if one not in inherited]
        implied = [one for one in others if _is_implied(one.candidate)]
        written = [one for one in reversed(others) if one not in implied]
        if implied and not _is_constructor(implied[0].candidate):
            implied.reverse()
        if inherited:
            # The default constructor is declared behind the using-declaration.
            implied.sort(key=self._is_default)
        return [self._note(one, overloaded, lone) for one in inherited + implied + written]

    def _is_default(self, rejected: Rejected) -> bool:
        routine = rejected.candidate.routine
        return routine is not None and not self.engine.declare_types.routine_type(routine).parameters

    def signature(self, entity: Entity) -> str:
        """A candidate with its parameters: `S<T>::f(T) const [with T=int]`."""
        routine = self.engine.prototypes.of(entity) if isinstance(entity, Template) else entity
        if not isinstance(routine, Routine):
            raise Unknown("function without a type", entity.token)
        return self.instances.of_overload(routine)

    def type_name(self, argument: Expression) -> str:
        """The type of an argument, as the lines below a message name it."""
        if isinstance(argument, BracedInitList):
            return "{...}"
        if isinstance(argument, OverloadExpression):
            only = self.engine.addresses.single(argument)
            if only is None:
                return "<unknown-type>"
            return self.names.of(self.engine.addresses.operand(argument, only).type)
        return self.names.of(referred_to(argument.type))

    def _note(self, rejected: Rejected, overloaded: bool, lone: "Sequence[Entity]") -> Note:
        """Why one candidate is not it."""
        candidate = rejected.candidate
        entity = candidate.template or candidate.routine
        if entity is None:
            raise Unknown("candidate without a function")
        with_parameters = overloaded and entity not in lone
        text = self.signature(entity) if with_parameters else self._plain_name(entity)
        name = EntityName(kind_of(entity), text)
        at = self.engine.unit.offset(_defined_at(entity))
        if rejected.reason in (cd.TOO_FEW, cd.TOO_MANY):
            return Note(_COUNT, at, name)
        if rejected.reason == cd.NO_CONVERSION:
            return Note(_ARGUMENT, at, name, rejected.index + 1)
        if rejected.reason == cd.DEDUCTION:
            return Note(_DEDUCTION, at, name)
        if rejected.reason == cd.CONSTRAINTS:
            return Note(_CONSTRAINT, at, name)
        raise Unknown("why a candidate is not taken")

    def _plain_name(self, entity: Entity) -> str:
        """`A::f`; of a call operator the name of the closure."""
        owner = entity.parent
        if isinstance(owner, ClassType) and isinstance(owner.closure, LambdaNode):
            return closure_name(self.engine, self.names, owner.closure)
        return self.instances.of_entity(entity)


def _is_implied(candidate: cd.Candidate) -> bool:
    return candidate.routine is not None and bool(candidate.routine.flags & IMPLICIT)


def _generations(candidate: cd.Candidate) -> int:
    """How often a constructor has been inherited."""
    entity = candidate.template or candidate.routine
    found = 0
    while entity is not None and entity.inherited is not None:
        entity = entity.inherited
        found += 1
    return found


def set_name(engine: "Engine", named: OverloadExpression) -> EntityName:
    """A set of functions: `overloaded function "f"`, `function template "t"`."""
    first = named.candidates[0]
    kind = "overloaded function" if len(named.candidates) > 1 else kind_of(first)
    return EntityName(kind, InstanceNames(engine).of_entity(first))


def kind_of(entity: Entity) -> str:
    """The words in front of a function's name."""
    return "function template" if isinstance(entity, Template) else "function"


def _is_constructor(candidate: cd.Candidate) -> bool:
    return candidate.routine is not None and candidate.routine.special == SFK_CONSTRUCTOR


def _defined_at(entity: Entity) -> int:
    """The token of a function template's definition, where there is one beside other declarations."""
    if isinstance(entity, Template):
        for declared in entity.declarations:
            if declared.piece.body >= 0 and declared.piece.sort == FUNCTION:
                return declared.binding.name
    return entity.token


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
