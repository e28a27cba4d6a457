"""The device compiler reads the bodies of templates when it makes instances, at the end of the unit, and those that
nobody instantiates not at all (observed: diagnostics-b 1)."""

from cufe.cuda.rules.declared import declared_by, scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.diagnostics.report import Diagnostic
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_ARGUMENTS: Final = bytes((k.OPEN_ROUND, k.LESS, k.LAUNCH))

_NO_MATCHING_FUNCTION: Final = 304


def drop_uninstantiated(examined: ExaminedUnit) -> None:
    """Drops what was found out in the bodies of templates that nothing else in the user's code names, and puts off what
    was found in those of others."""
    offset = examined.unit.offset
    unread: dict[int, tuple[int, int]] = {}
    put_off: dict[int, tuple[int, int, int]] = {}
    diagnoser = examined.diagnoser
    for found in diagnoser.tentative:
        if found.detected >= 0:
            path = examined.cutter.path(examined.unit.token_at(found.detected))
            if not path or path[-1].sort != c.FUNCTION or path[-1].body in unread or path[-1].body in put_off:
                continue
            if not offset(_body_start(examined, path)) < found.detected <= offset(path[-1].end - 1):
                # The head, or a directive behind it.
                continue
            if _is_uninstantiated(examined, path):
                unread[path[-1].body] = (_body_start(examined, path), path[-1].end)
                continue
            at = _read_at(examined, path)
            if at >= 0:
                put_off[path[-1].body] = (_body_start(examined, path), path[-1].end, at)
    for start, end in unread.values():
        diagnoser.drop(_found_between(diagnoser.tentative, offset(start), offset(end - 1)))
    for body in sorted(put_off):
        start, end, at = put_off[body]
        late = _found_between(diagnoser.tentative, offset(start), offset(end - 1))
        diagnoser.tentative = _put_off(diagnoser.tentative, late, offset(start), offset(at))


def _found_between(said: list[Diagnostic], start: int, end: int) -> list[Diagnostic]:
    """What is found out behind an offset, up to another one."""
    return [found for found in said if start < found.detected <= end]


def _put_off(said: list[Diagnostic], late: list[Diagnostic], start: int, offset: int) -> list[Diagnostic]:
    """`late` counts as found out at an offset, in front of what stands behind `start` and is found out there."""
    kept = [found for found in said if found not in late]
    place = 0
    while place < len(kept):
        position = kept[place].position
        if kept[place].detected == offset and isinstance(position, int) and position > start:
            break
        place += 1
    late.sort(key=_detected)
    for found in late:
        found.detected = offset
    return kept[:place] + late + kept[place:]


def _read_at(examined: ExaminedUnit, path: list[Piece]) -> int:
    """The token at which the body of a function of a template is read: the end of the unit, or the first use behind it
    where the result hangs on it; -1 where it is no template, or a constant may hang on it."""
    piece = path[-1]
    kinds = examined.kinds
    if piece.sort != c.FUNCTION or kinds.find(k.CONSTEXPR, piece.start, piece.body) >= 0:
        return -1
    if not examined.is_template(path):
        return -1
    arrow = kinds.find(k.ARROW, piece.start, piece.body)
    if kinds.find(k.AUTO, max(arrow, piece.start), piece.body) < 0:
        return len(kinds) - 1
    names = {one.name for one in declared_by(examined, path)}
    for token in examined.tokens_of(names):
        if token < piece.end or examined.kinds[token + 1] not in _ARGUMENTS or _is_declaration(examined, token):
            continue
        around = examined.cutter.path(token)
        return max(token, _read_at(examined, around)) if around else token
    return -1


def _detected(found: Diagnostic) -> int:
    return found.detected


def _body_start(examined: ExaminedUnit, path: list[Piece]) -> int:
    """The `{` of a function, or the `:` of its member initialisers."""
    piece = path[-1]
    declared = declared_by(examined, path) if piece.sort == c.FUNCTION else []
    initialisers = declared[0].declaration.member_initialisers if declared else -1
    return initialisers if initialisers >= 0 else piece.body


