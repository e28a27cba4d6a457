"""The name oracles of the parsers that ask the scopes."""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.scopes import ScopeContext
from cufe.syntax import names as m
from cufe.syntax.cutter import CLASS, FUNCTION, NAMESPACE, SIMPLE, Cutter, Piece
from cufe.syntax.local_pieces import statement_start
from cufe.syntax.names import NameOracle
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.text.unit import Unit

#: namespaces that need no declaration
_PREDECLARED: Final = ("std",)
#: in front of the last name of a using-directive or of the alias of a namespace
_BEFORE_NOMINATED: Final = bytes((k.NAMESPACE, k.ASSIGN, k.SCOPE))
_MEMBERS: Final = bytes((k.DOT, k.ARROW))
#: in front of an arrow that is none of a trailing return type
_OBJECTS: Final = bytes((k.IDENTIFIER, k.THIS, k.CLOSE_SQUARE))
#: what declares the name behind it although `::` follows
#: around a name, in parentheses or lists, that nothing declares there
_BEFORE_TYPES: Final = b"(,<"
_POINTERS: Final = b"*&"
_BEHIND_USES: Final = _POINTERS + bytes((k.IDENTIFIER,))
_KEYS: Final = k.TYPE_KEYS + bytes((k.NAMESPACE, k.USING, k.INLINE))


