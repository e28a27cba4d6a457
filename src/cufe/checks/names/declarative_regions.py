"""Names that a scope declares for two things (101), and those that hide names of a scope around ([basic.scope]).

What two declarations of one namespace say of a variable or function may agree; that is judged elsewhere.  Names of
classes and enumerations are hidden by others ([basic.scope.hiding]), so they are left out.

Told by names alone: what a template hides is the same in all instances.  Neither types, functions and constants of
enumerations hide or are hidden, nor do captures with initialisers hide anything.

Names behind a `for` that declares a variable of the same name meant that variable before C++98 (780; [stmt.for])."""

from cufe.checks.read_pieces import bodies_of, pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.sema.text_lookup.scopes import RegionScope, Scope
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.body_bindings import class_around, enumerators, is_directive
from cufe.syntax.cutter import CLASS, NAMESPACE, Piece
from cufe.syntax.statement_nodes import CONDITION, Region
from cufe.text import kinds as k

_REDECLARED: Final = 101

#: of the declarations of a name in one scope; the first ones have said what it is
_MOST_COMPARED: Final = 4
#: a namespace that is opened
_NAMESPACE: Final = bytes((k.NAMESPACE, k.IDENTIFIER, k.OPEN_BRACE))
_NAMED: Final = (s.VARIABLE, s.PARAMETER, s.STRUCTURED, s.ROUTINE, s.ALIAS, s.ENUMERATOR)
_MEMBER_OF_DECLTYPE: Final = bytes((k.CLOSE_ROUND, k.SCOPE, k.IDENTIFIER))
_POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT))


class _Member:
    """What a namespace, class or enumeration declares; `scope` is its brace, or -1."""

    def __init__(self, binding: s.Binding, scope: int, in_class: bool) -> None:
        self.binding: s.Binding = binding
        self.scope: int = scope
        self.in_class: bool = in_class


def check_redeclared_names(code: UserCode) -> None:
    """Judges the declarations that share a name and a scope."""
    members: list[_Member] = []
    for path in pieces_of(code, code.in_full, with_idle=True):
        members += _members(code, path)
        if path[-1].sort in (c.FUNCTION, c.SIMPLE):
            body = code.lookup().body_at(path[-1].head)
            if body is not None:
                _check_regions(code, body)
    for start, end in code.in_full:
        for at in k.all_of(code.kinds, _NAMESPACE, start, end):
            members.append(_Member(s.Binding(s.NAMESPACE, at + 1, at), code.brackets.enclosing(at), False))
    _check_members(code, sorted(members, key=_token))


def _token(member: _Member) -> int:
    return member.binding.name


def _members(code: UserCode, path: list[Piece]) -> list[_Member]:
    """What a declaration makes known in its scope, or of an enumeration in its own."""
    piece = path[-1]
    if is_directive(piece.start, code.kinds):
        return []
    scope = code.brackets.enclosing(piece.start)
    found: list[_Member] = []
    for one in code.bindings(path):
        is_friend = one.declaration is not None and one.declaration.specifiers.flags & n.FRIEND
        # Not a qualified name, and not a specialisation.
        if one.sort in _NAMED and not is_friend and one.first == one.name and one.end == one.name + 1:
            found.append(_Member(one, scope, len(path) > 1 and path[-2].sort == c.CLASS))
    if piece.sort == c.ENUM and code.kinds[piece.head + 1] in _CLASS_KEYS:
        found += [_Member(one, piece.body, True) for one in enumerators(piece.body, code.kinds)]
    return found


def _check_members(code: UserCode, members: list[_Member]) -> None:
    """Judges the members of namespaces, classes and enumerations, in the order of the text."""
    known: dict[tuple[int, str], list[s.Binding]] = {}
    for member in members:
        one = member.binding
        earlier = known.setdefault((member.scope, code.lexemes[one.name]), [])
        is_again = member.scope >= 0 and _is_again(earlier, one)
        if not is_again and any(_is_conflict(other, one, member.in_class) for other in earlier):
            _tell(code, one.name)
        if len(earlier) < _MOST_COMPARED:
            earlier.append(one)


