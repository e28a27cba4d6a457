"""Functions that may end, return or jump as they must not, told by the kinds of their tokens."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NEVER: Final = frozenset(("noreturn", "__noreturn__", "_Noreturn"))
#: in front of the name of a variable that is declared as an object
_OBJECTS: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.GREATER, k.COMMA, k.CONST))
_BEHIND: Final = b";=,[({)"
_DECLARING: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.GREATER, k.STAR, k.AMPERSAND))
_INDIRECT: Final = bytes((k.AMPERSAND, k.STAR, k.AND))
_STATIC: Final = bytes((k.STATIC, k.THREAD_LOCAL, k.EXTERN))
_BLOCKS: Final = bytes((k.ELSE, k.DO, k.TRY)) + b";{}"
#: in front of a block that belongs to no other statement
_BOUNDARIES: Final = b";{}"
_GOVERNING: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH, k.CATCH))
_LEAVING: Final = bytes((k.RETURN, k.THROW, k.CO_RETURN))
_JUMPS: Final = _LEAVING + bytes((k.BREAK, k.CONTINUE, k.GOTO))
_OUTER: Final = (c.NAMESPACE, c.LINKAGE, c.CLASS)


def doubtful_functions(code: UserCode) -> list[int]:
    """The first tokens of the bodies of such functions in the user's text."""
    sought = _Functions(code)
    for start, end in code.compiled():
        sought.gather(-1, start, end, False)
    return sought.found


def leads_away(code: UserCode, opening: int, end: int) -> bool:
    """Whether the last statement between a brace and a token seems to lead elsewhere, or never to end."""
    kinds = code.kinds
    while kinds[end - 1] == k.OPEN_BRACE and kinds[end - 2] in _BOUNDARIES:
        end -= 1
        opening = code.brackets.enclosing(end)
    return _Functions(code, _JUMPS).leaves(opening, end)