class Names(NameOracle):
    """Answers from lookup; where lookup does not know, what the plain oracle says."""

    def __init__(self) -> None:
        self.context: ScopeContext | None = None
        #: whether there is a member template of a name; with `::` in front, whether there is any template
        self._member_templates: dict[str, bool] = {}

    def may_be_member_template(self, name: int) -> bool:
        context = self.context
        if context is None:
            return True
        cutter = context.declarations.cutter
        unit = cutter.brackets.unit
        before = unit.kinds[name - 1]
        of_class = before == k.DOT or (before == k.ARROW and unit.kinds[name - 2] in _OBJECTS)
        key = unit.lexemes[name] if of_class else "::" + unit.lexemes[name]
        known = self._member_templates.get(key)
        if known is None:
            known = any(_declares_template(cutter, at, of_class) for at in unit.occurrences(unit.lexemes[name]))
            self._member_templates[key] = known
        return known

    def may_be_member_type(self, name: int) -> bool:
        if self.context is None:
            return False
        cutter = self.context.declarations.cutter
        brackets = cutter.brackets
        kinds = brackets.kinds
        is_type = False
        for at in brackets.unit.occurrences(brackets.unit.lexemes[name]):
            if kinds[at - 1] == k.USING:
                is_type = is_type or kinds[at + 1] == k.ASSIGN
            elif kinds[at + 1] == k.ASSIGN:
                path = cutter.path(at)
                is_member = len(path) > 1 and path[-1].sort == SIMPLE and path[-2].sort == CLASS
                if is_member and not _is_in_parentheses(kinds, path, at):
                    return False
            elif kinds[at - 1] in k.TYPE_KEYS:
                is_type = True
            elif kinds[at + 1] == k.SEMICOLON and not is_type:
                is_type = kinds[statement_start(brackets, at)] == k.TYPEDEF
        return is_type

    def is_type(self, first: int, end: int) -> bool:
        context = self.context
        if context is None:
            return True
        last = context.declarations.last_identifier(first, end)
        meaning = self.meaning(first, last)
        if meaning == m.UNKNOWN and last >= 0 and context.declarations.kinds[last] == k.IDENTIFIER:
            entity = context.resolve(last)
            return entity is None or entity.sort != en.FUNCTION
        return meaning != m.VALUE and meaning != m.VALUE_TEMPLATE and not self._is_namespace(last)

    def may_be_type(self, name: int) -> bool:
        meaning = self.meaning(name, name)
        return (meaning == m.TYPE or meaning == m.TYPE_TEMPLATE) and not self._is_namespace(name)

    def _is_namespace(self, last: int) -> bool:
        entity = self.context.resolve(last) if self.context is not None and last >= 0 else None
        return entity is not None and entity.sort == en.NAMESPACE

    def is_template(self, name: int) -> bool:
        meaning = self.meaning(name, name)
        return meaning != m.VALUE and meaning != m.TYPE

    def meaning(self, first: int, last: int) -> int:
        context = self.context
        if context is None or last < 0:
            return m.UNKNOWN
        if context.declarations.kinds[last] != k.IDENTIFIER:
            return m.UNKNOWN
        entity = context.resolve(last)
        if entity is None:
            if context.was_type_of_several():
                return m.TYPE
            return self._member_of_instance(context, first, last)
        if entity.sort == en.NAMESPACE:
            return m.TYPE
        if entity.is_type:
            if entity.template:
                return m.TYPE_TEMPLATE
            # An injected class name, or an alias: whether it is a template is settled by its own declaration.
            return m.TYPE
        if entity.template or entity.sort == en.CONCEPT:
            return m.VALUE_TEMPLATE
        if entity.sort == en.FUNCTION:
            # Overloads may lie in other scopes too, and ADL finds more.
            return m.UNKNOWN
        return m.VALUE

    def is_dependent(self, first: int, end: int) -> bool:
        return self.context is not None and self.context.is_dependent(first, end)

    def names_no_scope(self, name: int) -> bool:
        return self.is_undeclared(name)

    def is_undeclared(self, name: int) -> bool:
        context = self.context
        if context is None:
            return False
        spelling = context.declarations.cutter.brackets.unit.lexemes[name]
        if spelling in _PREDECLARED or spelling.startswith("__"):
            return False
        # Where a class or a function is around, its scopes and bases may declare what the text alone does not show.
        return self.names_nothing(name) and context.is_undeclared(name)

    def is_no_member(self, name: int) -> bool:
        return self.context is not None and self._is_namespace(name - 2) and self.context.is_undeclared(name)

    def lacks_scope(self, name: int) -> bool:
        if self.context is None:
            return False
        kinds = self.context.declarations.kinds
        scope = name - 2
        while kinds[scope + 1] == k.SCOPE and kinds[scope] == k.IDENTIFIER:
            if self.is_no_member(scope) if kinds[scope - 1] == k.SCOPE else self.names_no_scope(scope):
                return True
            scope -= 2
        return False

    def names_no_type(self, name: int) -> bool:
        return self.context is not None and self.meaning(name, name) not in m.TYPES

    def names_nothing(self, name: int) -> bool:
        context = self.context
        if context is None:
            return False
        unit = context.declarations.cutter.brackets.unit
        kinds = unit.kinds
        spelling = unit.lexemes[name]
        for at in unit.occurrences(spelling):
            if at >= name:
                break
            before = kinds[at - 1]
            if before == k.TILDE or (before == k.SCOPE and not _is_declared_by_path(kinds, at)):
                continue  # declared elsewhere, if at all
            is_use = before in _MEMBERS or (kinds[at + 1] == k.SCOPE and before not in _KEYS)
            is_use = is_use or (before in _BEFORE_TYPES and kinds[at + 1] in _POINTERS) or before == k.NEW
            # A declaration or an expression begins there.
            is_use = is_use or (before in b";{}" and kinds[at + 1] in _BEHIND_USES)
            if not is_use and not self._is_hidden(context, at, name):
                return False
        return True

    def _is_hidden(self, context: "ScopeContext", declared: int, name: int) -> bool:
        """Whether what an identifier may declare is surely not found by unqualified lookup at a place outside of
        functions: it is in a function or a list of parameters, in a class, or in another namespace."""
        cutter = context.declarations.cutter
        unit = cutter.brackets.unit
        kinds = unit.kinds
        path = cutter.path(name)
        # What base classes have, and parameters, are looked up in classes and namespaces that need not be around them.
        inherits = any(one.sort == CLASS and kinds.find(k.COLON, one.head, one.body) >= 0 for one in path)
        is_inner = inherits or _is_in_parentheses(kinds, path, name)
        for piece in reversed(cutter.path(declared)):
            if piece.body < 0 or not piece.body < declared < cutter.brackets.close(piece.body):
                continue
            if piece.body < name < piece.end:
                continue
            if piece.sort == FUNCTION or (piece.sort == CLASS and not is_inner):
                return True
            if piece.sort == NAMESPACE and not is_inner and kinds[piece.start] == k.NAMESPACE:
                last = piece.body - 1
                is_named = kinds[last] == k.IDENTIFIER and kinds[last - 1] != k.INLINE
                if is_named and _may_be_nominated(unit, last):
                    break  # whatever namespaces are around it
                if is_named and not _is_inside(unit, path, unit.lexemes[last]):
                    return True
        return kinds[declared - 1] not in k.TYPE_KEYS and _is_in_parentheses(kinds, cutter.path(declared), declared)

    def _member_of_instance(self, context: "ScopeContext", first: int, last: int) -> int:
        """What the last part of `A<x>::B` means in the primary template: a type, a variable or a template of
        either, or an enumerator."""
        found = _in_primary_template(context, first, last)
        if found is None:
            return m.UNKNOWN
        if found.template:
            if found.is_type:
                return m.TYPE_TEMPLATE
            return m.VALUE_TEMPLATE if found.sort == en.VARIABLE else m.UNKNOWN
        if found.is_type:
            return m.TYPE
        return m.VALUE if found.sort in (en.VARIABLE, en.ENUMERATOR) else m.UNKNOWN


