"""Second definitions of functions, variables, classes and enumerations in one namespace (3369; [basic.def.odr]).

Told is what two declarations spell alike: types that are written in two ways may be one or two."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import At, EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_REDEFINED: Final = 3369

_POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
#: in front of the name of a variable
_SPECIFIERS: Final = _POINTERS + bytes(
    (k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST, k.CONSTEXPR, k.STATIC, k.INLINE, k.VOLATILE, k.AUTO, k.SCOPE)
)
#: in front of the name of a parameter
_BEFORE_NAMES: Final = _POINTERS + bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.GREATER, k.AUTO, k.RESTRICT))
#: these say nothing about which function is meant
_STORAGE: Final = bytes((k.STATIC, k.INLINE, k.EXTERN, k.CONSTEXPR))
#: an argument of a specialisation that is shown as it is written
_ARGUMENT: Final = bytes((k.IDENTIFIER, k.NUMBER, k.BUILTIN_TYPE))
#: attributes with which one function may have several definitions
_SEVERAL: Final = frozenset(("target", "target_clones", "gnu_inline", "__gnu_inline__", "overloadable"))
#: as many tokens a declaration may have in front of its name
_REACH: Final = 48


def check_redefinitions(code: UserCode) -> None:
    """Judges the namespaces in the compiled file."""
    sought = _Redefinitions(code)
    for start, end in code.in_full:
        sought.gather(start, end)


class _Redefinitions:
    """Goes through scopes; `first` has the first definitions by the brace of their scope and what they spell."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes
        self.first: dict[tuple[int, str], int] = {}

    def gather(self, start: int, end: int) -> None:
        """Judges what the namespaces define between two tokens."""
        pending: list[tuple[int, str]] = [(-1, "")]
        while pending:
            brace, prefix = pending.pop()
            for piece in self.code.cutter.pieces(brace):
                if piece.end <= start:
                    continue
                if piece.start >= end:
                    break
                if piece.sort == c.NAMESPACE and piece.body >= 0:
                    pending.append((piece.body, prefix + self._namespace(piece)))
                elif piece.sort == c.LINKAGE and piece.body >= 0:
                    pending.append((piece.body, prefix))
                else:
                    name = self._name(piece)
                    if name >= 0:
                        self._judge(brace, piece, name, prefix)

    def _namespace(self, piece: Piece) -> str:
        name = piece.body - 1
        return self.lexemes[name] + "::" if self.kinds[name] == k.IDENTIFIER else "<unnamed>::"

    def _judge(self, brace: int, piece: Piece, name: int, prefix: str) -> None:
        if piece.sort == c.FUNCTION:
            key = self._signature(piece, name)
            if not key:
                return
        elif piece.start != piece.head and self.kinds[name + 1] == k.LESS:
            # A specialisation is another one by its parameters and arguments.
            key = " ".join(self.lexemes[piece.start : self.code.brackets.close_angle(name + 1, piece.body) + 1])
        else:
            key = self._sort(piece) + self.lexemes[name]
        earlier = self.first.setdefault((brace, key), name)
        if earlier != name and not (piece.sort == c.SIMPLE and self._may_be_function(name)):
            first = self._qualified(name)
            spelt = prefix + "".join(self.lexemes[first : name + 1]) + self._arguments(piece, name)
            offset = self.code.unit.offset
            self.code.add_invalid(_REDEFINED, name, EntityName(self._kind(piece), spelt), At(offset(earlier)))

    def _may_be_function(self, name: int) -> bool:
        """Whether the type in front of a name may be that of a function, by way of an alias."""
        at = name - 1
        while self.kinds[at] == k.CONST or self.kinds[at] == k.VOLATILE:
            at -= 1
        if self.kinds[at] != k.IDENTIFIER:
            return False
        entity = self.code.lookup().resolve(at)
        if entity is None or entity.sort != en.ALIAS:
            return entity is None
        binding = entity.bindings[0] if entity.bindings else None
        if binding is None or binding.declaration is None or binding.declarator is None:
            return True
        if binding.declarator.operators:
            return binding.declarator.function() is not None
        return binding.declaration.specifiers.sort == n.NAMED

    def _kind(self, piece: Piece) -> str:
        if piece.sort == c.FUNCTION:
            return "function" if piece.head == piece.start else "function template"
        if piece.sort == c.ENUM:
            return "enum"
        if piece.sort == c.CLASS:
            if self._is_template(piece):
                return "class template"
            return "union" if self.kinds[piece.head] == k.UNION else "class"
        return "variable"

    def _sort(self, piece: Piece) -> str:
        if piece.sort == c.SIMPLE:
            return "variable "
        return "type " if piece.start == piece.head else "class template "

    def _is_template(self, piece: Piece) -> bool:
        """Whether there is a head with parameters."""
        return piece.start != piece.head and self.kinds[piece.start + 2] != k.GREATER

    def _arguments(self, piece: Piece, name: int) -> str:
        """The arguments of an explicit specialisation."""
        if piece.sort != c.CLASS or self.kinds[name + 1] != k.LESS or self._is_template(piece):
            return ""
        return "".join(self.lexemes[name + 1 : self.code.brackets.close_angle(name + 1, piece.body) + 1])

    # --- names -----------------------------------------------------------------------------------------------------

    def _name(self, piece: Piece) -> int:
        """The name of what a piece defines, -1 where it may define nothing or something else."""
        if piece.sort == c.FUNCTION:
            return self._function(piece)
        if piece.start != piece.head:
            return self._class_template(piece)
        if piece.sort == c.SIMPLE:
            return self._variable(piece)
        if piece.sort not in (c.CLASS, c.ENUM) or piece.body < 0:
            return -1
        at = piece.head + 1
        if piece.sort == c.ENUM and self.kinds[at] in k.CLASS_KEYS:
            at += 1
        if self.kinds[piece.head] != k.ENUM and self.kinds[piece.head] not in k.CLASS_KEYS:
            return -1
        is_name = self.kinds[at] == k.IDENTIFIER and self.kinds[at + 1] in (k.OPEN_BRACE, k.COLON)
        return at if is_name else -1

    def _class_template(self, piece: Piece) -> int:
        """The name of a class template or specialisation with its definition."""
        name = piece.head + 1
        if piece.sort != c.CLASS or piece.body < 0 or self.kinds[name] != k.IDENTIFIER:
            return -1
        behind = name + 1
        if self.kinds[behind] == k.LESS:
            behind = self.code.brackets.close_angle(behind, piece.body) + 1
            is_shown = all(self.kinds[at] in _ARGUMENT for at in range(name + 2, behind - 1))
            if not is_shown and not self._is_template(piece):
                # How these are shown is not known here.
                return -1
        if behind == name + 1 and not self._is_template(piece):
            # What it specialises is missing.
            return -1
        is_plain = self.kinds[piece.head] in k.CLASS_KEYS and self.kinds[behind] in (k.OPEN_BRACE, k.COLON)
        return name if is_plain else -1

    def _variable(self, piece: Piece) -> int:
        at = piece.head
        last = min(piece.end, at + _REACH)
        while at < last:
            kind = self.kinds[at]
            if kind == k.ATTRIBUTE:
                at = self.code.brackets.close(at + 1) + 1
                continue
            if kind not in _SPECIFIERS:
                return -1
            if kind == k.IDENTIFIER and at > piece.head and self.kinds[at + 1] in b";=[":
                return at if self.kinds[at - 1] in _BEFORE_NAMES + bytes((k.CONST, k.CONSTEXPR)) else -1
            at += 1
        return -1

    def _function(self, piece: Piece) -> int:
        at = piece.head
        last = min(piece.body, at + _REACH)
        while at < last:
            kind = self.kinds[at]
            if kind == k.ATTRIBUTE:
                close = self.code.brackets.close(at + 1)
                if any(word in _SEVERAL for word in self.lexemes[at:close]):
                    return -1
                at = close + 1
            elif kind in (k.DECLTYPE, k.OPERATOR, k.FRIEND, k.ALIGNAS) or kind in b"([":
                return -1
            elif kind == k.IDENTIFIER and self.kinds[at + 1] == k.OPEN_ROUND:
                return at
            else:
                at += 1
        return -1

    def _qualified(self, name: int) -> int:
        """The first token of a qualified name."""
        while self.kinds[name - 1] == k.SCOPE and self.kinds[name - 2] == k.IDENTIFIER:
            name -= 2
        return name

    # --- signatures ------------------------------------------------------------------------------------------------

    def _signature(self, piece: Piece, name: int) -> str:
        """What a definition of a function spells: of a template all, else the result and the types of parameters."""
        kinds = self.kinds
        first = self._qualified(name)
        if kinds[first - 1] == k.SCOPE:
            return ""
        if piece.start < piece.head and kinds[piece.start + 2] == k.GREATER:
            # Explicit specialisations that look the same may be of two templates.
            return ""
        specifiers = self._without_attributes(piece.start, first)
        if k.EXTERN in [kinds[at] for at in specifiers] and k.INLINE in [kinds[at] for at in specifiers]:
            return ""
        close = self.code.brackets.close(name + 1)
        parts = [self.lexemes[at] for at in specifiers if kinds[at] not in _STORAGE]
        parts += self.lexemes[first : name + 2]
        if kinds[close - 1] != k.OPEN_ROUND and self.lexemes[name + 2 : close] != ["void"]:
            parts += self._parameters(name + 2, close)
        at = close
        while at < piece.body and kinds[at] != k.COLON:
            parts.append(self.lexemes[at])
            at += 1
        return " ".join(parts)

    def _without_attributes(self, start: int, end: int) -> list[int]:
        found: list[int] = []
        at = start
        while at < end:
            if self.kinds[at] == k.ATTRIBUTE:
                at = self.code.brackets.close(at + 1) + 1
                continue
            found.append(at)
            at += 1
        return found

    def _parameters(self, start: int, close: int) -> list[str]:
        """The parameters without their names and default arguments."""
        kinds = self.kinds
        parts: list[str] = []
        at = start
        while at < close:
            kind = kinds[at]
            if kind == k.ATTRIBUTE:
                at = self.code.brackets.close(at + 1) + 1
                continue
            is_last = kinds[at + 1] in (k.COMMA, k.CLOSE_ROUND, k.ASSIGN, k.OPEN_SQUARE)
            if kind == k.IDENTIFIER and is_last and at > start and kinds[at - 1] in _BEFORE_NAMES:
                at += 1
            elif kind == k.ASSIGN:
                # Where a default argument ends is not asked: such functions differ.
                return [*parts, str(at)]
            else:
                parts.append(self.lexemes[at])
                at += 1
        return parts
