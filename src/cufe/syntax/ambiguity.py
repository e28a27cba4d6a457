"""Whether a statement is a declaration or an expression ([stmt.ambig]), and where either ends."""

from cufe.final import Final
from cufe.syntax import body_work as w
from cufe.syntax import names as m
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.expression import ExpressionParser
from cufe.syntax.expression_tokens import POINTERS, QUALIFIERS, TYPE_STARTS
from cufe.text import kinds as k

#: with these a declaration starts and nothing else
_STARTS_DECLARATION: Final = bytes(
    (k.TYPEDEF, k.STATIC, k.EXTERN, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.REGISTER, k.THREAD_LOCAL, k.INLINE,
     k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.CONST, k.VOLATILE, k.USING, k.NAMESPACE, k.STATIC_ASSERT, k.ALIGNAS,
     k.MUTABLE, k.TEMPLATE, k.FRIEND, k.VIRTUAL)
)  # fmt: skip
#: behind a type name these go on with the declaration
_AFTER_TYPE: Final = bytes(
    (k.IDENTIFIER, k.CONST, k.VOLATILE, k.AUTO, k.DECLTYPE, k.ATTRIBUTE, k.STATIC, k.CONSTEXPR, k.RESTRICT, k.EXTERN,
     k.THREAD_LOCAL, k.TYPEDEF, k.INLINE, k.ALIGNAS, k.REGISTER)
)  # fmt: skip
#: behind a declarator these go on with the declaration
_AFTER_DECLARATOR: Final = bytes(
    (k.ASSIGN, k.SEMICOLON, k.COMMA, k.OPEN_SQUARE, k.OPEN_ROUND, k.OPEN_BRACE, k.COLON, k.ATTRIBUTE, k.ASM)
)
#: what a further declarator begins with, and what stands behind its name
_DECLARED_NAME: Final = bytes((k.IDENTIFIER, k.ATTRIBUTE, k.OPERATOR, k.ELLIPSIS))
_BEHIND_NAME: Final = _AFTER_DECLARATOR + bytes((k.CLOSE_ROUND, k.SCOPE, k.LESS))


