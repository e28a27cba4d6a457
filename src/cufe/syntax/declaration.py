"""The declaration parser: pieces into specifiers, declarators, parameters and template heads.

Expressions inside a declaration (array bounds, default arguments, initialisers) stay spans; whoever needs one opens it.
"""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import FUNCTION, Cutter, Piece
from cufe.syntax.names import VALUE_TEMPLATE, NameOracle
from cufe.text import kinds as k

_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")
_OPEN_SQUARE: Final = ord("[")
_CLOSE_SQUARE: Final = ord("]")
_OPEN_BRACE: Final = ord("{")
_LESS: Final = ord("<")
_GREATER: Final = ord(">")
_STAR: Final = ord("*")
_AMPERSAND: Final = ord("&")
_TILDE: Final = ord("~")
_COMMA: Final = ord(",")
_SEMICOLON: Final = ord(";")
_COLON: Final = ord(":")
_ASSIGN: Final = ord("=")

_FLAGS: Final[dict[int, int]] = {
    k.TYPEDEF: n.TYPEDEF, k.EXTERN: n.EXTERN, k.STATIC: n.STATIC, k.INLINE: n.INLINE, k.CONSTEXPR: n.CONSTEXPR,
    k.CONSTEVAL: n.CONSTEVAL, k.CONSTINIT: n.CONSTINIT, k.FRIEND: n.FRIEND, k.VIRTUAL: n.VIRTUAL, k.MUTABLE: n.MUTABLE,
    k.THREAD_LOCAL: n.THREAD_LOCAL, k.REGISTER: n.REGISTER, k.CONST: n.CONST, k.VOLATILE: n.VOLATILE,
}  # fmt: skip
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION))
#: what can follow the `>` of a template argument list inside an expression
_AFTER_ARGUMENTS: Final = bytes(
    (_OPEN_ROUND, _CLOSE_ROUND, k.SCOPE, _COMMA, _OPEN_BRACE, _SEMICOLON, _GREATER, k.AND, k.OR, _ASSIGN, ord("]"),
     ord("}"), ord("?"), _COLON, k.ELLIPSIS, k.LAUNCH, ord("."), k.EQUAL, k.NOT_EQUAL, k.INCREMENT, _AMPERSAND, _STAR)
)  # fmt: skip
_POINTER_PART: Final = bytes((_STAR, _AMPERSAND, k.AND, k.CONST, k.VOLATILE, k.RESTRICT))
_ATTRIBUTE_STARTS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.NOINLINE))
#: what stands behind a parameter list and behind no initialiser
_BEHIND_PARAMETERS: Final = bytes((_OPEN_BRACE, k.CONST, k.VOLATILE, k.NOEXCEPT, k.ARROW, k.TRY))
#: what starts a parameter and no expression
_STARTS_PARAMETER: Final = bytes(
    (k.CONST, k.VOLATILE, k.BUILTIN_TYPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME, k.AUTO, k.ATTRIBUTE,
     k.ELLIPSIS, k.DECLTYPE, k.TYPEOF, k.REGISTER, k.UNDERLYING_TYPE)
)  # fmt: skip

#: how deep parentheses of declarators may nest
_DECLARATOR_DEPTH: Final = 100


