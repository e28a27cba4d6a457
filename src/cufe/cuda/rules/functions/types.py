"""Types in declarations of functions: results of instances of kernel templates, and types that are missing."""

from cufe.checks.names.reported_names import ToldNames
from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, word_of
from cufe.cuda.rules.examined import ExaminedUnit, declaration_context
from cufe.cuda.rules.functions.kernels import DEDUCED, DEDUCED_RETURN_TYPE, RETURN_TYPE, VOID, result_type
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded, unanswered
from cufe.sema.overload.type_tests import is_void
from cufe.sema.text_lookup import entities as en
from cufe.syntax.cutter import CLASS, FUNCTION, SIMPLE, Piece
from cufe.text import kinds as k

# Results of instances of kernel templates (20048, 20049; observed: diagnostics-a 5.4). A template itself is not judged.
# With each instance that the unit names, all declarations of the template are told that say `__global__`.


def check_kernel_results(examined: ExaminedUnit, kernels: list[Declared]) -> None:
    """Judges the instances of those templates whose result is not plainly void."""
    templates = [one for one in kernels if one.is_template and result_type(one) != VOID]
    if templates:
        with guarded():
            _check_results(examined, templates, [one for one in kernels if not one.is_template])


def _check_results(examined: ExaminedUnit, templates: list[Declared], others: list[Declared]) -> None:
    from cufe.cuda.rules.named_instances import NamedInstances

    by_name = {one.name_token: one for one in templates}
    specializations = {one.name_token: one.piece.start for one in others}
    named = NamedInstances(examined, {one.name for one in templates}, {one.piece.start for one in templates})
    for routine, token in named.in_order():
        found_at = specializations.get(token, token)
        template = routine.template
        if template is None:
            continue
        declared = [by_name[one.binding.name] for one in template.declarations if one.binding.name in by_name]
        number = _number(examined, declared, routine) if declared else 0
        if not number:
            continue
        context = declaration_context(examined, routine, found_at)
        for one in declared:
            for attribute in one.attributes:
                if word_of(attribute) == GLOBAL:
                    examined.add_late(number, attribute.first, found_at, context=context)
                    break


def _number(examined: ExaminedUnit, declared: list[Declared], routine: Routine) -> int:
    """The number of the mistake in the result of an instance; 0 if there is none, or nothing is known."""
    if any(result_type(one) == DEDUCED for one in declared):
        return DEDUCED_RETURN_TYPE if any(one.declaration.body >= 0 for one in declared) else 0
    with unanswered:
        result = examined.engine().declare_types.routine_type(routine).result
        return 0 if result.dependent or is_void(result.skip_typerefs()) else RETURN_TYPE
    return 0


# Functions with words of CUDA that lack a type (260): no declarator is found behind such words.


_NO_TYPE: Final = 260
_MEMBER: Final = 20231
_IN_FRONT: Final = bytes((k.STATIC, k.EXTERN, k.INLINE, k.CONSTEXPR))
#: of a deduction guide, and of a declarator in parentheses
_NOT_BEHIND: Final = bytes((k.ARROW, k.OPEN_ROUND))
#: what the name itself may be where it has no type
_OBJECTS: Final = (en.FUNCTION, en.VARIABLE)
_KERNELS: Final = ("global", "tile_global")


def check_untyped(examined: ExaminedUnit, found: Collection) -> None:
    """Judges each once; a type is asked for before attributes are applied."""
    pieces = {piece.start: piece for piece, _ in found.types if piece.sort in (FUNCTION, SIMPLE)}
    for token in found.device_names:
        if examined.kinds[token - 1] in _IN_FRONT or examined.kinds[token - 1] == k.CLOSE_ROUND:
            path = examined.cutter.path(token)
            is_head = bool(path) and path[-1].sort == FUNCTION and token < path[-1].body
            if is_head and not _is_constructor(examined, path, token):
                pieces[path[-1].start] = path[-1]
    for start in sorted(pieces):
        _check_untyped(examined, pieces[start])


def _is_constructor(examined: ExaminedUnit, path: list[Piece], token: int) -> bool:
    """Whether a name is, or could be, that of the class around."""
    if len(path) < 2 or path[-2].sort != CLASS:
        return False
    return examined.scope_name(path[-2]) in (examined.lexemes[token], "<unnamed>")


def _check_untyped(examined: ExaminedUnit, piece: Piece) -> None:
    kinds = examined.kinds
    attributes: list[int] = []
    at = piece.head
    while kinds[at] in _IN_FRONT or kinds[at] == k.ATTRIBUTE:
        if kinds[at] == k.ATTRIBUTE:
            attributes.append(at)
            at = examined.brackets.close(at + 1) + 1
        else:
            at += 1
    is_function = kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.OPEN_ROUND and examined.lexemes[at] != "main"
    if not is_function or kinds[examined.brackets.close(at + 1) + 1] in _NOT_BEHIND:
        return
    entity = examined.lookup().resolve(at)
    if entity is not None and entity.sort not in _OBJECTS:
        return
    offset = examined.unit.offset
    examined.once(ToldNames).judged.add(at)
    examined.diagnoser.add(_NO_TYPE, offset(at), detected=offset(piece.start))
    path = examined.cutter.path(at)
    if kinds[piece.start] == k.TEMPLATE:
        return
    for token in attributes:
        for attribute in examined.parser.attribute_specifier(token):
            if attribute.name in _KERNELS:
                examined.add(RETURN_TYPE, attribute.first)
                if len(path) > 1 and path[-2].sort == CLASS:
                    examined.add(_MEMBER, attribute.first)
