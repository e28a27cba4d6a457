"""What the writers of the host file share: the unit, its syntax, the edits, and what is counted on the way."""

from cufe.cuda.lambda_slots import LambdaSlot, take_slots
from cufe.cuda.marks import Marks
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup.lookup import Lookup
from cufe.sema.text_lookup.names import NamesOfDeclarations
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import name_of_class
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k
from cufe.text.edits import EditList
from cufe.text.places import Places
from cufe.text.settings import Settings
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from cufe.emit.device_entities import DeviceEntity
    from cufe.sema.engine import Engine

_SHIFT: Final = bytes((k.GREATER, k.GREATER))


class LambdaError(Exception):
    """A lambda that cannot be written: the diagnostic, by number or tag, and the token it stands at."""

    def __init__(self, what: int | str, token: int) -> None:
        super().__init__(what, token)
        self.what: int | str = what
        self.token: int = token


class ConstexprFunctions:
    """Token indices of names between `constexpr` and `(`: functions, and what looks like one without a parse."""

    def __init__(self, unit: Unit) -> None:
        self._kinds: bytes = unit.kinds
        self._lexemes: list[str] = unit.lexemes
        self._places: dict[str, list[int]] = {}
        self._read: int = 0

    def before(self, name: str, end: int) -> list[int]:
        """The places of `name` in front of the token `end`, in the order of the text."""
        if self._read < end:
            self._read_to(end)
        return [at for at in self._places.get(name, []) if at < end]

    def _read_to(self, end: int) -> None:
        kinds = self._kinds
        count = len(kinds)
        at = kinds.find(k.CONSTEXPR, self._read, end)
        while at >= 0:
            at += 1
            while at < count and kinds[at] != k.OPEN_BRACE and kinds[at] != k.SEMICOLON:
                if kinds[at] == k.OPEN_ROUND:
                    self._places.setdefault(self._lexemes[at - 1], []).append(at - 1)
                at += 1
            self._read = at
            at = kinds.find(k.CONSTEXPR, at, end)
        self._read = max(self._read, end)


HIDDEN: Final = '__attribute__((visibility("hidden")))'

#: what the name of a namespace is made of: `A::inline B`
_NAMESPACE_NAME: Final = bytes((k.IDENTIFIER, k.SCOPE, k.INLINE))


class Summary:
    """What a run did to the unit, for `cufe split` and `--timing`."""

    def __init__(self) -> None:
        self.kernels: int = 0
        self.launches: int = 0
        self.lambdas: int = 0
        self.functions_removed: int = 0