def _is_again(earlier: list[s.Binding], one: s.Binding) -> bool:
    """Whether a function is declared once more, whatever else has its name."""
    return one.sort == s.ROUTINE and any(other.sort == s.ROUTINE for other in earlier)


def _check_regions(code: UserCode, body: Body) -> None:
    """Judges the blocks of functions and lambdas, each with the parameters of what it is the body of."""
    for region in body.regions:
        if region.sort not in (s.BLOCK, s.CONDITION):
            # What is wrong with parameters alone is told elsewhere.
            continue
        around = region.parent
        is_body = around is not None and around.sort in (s.FUNCTION, s.LAMBDA) and _is_body(body, region.start)
        for name, bindings in region.names.items():
            earlier = []
            if is_body and around is not None:
                earlier = [one for one in around.names.get(name, []) if one.sort == s.PARAMETER]
            for one in bindings:
                if not _is_again(earlier, one) and any(_is_local_conflict(code, other, one) for other in earlier):
                    _tell(code, one.name)
                if len(earlier) < _MOST_COMPARED:
                    earlier.append(one)


def _is_body(body: Body, brace: int) -> bool:
    """Whether a brace opens the body of the function or of a lambda in it; empty blocks around are no regions."""
    if brace == body.piece.body:
        return True
    around = body.lambda_at(brace)
    return around is not None and around.body == brace


def _is_local_conflict(code: UserCode, first: s.Binding, second: s.Binding) -> bool:
    """Whether a block cannot have both of two names."""
    if first.sort not in _NAMED or second.sort not in _NAMED or _multiplies(code, second):
        return False
    return _is_conflict(first, second, True) and not (_is_external(first) and _is_external(second))


def _multiplies(code: UserCode, binding: s.Binding) -> bool:
    """Whether `T *name` is a product: nothing declares T, or it is `decltype(e)::member`, which may be a value where
    `e` is dependent."""
    kinds = code.kinds
    if kinds[binding.name - 1] in _POINTERS and kinds.endswith(_MEMBER_OF_DECLTYPE, 0, binding.name - 1):
        return True
    token = binding.declaration.specifiers.type_start if binding.declaration is not None else -1
    return token >= 0 and kinds[token + 1] in _POINTERS and code.lookup().is_unknown(token)


def _is_conflict(first: s.Binding, second: s.Binding, has_one: bool) -> bool:
    """Whether a scope cannot have both of two names; `has_one`: it declares each of its variables once."""
    if first.template or second.template:
        return False
    if s.NAMESPACE in (first.sort, second.sort):
        return first.sort != second.sort
    if first.sort == second.sort and first.sort in (s.ROUTINE, s.ALIAS):
        return False
    return has_one or first.sort in (s.ALIAS, s.ENUMERATOR) or second.sort in (s.ALIAS, s.ENUMERATOR)


def _is_external(binding: s.Binding) -> bool:
    return binding.declaration is not None and bool(binding.declaration.specifiers.flags & n.EXTERN)


def _tell(code: UserCode, token: int) -> None:
    code.add(_REDECLARED, token, EntityName("", code.lexemes[token]))


_LOCAL: Final = 1348
_TAG: Final = "local_variable_hidden"
_OUTER: Final = 2349

_HIDING: Final = (s.VARIABLE, s.PARAMETER, s.STRUCTURED)
#: the variable of a range-for is declared anew for what `begin` and `end` are found by
_TIMES_IN_RANGE_FOR: Final = 3


def check_hidden_names(code: UserCode) -> None:
    """Reports them in all functions of the user's text, if such remarks are wanted."""
    if code.report.may_show(_LOCAL, _TAG) or code.report.may_show(_OUTER, str(_OUTER)):
        hidden = _HiddenNames(code)
        for piece, body in bodies_of(code, code.stretches):
            hidden.judge(piece, body)


