"""Instances of kernel templates without a definition, where stubs of kernels are static (20280; observed:
diagnostics-b 3.1): told at the end of a unit without errors, at the name of the template or of its specialisation.
What an explicit instantiation leaves to another unit has no definition, either."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.declared import Declared, parse_piece, scope_name
from cufe.cuda.rules.device.bodies import Bodies
from cufe.cuda.rules.device.declarations import is_specialisation
from cufe.cuda.rules.device.emitted import Emitted
from cufe.cuda.rules.device.roots import Roots
from cufe.cuda.rules.device.sight import Sight
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.templates.function_specializations import is_specialization
from cufe.sema.text_lookup.entities import CONCEPT
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NO_DEFINITION: Final = 20280
_ELSEWHERE: Final = bytes((k.EXTERN, k.TEMPLATE))
#: functions that other units cannot call, or that are made where they are called
_LOCAL: Final = n.STATIC | n.INLINE | n.CONSTEXPR | n.CONSTEVAL


def check_undefined_kernels(examined: ExaminedUnit, functions: list[Declared]) -> None:
    """Judges the instances that the unit names of templates that it only declares."""
    settings = examined.settings
    if settings.device_c or not settings.static_host_stub or settings.host_stub_linkage_explicit:
        return
    templates = [one for one in functions if one.words & GLOBAL and one.is_template and not is_specialisation(one)]
    defined = {one.full_name() for one in templates if one.declaration.body >= 0}
    undefined = {one.name_token for one in templates if one.full_name() not in defined}
    specialised = _specialisations(examined, {one.name for one in templates})
    elsewhere = _elsewhere(examined, {one.name for one in templates})
    if not (undefined or specialised or elsewhere) or any(_is_constrained(one) for one in templates):
        # Whether constraints let a launch through is not always known, and an error would leave all of this untold.
        return
    names = {one.name for one in templates if one.name_token in undefined or one.name in specialised.values()}
    names |= {routine.name for routine in elsewhere}
    own = {one.piece.start for one in templates} | specialised.keys() | _unneeded(examined, names)
    own |= set(elsewhere.values())
    instances = NamedInstances(examined, names, own)
    shown = MessageNames()
    end = len(examined.kinds) - 1
    found: list[tuple[list[int], bool, int, str]] = []
    named = [(min(token, elsewhere.get(routine, token)), routine) for routine, token in instances.in_order()]
    emitted = _emitted(examined)
    for routine in dict.fromkeys([*[routine for _, routine in sorted(named, key=_first)], *emitted.kernels()]):
        template = routine.template
        tokens = [one.binding.name for one in template.declarations] if template is not None else []
        written = [one.binding.name for one in routine.declarations if is_specialization(one)]
        is_doubtful = written or routine in elsewhere or (tokens and tokens[0] in undefined)
        if not is_doubtful or routine in instances.asked_for:
            continue
        with unanswered:
            if routine in elsewhere or examined.engine().declare_types.definition(routine) is None:
                name = f"{shown.entities.qualified(routine)} "
                found.append((emitted.namespaces(routine), not written, [*written, *tokens][0], name))
    for _, _, token, name in sorted(found, key=_scope):
        examined.add_late(_NO_DEFINITION, token, end, name)


def _first(named: tuple[int, Routine]) -> int:
    return named[0]


def _scope(found: tuple[list[int], bool, int, str]) -> tuple[list[int], bool]:
    """Those of namespaces come last, and in each scope specialisations first."""
    return found[0], found[1]


def _emitted(examined: ExaminedUnit) -> Emitted:
    """What is written of the unit: kernels are launched in instances of other templates, too."""
    engine = examined.engine()
    sight = Sight(examined)
    roots = Roots(examined, engine, sight)
    emitted = Emitted(examined, engine, Bodies(examined, engine, sight))
    emitted.functions(roots.functions, roots.variables, roots.instantiated)
    return emitted


def _specialisations(examined: ExaminedUnit, names: set[str]) -> dict[int, str]:
    """The names of templates that explicit specialisations without a body name, by the first tokens of these."""
    kinds = examined.kinds
    found: dict[int, str] = {}
    for token in examined.tokens_of(names, examined.near()):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.SIMPLE and kinds.startswith(k.FULL_SPECIALIZATION, path[-1].start):
            found[path[-1].start] = examined.lexemes[token]
    return found


def _elsewhere(examined: ExaminedUnit, names: set[str]) -> dict[Routine, int]:
    """The instances that directives `extern template` name, with the first tokens of these."""
    kinds = examined.kinds
    found: dict[Routine, int] = {}
    if kinds.find(_ELSEWHERE) < 0:
        return found
    for token in examined.tokens_of(names, examined.near()):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.SIMPLE and kinds.startswith(_ELSEWHERE, path[-1].start):
            for routine in examined.engine().instantiations.routines(path[-1].start + 1, path[-1].end, True):
                found[routine] = path[-1].start
    return found


def _unneeded(examined: ExaminedUnit, names: set[str]) -> set[int]:
    """The first tokens of functions that name one of the templates and that nobody needs: what another unit cannot
    call, and this one does not mention."""
    found: set[int] = set()
    for token in examined.tokens_of(names, examined.near()):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.FUNCTION and path[-1].start not in found and not _is_needed(examined, path):
            found.add(path[-1].start)
    return found


def _is_needed(examined: ExaminedUnit, path: list[Piece]) -> bool:
    for one in parse_piece(examined, path[-1], path[:-1], False):
        in_class = any(piece.sort == c.CLASS for piece in path)
        unnamed = any(piece.sort == c.NAMESPACE and scope_name(examined, piece) == "<unnamed>" for piece in path)
        if not in_class and not unnamed and not one.is_template and not one.flags & _LOCAL:
            return True
        if not one.is_operator and not one.is_special and not one.is_destructor:
            return any(token != one.name_token for token in examined.tokens_of({one.name}, examined.near()))
    return False


def _is_constrained(one: Declared) -> bool:
    """Whether a function asks something of its template arguments."""
    if one.declarator.constraint >= 0:
        return True
    for head in one.declaration.heads:
        if head.end > head.close + 1:
            return True
        if any(type_.key < 0 and _names_concept(one, type_.start, type_.place) for type_ in head.parameters):
            return True
    function = one.declarator.function() if one.is_template else None
    for parameter in function.parameters if function is not None else []:
        specifiers = parameter.specifiers
        if specifiers.sort == n.PLACEHOLDER and specifiers.type_end > specifiers.type_start + 1:
            return True
    return False


def _names_concept(one: Declared, start: int, end: int) -> bool:
    """Whether some tokens of a declaration name a concept."""
    examined = one.examined
    names = [token for token in range(start, end) if examined.kinds[token] == k.IDENTIFIER]
    entities = [examined.lookup().resolve(token) for token in names]
    return any(entity is not None and entity.sort == CONCEPT for entity in entities)
