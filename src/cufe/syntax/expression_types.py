"""Types in expressions and declarations: where a type-id ends, and the names and expressions in it."""

from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import names as m
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.expression_names import NameParser
from cufe.syntax.expression_tokens import POINTERS, QUALIFIERS, placeholder_end
from cufe.text import kinds as k

#: behind a parenthesis in front of which stands the result: no parameters, or no types
_OF_NO_PARAMETERS: Final = bytes((k.CLOSE_ROUND, k.ELLIPSIS))
#: in the type of a function, what its parameters may be named behind
_NAMING_PARAMETERS: Final = (
    bytes((k.DECLTYPE,)), bytes((k.TYPEOF,)), bytes((k.SIZEOF,)), bytes((k.NOEXCEPT, k.OPEN_ROUND)),
)


class TypeParser(NameParser):
    """Reads types on top of names."""

    def type_id(self, at: int, end: int) -> e.TypeId:
        """The type-id in the tokens `at` to `end`."""
        node = e.TypeId(at, end)
        self.type_parts(at, end, node.items)
        self.at = end
        return node

    def _whole_type(self, at: int, limit: int) -> e.Node | None:
        """The type-id at `at` where it fills the item; None where it is the start of an expression."""
        behind = self.specifiers_end(at, limit)
        if 0 <= behind < limit and not self._opens_abstract(behind, limit) and self._holds_value(behind, limit):
            # `int(sizeof...(T))`
            return None
        end = self.type_id_end(at, limit)
        if end < 0 or (end < limit and self.kinds[end] != k.COMMA and self.kinds[end] != k.ELLIPSIS):
            return None
        return self.type_id(at, end)

    def specifiers_end(self, at: int, limit: int) -> int:
        """The index behind the type-specifier-seq at `at`, or -1.  `_sure` tells whether only a type can
        be written so."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        typed = False
        builtin = False
        self._sure = False
        while at < limit:
            kind = kinds[at]
            if kind in QUALIFIERS:
                self._sure = True
                at += 1
            elif kind == k.BUILTIN_TYPE:
                if typed and not builtin:
                    break
                typed = builtin = self._sure = True
                at += 1
            elif kind == k.ATTRIBUTE or kind == k.ALIGNAS:
                at = brackets.skip(at + 1)
            elif kind == k.EXTENSION:
                at += 1
            elif typed:
                end = placeholder_end(kinds, at)
                if end == at:
                    break
                at = end
                self._sure = True
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.name_end(at, limit)
                if end < 0:
                    return -1
                at = end
                typed = True
            elif kind == k.TYPENAME or kind in k.TYPE_KEYS:
                self._sure = True
                at += 1
                if kind == k.ENUM and at < limit and kinds[at] in k.TYPE_KEYS:
                    at += 1
                at = self.declarations.attributes(at, [])
                end = self.name_end(at, limit)
                if end < 0:
                    return -1
                at = end
                typed = True
            elif kind == k.AUTO:
                typed = self._sure = True
                at += 1
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                if at + 1 >= limit or kinds[at + 1] != k.OPEN_ROUND:
                    return -1
                at = brackets.skip(at + 1)
                self._sure = True
                typed = True
                if at < limit and kinds[at] == k.SCOPE:
                    end = self.name_end(at, limit)
                    if end < 0:
                        return -1
                    at = end
                    self._sure = False
            else:
                break
        return at if typed else -1

    def type_id_end(self, at: int, limit: int) -> int:
        """The index behind the type-id at `at`, or -1 where none can be read there.

        `_sure` tells whether the tokens read can be nothing else; a name alone may be that of a value."""
        behind = self.specifiers_end(at, limit)
        if 0 <= behind < limit and self.kinds[behind] == k.OPEN_SQUARE and not self._sure:
            # `sizeof(C[2])`, `(C[2]){}`
            self._sure = self.names_type(at, behind)
        return self._abstract_end(behind, limit, self._sure) if behind >= 0 else -1

    def defining_type_end(self, at: int, limit: int) -> int:
        """The index behind the type-id of an alias, which may define a class or an enumeration, or -1.

        Nothing but a type may stand there, so that `T[2]` and `T(int)` are types as well."""
        kinds = self.kinds
        key = at
        while kinds[key] in QUALIFIERS:
            key += 1
        if kinds[key] in k.TYPE_KEYS:
            body = self.declarations.specifiers(at, limit, "").body
            if body >= 0:
                return self._abstract_end(self.declarations.brackets.skip(body), limit, True)
        behind = self.specifiers_end(at, limit)
        if behind < 0:
            return -1
        return self._abstract_end(behind, limit, self._sure or not self._is_value_behind(at, behind, limit))

    def _is_value_behind(self, at: int, behind: int, limit: int) -> bool:
        """Whether the name from `at` to `behind`, or the first one in parentheses behind it, is that of a value."""
        last = self.declarations.last_identifier
        return self.names.meaning(at, last(at, behind)) == m.VALUE or self._holds_value(behind, limit)

    def _holds_value(self, behind: int, limit: int) -> bool:
        """Whether parentheses open at a token, and hold what is no list of parameters, or the name of a value."""
        kinds = self.kinds
        last = self.declarations.last_identifier
        inside = behind + 1
        if behind >= limit or kinds[behind] != k.OPEN_ROUND or kinds[inside] in _OF_NO_PARAMETERS:
            return False
        end = self.specifiers_end(inside, self.declarations.brackets.close(behind))
        return end < 0 or (not self._sure and self.names.meaning(inside, last(inside, end)) == m.VALUE)

    def _abstract_end(self, at: int, limit: int, keyword: bool) -> int:
        """The index behind the abstract declarator at `at`, or -1 where its parentheses do not end; `keyword` says that
        the specifiers in front of it can only be those of a type."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        sure = keyword
        depth = 0
        #: a parameter list has been read, with no declarator in parentheses around it
        listed = False
        while at < limit:
            kind = kinds[at]
            if listed and (kind in b"(*" or (kind in POINTERS and kinds.startswith(b"(", at + 1))):
                # `int(a) && (b)`, `int(a) * (b)`: no function returns a function, and nothing points to one this way.
                break
            if kind in POINTERS:
                follow = kinds[at + 1] if at + 1 < limit else k.CLOSE_ROUND
                if not sure and follow == k.IDENTIFIER and not self.is_member_pointer(at + 1, limit):
                    break
                sure = True
                at += 1
            elif kind in QUALIFIERS:
                sure = True
                at += 1
            elif kind == k.ATTRIBUTE:
                at = brackets.skip(at + 1)
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                if not self.is_member_pointer(at, limit):
                    break
                at = self.name_end(at, limit) + 2
                sure = True
            elif kind == k.OPEN_ROUND:
                if self._opens_abstract(at, limit):
                    depth += 1
                    at += 1
                elif keyword or sure or depth < 0:
                    at = brackets.skip(at)
                    listed = True
                else:
                    break
            elif kind == k.CLOSE_ROUND and depth > 0:
                depth -= 1
                keyword = sure = True
                listed = False
                at += 1
            elif kind == k.OPEN_SQUARE and (keyword or sure):
                at = brackets.skip(at)
            elif kind == k.NOEXCEPT and (keyword or sure):
                at += 1
                if at < limit and kinds[at] == k.OPEN_ROUND:
                    at = brackets.skip(at)
            elif kind == k.ARROW and kinds[at - 1] == k.CLOSE_ROUND and (keyword or sure):
                at = self.specifiers_end(at + 1, limit)
                if at < 0:
                    return -1
                sure = True
            elif kind == k.ELLIPSIS and depth > 0:
                at += 1
            else:
                break
        if depth > 0:
            return -1
        self._sure = sure
        return min(at, limit)

    def _opens_abstract(self, at: int, limit: int) -> bool:
        """Whether `(` starts a nested abstract declarator such as `(*)` or `(&&)`."""
        kinds = self.kinds
        at += 1
        while at < limit and (kinds[at] == k.OPEN_ROUND or kinds[at] == k.ATTRIBUTE):
            at = at + 1 if kinds[at] == k.OPEN_ROUND else self.declarations.brackets.skip(at + 1)
        if at >= limit:
            return False
        if (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE) and self.is_member_pointer(at, limit):
            return True
        if kinds[at] not in POINTERS:
            return False
        while at < limit and (kinds[at] in POINTERS or kinds[at] in QUALIFIERS):
            at += 1
        return at < limit and (
            kinds[at] == k.CLOSE_ROUND
            or kinds[at] == k.OPEN_SQUARE
            or kinds[at] == k.OPEN_ROUND
            or kinds[at] == k.ELLIPSIS
        )

    def type_parts(self, at: int, end: int, into: list[e.Node], typed: bool = False) -> None:
        """Names and expressions in the types of the tokens `at` to `end`: a type-id, a parameter list, a declarator.

        One scan over the tokens: behind a type a bare identifier is a declared name and no use.  `typed` says that the
        type stands in front of `at`."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        work = self.work
        outer = work.region
        #: where the types around begin, in lists of parameters
        starts = [at]
        while at < end:
            kind = kinds[at]
            while work.region is not outer and at >= work.region.end:
                work.region = work.region.parent or outer
            if kind == k.IDENTIFIER or kind == k.SCOPE:
                if typed and kind == k.IDENTIFIER:
                    following = kinds[at + 1] if at + 1 < end else 0
                    if following != k.SCOPE and following != k.LESS:
                        at += 1
                        continue
                name = self.name(at, end)
                into.append(name)
                at = self.at
                if at + 1 < end and kinds[at] == k.SCOPE:
                    at += 2
                typed = True
            elif kind == k.BUILTIN_TYPE or kind == k.AUTO:
                typed = True
                at += 1
            elif kind == k.OPEN_ROUND:
                if not (at + 1 < end and (kinds[at + 1] in POINTERS or kinds[at + 1] == k.OPEN_ROUND)):
                    self._open_prototype(at, end)
                    typed = False
                at += 1
                starts.append(at)
            elif kind == k.CLOSE_ROUND:
                typed = True
                at += 1
                if len(starts) > 1:
                    starts.pop()
            elif kind == k.COMMA:
                typed = False
                at += 1
                starts[-1] = at
            elif kind == k.ELLIPSIS:
                into.append(self._dots(starts, at))
                at += 1
            elif kind == k.OPEN_SQUARE:
                close = min(brackets.close(at), end)
                if at + 1 < end and kinds[at + 1] != k.OPEN_SQUARE and close > at + 1:
                    bound = e.Bound(at, close + 1)
                    work.put(w.EXPRESSION, at + 1, close, bound.items)
                    into.append(bound)
                at = close + 1
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                if at + 1 < end and kinds[at + 1] == k.OPEN_ROUND:
                    after = brackets.skip(at + 1)
                    if after < end and kinds[after] == k.SCOPE and kind == k.DECLTYPE:
                        into.append(self.name(at, end))
                    elif after == at + 4 and kinds[at + 2] == k.AUTO:
                        self.at = after
                    else:
                        into.append(self._operand(at, at + 1, end))
                    at = self.at
                else:
                    at += 1
                typed = True
            elif kind == k.NOEXCEPT or kind == k.ALIGNAS or kind == k.THROW or kind == k.EXPLICIT:
                at += 1
                if at < end and kinds[at] == k.OPEN_ROUND:
                    close = min(brackets.close(at), end)
                    bound = e.Bound(at, close + 1)
                    work.put(w.ITEMS, at + 1, close, bound.items)
                    into.append(bound)
                    at = close + 1
            elif kind == k.ASSIGN:
                stop = self.declarations.skip_to_comma(at + 1, end)
                # A default argument ends at the parenthesis of its list.
                stop = self._before_close(at + 1, stop)
                default = e.Default(at, stop)
                work.put(w.ITEMS, at + 1, stop, default.items)
                into.append(default)
                at = stop
                typed = True
            elif kind == k.ARROW:
                work.arrows.add(at)
                typed = False
                at += 1
            elif kind == k.REQUIRES:
                stop = self.declarations.cutter.skip_constraint(at + 1, end)
                self._constraint(at, stop, into)
                at = stop
            elif kind == k.ATTRIBUTE or kind == k.ASM:
                at = brackets.skip(at + 1) if at + 1 < end and kinds[at + 1] == k.OPEN_ROUND else at + 1
            elif kind == k.OPERATOR:
                at = self.declarations.skip_operator(at, end)
            elif kind == k.TEMPLATE and at + 1 < end and kinds[at + 1] == k.LESS:
                close = brackets.close_angle(at + 1, end)
                at = close + 1 if close >= 0 else at + 2
            elif kind == k.TYPENAME or kind in k.TYPE_KEYS:
                typed = False
                at += 1
            elif kind == k.OPEN_BRACE:
                at = brackets.skip(at)
            else:
                at += 1
        work.region = outer

    def _open_prototype(self, opening: int, end: int) -> None:
        """Begins the scope of the parameters of a function type, to the end of its declarator, where it may name
        one ([basic.scope.param])."""
        if any(self.kinds.find(words, opening, end) >= 0 for words in _NAMING_PARAMETERS):
            close = self.declarations.brackets.close(opening)
            stop = self._before_close(close + 1, self.declarations.skip_to_comma(close + 1, end))
            region = s.Region(s.PROTOTYPE, opening, stop, self.work.region)
            b.bind_parameters(self.declarations.parameter_list(opening), region, self.lexemes)
            self.work.region = region

    def _dots(self, starts: list[int], at: int) -> e.Dots:
        """Dots, with the type that they expand: that around the parentheses for those of a declarator."""
        first = starts[-1]
        is_member_pointer = self.kinds[at - 2] == k.SCOPE and self.kinds[first - 1] == k.OPEN_ROUND
        is_member_pointer = is_member_pointer and self.kinds[at - 1] == k.STAR
        if len(starts) < 2 or not (first == at or self.kinds[first] in POINTERS or is_member_pointer):
            return e.Dots(first, at + 1)
        end = self.declarations.brackets.close(first - 1) + 1
        while self.kinds[end] in b"([":
            end = self.declarations.brackets.skip(end)
        return e.Dots(starts[-2], end)

    def _before_close(self, at: int, limit: int) -> int:
        """The first closing parenthesis without a mate between `at` and `limit`, else `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.CLOSE_ROUND:
                return at
            if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)

    def template_parts(self, head: n.TemplateHead, into: list[e.Node]) -> None:
        """Names and expressions in the defaults, types and constraints of template parameters."""
        for parameter in head.parameters:
            if parameter.key >= 0:
                if parameter.default >= 0:
                    default = e.Default(parameter.default, parameter.end)
                    self.work.put(w.ITEMS, parameter.default + 1, parameter.end, default.items)
                    into.append(default)
            else:
                self.type_parts(parameter.start, parameter.end, into)
        if head.close + 1 < head.end:
            self._constraint(head.close + 1, head.end, into)

    def _constraint(self, at: int, end: int, into: list[e.Node]) -> None:
        """The requires-clause in the tokens `at` to `end`."""
        node = e.Operand(at, end, at)
        self.work.put(w.EXPRESSION, at + 1, end, node.items)
        into.append(node)

    def _is_type(self, start: int, end: int) -> bool:
        return self.type_id_end(start, end) == end
