"""Names that nothing declares (20), and what EDG reports instead where a name can be neither expression nor type."""

from cufe.checks.names.mistaken_comparisons import (
    ENDS_OF_SCOPES,
    check_comparison,
    expect_compared,
    is_comparison,
    tell_block,
    tell_compared,
    tell_operand,
)
from cufe.checks.names.predeclared import may_be_builtin, may_be_of_toolkit
from cufe.checks.names.qualified_names import tell_missing_scope
from cufe.checks.names.readings import (
    is_base,
    is_in_template_head,
    is_operand,
    is_template_argument,
    is_type,
    starts_type,
)
from cufe.checks.names.reported_names import ToldNames, found_at, read_at
from cufe.checks.names.undeclared_names import Doubts, undeclared_names
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: a result behind an arrow that no auto announces
_NO_AUTO: Final = 1823
_SIZEOF_PACK: Final = bytes((k.SIZEOF, k.ELLIPSIS, k.OPEN_ROUND))
_NO_TYPE_OF_MAIN: Final = 938
_POINTERS: Final = b"*&"
#: behind the configuration of a launch
_BEHIND_LAUNCH: Final = bytes((k.GREATER, k.GREATER, k.GREATER, k.OPEN_ROUND))
#: from here on `<` behind an unknown name opens template arguments
_CXX20: Final = 20
#: words in front of an argument that the language itself evaluates
_ALIGNMENTS: Final = ("aligned", "__aligned__")
#: around a template argument
_BEFORE_ARGUMENTS: Final = bytes((k.LESS, k.COMMA))
_BEHIND_ARGUMENTS: Final = bytes((k.GREATER, k.COMMA))
#: behind these a name is looked up in a class, a namespace or among labels
_ELSEWHERE: Final = bytes((k.DOT, k.ARROW, k.SCOPE, k.GOTO, k.NEW, k.TILDE, k.OPERATOR, k.DOT_STAR, k.ARROW_STAR))
#: in front of the arrow of a result type
_BEFORE_RESULT: Final = bytes((k.MUTABLE, k.NOEXCEPT, k.CONSTEXPR)) + b")"


class _Use:
    """A token that is spelt like a name that nothing declares."""

    def __init__(self, token: int, path: list[Piece], read: int, found: int) -> None:
        self.token: int = token
        self.path: list[Piece] = path
        #: the tokens that tell when it is read, and when it is told of
        self.read: int = read
        self.found: int = found


def check_names(code: UserCode) -> None:
    """Reports the names that nothing around them declares, and that are looked up without types; `tell_undefined`
    reports those that the engine did not find."""
    tokens = undeclared_names(code)
    waiting = {_within(code, token) for token in tokens if _is_called(code, token) and code.is_generic(token)}
    if tokens:
        _tell_all(code, [token for token in tokens if _within(code, token) not in waiting])


def _within(code: UserCode, token: int) -> tuple[int, str]:
    """A name, and the declaration around it."""
    return code.cutter.path(token)[-1].start, code.lexemes[token]


def _is_called(code: UserCode, token: int) -> bool:
    """Whether a name is that of what is called or launched.  In a template the arguments may find it, so the engine
    tells of it where none depends on a parameter, and of the other uses beside.  Before C++20 an unknown name opens no
    template arguments ([temp.names]/2)."""
    kinds = code.kinds
    opening = token + 1
    if kinds[opening] == k.LESS and code.settings.standard >= _CXX20:
        opening = code.brackets.close_angle(opening, len(kinds)) + 1
    return kinds[opening] in (k.LAUNCH, k.OPEN_ROUND)


def tell_undefined(code: UserCode, tokens: list[int]) -> None:
    """Tells of names that lookup by types did not find, unless they have been told of."""
    doubts = Doubts(code)
    untold: list[int] = []
    for token in tokens:
        name = code.lexemes[token]
        if may_be_builtin(name) or may_be_of_toolkit(code, name):
            continue
        if not doubts.elaborated(token) and not doubts.parenthesised(code.cutter.path(token), token):
            untold.append(token)
    _tell_all(code, untold)


def _tell_all(code: UserCode, tokens: list[int]) -> None:
    uses: list[_Use] = []
    judged = code.once(ToldNames).judged
    fresh = set(tokens) - judged
    judged |= fresh
    for token in sorted(fresh):
        path = code.cutter.path(token)
        if path and not code.lookup().is_ambiguous(token):
            uses.append(_Use(token, path, read_at(code, path, token), found_at(code, token)))
    teller = _Teller(code)
    for use in sorted(uses, key=_read):
        teller.tell(use)


def _read(use: _Use) -> int:
    return use.read


