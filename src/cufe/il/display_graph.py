"""Entries for what the graph holds: one for each object, made when something points to it and filled afterwards.

Entries of file scope are filled from a work list, so that types which refer to each other need no order; those of a
function are filled by the function's own display."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.addresses import Addresses
from cufe.il.constants import LIST_CAST, NO_TYPE, AggregateConstant, Constant, StringConstant
from cufe.il.copy import clone
from cufe.il.display_entries import Entry
from cufe.il.display_source import DisplaySource
from cufe.il.entity import Entity
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.il.types import DependentOperandType, RoutineType, Type, UnknownType

if TYPE_CHECKING:
    from cufe.il.display_file_scope import FileScope


class FirstZeros:
    """The zeros of scalar types that are operands: the original has one for all `T{}` and `{}` of a type, which shows
    how the first of them was written, `T()` among them (observed)."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def plain(self, type_: Type) -> None:
        """A zero of that type was there before."""
        self._known[type_.number] = NO_TYPE

    def shown(self, constant: Constant) -> Constant:
        """What is shown for an operand."""
        if constant.cast not in (LIST_CAST, NO_TYPE) or isinstance(constant, AggregateConstant):
            return constant
        first = self._known.setdefault(constant.type.number, constant.cast)
        if first == constant.cast or constant.expression is not None:
            return constant
        made = clone(constant)
        made.cast = first
        return made


