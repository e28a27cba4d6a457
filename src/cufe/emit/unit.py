"""The host file of a unit: every construct of CUDA in it is handed to its writer, the rest passes through."""

from cufe.checks.syntax_errors import have_brackets_mates, report_findings, report_tokens, without_syntax_errors
from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, EXECUTION_SPACES, GLOBAL, HOST, MEMORY_SPACES, OTHER
from cufe.cuda.rules.checker import check_unit
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import END_OF_SOURCE, AbandonedError, Report
from cufe.emit.builtin_entities import erase_constexpr_redeclaration, erase_type, include_host_runtime, label_variable
from cufe.emit.context import Context, LambdaError, Summary
from cufe.emit.cuda_words import erase_pragmas, name_namespaces, remove_attributes, spell_noinline, unite_spaces
from cufe.emit.device_functions import mark_unused, write_device_function, write_local_declarations
from cufe.emit.entity_uses import write_managed_uses
from cufe.emit.frame import head, tail
from cufe.emit.kernels import template_key, write_kernel, write_launches
from cufe.emit.module_id import module_id, representative
from cufe.emit.reference_arrays import reference_arrays, register_kernels
from cufe.emit.repairs.catalog import repair
from cufe.emit.routines import Routine
from cufe.emit.variables import write_block_variables, write_variable
from cufe.final import TYPE_CHECKING
from cufe.sema.failures import guarded
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.bad_tokens import bad_tokens, suspect_literals
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.settings import Settings
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.syntax.recovery.repair import Repaired

_EXPECTED_BRACKET = 18
_BUILTIN = DEVICE_BUILTIN | OTHER
_SPACES = EXECUTION_SPACES | MEMORY_SPACES | DEVICE_BUILTIN


class HostUnit:
    """The host file, its module id, and what was done to make it.

    `made_from` lives as long: a process that ends soon does not have to take a million tokens apart.  `lean` says that
    things were left out."""

    def __init__(
        self, text: bytes, module_id: str, summary: Summary, made_from: Context | None = None, lean: bool = False
    ) -> None:
        self.text: bytes = text
        self.module_id: str = module_id
        self.summary: Summary = summary
        self.made_from: Context | None = made_from
        self.lean: bool = lean


def judge_unit(source: bytes, settings: Settings, report: Report) -> None:
    """Judges the preprocessed unit `source` and writes nothing; problems go to `report`.

    `AbandonedError` where there are errors among them."""
    _judged(source, settings, report)
    report.finish()


def _judged(source: bytes, settings: Settings, report: Report) -> Context:
    """The unit with all that was found about it by judging it."""
    unit = Unit(source, settings.standard)
    written = ""
    #: faulty tokens: numbers, with the offsets of which and at which they are reported
    faults: list[tuple[int, int, int]] = []
    bad = bad_tokens(unit)
    if bad is not None:
        faults += [(number, offset, offset) for number, offset in bad.found]
    if bad is not None and not bad.is_endless:
        written = unit.text
        unit = Unit(bad.text.encode("latin-1"), settings.standard)
    _attach(unit, settings, report, written)
    if bad is not None and bad.is_endless:
        report_tokens(faults, report)
        report.finish()
        raise AbandonedError
    suspects = suspect_literals(unit, settings.standard)
    if suspects:
        from cufe.syntax.literal_faults import LiteralFaults

        literals = LiteralFaults(unit, settings.standard, suspects)
        literals.keep_own(report)
        faults += literals.found()
        text = literals.text()
        if text:
            written = written or unit.text
            unit = Unit(text.encode("latin-1"), settings.standard)
            _attach(unit, settings, report, written)
    context, examined = _examined(unit, settings, report)
    repaired: Repaired | None = None
    with guarded("without_syntax_errors", -1):
        repaired = without_syntax_errors(examined)
    if repaired is None and not have_brackets_mates(examined):
        report_tokens(faults, report)
        raise report.abandon(_EXPECTED_BRACKET, END_OF_SOURCE)
    if repaired is not None:
        written = written or unit.text
        unit = Unit(repaired.text.encode("latin-1"), settings.standard)
        _attach(unit, settings, report, written, repaired.origin)
        context, examined = _examined(unit, settings, report)
    report_tokens(faults, report, repaired)
    if repaired is not None:
        report_findings(repaired, examined.diagnoser)
    if not have_brackets_mates(examined) or unit.kinds.find(k.STRAY) >= 0:
        # Tokens were passed over that belong to no known construct.
        examined.diagnoser.commit()
        report.finish()
        raise AbandonedError
    try:
        check_unit(examined)
    finally:
        examined.diagnoser.commit()
    if report.errors:
        report.finish()
        raise AbandonedError
    return context


def _attach(
    unit: Unit, settings: Settings, report: Report, written: str = "", origin: "Callable[[int], int] | None" = None
) -> None:
    operators = "_Pragma" in unit.kind_of
    name = settings.input_name
    pragmas = [(unit.directive_offset[index], unit.directive_text[index]) for index in unit.pragmas]
    report.attach(unit.text, name, pragmas, operators, written, origin)


def _examined(unit: Unit, settings: Settings, report: Report) -> tuple[Context, ExaminedUnit]:
    unit.anchor_attributes()
    context = Context(unit, settings)
    places = context.places
    stretches = places.judged_stretches(context.marks.first)
    # `cufe check` has the time to read the user's headers.
    is_whole = settings.headers_in_full
    in_full = stretches if is_whole else places.judged_stretches(context.marks.first, compiled_file=True)
    examined = ExaminedUnit(
        unit,
        settings,
        report,
        context.cutter,
        context.parser,
        context.marks,
        context.lambda_slots,
        context.lookup,
        context.engine,
        stretches,
        stretches if in_full == stretches else in_full,
    )
    return context, examined


