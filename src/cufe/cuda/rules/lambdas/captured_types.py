"""The types of what extended lambdas capture, take and give (observed: lambdas 6.1, 6.2), by the typed tree."""

import re

from cufe.cuda.instance_names import InstanceNames
from cufe.cuda.lambda_nodes import gather_lambdas
from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame, TypeName
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.il.entity import AS_PUBLIC, Entity
from cufe.il.expressions import LambdaCapture, LambdaNode
from cufe.il.templates import PACK, Template, TemplateArgument
from cufe.il.type_names import TypeNames
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import give_up
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_RANK: Final = 20140
_NOT_DEFAULT: Final = 20141
_NOT_ASSIGNABLE: Final = 20142
_LOCAL: Final = 20146
_PRIVATE: Final = 20147
_PRIVATE_TEMPLATE: Final = 20148
_LOCAL_ARGUMENT: Final = 20149
_PRIVATE_ARGUMENT: Final = 20150
_LOCAL_SIGNATURE: Final = 20153
_PRIVATE_SIGNATURE: Final = 20154
_INITIALISER_LIST: Final = 20159
_MOST_DIMENSIONS: Final = 7
_SPECIALISATION: Final = bytes((k.TEMPLATE, ord("<"), ord(">")))
#: what asks for the captures of `this`
_THIS: Final = 20178
_THIS_TAG: Final = "this_addr_capture_ext_lambda"
_CONSTEXPR_IF: Final = bytes((k.IF, k.CONSTEXPR))
_ALIASES: Final = bytes((k.USING, k.TYPEDEF))
#: an array of a named type, or one with many dimensions
_ARRAY: Final = re.compile(rb"[i>]i\[|(?:\[[^\[\]]*\]){8}")
_TYPE_WORDS: Final = (k.STRUCT, k.CLASS, k.UNION, k.ENUM)


