"""What is said about each kernel that a unit makes, and about what the list lacks."""

from cufe.cuda.demangling import demangled, demangled_name
from cufe.cuda.selection.kept import Kept
from cufe.cuda.selection.references import Gap
from cufe.cuda.selection.selection import Made, Selection
from cufe.diagnostics.place import Place
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Declared, EnumType, Field, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.types import Type, TypedefType
from cufe.sema.failures import guarded, unanswered
from cufe.sema.linkage.mangler import Mangler
from cufe.sema.linkage.names import has_internal_linkage
from cufe.sema.linkage.scopes import is_global, is_root, is_std
from cufe.sema.message_names import DesugaredNames
from cufe.syntax import expression_nodes as e
from cufe.text.places import Places
from cufe.text.written_lines import WrittenLines

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: attributes with numbers, as the toolkit's macros are called
_BOUNDS: Final[dict[str, str]] = {
    "launch_bounds": "__launch_bounds__", "maxnreg": "__maxnreg__", "cluster_dims": "__cluster_dims__",
    "block_size": "__block_size__",
}  # fmt: skip


class _Names(DesugaredNames):
    """Names for readers, with the types that typedefs stand for; a closure is called by its place."""

    def __init__(self, listing: "Lister") -> None:
        super().__init__()
        self._listing: Lister = listing

    def _is_named(self, type_: TypedefType, qualifiers: int) -> bool:
        """Typedefs of namespace `std` alone are named, with cv-qualifiers as without: the names of instances by way of
        their members would be a thousand times longer in CUTLASS."""
        return super()._is_named(type_, 0)

    def class_name(self, class_: ClassType) -> str:
        if not isinstance(class_.closure, LambdaNode):
            return super().class_name(class_)
        place = self._listing.place(class_.token)
        return "(lambda)" if place is None else f"(lambda at {place.file.rpartition('/')[2]}:{place.line})"


class Step:
    """One link of a chain: what it is, and where it asks for the next one or, the first, where it is defined."""

    def __init__(self, name: str, place: Place | None) -> None:
        self.name: str = name
        self.place: Place | None = place


class Bounds:
    """`__launch_bounds__(256, 2)`; a number that is not known is -1."""

    def __init__(self, name: str, values: list[int]) -> None:
        self.name: str = name
        self.values: list[int] = values


class Kernel:
    """One kernel: `template` is the name of the template that it is an instance of, empty for none."""

    def __init__(self, name: str, symbol: str, template: str) -> None:
        self.name: str = name
        self.symbol: str = symbol
        self.template: str = template
        self.parameters: list[tuple[str, str]] = []
        self.bounds: list[Bounds] = []
        self.internal: bool = False
        self.defined: Place | None = None
        self.chain: list[Step] = []


class Needed:
    """A function, variable or type that is kept: `chain` leads to it from a kernel or another root, `reason` says why
    that root is kept, and `only` is the symbol of the one kernel that needs it."""

    def __init__(self, name: str, symbol: str, kind: str) -> None:
        self.name: str = name
        self.symbol: str = symbol
        #: `function`, `variable`, `class`, `enumeration`, `typedef`
        self.kind: str = kind
        #: of a class: whether its definition is needed, and whether it is there in another form as a subobject
        self.is_defined: bool = False
        self.is_subobject: bool = False
        self.template: str = ""
        self.defined: Place | None = None
        self.reason: str = ""
        self.only: str = ""
        self.chain: list[Step] = []


class Missing:
    """Why the list may lack kernels, and where."""

    def __init__(self, cause: str, place: Place | None) -> None:
        self.cause: str = cause
        self.place: Place | None = place


class Listing:
    """The kernels of a unit in the order of their definitions, instances in that of their names; nothing of the engine
    is left in it, which is large."""

    def __init__(self, kernels: list[Kernel], missing: list[Missing]) -> None:
        self.kernels: list[Kernel] = kernels
        self.missing: list[Missing] = missing
        #: what is kept besides the kernels, where that was asked for, and what that list lacks
        self.has_kept: bool = False
        self.kept: list[Needed] = []
        self.kept_missing: list[Missing] = []

    def templates(self) -> list[tuple[str, int]]:
        """How many instances each template has, the most first."""
        counts: dict[str, int] = {}
        names = [kernel.template for kernel in self.kernels] + [one.template for one in self.kept]
        for name in names:
            if name:
                counts[name] = counts.get(name, 0) + 1
        return sorted(counts.items(), key=_most)


