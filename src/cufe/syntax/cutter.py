"""The cutter: a scope's tokens cut into declarations by brackets and a few keywords.

Nothing is parsed here.  A piece says where a declaration starts and ends, where its body is and what sort of
declaration it is; the parser opens the pieces that somebody asks about.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.outlines import initialises
from cufe.text import kinds as k
from cufe.text.bisection import count_below

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final = 0  # `;`, access labels
NAMESPACE: Final = 1  # namespace N { ... }
LINKAGE: Final = 2  # extern "C" { ... }
CLASS: Final = 3  # class head with a body, declarators may follow
ENUM: Final = 4  # enum with a body
FUNCTION: Final = 5  # function definition with a body
SIMPLE: Final = 6  # everything that ends in `;` and has no body

_STRING: Final = ord('"')
#: `"C" template`, behind `extern`
_LINKAGE_OF_TEMPLATE: Final = bytes((_STRING, k.TEMPLATE))

_ACCESS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE))
#: words whose parentheses are not a parameter list
_CALL_LIKE: Final = bytes(
    (k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.THROW, k.ASM, k.EXPLICIT, k.REQUIRES,
     k.UNDERLYING_TYPE, k.TRAIT, k.SIZEOF, k.ALIGNOF)
)  # fmt: skip
#: what precedes a part of a qualified name
_BEFORE_NAME: Final = bytes((k.SCOPE, k.TEMPLATE))
#: between a comma and the name of a declarator
_OF_POINTERS: Final = bytes((k.AND, k.CONST, k.VOLATILE, k.RESTRICT)) + b"*&"
#: what cannot go on with a declaration behind the body of a class
_BEGINNINGS: Final = k.CLASS_KEYS + bytes((k.BUILTIN_TYPE, k.TEMPLATE, k.USING, k.NAMESPACE, k.ENUM))
#: whether cutting has to think at a token, by its kind.  The way to the next one is a few steps: a regular expression
#: costs more to start.
_STOP_KINDS: Final = k.CLASS_KEYS + bytes(
    (k.OPEN_BRACE, k.CLOSE_BRACE, k.OPEN_ROUND, k.OPEN_SQUARE, k.SEMICOLON, k.COLON, k.ASSIGN, k.LESS, k.OPERATOR,
     k.ENUM, k.TRY, k.CONCEPT, k.REQUIRES)
)  # fmt: skip
_STOPS: Final = bytes(kind in _STOP_KINDS for kind in range(256))


class Piece:
    """One declaration: tokens `start` to `end` (excluded); `head` is the first token behind template heads and
    requires-clauses, `body` the opening brace of its body or -1."""

    def __init__(self, sort: int, start: int, head: int, body: int, end: int) -> None:
        self.sort: int = sort
        self.start: int = start
        self.head: int = head
        self.body: int = body
        self.end: int = end


class Cutter:
    """Cuts scopes on demand and remembers the pieces; the scope of the whole unit has the brace -1."""

    def __init__(self, brackets: Brackets) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self._pieces: dict[int, list[Piece]] = {}
        #: the tokens of the access labels of class bodies
        self._labels: dict[int, list[int]] = {}
        #: scopes around the token of the last question, with their closing braces
        self._trail: list[Piece] = []
        self._trail_closes: list[int] = []

    def pieces(self, brace: int) -> list[Piece]:
        """The declarations of a namespace, linkage block or class body, by its opening brace."""
        known = self._pieces.get(brace)
        if known is None:
            last = len(self.kinds) if brace < 0 else self.brackets.close(brace)
            known = self._cut(brace + 1, last)
            self._pieces[brace] = known
        return known

    def path(self, token: int) -> list[Piece]:
        """The declarations around a token from the outermost inwards; a function body or an initialiser ends the path.

        Questions come in the order of the text, so the scopes around the last token are tried first.
        """
        trail = self._trail
        closes = self._trail_closes
        while trail and not trail[-1].body < token < closes[-1]:
            trail.pop()
            closes.pop()
        brace = trail[-1].body if trail else -1
        while True:
            piece = find_piece(self.pieces(brace), token)
            if piece is None:
                return trail.copy()
            if piece.sort not in (NAMESPACE, LINKAGE, CLASS) or token <= piece.body:
                return [*trail, piece]
            close = self.brackets.close(piece.body)
            if token >= close:
                return [*trail, piece]
            trail.append(piece)
            closes.append(close)
            brace = piece.body

    def access_label(self, brace: int, token: int) -> int:
        """The kind of the last access label in front of a token in a class body, 0 where there is none."""
        labels = self._labels.get(brace)
        if labels is None:
            kinds = self.kinds
            labels = [
                piece.start for piece in self.pieces(brace) if piece.sort == EMPTY and kinds[piece.start] in _ACCESS
            ]
            self._labels[brace] = labels
        place = count_below(labels, token)
        return self.kinds[labels[place - 1]] if place else 0

    def _cut(self, first: int, last: int) -> list[Piece]:
        pieces: list[Piece] = []
        at = first
        while at < last:
            piece = self.cut_one(at, last)
            pieces.append(piece)
            at = piece.end
        return pieces

    def cut_one(self, start: int, last: int) -> Piece:
        """The declaration that starts at `start`, in a scope that ends at `last`."""
        kinds = self.kinds
        kind = kinds[start]
        if kind == k.SEMICOLON or kind == k.CLOSE_BRACE:
            return Piece(EMPTY, start, start, -1, start + 1)
        if kind in _ACCESS and start + 1 < last and kinds[start + 1] == k.COLON:
            return Piece(EMPTY, start, start, -1, start + 2)
        if kind == k.EXTERN and kinds.startswith(_LINKAGE_OF_TEMPLATE, start + 1):
            # `extern "C++" template <class T> ...`: the template is read by itself.
            return Piece(EMPTY, start, start, -1, start + 2)
        head = self.skip_template_heads(start, last)
        at = head
        while at < last and (kinds[at] == k.INLINE or kinds[at] == k.EXTENSION):
            at += 1
        if at < last and kinds[at] == k.NAMESPACE:
            return self._cut_namespace(start, at, last)
        if at + 2 < last and kinds[at] == k.EXTERN and kinds[at + 1] == _STRING and kinds[at + 2] == k.OPEN_BRACE:
            return Piece(LINKAGE, start, head, at + 2, self.brackets.skip(at + 2))
        return self._cut_declaration(start, head, last)

    def _cut_namespace(self, start: int, at: int, last: int) -> Piece:
        kinds = self.kinds
        while at < last:
            kind = kinds[at]
            if kind == k.OPEN_BRACE:
                return Piece(NAMESPACE, start, start, at, min(self.brackets.skip(at), last))
            if kind == k.SEMICOLON:
                return Piece(SIMPLE, start, start, -1, at + 1)
            at = self.brackets.skip(at) if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE else at + 1
        return Piece(SIMPLE, start, start, -1, last)

    def skip_template_heads(self, at: int, last: int) -> int:
        """The index behind `template <...>` heads with their requires-clauses; `at` itself where there is none."""
        kinds = self.kinds
        while at < last and kinds[at] == k.EXTENSION:
            at += 1
        while at + 1 < last and kinds[at] == k.TEMPLATE and kinds[at + 1] == k.LESS:
            close = self.brackets.close_angle(at + 1, last)
            if close < 0:
                return at + 2
            at = close + 1
            if at < last and kinds[at] == k.REQUIRES:
                at = self.skip_constraint(at + 1, last)
        return at

    def skip_constraint(self, at: int, last: int) -> int:
        """The index behind a constraint-logical-or-expression that starts at `at` ([temp.pre])."""
        kinds = self.kinds
        while at < last:
            kind = kinds[at]
            if kind == k.NOT:
                at += 1
                continue
            if kind == k.OPEN_ROUND:
                at = self.brackets.skip(at)
            elif kind == k.REQUIRES:
                at += 1
                if at < last and kinds[at] == k.OPEN_ROUND:
                    at = self.brackets.skip(at)
                if at < last and kinds[at] == k.OPEN_BRACE:
                    at = self.brackets.skip(at)
            else:
                at = self._skip_qualified_name(at, last)
            if at < last and (kinds[at] == k.AND or kinds[at] == k.OR):
                at += 1
                continue
            return at
        return at

    def _skip_qualified_name(self, at: int, last: int) -> int:
        kinds = self.kinds
        while at < last:
            if kinds[at] in _BEFORE_NAME:
                at += 1
                continue
            at += 1
            if at < last and kinds[at] == k.OPEN_ROUND and kinds[at - 1] in _CALL_LIKE:
                at = self.brackets.skip(at)
            if at < last and kinds[at] == k.LESS:
                close = self.brackets.close_angle(at, last)
                if close < 0:
                    return at
                at = close + 1
            if at < last and kinds[at] == k.SCOPE:
                continue
            return at
        return at

    def _cut_declaration(self, start: int, head: int, last: int) -> Piece:
        """A declaration that is no namespace and no linkage block.

        `parameters` says that a parameter list went by, `initialised` that an `=` did: they tell what a brace is.
        """
        kinds = self.kinds
        brackets = self.brackets
        stops = _STOPS
        class_key = False
        enum_key = False
        parameters = False
        initialised = False
        at: i64 = head
        kind: i64
        before: i64
        close: i64
        while True:
            while at < last and not stops[kinds[at]]:
                at += 1
            if at >= last:
                return Piece(SIMPLE, start, head, -1, last)
            kind = kinds[at]
            if kind == k.SEMICOLON:
                return Piece(SIMPLE, start, head, -1, at + 1)
            if kind == k.OPEN_ROUND:
                if not initialised and at > head and kinds[at - 1] not in _CALL_LIKE:
                    parameters = True
                at = brackets.skip(at)
            elif kind == k.OPEN_SQUARE:
                at = brackets.skip(at)
            elif kind == k.OPERATOR:
                at = self._skip_operator_name(at, last)
            elif kind in k.CLASS_KEYS:
                class_key = class_key or not (initialised or parameters)
                at += 1
            elif kind == k.ENUM:
                enum_key = enum_key or not (initialised or parameters)
                at += 1
            elif kind == k.ASSIGN or kind == k.CONCEPT:
                initialised = True
                at += 1
            elif kind == k.REQUIRES and not initialised:
                at = self.skip_constraint(at + 1, last)
            elif kind == k.LESS:
                before = kinds[at - 1]
                close = -1
                if not initialised and (before == k.IDENTIFIER or before == k.OPERATOR):
                    close = brackets.close_angle(at, last)
                at = close + 1 if close >= 0 else at + 1
            elif kind == k.COLON:
                if enum_key:
                    at += 1
                elif parameters and not initialised:
                    at = self._skip_member_initialisers(at + 1, last)
                elif class_key:
                    return self._cut_class(start, head, self.class_body(at, last), last)
                else:
                    at += 1
            elif kind == k.OPEN_BRACE:
                if not parameters and (enum_key or class_key) and initialises(brackets, at, head):
                    initialised = True
                if enum_key and not parameters and not initialised:
                    return Piece(ENUM, start, head, at, self._past_definition(at, last))
                if class_key and not parameters and not initialised:
                    return self._cut_class(start, head, at, last)
                if parameters and not initialised and kinds[at - 1] == k.IDENTIFIER:
                    # `int a(1), b{2}, *c{};`
                    before = at - 2
                    while kinds[before] in _OF_POINTERS:
                        before -= 1
                    initialised = kinds[before] == k.COMMA
                if parameters and not initialised:
                    return Piece(FUNCTION, start, head, at, self._past_handlers(at, last))
                at = brackets.skip(at)
            elif kind == k.CLOSE_BRACE:
                return Piece(SIMPLE, start, head, -1, at)
            else:
                at += 1

    def _skip_operator_name(self, at: int, last: int) -> int:
        """The index behind `operator()`, `operator=`, `operator new[]`, `operator T` and the rest."""
        kinds = self.kinds
        at += 1
        if at >= last:
            return last
        if kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE:
            return at + 2
        if kinds[at] == _STRING:
            # `""s` is one token, `"" s` two.
            return at + 2 if at + 1 < last and kinds[at + 1] == k.IDENTIFIER else at + 1
        while at < last and kinds[at] != k.OPEN_ROUND and kinds[at] != k.SEMICOLON:
            if kinds[at] == k.DECLTYPE and kinds[at + 1] == k.OPEN_ROUND:
                at = self.brackets.skip(at + 1)
                continue
            at += 1
        return at

    def _skip_member_initialisers(self, at: int, last: int) -> int:
        """The index of the body behind `: a(1), B<T>{2}, c...`."""
        kinds = self.kinds
        while at < last:
            kind = kinds[at]
            if kind == k.OPEN_ROUND:
                at = self.brackets.skip(at)
            elif kind == k.LESS:
                close = self.brackets.close_angle(at, last)
                at = close + 1 if close >= 0 else at + 1
                continue
            elif kind == k.OPEN_BRACE:
                at = self.brackets.skip(at)
            elif kind == k.SEMICOLON or kind == k.CLOSE_BRACE:
                return at
            else:
                at += 1
                continue
            if at < last and kinds[at] == k.ELLIPSIS:
                at += 1
            if at >= last or kinds[at] != k.COMMA:
                return at
            at += 1
        return at

    def class_body(self, at: int, last: int) -> int:
        """The opening brace of a class body behind the base clause that starts at `at`; -1 where there is none."""
        kinds = self.kinds
        while at < last:
            kind = kinds[at]
            if kind == k.OPEN_BRACE:
                before = kinds[at - 1]
                if before != k.ASSIGN and before != k.OPEN_ROUND and before != k.LESS:
                    return at
                at = self.brackets.skip(at)
            elif kind == k.SEMICOLON:
                return -1
            elif kind == k.LESS:
                close = self.brackets.close_angle(at, last)
                at = close + 1 if close >= 0 else at + 1
            elif kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE:
                at = self.brackets.skip(at)
            else:
                at += 1
        return -1

    def _cut_class(self, start: int, head: int, body: int, last: int) -> Piece:
        if body < 0:
            return Piece(SIMPLE, start, head, -1, self._past_semicolon(head, last))
        after = self.brackets.skip(body)
        end = self._past_definition(body, last)
        for at in range(after, end):
            kind = self.kinds[at]
            if kind == k.OPEN_BRACE and self.kinds[at - 1] == k.CLOSE_ROUND:
                # A function that returns a class defined in its declaration is not C++; the brace starts a body.
                return Piece(FUNCTION, start, head, at, self.brackets.skip(at))
        return Piece(CLASS, start, head, body, end)

    def _past_definition(self, body: int, last: int) -> int:
        """The index behind the declaration of a class or enumeration; where its semicolon is missing and something new
        begins, that is directly behind the body."""
        after = self.brackets.skip(body)
        return after if after < last and self.kinds[after] in _BEGINNINGS else self._past_semicolon(after, last)

    def _past_semicolon(self, at: int, last: int) -> int:
        kinds = self.kinds
        while at < last:
            kind = kinds[at]
            if kind == k.SEMICOLON:
                return at + 1
            at = self.brackets.skip(at) if kind == k.OPEN_BRACE or kind == k.OPEN_ROUND else at + 1
        return last

    def _past_handlers(self, body: int, last: int) -> int:
        """The index behind a function body and the handlers of a function-try-block."""
        kinds = self.kinds
        at = self.brackets.skip(body)
        while at + 1 < last and kinds[at] == k.CATCH and kinds[at + 1] == k.OPEN_ROUND:
            at = self.brackets.skip(at + 1)
            if at < last and kinds[at] == k.OPEN_BRACE:
                at = self.brackets.skip(at)
        return min(at, last)


def find_piece(pieces: list[Piece], token: int) -> Piece | None:
    """The piece that holds a token, by halving."""
    low = 0
    high = len(pieces)
    while low < high:
        middle = (low + high) // 2
        if pieces[middle].end <= token:
            low = middle + 1
        else:
            high = middle
    if low < len(pieces) and pieces[low].start <= token:
        return pieces[low]
    return None