class _Functions:
    """`jumps` are the keywords of the statements that count."""

    def __init__(self, code: UserCode, jumps: bytes = _LEAVING) -> None:
        self.code: UserCode = code
        self.jumps: bytes = jumps
        self.kinds: bytes = code.kinds
        self.found: list[int] = []

    def gather(self, brace: int, start: int, end: int, generic: bool) -> None:
        """Looks at the functions in a scope; `generic`: it belongs to a template."""
        for piece in self.code.cutter.pieces(brace):
            if piece.end <= start:
                continue
            if piece.start >= end:
                break
            template = generic or (piece.sort != c.NAMESPACE and self.kinds[piece.start] == k.TEMPLATE)
            if piece.sort == c.FUNCTION and start <= piece.body < end:
                if self._is_doubtful(piece, template):
                    self.found.append(piece.body)
            elif piece.sort in _OUTER and piece.body >= 0:
                self.gather(piece.body, start, end, template)

    def _is_doubtful(self, piece: Piece, generic: bool) -> bool:
        kinds = self.kinds
        close = self.code.brackets.close(piece.body)
        if kinds.find(k.GOTO, piece.body, close) >= 0 or kinds.find(k.SWITCH, piece.body, close) >= 0:
            if self._jumps_over(piece.body, close):
                return True
        if generic:
            return False
        words = self.code.lexemes[piece.start : piece.body]
        if not _NEVER.isdisjoint(words):
            return True
        first = self._behind_attributes(piece)
        opening = kinds.find(k.OPEN_ROUND, first, piece.body)
        if opening < 0:
            return False
        pointer = kinds.find(k.STAR, first, opening) >= 0
        if (pointer or "void" not in self.code.lexemes[first:opening]) and self.code.lexemes[opening - 1] != "main":
            if "host" in words or "device" not in words:
                if self._has_result(first, opening) and not self.leaves(piece.body, close):
                    return True
        name = opening - 1
        while name > first and kinds[name] in (k.IDENTIFIER, k.SCOPE):
            name -= 1
        return kinds[name] in _INDIRECT and self._returns_local(piece, close, kinds[name] == k.STAR)

    def _behind_attributes(self, piece: Piece) -> int:
        """The first token of the head of a function behind its attributes."""
        kinds = self.kinds
        at = piece.head
        found = at
        while at < piece.body and kinds[at] != k.OPEN_ROUND:
            if kinds[at] == k.ATTRIBUTE:
                at = self.code.brackets.close(at + 1)
                found = at + 1
            at += 1
        return found

    def _has_result(self, first: int, opening: int) -> bool:
        """Whether a type stands in front of the name, or behind the parameters: no constructor or destructor."""
        kinds = self.kinds
        if kinds.find(k.OPERATOR, first, opening) >= 0 and kinds[opening - 1] == k.BUILTIN_TYPE:
            return True
        behind = self.code.brackets.close(opening) + 1
        if kinds[first] == k.AUTO and kinds[behind] == k.ARROW:
            return self.code.lexemes[behind + 1] != "void"
        return any(kinds[at] in (k.BUILTIN_TYPE, k.IDENTIFIER) and kinds[at + 1] not in (k.SCOPE, k.OPEN_ROUND, k.TILDE)
                   and at + 1 < opening for at in range(first, opening))  # fmt: skip

    def leaves(self, opening: int, close: int) -> bool:
        """Whether the last statement of a block seems to leave the function, or never to end."""
        kinds = self.kinds
        last = close - 1
        if last == opening:
            return False
        if kinds[last] == k.SEMICOLON:
            return self._is_jump(opening, last) or self._ends_once(last)
        if kinds[last] != k.CLOSE_BRACE:
            return False
        inner = self.code.brackets.open_before(last)
        before = kinds[inner - 1]
        if before == k.ELSE:
            return self.leaves(inner, last)
        if before != k.CLOSE_ROUND:
            return before in _BOUNDARIES and self.leaves(inner, last)
        condition = self.code.brackets.open_before(inner - 1)
        governing = kinds[condition - 1]
        if governing == k.SWITCH:
            return kinds.find(k.DEFAULT, inner, last) >= 0 and self.leaves(inner, last)
        if governing == k.FOR or governing == k.WHILE:
            endless = self.code.lexemes[condition + 1 : inner - 1]
            return endless in ([";", ";"], ["true"], ["1"]) and kinds.find(k.BREAK, inner, last) < 0
        if self._is_constant(condition, inner - 1):
            return self.leaves(inner, last)
        return governing == k.CATCH and self.leaves(inner, last) and self._leaves_block(condition - 2)

    def _leaves_block(self, closing: int) -> bool:
        """`_leaves` for the block that a brace closes: that of `try`, or of a handler in front of another one."""
        if self.kinds[closing] != k.CLOSE_BRACE:
            return False
        return self.leaves(self.code.brackets.open_before(closing), closing)

    def _is_governed(self, token: int) -> bool:
        """Whether a condition stands directly in front of a statement."""
        if self.kinds[token - 1] != k.CLOSE_ROUND:
            return False
        opening = self.code.brackets.open_before(token - 1)
        if self.kinds[opening - 1] not in _GOVERNING and self.kinds[opening - 1] != k.CONSTEXPR:
            return False
        return not self._is_constant(opening, token - 1)

    def _is_constant(self, opening: int, close: int) -> bool:
        """Whether the condition of an `if` names nothing."""
        if self.jumps == _LEAVING or self.kinds[opening - 1] not in (k.IF, k.CONSTEXPR):
            return False
        return self.kinds.find(k.IDENTIFIER, opening, close) < 0

    def _ends_once(self, last: int) -> bool:
        """Whether the loop `do { } while ();` that ends at a semicolon is left in its body."""
        kinds = self.kinds
        if kinds[last - 1] != k.CLOSE_ROUND:
            return False
        before = self.code.brackets.open_before(last - 1) - 2
        if kinds[before + 1] != k.WHILE or kinds[before] != k.CLOSE_BRACE:
            return False
        opening = self.code.brackets.open_before(before)
        return kinds[opening - 1] == k.DO and self.leaves(opening, before)

    def _is_jump(self, opening: int, last: int) -> bool:
        """Whether the statement that ends at a semicolon is `return` or `throw`."""
        kinds = self.kinds
        at = last - 1
        while at > opening:
            kind = kinds[at]
            if kind in self.jumps:
                return not self._is_governed(at)
            if kind == k.SEMICOLON:
                return False
            if kind in b")]":
                at = self.code.brackets.open_before(at)
            elif kind == k.CLOSE_BRACE:
                inner = self.code.brackets.open_before(at)
                if kinds[inner - 1] in _BLOCKS:
                    return False
                if kinds[inner - 1] == k.CLOSE_ROUND:
                    condition = self.code.brackets.open_before(inner - 1)
                    if kinds[condition - 1] in _GOVERNING:
                        return False
                at = inner
            at -= 1
        return False

    def _returns_local(self, piece: Piece, close: int, pointer: bool) -> bool:
        """Whether some `return` names a local object, or its address where a pointer is the result."""
        kinds = self.kinds
        at = kinds.find(k.RETURN, piece.body, close)
        while at >= 0:
            name = at + 1
            while kinds[name] == k.OPEN_ROUND:
                name += 1
            address = kinds[name] == k.AMPERSAND
            if address:
                name += 1
            if kinds[name] == k.IDENTIFIER and self._ends_operand(name) and (pointer or not address):
                declared = self._declared(piece, name, at)
                if declared >= 0 and (address or not pointer or kinds[declared + 1] == k.OPEN_SQUARE):
                    return True
            at = kinds.find(k.RETURN, at + 1, close)
        return False

    def _ends_operand(self, name: int) -> bool:
        """Whether nothing but parts of a named object follows its name."""
        kinds = self.kinds
        behind = name + 1
        while kinds[behind] == k.DOT or kinds[behind] == k.OPEN_SQUARE:
            behind = behind + 2 if kinds[behind] == k.DOT else self.code.brackets.close(behind) + 1
        return kinds[behind] in b";)+-?"

    def _declared(self, piece: Piece, name: int, before: int) -> int:
        """Where a local object is declared, -1 where the name means something else."""
        kinds = self.kinds
        part = self.code.lexemes[piece.head : before]
        spelling = self.code.lexemes[name]
        if spelling not in part:
            return -1
        declared = piece.head + part.index(spelling)
        if kinds[declared - 1] not in _OBJECTS or kinds[declared + 1] not in _BEHIND:
            return -1
        at = declared - 1
        while kinds[at] not in b";{}(":
            if kinds[at] in _STATIC:
                return -1
            at -= 1
        return declared

    def _jumps_over(self, body: int, close: int) -> bool:
        """Whether a label stands behind a variable with an initialiser in the same block, and a jump in front of it."""
        kinds = self.kinds
        lexemes = self.code.lexemes
        initialised: dict[int, int] = {}
        gotos: dict[str, int] = {}
        depth = 0
        for at in range(body, close):
            kind = kinds[at]
            if kind == k.OPEN_BRACE:
                depth += 1
                initialised[depth] = -1
            elif kind == k.CLOSE_BRACE:
                depth -= 1
            elif kind == k.GOTO:
                gotos.setdefault(lexemes[at + 1], at)
            elif kind == k.CASE or kind == k.DEFAULT:
                if initialised.get(depth, -1) >= 0:
                    return True
            elif kind == k.IDENTIFIER:
                if kinds[at + 1] in b"=({;" and kinds[at - 1] in _DECLARING:
                    initialised[depth] = at
                elif kinds[at + 1] == k.COLON and gotos.get(lexemes[at], close) < initialised.get(depth, -1):
                    return True
        return False