class Lister:
    """Makes the list of a unit."""

    def __init__(self, engine: "Engine", files: WrittenLines) -> None:
        self.engine: Engine = engine
        #: names files as the reader does
        self._files: WrittenLines = files
        self._places: Places = Places(engine.unit)
        #: entities whose symbols are not known
        self._unnamed: list[Gap] = []

    def listing(self, wants_kept: bool, relaxed_constexpr: bool) -> Listing:
        """The kernels, with everything else that is kept where that is wanted."""
        selection = Selection(self.engine)
        selection.find()
        found = [(self._token(made.entity), self._kernel(made)) for made in selection.kernels]
        found.sort(key=_order)
        listing = Listing([kernel for _, kernel in found], self._missing(selection.gaps + self._unnamed))
        if wants_kept:
            kept = Kept(selection, relaxed_constexpr)
            kept.find()
            owners = kept.owners()
            self._unnamed = []
            listing.has_kept = True
            listing.kept = [self._needed(made, kept, owners) for made in kept.found]
            listing.kept_missing = self._missing(kept.gaps + self._unnamed)
        return listing

    def _missing(self, gaps: list[Gap]) -> list[Missing]:
        found: list[Missing] = []
        told: set[tuple[str, int]] = set()
        for gap in gaps:
            place = self.place(gap.token)
            where = (gap.cause, -1 if place is None else place.line)
            if where not in told:
                told.add(where)
                found.append(Missing(gap.cause, place))
        return found

    # --- what is kept --------------------------------------------------------------------------------------------

    def _needed(self, made: Made, kept: Kept, owners: dict[Entity, Routine]) -> Needed:
        entity = made.entity
        symbol = self._symbol(entity)
        needed = Needed(self._name(entity), symbol, _kind(entity))
        if isinstance(entity, Routine):
            needed.name = self._full_name(entity, symbol)
        elif isinstance(entity, ClassType):
            needed.is_defined = entity in kept.types.defined
            needed.is_subobject = entity in kept.types.subobjects
        if isinstance(entity, (Routine, Variable, ClassType, TypedefType)) and entity.template is not None:
            name = entity.template.name if isinstance(entity, (ClassType, TypedefType)) else entity.name
            needed.template = self._scope(entity) + name
        needed.defined = self.place(self._token(entity))
        links = made.chain()
        for at, link in enumerate(links[:-1]):
            needed.chain.append(Step(self._name(link.entity), self.place(links[at + 1].token)))
        needed.reason = kept.reasons.get(links[0].entity, "")
        owner = owners.get(entity)
        if owner is not None:
            needed.only = self._symbol(owner)
        return needed

    # --- kernels -------------------------------------------------------------------------------------------------

    def _kernel(self, made: Made) -> Kernel:
        routine = made.entity
        assert isinstance(routine, Routine)
        symbol = self._symbol(routine)
        template = ""
        if routine.template is not None:
            template = self._scope(routine) + routine.name
        kernel = Kernel(self._full_name(routine, symbol), symbol, template)
        kernel.internal = has_internal_linkage(routine)
        kernel.defined = self.place(self._token(routine))
        declared = self.engine.declare_types.definition(routine)
        if declared is not None:
            with unanswered:
                self._parameters(kernel, routine)
            kernel.bounds = self._bounds(declared)
        kernel.chain = self._chain(made)
        return kernel

    def _symbol(self, entity: Entity) -> str:
        """The name in device code: static functions are mangled like others there.  Where it is not known the list has
        the bare name, and says so."""
        guard = guarded("selection", self._token(entity))
        with guard:
            mangler = Mangler(self.engine)
            mangler.device = True
            if isinstance(entity, Type):
                return _type_symbol(mangler, entity)
            if isinstance(entity, Typedef):
                return entity.name if is_global(entity) else "_Z" + mangler.name(entity)
            return mangler.symbol(entity)
        self._unnamed.append(Gap(f"the symbol is not known: {guard.cause}", guard.token))
        return entity.name

    def _scope(self, entity: Entity) -> str:
        text = ""
        around = entity.parent
        while around is not None:
            if isinstance(around, Namespace) and around.parent is not None:
                text = f"{around.name or '(unnamed)'}::{text}"
            around = around.parent
        return text

    def _parameters(self, kernel: Kernel, routine: Routine) -> None:
        types = self.engine.declare_types.routine_type(routine).parameters
        variables = self.engine.declare_types.parameters(routine)
        for at, type_ in enumerate(types):
            name = variables[at].name if at < len(variables) else ""
            text = "a type without a name"
            with unanswered:
                text = _Names(self).of(type_)
            kernel.parameters.append((name, text))

    def _bounds(self, declared: Declared) -> list[Bounds]:
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        found: list[Bounds] = []
        if declaration is None or declarator is None:
            return found
        brackets = self.engine.cutter.brackets
        for attribute in declaration.specifiers.attributes + declarator.attributes:
            name = _BOUNDS.get(attribute.name.strip("_"), "")
            if not name or attribute.arguments < 0:
                continue
            values: list[int] = []
            for node in self.engine.fragments.items(attribute.arguments + 1, brackets.close(attribute.arguments)):
                values.append(self._value(node, declared))
            found.append(Bounds(name, values))
        return found

    def _value(self, node: e.Node, declared: Declared) -> int:
        with unanswered:
            return self.engine.evaluator.integer(self.engine.expressions.value(node, declared.context))
        return -1

    # --- chains --------------------------------------------------------------------------------------------------

    def _chain(self, made: Made) -> list[Step]:
        """From what the unit defines to what names the kernel; for a kernel of its own right there is nothing to say,
        for one that a directive asks for the directive alone."""
        steps: list[Step] = []
        links = made.chain()
        steps += [Step(self._name(link.entity), self.place(links[at + 1].token)) for at, link in enumerate(links[:-1])]
        first = links[0]
        if first.token != self._token(first.entity) and first.token != first.entity.token:
            steps.insert(0, Step(_ASKED, self.place(first.token)))
        return steps

    def _full_name(self, routine: Routine, symbol: str) -> str:
        """`N::f<int>(int *)`."""
        with unanswered:
            return _Names(self).function(routine, self.engine.declare_types.routine_type(routine))
        return demangled(symbol)

    def _name(self, entity: Entity) -> str:
        if isinstance(entity, Type):
            with unanswered:
                return _Names(self).of(entity)
        elif isinstance(entity, (Routine, Variable, Typedef)):
            with unanswered:
                return _Names(self).entities.qualified(entity)
            return demangled_name(self._symbol(entity)).rstrip()
        if isinstance(entity, Field) and entity.parent is not None:
            return f"{entity.parent.name}::{entity.name}"
        return entity.name

    def _token(self, entity: Entity) -> int:
        if isinstance(entity, Routine):
            declared = self.engine.declare_types.definition(entity)
            if declared is not None:
                return declared.binding.name
        return entity.token

    def place(self, token: int) -> Place | None:
        """Where a token stands; None for what has no token."""
        if token < 0:
            return None
        found = self._places.locate(self.engine.unit.offset(token))
        return Place(self._files.name(found.file), found.line)


