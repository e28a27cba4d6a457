"""Declarators with their parameters and initialisers ([dcl.decl])."""

from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax import nodes as n
from cufe.syntax.parameter_forms import ParameterForms
from cufe.syntax.specifiers import SPECIFIER_FLAGS
from cufe.text import kinds as k

_STARTS_TYPE_PARAMETER: Final = bytes((k.CLASS, k.TYPENAME))
#: how far in front of a parameter its template's head is sought
_NEAR: Final = 40
#: what follows a parameter list, but no initialiser
_BEHIND_PARAMETERS: Final = bytes((k.OPEN_BRACE, k.CONST, k.VOLATILE, k.NOEXCEPT, k.ARROW, k.TRY))
_STARTS_NAME: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: what ends the width of a bit-field
_BEHIND_WIDTH: Final = bytes((k.ASSIGN, k.OPEN_BRACE, k.ATTRIBUTE))
#: how deep parentheses of declarators may nest
_DECLARATOR_DEPTH: Final = 100


class DeclaratorParser(ParameterForms):
    """Reads declarators; parameters are declarations of their own, so specifiers and declarators call each other."""

    # --- declarators -----------------------------------------------------------------------------------------

    def declarator(
        self, at: int, limit: int, surely_function: bool, named: bool = False, nameable: bool = False
    ) -> n.Declarator:
        """The declarator at `at` with its initialiser; `surely_function` says that parentheses can only be parameters:
        a body follows, no type stood in front, or it is a member; `named` that it is not abstract, `nameable` that it
        may be either."""
        found = n.Declarator(at)
        found.named = named
        found.nameable = nameable
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
            if kind == k.STAR or kind == k.AMPERSAND or kind == k.AND:
                sort = n.POINTER if kind == k.STAR else n.REFERENCE if kind == k.AMPERSAND else n.RVALUE_REFERENCE
                operator = n.DeclaratorOperator(sort, at, at)
                at = self._qualifiers(operator, at + 1, limit, found)
                pointers.append(operator)
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.skip_name(at, limit)
                if end + 1 >= limit or kinds[end] != k.SCOPE or kinds[end + 1] != k.STAR:
                    break
                operator = n.DeclaratorOperator(n.MEMBER_POINTER, at, end + 1)
                at = self._qualifiers(operator, end + 2, limit, found)
                pointers.append(operator)
            elif kind == k.ATTRIBUTE or kind == k.ATTRIBUTE_MACRO or kind == k.ALIGNAS:
                at = self.attributes(at, found.attributes)
            elif kind == k.RESTRICT or kind == k.CONST or kind == k.VOLATILE:
                at += 1
            else:
                break
        if at < limit and kinds[at] == k.ELLIPSIS:
            found.pack = at
            at += 1
        found.place = at
        if at < limit and kinds[at] == k.OPEN_ROUND and self._opens_declarator(at, limit, found):
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
                operator.flags |= SPECIFIER_FLAGS[kind]
                operator.last = at
                at += 1
            elif kind == k.RESTRICT:
                operator.last = at
                at += 1
            elif kind == k.ATTRIBUTE or (kind == k.OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == k.OPEN_SQUARE):
                at = self.attributes(at, found.attributes)
            else:
                return at
        return at

    def _opens_declarator(self, at: int, limit: int, found: n.Declarator) -> bool:
        """Whether `(` starts a nested declarator and no parameter list ([dcl.ambig.res])."""
        kinds = self.kinds
        inside = at + 1
        while inside < limit and (kinds[inside] == k.ATTRIBUTE or kinds[inside] == k.OPEN_ROUND):
            inside = inside + 1 if kinds[inside] == k.OPEN_ROUND else self.attributes(inside, [])
        if inside >= limit:
            return False
        kind = kinds[inside]
        if kind == k.STAR or kind == k.AMPERSAND or kind == k.AND:
            return True
        if kind == k.ELLIPSIS:
            return inside + 1 < limit and kinds[inside + 1] == k.IDENTIFIER
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            end = self.skip_name(inside, limit)
            if end + 1 < limit and kinds[end] == k.SCOPE and kinds[end + 1] == k.STAR:
                return True
            follow = self.attributes(end, [])
            if follow < limit and kinds[follow] in b")([":
                if kinds[follow] == k.CLOSE_ROUND:
                    if found.named or self._follows_suffix(self.brackets.close(at) + 1, limit):
                        return True
                if found.nameable and inside + 1 == end:
                    # A name that nobody has declared is declared here.
                    return not self.names.may_be_type(inside)
                return not self.names.is_type(inside, end)
            return follow < limit and kinds[follow] == k.OPERATOR
        return kind == k.OPERATOR

    def _follows_suffix(self, at: int, limit: int) -> bool:
        """Whether at `at`, behind a parenthesis, stands a parameter list or an array bound: no function returns a
        function or an array, so the parenthesis holds a declarator, whatever its name means."""
        kinds = self.kinds
        if at >= limit or kinds[at] not in b"([":
            return False
        return kinds[at] == k.OPEN_ROUND or kinds[at + 1] != k.OPEN_SQUARE

    def _declarator_id(self, found: n.Declarator, at: int, limit: int) -> int:
        kinds = self.kinds
        if at >= limit:
            return at
        kind = kinds[at]
        if kind == k.OPEN_SQUARE and (at + 1 >= limit or kinds[at + 1] != k.OPEN_SQUARE):
            if self._is_structured_binding(at) or (found.nameable and self.are_bound_names(at, limit)):
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
        elif kinds[at] == k.TILDE:
            found.id = at
            at += 1
            at = self.skip_name(at, limit) if kinds[at] == k.IDENTIFIER else self.brackets.skip(at + 1)
        else:
            return at
        found.name_first = start
        found.name_last = at - 1
        return at

    def _is_structured_binding(self, at: int) -> bool:
        """Whether `[` at `at` holds a list of names and not an array bound: only `auto` can precede it."""
        before = at - 1
        while before > 0 and (self.kinds[before] == k.AMPERSAND or self.kinds[before] == k.AND):
            before -= 1
        if self.kinds[before] == k.CONST or self.kinds[before] == k.VOLATILE:
            before -= 1
        return self.kinds[before] == k.AUTO

    def are_bound_names(self, at: int, limit: int) -> bool:
        """Whether the `[` at `at`, behind the type of a declaration, holds several names: no array bound has commas,
        and with another type than `auto` it is a structured binding all the same."""
        kinds = self.kinds
        at += 1
        first = at
        while at + 1 < limit and kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.COMMA:
            at += 2
        return at > first and at + 1 < limit and kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.CLOSE_SQUARE

    def skip_operator(self, at: int, limit: int) -> int:
        """The index behind an operator-function-id, conversion-function-id or literal-operator-id, with the template
        arguments behind it."""
        kinds = self.kinds
        at = self.operator_end(at, limit)
        if at < limit and kinds[at] == k.LESS and kinds[at - 1] != k.OPERATOR:
            close = self.brackets.close_angle(at, limit)
            if close >= 0:
                at = close + 1
        return at

    def operator_end(self, at: int, limit: int) -> int:
        """Skips an operator name as `skip_operator` does, without the template arguments."""
        kinds = self.kinds
        at += 1
        kind = kinds[at]
        if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE:
            at += 2
        elif kind == k.STRING:
            at += 2 if at + 1 < limit and kinds[at + 1] == k.IDENTIFIER else 1
        elif kind == k.NEW or kind == k.DELETE:
            at += 1
            if at + 1 < limit and kinds.startswith(k.EMPTY_SQUARE, at):
                at += 2
        elif kind == k.CO_AWAIT:
            at += 1
        elif kind == k.IDENTIFIER or kind == k.SCOPE or kind >= k.FIRST_KEYWORD:
            specifiers = self.specifiers(at, limit, "")
            at = specifiers.end
            while at < limit and kinds[at] != k.OPEN_ROUND:
                at += 1
            return at
        elif kind == k.GREATER:
            at += 1
            if at < limit and (kinds[at] == k.GREATER or kinds[at] == k.GREATER_EQUAL):
                at += 1
        elif kind == k.COMMA or kind != k.SEMICOLON:
            at += 1
        return at

    def _suffixes(self, found: n.Declarator, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.OPEN_SQUARE:
                if at + 1 < limit and kinds[at + 1] == k.OPEN_SQUARE:
                    at = self.attributes(at, found.attributes)
                    continue
                close = self.brackets.close(at)
                found.operators.append(n.DeclaratorOperator(n.ARRAY, at, close))
                at = close + 1
            elif kind == k.OPEN_ROUND and self._is_parameter_list(found, at, limit):
                operator = n.DeclaratorOperator(n.PARAMETERS, at, self.brackets.close(at))
                self._parameters(operator)
                found.operators.append(operator)
                at = self._behind_parameters(found, operator, operator.last + 1, limit)
            elif kind == k.ATTRIBUTE or kind == k.ASM or kind == k.ATTRIBUTE_MACRO:
                at = self.attributes(at, found.attributes)
            else:
                return at
        return at

    def _is_parameter_list(self, found: n.Declarator, at: int, limit: int) -> bool:
        """Whether `(` starts a parameter list and no initialiser."""
        kinds = self.kinds
        kind = kinds[at + 1] if at + 1 < len(kinds) else 0
        if kind == k.CLOSE_ROUND or found.surely_function:
            return True
        if found.id >= 0 and (kinds[found.id] == k.OPERATOR or kinds[found.id] == k.TILDE):
            return True
        after = self.brackets.close(at) + 1
        if after < limit and kinds[after] in _BEHIND_PARAMETERS and kind in _STARTS_NAME:
            return True
        name = self.lexemes[at + 1] if kind == k.IDENTIFIER and found.id >= 0 else ""
        if name and (name == self.lexemes[found.id] or name in self.siblings):
            # `A a(a), b(a)`: a name is declared in front of its initialiser ([basic.scope.pdecl]/1).
            return self.names.meaning(at + 1, at + 1) in m.TYPES and self.may_be_parameters(at)
        return self.may_be_parameters(at)

    def _parameters(self, operator: n.DeclaratorOperator) -> None:
        kinds = self.kinds
        at = operator.first + 1
        close = operator.last
        while at < close:
            if kinds[at] == k.ELLIPSIS and at + 1 == close:
                operator.variadic = True
                return
            end = self.skip_to_comma(at, close)
            parameter = self._parameter(at, end)
            if end == close and kinds[end - 1] == k.ELLIPSIS:
                declarator = parameter.declarator
                if declarator.id >= 0:
                    # `T name...`: that of a pack precedes the name.
                    operator.variadic = True
                    parameter = self._parameter(at, end - 1)
                elif declarator.pack == end - 1:
                    if not self._names_pack(at, declarator.pack):
                        operator.variadic = True
                        declarator.pack = -1
                elif 0 <= declarator.pack < declarator.end == end - 1:
                    # `Ts......`: a pack, and more.
                    operator.variadic = True
            operator.parameters.append(parameter)
            at = end + 1

    def _parameter(self, start: int, end: int) -> n.Parameter:
        specifiers = self.specifiers(start, end, "")
        return n.Parameter(start, end, specifiers, self.declarator(specifiers.end, end, False, nameable=True))

    def parameter_list(self, opening: int) -> n.DeclaratorOperator:
        """The parameter list in the parentheses at `opening`, without what follows it."""
        operator = n.DeclaratorOperator(n.PARAMETERS, opening, self.brackets.close(opening))
        self._parameters(operator)
        return operator

    def _names_pack(self, start: int, end: int) -> bool:
        """Whether an unnamed `T...` is a parameter pack ([dcl.fct]/23): `int...` is a variadic list, and so is `T...`
        if T is no pack; `auto...` and `Ts...` are packs."""
        if self.kinds.find(k.AUTO, start, end) >= 0:
            return True
        return any(
            self.kinds[at] == k.IDENTIFIER and not self._is_plain_parameter(at) and self._follows_ellipsis(at)
            for at in range(start, end)
        )

    def _follows_ellipsis(self, name: int) -> bool:
        """Whether a pack of that name is declared in front of it: no pack is without its `... name`."""
        at = self.kinds.rfind(k.ELLIPSIS, 0, name)
        while at >= 0:
            if self.lexemes[at + 1] == self.lexemes[name]:
                return True
            at = self.kinds.rfind(k.ELLIPSIS, 0, at)
        return False

    def _is_plain_parameter(self, name: int) -> bool:
        """Whether a short way in front of a name a template parameter of that name is declared that is no pack."""
        for at in range(name - 1, max(name - _NEAR, 0), -1):
            if self.kinds[at] in b";}":
                return False
            if self.kinds[at] in _STARTS_TYPE_PARAMETER and self.lexemes[at + 1] == self.lexemes[name]:
                return self.kinds[at + 2] in b",>="
        return False

    def _behind_parameters(self, found: n.Declarator, operator: n.DeclaratorOperator, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.CONST or kind == k.VOLATILE:
                operator.flags |= SPECIFIER_FLAGS[kind]
                at += 1
            elif kind == k.AMPERSAND or kind == k.AND:
                operator.reference = at
                at += 1
            elif kind == k.NOEXCEPT or kind == k.THROW:
                operator.exceptions = at
                at += 1
                if at < limit and kinds[at] == k.OPEN_ROUND:
                    at = self.brackets.skip(at)
            elif (
                kind == k.ATTRIBUTE
                or kind == k.ASM
                or kind == k.ATTRIBUTE_MACRO
                or (kind == k.OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == k.OPEN_SQUARE)
            ):
                at = self.attributes(at, found.attributes)
            elif kind == k.ARROW:
                operator.trailing = at
                at = self.skip_type_id(at + 1, limit)
            elif kind == k.REQUIRES:
                found.constraint = at
                at = self.cutter.skip_constraint(at + 1, limit)
            elif kind == k.IDENTIFIER and self.lexemes[at] in k.VIRTUAL_SPECIFIERS:
                found.virtual_specifiers.append("final" if self.lexemes[at] in k.FINAL_WORDS else "override")
                at += 1
            else:
                return at
            if operator.exceptions < 0 and operator.trailing < 0:
                operator.qualified = at
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
        if kind == k.ASSIGN:
            end = self.skip_to_comma(at + 1, limit)
            self._set_initialiser(found, n.ASSIGNED, at, end)
            return end
        if kind == k.OPEN_ROUND and found.id >= 0:
            end = self.brackets.skip(at)
            self._set_initialiser(found, n.PARENTHESISED, at, end)
            return end
        if kind == k.OPEN_BRACE and found.id >= 0 and found.function() is None:
            end = self.brackets.skip(at)
            self._set_initialiser(found, n.BRACED, at, end)
            return end
        if kind == k.COLON and found.function() is None:
            end = self.skip_to_comma(at + 1, limit)
            self._set_initialiser(found, n.BIT_FIELD, at, end)
            if kinds.find(k.ATTRIBUTE, at, end) >= 0:
                self.attributes(self.end_of_width(at, end), found.attributes)
            return end
        return at

    def end_of_width(self, colon: int, end: int) -> int:
        """The end of the width of a bit-field: GNU attributes and a default member initialiser may stand behind it."""
        kinds = self.kinds
        at = colon + 1
        while at < end and kinds[at] not in _BEHIND_WIDTH:
            behind = at + 1
            is_type = kinds[at] == k.BUILTIN_TYPE
            if kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE:
                behind = self.brackets.skip(at)
            elif (kinds[at] == k.IDENTIFIER and kinds[at - 1] not in (k.DOT, k.ARROW)) or kinds[at] == k.SCOPE:
                behind = self.skip_name(at, end)
                is_type = behind < end and kinds[behind] == k.OPEN_BRACE and self.names.is_type(at, behind)
            # The list of a conversion, `V{3, 4}`, belongs to the width.
            at = self.brackets.skip(behind) if is_type and behind < end and kinds[behind] == k.OPEN_BRACE else behind
        return at

    def initialiser_of_field(self, colon: int, end: int) -> int:
        """The `=` or `{` of the default member initialiser of a bit-field, or its end."""
        at = self.end_of_width(colon, end)
        return self.attributes(at, []) if at < end else at

    def _set_initialiser(self, found: n.Declarator, sort: int, start: int, end: int) -> None:
        found.initialiser = sort
        found.initialiser_start = start
        found.initialiser_end = end