class _HiddenNames:
    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes

    def judge(self, piece: Piece, body: Body) -> None:
        """Looks at the regions of a body."""
        is_template = self.code.is_template(self.code.cutter.path(piece.start))
        for region in body.regions:
            if region.sort not in (s.ROOT, s.PROTOTYPE, s.REQUIREMENT):
                self._region(region, piece, is_template)

    def _region(self, region: s.Region, piece: Piece, is_template: bool) -> None:
        hiding = [binding for binding in region.bindings if binding.sort in _HIDING]
        for binding in hiding:
            # Parameters are judged with the body, which in a class is read when all members are known.
            self._judge(binding, region, piece.body + 1 if region.sort == s.FUNCTION else binding.name)
        in_range_for = [binding for binding in hiding if self._is_of_range_for(binding, region)]
        if in_range_for and not is_template and not self.code.is_in_generic_lambda(region):
            for _ in range(1, _TIMES_IN_RANGE_FOR):
                for binding in in_range_for:
                    self._judge(binding, region, in_range_for[-1].name)

    def _judge(self, binding: s.Binding, region: s.Region, found_at: int) -> None:
        declaration = binding.declaration
        if declaration is not None and declaration.specifiers.flags & (n.EXTERN | n.TYPEDEF):
            return
        hidden = self._hidden(binding, region)
        if hidden is not None:
            number = _LOCAL if hidden.is_local() and hidden.storage != en.EXTERN else _OUTER
            self.code.add_late(number, binding.name, found_at, self._name(hidden))

    # --- what is hidden ----------------------------------------------------------------------------------------------

    def _hidden(self, binding: s.Binding, region: s.Region) -> "Entity | None":
        """The variable that the name of a binding would mean around its region."""
        lookup = self.code.lookup()
        spelling = self.lexemes[binding.name]
        scope: Scope | None = lookup.scope_at(binding.name)
        while isinstance(scope, RegionScope) and scope.region is not region:
            scope = scope.parent
        if not isinstance(scope, RegionScope):
            return None
        scope = scope.parent
        if region.sort == s.BLOCK and isinstance(scope, RegionScope) and scope.region.sort in (s.FUNCTION, s.LAMBDA):
            brackets = self.code.brackets
            if brackets.enclosing(brackets.enclosing(binding.name)) < scope.region.start:
                # The outermost block of a function has the scope of its parameters.
                scope = scope.parent
        if scope is None:
            return None
        found = lookup.unqualified(scope, spelling, binding.name, False)
        if found is None or found.template or found.token == binding.name:
            return None
        if found.sort == en.LOCAL and any(one.sort == s.INIT_CAPTURE for one in found.bindings):
            return None
        return found if found.sort in (en.LOCAL, en.PARAMETER, en.VARIABLE, en.FIELD) else None

    def _name(self, hidden: "Entity") -> EntityName:
        """What a message calls a variable."""
        offset = self.code.unit.offset(hidden.token)
        if hidden.sort == en.PARAMETER:
            return EntityName("parameter", hidden.name, offset)
        if hidden.is_local():
            structured = any(one.sort == s.STRUCTURED for one in hidden.bindings)
            return EntityName("structured binding" if structured else "variable", hidden.name, offset)
        opening = self.code.brackets.enclosing(hidden.token)
        is_member = isinstance(hidden.scope, ClassScope) or (opening > 0 and self.kinds[opening - 1] == k.UNION)
        return EntityName("member" if is_member else "variable", self._qualified(hidden), offset)

    def _qualified(self, hidden: "Entity") -> str:
        parts = [hidden.name]
        scope = hidden.scope
        while scope is not None:
            if isinstance(scope, ClassScope):
                name = self._class_name(scope)
                parts.append(name)
                if "::" in name:
                    break
            elif isinstance(scope, NamespaceScope) and scope.parent is not None:
                parts.append(scope.name or "<unnamed>")
            elif isinstance(scope, RegionScope):
                break
            scope = scope.parent
        return "::".join(reversed(parts))

    def _class_name(self, scope: ClassScope) -> str:
        """`A<T>`; with the scope in front for templates and their specialisations, whose arguments the engine knows."""
        code = self.code
        if scope.name < 0:
            return "<unnamed>"
        path = code.cutter.path(scope.key)
        has_arguments = self.kinds[scope.name + 1] == k.LESS or code.is_template(path)
        if has_arguments and path and path[-1].sort == c.CLASS and path[-1].body == scope.brace:
            cls = code.engine().definitions.class_at(path)
            if cls is not None:
                with unanswered:
                    return MessageNames().class_name(cls)
        return scope.class_name

    # --- loops -------------------------------------------------------------------------------------------------------

    def _is_of_range_for(self, binding: s.Binding, region: s.Region) -> bool:
        """Whether a variable is that of a range-for, whose declarator ends at a `:`."""
        if region.sort != s.CONDITION:
            return False
        end = binding.end
        if binding.sort == s.STRUCTURED:
            end = self.kinds.find(k.CLOSE_SQUARE, end) + 1
        return self.kinds[end] == k.COLON