def _in_primary_template(context: "ScopeContext", first: int, last: int) -> en.Entity | None:
    """The last part of `A<x>::B` or `A<x>::C<y>::B` in the primary template; None where it is none or not known."""
    declarations = context.declarations
    if last - 2 <= first or declarations.kinds[last - 2] != k.GREATER or declarations.kinds[last - 1] != k.SCOPE:
        return None
    template = declarations.last_identifier(first, last - 1)
    if template < first:
        return None
    entity = context.resolve(template) or _in_primary_template(context, first, template)
    if entity is None or not entity.template or entity.sort != en.TYPE:
        return None
    scope = context.class_scope(entity)
    return scope.find(declarations.lexemes[last], last, False) if scope is not None else None


def _declares_template(cutter: Cutter, token: int, of_class: bool) -> bool:
    """Whether an identifier stands where the head of a template, or of a member template, may declare it."""
    kinds = cutter.kinds
    before = kinds[token - 1]
    if before in _MEMBERS:
        return False
    path = cutter.path(token)
    if not path or kinds[path[-1].start] != k.TEMPLATE or (0 <= path[-1].body < token):
        return False
    if of_class and all(piece.sort != CLASS for piece in path[:-1]):
        return False
    is_alone = before == k.OPEN_ROUND and kinds[token + 1] == k.CLOSE_ROUND
    return is_alone or not _is_in_parentheses(kinds, path, token)


def _is_inside(unit: "Unit", path: list[Piece], namespace: str) -> bool:
    """Whether a namespace of some name is around a place."""
    return any(piece.sort == NAMESPACE and namespace in unit.lexemes[piece.start : piece.body] for piece in path)


def _is_in_parentheses(kinds: bytes, path: list[Piece], token: int) -> bool:
    """Whether parentheses are around a token in the head of its declaration."""
    start = path[-1].start if path else token
    return kinds.count(k.OPEN_ROUND, start, token) > kinds.count(k.CLOSE_ROUND, start, token)


def _is_declared_by_path(kinds: bytes, last: int) -> bool:
    """Whether an identifier behind `::` is one of a nested namespace's or the last one of a using-declaration."""
    at = last
    while kinds[at - 1] in (k.SCOPE, k.IDENTIFIER, k.INLINE):
        at -= 1
    return kinds[at - 1] in (k.USING, k.COMMA, k.TYPENAME, k.NAMESPACE)


def _may_be_nominated(unit: "Unit", namespace: int) -> bool:
    """Whether a directive may make the names of a namespace visible elsewhere."""
    kinds = unit.kinds
    return any(
        kinds[at + 1] == k.SEMICOLON and kinds[at - 1] in _BEFORE_NOMINATED
        for at in unit.occurrences(unit.lexemes[namespace])
    )


class NamesOfDeclarations(NameOracle):
    """Asks a lookup, made on the first question, where a declaration that is no template and no head of a definition
    declares a function or a variable: `S a(b);`.  All else goes by the spelling, without a lookup."""

    def __init__(self, cutter: Cutter, lookup: "Callable[[], ScopeContext]") -> None:
        self._cutter: Cutter = cutter
        self._lookup: Callable[[], ScopeContext] = lookup

    def may_be_member_template(self, name: int) -> bool:
        return self._lookup().declarations.names.may_be_member_template(name)

    def may_be_member_type(self, name: int) -> bool:
        return self._lookup().declarations.names.may_be_member_type(name)

    def is_type(self, first: int, end: int) -> bool:
        path = self._cutter.path(first)
        if not path or (path[-1].sort != SIMPLE and first < path[-1].body):
            return True
        if path[-1].sort == SIMPLE and self._cutter.kinds[path[-1].start] == k.TEMPLATE:
            return True
        return self._lookup().declarations.names.is_type(first, end)

    def may_be_type(self, name: int) -> bool:
        return self._lookup().declarations.names.may_be_type(name)
