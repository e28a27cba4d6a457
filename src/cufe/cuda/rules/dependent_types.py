"""Types that a template names in its parameters and an instance does not have: `typename T::name x;` with T = int.

Observed: the body of an instance is read at the end of the unit, that of an explicit instantiation in both passes, all
others in the device pass alone.  A function with a deduced result is read where it is named, in both."""

from cufe.cuda.rules.declared import Declared, parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics.report import Frame
from cufe.final import Final
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.sema.instance_names import InstanceNames
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_UNDEFINED: Final = 20
_EXPECTED_SEMICOLON: Final = 65
_NO_SCOPE: Final = 276
_GLOBAL_QUALIFIER: Final = 281
_NOT_QUALIFIED: Final = 937

_PATTERN: Final = bytes((k.TYPENAME, k.IDENTIFIER, k.SCOPE, k.IDENTIFIER))
#: behind the type
_DECLARATORS: Final = bytes((k.IDENTIFIER,)) + b"*&"
_BEFORE_OTHERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."


def check_dependent_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of variables of such types in the bodies of function templates."""
    places: dict[int, list[int]] = {}
    names: set[str] = set()
    deduced: set[str] = set()
    for start, end in examined.near():
        at = examined.kinds.find(_PATTERN, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            piece = path[-1] if path else None
            if piece is not None and piece.sort == c.FUNCTION and at > piece.body:
                if examined.kinds[piece.start] == k.TEMPLATE and _declares(examined, at):
                    for one in parse_piece(examined, piece, path[:-1], False):
                        names.add(one.name)
                        if _is_deduced(one):
                            deduced.add(one.name)
                        places.setdefault(one.name_token, []).append(at)
            at = examined.kinds.find(_PATTERN, at + 1, end)
    if names and examined.architecture is None:
        asked_for = [set(examined.lexemes[piece.start : piece.end]) for piece in explicit_instantiations(examined)]
        names = {name for name in names if name in deduced or any(name in words for words in asked_for)}
    if not names:
        return
    instances = NamedInstances(examined, names, set())
    frames = InstanceNames(examined.engine())
    for routine, token in instances.in_order():
        if routine.name in deduced or (examined.architecture is None and routine not in instances.asked_for):
            continue
        template = routine.template
        for declared in template.declarations if template is not None else []:
            for at in places.get(declared.binding.name, []):
                frame = frames.frame(routine, examined.unit.offset(token))
                _check(examined, routine, at, len(examined.kinds) - 1, frame)
    for name_token in sorted(places):
        if examined.lexemes[name_token] in deduced:
            _check_deduced(examined, name_token, places[name_token])


def _declares(examined: ExaminedUnit, at: int) -> bool:
    """Whether a statement begins at `typename` that declares a variable."""
    return examined.kinds[at - 1] in b"{};" and examined.kinds[at + 4] in _DECLARATORS


def _is_deduced(one: Declared) -> bool:
    """Whether the body of a function says what its result is."""
    specifiers = one.declaration.specifiers
    function = one.function()
    words = one.examined.kinds[specifiers.type_start : specifiers.type_end]
    return function is not None and function.trailing < 0 and k.AUTO in words


def _check_deduced(examined: ExaminedUnit, name_token: int, places: list[int]) -> None:
    """Judges the instances of the one function template of a name, as far as they are made by now."""
    engine = examined.engine()
    mentions = examined.tokens_of({examined.lexemes[name_token]}, examined.near())
    named = [token for token in mentions if token > name_token]
    entity = examined.lookup().resolve(named[0]) if named else None
    if entity is None or len(entity.bindings) != 1 or entity.bindings[0].name != name_token:
        return
    prototype = engine.definitions.at(examined.cutter.path(name_token))
    template = None if prototype is None else prototype.template
    frames = InstanceNames(engine)
    instances = NamedInstances(examined, {examined.lexemes[name_token]}, set()).found
    for routine in template.specializations.values() if template is not None else []:
        if isinstance(routine, Routine) and not any(argument.is_dependent() for argument in routine.arguments):
            token = instances.get(routine, named[0])
            found_at = examined.brackets.close(token + 1) if examined.kinds[token + 1] == k.OPEN_ROUND else token
            frame = frames.frame(routine, examined.unit.offset(token))
            for at in places:
                _check(examined, routine, at, found_at, frame)


def _check(examined: ExaminedUnit, routine: Routine, at: int, found_at: int, frame: Frame) -> None:
    """Judges the declaration that begins at `typename`, for one instance that is read at a token."""
    context = [frame]
    template = routine.template
    assert template is not None
    parameters = examined.engine().templates.parameters(template)
    for parameter, argument in zip(parameters, routine.arguments, strict=False):
        if parameter.name != examined.lexemes[at + 1] or argument.type is None or argument.type.dependent:
            continue
        if not isinstance(argument.type.skip_typerefs(), (ClassType, EnumType)):
            if not examined.is_told(_NO_SCOPE, at + 1):
                examined.add_late(_NO_SCOPE, at + 1, found_at, context=context)
            examined.add_late(_NOT_QUALIFIED, at + 1, found_at, context=context)
            examined.add_late(_GLOBAL_QUALIFIER, at + 2, found_at, context=context)
            examined.add_late(_EXPECTED_SEMICOLON, at + 4, found_at, context=context)
            used = _first_use(examined, at + 4)
            if used >= 0:
                examined.add_late(_UNDEFINED, used, found_at, examined.lexemes[used], context=context)


def _first_use(examined: ExaminedUnit, name: int) -> int:
    """Where the block names the variable that it does not have; -1 where it does not."""
    kinds = examined.kinds
    if kinds[name] != k.IDENTIFIER:
        name += 1
    end = examined.brackets.close(examined.brackets.enclosing(name))
    for token in range(kinds.find(b";", name), end):
        if examined.lexemes[token] == examined.lexemes[name] and kinds[token - 1] not in _BEFORE_OTHERS:
            return token
    return -1