def host_unit(source: bytes, settings: Settings, report: Report) -> HostUnit:
    """Makes the host file of the preprocessed unit `source`; problems go to `report`.

    `AbandonedError` where there are errors among them: nothing is to be written then."""
    context = _judged(source, settings, report)
    unit = context.unit
    if not context.module_id:
        context.module_id = module_id(settings, representative(context), unit.text)
    lean = settings.lean
    try:
        _write(context)
        if lean:
            # Its rooms are opened by lean builds alone.
            from cufe.emit.lean.leaving_out import make_lean

            make_lean(context, settings.lean_as_warned)
        parts = context.edits.parts()
    except LambdaError as error:
        report.add(error.what, unit.offset(error.token))
        raise AbandonedError from None
    report.finish()
    first_line_marked = bool(unit.directive_offset) and unit.directive_offset[0] == 0
    # Joined once: a copy of all text costs the memory for it, too.
    parts.insert(0, head(settings, first_line_marked))
    parts.append(tail(settings, context.anonymous_namespace()))
    parts.append(reference_arrays(context))
    text = "".join(parts)
    return HostUnit(text.encode("latin-1"), context.module_id, context.summary, context, lean)


def _write(context: Context) -> None:
    """Makes the edits; each writer can rely on those in front of it."""
    repair(context)
    _write_declarations(context)
    write_block_variables(context)
    write_managed_uses(context)
    name_namespaces(context)
    include_host_runtime(context)
    erase_pragmas(context)
    spell_noinline(context)
    remove_attributes(context)
    if context.lambda_slots or context.settings.extended_lambda:
        # Its rooms take milliseconds to open.
        from cufe.emit.lambda_wrappers import write_lambdas

        write_lambdas(context)
    write_local_declarations(context)
    write_launches(context)


class _Marked:
    """A declaration with CUDA words: its piece, the pieces around it, and the words."""

    def __init__(self, piece: Piece, path: list[Piece], words: int) -> None:
        self.piece: Piece = piece
        self.path: list[Piece] = path
        self.words: int = words


def _write_declarations(context: Context) -> None:
    routines: list[Routine] = []
    for marked in _marked_declarations(context):
        routine = _write_declaration(context, marked)
        if routine is not None:
            routines.append(routine)
    routines = unite_spaces(context, routines)
    kernels = [routine for routine in routines if routine.words & GLOBAL]
    register_kernels(context, kernels)
    defined = {template_key(kernel) for kernel in kernels if kernel.is_definition and kernel.is_template}
    for routine in routines:
        if routine.words & GLOBAL:
            write_kernel(routine, defined)
        elif routine.words & DEVICE and not routine.words & HOST:
            write_device_function(routine)


def _marked_declarations(context: Context) -> list[_Marked]:
    """The declarations at namespace and class scope for which CUDA words ask more than that the words go.

    A `__host__ __device__` function is host code like any other, so the pair is passed over without looking at what it
    belongs to.
    """
    marks = context.marks
    first = marks.first
    words = marks.words
    kinds = context.kinds
    found: list[_Marked] = []
    end_of_last = -1
    index = 0
    count = len(first)
    while index < count:
        flags = words[index]
        at = first[index]
        if index + 1 < count and first[index + 1] == at + 6 and flags | words[index + 1] == HOST | DEVICE:
            index += 2
            if at and kinds[at - 1] == k.EXTERN:
                erase_constexpr_redeclaration(context, at)
            continue
        index += 1
        if not flags & _SPACES or flags == HOST or at < end_of_last:
            continue
        path = context.cutter.path(at)
        if not path:
            continue
        piece = path[-1]
        limit = piece.body if piece.sort == c.FUNCTION else piece.end
        if at >= limit or piece.sort in (c.NAMESPACE, c.LINKAGE, c.EMPTY):
            continue
        if piece.sort == c.FUNCTION or piece.sort == c.SIMPLE:
            end_of_last = piece.end
        united = marks.union(piece.start, limit)
        if piece.sort == c.SIMPLE and united & DEVICE and united & _BUILTIN:
            # A function of the CUDA headers that is only declared: with its words gone it is an ordinary declaration.
            continue
        found.append(_Marked(piece, path, united))
    return found


def _write_declaration(context: Context, marked: _Marked) -> Routine | None:
    """Writes a variable or a type at once; a function is given back, since kernels depend on each other."""
    piece = marked.piece
    path = marked.path
    words = marked.words
    outer = path[-2] if len(path) > 1 else None
    class_name = context.class_name(outer) if outer is not None and outer.sort == c.CLASS else ""
    declaration = context.parser.parse(piece, class_name)
    if not declaration.declarators:
        if words & DEVICE_BUILTIN:
            erase_type(context, piece)
        return None
    declarator = declaration.declarators[0]
    if declaration.specifiers.flags & n.TYPEDEF:
        # The words say nothing of a type: `typedef __device__ float (*function)(float);`.
        if words & DEVICE_BUILTIN:
            erase_type(context, piece)
    elif declarator.function() is not None:
        return Routine(context, piece, path[:-1], declaration, words)
    elif words & DEVICE_BUILTIN:
        label_variable(context, piece, declaration)
    elif words & MEMORY_SPACES and class_name == "":
        if not declarator.operators and context.lookup().function_types.are_declared(declaration, declarator):
            mark_unused(context, declaration.specifiers)
        else:
            write_variable(context, piece, path[:-1], declaration, words)
    return None
