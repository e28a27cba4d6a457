"""Execution spaces that explicit instantiations add to an instance (observed: diagnostics-a 2.4)."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.sema.declared.routine_facts import execution_spaces
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_HEAD: Final = re.escape(bytes((k.TEMPLATE, k.ATTRIBUTE)))
#: `template __attribute__((`, where a declaration may begin
_DIRECTIVE: Final = re.compile(_HEAD + rb"(?<=[;{})]" + _HEAD + rb")", re.DOTALL)


class DirectiveWords:
    """Finds the directives with a word in front by the names of what they instantiate."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[int]] | None = None
        self._read: dict[int, list[Routine]] = {}

    def of(self, routine: Routine, token: int) -> int:
        """The flags of the spaces that the directives in front of a token give a function."""
        if not self.engine.returns.is_instance(routine):
            return 0
        if self._by_name is None:
            self._by_name = self._gathered()
        flags = 0
        for at in self._by_name.get(routine.name, ()):
            if at < token and routine in self._instantiated(at):
                declaration = self.engine.lookup.declarations.parse(self.engine.cutter.path(at)[-1], "")
                flags |= execution_spaces(declaration.specifiers.attributes)
        return flags

    def _instantiated(self, at: int) -> list[Routine]:
        known = self._read.get(at)
        if known is None:
            known = self.engine.instantiations.routines(at, at + 1)
            self._read[at] = known
        return known

    def _gathered(self) -> dict[str, list[int]]:
        kinds = self.engine.kinds
        found: dict[str, list[int]] = {}
        for match in _DIRECTIVE.finditer(kinds):
            at = match.start()
            end = kinds.find(k.SEMICOLON, at)
            for name in {self.engine.lexemes[token] for token in range(at, end) if kinds[token] == k.IDENTIFIER}:
                found.setdefault(name, []).append(at)
        return found