class AmbiguityParser:
    """Tells declarations from expressions in one body."""

    def __init__(self, expressions: ExpressionParser) -> None:
        self.expressions: ExpressionParser = expressions
        self.declarations: DeclarationParser = expressions.declarations
        self.kinds: bytes = expressions.kinds
        self.lexemes: list[str] = expressions.lexemes
        self.work: w.Work = expressions.work
        #: behind what was read last
        self.at: int = 0

    def is_declaration(self, at: int, limit: int, condition: bool) -> bool:
        """Whether the statement at `at` is a declaration ([stmt.ambig]); a condition needs an initialiser to be one."""
        kinds = self.kinds
        kind = kinds[at]
        while kind == k.EXTENSION and at + 1 < limit:
            at += 1
            kind = kinds[at]
        if kind in _STARTS_DECLARATION:
            return True
        if kind == k.ATTRIBUTE or (kind == k.OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == k.OPEN_SQUARE):
            after = self.declarations.attributes(at, [])
            return after > at and after < limit and self.is_declaration(after, limit, condition)
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            return self._name_starts_declaration(at, limit, condition)
        if kind not in TYPE_STARTS:
            return False
        end = self.expressions.specifiers_end(at, limit)
        if end < 0 or end >= limit:
            return end >= 0 and kind == k.AUTO
        if kind == k.DECLTYPE and kinds[end - 1] == k.IDENTIFIER and kinds[end] != k.OPEN_ROUND:
            # `decltype(a)::name`
            return self._goes_on_behind_name(at, end, limit, condition)
        follow = kinds[end]
        if follow == k.OPEN_BRACE:
            return False
        if follow == k.OPEN_ROUND:
            if kind == k.AUTO:
                return True
            if condition and not self._is_initialised(end):
                return False
            return self._parentheses_declare(end, limit)
        if follow == k.SCOPE:
            return end + 1 < limit and kinds[end + 1] == k.STAR
        return True

    def _name_starts_declaration(self, at: int, limit: int, condition: bool) -> bool:
        """A statement that starts with a name: what follows decides, what the name means where both would do."""
        end = self.expressions.name_end(at, limit)
        return 0 <= end < limit and self._goes_on_behind_name(at, end, limit, condition)

    def _goes_on_behind_name(self, at: int, end: int, limit: int, condition: bool) -> bool:
        """Whether what follows the name from `at` to `end` goes on with a declaration."""
        kinds = self.kinds
        follow = kinds[end]
        if follow in _AFTER_TYPE:
            return True
        if follow in POINTERS:
            return self._pointer_declares(at, end, limit, condition)
        if follow == k.OPEN_ROUND:
            if condition and not self._is_initialised(end):
                return False
            return self._parentheses_declare(end, limit) and self.expressions.names_type(at, end)
        if follow == k.ELLIPSIS:
            return False
        if follow == k.IDENTIFIER or follow == k.OPERATOR:
            return True
        if follow == k.OPEN_SQUARE and end + 1 < limit:
            if kinds[end + 1] == k.OPEN_SQUARE:
                return True
            if self.declarations.are_bound_names(end, limit):
                return self.expressions.names_type(at, end)
        if follow == k.BUILTIN_TYPE or follow in k.TYPE_KEYS:
            return True
        return self.expressions.is_member_pointer(end, limit) if follow == k.SCOPE else False

    def _pointer_declares(self, at: int, end: int, limit: int, condition: bool) -> bool:
        """`name * ...` and `name & ...`."""
        kinds = self.kinds
        place = end
        while place < limit and (kinds[place] in POINTERS or kinds[place] in QUALIFIERS or kinds[place] == k.ATTRIBUTE):
            if kinds[place] in QUALIFIERS or kinds[place] == k.ATTRIBUTE:
                return True
            place += 1
        if place >= limit:
            return False
        kind = kinds[place]
        if kind == k.IDENTIFIER:
            after = kinds[place + 1] if place + 1 < limit else k.CLOSE_ROUND
            if after not in _AFTER_DECLARATOR:
                return False
            if condition and after != k.ASSIGN and after != k.OPEN_BRACE and after != k.COLON:
                return False
        elif kind == k.OPEN_ROUND:
            if not self._parentheses_declare(place, limit):
                return False
        elif kind != k.OPERATOR and kind != k.OPEN_SQUARE:
            return False
        meaning = self.expressions.names.meaning(at, self.declarations.last_identifier(at, end))
        if meaning == m.UNKNOWN:
            # `a * b;` computes nothing, so it is a declaration; `a * (b)` and `a & b(c)` are left to be
            # expressions, and `T::a * b` is one without `typename` ([temp.res]/3).
            if kind != k.IDENTIFIER or kinds[place + 1] == k.OPEN_ROUND:
                return False
            return kinds[at + 1] != k.SCOPE or not self.expressions.names.is_dependent(at, at + 1)
        return meaning == m.TYPE or meaning == m.TYPE_TEMPLATE

    def _is_initialised(self, at: int) -> bool:
        """Whether an initialiser follows the declarator that begins with parentheses: `T (*f)(int) = 0`."""
        kinds = self.kinds
        while kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE:
            at = self.declarations.brackets.skip(at)
        return kinds[at] in b"={"

    def _parentheses_declare(self, at: int, limit: int) -> bool:
        """Whether the parentheses at `at`, behind a type, can hold a declarator."""
        kinds = self.kinds
        close = self.declarations.brackets.close(at)
        after = kinds[close + 1] if close + 1 < limit else k.SEMICOLON
        if after not in _AFTER_DECLARATOR or (after == k.COMMA and not self._declarators_follow(close + 1, limit)):
            return False
        inside = at + 1
        while inside < close and (
            kinds[inside] == k.OPEN_ROUND or kinds[inside] in POINTERS or kinds[inside] in QUALIFIERS
            or kinds[inside] == k.ATTRIBUTE
        ):  # fmt: skip
            # `int (__attribute__((cdecl)) *f)(int);`
            inside = self.declarations.attributes(inside, []) if kinds[inside] == k.ATTRIBUTE else inside + 1
        if inside >= close or kinds[inside] != k.IDENTIFIER:
            return False
        if self._names_member_pointer(inside, close):
            return True
        inside += 1
        if inside < close and kinds[inside] == k.SCOPE:
            return False
        while inside < close:
            kind = kinds[inside]
            if kind == k.CLOSE_ROUND:
                inside += 1
            elif kind == k.ATTRIBUTE:
                inside = self.declarations.attributes(inside, [])
            elif kind == k.OPEN_SQUARE or kind == k.OPEN_ROUND:
                if kinds[inside - 1] == k.IDENTIFIER and kind == k.OPEN_ROUND and kinds[inside + 1] != k.CLOSE_ROUND:
                    return False  # `T(f(x))`: a declarator of a function would be odd, a call is not
                inside = self.declarations.brackets.skip(inside)
            else:
                return False
        return True

    def _declarators_follow(self, comma: int, limit: int) -> bool:
        """Whether what stands behind each comma can be a declarator: `T(a), b++;` is an expression."""
        kinds = self.kinds
        while comma < limit and kinds[comma] == k.COMMA:
            at = comma + 1
            while at < limit and (kinds[at] == k.OPEN_ROUND or kinds[at] in POINTERS or kinds[at] in QUALIFIERS):
                at += 1
            if at >= limit or kinds[at] not in _DECLARED_NAME:
                return False
            if kinds[at] == k.IDENTIFIER and at + 1 < limit and kinds[at + 1] not in _BEHIND_NAME:
                return False
            comma = self.declarations.skip_to_comma(at, limit)
        return True

    def _names_member_pointer(self, at: int, limit: int) -> bool:
        """Whether `A<x>::B::*` starts at the identifier `at`."""
        kinds = self.kinds
        while at < limit and kinds[at] == k.IDENTIFIER:
            at += 1
            if at < limit and kinds[at] == k.LESS:
                at = self.declarations.brackets.close_angle(at, limit) + 1
            if at <= 0 or at + 1 >= limit or kinds[at] != k.SCOPE:
                return False
            at += 1
        return at < limit and kinds[at] == k.STAR

    # --- ends --------------------------------------------------------------------------------------------------------

    def _end_of_declaration(self, at: int, limit: int) -> int:
        """The index behind the `;` of the declaration at `at`."""
        return min(self._semicolon(at, limit) + 1, limit)

    def _semicolon(self, at: int, limit: int) -> int:
        """The next `;` outside brackets, or `limit`."""
        kinds = self.kinds
        skip = self.declarations.brackets.skip
        while at < limit:
            kind = kinds[at]
            if kind == k.SEMICOLON:
                return at
            if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE or kind == k.OPEN_SQUARE:
                at = skip(at)
            else:
                at += 1
        return limit

    def _colon(self, at: int, limit: int) -> int:
        """The next `:` outside brackets, or `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.COLON:
                return at
            if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE or kind == k.OPEN_SQUARE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return limit