class Context:
    """One unit on its way to the host file."""

    def __init__(self, unit: Unit, settings: Settings) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self.lexemes: list[str] = unit.lexemes
        self.settings: Settings = settings
        self.brackets: Brackets = Brackets(unit)
        self.cutter: Cutter = Cutter(self.brackets)
        self.parser: DeclarationParser = DeclarationParser(self.cutter, NamesOfDeclarations(self.cutter, self.lookup))
        self.marks: Marks = Marks(unit)
        #: annotation slots of lambdas; their attributes are no marks
        self.lambda_slots: list[LambdaSlot] = take_slots(self.marks, self.brackets, self.parser)
        self._lookup: Lookup | None = None
        self._engine: Engine | None = None
        self.edits: EditList = EditList(unit)
        self.places: Places = Places(unit)
        self.summary: Summary = Summary()
        self.module_id: str = settings.module_id
        self.constexpr_functions: ConstexprFunctions = ConstexprFunctions(unit)
        self._namespaces: set[str] = set()
        #: kernels and device variables, in the order of the text
        self.entities: list[DeviceEntity] = []
        #: first and last tokens of initialisers that do not reach the host file
        self.dropped_initialisers: list[tuple[int, int]] = []
        #: pieces of functions whose bodies do not reach the host file, by their opening braces
        self.dropped_bodies: set[int] = set()
        #: whether a brace lies in one of them, for the first `_dropped_count` of them
        self._dropped_known: dict[int, bool] = {}
        self._dropped_count: int = 0

    def spell(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` (excluded) on one line, without those that were erased, and with `typeof` as
        each mode of gcc takes it."""
        erased = self.unit.erased
        tokens = [at for at in range(start, end) if at not in erased] if erased else list(range(start, end))
        words = [self.lexemes[at] for at in tokens]
        if self.kinds.find(k.TYPEOF, start, end) >= 0:
            words = ["__typeof__" if word == "typeof" else word for word in words]
        if self.kinds.find(_SHIFT, start, end) < 0:
            return " ".join(words)
        # A shift is two tokens, for it might close two lists of arguments ([temp.names]).
        text = ""
        for place, at in enumerate(tokens):
            first = place > 0 and self.kinds.startswith(_SHIFT, at - 1)
            shifts = first and self.unit.offset(at - 1) + 1 == self.unit.offset(at)
            text += words[place] if shifts or not place else " " + words[place]
        return text

    def erase_token(self, token: int) -> None:
        """Takes out one token for good, here and where its declaration is spelt again."""
        self.edits.replace_tokens(token, token, "")
        self.unit.erased.add(token)

    def replace_mark(self, index: int, text: str) -> None:
        """Puts `text` in the place of a CUDA attribute, by the index of its mark.

        Most are spelt as the toolkit's macros do it, so their end is known without lexing them again.
        """
        first = self.marks.first[index]
        start = self.unit.offset(first)
        spelling = f"__attribute__(({self.lexemes[first + 3]}))"
        if self.marks.is_plain(index) and self.unit.text[start : start + len(spelling)] == spelling:
            self.edits.replace(start, start + len(spelling), text)
        else:
            self.edits.replace_tokens(first, self.marks.last[index], text)

    def lookup(self) -> Lookup:
        """The answers to what names mean; made when the first one is asked for."""
        if self._lookup is None:
            self._lookup = Lookup(self.cutter)
        return self._lookup

    def engine(self) -> "Engine":
        """The semantic engine for the unit, made on the first question: few units have one for it."""
        if self._engine is None:
            from cufe.sema.engine import engine_over

            settings = self.settings
            device_pass = settings.device_architecture is not None
            self._engine = engine_over(
                self.cutter, self.lookup(), settings.standard, settings.default_device, device_pass
            )
            self._engine.keeps_assertions = True
        return self._engine

    def line_marker(self, offset: int) -> str:
        """The marker for a line that starts at `offset`, without its line break."""
        place = self.places.locate(offset)
        flag = " 3" if place.in_system_header else ""
        return f'# {place.line} "{place.file}"{flag}' if place.named else f"# {place.line}{flag}"

    def anonymous_namespace(self) -> str:
        """The name that the unnamed namespace gets, so that the stub file can speak of it."""
        return "_GLOBAL__N_" + self.module_id

    def is_dropped(self, token: int) -> bool:
        """Whether a token lies in a body that does not reach the host file."""
        dropped = self.dropped_bodies
        if not dropped:
            return False
        if len(dropped) != self._dropped_count:
            self._dropped_count = len(dropped)
            self._dropped_known.clear()
        known = self._dropped_known
        found = False
        passed: list[int] = []
        brace = self.brackets.enclosing(token)
        while brace >= 0:
            if brace in dropped:
                found = True
                break
            if brace in known:
                found = known[brace]
                break
            passed.append(brace)
            brace = self.brackets.enclosing(brace)
        for brace in passed:
            known[brace] = found
        return found

    def standard_attribute_at(self, token: int) -> bool:
        """Whether `[[` follows: clang takes no GNU attribute in front of it."""
        return self.kinds.startswith(b"[[", token)

    def class_name(self, piece: Piece) -> str:
        """The identifier of the class that a piece defines, empty for an unnamed one."""
        name = name_of_class(piece, self.kinds)
        return self.lexemes[name] if name >= 0 else ""

    def namespace_name(self, piece: Piece) -> str:
        """`A::B` of a namespace piece, the stand-in's name for an unnamed one."""
        names = [self.lexemes[at] for at in self.parser.namespace_names(piece)]
        return "::".join(names) or self.anonymous_namespace()

    def names_namespace(self, token: int) -> bool:
        """Whether an identifier is the name of some namespace of the unit."""
        if not self._namespaces:
            for at in k.all_of(self.kinds, k.NAMESPACE):
                place = self.parser.attributes(at + 1, [])
                while place < len(self.kinds) and self.kinds[place] in _NAMESPACE_NAME:
                    self._namespaces.add(self.lexemes[place])
                    place += 1
        return self.lexemes[token] in self._namespaces

    def is_anonymous(self, path: list[Piece]) -> bool:
        """Whether a path of pieces leads through an unnamed namespace."""
        for piece in path:
            if piece.sort == c.NAMESPACE and self.namespace_name(piece) == self.anonymous_namespace():
                return True
        return False

    def namespaces(self, path: list[Piece]) -> list[str]:
        """The names of the namespaces on a path, from outside to inside."""
        names: list[str] = []
        for piece in path:
            if piece.sort == c.NAMESPACE:
                names += self.namespace_name(piece).split("::")
        return names

    def qualifier(self, path: list[Piece]) -> str:
        """`::A::B::` of the namespaces on a path, empty at global scope."""
        names = self.namespaces(path)
        return "::" + "::".join(names) + "::" if names else ""
