"""Names, attributes and decl-specifier-seqs: what precedes a declarator.

Expressions inside a declaration (array bounds, default arguments, initialisers) stay spans; whoever needs one opens it.
"""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.brackets import Brackets, is_name_in_parentheses
from cufe.syntax.cutter import Cutter, Piece
from cufe.syntax.names import TYPE_TEMPLATE, VALUE_TEMPLATE, NameOracle
from cufe.text import kinds as k

SPECIFIER_FLAGS: Final[dict[int, int]] = {
    k.TYPEDEF: n.TYPEDEF, k.EXTERN: n.EXTERN, k.STATIC: n.STATIC, k.INLINE: n.INLINE, k.CONSTEXPR: n.CONSTEXPR,
    k.CONSTEVAL: n.CONSTEVAL, k.CONSTINIT: n.CONSTINIT, k.FRIEND: n.FRIEND, k.VIRTUAL: n.VIRTUAL, k.MUTABLE: n.MUTABLE,
    k.THREAD_LOCAL: n.THREAD_LOCAL, k.REGISTER: n.REGISTER, k.CONST: n.CONST, k.VOLATILE: n.VOLATILE,
}  # fmt: skip
#: what can follow the `>` of a template argument list inside an expression
_AFTER_ARGUMENTS: Final = (
    bytes((k.SCOPE, k.AND, k.OR, k.ELLIPSIS, k.LAUNCH, k.EQUAL, k.NOT_EQUAL, k.INCREMENT)) + b"(),{;>=]}?:.&*<"
)
#: the attributes that macros of the front end stand for
_MACROS: Final[dict[str, str]] = {"__noinline__": "noinline", "__nv_register_params__": "nv_register_params"}
#: signs behind `operator`, and the pairs of brackets
_OPERATOR_SIGNS: Final = (
    bytes((k.ARROW, k.AND, k.OR, k.EQUAL, k.NOT_EQUAL, k.LESS_EQUAL, k.INCREMENT, k.DECREMENT, k.COMPOUND_ASSIGN))
    + b"+-*/%^&|~!="
)
_OPERATOR_BRACKETS: Final = (b"()", b"[]")
_ATTRIBUTE_STARTS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.ATTRIBUTE_MACRO))
_BEFORE_MEMBER: Final = bytes((k.SCOPE, k.DOT, k.ARROW))
#: what ends an operand, so that a `[` behind it introduces no lambda
_BEFORE_SUBSCRIPT: Final = bytes((k.IDENTIFIER, k.THIS, k.NUMBER, k.STRING)) + b")]}>"


