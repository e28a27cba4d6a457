"""`scope` entries of functions, blocks and conditions (observed: il 6)."""

from cufe.il.display_entries import Entry, chain
from cufe.il.display_graph import Graph
from cufe.il.entities import Variable


class ScopeOutline:
    """A scope as it comes up while statements are shown.  One in which nothing was declared has no entry: what is in it
    belongs to the next one outwards."""

    def __init__(self, kind: str, parent: "ScopeOutline | None", entry: Entry) -> None:
        self.kind: str = kind
        self.parent: ScopeOutline | None = parent
        self.entry: Entry = entry
        self.variables: list[Variable] = []
        self.statics: list[Variable] = []
        #: how those are initialised that are not shown with their values
        self.static_inits: list[Entry] = []
        self.types: list[Entry] = []
        self.inner: list[ScopeOutline] = []
        #: the block statement that makes the scope, and the field of it that points here
        self.block: Entry | None = None
        #: of a handler or condition: what the scope belongs to
        self.owner: Entry | None = None
        self.keeps: bool = False

    def is_kept(self) -> bool:
        """Whether the scope has an entry."""
        return self.keeps or bool(self.variables or self.statics or self.types)

    def kept(self) -> "ScopeOutline":
        """The scope itself, or the next one outwards that has an entry."""
        at = self
        while not at.is_kept() and at.parent is not None:
            at = at.parent
        return at

    def kept_inner(self) -> "list[ScopeOutline]":
        """The scopes directly inside of it that have entries."""
        found: list[ScopeOutline] = []
        for scope in self.inner:
            if scope.is_kept():
                found.append(scope)
            else:
                found += scope.kept_inner()
        return found


def fill_block(graph: Graph, scope: ScopeOutline) -> None:
    """The entry of a block or condition, behind the entries of what is declared in it."""
    entry = scope.entry
    entry.follow()
    parent = scope.parent
    entry.refer("parent", None if parent is None else parent.kept().entry)
    entry.text("kind", scope.kind)
    if scope.kind == "sck_condition":
        entry.refer("assoc_statement", scope.owner)
    else:
        if scope.owner is not None:
            entry.refer("assoc_handler", scope.owner)
        entry.flag("needed_walk_done", True)
    entry.refer("assoc_block", scope.block)
    fill_lists(graph, entry, scope, [], None)


def fill_lists(graph: Graph, entry: Entry, scope: ScopeOutline, labels: list[Entry], lifetime: Entry | None) -> None:
    """The fields from `lifetime` to `templates`, which all scopes of a function have."""
    block = scope.kind != "sck_condition"
    entry.refer("lifetime", lifetime)
    entry.text("constants", "NULL")
    entry.refer("types", scope.types[0] if scope.types else None)
    entry.refer("variables", graph.variable(scope.statics[0]) if scope.statics else None)
    entry.own_list("nonstatic_variables", [graph.variable(variable) for variable in scope.variables])
    entry.own_list("labels", labels)
    entry.text("routines", "NULL")
    entry.text("asm_entries", "NULL")
    inner = scope.kept_inner()
    for one in inner:
        fill_block(graph, one)
    entry.own_list("scopes", [one.entry for one in inner])
    if block:
        entry.text("using_declarations", "NULL")
        entry.text("using_directives", "NULL")
    entry.text("dynamic_inits", "NULL")
    if block:
        entry.own_list("local_static_variable_inits", scope.static_inits)
    entry.text("pragmas", "NULL")
    entry.text("hidden_names", "NULL")
    entry.text("templates", "NULL")


def source_sequence(targets: list[tuple[Entry, Entry]]) -> list[Entry]:
    """The doubly linked list of what a function declares and does: (the list's entry, what it stands for)."""
    made: list[Entry] = []
    for link, _ in targets:
        made.append(link)
    chain(made)
    before: Entry | None = None
    for link, target in targets:
        link.follow()
        link.refer("prev", before)
        if target.kind == "src-seq-end-of-construct":
            link.own("entity", target)
        else:
            link.refer("entity", target)
        before = link
    return made
