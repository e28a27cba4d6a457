"""Two dumps of one unit, function by function and node by node.

Every node of the real tool is one of three: *agree* (the same kind, place, type, value category and referent at
the same place of the tree), *contradict* (cufe says something else there) or *unknown* (cufe says nothing there).
Nodes that only cufe has are counted as *extra*; where one stands between two nodes of the real tool, the lower of
these contradicts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .il_tree import Function, Node
from .il_types import same_type

AGREE, CONTRADICT, UNKNOWN, EXTRA = "agree", "contradict", "unknown", "extra"
SPELLING = "type spelled"


@dataclass
class Difference:
    """One node that does not agree: what the real tool has, what cufe has, and why they differ."""

    verdict: str
    function: str
    real: Node | None
    cufe: Node | None
    reason: str

    @property
    def seq(self) -> int:
        """The line it is about."""
        node = self.real or self.cufe
        return node.place[0] if node else -1


@dataclass
class Counts:
    """Nodes by verdict; spelled, exact: those of the agreeing whose type is printed alike, whose other fields are."""

    nodes: int = 0
    agree: int = 0
    contradict: int = 0
    unknown: int = 0
    extra: int = 0
    spelled: int = 0
    exact: int = 0

    def add(self, other: Counts) -> None:
        """Sum up."""
        self.nodes += other.nodes
        self.agree += other.agree
        self.contradict += other.contradict
        self.unknown += other.unknown
        self.extra += other.extra
        self.spelled += other.spelled
        self.exact += other.exact

    def percent(self, number: int) -> float:
        """A share of the real nodes."""
        return 100.0 * number / self.nodes if self.nodes else 0.0


@dataclass
class Comparison:
    """What a comparison found: expressions and initialisations, the other nodes (statements), the differences."""

    counts: Counts = field(default_factory=Counts)
    others: Counts = field(default_factory=Counts)
    functions: int = 0
    functions_same: int = 0
    functions_missing: int = 0
    functions_extra: int = 0
    differences: list[Difference] = field(default_factory=list)

    def note(self, verdict: str, function: str, real: Node | None, cufe: Node | None, reason: str) -> None:
        """Count one verdict and keep it, if it is a difference."""
        node = real or cufe
        assert node is not None
        counts = self.counts if node.measured else self.others
        if real is not None:
            counts.nodes += 1
        setattr(counts, verdict, getattr(counts, verdict) + 1)
        if verdict == AGREE:
            counts.exact += not reason
            counts.spelled += not reason.startswith(SPELLING)
        if verdict != AGREE or reason:
            self.differences.append(Difference(verdict, function, real, cufe, reason))


def _pairs(real: list[Function], cufe: list[Function]) -> Iterator[tuple[Function, Function | None]]:
    """Functions with their counterparts: by routine and place, then place, then routine, then name; in order.  What a
    template is read as for itself is never the counterpart of an instance.  Members of the instances of a class
    template may be alike in all that: those are first that are the same, or whose objects have the same type."""
    keys = (
        lambda f: (f.routine, f.place, f.is_prototype, f.content()),
        lambda f: (f.routine, f.place, f.is_prototype, f.object_type()),
        lambda f: (f.routine, f.place, f.is_prototype),
        lambda f: (f.name, f.place, f.is_prototype),
        lambda f: (f.routine, f.is_prototype),
        lambda f: (f.name, f.is_prototype),
    )
    found: dict[int, Function] = {}
    taken: set[int] = set()
    for key in keys:
        free: dict[object, list[Function]] = {}
        for function in cufe:
            if id(function) not in taken:
                free.setdefault(key(function), []).append(function)
        for function in real:
            rest = free.get(key(function))
            if id(function) not in found and rest:
                found[id(function)] = rest.pop(0)
                taken.add(id(found[id(function)]))
    for function in real:
        yield function, found.get(id(function))


def _why(real: Node, cufe: Node) -> tuple[str, str]:
    """Verdict and reason for two nodes with the same key."""
    unknown = ""
    for label, a, b in (
        ("type", real.canonical, cufe.canonical),
        *((label, value, cufe.referents.get(label, "")) for label, value in real.referents.items()),
    ):
        if a == b or _printed_alike(label, real, cufe):
            continue
        if b:
            if label == "type" and real.type != cufe.type:
                a, b = real.type, cufe.type
            return CONTRADICT, f"{label}: {a or 'NULL'} / {b}"
        unknown = unknown or f"{label}: {a} / not said"
    if real.category != cufe.category:
        return CONTRADICT, f"category: {real.category or 'value'} / {cufe.category or 'value'}"
    if unknown:
        return UNKNOWN, unknown
    flags = [
        f"{label}: {real.flags.get(label, 'FALSE')} / {cufe.flags.get(label, 'FALSE')}"
        for label in {**real.flags, **cufe.flags}
        if real.flags.get(label, "FALSE") != cufe.flags.get(label, "FALSE")
    ]
    if real.type != cufe.type:
        flags.insert(0, f"{SPELLING}: {real.type} / {cufe.type}")
    return AGREE, ", ".join(flags)


def _printed_alike(label: str, real: Node, cufe: Node) -> bool:
    """Whether type or constant are printed alike.

    The real tool has no entries for types and string literals that only bodies of functions mention, so that nothing
    but their text can be compared.
    """
    if label == "type":
        return real.type == cufe.type or same_type(real.canonical, cufe.canonical)
    if label != "constant" or not real.constant:
        return False
    value, _, type_ = real.referents[label].rpartition(" : ")
    other, _, other_type = cufe.referents.get(label, "").rpartition(" : ")
    if value and value == other and same_type(type_, other_type):
        return True
    # A string may hold the sign that stands in front of a type.
    return real.constant in (cufe.constant, cufe.constant.rpartition(" : ")[0])


def _match(real: list[Node], cufe: list[Node]) -> dict[int, Node]:
    """Nodes with the same key: first those that agree in all, then in order."""
    free: dict[tuple[object, ...], list[Node]] = {}
    for node in cufe:
        if not node.unknown:
            free.setdefault(node.key(), []).append(node)
    found: dict[int, Node] = {}
    for verdicts in ((AGREE,), (AGREE, CONTRADICT, UNKNOWN)):
        for node in real:
            if id(node) in found:
                continue
            rest = free.get(node.key(), [])
            for at, other in enumerate(rest):
                if _why(node, other)[0] in verdicts:
                    found[id(node)] = rest.pop(at)
                    break
    return found


def compare_function(real: Function, cufe: Function | None, result: Comparison) -> None:
    """Add the verdicts on one function; None: cufe does not have it."""
    result.functions += 1
    if cufe is None:
        result.functions_missing += 1
        for node in real.nodes:
            result.note(UNKNOWN, real.name, node, None, "the function is missing")
        return
    before = len(result.differences)
    found = _match(real.nodes, cufe.nodes)
    taken = {id(node) for node in found.values()}
    slots = {(id(node.parent) if node.parent else 0, node.slot): node for node in cufe.nodes}
    verdicts: dict[int, str] = {}
    # A statement that cufe cannot read is one with an error for an expression, whatever it really is.
    unread = {
        id(node.parent) for node in cufe.nodes if node.unknown and node.parent and node.parent.kind == "stmk_expr"
    }
    for node in real.nodes:
        other = found.get(id(node))
        above = found.get(id(node.parent)) if node.parent else None
        reachable = node.parent is None or above is not None
        standing = slots.get((id(above) if above else 0, node.slot)) if reachable else None
        if other is not None:
            verdict, reason = _why(node, other)
            if verdict == AGREE and reachable and other.parent is not above:
                between = other.parent.text() if other.parent else "nothing"
                verdict, reason = CONTRADICT, f"stands below {between}"
        elif reachable:
            known = standing is not None and not standing.unknown and id(standing) not in unread
            verdict, reason = (CONTRADICT, "another node") if known else (UNKNOWN, "no node")
            other = standing
            if standing is not None and known and id(standing) not in taken:
                taken.add(id(standing))
                if (standing.kind, standing.operation) == (node.kind, node.operation):
                    # Only its place is another one: what is below it is still compared.
                    found[id(node)] = standing
                    reason = "position: {}:{} / {}:{}".format(*node.place, *standing.place)
        else:
            # Below a node that cufe does not have: its answer there, if it gave one, is not this.
            verdict, reason = verdicts[id(node.parent)], "below such a node"
            verdict = CONTRADICT if verdict == CONTRADICT else UNKNOWN
        verdicts[id(node)] = verdict
        result.note(verdict, real.name, node, other, reason)
    for node in cufe.nodes:
        if id(node) not in taken and not node.unknown:
            result.note(EXTRA, real.name, None, node, "only cufe has it")
    result.functions_same += all(d.verdict == AGREE for d in result.differences[before:])


def compare(real: list[Function], cufe: list[Function]) -> Comparison:
    """All functions of the real dump against those of the other."""
    result = Comparison()
    for function, other in _pairs(real, cufe):
        compare_function(function, other, result)
    result.functions_extra = max(0, len(cufe) - (result.functions - result.functions_missing))
    return result