_OLD_SCOPE: Final = 780

_WORDS: Final = {en.VARIABLE: "variable", en.FIELD: "member", en.FUNCTION: "function"}
#: in front of a statement that stands in the block itself
_BEGINS: Final = b";{}:"
_MEMBERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."


def check_for_init_scopes(code: UserCode) -> None:
    """Judges the uses of such names in the rest of the block around the loop."""
    if not any(code.kinds.find(k.FOR, start, end) >= 0 for start, end in code.in_full):
        return
    #: the tokens that are spelt like a variable of a loop in front of them, each with the first such variable
    uses: dict[int, int] = {}
    for _, body in bodies_of(code, code.in_full):
        variables: dict[int, tuple[int, int]] = {}
        for region in body.regions:
            for binding in region.bindings if region.sort == CONDITION else []:
                stretch = _behind_loop(code, region, binding.name)
                if stretch is not None:
                    variables[binding.name] = stretch
        for name in sorted(variables):
            for token in code.unit.occurrences_in(code.lexemes[name], [variables[name]]):
                if code.kinds[token - 1] not in _MEMBERS:
                    uses.setdefault(token, name)
    for token in sorted(uses):
        _tell_old_use(code, token, uses[token])


def _behind_loop(code: UserCode, region: Region, name: int) -> tuple[int, int] | None:
    """The rest of the block behind the loop whose init-statement declares a name."""
    kinds = code.kinds
    loop = kinds.rfind(k.FOR, 0, name)
    if loop < 0 or not code.is_in_full(loop) or kinds[loop - 1] not in _BEGINS:
        return None
    close = code.brackets.close(loop + 1)
    if not name < kinds.find(k.SEMICOLON, loop) < close:
        return None
    behind = region.end
    if kinds[close + 1] == k.OPEN_BRACE:
        behind = max(behind, code.brackets.close(close + 1))
    return behind, code.brackets.close(code.brackets.enclosing(loop))


def _tell_old_use(code: UserCode, token: int, variable: int) -> None:
    """Reports a use that means something outside of functions now."""
    entity = code.lookup().resolve(token)
    if entity is not None and entity.sort in _WORDS and not entity.is_local() and not entity.template:
        offset = code.unit.offset
        path = code.cutter.path(entity.token)
        is_member = entity.sort == en.VARIABLE and class_around(path, code.kinds) >= 0
        kind = "member" if is_member else _WORDS[entity.sort]
        code.add(
            _OLD_SCOPE,
            token,
            EntityName(kind, _qualified(code, entity), offset(entity.token)),
            EntityName("variable", code.lexemes[variable], offset(variable)),
        )


def _qualified(code: UserCode, entity: Entity) -> str:
    """The name of something outside of functions: `N::S::v`."""
    around = [piece for piece in code.cutter.path(entity.token) if piece.body < entity.token]
    return "::".join([code.scope_name(piece) for piece in around if piece.sort in (CLASS, NAMESPACE)] + [entity.name])
