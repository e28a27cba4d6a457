"""Pack expansions ([temp.variadic]): the packs that a pattern names, and what it is read for."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import PARAMETER_PACK, Variable
from cufe.il.templates import PACK, TPK_TYPE, TemplateArgument
from cufe.il.types import PackExpansionType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import (
    PackContext,
    ParameterContext,
    RegionContext,
    TemplateContext,
    is_dependent_context,
)
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: `(T::*...name)` is the declared name of a parameter
_MEMBER_POINTER_PACK: Final = bytes((k.SCOPE, k.STAR, k.ELLIPSIS))
_OPENING: Final = bytes((k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE))
_CLOSING: Final = bytes((k.CLOSE_ROUND, k.CLOSE_SQUARE, k.CLOSE_BRACE))

#: no pack
_NONE: Final = -1
#: a pack without arguments
_UNBOUND: Final = -2
#: certainly no pack
_PLAIN: Final = -3

#: the name under which a pack without a name is expanded
_AUTO: Final = "auto"


class Element:
    """One element of an expansion: the context to read the pattern in; `is_expansion` says that the element is an
    expansion itself, since the pack was given one."""

    def __init__(self, context: Context, is_expansion: bool) -> None:
        self.context: Context = context
        self.is_expansion: bool = is_expansion


class Expansion:
    """What a pattern is read for.

    `elements` is None where the packs have no arguments; then `mixed` says that others in the pattern do have some."""

    def __init__(self, elements: list[Element] | None, mixed: bool) -> None:
        self.elements: list[Element] | None = elements
        self.mixed: bool = mixed


class Expansions:
    """Finds the packs of patterns."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._names: dict[tuple[int, int], list[str]] = {}
        #: the names of all packs in the unit, once somebody asks for them
        self._packs: set[str] | None = None

    def of(self, start: int, end: int, context: Context, dots: int = -1, declared: int = -1) -> Expansion:
        """The expansion of the pattern in the tokens `start` to `end`, the `...` behind it excluded. The name at
        `declared` is the pattern's own: what has that name outside is hidden.

        IllFormed where the packs differ in length; a mistake at `dots`, which is the `...`, where there is none."""
        names: set[str] = set()
        expanded: list[int] = []
        length = _NONE
        unbound = False
        unsure: list[str] = []
        invented = self._invented(start, end, context)
        if invented is not None:
            if invented.kind != PACK:
                return Expansion(None, False)
            length = len(invented.pack)
            names.add(_AUTO)
            expanded += [place for place, given in enumerate(invented.pack) if given.is_expansion]
        own = self.engine.lexemes[declared] if declared >= 0 else ""
        for name in self.names(start, end):
            if name == own:
                continue
            count = self._length(name, context, expanded)
            if count == _PLAIN:
                continue
            if count == _NONE:
                if dots < 0 or name in self.names(start, min(end, dots)):
                    unsure.append(name)
                continue
            if count == _UNBOUND:
                unbound = True
                continue
            names.add(name)
            if length >= 0 and count != length:
                raise IllFormed("packs of different lengths", start)
            length = count
        if unbound:
            return Expansion(None, length >= 0)
        if length < 0:
            # No substitution makes that; the ellipsis may be one without a comma: `f(T, Y...)`.
            is_sure = invented is None and self.engine.kinds.find(k.AUTO, start, end) < 0
            if dots >= 0 and is_sure and is_dependent_context(context) and not self._are_packs(unsure):
                raise Mistake(num.NO_PACKS, "an expansion without a pack", dots)
            raise Unknown("an expansion without a pack", start)
        elements: list[Element] = []
        for index in range(length):
            elements.append(Element(PackContext(names, index, context), index in expanded))
        return Expansion(elements, False)

    def contexts(self, start: int, end: int, context: Context, dots: int = -1) -> list[Context]:
        """One context for each element of the packs named in the tokens `start` to `end`, the pattern of an expansion.

        Raises Dependent where a pack has no arguments yet, or holds expansions itself; IllFormed where the packs differ
        in length or there is none, reported at `dots`."""
        elements = self.of(start, end, context, dots).elements
        if elements is None:
            raise Dependent
        for element in elements:
            if element.is_expansion:
                raise Dependent
        return [element.context for element in elements]

    def _are_packs(self, names: list[str]) -> bool:
        """Whether one of some names is declared as a pack somewhere: `class... Ts`, `Ts... ts`, `...us = e`."""
        kinds = self.engine.kinds
        if self._packs is None:
            packs: set[str] = set()
            at = kinds.find(k.ELLIPSIS)
            while at >= 0:
                if kinds[at + 1] == k.IDENTIFIER:
                    packs.add(self.engine.lexemes[at + 1])
                at = kinds.find(k.ELLIPSIS, at + 1)
            self._packs = packs
        return any(name in self._packs for name in names)

    def _invented(self, start: int, end: int, context: Context) -> TemplateArgument | None:
        """The argument of the pack that was invented for an `auto` in the pattern: something else than a pack as long
        as it has none."""
        auto = self.engine.kinds.find(k.AUTO, start, end)
        if auto < 0:
            return None
        at: Context | None = context
        while at is not None:
            if isinstance(at, TemplateContext):
                for index, parameter in enumerate(at.parameters):
                    if parameter.token == auto and parameter.node is None and parameter.pack:
                        argument = at.argument(index)
                        return TemplateArgument(TPK_TYPE) if argument is None else argument
            at = at.outer
        return None

    def names(self, start: int, end: int) -> list[str]:
        """The names in a pattern that are not in the pattern of an expansion inside of it."""
        known = self._names.get((start, end))
        if known is None:
            known = self._read(start, end)
            self._names[(start, end)] = known
        return known

    def _read(self, start: int, end: int) -> list[str]:
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        # The declared name of a parameter `T... name` is none of the pattern; the `...` of the parameter itself is not
        # that of an expansion inside.
        found: list[str] = []
        #: for each open bracket the number of names in front of the list item being read, and whether all names in it
        #: are those of an expansion inside
        items: list[int] = [0]
        inner: list[bool] = [False]
        angles: list[int] = []
        at = start
        while at < end:
            kind = kinds[at]
            if kind == k.IDENTIFIER:
                before = kinds[at - 1] if at > 0 else 0
                if before != k.SCOPE and before != k.DOT and before != k.ARROW:
                    found.append(lexemes[at])
            elif kind in _OPENING or kind == k.LESS:
                if kind == k.LESS:
                    close = self.engine.cutter.brackets.close_angle(at, end) if _is_name_in_front(kinds, at) else -1
                    if close < 0:
                        at += 1
                        continue
                    angles.append(close)
                items.append(len(found))
                sizeof = kind == k.OPEN_ROUND and kinds[at - 1] == k.ELLIPSIS and kinds[at - 2] == k.SIZEOF
                inner.append(sizeof)
            elif (kind in _CLOSING or kind == k.GREATER) and len(items) > 1:
                first = items[-1]
                if kind != k.GREATER or at in angles:
                    if inner[-1]:
                        del found[first:]
                    items.pop()
                    inner.pop()
            elif kind == k.COMMA:
                items[-1] = len(found)
            elif kinds.startswith(_MEMBER_POINTER_PACK, at - 2):
                pass
            elif kind == k.ELLIPSIS and len(items) > 1 and kinds[at - 1] != k.SIZEOF:
                # What precedes it up to the comma is expanded by it; so is the rest of a fold.
                del found[items[-1] :]
                if _is_fold(kinds, at):
                    inner[-1] = True
            at += 1
        return found

    def _length(self, name: str, context: Context, expanded: list[int]) -> int:
        """The number of elements of the pack `name`; adds the indices of those that are expansions to `expanded`.

        An expansion around that reads its elements does not count: the inner one expands the pack anew."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, TemplateContext):
                index = at.by_name.get(name, -1)
                if index >= 0:
                    if not at.parameters[index].pack:
                        return _PLAIN
                    argument = at.argument(index)
                    if argument is None:
                        return _UNBOUND
                    if argument.kind != PACK:
                        return _UNBOUND if argument.is_expansion else _NONE
                    for place, element in enumerate(argument.pack):
                        if element.is_expansion and place not in expanded:
                            expanded.append(place)
                    return len(argument.pack)
            elif isinstance(at, ParameterContext):
                variables = at.by_name.get(name)
                if variables is not None:
                    return _variables(variables)
            elif isinstance(at, RegionContext):
                variables = at.packs.get(name)
                if variables is not None:
                    return _variables(variables)
                if _shadows(at.region.names.get(name)):
                    return _PLAIN if _is_plain(at.region.names[name]) else _NONE
            at = at.outer
        return _NONE


def _is_name_in_front(kinds: bytes, at: int) -> bool:
    """Whether a name ends in front of a token: an identifier, or that of an operator as in `f.operator()<T...>`."""
    if kinds[at - 1] == k.IDENTIFIER or kinds[at - 2] == k.OPERATOR:
        return True
    return kinds[at - 3] == k.OPERATOR and kinds[at - 2] in _OPENING and kinds[at - 1] in _CLOSING


def _shadows(bindings: list[s.Binding] | None) -> bool:
    """Whether a block declares a name itself; the region of a body lists the template parameters, too."""
    if bindings is None:
        return False
    return any(binding.sort not in (s.TYPE_PARAMETER, s.VALUE_PARAMETER) for binding in bindings)


def _is_plain(bindings: list[s.Binding]) -> bool:
    """Whether the names of a block are variables and none is a pack."""
    return all(
        binding.sort in (s.VARIABLE, s.PARAMETER) and binding.declarator is not None and binding.declarator.pack < 0
        for binding in bindings
    )


def _is_fold(kinds: bytes, at: int) -> bool:
    """Whether the `...` at `at` is an operand of a fold expression."""
    return kinds[at - 1] == k.OPEN_ROUND or (kinds[at + 1] not in b"),>" and kinds[at + 1] != k.IDENTIFIER)


def _variables(variables: list[Variable]) -> int:
    """The number of variables of a function parameter pack."""
    if not variables:
        return 0
    first = variables[0]
    if not first.flags & PARAMETER_PACK:
        return _PLAIN
    if len(variables) == 1 and first.type is not None and isinstance(first.type.skip_typerefs(), PackExpansionType):
        return _UNBOUND
    return len(variables)