def _is_uninstantiated(examined: ExaminedUnit, path: list[Piece]) -> bool:
    """Whether a body is that of a function of a template that is named nowhere else."""
    piece = path[-1]
    kinds = examined.kinds
    in_template = False
    for place, around in enumerate(path):
        if not examined.is_template([around]):
            continue
        if around.sort == c.CLASS:
            names = {scope_name(examined, around)}
        else:
            declared = declared_by(examined, path[: place + 1])
            names = {one.name for one in declared}
            if place and path[place - 1].sort == c.CLASS and scope_name(examined, path[place - 1]) in names:
                return not _is_class_used(examined, names, path[place - 1])
        if not _is_named_elsewhere(examined, names, around):
            return True
        in_template = True
    return in_template and kinds[piece.start] != k.TEMPLATE and _is_unused_member(examined, path)


def _is_unused_member(examined: ExaminedUnit, path: list[Piece]) -> bool:
    """Whether an ordinary member function of a class template is named by nobody and made by no directive."""
    piece = path[-1]
    around = path[-2]
    kinds = examined.kinds
    if around.sort != c.CLASS or kinds.find(k.COLON, around.head, around.body) >= 0:
        # A base class may make it virtual.
        return False
    if any(kinds.find(word, piece.start, piece.body) >= 0 for word in (k.VIRTUAL, k.FRIEND, k.OPERATOR)):
        return False
    name = scope_name(examined, around)
    names = {one.name for one in declared_by(examined, path) if not one.is_special}
    if not names or any(name in examined.lexemes[one.start : one.end] for one in explicit_instantiations(examined)):
        return False
    return all(
        piece.start <= token < piece.end or _is_declaration(examined, token) for token in examined.tokens_of(names)
    )


def _is_named_elsewhere(examined: ExaminedUnit, names: set[str], template: Piece) -> bool:
    """Whether a name stands outside of the template with arguments behind it, but for declarations and calls that are
    mistaken."""
    for token in examined.tokens_of(names):
        if template.start <= token < template.end or examined.kinds[token + 1] not in _ARGUMENTS:
            continue
        if _is_declaration(examined, token) or _is_of_other(examined, token, template):
            continue
        if not _is_mistaken_call(examined, token):
            return True
    return False


def _is_of_other(examined: ExaminedUnit, token: int, template: Piece) -> bool:
    """Whether a name is that of something else that is declared outside of the template."""
    entity = examined.lookup().resolve(token)
    return entity is not None and not any(template.start <= at < template.end for at in entity.tokens())


def _is_mistaken_call(examined: ExaminedUnit, name: int) -> bool:
    """Whether a name is that of a function that a call or launch does not come to choose, since an error is in its
    arguments or no function takes them."""
    if examined.diagnoser.first_error() < 0:
        return False
    if examined.diagnoser.has_said(_NO_MATCHING_FUNCTION, examined.unit.offset(name)):
        return True
    kinds = examined.kinds
    opening = name + 1
    if kinds[opening] == k.LESS:
        opening = examined.brackets.close_angle(opening, len(kinds)) + 1
    if kinds[opening] == k.LAUNCH:
        opening = examined.brackets.close_chevrons(opening, len(kinds)) + 3
    if kinds[opening] != k.OPEN_ROUND:
        return False
    return _has_error(examined, opening + 1, examined.brackets.close(opening))


def _has_error(examined: ExaminedUnit, start: int, end: int) -> bool:
    """Whether an error has been told of in some tokens; an undefined name is told of once."""
    offset = examined.unit.offset
    names = examined.told()
    return examined.diagnoser.are_mistaken(offset(start), offset(end)) or any(
        names.is_undefined(name) for name in examined.lexemes[start:end]
    )


def _is_class_used(examined: ExaminedUnit, names: set[str], cls: Piece) -> bool:
    """Whether the name of a class stands in functions or in a declaration that is none of its members', so that objects
    may be made."""
    for token in examined.tokens_of(names):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.FUNCTION and _body_start(examined, path) < token:
            return True
        is_outside = not cls.start <= token < cls.end and examined.lexemes[token + 1] != "::"
        if is_outside and path and examined.kinds.find(k.SCOPE, path[-1].start, token) < 0:
            return True
    return False


def _is_declaration(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name is that of a declaration, or stands in the head of a template; directives make instances."""
    path = examined.cutter.path(token)
    if not path:
        return False
    piece = path[-1]
    if examined.kinds[piece.start] == k.TEMPLATE:
        if examined.kinds[piece.start + 1] != k.LESS:
            return False
        if token < piece.body or piece.body < 0:
            return True
    return any(one.name_token == token for one in declared_by(examined, path))