class CapturedTypes:
    """Knows the lambdas of functions by their `[`; nothing where the engine cannot tell."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.names: TypeNames = TypeNames(Addresses())
        #: lambdas by the function's piece, and then by their first tokens
        self._known: dict[int, dict[int, LambdaNode]] = {}
        #: the instance under way
        self._frames: list[Frame] = []
        #: functions by their pieces, those with lambdas
        self.routines: dict[int, Routine] = {}

    def lambda_at(self, path: list[Piece], opening: int) -> LambdaNode | None:
        """The lambda in the function that is the innermost of some pieces; None where no type in it can matter."""
        piece = path[-1]
        known = self._known.get(piece.start)
        if known is None:
            known = self._read(path) if self._is_in_doubt(path) else {}
            self._known[piece.start] = known
        return known.get(opening)

    def _is_in_doubt(self, path: list[Piece]) -> bool:
        """Whether a type that matters is in sight: one of the function, a member of a class, a closure, an array."""
        kinds = self.examined.kinds
        piece = path[-1]
        if kinds[piece.start : piece.start + 3] == _SPECIALISATION:
            return True
        if kinds.find(_CONSTEXPR_IF, piece.body, piece.end) >= 0 or self.examined.report.may_show(_THIS, _THIS_TAG):
            return True
        if self._has_member_types(path):
            return True
        if any(kinds.find(word, piece.body, piece.end) >= 0 for word in _TYPE_WORDS):
            return True
        openings = {slot.opening for slot in self.examined.slots if slot.words & DEVICE}
        body = self.examined.lookup().bodies.of(piece, "")
        if any(node.start not in openings for node in body.lambdas):
            return True
        if _ARRAY.search(kinds, piece.start, piece.end) is not None:
            return True
        return "initializer_list" in self.examined.lexemes[piece.start : piece.body]

    def _has_member_types(self, path: list[Piece]) -> bool:
        """Whether a function belongs to a class with types of its own, which could be private."""
        examined = self.examined
        braces = [around.body for around in path if around.sort == c.CLASS]
        for one in parse_piece(examined, path[-1], path[:-1], False):
            qualifier = one.qualifier_token()
            if qualifier < 0:
                continue
            entity = examined.lookup().resolve(qualifier)
            if entity is None or not entity.is_type or entity.body < 0:
                return entity is None or entity.is_type
            braces.append(entity.body)
        return any(
            inner.sort in (c.CLASS, c.ENUM) or examined.kinds[inner.head] in _ALIASES
            for brace in braces
            for inner in examined.cutter.pieces(brace)
        )

    def _read(self, path: list[Piece]) -> dict[int, LambdaNode]:
        engine = self.examined.engine()
        found: dict[int, LambdaNode] = {}
        try:
            routine = engine.definitions.at(path)
            if routine is not None:
                self.routines[path[-1].start] = routine
                gather_lambdas(engine, routine, found)
        except Exception as failure:
            give_up(failure)
        return found

    # --- captures ------------------------------------------------------------------------------------------------

    def check_capture(self, capture: LambdaCapture, token: int, found_at: int, sort: str, generic: bool) -> None:
        """A captured variable: what arrays must fulfil, then which classes and enumerations its type names; in a
        template the latter waits for the instance."""
        type_ = capture.field.type
        if capture.variable is not None:
            try:
                type_ = self.examined.engine().declare_types.variable_type(capture.variable)
            except (Unknown, IllFormed, Dependent):
                return
        if type_ is None:
            return
        if capture.variable is not None:
            self._array(type_, token, found_at, sort)
        elif self._is_initialiser_list(type_):
            self.examined.add_late(_INITIALISER_LIST, token, found_at, sort)
        if not generic:
            self._name_offences(type_, token, found_at)

    def _name_offences(self, type_: t.Type, token: int, found_at: int) -> None:
        for number, name in self._offences(type_, _LOCAL, _PRIVATE):
            self._add(number, token, found_at, TypeName(name))

    def _add(self, number: int, token: int, found_at: int, fill_in: TypeName | str) -> None:
        """Reports something of the function under way, or of its instance."""
        offset = self.examined.unit.offset
        self.examined.report.add(number, offset(token), fill_in, context=[*self._frames], detected=offset(found_at))

    def check_instances(self, directive: Piece) -> None:
        """The lambdas in what an explicit instantiation makes."""
        try:
            for routine in self.examined.engine().instantiations.routines(directive.start, directive.end):
                asked_for = self.examined.unit.offset(directive.start)
                name = InstanceNames(self.examined.engine()).of_routine(routine)
                self._frames = [Frame("instantiation of %sq", asked_for, name)]
                self._check_instance(routine)
        except Exception as failure:
            give_up(failure)
        self._frames = []

    def _check_instance(self, routine: Routine) -> None:
        """The lambdas in an instance that is made at the end of the unit."""
        examined = self.examined
        found: dict[int, LambdaNode] = {}
        gather_lambdas(examined.engine(), routine, found)
        end = len(examined.kinds) - 1
        for slot in examined.slots:
            node = found.get(slot.opening)
            if node is None or not slot.words & DEVICE:
                continue
            self.check_parent(routine, slot, end)
            for capture in node.captures:
                type_ = capture.field.type
                if type_ is not None:
                    self._name_offences(type_, capture.token, end)
            if not slot.is_device_only:
                self.check_signature(node, end)

    def check_parent(self, routine: Routine, slot: LambdaSlot, found_at: int) -> None:
        """The template arguments of the function around a lambda."""
        for argument in routine.arguments:
            for part in argument.pack if argument.kind == PACK else [argument]:
                if part.type is not None:
                    for number, name in self._offences(part.type, _LOCAL_ARGUMENT, _PRIVATE_ARGUMENT):
                        self._add(number, slot.anchor, found_at, TypeName(name))
                elif part.template is not None and self._is_private(part.template):
                    self._add(_PRIVATE_TEMPLATE, slot.anchor, found_at, slot.sort)

    def _is_private(self, template: Template) -> bool:
        """Whether a template is a member of a class that not everybody may use."""
        if not isinstance(template.parent, ClassType) or not template.declarations:
            return False
        return self.examined.engine().declare.access(template.declarations[0]) != AS_PUBLIC

    def check_signature(self, node: LambdaNode, found_at: int) -> None:
        """The result and the parameters of a `__host__ __device__` lambda."""
        if node.routine is None:
            return
        try:
            type_ = self.examined.engine().declare_types.routine_type(node.routine)
            result = self.examined.engine().declare_types.result_type(node.routine)
        except (Unknown, IllFormed, Dependent):
            return
        for part in [result, *type_.parameters]:
            for number, name in self._offences(part, _LOCAL_SIGNATURE, _PRIVATE_SIGNATURE):
                self._add(number, node.node.start, found_at, TypeName(name))

    def _is_initialiser_list(self, type_: t.Type) -> bool:
        cls = type_.skip_typerefs()
        if not isinstance(cls, ClassType) or cls.name != "initializer_list" or cls.parent is None:
            return False
        return cls.parent.name == "std"

    def _array(self, type_: t.Type, token: int, found_at: int, sort: str) -> None:
        rank = 0
        element = type_.skip_typerefs()
        while isinstance(element, t.ArrayType):
            rank += 1
            element = element.element.skip_typerefs()
        if not rank:
            return
        if rank > _MOST_DIMENSIONS:
            self.examined.add_late(_RANK, token, found_at, sort, TypeName(self.names.of(type_.skip_typerefs())))
        if not isinstance(element, ClassType) or element.dependent:
            return
        engine = self.examined.engine()
        plain = engine.types.unqualified(element)
        name = self.names.of(plain)
        checks = (
            (_NOT_DEFAULT, "__is_constructible", [plain]),
            (_NOT_ASSIGNABLE, "__is_assignable", [engine.types.reference(plain, False), plain]),
        )
        for number, trait, arguments in checks:
            try:
                holds = engine.traits.value(trait, arguments, token)
            except (Unknown, IllFormed, Dependent):
                continue
            if not holds:
                self.examined.add_late(number, token, found_at, sort, TypeName(name))

    # --- types ---------------------------------------------------------------------------------------------------

    def _offences(self, type_: t.Type, local: int, private: int) -> list[tuple[int, str]]:
        """The classes and enumerations in a type that are local to a function, or private or protected members."""
        found: list[tuple[int, str]] = []
        pending: list[t.Type] = [type_]
        while pending:
            at = pending.pop().skip_typerefs()
            if isinstance(at, (t.QualifiedType, t.PointerType, t.ReferenceType)):
                pending.append(at.target)
            elif isinstance(at, t.MemberPointerType):
                pending += [at.target, at.owner]
            elif isinstance(at, t.ArrayType):
                pending.append(at.element)
            elif isinstance(at, (ClassType, EnumType)):
                self._offence(at, local, private, found)
                if isinstance(at, ClassType):
                    if isinstance(at.parent, ClassType):
                        pending.append(at.parent)
                    pending += _types_of(at.arguments)
        return found

    def _offence(self, type_: ClassType | EnumType, local: int, private: int, found: list[tuple[int, str]]) -> None:
        if isinstance(type_, ClassType) and self._is_extended(type_):
            return
        if _is_local(type_):
            found.append((local, self._local_name(type_)))
        elif isinstance(type_.parent, ClassType) and type_.access != AS_PUBLIC:
            found.append((private, self.names.of(type_)))

    def _local_name(self, type_: ClassType | EnumType) -> str:
        """`L`, `lambda [](int)->long` for a closure."""
        closure = type_.closure if isinstance(type_, ClassType) else None
        if not isinstance(closure, LambdaNode):
            return self.names.of(type_)
        if closure.routine is None:
            return "lambda []"
        try:
            signature = self.examined.engine().declare_types.routine_type(closure.routine)
            result = self.examined.engine().declare_types.result_type(closure.routine)
        except (Unknown, IllFormed, Dependent):
            return "lambda []"
        parameters = ", ".join([self.names.of(parameter) for parameter in signature.parameters])
        mutable = "" if signature.cv & tk.CONST else " mutable"
        return f"lambda []({parameters}){mutable}->{self.names.of(result)}"

    def _is_extended(self, cls: ClassType) -> bool:
        """Whether a class is the closure of an extended lambda."""
        if cls.closure is None:
            return False
        return any(slot.words & DEVICE and slot.opening == cls.token for slot in self.examined.slots)


def _is_local(entity: Entity) -> bool:
    around = entity.parent
    while isinstance(around, ClassType):
        around = around.parent
    return isinstance(around, Routine)


def _types_of(arguments: tuple[TemplateArgument, ...]) -> list[t.Type]:
    """The types among template arguments, those of packs included."""
    found: list[t.Type] = []
    for argument in arguments:
        for part in argument.pack if argument.kind == PACK else [argument]:
            if part.type is not None:
                found.append(part.type)
    found.reverse()
    return found