class SpecifierParser:
    """Reads names, attributes and specifiers of one unit ([dcl.spec], [dcl.attr])."""

    def __init__(self, cutter: Cutter, names: NameOracle) -> None:
        self.cutter: Cutter = cutter
        self.brackets: Brackets = cutter.brackets
        self.kinds: bytes = cutter.kinds
        self.lexemes: list[str] = cutter.brackets.unit.lexemes
        self.names: NameOracle = names
        self._nesting: int = 0
        #: the names of the declarators in front of the one that is read
        self.siblings: list[str] = []

    # --- expressions as spans --------------------------------------------------------------------------------

    def skip_to_comma(self, at: int, limit: int) -> int:
        """The comma or semicolon that ends the expression, type or parameter at `at`, or `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.COMMA or kind == k.SEMICOLON:
                return at
            if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
                at = self.brackets.skip(at)
            elif kind == k.LESS:
                at = self.skip_arguments(at, limit)
            elif kind == k.LAUNCH:
                close = self.brackets.close_chevrons(at, limit)
                at = close + 3 if close >= 0 else at + 1
            else:
                at += 1
        return limit

    def _ends_operator_name(self, end: int) -> bool:
        """Whether the name of an operator ends in front of the token `end`: such a name is called, never compared."""
        kinds = self.kinds
        if kinds[end - 2] == k.OPERATOR:
            return kinds[end - 1] in _OPERATOR_SIGNS
        return kinds[end - 3] == k.OPERATOR and kinds.endswith(_OPERATOR_BRACKETS, 0, end)

    def _is_sibling(self, name: int) -> bool:
        """Whether a declarator in front declares the name, which means the variable then."""
        return self.lexemes[name] in self.siblings and self.kinds[name - 1] not in _BEFORE_MEMBER

    def _introduces_lambda(self, closing: int) -> bool:
        """Whether the `]` ends the introducer of a lambda, with attributes behind it or not, and no subscript."""
        kinds = self.kinds
        opening = self.brackets.open_before(closing)
        while kinds.startswith(b"][[", opening - 1) and kinds.endswith(b"]]", 0, closing + 1):
            closing = opening - 1
            opening = self.brackets.open_before(closing)
        return kinds[opening - 1] not in _BEFORE_SUBSCRIPT

    def skip_arguments(self, at: int, limit: int) -> int:
        """The index behind the template argument list that may start with the `<` at `at`, else behind the `<`."""
        kinds = self.kinds
        before = kinds[at - 1]
        if before == k.CAST or before == k.TEMPLATE or before == k.OPERATOR or self._ends_operator_name(at):
            close = self.brackets.close_angle(at, limit)
            return close + 1 if close >= 0 else at + 1
        if before == k.CLOSE_SQUARE and self._introduces_lambda(at - 1):
            close = self.brackets.close_angle(at, limit)
            return close + 1 if close >= 0 else at + 1
        if before != k.IDENTIFIER or self._is_sibling(at - 1) or not self.names.is_template(at - 1):
            return at + 1
        close = self.brackets.close_angle(at, limit)
        if close < 0 or (self._may_compare(at, close, limit) and not self.names.may_be_member_template(at - 1)):
            return at + 1
        if self.joins_comparisons(at, close):
            return at + 1
        if close + 1 >= limit or kinds[close + 1] in _AFTER_ARGUMENTS:
            return close + 1
        # A declarator behind the list means that it is a type.
        if kinds[close + 1] == k.IDENTIFIER or kinds[close + 1] >= k.FIRST_KEYWORD:
            return close + 1
        # `a < b > c` compares, unless `a` is a template ([temp.names]).
        first = at - 1
        while kinds[first - 1] == k.SCOPE and kinds[first - 2] == k.IDENTIFIER:
            first -= 2
        meaning = self.names.meaning(first, at - 1)
        return close + 1 if meaning in (TYPE_TEMPLATE, VALUE_TEMPLATE) else at + 1

    def _may_compare(self, at: int, close: int, limit: int) -> bool:
        """Whether a member or a qualified name stands in front of the `<` at `at`, and an operand behind its `>`."""
        kinds = self.kinds
        before = kinds[at - 2]
        if before != k.SCOPE or close + 1 >= limit:
            return before == k.DOT or before == k.ARROW
        following = kinds[close + 1]
        return following == k.OPEN_ROUND or following == k.IDENTIFIER or following >= k.FIRST_KEYWORD

    def joins_comparisons(self, at: int, close: int) -> bool:
        """Whether the `<` at `at`, behind a member, and the `>` at `close` surely are operators of two comparisons:
        `a.x < 3 && a.y > (2)` joins members of objects, which no argument list holds, and of
        `a.x < n ? a.y > (2) : 1` a list would have half an operator."""
        kinds = self.kinds
        of_object = kinds[at - 2] == k.DOT or kinds[at - 2] == k.ARROW
        if not of_object and (kinds[at - 2] != k.SCOPE or not self.names.is_dependent(at - 3, at - 2)):
            return False
        joins = accesses = chooses = False
        at += 1
        while at < close:
            kind = kinds[at]
            if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
                at = self.brackets.skip(at)
                continue
            joins = joins or kind == k.AND or kind == k.OR
            if kind == k.ASSIGN:
                return True
            chooses = (chooses or kind == k.QUESTION) and kind != k.COLON
            accesses = accesses or (joins and (kind == k.DOT or kind == k.ARROW or not of_object))
            at += 1
        return accesses or chooses

    def spell_without_attributes(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` on one line, without GNU attributes and what was erased."""
        erased = self.brackets.unit.erased
        parts: list[str] = []
        at = start
        while at < end:
            if self.kinds[at] == k.ATTRIBUTE:
                at = self.brackets.skip(at + 1)
            else:
                if at not in erased:
                    parts.append(self.lexemes[at])
                at += 1
        return " ".join(parts)

    # --- attributes ------------------------------------------------------------------------------------------

    def namespace_names(self, piece: Piece) -> list[int]:
        """The names with which a piece opens a namespace, `A::B`; none of an unnamed one."""
        found: list[int] = []
        at = self.kinds.find(k.NAMESPACE, piece.start) + 1
        while at < piece.body:
            if self.kinds[at] == k.IDENTIFIER:
                found.append(at)
                at += 1
            else:
                at = max(self.attributes(at, []), at + 1)
        return found

    def attributes(self, at: int, into: list[n.Attribute], of_statement: bool = False) -> int:
        """Reads the attribute specifiers that start at `at`, if any; gives the index behind them.

        An `asm` among those of a declarator is its label, in front of a statement it is the statement."""
        kinds = self.kinds
        end = len(kinds)
        while at < end:
            kind = kinds[at]
            if kind == k.ASM and of_statement:
                return at
            if (kind == k.ATTRIBUTE or kind == k.ALIGNAS or kind == k.ASM) and kinds[at + 1] != k.OPEN_ROUND:
                # It is ill-formed; reading goes on behind the word.
                at += 1
            elif kind == k.ATTRIBUTE and at + 2 < end and kinds[at + 1] == k.OPEN_ROUND:
                close = self.brackets.close(at + 1)
                if kinds[at + 2] == k.OPEN_ROUND:
                    self._attribute_list(n.GNU, at + 3, self.brackets.close(at + 2), at, close, into)
                at = close + 1
            elif kind == k.OPEN_SQUARE and at + 1 < end and kinds[at + 1] == k.OPEN_SQUARE:
                close = self.brackets.close(at)
                self._attribute_list(n.STANDARD, at + 2, self.brackets.close(at + 1), at, close, into)
                at = close + 1
            elif kind == k.ALIGNAS and at + 1 < end:
                close = self.brackets.close(at + 1)
                into.append(n.Attribute(n.ALIGNAS, "alignas", at, close, at + 1, at, close))
                at = close + 1
            elif kind == k.ATTRIBUTE_MACRO:
                into.append(self._macro(at))
                at += 1
            elif kind == k.ASM and at + 1 < end and kinds[at + 1] == k.OPEN_ROUND:
                at = self.brackets.skip(at + 1)
            elif kind == k.ATTRIBUTE:
                # Only the word is passed over: reading must not find it again.
                at += 1
            else:
                return at
        return at

    def _macro(self, at: int) -> n.Attribute:
        return n.Attribute(n.GNU, _MACROS.get(self.lexemes[at], ""), at, at, -1, at, at)

    def attribute_specifier(self, at: int) -> list[n.Attribute]:
        """The attributes of the one specifier `__attribute__((...))` at `at`, or that of a macro."""
        if self.kinds[at] == k.ATTRIBUTE_MACRO:
            return [self._macro(at)]
        found: list[n.Attribute] = []
        close = self.brackets.close(at + 1)
        self._attribute_list(n.GNU, at + 3, self.brackets.close(at + 2), at, close, found)
        return found

    def _attribute_list(
        self, sort: int, at: int, close: int, outer_first: int, outer_last: int, into: list[n.Attribute]
    ) -> None:
        kinds = self.kinds
        while at < close:
            if kinds[at] == k.COMMA:
                at += 1
                continue
            first = at
            at += 1
            while at < close and (kinds[at] == k.SCOPE or kinds[at - 1] == k.SCOPE):
                at += 1
            arguments = -1
            if at < close and kinds[at] == k.OPEN_ROUND:
                arguments = at
                at = self.brackets.skip(at)
            name = "".join(self.lexemes[first : arguments if arguments >= 0 else at])
            into.append(n.Attribute(sort, name, first, at - 1, arguments, outer_first, outer_last))
            while at < close and kinds[at] != k.COMMA:
                at += 1

    # --- specifiers ------------------------------------------------------------------------------------------

    def specifiers(self, at: int, limit: int, class_name: str) -> n.Specifiers:
        """The decl-specifier-seq at `at` ([dcl.spec]); it ends in front of the first declarator."""
        kinds = self.kinds
        found = n.Specifiers(at)
        at = self.attributes(at, found.attributes)
        found.leading_end = at
        while at < limit:
            kind = kinds[at]
            flag = SPECIFIER_FLAGS.get(kind, 0)
            if flag:
                found.flags |= flag
                at += 1
                if flag == n.EXTERN and at < limit and kinds[at] == k.STRING:
                    at += 1
            elif kind == k.EXPLICIT:
                found.flags |= n.EXPLICIT
                at += 1
                if at < limit and kinds[at] == k.OPEN_ROUND:
                    at = self.brackets.skip(at)
            elif kind == k.EXTENSION or kind == k.RESTRICT:
                at += 1
            elif kind in _ATTRIBUTE_STARTS or (
                kind == k.OPEN_SQUARE
                and at + 1 < limit
                and kinds[at + 1] == k.OPEN_SQUARE
                and found.sort != n.PLACEHOLDER
            ):
                at = self.attributes(at, found.attributes)
            elif kind == k.BUILTIN_TYPE:
                if found.sort != n.NO_TYPE and found.sort != n.BUILTIN:
                    break
                self._set_type(found, n.BUILTIN, found.type_start if found.sort == n.BUILTIN else at, at + 1)
                at += 1
            elif kind == k.AUTO:
                if found.sort != n.NO_TYPE and (found.sort != n.NAMED or self._is_undeclared(found)):
                    break
                self._set_type(found, n.PLACEHOLDER, found.type_start if found.sort == n.NAMED else at, at + 1)
                at += 1
            elif found.sort != n.NO_TYPE and not (found.sort == n.NAMED and kind == k.DECLTYPE):
                break
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                at = self._computed_type(found, at, limit)
            elif kind in k.CLASS_KEYS:
                at = self._class_specifier(found, at, limit)
            elif kind == k.ENUM:
                at = self._enum_specifier(found, at, limit)
            elif kind == k.TYPENAME:
                end = self.skip_name(at + 1, limit)
                self._set_type(found, n.NAMED, at, end)
                at = end
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.skip_name(at, limit)
                if end < limit and (kinds[end] == k.OPERATOR or kinds[end] == k.TILDE) and kinds[end - 1] == k.SCOPE:
                    break
                if end < limit and kinds[end] == k.OPEN_ROUND and self._names_constructor(at, end, class_name):
                    break
                if kinds[end - 1] == k.SCOPE:
                    break
                self._set_type(found, n.NAMED, at, end)
                at = end
            else:
                break
        found.end = at
        return found

    def _set_type(self, found: n.Specifiers, sort: int, start: int, end: int) -> None:
        found.sort = sort
        found.type_start = start
        found.type_end = end

    def _is_undeclared(self, found: n.Specifiers) -> bool:
        """Whether the name of a type is that of nothing, and no concept's."""
        return found.type_end == found.type_start + 1 and self.names.is_undeclared(found.type_start)

    def _computed_type(self, found: n.Specifiers, at: int, limit: int) -> int:
        kinds = self.kinds
        start = found.type_start if found.sort == n.NAMED else at
        close = self.brackets.close(at + 1)
        if kinds[at] == k.DECLTYPE and close == at + 3 and kinds[at + 2] == k.AUTO:
            self._set_type(found, n.PLACEHOLDER, start, close + 1)
            return close + 1
        end = close + 1
        if end < limit and kinds[end] == k.SCOPE:
            end = self.skip_name(end, limit)
            self._set_type(found, n.NAMED, start, end)
        else:
            self._set_type(found, n.COMPUTED, start, end)
        return end

    def _class_specifier(self, found: n.Specifiers, at: int, limit: int) -> int:
        kinds = self.kinds
        start = at
        found.class_key = kinds[at]
        at = self.attributes(at + 1, found.attributes)
        if at < limit and (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE):
            at = self.skip_name(at, limit)
            at = self.attributes(at, found.attributes)
        if at < limit and kinds[at] == k.IDENTIFIER and self.lexemes[at] in k.FINAL_WORDS:
            if at + 1 < limit and (kinds[at + 1] == k.OPEN_BRACE or kinds[at + 1] == k.COLON):
                at += 1
        body = -1
        if at < limit and kinds[at] == k.OPEN_BRACE:
            body = at
        elif at < limit and kinds[at] == k.COLON:
            body = self.cutter.class_body(at, limit)
        if body >= 0:
            found.body = body
            end = self.brackets.skip(body)
            self._set_type(found, n.CLASS_DEFINITION, start, end)
            return end
        self._set_type(found, n.ELABORATED, start, at)
        return at

    def _enum_specifier(self, found: n.Specifiers, at: int, limit: int) -> int:
        kinds = self.kinds
        start = at
        found.class_key = k.ENUM
        at += 1
        if at < limit and kinds[at] in k.CLASS_KEYS:
            at += 1
        at = self.attributes(at, found.attributes)
        if at < limit and (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE):
            at = self.skip_name(at, limit)
        after = at
        if after < limit and kinds[after] == k.COLON:
            base = self.specifiers(after + 1, limit, "")
            after = base.end
        if after < limit and kinds[after] == k.OPEN_BRACE:
            found.body = after
            end = self.brackets.skip(after)
            self._set_type(found, n.ENUM_DEFINITION, start, end)
            return end
        self._set_type(found, n.ELABORATED, start, after)
        return after

    def skip_name(self, at: int, limit: int) -> int:
        """The index behind the qualified name at `at`; behind its last `::` where no identifier follows."""
        kinds = self.kinds
        if at < limit and kinds[at] == k.SCOPE:
            at += 1
        while at < limit:
            if kinds[at] == k.TEMPLATE:
                at += 1
            if at >= limit or kinds[at] != k.IDENTIFIER:
                return at
            at += 1
            if at < limit and kinds[at] == k.LESS:
                close = self.brackets.close_angle(at, limit)
                if close < 0:
                    return at
                at = close + 1
            if at >= limit or kinds[at] != k.SCOPE:
                return at
            if at + 1 < limit and kinds[at + 1] == k.STAR:
                return at
            at += 1
        return at

    def _names_constructor(self, start: int, end: int, class_name: str) -> bool:
        """Whether a name in front of `(` with no type before it is that of a constructor or a deduction guide."""
        kinds = self.kinds
        lexemes = self.lexemes
        inside = kinds[end + 1] if end + 1 < len(kinds) else 0
        if inside == k.STAR or inside == k.AMPERSAND or inside == k.AND or is_name_in_parentheses(kinds, end):
            return False
        last = end - 1
        if kinds[last] == k.GREATER:
            return self._names_instance(start, end, class_name)
        if start == last:
            if class_name and lexemes[last] == class_name:
                return True
            close = self.brackets.close(end)
            after = self.attributes(close + 1, [])
            return after < len(kinds) and kinds[after] == k.ARROW
        before = last - 2
        if before >= start and kinds[last - 1] == k.SCOPE:
            if kinds[before] == k.GREATER:
                before = self._name_in_front_of_arguments(start, before)
            return before >= start and lexemes[before] == lexemes[last]
        return False

    def _names_instance(self, start: int, end: int, class_name: str) -> bool:
        """Whether `C<T>` in front of `(` is the constructor of C ([class.ctor]/1 up to C++17, EDG in all)."""
        if not class_name or self.lexemes[start] != class_name or self.kinds[start + 1] != k.LESS:
            return False
        return self.brackets.close_angle(start + 1, end) == end - 1

    def last_identifier(self, start: int, end: int) -> int:
        last = end - 1
        if self.kinds[last] != k.GREATER:
            return last
        return self._name_in_front_of_arguments(start, last)

    def _name_in_front_of_arguments(self, start: int, close: int) -> int:
        for at in range(start + 1, close):
            if self.kinds[at] == k.LESS and self.brackets.close_angle(at, close + 1) == close:
                return at - 1
        return start - 1
