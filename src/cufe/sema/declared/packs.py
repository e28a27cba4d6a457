"""Packs in stretches of syntax ([temp.variadic]): which there are, and one context for each element."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import PARAMETER_PACK, Variable
from cufe.il.templates import PACK
from cufe.il.types import PackExpansionType
from cufe.sema.answers import Dependent, IllFormed
from cufe.sema.declared.contexts import PackContext, ParameterContext, RegionContext, TemplateContext
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Packs:
    """Expands stretches of tokens."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def contexts(self, start: int, end: int, context: Context) -> list[Context]:
        """One context for each element of the packs named in the tokens `start` to `end`, the pattern of an expansion.

        Raises Dependent where a pack has no arguments yet, or holds expansions itself; IllFormed where the packs differ in
        length or there is none."""
        names: set[str] = set()
        length = -1
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        for at in range(start, end):
            if kinds[at] != k.IDENTIFIER or lexemes[at] in names:
                continue
            before = kinds[at - 1]
            if before == k.SCOPE or before == ord(".") or before == k.ARROW:
                continue
            count = self._length(lexemes[at], context)
            if count < 0:
                continue
            names.add(lexemes[at])
            if length >= 0 and count != length:
                raise IllFormed("packs of different lengths", at)
            length = count
        if length < 0:
            raise IllFormed("an expansion without a pack", start)
        return [PackContext(names, index, context) for index in range(length)]

    def _length(self, name: str, context: Context) -> int:
        """The number of elements of the pack `name`; -1 where it is no pack, or one that is being expanded already."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, PackContext) and name in at.names:
                return -1
            if isinstance(at, TemplateContext) and name in at.by_name:
                index = at.by_name[name]
                if not at.parameters[index].pack:
                    return -1
                argument = at.argument(index)
                if argument is None:
                    raise Dependent
                if argument.kind != PACK:
                    return -1
                if any(element.is_expansion for element in argument.pack):
                    raise Dependent
                return len(argument.pack)
            if isinstance(at, ParameterContext) and name in at.by_name:
                return self._variables(at.by_name[name])
            if isinstance(at, RegionContext):
                if name in at.packs:
                    return self._variables(at.packs[name])
                if name in at.region.names:
                    return -1
            at = at.outer
        return -1

    def _variables(self, variables: list[Variable]) -> int:
        if not variables:
            return 0
        first = variables[0]
        if not first.flags & PARAMETER_PACK:
            return -1
        if first.type is not None and isinstance(first.type.skip_typerefs(), PackExpansionType):
            raise Dependent
        return len(variables)
