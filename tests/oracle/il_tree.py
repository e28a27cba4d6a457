"""The functions of a dump as trees of expressions, initialisations and statements, in a form that can be compared.

Nothing of a tree depends on addresses: entities are told apart by name, place, type and template arguments,
types without a name by their place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .il_dump import Dump, Entry, Region, pointer
from .il_types import Types

# What counts: the nodes that say what a piece of the program means.
_MEANING = ("expr-node", "dynamic-init", "local-static-variable-init")
MEASURED = (*_MEANING, "variable")
_SHOWN = (*_MEANING, "statement", "constructor-init", "lambda-capture")
# Entries between two nodes that are no nodes themselves.
_THROUGH = (
    "constant",
    "lambda",
    "switch-stmt-descr",
    "switch-case-entry",
    "handler",
    "try-supplement",
    "asm-entry",
    "asm-operand",
    "vla-dimension",
)
# Of these only some fields lead on, and only from some places.
_PARTLY = {
    "scope": ("local_static_variable_inits", "vla_dimensions"),
    "variable": ("dynamic", "constant", "binding"),
}
_LEADING = ("assoc_scope", "iterator", "range", "begin", "end")
_CHAINED = ("expr-node", "statement", "constructor-init", "lambda-capture", "handler", "switch-case-entry",
            "asm-operand", "vla-dimension", "local-static-variable-init")  # fmt: skip
# Pointers back or sideways, and lists that show what is reached otherwise.
_SIDEWAYS = frozenset(
    (
        "next",
        "prev",
        "parent",
        "next_in_destruction_list",
        "switch_statement",
        "exec_stmt",
        "stmt",
        "default_case",
        "sorted_cases",
        "next_on_sorted_list",
        "last_constant",
        "reused_value_init",
        "entities",
        "entity",
    )
)
_REFERENTS = ("variable", "routine", "field", "constant", "base_class", "captured.variable", "label")
# Fields that the judgement is about are not compared a second time as flags; addresses and lists say nothing.
_JUDGED = frozenset(
    (
        "type",
        "kind",
        "operation.kind",
        "is_lvalue",
        "is_xvalue",
        "position.seq",
        "position.column",
        "name_references",
        "source_sequence_entry",
        "attributes",
        "lifetime",
        "init_expr_lifetime",
        "lifetime_of_overlapping_temps",
        "ptr",
        "assoc_scope",
        "scope",
        "for_init_scope",
        "qualifier",
        "num_template_arguments",
        "is_global_qualified_name",
        "is_template_id",
        "is_super_qualified",
        "is_decltype_qualified",
        "from_prototype_instantiation",
        "used_in_primary_declarator",
    )
)
_UNNAMED = re.compile(r"<unnamed@([0-9a-f]+)>")
_NULL = re.compile(r"\)(?=0LL|nullptr)")
Place = tuple[int, int]
NOWHERE = (-1, -1)
_OUTSIDE: frozenset[str] = frozenset()


@dataclass
class Node:
    """One node.

    slot: the label under which its parent has it, and its number there. type: as printed; canonical: with typedefs
    looked through.
    """

    entry: str
    kind: str
    operation: str
    place: Place
    own_place: bool
    slot: tuple[str, int]
    parent: Node | None
    type: str
    category: str
    canonical: str
    referents: dict[str, str]
    flags: dict[str, str]
    depth: int
    # What a constant looks like, its type as it is spelled.
    constant: str = ""

    @property
    def unknown(self) -> bool:
        """Whether the tool says here that it does not know."""
        return self.kind == "enk_error"

    @property
    def measured(self) -> bool:
        """Whether the node counts."""
        return self.entry in MEASURED

    def key(self) -> tuple[object, ...]:
        """Where and what: nodes with different keys are never the same node."""
        if self.own_place:
            return (self.place, self.kind, self.operation)
        # A node without a place of its own is known by what it is about.
        about = self.referents.get("variable", "") or self.referents.get("field", "")
        return (self.place, self.kind, self.operation, self.slot[0], about)

    def text(self) -> str:
        """The node in one line."""
        parts = [self.kind.replace("enk_", ""), self.operation.replace("eok_", "")]
        parts += [self.type and f"`{self.type}`", self.category]
        parts += [f"{label}={value}" for label, value in self.referents.items()]
        return " ".join(part for part in parts if part)


@dataclass
class Function:
    """A function: what it is, where its body begins, and its nodes in tree order."""

    name: str
    routine: str
    place: Place
    # Whether it is what a template is read as for itself.
    is_prototype: bool = False
    nodes: list[Node] = field(default_factory=list)

    def content(self) -> tuple[str, ...]:
        """All that it says."""
        return tuple(node.text() for node in self.nodes)

    def object_type(self) -> str:
        """The type of `this` where it is used first."""
        return next((node.canonical for node in self.nodes if node.referents.get("variable") == "this"), "")


class Trees:
    """The functions of the regions of one dump."""

    def __init__(self, dump: Dump) -> None:
        self.dump = dump
        self.functions: list[Function] = []
        for region in dump.regions:
            for scope in region.scopes:
                self.functions.append(_Walk(dump, region).function(scope))


class _Walk:
    """One region's walk."""

    def __init__(self, dump: Dump, region: Region) -> None:
        self.dump = dump
        self.region = region
        self.seen: set[str] = set()
        self.canonical = Types(self.find).canonical
        self.result = Function("", "", NOWHERE)

    def find(self, name: str) -> Entry | None:
        return self.region.entries.get(name) or self.dump.entries.get(name)

    def target(self, entry: Entry, label: str) -> Entry | None:
        found = pointer(entry.get(label))
        return self.find(found[0]) if found else None

    def types(self, text: str) -> str:
        """A type's text with the places of unnamed classes in the place of addresses."""
        return _UNNAMED.sub(self._unnamed, text)

    def _unnamed(self, match: re.Match[str]) -> str:
        entry = self.find("type@" + match.group(1))
        # The type of what depends on template parameters is one entry that is never printed.
        if entry is None or entry.get("kind") == "tk_template_param":
            return "<dependent>"
        return "<unnamed {}:{}>".format(*_declared(entry))

    def annotated(self, entry: Entry, label: str) -> str:
        found = pointer(entry.get(label))
        return self.types(found[1]) if found else ""

    def referent(self, label: str, value: str) -> str:
        """What tells an entity from every other one; "" for NULL."""
        found = pointer(value)
        if found is None:
            return ""
        name, text = found
        text = self.types(text)
        entry = self.find(name)
        if label == "constant":
            shown = _shown(text)
            return f"{shown} : {self.canonical(entry.get('type'))}" if entry else shown
        if entry is None:
            return text
        if entry.get("is_this_parameter"):
            return "this"
        place = "{}:{}".format(*_declared(entry))
        if label == "routine":
            arguments = ",".join(self._argument(value) for value in entry.listed("template_arg_list."))
            # A conversion function's name is a type, spelled in some way.
            text = "conversion" if entry.get("special_kind") == "sfk_conversion" else text
            return f"{text}<{arguments}> {self.canonical(entry.get('type'))} @{place}"
        if label == "base_class":
            return self.types(text)
        return f"{text} @{place}"

    def _argument(self, value: str) -> str:
        found = pointer(value)
        if found is None:
            return ""
        return self.canonical(value) if found[0].startswith("type@") else self.types(found[1])

    def function(self, scope: Entry) -> Function:
        """The tree below a function scope."""
        routine = self.target(scope, "routine.ptr")
        body = self.target(scope, "assoc_block")
        place = _own(body) if body else NOWHERE
        if place == NOWHERE and routine is not None:
            place = _declared(routine)
        found = pointer(scope.get("routine.ptr"))
        self.result = Function(found[1] if found else "", self.referent("routine", scope.get("routine.ptr")), place)
        if routine is not None:
            self.result.is_prototype = routine.get("is_prototype_instantiation") == "TRUE"
        roots: list[tuple[str, int, Entry]] = []
        for label in ("constructor_inits", "assoc_block", *_PARTLY["scope"]):
            roots += self._chain(label, scope.get(label), 0)
        self._walk(roots, None, place, 0)
        if found:
            self._variables(found[0])
        return self.result

    def _variables(self, routine: str) -> None:
        """Initialisers that no statement has: of structured bindings, variables of conditions, static variables."""
        for entry in [*self.region.entries.values(), *self.dump.entries.values()]:
            if entry.kind != "variable" or (pointer(entry.get("enclosing_routine")) or ("",))[0] != routine:
                continue
            name = self.referent("variable", f"func-scope {entry.name}: {self.name(entry)}")
            above = None
            if entry.get("init_kind") == "initk_static":
                above = self._node(entry, name, 0, None, _declared(entry), True, 0)
                above.flags.clear()
                self.result.nodes.append(above)
            roots = [(f"{name} {label}", 0, child) for label, _, child in self._children(entry)]
            self._walk(roots, above, _declared(entry), 1)

    def name(self, entry: Entry) -> str:
        """An entity's name, quoted; "" for one without."""
        found = pointer(entry.get("name"))
        return found[1] if found else ""

    def _chain(self, label: str, value: str, start: int) -> list[tuple[str, int, Entry]]:
        """The entry a field points to, with those that follow it in its list."""
        found: list[tuple[str, int, Entry]] = []
        target = pointer(value)
        entry = self.find(target[0]) if target else None
        while entry is not None:
            found.append((label, start + len(found), entry))
            chained = entry.kind in _CHAINED or label == "first_constant"
            entry = self.target(entry, "next") if chained else None
        return found

    def _children(self, entry: Entry) -> list[tuple[str, int, Entry]]:
        found: list[tuple[str, int, Entry]] = []
        counts: dict[str, int] = {}
        only = _PARTLY.get(entry.kind)
        for label, value in entry.fields:
            if label in _SIDEWAYS or "@" not in value or (only is not None and label not in only):
                continue
            target = pointer(value)
            kind = target[0].partition("@")[0] if target else ""
            if kind not in _SHOWN + _THROUGH and not (kind in _PARTLY and label in _LEADING):
                continue
            more = self._chain(label, value, counts.get(label, 0))
            counts[label] = counts.get(label, 0) + len(more)
            found += more
        return found

    def _walk(self, roots: list[tuple[str, int, Entry]], parent: Node | None, place: Place, depth: int) -> None:
        """Nodes in tree order; without recursion, since expressions may be 1,000 deep."""
        stack = [(label, number, entry, parent, place, depth, _OUTSIDE) for label, number, entry in reversed(roots)]
        while stack:
            label, number, entry, parent, place, depth, around = stack.pop()
            # Equal constants may be one entry, so what is below a constant is visited for each of its uses.
            if not around and entry.kind != "constant":
                if entry.name in self.seen:
                    continue
                self.seen.add(entry.name)
            if depth > 5000 or entry.name in around:
                continue
            below = parent
            if entry.kind in _SHOWN:
                own = _own(entry)
                place = own if own != NOWHERE else place
                below = self._node(entry, label, number, parent, place, own != NOWHERE, depth)
                self.result.nodes.append(below)
            # A constant may lead to itself.
            inner = around | {entry.name} if around or entry.kind == "constant" else around
            for child_label, child_number, child in reversed(self._children(entry)):
                slot = child_label if entry.kind in _SHOWN else f"{label}.{child_label}"
                stack.append((slot, child_number, child, below, place, depth + 1, inner))

    def _node(
        self, entry: Entry, label: str, number: int, parent: Node | None, place: Place, own: bool, depth: int
    ) -> Node:
        referents: dict[str, str] = {}
        flags: dict[str, str] = {}
        for key, value in entry.fields:
            if key in _REFERENTS:
                referents[key] = self.referent(key, value)
            elif key not in _JUDGED and key not in _SIDEWAYS:
                target = pointer(value)
                if target is None:
                    flags[key] = self.types(value)
                elif target[1]:
                    flags[key] = self.types(target[1])
        category = "lvalue" if entry.get("is_lvalue") else "xvalue" if entry.get("is_xvalue") else ""
        kind = entry.get("kind") or entry.kind
        typed = self.annotated(entry, "type")
        return Node(
            entry.kind, kind, entry.get("operation.kind"), place, own, (label, number), parent, typed, category,
            self.canonical(entry.get("type")), referents, flags, depth, self._spelled(entry.get("constant")),
        )  # fmt: skip

    def _spelled(self, value: str) -> str:
        """A constant and its type as they are printed; without a type where the entry is not in the dump."""
        found = pointer(value)
        if found is None:
            return ""
        entry = self.find(found[0])
        return _shown(self.types(found[1])) + (f" : {self.annotated(entry, 'type')}" if entry else "")


def _shown(text: str) -> str:
    """The text of a constant; what is not constant in an initialiser is a node of its own, and which name the type of a
    null pointer has depends on who asked for a template's instance first."""
    if "dynamic-init" in text:
        return "{...}"
    for close in reversed([match.start() for match in _NULL.finditer(text)]):
        depth, opening = 1, close
        while depth and opening:
            opening -= 1
            depth += {")": 1, "(": -1}.get(text[opening], 0)
        text = f"{text[:opening]}(*{text[close:]}"
    return text


def _own(entry: Entry) -> Place:
    return entry.number("position.seq"), entry.number("position.column")


def _declared(entry: Entry) -> Place:
    return entry.number("decl_position.seq"), entry.number("decl_position.column")
