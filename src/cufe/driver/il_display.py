"""`--il_display`: the typed graph of the user's functions as text, and `--unknowns`: what the engine could not tell.

The first is the original's option and its form (observed: il 1, 2); `--il_display_all` shows the functions of the
headers, too, and `--unknowns` is cufe's own. Both read the unit once more, by the semantic engine.
"""

from __future__ import annotations

import time
from heapq import merge

from cufe.il.display import DisplaySettings, display
from cufe.il.entities import Field, Routine, Variable
from cufe.sema.display_answers import EngineSource
from cufe.sema.engine import open_engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.sema.engine import Engine
    from cufe.text.settings import Settings

_STANDARD_VERSIONS = {98: 199711, 3: 199711, 11: 201103, 14: 201402, 17: 201703, 20: 202002, 23: 202302}


class Engined:
    """The engine of a unit, with the functions that are to be shown."""

    def __init__(self, source: bytes, settings: Settings, everything: bool) -> None:
        self.settings = settings
        self.engine: Engine = open_engine(source, settings.standard)
        self.source = EngineSource(self.engine, settings.input_name)
        self.routines: list[Routine] = []
        #: the functions, variables and fields with initialisers, in the order of the text
        self.defined: list[Routine | Variable | Field] = []
        self.engine.keeps_assertions = True
        stretches = self._stretches(everything)
        self.source.shown = stretches
        for start, end in stretches:
            routines = self.engine.definitions.between(start, end)
            variables = self.engine.definitions.initialised(start, end)
            self.routines += routines
            self.defined += merge(routines, variables, key=self.source.token)
        for start, end in stretches:
            self.source.require(start, end)
        # What is instantiated explicitly comes behind everything that is defined.
        for start, end in stretches:
            explicit = self.engine.instantiations.routines(start, end)
            self.routines += explicit
            self.defined += explicit

    def _stretches(self, everything: bool) -> list[tuple[int, int]]:
        if everything:
            return [(0, len(self.engine.unit))]
        settings = self.settings
        names = [settings.input_name]
        for name in (settings.orig_src_file_name, settings.orig_src_path_name):
            if name:
                names += [name, name.rpartition("/")[2]]
        return self.source.tokens_of(names)

    def text(self) -> str:
        """The dump."""
        settings = self.settings
        header = DisplaySettings(
            settings.orig_src_file_name or settings.input_name,
            _STANDARD_VERSIONS.get(settings.standard, 201703),
            settings.gnu_version,
            time.ctime(),
        )
        return display(self.source, self.defined, header)

    def unknowns(self) -> list[str]:
        """The unknown places, each once: `FILE:LINE:COL: cause`."""
        for routine in self.routines:
            self.source.body(routine)
        for entity in self.defined:
            if isinstance(entity, Variable):
                self.source.initialisation(entity)
            elif isinstance(entity, Field):
                self.source.default_member(entity)
        found: dict[tuple[int, str], None] = {}
        for unknown in self.engine.unknowns:
            found[unknown.token, unknown.cause] = None
        lines: list[str] = []
        for token, cause in sorted(found):
            if token < 0:
                lines.append(cause)
                continue
            line, column = self.source.place(token)
            file, number = self.source.file(line)
            lines.append(f"{file}:{number}:{column}: {cause}")
        return lines