_ASKED: Final = "the unit itself"


def _kind(entity: Entity) -> str:
    if isinstance(entity, Routine):
        return "function"
    if isinstance(entity, Variable):
        return "variable"
    if isinstance(entity, ClassType):
        return "class"
    return "enumeration" if isinstance(entity, EnumType) else "typedef"


def _type_symbol(mangler: Mangler, type_: Type) -> str:
    """The name of a type: of one of the global namespace its own, else as functions are called."""
    if isinstance(type_, TypedefType) and type_.template is not None:
        template = type_.template
        text = mangler.names.template_prefix(template) + mangler.arguments(type_.arguments)
        return f"_ZN{text}E" if not is_root(template.parent) and not is_std(template.parent) else "_Z" + text
    if is_global(type_) and isinstance(type_, (ClassType, EnumType)):
        is_plain = not isinstance(type_, ClassType) or (type_.template is None and type_.closure is None)
        name = type_.name or type_.typedef_name
        if is_plain and name:
            return name
    return "_Z" + mangler.name(type_)


def _order(found: tuple[int, Kernel]) -> tuple[int, str]:
    return found[0], found[1].symbol


def _most(counted: tuple[str, int]) -> tuple[int, str]:
    return -counted[1], counted[0]


def open_listing(
    source: bytes, standard: int, wants_kept: bool, relaxed_constexpr: bool, folder: str = "", reader: str = ""
) -> Listing:
    """The kernels of a unit of the device pass, with everything else that is kept where that is wanted; names of files
    are meant in a folder, and are given as somebody in the folder `reader` would name them."""
    from cufe.sema.engine import open_engine

    engine = open_engine(source, standard)
    engine.keeps_assertions = True
    return Lister(engine, WrittenLines(folder, reader)).listing(wants_kept, relaxed_constexpr)
