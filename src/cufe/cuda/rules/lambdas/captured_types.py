"""The types of what extended lambdas capture, take and give (observed: lambdas 6.1, 6.2), by the typed tree."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import names_around
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics.report import Frame, TypeName
from cufe.final import Final
from cufe.il import entities as en
from cufe.il import operations as o
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.entities import THIS_PARAMETER, ClassType, EnumType, Routine, Variable
from cufe.il.entity import AS_PUBLIC
from cufe.il.expressions import COMPILER_GENERATED, LambdaCapture, LambdaNode, Operation
from cufe.il.type_names import TypeNames
from cufe.il.walk import parts_of, unpacked
from cufe.sema.declared.declarators import deduces_result
from cufe.sema.declared.implicit import COPY_ASSIGNMENT, DEFAULT_CONSTRUCTOR
from cufe.sema.failures import guarded, unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.templates.specializations import is_specialization
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.text import kinds as k

# Who may construct and assign the elements of a captured array: members and friends of their class may use what is
# private or protected ([class.friend]).


def may_use(examined: ExaminedUnit, cls: ClassType, which: int, token: int) -> bool:
    """Whether a special member function of a class exists, and the function around a token may be one that has access
    to it, as far as names tell."""
    operation = examined.engine().implicit.operation(cls, which)
    if operation is None or operation.flags & en.DELETED:
        return False
    names = names_around(examined, token)
    path = examined.cutter.path(token)
    for one in declared_by(examined, path):
        names.update(one.full_name().split("::"))
    return cls.name in names or cls.brace < 0 or examined.engine().access.may_befriend(cls, names, [])


_RANK: Final = 20140
_NOT_DEFAULT: Final = 20141
_NOT_ASSIGNABLE: Final = 20142
_INIT_ARRAY: Final = 20139
_LOCAL: Final = 20146
_PRIVATE: Final = 20147
_PRIVATE_TEMPLATE: Final = 20148
_LOCAL_ARGUMENT: Final = 20149
_PRIVATE_ARGUMENT: Final = 20150
_LOCAL_SIGNATURE: Final = 20153
_PRIVATE_SIGNATURE: Final = 20154
_INITIALISER_LIST: Final = 20159
_MOST_DIMENSIONS: Final = 7


class CapturedTypes:
    """Knows the lambdas of functions by their `[`; nothing where the engine cannot tell."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.names: TypeNames = TypeNames(Addresses())
        self.messages: MessageNames = MessageNames()
        #: lambdas by the function's piece, and then by their first tokens
        self._known: dict[int, dict[int, LambdaNode]] = {}
        #: the instance under way
        self._frames: list[Frame] = []
        #: numbers and places of what is reported once
        self._told: set[tuple[int, int]] = set()
        #: what explicit instantiations have made
        self._instances: set[Routine] = set()
        #: functions by their pieces, those with lambdas
        self.routines: dict[int, Routine] = {}

    def lambda_at(self, path: list[Piece], opening: int) -> LambdaNode | None:
        """The lambda in the function that is the innermost of some pieces."""
        piece = path[-1]
        known = self._known.get(piece.start)
        if known is None:
            known = self._read(path)
            self._known[piece.start] = known
        return known.get(opening)

    def _read(self, path: list[Piece]) -> dict[int, LambdaNode]:
        with guarded():
            routine = self.examined.engine().definitions.at(path)
            if routine is not None:
                self.routines[path[-1].start] = routine
                return self._lambdas_of(routine)
            return TypedCode(self.examined.engine(), [path]).lambdas
        return {}

    def _lambdas_of(self, routine: Routine) -> dict[int, LambdaNode]:
        """The lambdas in a function by their `[`."""
        code = TypedCode(self.examined.engine())
        code.function(routine)
        return code.lambdas

    # --- captures ------------------------------------------------------------------------------------------------

    def check_capture(self, capture: LambdaCapture, token: int, found_at: int, sort: str, generic: bool) -> None:
        """A captured variable: what arrays must fulfil, then which classes and enumerations its type names; in a
        template the latter waits for the instance."""
        type_ = capture.field.type
        if capture.variable is not None and not is_this(capture):
            self.check_variable(capture.variable, token, found_at, sort, generic)
            return
        if type_ is None:
            return
        if self._is_initialiser_list(type_):
            self._tell(_INITIALISER_LIST, token, found_at, sort)
        elif _is_of_array(capture):
            self._tell(_INIT_ARRAY, token, found_at, sort)
        if not generic:
            self._name_offences(type_, token, found_at)

    def check_variable(self, variable: Variable, token: int, found_at: int, sort: str, generic: bool) -> None:
        """A variable that is captured as such."""
        with unanswered:
            type_ = self.examined.engine().declare_types.variable_type(variable)
            self._array(type_, token, found_at, sort, generic)
            if not generic:
                self._name_offences(type_, token, found_at)

    def _tell(self, number: int, token: int, found_at: int, *fill_ins: TypeName | str) -> None:
        """Reports what does not depend on template arguments: for the template, and not again for its instances."""
        if (number, token) not in self._told:
            self._told.add((number, token))
            self._capture(number, token, found_at, *fill_ins)

    def _name_offences(self, type_: t.Type, token: int, found_at: int) -> None:
        for number, name in self._offences(type_, _LOCAL, _PRIVATE):
            self._capture(number, token, found_at, TypeName(name))

    def _capture(self, number: int, token: int, found_at: int, *fill_ins: TypeName | str) -> None:
        """Reports a capture.  One by use is made when its name is looked up, before anything else is reported for
        it."""
        offset = self.examined.unit.offset
        detected = offset(found_at)
        before = detected - 1 if found_at == token else detected
        self.examined.diagnoser.add(
            number, offset(token), *fill_ins, context=[*self._frames], detected=before, governed=detected
        )

    def _add(self, number: int, token: int, found_at: int, *fill_ins: TypeName | str) -> None:
        """Reports something of the function under way, or of its instance."""
        offset = self.examined.unit.offset
        detected = offset(found_at)
        self.examined.diagnoser.add(number, offset(token), *fill_ins, context=[*self._frames], detected=detected)

    def check_instances(self, directive: Piece) -> None:
        """The lambdas in what an explicit instantiation makes."""
        with guarded():
            for routine in self.examined.engine().instantiations.routines(directive.start, directive.end):
                if routine in self._instances:
                    continue
                self._instances.add(routine)
                self._check_instance(routine, directive.start, len(self.examined.kinds) - 1)
        self._frames = []

    def check_implicit_instances(self, names: set[str], own: set[int]) -> None:
        """The lambdas in instances that calls make, of templates with some names whose declarations start at `own`: at
        once where a result is deduced; the others are made in the device pass alone, at the end of the unit."""
        examined = self.examined
        with guarded():
            at_end = len(examined.kinds) - 1
            put_off: list[tuple[Routine, int]] = []
            for routine, token in NamedInstances(examined, names, own, members=True).in_order():
                defined = self.examined.engine().declare_types.definition(routine)
                if routine in self._instances or defined is None or is_specialization(defined):
                    continue
                self._instances.add(routine)
                if deduces_result(defined):
                    self._check_instance(routine, token, token)
                elif examined.architecture is not None:
                    put_off.append((routine, token))
            for routine, token in put_off:
                self._check_instance(routine, token, at_end)
        self._frames = []

    def _check_instance(self, routine: Routine, asked_for: int, end: int) -> None:
        """The lambdas in an instance that is asked for at a token and made at another one."""
        examined = self.examined
        name = InstanceNames(examined.engine()).of_routine(routine)
        self._frames = [Frame("instantiation of %sq", examined.unit.offset(asked_for), name)]
        found = self._lambdas_of(routine)
        for slot in examined.slots:
            node = found.get(slot.opening)
            if node is None or not slot.words & DEVICE:
                continue
            self.check_parent(routine, slot, end)
            for capture in node.captures:
                if capture.variable is None and not slot.is_device_only:
                    # An init-capture is a mistake in itself there.
                    continue
                self.check_capture(capture, self.name_of(capture), end, slot.sort, False)
            if not slot.is_device_only:
                self.check_signature(node, end)

    def check_parent(self, routine: Routine, slot: LambdaSlot, found_at: int) -> None:
        """The template arguments of the function around a lambda."""
        for part in unpacked(routine.arguments):
            if part.type is not None:
                for number, name in self._offences(part.type, _LOCAL_ARGUMENT, _PRIVATE_ARGUMENT):
                    self._add(number, slot.anchor, found_at, TypeName(name))
            elif part.template is not None and self.examined.engine().access.is_restricted(part.template):
                self._add(_PRIVATE_TEMPLATE, slot.anchor, found_at, slot.sort)

    def check_signature(self, node: LambdaNode, found_at: int) -> None:
        """The result and the parameters of a `__host__ __device__` lambda."""
        if node.routine is None:
            return
        with unanswered:
            type_ = self.examined.engine().declare_types.routine_type(node.routine)
            result = self.examined.engine().declare_types.result_type(node.routine)
            for part in [result, *type_.parameters]:
                for number, name in self._offences(part, _LOCAL_SIGNATURE, _PRIVATE_SIGNATURE, True):
                    self._add(number, node.node.start, found_at, TypeName(name))

    def _is_initialiser_list(self, type_: t.Type) -> bool:
        cls = type_.skip_typerefs()
        if not isinstance(cls, ClassType) or cls.name != "initializer_list" or cls.parent is None:
            return False
        return cls.parent.name == "std"

    def name_of(self, capture: LambdaCapture) -> int:
        """The token of a captured variable's name."""
        return capture.token + 1 if self.examined.kinds[capture.token] == k.AMPERSAND else capture.token

    def _array(self, type_: t.Type, token: int, found_at: int, sort: str, generic: bool) -> None:
        rank = 0
        element = type_.skip_typerefs()
        while isinstance(element, t.ArrayType):
            rank += 1
            element = element.element.skip_typerefs()
        if not rank:
            return
        if rank > _MOST_DIMENSIONS:
            self._tell(_RANK, token, found_at, sort, self.messages.fill_in(type_.skip_typerefs()))
        if generic or not isinstance(element, ClassType) or element.dependent:
            return
        engine = self.examined.engine()
        plain = engine.types.unqualified(element)
        name = self.names.of(plain)
        checks = (
            (_NOT_DEFAULT, "__is_constructible", [plain], DEFAULT_CONSTRUCTOR),
            (_NOT_ASSIGNABLE, "__is_assignable", [engine.types.reference(plain, False), plain], COPY_ASSIGNMENT),
        )
        for number, trait, arguments, which in checks:
            with unanswered:
                holds = engine.traits.value(trait, arguments, token) or may_use(self.examined, element, which, token)
                if not holds:
                    self._add(number, token, found_at, sort, TypeName(name))

    # --- types ---------------------------------------------------------------------------------------------------

    def _offences(self, type_: t.Type, local: int, private: int, in_functions: bool = False) -> list[tuple[int, str]]:
        """The classes and enumerations in a type that are local to a function, or private or protected members; those
        in types of functions count in a signature alone."""
        found: list[tuple[int, str]] = []
        pending: list[t.Type] = [type_]
        while pending:
            at = pending.pop().skip_typerefs()
            if isinstance(at, (ClassType, EnumType)):
                self._offence(at, local, private, found)
                if isinstance(at.parent, ClassType) and at.parent.closure is None:
                    # What is unnamed in the body of a lambda has the closure for its parent, and is no member of it.
                    pending.append(at.parent)
            if in_functions or not isinstance(at, t.RoutineType):
                pending += reversed(parts_of(at))
        return found

    def _offence(self, type_: ClassType | EnumType, local: int, private: int, found: list[tuple[int, str]]) -> None:
        if isinstance(type_, ClassType) and self._is_extended(type_):
            return
        if self._is_local(type_):
            found.append((local, self._local_name(type_)))
        if isinstance(type_.parent, ClassType) and type_.access != AS_PUBLIC:
            found.append((private, self._member_name(type_)))

    def _is_local(self, type_: ClassType | EnumType) -> bool:
        """Whether a type belongs to a function; the parent of an unnamed one does not tell."""
        around = type_.parent
        while isinstance(around, ClassType):
            around = around.parent
        if isinstance(around, Routine):
            return True
        if type_.name or type_.token < 0:
            return False
        path = self.examined.cutter.path(type_.token)
        return bool(path) and path[-1].sort == FUNCTION and type_.token > path[-1].body

    def _local_name(self, type_: ClassType | EnumType) -> str:
        """`L`, or the name of a closure."""
        closure = type_.closure if isinstance(type_, ClassType) else None
        if not isinstance(closure, LambdaNode):
            # An address stands in the place of the name.
            text = self.names.of(type_)
            return text if type_.name or type_.typedef_name else f"{text.split(' ', 1)[0]} <unnamed>"
        return self.closure_name(closure)

    def _member_name(self, type_: ClassType | EnumType) -> str:
        """`C::T`, or `struct C::<unnamed>`."""
        text = self.names.of(type_)
        if type_.name or type_.typedef_name or type_.parent is None:
            return text
        return f"{text.split(' ', 1)[0]} {self.names.entities.qualified(type_.parent)}::<unnamed>"

    def closure_name(self, closure: LambdaNode) -> str:
        """`lambda [](int)->long`."""
        return closure_name(self.examined.engine(), self.names, closure)

    def _is_extended(self, cls: ClassType) -> bool:
        """Whether a class is the closure of an extended lambda, which a generic one for both sides is not."""
        closure = cls.closure
        if not isinstance(closure, LambdaNode):
            return False
        for slot in self.examined.slots:
            if slot.opening == cls.token:
                return bool(slot.words & DEVICE) and (slot.is_device_only or closure.call_template is None)
        return False


def is_this(capture: LambdaCapture) -> bool:
    """Whether `this` or `*this` is captured."""
    if capture.variable is None:
        return not capture.field.name
    return bool(capture.variable.flags & THIS_PARAMETER)


def _is_of_array(capture: LambdaCapture) -> bool:
    """Whether an init-capture decays an array; one with static storage is the constant address of its first element."""
    init = capture.initializer
    decayed = init.expression if init is not None else None
    if capture.by_reference or not isinstance(decayed, Operation) or decayed.operation != o.ARRAY_TO_POINTER:
        return False
    array = decayed.arguments[0]
    if array.type.dependent or (isinstance(array, Operation) and array.operation == o.COMMA):
        return False
    return bool(decayed.flags & COMPILER_GENERATED)
