"""Private and protected types and enumerators that are named `C::T` outside of their classes (265; [class.access]).

Told by lookup and declarations: where a friend, a derived class or a definition of a member could name it, nothing is
said."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_INACCESSIBLE: Final = 265

_QUALIFIED: Final = bytes((k.IDENTIFIER, k.SCOPE, k.IDENTIFIER))
_JUDGED: Final = (en.TYPE, en.ALIAS, en.ENUMERATOR)


def check_accesses_to_types(code: UserCode) -> None:
    """Judges the qualified names in the user's text."""
    kinds = code.kinds
    classes = code.names_behind((k.CLASS, k.STRUCT))
    for start, end in code.in_full if classes else []:
        at = kinds.find(_QUALIFIED, start, end)
        while at >= 0:
            if kinds[at - 1] != k.SCOPE and code.lexemes[at] in classes:
                _check(code, at)
            at = kinds.find(_QUALIFIED, at + 2, end)


def _check(code: UserCode, at: int) -> None:
    """Judges `C::T` whose first token is at `at`."""
    entity = code.lookup().resolve(at + 2)
    if entity is None or entity.sort not in _JUDGED or len(entity.bindings) > 1 or not code.is_own(entity.token):
        # Declared more than once: the access may differ.
        return
    declared = code.cutter.path(entity.token)
    owner = _class_around(declared)
    if owner is None or not _names(code, owner, at) or _is_accessible(code, owner, entity.token):
        return
    path = code.cutter.path(at)
    protected = code.cutter.access_label(owner.body, entity.token) == k.PROTECTED
    if not path or _may_access(code, owner, path, at, protected):
        return
    kind = _kind(code, entity, declared)
    if kind:
        name = f"{code.lexemes[at]}::{entity.name}"
        code.add(_INACCESSIBLE, at + 2, EntityName(kind, name, code.unit.offset(entity.token)))


def _class_around(path: list[Piece]) -> Piece | None:
    """The class at namespace scope that has what is declared at the end of a path as a member."""
    if len(path) < 2 or path[-2].sort != c.CLASS or any(piece.sort == c.CLASS for piece in path[:-2]):
        return None
    return path[-2] if all(piece.sort in (c.NAMESPACE, c.LINKAGE) for piece in path[:-2]) else None


def _names(code: UserCode, owner: Piece, at: int) -> bool:
    """Whether a token means the class, which is no template and has no friends."""
    kinds = code.kinds
    if kinds[owner.start] == k.TEMPLATE or kinds.find(k.FRIEND, owner.body, owner.end) >= 0:
        return False
    named = code.lookup().resolve(at)
    return named is not None and named.sort == en.TYPE and named.body == owner.body


def _is_accessible(code: UserCode, owner: Piece, token: int) -> bool:
    kinds = code.kinds
    label = code.cutter.access_label(owner.body, token)
    if label:
        return label == k.PUBLIC
    return kinds.find(k.CLASS, owner.head, owner.body) < 0


def _may_access(code: UserCode, owner: Piece, path: list[Piece], at: int, protected: bool) -> bool:
    """Whether the code at a token could have the right to name members of a class."""
    kinds = code.kinds
    piece = path[-1]
    if piece.sort == c.CLASS and kinds.find(k.COLON, piece.head, min(at, piece.body)) < 0:
        return True
    if piece.sort not in (c.FUNCTION, c.SIMPLE, c.CLASS):
        return True
    if any(_has_rights(code, owner, one, protected) for one in path if one.sort == c.CLASS):
        return True
    if kinds[piece.start] == k.TEMPLATE and not 0 <= piece.body < at:
        # The heads of explicit specialisations and instantiations name what they like ([temp.spec.general]/6).
        return True
    if kinds.find(k.FRIEND, piece.start, piece.end) >= 0 or owner.start <= at < owner.end:
        return True
    # A definition of a member, of this class or of one derived from it.
    if any(kinds[binding.name - 1] == k.SCOPE for binding in code.bindings(path)):
        return True
    # Local classes may be derived from it.
    return any(kinds.find(key, piece.body, at) >= 0 for key in (k.CLASS, k.STRUCT)) if piece.body >= 0 else False


def _has_rights(code: UserCode, owner: Piece, cls: Piece, protected: bool) -> bool:
    """Whether the members of a class may have the right: those of the class itself, and of classes derived from it if
    the name is protected."""
    kinds = code.kinds
    if cls.start == owner.start or kinds.find(k.SCOPE, cls.head, cls.body) >= 0:
        return True
    return protected and kinds.find(k.COLON, cls.head, cls.body) >= 0


def _kind(code: UserCode, entity: Entity, path: list[Piece]) -> str:
    """What the message calls it; "" where that is not known."""
    kinds = code.kinds
    piece = path[-1]
    if kinds[piece.start] == k.TEMPLATE:
        if piece.sort == c.CLASS:
            return "class template"
        return "alias template" if entity.sort == en.ALIAS else ""
    if entity.sort == en.ENUMERATOR:
        return "constant"
    if entity.sort == en.ALIAS:
        return "type"
    if piece.sort == c.ENUM:
        return "enum"
    if piece.sort == c.CLASS and kinds.find(k.UNION, piece.head, piece.body) < 0:
        return "class"
    return ""