class DeclarationParser:
    """Parses pieces of one unit; a node costs only when somebody asks for it."""

    def __init__(self, cutter: Cutter, names: NameOracle) -> None:
        self.cutter: Cutter = cutter
        self.brackets: Brackets = cutter.brackets
        self.kinds: bytes = cutter.kinds
        self.lexemes: list[str] = cutter.brackets.unit.lexemes
        self.names: NameOracle = names
        self._nesting: int = 0

    def parse(self, piece: Piece, class_name: str) -> n.Declaration:
        """The declaration of a piece that is no namespace and no linkage block.

        `class_name` is the name of the class whose member it is, or empty: it tells constructors from types.
        """
        kinds = self.kinds
        at = piece.start
        heads: list[n.TemplateHead] = []
        limit = piece.end
        instantiation = -1
        while at < limit and kinds[at] == k.EXTENSION:
            at += 1
        while at < limit and kinds[at] == k.TEMPLATE and at + 1 < limit and kinds[at + 1] == _LESS:
            head = self.template_head(at, limit)
            if head is None:
                break
            heads.append(head)
            at = head.end
        before = at
        while before < limit and (
            kinds[before] == k.EXTERN or kinds[before] == k.INLINE or kinds[before] == k.EXTENSION
        ):
            before += 1
        if before < limit and kinds[before] == k.TEMPLATE and kinds[before + 1] != _LESS:
            instantiation = before
            at = before + 1
        declaration = n.Declaration(piece.start, heads, self.specifiers(at, limit, class_name))
        declaration.end = limit
        declaration.instantiation = instantiation
        declaration.body = piece.body
        if declaration.specifiers.body == piece.body:
            declaration.body = -1
        at = declaration.specifiers.end
        while at < limit:
            if kinds[at] == _SEMICOLON or kinds[at] == _OPEN_BRACE:
                break
            declarator = self.declarator(at, limit, piece.sort == FUNCTION or declaration.specifiers.sort == n.NO_TYPE)
            if declarator.end == at:
                break
            declaration.declarators.append(declarator)
            at = declarator.end
            if at < limit and kinds[at] == _COMMA:
                at += 1
                continue
            break
        if declaration.body >= 0 and at < limit:
            if kinds[at] == k.TRY:
                declaration.try_block = at
                at += 1
            if at < limit and kinds[at] == _COLON:
                declaration.member_initialisers = at
        return declaration

    # --- templates -------------------------------------------------------------------------------------------

    def template_head(self, at: int, limit: int) -> n.TemplateHead | None:
        """The template head whose `template` stands at `at`; None where its list does not end."""
        close = self.brackets.close_angle(at + 1, limit)
        if close < 0:
            return None
        parameters: list[n.TemplateParameter] = []
        place = at + 2
        while place < close:
            end = self.skip_to_comma(place, close)
            parameters.append(self.template_parameter(place, end))
            place = end + 1
        end = close + 1
        if end < limit and self.kinds[end] == k.REQUIRES:
            end = self.cutter.skip_constraint(end + 1, limit)
        return n.TemplateHead(at, close, end, parameters)

    def template_parameter(self, start: int, end: int) -> n.TemplateParameter:
        kinds = self.kinds
        parameter = n.TemplateParameter(start, end)
        at = start
        if kinds[at] == k.TEMPLATE:
            parameter.is_template = True
            at = self.cutter.skip_template_heads(at, end)
        if at < end and (kinds[at] == k.CLASS or kinds[at] == k.TYPENAME):
            after = at + 1
            if after < end and kinds[after] == k.ELLIPSIS:
                after += 1
            named = after < end and kinds[after] == k.IDENTIFIER
            follow = after + 1 if named else after
            if follow >= end or kinds[follow] == _ASSIGN:
                parameter.key = at
                parameter.pack = at + 1 if kinds[after - 1] == k.ELLIPSIS else -1
                parameter.name = after if named else -1
                parameter.place = after
                parameter.default = follow if follow < end else -1
                return parameter
        specifiers = self.specifiers(at, end, "")
        declarator = self.declarator(specifiers.end, end, False)
        if specifiers.sort == n.NAMED and not declarator.operators:
            last = self.last_identifier(specifiers.type_start, specifiers.type_end)
            parameter.constrained = self.names.meaning(specifiers.type_start, last) == VALUE_TEMPLATE
        parameter.name = declarator.id
        parameter.place = declarator.place
        parameter.pack = declarator.pack
        if declarator.initialiser == n.ASSIGNED:
            parameter.default = declarator.initialiser_start
        return parameter

    # --- expressions as spans --------------------------------------------------------------------------------

    def skip_to_comma(self, at: int, limit: int) -> int:
        """The comma or semicolon that ends the expression, type or parameter at `at`, or `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == _COMMA or kind == _SEMICOLON:
                return at
            if kind == _OPEN_ROUND or kind == _OPEN_SQUARE or kind == _OPEN_BRACE:
                at = self.brackets.skip(at)
            elif kind == _LESS:
                at = self.skip_arguments(at, limit)
            else:
                at += 1
        return limit

    def skip_arguments(self, at: int, limit: int) -> int:
        """The index behind the template argument list that may start with the `<` at `at`, else behind the `<`."""
        kinds = self.kinds
        before = kinds[at - 1]
        if before == k.CAST or before == k.TEMPLATE or before == k.OPERATOR:
            close = self.brackets.close_angle(at, limit)
            return close + 1 if close >= 0 else at + 1
        if before == _CLOSE_SQUARE and at + 2 < limit:
            # The template parameters of a lambda, against `a[i] < b`.
            first = kinds[at + 1]
            if (
                first in _STARTS_PARAMETER
                or first == k.TEMPLATE
                or (first == k.IDENTIFIER and kinds[at + 2] == k.IDENTIFIER)
            ):
                close = self.brackets.close_angle(at, limit)
                return close + 1 if close >= 0 else at + 1
        if before != k.IDENTIFIER or not self.names.is_template(at - 1):
            return at + 1
        close = self.brackets.close_angle(at, limit)
        if close < 0:
            return at + 1
        if close + 1 >= limit or kinds[close + 1] in _AFTER_ARGUMENTS:
            return close + 1
        # `a < b > c` compares; a declarator behind the list means that it is a type.
        return close + 1 if kinds[close + 1] == k.IDENTIFIER or kinds[close + 1] >= k.FIRST_KEYWORD else at + 1

    def spell_without_attributes(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` on one line, without GNU attributes."""
        parts: list[str] = []
        at = start
        while at < end:
            if self.kinds[at] == k.ATTRIBUTE:
                at = self.brackets.skip(at + 1)
            else:
                parts.append(self.lexemes[at])
                at += 1
        return " ".join(parts)

    # --- attributes ------------------------------------------------------------------------------------------

    def attributes(self, at: int, into: list[n.Attribute]) -> int:
        """Reads the attribute specifiers that start at `at`, if any; gives the index behind them."""
        kinds = self.kinds
        end = len(kinds)
        while at < end:
            kind = kinds[at]
            if (kind == k.ATTRIBUTE or kind == k.ALIGNAS or kind == k.ASM) and kinds[at + 1] != _OPEN_ROUND:
                # Ill-formed; whoever reads on does so behind the word.
                at += 1
            elif kind == k.ATTRIBUTE and at + 2 < end and kinds[at + 1] == _OPEN_ROUND:
                close = self.brackets.close(at + 1)
                if kinds[at + 2] == _OPEN_ROUND:
                    self._attribute_list(n.GNU, at + 3, self.brackets.close(at + 2), at, close, into)
                at = close + 1
            elif kind == _OPEN_SQUARE and at + 1 < end and kinds[at + 1] == _OPEN_SQUARE:
                close = self.brackets.close(at)
                self._attribute_list(n.STANDARD, at + 2, self.brackets.close(at + 1), at, close, into)
                at = close + 1
            elif kind == k.ALIGNAS and at + 1 < end:
                close = self.brackets.close(at + 1)
                into.append(n.Attribute(n.ALIGNAS, "alignas", at, close, at + 1, at, close))
                at = close + 1
            elif kind == k.NOINLINE:
                into.append(n.Attribute(n.GNU, "__noinline__", at, at, -1, at, at))
                at += 1
            elif kind == k.ASM and at + 1 < end and kinds[at + 1] == _OPEN_ROUND:
                at = self.brackets.skip(at + 1)
            elif kind == k.ATTRIBUTE:
                # The word alone: whoever reads on must not find it again.
                at += 1
            else:
                return at
        return at

    def attribute_specifier(self, at: int) -> list[n.Attribute]:
        """The attributes of the one specifier `__attribute__((...))` at `at`."""
        found: list[n.Attribute] = []
        close = self.brackets.close(at + 1)
        self._attribute_list(n.GNU, at + 3, self.brackets.close(at + 2), at, close, found)
        return found

    def _attribute_list(
        self, sort: int, at: int, close: int, outer_first: int, outer_last: int, into: list[n.Attribute]
    ) -> None:
        kinds = self.kinds
        while at < close:
            if kinds[at] == _COMMA:
                at += 1
                continue
            first = at
            at += 1
            while at < close and (kinds[at] == k.SCOPE or kinds[at - 1] == k.SCOPE):
                at += 1
            arguments = -1
            if at < close and kinds[at] == _OPEN_ROUND:
                arguments = at
                at = self.brackets.skip(at)
            name = "".join(self.lexemes[first : arguments if arguments >= 0 else at])
            into.append(n.Attribute(sort, name, first, at - 1, arguments, outer_first, outer_last))
            while at < close and kinds[at] != _COMMA:
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
            flag = _FLAGS.get(kind, 0)
            if flag:
                found.flags |= flag
                at += 1
                if flag == n.EXTERN and at < limit and kinds[at] == k.STRING:
                    at += 1
            elif kind == k.EXPLICIT:
                found.flags |= n.EXPLICIT
                at += 1
                if at < limit and kinds[at] == _OPEN_ROUND:
                    at = self.brackets.skip(at)
            elif kind == k.EXTENSION or kind == k.RESTRICT:
                at += 1
            elif kind in _ATTRIBUTE_STARTS or (
                kind == _OPEN_SQUARE
                and at + 1 < limit
                and kinds[at + 1] == _OPEN_SQUARE
                and found.sort != n.PLACEHOLDER
            ):
                at = self.attributes(at, found.attributes)
            elif kind == k.BUILTIN_TYPE:
                if found.sort != n.NO_TYPE and found.sort != n.BUILTIN:
                    break
                self._set_type(found, n.BUILTIN, found.type_start if found.sort == n.BUILTIN else at, at + 1)
                at += 1
            elif kind == k.AUTO:
                if found.sort != n.NO_TYPE and found.sort != n.NAMED:
                    break
                self._set_type(found, n.PLACEHOLDER, found.type_start if found.sort == n.NAMED else at, at + 1)
                at += 1
            elif found.sort != n.NO_TYPE and not (found.sort == n.NAMED and kind == k.DECLTYPE):
                break
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                at = self._computed_type(found, at, limit)
            elif kind in _CLASS_KEYS:
                at = self._class_specifier(found, at, limit)
            elif kind == k.ENUM:
                at = self._enum_specifier(found, at, limit)
            elif kind == k.TYPENAME:
                end = self.skip_name(at + 1, limit)
                self._set_type(found, n.NAMED, at, end)
                at = end
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.skip_name(at, limit)
                if end < limit and (kinds[end] == k.OPERATOR or kinds[end] == _TILDE) and kinds[end - 1] == k.SCOPE:
                    break
                if end < limit and kinds[end] == _OPEN_ROUND and self._names_constructor(at, end, class_name):
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
        if at < limit and kinds[at] == k.IDENTIFIER and self.lexemes[at] == "final":
            if at + 1 < limit and (kinds[at + 1] == _OPEN_BRACE or kinds[at + 1] == _COLON):
                at += 1
        body = -1
        if at < limit and kinds[at] == _OPEN_BRACE:
            body = at
        elif at < limit and kinds[at] == _COLON:
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
        if at < limit and kinds[at] in _CLASS_KEYS:
            at += 1
        at = self.attributes(at, found.attributes)
        if at < limit and (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE):
            at = self.skip_name(at, limit)
        after = at
        if after < limit and kinds[after] == _COLON:
            base = self.specifiers(after + 1, limit, "")
            after = base.end
        if after < limit and kinds[after] == _OPEN_BRACE:
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
            if at < limit and kinds[at] == _LESS:
                close = self.brackets.close_angle(at, limit)
                if close < 0:
                    return at
                at = close + 1
            if at >= limit or kinds[at] != k.SCOPE:
                return at
            if at + 1 < limit and kinds[at + 1] == _STAR:
                return at
            at += 1
        return at

    def _names_constructor(self, start: int, end: int, class_name: str) -> bool:
        """Whether a name in front of `(` with no type before it is that of a constructor or a deduction guide."""
        kinds = self.kinds
        lexemes = self.lexemes
        inside = kinds[end + 1] if end + 1 < len(kinds) else 0
        if inside == _STAR or inside == _AMPERSAND or inside == k.AND:
            return False
        last = end - 1
        if kinds[last] == _GREATER:
            return False
        if start == last:
            if class_name and lexemes[last] == class_name:
                return True
            close = self.brackets.close(end)
            after = self.attributes(close + 1, [])
            return after < len(kinds) and kinds[after] == k.ARROW
        before = last - 2
        if before >= start and kinds[last - 1] == k.SCOPE:
            if kinds[before] == _GREATER:
                before = self._name_in_front_of_arguments(start, before)
            return before >= start and lexemes[before] == lexemes[last]
        return False

    def _name_in_front_of_arguments(self, start: int, close: int) -> int:
        for at in range(start + 1, close):
            if self.kinds[at] == _LESS and self.brackets.close_angle(at, close + 1) == close:
                return at - 1
        return start - 1

    # --- declarators -----------------------------------------------------------------------------------------

    def declarator(self, at: int, limit: int, surely_function: bool) -> n.Declarator:
        """The declarator at `at` with its initialiser; `surely_function` says that parentheses can only be
        parameters: a body follows, or no type stood in front."""
        found = n.Declarator(at)
        found.surely_function = surely_function
        at = self._declarator_part(found, at, limit)
        at = self._initialiser(found, at, limit)
        found.end = at
        return found

    def _declarator_part(self, found: n.Declarator, at: int, limit: int) -> int:
        """Reads a declarator without initialiser; its operators are appended from the name outwards."""
        kinds = self.kinds
        pointers: list[n.DeclaratorOperator] = []
        while at < limit:
            kind = kinds[at]
            if kind == _STAR or kind == _AMPERSAND or kind == k.AND:
                sort = n.POINTER if kind == _STAR else n.REFERENCE if kind == _AMPERSAND else n.RVALUE_REFERENCE
                operator = n.DeclaratorOperator(sort, at, at)
                at = self._qualifiers(operator, at + 1, limit, found)
                pointers.append(operator)
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.skip_name(at, limit)
                if end + 1 >= limit or kinds[end] != k.SCOPE or kinds[end + 1] != _STAR:
                    break
                operator = n.DeclaratorOperator(n.MEMBER_POINTER, at, end + 1)
                at = self._qualifiers(operator, end + 2, limit, found)
                pointers.append(operator)
            elif kind == k.ATTRIBUTE or kind == k.NOINLINE or kind == k.ALIGNAS:
                at = self.attributes(at, found.attributes)
            elif kind == k.RESTRICT or kind == k.CONST or kind == k.VOLATILE:
                at += 1
            else:
                break
        if at < limit and kinds[at] == k.ELLIPSIS:
            found.pack = at
            at += 1
        found.place = at
        if at < limit and kinds[at] == _OPEN_ROUND and self._opens_declarator(at, limit):
            close = self.brackets.close(at)
            # No program nests declarators so deep, and the input must not use the stack up.
            if self._nesting < _DECLARATOR_DEPTH:
                self._nesting += 1
                self._declarator_part(found, at + 1, close)
                self._nesting -= 1
            at = close + 1
        else:
            at = self._declarator_id(found, at, limit)
        at = self._suffixes(found, at, limit)
        pointers.reverse()
        found.operators += pointers
        return at

    def _qualifiers(self, operator: n.DeclaratorOperator, at: int, limit: int, found: n.Declarator) -> int:
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.CONST or kind == k.VOLATILE:
                operator.flags |= _FLAGS[kind]
                operator.last = at
                at += 1
            elif kind == k.RESTRICT:
                operator.last = at
                at += 1
            elif kind == k.ATTRIBUTE or (kind == _OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == _OPEN_SQUARE):
                at = self.attributes(at, found.attributes)
            else:
                return at
        return at

    def _opens_declarator(self, at: int, limit: int) -> bool:
        """Whether `(` starts a nested declarator and no parameter list ([dcl.ambig.res])."""
        kinds = self.kinds
        inside = at + 1
        while inside < limit and (kinds[inside] == k.ATTRIBUTE or kinds[inside] == _OPEN_ROUND):
            inside = inside + 1 if kinds[inside] == _OPEN_ROUND else self.attributes(inside, [])
        if inside >= limit:
            return False
        kind = kinds[inside]
        if kind == _STAR or kind == _AMPERSAND or kind == k.AND:
            return True
        if kind == k.ELLIPSIS:
            return inside + 1 < limit and kinds[inside + 1] == k.IDENTIFIER
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            end = self.skip_name(inside, limit)
            if end + 1 < limit and kinds[end] == k.SCOPE and kinds[end + 1] == _STAR:
                return True
            if end < limit and (kinds[end] == _CLOSE_ROUND or kinds[end] == _OPEN_ROUND or kinds[end] == _OPEN_SQUARE):
                return not self.names.is_type(inside, end)
            return end < limit and kinds[end] == k.OPERATOR
        return kind == k.OPERATOR

    def _declarator_id(self, found: n.Declarator, at: int, limit: int) -> int:
        kinds = self.kinds
        if at >= limit:
            return at
        kind = kinds[at]
        if (
            kind == _OPEN_SQUARE
            and (at + 1 >= limit or kinds[at + 1] != _OPEN_SQUARE)
            and kinds[at - 1] != k.IDENTIFIER
        ):
            if self._is_structured_binding(at):
                found.name_first = found.id = at
                found.name_last = self.brackets.close(at)
                return found.name_last + 1
            return at
        start = at
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            at = self.skip_name(at, limit)
            if at >= limit or kinds[at - 1] != k.SCOPE:
                found.name_first = start
                found.name_last = at - 1
                found.id = self.last_identifier(start, at)
                return self.attributes(at, found.attributes)
        if kinds[at] == k.OPERATOR:
            found.id = at
            at = self.skip_operator(at, limit)
        elif kinds[at] == _TILDE:
            found.id = at
            at += 1
            at = self.skip_name(at, limit) if kinds[at] == k.IDENTIFIER else self.brackets.skip(at + 1)
        else:
            return at
        found.name_first = start
        found.name_last = at - 1
        return at

    def _is_structured_binding(self, at: int) -> bool:
        """Whether `[` at `at` holds a list of names and not an array bound: only `auto` can stand in front of it."""
        before = at - 1
        while before > 0 and (self.kinds[before] == _AMPERSAND or self.kinds[before] == k.AND):
            before -= 1
        if self.kinds[before] == k.CONST or self.kinds[before] == k.VOLATILE:
            before -= 1
        return self.kinds[before] == k.AUTO

    def last_identifier(self, start: int, end: int) -> int:
        last = end - 1
        if self.kinds[last] != _GREATER:
            return last
        return self._name_in_front_of_arguments(start, last)

    def skip_operator(self, at: int, limit: int) -> int:
        """The index behind an operator-function-id, conversion-function-id or literal-operator-id."""
        kinds = self.kinds
        at += 1
        kind = kinds[at]
        if kind == _OPEN_ROUND or kind == _OPEN_SQUARE:
            at += 2
        elif kind == k.STRING:
            at += 2 if at + 1 < limit and kinds[at + 1] == k.IDENTIFIER else 1
        elif kind == k.NEW or kind == k.DELETE:
            at += 1
            if at + 1 < limit and kinds[at] == _OPEN_SQUARE:
                at += 2
        elif kind == k.CO_AWAIT:
            at += 1
        elif kind == k.IDENTIFIER or kind == k.SCOPE or kind >= k.FIRST_KEYWORD:
            specifiers = self.specifiers(at, limit, "")
            at = specifiers.end
            while at < limit and kinds[at] != _OPEN_ROUND:
                at += 1
            return at
        elif kind == _GREATER:
            at += 1
            if at < limit and (kinds[at] == _GREATER or kinds[at] == k.GREATER_EQUAL):
                at += 1
        elif kind == _COMMA or kind != _SEMICOLON:
            at += 1
        if at < limit and kinds[at] == _LESS and kinds[at - 1] != k.OPERATOR:
            close = self.brackets.close_angle(at, limit)
            if close >= 0:
                at = close + 1
        return at

    def _suffixes(self, found: n.Declarator, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == _OPEN_SQUARE:
                if at + 1 < limit and kinds[at + 1] == _OPEN_SQUARE:
                    at = self.attributes(at, found.attributes)
                    continue
                close = self.brackets.close(at)
                found.operators.append(n.DeclaratorOperator(n.ARRAY, at, close))
                at = close + 1
            elif kind == _OPEN_ROUND and self._is_parameter_list(found, at, limit):
                operator = n.DeclaratorOperator(n.PARAMETERS, at, self.brackets.close(at))
                self._parameters(operator)
                found.operators.append(operator)
                at = self._behind_parameters(found, operator, operator.last + 1, limit)
            elif kind == k.ATTRIBUTE or kind == k.ASM or kind == k.NOINLINE:
                at = self.attributes(at, found.attributes)
            else:
                return at
        return at

    def _is_parameter_list(self, found: n.Declarator, at: int, limit: int) -> bool:
        """Whether `(` starts a parameter list and no initialiser ([dcl.ambig.res])."""
        kinds = self.kinds
        inside = at + 1
        kind = kinds[inside] if inside < len(kinds) else 0
        if kind == _CLOSE_ROUND or kind in _STARTS_PARAMETER or found.surely_function:
            return True
        if found.id >= 0 and (kinds[found.id] == k.OPERATOR or kinds[found.id] == _TILDE):
            return True
        if kind == _OPEN_SQUARE and inside + 1 < limit and kinds[inside + 1] == _OPEN_SQUARE:
            return True
        if kind != k.IDENTIFIER and kind != k.SCOPE:
            return False
        close = self.brackets.close(at)
        after = close + 1
        if after < limit and kinds[after] in _BEHIND_PARAMETERS:
            return True
        end = self.skip_name(inside, close)
        if kinds[end - 1] == k.SCOPE:
            return False
        follow = kinds[end]
        if (
            follow == k.IDENTIFIER
            or follow == k.ELLIPSIS
            or follow == k.CONST
            or follow == k.VOLATILE
            or follow == k.ATTRIBUTE
        ):
            return True
        if follow == _STAR or follow == _AMPERSAND or follow == k.AND:
            # `T *p` against `a * b`: a parameter's name may be missing, an operand may not.
            beyond = end + 1
            while kinds[beyond] in _POINTER_PART:
                if kinds[beyond] == k.CONST or kinds[beyond] == k.VOLATILE or kinds[beyond] == k.RESTRICT:
                    return True
                beyond += 1
            if kinds[beyond] == _COMMA or kinds[beyond] == _CLOSE_ROUND or kinds[beyond] == k.ELLIPSIS:
                return True
            return self.names.is_type(inside, end)
        if follow == _COMMA or follow == _CLOSE_ROUND or follow == _OPEN_ROUND or follow == _ASSIGN:
            return self.names.is_type(inside, end)
        return False

    def _parameters(self, operator: n.DeclaratorOperator) -> None:
        kinds = self.kinds
        at = operator.first + 1
        close = operator.last
        while at < close:
            if kinds[at] == k.ELLIPSIS and at + 1 == close:
                operator.variadic = True
                return
            end = self.skip_to_comma(at, close)
            specifiers = self.specifiers(at, end, "")
            declarator = self.declarator(specifiers.end, end, False)
            if (
                declarator.pack == end - 1
                and declarator.id < 0
                and end == close
                and not self._names_pack(at, declarator.pack)
            ):
                operator.variadic = True
                declarator.pack = -1
            operator.parameters.append(n.Parameter(at, end, specifiers, declarator))
            at = end + 1

    def parameter_list(self, opening: int) -> n.DeclaratorOperator:
        """The parameter list in the parentheses at `opening`, without what stands behind it."""
        operator = n.DeclaratorOperator(n.PARAMETERS, opening, self.brackets.close(opening))
        self._parameters(operator)
        return operator

    def _names_pack(self, start: int, end: int) -> bool:
        """Whether an unnamed `T...` is a parameter pack: `int...` is a variadic list, `Ts...` a pack."""
        return any(self.kinds[at] == k.IDENTIFIER for at in range(start, end))

    def _behind_parameters(self, found: n.Declarator, operator: n.DeclaratorOperator, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.CONST or kind == k.VOLATILE:
                operator.flags |= _FLAGS[kind]
                at += 1
            elif kind == _AMPERSAND or kind == k.AND:
                at += 1
            elif kind == k.NOEXCEPT or kind == k.THROW:
                at += 1
                if at < limit and kinds[at] == _OPEN_ROUND:
                    at = self.brackets.skip(at)
            elif (
                kind == k.ATTRIBUTE
                or kind == k.ASM
                or kind == k.NOINLINE
                or (kind == _OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == _OPEN_SQUARE)
            ):
                at = self.attributes(at, found.attributes)
            elif kind == k.ARROW:
                operator.trailing = at
                at = self.skip_type_id(at + 1, limit)
            elif kind == k.REQUIRES:
                found.constraint = at
                at = self.cutter.skip_constraint(at + 1, limit)
            elif kind == k.IDENTIFIER and self.lexemes[at] in ("override", "final"):
                at += 1
            else:
                return at
        return at

    def skip_type_id(self, at: int, limit: int) -> int:
        """The index behind a type-id."""
        specifiers = self.specifiers(at, limit, "")
        abstract = n.Declarator(specifiers.end)
        return self._declarator_part(abstract, specifiers.end, limit)

    def _initialiser(self, found: n.Declarator, at: int, limit: int) -> int:
        kinds = self.kinds
        if at >= limit:
            return at
        kind = kinds[at]
        if kind == _ASSIGN:
            end = self.skip_to_comma(at + 1, limit)
            self._set_initialiser(found, n.ASSIGNED, at, end)
            return end
        if kind == _OPEN_ROUND and found.id >= 0:
            end = self.brackets.skip(at)
            self._set_initialiser(found, n.PARENTHESISED, at, end)
            return end
        if kind == _OPEN_BRACE and found.id >= 0 and found.function() is None:
            end = self.brackets.skip(at)
            self._set_initialiser(found, n.BRACED, at, end)
            return end
        if kind == _COLON and found.function() is None:
            end = self.skip_to_comma(at + 1, limit)
            self._set_initialiser(found, n.BIT_FIELD, at, end)
            return end
        return at

    def _set_initialiser(self, found: n.Declarator, sort: int, start: int, end: int) -> None:
        found.initialiser = sort
        found.initialiser_start = start
        found.initialiser_end = end
