"""Names that a scope declares for two things (101; [basic.scope.declarative], [class.mem]).

What two declarations of one namespace say of a variable or function may agree; that is judged elsewhere.  Names of
classes and enumerations are hidden by others ([basic.scope.hiding]), so they are left out."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k
from cufe.text.bisection import count_below, count_up_to
from cufe.text.token_pattern import TokenPattern

_REDECLARED: Final = 101

_POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT))
_SPECIFIERS: Final = bytes(
    (k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.CONST, k.VOLATILE, k.STATIC, k.EXTERN, k.TYPEDEF, k.CONSTEXPR, k.REGISTER,
     k.RESTRICT, k.SCOPE, k.STRUCT, k.CLASS, k.TYPENAME, k.INLINE, k.THREAD_LOCAL, k.ATTRIBUTE_MACRO)
)  # fmt: skip
#: a type, a name, and what follows a declared name
_NAME: Final = re.compile(
    rb"[" + re.escape(bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.CONST, k.RESTRICT, k.GREATER)) + _POINTERS)
    + rb"]i[;,=\[({):]", re.DOTALL
)  # fmt: skip
_MEMBER_OF_DECLTYPE: Final = bytes((k.CLOSE_ROUND, k.SCOPE, k.IDENTIFIER))
#: `auto [`, `auto &[`
_BINDINGS: Final = TokenPattern(re.escape(bytes((k.AUTO,))) + rb"[" + re.escape(_POINTERS) + rb"]?\[", b"[")
_STATEMENT: Final = b";{}:"
#: as far back the specifiers of a declaration are read
_REACH: Final = 24
#: of the declarations of a name in one scope; the first ones have said what it is
_MOST_COMPARED: Final = 4
#: a namespace that is opened
_NAMESPACE: Final = bytes((k.IDENTIFIER, k.OPEN_BRACE))
_NAMED: Final = (s.VARIABLE, s.PARAMETER, s.STRUCTURED, s.ROUTINE, s.ALIAS, s.ENUMERATOR)


def check_redeclared_names(code: UserCode) -> None:
    """Judges the declarations that share a name and a scope."""
    _Redeclared(code).check()


class _Redeclared:
    """Finds pairs by tokens; `scopes` holds the names by the brace and spelling, `parameters` those in parentheses."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.scopes: dict[tuple[int, str], list[int]] = {}
        self.parameters: dict[str, list[int]] = {}

    def check(self) -> None:
        found: dict[int, int] = {}
        for start, end in self.code.in_full:
            self._gather_names(start, end, found)
            self._gather_enumerators(start, end, found)
            for at in k.all_of(self.kinds, k.NAMESPACE, start, end):
                if self.kinds.startswith(_NAMESPACE, at + 1):
                    found[at + 1] = self.code.brackets.enclosing(at)
        for token in sorted(found):
            earlier = self._earlier(token, found[token])
            if earlier:
                self._judge(token, earlier)

    def _gather_names(self, start: int, end: int, found: dict[int, int]) -> None:
        """The names that seem to be declared, each with the brace of its scope; parameters with that around."""
        code = self.code
        for match in _NAME.finditer(self.kinds, start, end):
            before = self._first(match.start())
            if before < 0:
                continue
            names = self._declared(match.start() + 1)
            if self.kinds[before] in _STATEMENT:
                for token in names:
                    found[token] = code.brackets.enclosing(token)
            else:
                self.parameters.setdefault(code.lexemes[names[0]], []).append(names[0])
                for token in names[1:]:
                    if code.lexemes[token] == code.lexemes[names[0]]:
                        found[token] = before
        for match in _BINDINGS.finditer(self.kinds, start, end):
            close = code.brackets.close(match.end() - 1)
            for token in range(match.end(), close):
                if self.kinds[token] == k.IDENTIFIER and self.kinds[token - 1] in b"[,":
                    found[token] = code.brackets.enclosing(token)

    def _gather_enumerators(self, start: int, end: int, found: dict[int, int]) -> None:
        """The enumerators; those of an enumeration without scope belong to the scope around."""
        for at in k.all_of(self.kinds, k.ENUM, start, end):
            brace = at
            while self.kinds[brace] not in b"{;)(,=>":
                brace += 1
            if self.kinds[brace] == k.OPEN_BRACE:
                scope = brace if self.kinds[at + 1] in _CLASS_KEYS else self.code.brackets.enclosing(at)
                for binding in b.enumerators(brace, self.kinds):
                    found[binding.name] = scope

    def _first(self, at: int) -> int:
        """The token in front of the specifiers that end at a token, -1 where these start no declaration."""
        kinds = self.kinds
        last = at - _REACH
        while at > last:
            kind = kinds[at]
            if kind == k.CLOSE_ROUND:
                at = self.code.brackets.open_before(at) - 1
                if kinds[at] != k.ATTRIBUTE and kinds[at] != k.DECLTYPE:
                    return -1
            elif kind == k.GREATER:
                depth = 1
                while depth and at > last and kinds[at - 1] not in _STATEMENT:
                    at -= 1
                    depth += (kinds[at] == k.GREATER) - (kinds[at] == k.LESS)
                if depth:
                    return -1
            elif kind not in _SPECIFIERS and kind not in _POINTERS:
                return at if kind in _STATEMENT or kind == k.OPEN_ROUND or kind == k.COMMA else -1
            at -= 1
        return -1

    def _declared(self, name: int) -> list[int]:
        """A name with those that follow it in the same declaration, behind commas."""
        kinds = self.kinds
        found = [name]
        at = name + 1
        while True:
            while kinds[at] not in b",;){}":
                at = self.code.brackets.skip(at) if kinds[at] in b"([" else at + 1
            if kinds[at] != k.COMMA:
                return found
            at += 1
            while kinds[at] in _POINTERS:
                at += 1
            if kinds[at] != k.IDENTIFIER or kinds[at + 1] not in b",;=[({":
                return found
            found.append(at)

    def _earlier(self, token: int, scope: int) -> list[int]:
        """The declarations of the same name in front of one that may be in its scope."""
        name = self.code.lexemes[token]
        if scope >= 0 and self.kinds[scope] == k.OPEN_ROUND:
            return self._parameters(name, scope, token)
        known = self.scopes.setdefault((scope, name), [])
        is_function = self.kinds[token + 1] == k.OPEN_ROUND
        found = [one for one in known if not (is_function and self.kinds[one + 1] == k.OPEN_ROUND)]
        if len(found) < len(known) and scope >= 0:
            # A second declaration of a function, whatever else has its name.
            found = []
        if scope >= 0 and name in self.parameters:
            head = self._head(scope)
            found += self._parameters(name, head, scope)
        if len(known) < _MOST_COMPARED:
            known.append(token)
        return found

    def _parameters(self, name: str, start: int, end: int) -> list[int]:
        """The parameters of a name between two tokens."""
        known = self.parameters[name]
        return known[count_up_to(known, start) : count_below(known, end)]

    def _head(self, brace: int) -> int:
        """The parenthesis of the parameters of the function whose body a brace opens; the brace for any other one."""
        at = brace - 1
        while at > max(brace - _REACH, -1) and self.kinds[at] not in b";{}":
            if self.kinds[at] == k.CLOSE_ROUND:
                return self.code.brackets.open_before(at)
            at -= 1
        return brace

    # --- what is declared ------------------------------------------------------------------------------------------

    def _judge(self, token: int, earlier: list[int]) -> None:
        code = self.code
        path = code.cutter.path(token)
        if not path:
            return
        if path[-1].sort == c.FUNCTION and token > path[-1].body:
            conflicts = not self._may_be_operand(token) and self._in_block(token, earlier)
        elif path[-1].sort == c.ENUM and any(one > path[-1].body for one in earlier):
            conflicts = True
        else:
            in_class = len(path) > 1 and path[-2].sort == c.CLASS
            declared = self._member(token)
            others = [self._member(one) for one in earlier]
            conflicts = any(_is_conflict(one, declared, in_class) for one in others)
            if not in_class:
                is_namespace = self.kinds[token - 1] == k.NAMESPACE
                for one, other in zip(earlier, others, strict=True):
                    named = other if is_namespace else declared
                    if is_namespace != (self.kinds[one - 1] == k.NAMESPACE) and named is not None:
                        conflicts = conflicts or named.sort in _NAMED
        if conflicts:
            code.add(_REDECLARED, token, EntityName("", code.lexemes[token]))

    def _may_be_operand(self, token: int) -> bool:
        """Whether a name stands behind `decltype(e)::member *`, which is a value where `e` is dependent."""
        return self.kinds.endswith(_MEMBER_OF_DECLTYPE, 0, token - 1) and self.kinds[token - 1] in _POINTERS

    def _in_block(self, token: int, earlier: list[int]) -> bool:
        """Whether a name of a block is declared in it, or is that of a parameter of the function that it is of."""
        body = self.code.lookup().body_at(token)
        if body is None:
            return False
        region = body.region_at(token)
        declared = _binding(region.bindings, token)
        same = region.bindings
        if region.parent is not None and region.parent.sort in (s.FUNCTION, s.LAMBDA):
            same = [*same, *[one for one in region.parent.bindings if one.sort == s.PARAMETER]]
        return any(
            _is_conflict(other, declared, True) and not (_is_external(other) and _is_external(declared))
            for other in [_binding(same, one) for one in earlier]
        )

    def _member(self, token: int) -> s.Binding | None:
        """What the name of a member of a namespace or class declares."""
        path = self.code.cutter.path(token)
        return _binding(self.code.bindings(path), token) if path else None


def _binding(found: list[s.Binding], token: int) -> s.Binding | None:
    return next((one for one in found if one.name == token), None)


def _is_conflict(first: s.Binding | None, second: s.Binding | None, has_one: bool) -> bool:
    """Whether a scope cannot have both of two names; `has_one`: it declares each of its variables once."""
    if first is None or second is None or first.template or second.template:
        return False
    if first.sort not in _NAMED or second.sort not in _NAMED:
        return False
    if first.sort == second.sort and first.sort in (s.ROUTINE, s.ALIAS):
        return False
    return has_one or first.sort in (s.ALIAS, s.ENUMERATOR) or second.sort in (s.ALIAS, s.ENUMERATOR)


def _is_external(binding: s.Binding | None) -> bool:
    declaration = None if binding is None else binding.declaration
    return declaration is not None and bool(declaration.specifiers.flags & n.EXTERN)
