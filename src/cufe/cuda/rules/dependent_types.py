"""Types that a template names in its parameters and an instance does not have: `typename T::name x;` with T = int.

Observed: the body of an instance is read at the end of the unit, that of an explicit instantiation in both passes, all
others in the device pass alone."""

from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.final import Final
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_EXPECTED_SEMICOLON: Final = 65
_NO_SCOPE: Final = 276
_GLOBAL_QUALIFIER: Final = 281
_NOT_QUALIFIED: Final = 937

_PATTERN: Final = bytes((k.TYPENAME, k.IDENTIFIER, k.SCOPE, k.IDENTIFIER, k.IDENTIFIER))


def check_dependent_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of variables of such types in the bodies of function templates."""
    places: dict[int, list[int]] = {}
    names: set[str] = set()
    for start, end in examined.near():
        at = examined.kinds.find(_PATTERN, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            piece = path[-1] if path else None
            if piece is not None and piece.sort == c.FUNCTION and at > piece.body:
                if examined.kinds[piece.start] == k.TEMPLATE and examined.kinds[at - 1] in b"{};":
                    for one in parse_piece(examined, piece, path[:-1], False):
                        names.add(one.name)
                        places.setdefault(one.name_token, []).append(at)
            at = examined.kinds.find(_PATTERN, at + 1, end)
    if names and examined.architecture is None:
        asked_for = [set(examined.lexemes[piece.start : piece.end]) for piece in explicit_instantiations(examined)]
        names = {name for name in names if any(name in words for words in asked_for)}
    if not names:
        return
    instances = NamedInstances(examined, names, set())
    for routine, _ in instances.in_order():
        if examined.architecture is None and routine not in instances.asked_for:
            continue
        template = routine.template
        for declared in template.declarations if template is not None else []:
            for at in places.get(declared.binding.name, []):
                _check(examined, routine, at)


def _check(examined: ExaminedUnit, routine: Routine, at: int) -> None:
    """Judges the declaration that begins at `typename`, for one instance."""
    template = routine.template
    assert template is not None
    parameters = examined.engine().templates.parameters(template)
    end = len(examined.kinds) - 1
    for parameter, argument in zip(parameters, routine.arguments, strict=False):
        if parameter.name != examined.lexemes[at + 1] or argument.type is None or argument.type.dependent:
            continue
        if not isinstance(argument.type.skip_typerefs(), (ClassType, EnumType)):
            examined.add_late(_NO_SCOPE, at + 1, end)
            examined.add_late(_NOT_QUALIFIED, at + 1, end)
            examined.add_late(_GLOBAL_QUALIFIER, at + 2, end)
            examined.add_late(_EXPECTED_SEMICOLON, at + 4, end)