def is_use(kinds: bytes, at: int) -> bool:
    """Whether the name at a token is looked up where it stands: no member, no word of an attribute."""
    before = kinds[at - 1]
    if before == k.OPEN_ROUND and kinds[at - 2] == k.OPEN_ROUND:
        return kinds[at - 3] != k.ATTRIBUTE
    if before == k.OPEN_SQUARE:
        return kinds[at - 2] != k.OPEN_SQUARE
    if before == k.ARROW:
        # A result type in front of a body; no member has a brace behind it.
        return kinds[at + 1] == k.OPEN_BRACE and kinds[at - 2] in _BEFORE_RESULT
    if before == k.TEMPLATE and kinds[at - 2] in _ELSEWHERE:
        return False
    # A literal operator may stand apart from its suffix.
    return before not in _ELSEWHERE and (before != k.STRING or kinds[at - 2] != k.OPERATOR)


class _Teller:
    """Reports the uses one after another, in the order in which they are found out."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.told: ToldNames = code.once(ToldNames)

    def tell(self, use: _Use) -> None:
        token = use.token
        path = use.path
        piece = path[-1]
        if self.told.has(self.code.lexemes[token], token):
            if self._is_product(piece, token):
                tell_operand(self.code, self.told, path, token + 1)
            elif is_comparison(self.code, token) and is_operand(self.code, path, token):
                self._tell_compared(path, token)
            return
        if not is_use(self.kinds, token) and not self._is_result(piece, token):
            self._tell_elsewhere(use)
        elif not self._tell_form(path, token):
            self._tell_undefined(use)

    def _is_result(self, piece: Piece, token: int) -> bool:
        """Whether a token is the trailing return type of a function that is declared alone."""
        kinds = self.kinds
        if kinds[token - 1] != k.ARROW or piece.sort != c.SIMPLE or kinds.find(k.ASSIGN, piece.head, token) >= 0:
            return False
        return kinds.find(k.AUTO, piece.head, token) >= 0

    def _tell_elsewhere(self, use: _Use) -> None:
        """A name behind `::` or `new`; the engine tells of those that a scope has not."""
        code = self.code
        token = use.token
        before = self.kinds[token - 1]
        piece = use.path[-1]
        in_body = piece.sort == c.FUNCTION and token > piece.body
        if before == k.NEW and self.kinds[token + 1] != k.SCOPE:
            code.add(num.TYPE_EXPECTED, token)
        elif before == k.ARROW and piece.sort == c.SIMPLE and self._guide_arrow(piece.start) == token - 1:
            # Without a class behind the arrow it is the declaration of a name in parentheses.
            code.add(num.IDENTIFIER_EXPECTED, piece.start + 2)
            code.add(num.SEMICOLON_EXPECTED, token - 1)
        elif before == k.SCOPE and self.kinds[token + 1] == k.SCOPE:
            scope = code.lookup().resolve(token - 2) if self.kinds[token - 2] == k.IDENTIFIER else None
            if scope is not None and scope.sort == en.NAMESPACE and code.lookup().resolve(token) is None:
                tell_missing_scope(code, self.told, use.path, token)
        elif before == k.SCOPE and in_body and self.kinds[token - 2] == k.IDENTIFIER:
            expect_compared(code, token)
        elif before == k.SCOPE and in_body and self.kinds[token - 2] not in ENDS_OF_SCOPES:
            code.add_late(num.NOT_GLOBAL, token, use.found, code.lexemes[token])
            tell_compared(code, token)

    def _tell_form(self, path: list[Piece], token: int) -> bool:
        """Names that are neither expressions nor types; whether it is one."""
        code = self.code
        piece = path[-1]
        name = code.lexemes[token]
        after = self.kinds[token + 1]
        if token == piece.head and piece.sort == c.SIMPLE and self._guide_arrow(token) >= 0:
            code.add_once(_NO_AUTO, self._guide_arrow(token))
            return True
        if self.kinds.endswith(_SIZEOF_PACK, 0, token):
            code.add(num.NO_PACK, token)
            if code.is_generic(token):
                code.add_late(num.NO_PACKS, token - 2, token + 1)
            return True
        if after == k.SCOPE:
            is_declarator = piece.sort == c.SIMPLE and code.kinds[piece.start] != k.USING
            is_inside = piece.sort == c.FUNCTION and token > self._head_end(piece)
            if is_inside or token < piece.head or is_declarator:
                tell_missing_scope(code, self.told, path, token)
            return True
        if token < piece.head:
            return not is_in_template_head(code, token)
        if piece.sort == c.CLASS and token < piece.body and not self._is_aligned(token):
            if not is_base(code, piece, token):
                return not is_template_argument(code, piece, token)
            if after == k.LESS:
                code.add(num.NO_TEMPLATE, token, name)
            else:
                code.add(num.NOT_A_BASE, token)
            return True
        is_head = piece.sort == c.FUNCTION and token < piece.body
        if is_head and after == k.OPEN_ROUND and starts_type(code, piece, token):
            # The name of the function: `main() {}` is taken as of old.
            if name == "main" and len(path) == 1:
                code.add_once(_NO_TYPE_OF_MAIN, token)
            return True
        if after == k.LESS and not is_operand(code, path, token):
            if is_type(code, path, token):
                code.add_once(num.NO_TEMPLATE, token, name)
            return True
        if not self._is_initialised_member(piece, token):
            return False
        owner = code.lookup().scope_at(token)
        if isinstance(owner, ClassScope):
            code.add(num.NOT_A_MEMBER_OR_BASE, token, name, TypeName(owner.class_name))
        return True

    def _is_aligned(self, token: int) -> bool:
        """Whether a token is an alignment, or begins one."""
        return self.kinds[token - 2] == k.ALIGNAS or self.code.lexemes[token - 2] in _ALIGNMENTS

    def _guide_arrow(self, name: int) -> int:
        """The `->` behind a name with parameters, as in a deduction guide; -1 where there is none."""
        if self.kinds[name + 1] != k.OPEN_ROUND:
            return -1
        arrow = self.code.brackets.skip(name + 1)
        return arrow if self.kinds[arrow] == k.ARROW else -1

    def _tell_undefined(self, use: _Use) -> None:
        code = self.code
        kinds = self.kinds
        token = use.token
        path = use.path
        before = kinds[token - 1]
        after = kinds[token + 1]
        self.told.undefined.add(token)
        code.add_late(num.UNDEFINED, token, use.found, code.lexemes[token])
        if after == k.IDENTIFIER and before in b";{}" and kinds[path[-1].start] == k.TEMPLATE and token > path[-1].body:
            # The body of a template is read without looking ahead, where the name is one of another scope.
            lookup = code.lookup()
            if any(lookup.resolve(at) is not None for at in code.tokens_of({code.lexemes[token]}, code.stretches)):
                code.add_late(num.SEMICOLON_EXPECTED, token + 1, use.found)
        is_argument = after in _BEHIND_ARGUMENTS and before in _BEFORE_ARGUMENTS
        # Between commas there are arguments of functions as well.
        is_argument &= after != before and not kinds.startswith(_BEHIND_LAUNCH, token + 1)
        if is_argument:
            from cufe.checks.templates.missing_arguments import MissingArguments

            is_argument = code.once(MissingArguments).is_type_argument(token)
        if after == k.IDENTIFIER or before == k.CONST or is_argument:
            return
        if is_type(code, path, token) or self._is_result(path[-1], token):
            return
        if not self._is_captured(token):
            self.told.put(token, path)
        if is_comparison(code, token):
            self._tell_compared(path, token)
        elif self._is_product(path[-1], token):
            tell_operand(code, self.told, path, token + 1)

    def _is_product(self, piece: Piece, token: int) -> bool:
        """Whether a statement starts as `T *p` does."""
        if piece.sort != c.FUNCTION or token < piece.body:
            return False
        return self.kinds[token + 1] in _POINTERS and self.kinds[token - 1] in b";{}"

    def _tell_compared(self, path: list[Piece], token: int) -> int:
        """`T<...> p` with an undefined T compares with p; the token of p or -1."""
        operand = check_comparison(self.code, token)
        if operand >= 0:
            tell_operand(self.code, self.told, path, operand)
            if self.kinds[token - 1] in b";{}":
                tell_block(self.code, path, operand)
        return operand

    def _head_end(self, piece: Piece) -> int:
        """Where member initialisers begin behind the head of a function, or its block."""
        body = self.code.lookup().body_at(piece.body)
        initialisers = body.member_initialisers if body is not None else []
        return initialisers[0].name.start if initialisers else piece.body

    def _is_initialised_member(self, piece: Piece, token: int) -> bool:
        """Whether a token is the name in a member initialiser."""
        if piece.sort != c.FUNCTION or token > piece.body or self.kinds[token + 1] not in b"({":
            return False
        body = self.code.lookup().body_at(token)
        return body is not None and any(one.name.start == token for one in body.member_initialisers)

    def _is_captured(self, token: int) -> bool:
        """Whether a token is a capture of a lambda: the name is not known there."""
        if self.kinds[token + 1] not in b",]":
            return False
        body = self.code.lookup().body_at(token)
        around = body.lambda_at(token) if body is not None else None
        return around is not None and token < self.code.brackets.close(around.start)