class Graph:
    """Entries by what they show; `filler` fills those of file scope."""

    def __init__(self, source: DisplaySource) -> None:
        self.source: DisplaySource = source
        self.addresses: Addresses = Addresses()
        self.names: TypeNames = TypeNames(self.addresses)
        self.names.source = source
        self.filler: FileScope | None = None
        #: the type of what depends on template parameters in a way that is not told
        self.unknown: UnknownType = UnknownType()
        #: the number of the memory region of each routine that has one
        self.regions: dict[en.Routine, int] = {}
        #: the variables of functions that have an entry
        self.locals: list[en.Variable] = []
        #: functions without a written body that have been used
        self.defaulted: list[en.Routine] = []
        #: instances of templates that are used, in the order of their first use
        self.instances: list[en.Routine] = []
        #: whether what is made belongs to the file scope, as the initialiser of a global variable
        self.outside: bool = False
        self._entries: dict[int, Entry] = {}
        #: what has entries, so that none of the identities is used again
        self._remembered: list[object] = []
        self.zeros: FirstZeros = FirstZeros()
        for type_ in source.plain_zeros():
            self.zeros.plain(type_)
        self._names: dict[str, int] = {}
        self._parameters: dict[int, list[Entry]] = {}

    def fresh(self, kind: str, in_function: bool) -> Entry:
        """An entry for something that no object of the graph stands for."""
        return Entry(kind, self.addresses.fresh(), in_function and not self.outside)

    def known(self, what: object) -> Entry | None:
        return self._entries.get(id(what))

    def remember(self, what: object, entry: Entry) -> Entry:
        self._remembered.append(what)
        self._entries[id(what)] = entry
        return entry

    def identifier(self, name: str) -> str:
        """The text of a pointer to a name."""
        number = self._names.get(name)
        if number is None:
            number = self.addresses.fresh()
            self._names[name] = number
        return f'file-scope id-name@{number:x}: "{name}"'

    def _made(self, what: object, kind: str, annotation: str) -> Entry:
        entry = Entry(kind, self.addresses.of(what), False)
        entry.annotation = annotation
        self._entries[id(what)] = entry
        return entry

    def _wanted(self, what: object, kind: str, annotation: str) -> Entry:
        entry = self._made(what, kind, annotation)
        if self.filler is not None:
            self.filler.want(what, entry)
        return entry

    # --- types ---------------------------------------------------------------------------------------------------

    def type(self, type_: Type) -> Entry:
        if isinstance(type_, DependentOperandType) and type_.declared is not None:
            type_ = type_.declared
        known = self._entries.get(id(type_))
        return known if known is not None else self._wanted(type_, "type", self.names.of(type_))

    def param_types(self, type_: RoutineType) -> list[Entry]:
        """The entries of a function type's parameters, in order."""
        if type_.number not in self._parameters:
            self._parameters[type_.number] = [self.fresh("param-type", False) for _ in type_.parameters]
        return self._parameters[type_.number]

    # --- entities ------------------------------------------------------------------------------------------------

    def routine(self, routine: en.Routine) -> Entry:
        known = self._entries.get(id(routine))
        if known is not None:
            return known
        if not routine.flags & en.TRIVIAL:
            self.use(routine)
        if self.source.instantiated(routine):
            self.instances.append(routine)
        return self._wanted(routine, "routine", self.names.entities.bare(routine))

    def use(self, routine: en.Routine) -> None:
        """A function that the compiler defines where it is used."""
        if routine.flags & en.DELETED:
            return
        if routine.flags & en.DEFAULTED or routine.inherited is not None:
            self.defaulted.append(routine)

    def variable(self, variable: en.Variable) -> Entry:
        """A variable; a local one that its function has not shown yet is one of the function all the same."""
        known = self._entries.get(id(variable))
        if known is not None:
            return known
        if is_local(variable):
            entry = Entry("variable", self.addresses.of(variable), True)
            entry.annotation = shown_name(variable)
            self.locals.append(variable)
            return self.remember(variable, entry)
        return self._wanted(variable, "variable", variable.name)

    def field(self, field: en.Field) -> Entry:
        known = self._entries.get(id(field))
        return known if known is not None else self._wanted(field, "field", field.name)

    def template(self, template: Template) -> Entry:
        known = self._entries.get(id(template))
        return known if known is not None else self._wanted(template, "template", "")

    def namespace(self, namespace: en.Namespace) -> Entry:
        known = self._entries.get(id(namespace))
        return known if known is not None else self._wanted(namespace, "namespace", namespace.name)

    def label(self, label: en.Label) -> Entry:
        known = self._entries.get(id(label))
        if known is not None:
            return known
        entry = Entry("label", self.addresses.of(label), True)
        entry.annotation = f"label {label.name}" if label.name else ""
        return self.remember(label, entry)

    def base(self, base: en.BaseClass) -> Entry:
        """A base class; the class that has it is told by `base_of`."""
        known = self._entries.get(id(base))
        return known if known is not None else self._wanted(base, "base-class", self.names.class_name(base.type))

    def base_of(self, base: en.BaseClass, derived: en.ClassType) -> Entry:
        entry = self.base(base)
        entry.annotation = f"{self.names.class_name(base.type)} (in {self.names.class_name(derived)})"
        return entry

    def entity(self, entity: Entity) -> Entry:
        """Any entity that a pointer can lead to."""
        if isinstance(entity, en.Routine):
            return self.routine(entity)
        if isinstance(entity, en.Variable):
            return self.variable(entity)
        if isinstance(entity, en.Field):
            return self.field(entity)
        if isinstance(entity, Template):
            return self.template(entity)
        if isinstance(entity, en.Namespace):
            return self.namespace(entity)
        if isinstance(entity, en.Label):
            return self.label(entity)
        if isinstance(entity, Type):
            return self.type(entity)
        known = self._entries.get(id(entity))
        return known if known is not None else self._wanted(entity, "type", entity.name)

    def entity_type(self, entity: Entity) -> Type | None:
        if isinstance(entity, en.Routine):
            return self.source.routine_type(entity)
        if isinstance(entity, en.Variable):
            return self.source.variable_type(entity)
        return self.source.field_type(entity) if isinstance(entity, en.Field) else None

    def entity_constant(self, enumerator: Entity, value: Constant) -> Entry:
        """The constant that an enumerator is, under its name."""
        known = self._entries.get(id(enumerator))
        if known is not None:
            return known
        entry = self._wanted(value, "constant", enumerator.name)
        return self.remember(enumerator, entry)

    def shared_constant(self, constant: Constant) -> Entry:
        """A constant that lies in file scope: a string literal, an enumerator, a template argument."""
        known = self._entries.get(id(constant))
        return known if known is not None else self._wanted(constant, "constant", self.names.constant(constant))


def shown_name(variable: en.Variable) -> str:
    """The name of a variable of a function; what is implied has none."""
    if variable.flags & en.THIS_PARAMETER or (variable.token < 0 and not variable.flags & en.COROUTINE_VARIABLE):
        return ""
    return variable.name


def is_computed(init: DynamicInit | None) -> bool:
    """Whether the constant of a static variable of a function is more than a literal: it is shown with the function."""
    constant = init.constant if init is not None else None
    if constant is None:
        return False
    return constant.expression is not None or isinstance(constant, (AggregateConstant, StringConstant))


def is_local(variable: en.Variable) -> bool:
    """Whether a variable lives in the region of its function; local static ones live in file scope."""
    return bool(variable.flags & en.PARAMETER) or variable.is_automatic()
