"""Whether parentheses behind the name of a declarator hold parameters or an initialiser ([dcl.ambig.res]): whatever may
be a parameter is one."""

from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.cutter import CLASS, FUNCTION
from cufe.syntax.specifiers import SpecifierParser
from cufe.text import kinds as k

#: what starts a parameter and no expression
_STARTS_PARAMETER: Final = bytes(
    (k.CONST, k.VOLATILE, k.BUILTIN_TYPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME, k.AUTO, k.ATTRIBUTE,
     k.ATTRIBUTE_MACRO, k.ELLIPSIS, k.DECLTYPE, k.TYPEOF, k.REGISTER, k.UNDERLYING_TYPE, k.INLINE, k.STATIC, k.EXTERN,
     k.THREAD_LOCAL, k.CONSTEXPR)
)  # fmt: skip
#: words whose parentheses belong to the type that they start
_COMPUTED: Final = bytes((k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))
#: what goes on with a parameter behind the name of its type, and with no expression
_BEHIND_TYPE: Final = bytes((k.IDENTIFIER, k.CONST, k.VOLATILE, k.AUTO, k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
_STAR_OR_REFERENCE: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
_MEMBER_POINTER: Final = bytes((k.SCOPE, k.STAR))
_POINTER_PART: Final = bytes((k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE, k.RESTRICT))
#: what follows the parameter list of a parameter, but no call
_BEHIND_LIST: Final = bytes((k.CONST, k.VOLATILE, k.NOEXCEPT, k.THROW, k.ARROW))
#: what has other declarations in it than a namespace
_INNER: Final = (CLASS, FUNCTION)
#: how deep parentheses are followed
_DEPTH: Final = 60

_PARAMETER: Final = 1
_EITHER: Final = 0
_EXPRESSION: Final = -1


class ParameterForms(SpecifierParser):
    """Reads what may be a list of parameters, without making nodes of it."""

    def may_be_parameters(self, opening: int) -> bool:
        """Whether the parentheses at `opening` hold parameters, as far as their form and the known names say."""
        return self._list(opening, 0, {}) != _EXPRESSION

    def _list(self, opening: int, depth: int, known: dict[int, int]) -> int:
        """Goes by the first part between commas that can only be the one or the other; `known` has the answers so far,
        by the parentheses."""
        if depth > _DEPTH:
            return _EXPRESSION
        found = known.get(opening, -2)
        if found != -2:
            return found
        found = _EITHER
        close = self.brackets.close(opening)
        at = opening + 1
        while at < close and found == _EITHER:
            end = self.skip_to_comma(at, close)
            found = self._part(at, end, depth, known)
            at = end + 1
        known[opening] = found
        return found

    def _part(self, at: int, end: int, depth: int, known: dict[int, int]) -> int:
        kinds = self.kinds
        kind = kinds[at]
        is_known = False
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            behind = self.skip_name(at, end)
            if behind < end and kinds[behind] in _BEHIND_TYPE:
                # What is in front may be a type or, in front of `auto`, a concept.
                return _PARAMETER
            if kinds[behind - 1] == k.SCOPE or not self.names.is_type(at, behind):
                return _EXPRESSION
            if depth and kinds.find(k.GREATER, at, behind - 1) >= 0 and self.names.meaning(at, behind - 1) != m.TYPE:
                # A member of an unknown instance; without `typename` it is rarely a type.
                return _EXPRESSION
            is_known = self._is_known(at, behind)
        elif kind == k.BUILTIN_TYPE:
            behind = at + 1
            is_known = True
        elif kind == k.TYPENAME:
            behind = self.skip_name(at + 1, end)
            is_known = True
        elif kind in _COMPUTED and kinds[at + 1] == k.OPEN_ROUND:
            behind = self.brackets.skip(at + 1)
            is_known = behind >= end or kinds[behind] != k.SCOPE
            if not is_known:
                behind = self.skip_name(behind, end)
                if behind >= end:
                    # `decltype(x)::k`, where nothing of a declarator follows.
                    return _PARAMETER if self.names.may_be_member_type(behind - 1) else _EXPRESSION
        elif kind == k.OPEN_SQUARE:
            return _PARAMETER if kinds[at + 1] == k.OPEN_SQUARE else _EXPRESSION
        else:
            return _PARAMETER if kind in _STARTS_PARAMETER else _EXPRESSION
        if behind >= end:
            if not is_known and behind > at + 1 and self.names.meaning(at, behind - 1) == m.UNKNOWN:
                return self._unknown_member(at, behind, depth)
            return _PARAMETER
        kind = kinds[behind]
        if kind in _BEHIND_TYPE or kind == k.ASSIGN or kind == k.ELLIPSIS:
            return _PARAMETER
        if kind == k.BUILTIN_TYPE or (kind == k.OPEN_SQUARE and (is_known or kinds[behind + 1] == k.OPEN_SQUARE)):
            return _PARAMETER
        if kind in _STAR_OR_REFERENCE:
            return _PARAMETER if self._is_declarator(behind, end, depth, known) else _EXPRESSION
        if kind != k.OPEN_ROUND or not self._is_declarator(behind, end, depth, known):
            return _EXPRESSION
        if kinds[self.brackets.close(behind) - 1] in _STAR_OR_REFERENCE:
            # `(*)`: the pointer has no name.
            return _PARAMETER
        if is_known:
            return _EITHER
        of_instance = kinds.find(k.GREATER, at, behind - 1) >= 0
        if not (of_instance and kinds[behind + 1] in _POINTER_PART):
            if self._list(behind, depth + 1, known) == _EXPRESSION:
                # `f(b)`: the parentheses decide for an unknown name.
                return _EXPRESSION
        if behind == at + 1:
            return _EITHER
        if of_instance and not self._may_be_type(at, behind):
            return _EXPRESSION
        return self._unknown_member(at, behind, depth)

    def _may_be_type(self, at: int, behind: int) -> bool:
        """Whether `A<T>::f`, from `at` to `behind` (excluded), is a type, or some class has one of this name."""
        last = self.last_identifier(at, behind)
        return self.names.meaning(at, last) == m.TYPE or self.names.may_be_member_type(last)

    def _unknown_member(self, at: int, behind: int, depth: int) -> int:
        """`T::k` or `T::k()`, a type or not: what follows the comma decides, or the scope ([temp.res]/4)."""
        return _EXPRESSION if depth == 0 and self._lacks_typename(at, behind) else _EITHER

    def _lacks_typename(self, at: int, behind: int) -> bool:
        """Whether a name in a declaration of a namespace's template names no type without `typename`."""
        if not self.names.is_dependent(at, behind):
            return False
        return all(piece.sort not in _INNER or at < piece.body for piece in self.cutter.path(at))

    def _is_known(self, at: int, behind: int) -> bool:
        """Whether the type that a name from `at` to `behind` (excluded) means is known, by itself or as an instance."""
        if behind == at + 1:
            return self.names.may_be_type(at)
        if self.kinds[behind - 1] != k.GREATER:
            return False
        return self.names.meaning(at, self.last_identifier(at, behind)) == m.TYPE_TEMPLATE

    def _is_declarator(self, at: int, end: int, depth: int, known: dict[int, int]) -> bool:
        """Whether a declarator of a parameter, with or without a name, may stand up to `end`, or with its default
        argument."""
        if depth > _DEPTH:
            return False
        kinds = self.kinds
        while at < end and kinds[at] in _POINTER_PART:
            at += 1
        if at < end and (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE):
            behind = self.skip_name(at, end)
            if kinds.startswith(_MEMBER_POINTER, behind):
                return self._is_declarator(behind + 1, end, depth + 1, known)
            if behind != at + 1 or kinds[at] == k.SCOPE:
                # The name of a parameter is not qualified.
                return False
            at = behind
        elif at < end and kinds[at] == k.OPEN_ROUND:
            close = self.brackets.close(at)
            inner = at + 1 < close and self._is_declarator(at + 1, close, depth + 1, known)
            if not inner and self._list(at, depth + 1, known) == _EXPRESSION:
                return False
            at = close + 1
            if at < end and kinds[at] in _BEHIND_LIST:
                return True
        while at < end:
            kind = kinds[at]
            if kind == k.OPEN_ROUND:
                if self._list(at, depth + 1, known) == _EXPRESSION:
                    return False
                at = self.brackets.skip(at)
                if at < end and kinds[at] in _BEHIND_LIST:
                    return True
            elif kind == k.OPEN_SQUARE:
                at = self.brackets.skip(at)
            else:
                return kind in (k.ASSIGN, k.ELLIPSIS, k.ATTRIBUTE, k.ATTRIBUTE_MACRO)
        return True
