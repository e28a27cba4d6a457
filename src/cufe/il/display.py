"""The dump of `--il_display`: a header, the file scope as far as the functions refer to it, and a region for each
function (observed: il 1, 2, 5)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.display_entries import Entry, labelled, write
from cufe.il.display_file_scope import FileScope
from cufe.il.display_functions import FunctionDisplay
from cufe.il.display_graph import Graph
from cufe.il.display_source import DisplaySource
from cufe.il.entities import Field, Routine, Variable
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DynamicInit

if TYPE_CHECKING:
    from collections.abc import Sequence

_VERSION = "6.6"
_GENERATIONS: Final = 64  # instances that are used by instances, and so on


class DisplaySettings:
    """What the header says: the file's name, the language mode, and the time as `ctime` writes it."""

    def __init__(self, file: str, std_version: int, gnu_version: int, time: str) -> None:
        self.file: str = file
        self.std_version: int = std_version
        self.gnu_version: int = gnu_version
        self.time: str = time


def display(source: DisplaySource, defined: "Sequence[Routine | Variable | Field]", settings: DisplaySettings) -> str:
    """The whole dump, with regions for those of the routines that have a body, in their order, and for what the
    initialisers of the variables among them define."""
    graph = Graph(source)
    functions = FunctionDisplay(graph)
    file_scope = FileScope(graph, functions.expressions.constants)
    graph.filler = file_scope
    parts: list[str] = []
    waiting: list[Routine | Variable | Field] = list(reversed(defined))
    generation = 0
    while True:
        if not waiting:
            generation += 1
            waiting = _instances(graph, generation)
            if not waiting:
                break
        routine = waiting.pop()
        if isinstance(routine, Variable):
            waiting += reversed(_variable(graph, file_scope, functions, routine))
            continue
        if isinstance(routine, Field):
            waiting += reversed(_field(graph, functions, routine))
            continue
        body = source.body(routine)
        if body is None or routine in graph.regions:
            continue
        number = len(graph.regions) + 2
        graph.regions[routine] = number
        graph.routine(routine)
        name = graph.names.entities.bare(routine) or "<unnamed>"
        parts.append(f'\n\nIntermediate language for memory region {number} (function "{name}"):\n\n')
        out: list[str] = []
        for scope in functions.region(routine, body):
            write(scope, True, out)
        parts.append("\n".join(out))
        destructor = source.virtual_destructor(routine)
        if destructor is not None:
            graph.use(destructor)
        # Functions that the compiler defines because this one uses them come next.
        waiting += reversed(graph.defaulted)
        graph.defaulted = []
    file_scope.fill_all()
    head: list[str] = []
    for root in file_scope.roots():
        write(root, False, head)
    files = _files(graph, head)
    title = f'Display of IL produced by the compilation of "{settings.file}"\n\n\n'
    title += "Intermediate language for memory region 1 (file scope):\n\n"
    header = _header(graph, settings, file_scope.file.entry, files)
    return "".join([title, header, *[f"\n{text}" for text in head], *parts])


def _instances(graph: Graph, generation: int) -> list[Routine | Variable | Field]:
    """The instances of templates that the functions shown so far use: they come at the end, in the order of their uses;
    instances that were only evaluated follow.  A chain of ever new instances is cut off."""
    for routine in graph.source.evaluated():
        graph.routine(routine)
    found: list[Routine | Variable | Field] = list(reversed(graph.instances))
    graph.instances = []
    return found if generation <= _GENERATIONS else []


def _variable(graph: Graph, file_scope: FileScope, functions: FunctionDisplay, variable: Variable) -> list[Routine]:
    """Notes how a global variable is initialised; returns the functions that are defined for it."""
    init = graph.source.initialisation(variable)
    defined: list[Routine] = []
    if init is not None and init.kind == DIK_CONSTANT:
        variable.static_init = init
        # The lambdas of what has been evaluated are defined all the same.
        if init.constant is not None and init.constant.expression is not None:
            written = DynamicInit(DIK_EXPRESSION, init.type)
            written.expression = init.constant.expression
            _, defined = functions.global_init(written, init.closure)
    elif init is not None:
        file_scope.inits[variable], defined = functions.global_init(init)
    graph.variable(variable)
    defined += graph.defaulted
    graph.defaulted = []
    return defined


