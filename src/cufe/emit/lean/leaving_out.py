"""Lean units: the preprocessed unit for the device compiler and the host file, without what nothing in them needs. What
is not reached goes, lines stay.

g++ numbers the unnamed types of a unit, lambdas among them, and symbols and `typeid` tell the numbers of some.  So
where a host file loses unnamed types, empty enumerations stand for them."""

from cufe import regex as re
from cufe.diagnostics.source import file_of_marker
from cufe.emit.context import Context
from cufe.emit.lean.item import Item
from cufe.emit.lean.kernel_templates import KernelTemplates
from cufe.emit.lean.library_bodies import LibraryBodies
from cufe.emit.lean.pragmas import Pragmas, named_in_pragmas
from cufe.emit.lean.reach import Reach
from cufe.emit.lean.roots import OF_HOST_RUNTIME, OF_OPTIMISER
from cufe.emit.reference_arrays import reference_arrays
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text import kinds as k
from cufe.text.edits import EditList
from cufe.text.places import Places
from cufe.text.unit import Unit


def leave_out(
    unit: Unit, brackets: Brackets, cutter: Cutter, edits: EditList, own: list[tuple[int, int]],
    foreign: list[tuple[int, int]], outside: list[tuple[int, int]], spelt: set[str], in_order: bool,
    library: LibraryBodies | None = None, dropped: list[int] | None = None,
) -> None:  # fmt: skip
    """Takes everything out of the unit that nothing in the stretches `own` leads to, nor the names that are `spelt`
    elsewhere.  Inline variables outside of the stretches `foreign` stay, `outside` are those neither of the standard
    library nor of the toolkit, and where templates are to be instantiated `in_order` all that mentions one of those
    that stay and is no template, and the numbers of unnamed types.  `library` knows functions whose bodies nothing
    needs, and `dropped` are the braces of bodies that the compiler never sees."""
    spelt = spelt | named_in_pragmas(unit)
    kernels = KernelTemplates(brackets, unit.lexemes, cutter, outside)
    reach = Reach(unit, brackets, cutter, own, foreign, spelt, in_order, library, kernels, dropped or [])
    pragmas = Pragmas(unit)
    gone = [item for item in reach.items if not item.kept]
    gone.sort(key=_start)
    index = 0
    while index < len(gone):
        start = gone[index].piece.start
        end = gone[index].piece.end
        pragmas.erase_in_front(start, edits)
        index += 1
        while index < len(gone) and gone[index].piece.start == end and not pragmas.stand_at(end):
            end = gone[index].piece.end
            index += 1
        instead = in_place_of(unit, brackets, edits, start, end) if in_order else ""
        edits.leave_out(unit.offset(start), unit.end_offset(end - 1), instead)
    bodies = [item for item in reach.members.bodies if not item.kept and item.piece.sort == c.FUNCTION]
    bodies.sort(key=_start)
    for item in bodies:
        piece = item.piece
        if in_order and (instead := in_place_of(unit, brackets, edits, piece.body, piece.end)):
            edits.insert_after(item.class_end - 1, instead)
        edits.replace_tokens(piece.body, piece.end - 1, ";")
    for start, end in sorted(reach.members.cut_off):
        edits.replace_tokens(start, end - 1, ";")


def _start(item: Item) -> int:
    return item.piece.start


#: the end of a lean unit where functions of the standard library have lost their bodies
WITHOUT_BODIES: Final = "// without bodies"
#: what may stand in front of that, where nothing was left out but of the standard library and the toolkit
WITH_VENDORS: Final = "// with vendors "
#: how the toolkit's headers spell `__host__`, and how often headers have it that are likely to be warned of
_OF_HOST: Final = "__attribute__((host))"
_OFTEN: Final = 200


def lean_unit(source: bytes, standard: int, relaxed: bool = True) -> bytes:
    """The unit `source` made lean; `source` itself where its brackets do not match, since then nothing is sure.

    Unless constants of the host are `relaxed`, the compiler warns of functions for host and device that call them, in
    system headers, too, and then all counts that may instantiate them.  So headers of vendors stay where they have many
    such functions, as those of Eigen do, and what is said of them is that of the whole unit."""
    unit = Unit(source, standard)
    brackets = Brackets(unit)
    kinds = unit.kinds
    if brackets.unmatched >= 0 or kinds.count(b"(") != kinds.count(b")") or kinds.count(b"[") != kinds.count(b"]"):
        return source
    if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0:
        return source
    edits = EditList(unit)
    whole = [(0, len(unit))]
    places = Places(unit)
    library = LibraryBodies(unit, brackets, places)
    outside = places.stretches_outside_library()
    own = places.user_stretches()
    with_vendors = not relaxed and _count(unit, outside, _OF_HOST) - _count(unit, own, _OF_HOST) >= _OFTEN
    if with_vendors:
        own = outside
    leave_out(unit, brackets, Cutter(brackets), edits, own, whole, outside, set(), False, library)
    return (edits.apply() + WITH_VENDORS * with_vendors + WITHOUT_BODIES * library.go).encode("latin-1")


