"""Marks: the attribute specifiers of a unit that hold CUDA words, found without parsing anything.

The toolkit's headers turn every CUDA word into `__attribute__((word))`.  A scan over the kinds of the unit finds them
all; the declarations they belong to are cut and parsed only where somebody has to do something about them.
"""

from cufe.final import Final
from cufe.text import kinds as k
from cufe.text.bisection import count_below
from cufe.text.unit import Unit

HOST: Final = 1 << 0
DEVICE: Final = 1 << 1
GLOBAL: Final = 1 << 2
SHARED: Final = 1 << 3
CONSTANT: Final = 1 << 4
MANAGED: Final = 1 << 5
DEVICE_BUILTIN: Final = 1 << 6  # the host gets the entity from crt/host_runtime.h
GRID_CONSTANT: Final = 1 << 7
LAUNCH_CONFIGURATION: Final = 1 << 8  # __launch_bounds__, __maxnreg__, __cluster_dims__, ...
PURE: Final = 1 << 9
OTHER: Final = 1 << 10
TILE_GLOBAL: Final = 1 << 12  # a kernel for the rules
REGISTER_PARAMS: Final = 1 << 13
TEXTURE: Final = 1 << 14  # a type of texture or surface references

EXECUTION_SPACES: Final = HOST | DEVICE | GLOBAL
MEMORY_SPACES: Final = DEVICE | SHARED | CONSTANT | MANAGED

#: the words, as spec 19 and the toolkit's host_defines.h have them
WORDS: Final[dict[str, int]] = {
    "host": HOST, "device": DEVICE, "global": GLOBAL, "shared": SHARED, "constant": CONSTANT, "managed": MANAGED,
    "device_builtin": DEVICE_BUILTIN, "device_builtin_texture_type": DEVICE_BUILTIN | OTHER | TEXTURE,
    "device_builtin_surface_type": DEVICE_BUILTIN | OTHER | TEXTURE, "cudart_builtin": OTHER,
    "grid_constant": GRID_CONSTANT, "launch_bounds": LAUNCH_CONFIGURATION, "maxnreg": LAUNCH_CONFIGURATION,
    "local_maxnreg": LAUNCH_CONFIGURATION, "cluster_dims": LAUNCH_CONFIGURATION, "block_size": LAUNCH_CONFIGURATION,
    "nv_pure": PURE, "nv_inline_hint": OTHER, "nv_register_params": OTHER | REGISTER_PARAMS, "tile": OTHER,
    "tile_global": OTHER | TILE_GLOBAL, "tile_builtin": OTHER,
}  # fmt: skip

#: words that stand alone: with arguments the attribute is wrong, and means nothing
ALONE: Final = frozenset(
    ("host", "device", "global", "shared", "constant", "managed", "grid_constant", "nv_pure", "nv_inline_hint")
)

_REGISTER_PARAMS: Final = "__nv_register_params__"


class Marks:
    """Every attribute specifier with a CUDA word: its first token, its last one, and the words as flags, in order.

    `plain` are the first tokens of those with a single word without arguments, `__attribute__((word))`, and those in
    annotations of lambdas too; they are six tokens long.
    """

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self.first: list[int] = []
        self.last: list[int] = []
        self.words: list[int] = []
        self.plain: list[int] = []
        #: words of `ALONE` with arguments
        self.with_arguments: list[int] = []
        self._find()
        self._find_macros()

    def _find(self) -> None:
        kinds = self.unit.kinds
        lexemes = self.unit.lexemes
        words = WORDS
        plain = self.plain
        end = len(kinds) - 5
        at = k.next_of(kinds, k.ATTRIBUTE, 0, end)
        while at >= 0:
            word = lexemes[at + 3]
            flags = words.get(word, 0)
            if kinds[at + 4] == k.CLOSE_ROUND:
                if flags:
                    plain.append(at)
                    self.first.append(at)
                    self.last.append(at + 5)
                    self.words.append(flags)
            elif kinds[at + 1] == k.OPEN_ROUND and kinds[at + 2] == k.OPEN_ROUND:
                self._read_list(at)
            at = k.next_of(kinds, k.ATTRIBUTE, at + 1, end)

    def _find_macros(self) -> None:
        """Adds the attribute that a macro of the front end stands for, one token long."""
        for at in k.all_of(self.unit.kinds, k.ATTRIBUTE_MACRO):
            if self.unit.lexemes[at] == _REGISTER_PARAMS:
                place = count_below(self.first, at)
                self.first.insert(place, at)
                self.last.insert(place, at)
                self.words.insert(place, WORDS["nv_register_params"])

    def _read_list(self, at: int) -> None:
        """A specifier with several attributes or with arguments."""
        kinds = self.unit.kinds
        lexemes = self.unit.lexemes
        flags = 0
        depth = 0
        place = at + 1
        end = len(kinds)
        while place < end:
            kind = kinds[place]
            if kind == k.OPEN_ROUND:
                depth += 1
            elif kind == k.CLOSE_ROUND:
                depth -= 1
                if depth == 0:
                    break
            elif depth == 2 and (kinds[place - 1] == k.COMMA or kinds[place - 1] == k.OPEN_ROUND):
                if kinds[place + 1] == k.OPEN_ROUND and lexemes[place] in ALONE:
                    self.with_arguments.append(place)
                else:
                    flags |= WORDS.get(lexemes[place], 0)
            place += 1
        if flags:
            self.first.append(at)
            self.last.append(place)
            self.words.append(flags)

    def pairs(self) -> list[int]:
        """The first marks of the pairs `__host__ __device__` that stand side by side."""
        first = self.first
        words = self.words
        both = HOST | DEVICE
        return [
            index
            for index in range(len(first) - 1)
            if first[index + 1] == first[index] + 6 and words[index] | words[index + 1] == both
        ]

    def alone(self) -> list[int]:
        """The marks that are in no such pair: a pair makes ordinary host code of what it stands at."""
        paired = set(self.pairs())
        return [index for index in range(len(self.first)) if index not in paired and index - 1 not in paired]

    def take(self, stretches: list[tuple[int, int]]) -> None:
        """Forgets the marks in stretches of tokens (end excluded): they belong to no declaration."""
        for start, end in reversed(stretches):
            gone = self.between(start, end)
            del self.first[gone.start : gone.stop]
            del self.last[gone.start : gone.stop]
            del self.words[gone.start : gone.stop]

    def between(self, start: int, end: int) -> range:
        """The marks that start in the tokens from `start` to `end`, the end excluded."""
        return range(count_below(self.first, start), count_below(self.first, end))

    def union(self, start: int, end: int) -> int:
        """All CUDA words in the tokens from `start` to `end`, as flags."""
        flags = 0
        for index in self.between(start, end):
            flags |= self.words[index]
        return flags

    def is_plain(self, index: int) -> bool:
        """Whether the specifier is `__attribute__((word))` and nothing else."""
        return self.last[index] - self.first[index] == 5

    def is_macro(self, index: int) -> bool:
        """Whether the attribute is written as a macro of the front end."""
        return self.last[index] == self.first[index]