def _field(graph: Graph, functions: FunctionDisplay, field: Field) -> list[Routine]:
    """The functions of the lambdas in a default member initialiser; what else it uses counts in the constructors."""
    init = graph.source.default_member(field)
    if init is None:
        return []
    _, defined = functions.global_init(init)
    graph.defaulted = []
    return defined


def _files(graph: Graph, head: list[str]) -> list[Entry]:
    """Appends the source files and the line map; returns the first entry of each, as far as there are any."""
    lines = graph.source.lines()
    files: dict[str, Entry] = {}
    spans: dict[str, tuple[int, int, int]] = {}
    lookups: list[Entry] = []
    for first, last, line, name in lines:
        if name not in files:
            files[name] = graph.fresh("source-file", False)
            files[name].annotation = f'"{name}"'
            spans[name] = (first, last, line)
        spans[name] = (spans[name][0], last, spans[name][2])
        lookup = graph.fresh("seq-number-lookup-entry", False)
        lookup.follow()
        lookup.number("first", first)
        lookup.number("last", last)
        lookup.number("line_number", line)
        lookup.refer("source_file", files[name])
        lookups.append(lookup)
    for name, entry in files.items():
        first, last, line = spans[name]
        entry.text("file_name", f'file-scope other-text@{graph.addresses.fresh():x}: "{name}"')
        entry.text("full_name", "NULL")
        entry.text("name_as_written", "NULL")
        entry.number("first_seq_number", first)
        entry.number("last_seq_number", last)
        entry.number("first_line_number", line)
        entry.text("first_child_file", "NULL")
        entry.text("last_child_file", "NULL")
        entry.follow()
        entry.flag("top_level_file", first == 1)
        head.append(entry.lines())
    for at in range(len(lookups) - 1):
        lookups[at].next = lookups[at + 1]
    head += [lookup.lines() for lookup in lookups]
    return [*list(files.values())[:1], *lookups[:1]]


def _header(graph: Graph, settings: DisplaySettings, scope: Entry, files: list[Entry]) -> str:
    main = None
    for routine in graph.regions:
        if routine.name == "main" and (routine.parent is None or routine.parent.parent is None):
            main = graph.routine(routine)
    texts = [
        ("primary_source_file", files[0].pointer() if files else "NULL"),
        ("primary_scope", scope.pointer()),
        ("main_routine", main.pointer() if main is not None else "NULL"),
        ("compiler_version", f'file-scope other-text@{graph.addresses.fresh():x}: "{_VERSION}"'),
        ("time_of_compilation", f'file-scope other-text@{graph.addresses.fresh():x}: "{settings.time}\\012"'),
        ("plain_chars_are_signed", "TRUE"),
        ("source_language", "sl_Cplusplus"),
        ("std_version", str(settings.std_version)),
        ("pcc_compatibility_mode", "FALSE"),
        ("enum_type_is_integral", "FALSE"),
        ("gcc_mode", "FALSE"),
        ("gpp_mode", "TRUE"),
        ("gnu_version", str(settings.gnu_version)),
        ("short_enums", "FALSE"),
        ("default_nocommon", "FALSE"),
        ("UCN_identifiers_used", "FALSE"),
        ("vla_used", "FALSE"),
        ("any_templates_seen", "TRUE"),
        ("prototype_instantiations_in_il", "TRUE"),
        ("il_has_all_prototype_instantiations", "TRUE"),
        ("il_has_C_semantics", "FALSE"),
        ("nontag_types_used_in_exception_or_rtti", "NULL"),
        ("seq_number_lookup_entries", files[-1].pointer() if files else "NULL"),
    ]
    return "il_header:\n" + "".join([labelled(label, text) for label, text in texts])