def _count(unit: Unit, stretches: list[tuple[int, int]], text: str) -> int:
    """How often a text stands in stretches of tokens."""
    return sum([unit.text.count(text, unit.offset(start), unit.end_offset(end - 1)) for start, end in stretches])


def whole_files(source: bytes, standard: int, with_vendors: bool) -> set[str]:
    """The files, as diagnostics name them, of which nothing is left out: the user's, or `with_vendors` all but those of
    the libraries."""
    # The line markers tell which these are.
    markers = b"\n".join([line for line in source.split(b"\n") if line.startswith(b"#")])
    return {file_of_marker(spelt) for spelt in Places(Unit(markers, standard)).user_files(with_vendors)}


def is_spelt_by_library(source: bytes, standard: int, names: set[str]) -> bool:
    """Whether the standard library in a unit spells one of the names."""
    unit = Unit(source, standard)
    library = Places(unit).stretches_of_library()
    return not all(names.isdisjoint(unit.lexemes[start:end]) for start, end in library)


_NAME: Final = re.compile(r"[A-Za-z_]\w*")
#: what the body of a device function does with its parameters in the host file
_USE_OF_PARAMETER: Final = re.compile(r"\(void\)\w+;")


def make_lean(context: Context, as_warned: bool) -> None:
    """Adds the edits that make the host file lean; all others are made, and what they spell counts as named.

    The host compiler warns of the toolkit's headers, where it is to warn: `as_warned` says that they stay."""
    spelt = set(_NAME.findall(_USE_OF_PARAMETER.sub("", context.edits.new_text())))
    spelt.update(_NAME.findall(reference_arrays(context)))
    spelt.update(OF_HOST_RUNTIME)
    spelt.update(OF_OPTIMISER)
    own = context.places.warned_stretches() if as_warned else context.places.user_stretches()
    foreign = context.places.stretches_outside_toolkit()
    outside = context.places.stretches_outside_library()
    # Kernels that only the device launches have stubs, too, and these spell what such bodies name.
    dropped = [] if context.settings.device_c else sorted(context.dropped_bodies)
    leave_out(
        context.unit, context.brackets, context.cutter, context.edits, own, foreign, outside, spelt, True,
        dropped=dropped,
    )  # fmt: skip


#: what takes the next number
_ONE: Final = "enum{};"

#: what precedes the `[` of a lambda
_BEFORE_LAMBDA: Final = b"(,={?:;!" + bytes((k.RETURN, k.OR))


def in_place_of(unit: Unit, brackets: Brackets, edits: EditList, start: int, end: int) -> str:
    """What takes the numbers of the unnamed types that stand between two tokens once the edits are made."""
    if not _count_unnamed(brackets, start, end):
        return ""
    text = edits.rendered(unit.offset(start), unit.end_offset(end - 1))
    # Of the standard nothing hangs here but what some names mean.
    left = Unit(text.encode("latin-1"), 20)
    return _ONE * _count_unnamed(Brackets(left), 0, len(left))


def _count_unnamed(brackets: Brackets, start: int, end: int) -> int:
    """How many unnamed classes, enumerations and lambdas begin between two tokens."""
    kinds = brackets.kinds
    found = 0
    for key in k.TYPE_KEYS:
        for at in k.all_of(kinds, key, start, end):
            behind = at + 1
            while kinds[behind] == k.ATTRIBUTE or kinds[behind] == k.ALIGNAS or kinds[behind] == k.OPEN_SQUARE:
                behind = brackets.skip(behind + (kinds[behind] != k.OPEN_SQUARE))
            found += kinds[behind] == k.OPEN_BRACE or kinds[behind] == k.COLON
    for at in k.all_of(kinds, k.OPEN_SQUARE, start, end):
        found += kinds[at + 1] != k.OPEN_SQUARE and kinds[at - 1] in _BEFORE_LAMBDA
    return found
