"""Small valid CUDA files, composed at random of the productions in `grammar_items.txt`, `grammar_parts.txt` and
`grammar_corners.txt`.

A production starts with `=== KIND NAME STANDARD`: `item` is a declaration at namespace scope, `member` and `tmember`
(in class templates, whose parameter is `T`) one of a class, `stmt`, `hstmt` (host) and `dstmt` (device) a statement.
In its text:

  $c1 $f2 ...     a fresh name, the same one each time in this production
  $S1             execution space words, the same ones each time; the code behind them is code of that space
  $HD             `__host__ __device__`
  $T $A $I        a type (default constructible, one word or a template-id); an arithmetic type; one of an enumeration
  $K $N $P        an integral constant; one between 1 and 4; an alignment
  $V $W           an `int` that can be had in the space of the code around, $W without local variables
  $H $D           the same of the host, of the device
  $STMTS $MEMBERS $MEMBERS_T $LAUNCH $INLINE   what their names say
  $T1 $A1 ...     any of them, the same each time in this production
  OBJ CLS         in what a member registers: an object of the class, the class

Behind the text stands what later productions may use, each a line `//! SORT TEXT`: `type`, `class` (with what its
members registered), `template` (of one type, `<@>`), `kernel` (a launch), `local`, or a value: `const`, `both`, `host`,
`dev` or the name of its space words (`S1`).  Names are qualified there with the namespaces around the item, but for
those behind `@`.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

_FOLDER = Path(__file__).parent
_HEAD = re.compile(r"^=== (\w+) (\S+) (\d\d)$", re.MULTILINE)
_PIECE = re.compile(r"(@?)\$([A-Z][A-Z_]*[0-9]?|[a-z][0-9])|__(?:global|device|host)__|[{};\n]")
_MEMBER_NAME = re.compile(r"(?:::|\.|->|template )$")

HOST, DEVICE, BOTH = "host", "dev", "both"
_SPACES = {
    "": HOST,
    "__host__": HOST,
    "__device__": DEVICE,
    "__host__ __device__": BOTH,
    "__device__ __host__": BOTH,
}
_TYPES = ("int", "char", "float", "double", "short", "bool", "unsigned", "long")
_ARITHMETIC = (
    *_TYPES,
    "unsigned char",
    "long long",
    "long unsigned int",
    "signed",
    "short int unsigned",
    "wchar_t",
    "char16_t",
    "decltype(1 + 2L)",
)
_LONGEST = 140


@dataclass(frozen=True)
class Production:
    """One alternative: its text and the lines that register what it declares."""

    kind: str
    name: str
    standard: int
    text: str
    registers: tuple[tuple[str, str], ...]


def read_productions(only: str = "") -> dict[str, list[Production]]:
    """All productions by their kind; of a kind with some whose names match `only`, these alone."""
    found: dict[str, list[Production]] = defaultdict(list)
    for name in ("grammar_items.txt", "grammar_parts.txt", "grammar_corners.txt"):
        _, *parts = _HEAD.split((_FOLDER / name).read_text())
        for kind, name, standard, body in zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True):
            lines = body.strip("\n").split("\n")
            text = "\n".join(line for line in lines if not line.startswith("//! "))
            rows = [line[4:].partition(" ") for line in lines if line.startswith("//! ")]
            registers = tuple((sort, what) for sort, _, what in rows)
            found[kind].append(Production(kind, name, int(standard), text, registers))
    wanted = re.compile(only)
    return {kind: [one for one in some if wanted.search(one.name)] or some for kind, some in found.items()}


@dataclass
class Item:
    """One declaration of a unit: its number, its text, its production, and the numbers of the items that it uses."""

    number: int
    text: str
    name: str
    uses: set[int] = field(default_factory=set)


@dataclass
class _Entry:
    """A text that later productions may use, and the item that it comes from."""

    text: str
    item: int


@dataclass
class _Frame:
    """One expansion of a production: its names and words, and what members registered in it."""

    names: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    members: list[tuple[str, str]] = field(default_factory=list)


class Grammar:
    """One unit in the making."""

    def __init__(self, productions: dict[str, list[Production]], seed: str, standard: int) -> None:
        self.chance = random.Random(seed)
        self.productions = {
            kind: [one for one in some if one.standard <= standard] for kind, some in productions.items()
        }
        self.standard = standard
        self.items: list[Item] = []
        self.known: dict[str, list[_Entry]] = defaultdict(list)
        self.locals: list[str] = []
        self.path: list[str] = []
        self.count = 0
        self.depth = 0
        self.space = HOST

    def unit(self, count: int) -> list[Item]:
        """`count` items, after the headers."""
        self.items.append(Item(0, "#include <cstdio>\n#include <cassert>", "headers"))
        for _ in range(count):
            self._add_item()
        self.items.append(Item(len(self.items), "int main() {}", "main"))
        return self.items

    def _add_item(self) -> None:
        production = self.chance.choice(self.productions["item"])
        self.items.append(Item(len(self.items), "", production.name))
        self.path, self.locals, self.space, self.depth = [], [], HOST, 0
        opened = self._namespace() if self.chance.random() < 0.3 and "#include" not in production.text else ""
        text = self._production(production, _Frame())
        if opened:
            closing = "}" * opened.count("{")
            text = f"{opened}\n{text}\n{closing}"
        self.items[-1].text = text

    def _namespace(self) -> str:
        way = self.chance.randrange(5 if self.standard >= 17 else 4)
        first, second = self._fresh("n"), self._fresh("n")
        if way == 0:
            return "namespace {"
        if way == 1:
            return f"inline namespace {first} {{"
        if way == 2:
            self.path = [first]
            return f"namespace {first} {{"
        self.path = [first, second]
        return f"namespace {first} {{ namespace {second} {{" if way == 3 else f"namespace {first}::{second} {{"

    def _fresh(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def _production(self, production: Production, frame: _Frame) -> str:
        text = self._expand(production.text, frame, qualified=False)
        for sort, what in production.registers:
            self._register(production, sort, what, frame)
        return text

    def _expand(self, text: str, frame: _Frame, qualified: bool) -> str:
        """The text with everything put in; braces bound what is local, and the space of the code in them."""
        out: list[str] = []
        base = self.space
        stack: list[tuple[str, str, int]] = []
        at = 0
        for match in _PIECE.finditer(text):
            out.append(text[at : match.start()])
            at = match.end()
            piece = match[0]
            if match[2]:
                piece = self._symbol(match[2], frame, qualified and not match[1], "".join(out[-2:]))
            elif piece == "{":
                stack.append((base, self.space, len(self.locals)))
                base = self.space
            elif piece == "}":
                base, self.space, known = stack.pop()
                del self.locals[known:]
            elif piece in (";", "\n"):
                self.space = base
            elif piece == "__host__":
                self.space = HOST
            else:
                self.space = BOTH if "".join(out).rstrip().endswith("__host__") else DEVICE
            out.append(piece)
        out.append(text[at:])
        return "".join(out)

    def _symbol(self, name: str, frame: _Frame, qualified: bool, before: str) -> str:
        if name[0].islower():
            if name not in frame.names:
                frame.names[name] = self._fresh(name[0])
            prefix = "".join(f"{part}::" for part in self.path)
            return (prefix if qualified and not _MEMBER_NAME.search(before) else "") + frame.names[name]
        if name[0] == "S" and name[-1].isdigit():
            if name not in frame.words:
                frame.words[name] = self.chance.choice(list(_SPACES))
            self.space = _SPACES[frame.words[name]]
            return frame.words[name]
        if name == "HD":
            self.space = BOTH
            return "__host__ __device__"
        if name[-1].isdigit():
            if name not in frame.names:
                frame.names[name] = self._symbol(name[:-1], frame, qualified, before)
            return frame.names[name]
        made: str = getattr(self, f"_make_{name.lower()}")(frame)
        return made

    # What the symbols stand for.

    def _make_t(self, _: _Frame) -> str:
        self.depth += 1
        way = self.chance.random()
        found = ""
        if self.depth < 4 and way < 0.2:
            maker = self._pick("template")
            found = maker.replace("@", self._make_t(_)) if maker else ""
        elif way < 0.65:
            found = self._pick("type")
        self.depth -= 1
        return found if found and len(found) < _LONGEST else self.chance.choice(_TYPES)

    def _make_a(self, _: _Frame) -> str:
        return self.chance.choice(_ARITHMETIC)

    def _make_i(self, _: _Frame) -> str:
        return self.chance.choice(("int", "short", "unsigned char", "long", "char", "unsigned long long"))

    def _make_k(self, frame: _Frame) -> str:
        way = self.chance.random()
        found = self._pick("const") if way < 0.55 else ""
        if found:
            return self.chance.choice((found, f"({found})")) if "?" not in found and " " not in found else f"({found})"
        if way < 0.65:
            return f"(int) sizeof({self._make_t(frame)})"
        return str(self.chance.randrange(1, 9))

    def _make_n(self, frame: _Frame) -> str:
        return self.chance.choice((str(self.chance.randrange(1, 5)), f"({self._make_k(frame)} & 3) + 1"))

    def _make_p(self, _: _Frame) -> str:
        return self.chance.choice(("8", "16", "sizeof(double)"))

    def _make_v(self, frame: _Frame) -> str:
        if self.locals and self.chance.random() < 0.5:
            return self._as_int(self.chance.choice(self.locals))
        return self._make_w(frame)

    def _make_w(self, frame: _Frame) -> str:
        return self._value(self.space, frame)

    def _make_h(self, frame: _Frame) -> str:
        return self._value(HOST, frame)

    def _make_d(self, frame: _Frame) -> str:
        return self._value(DEVICE, frame)

    def _value(self, space: str, frame: _Frame) -> str:
        sorts = [sort for sort in {BOTH, space, "const"} if self.known[sort]]
        if not sorts or self.chance.random() < 0.2:
            return self._make_k(frame)
        return self._as_int(self._pick(self.chance.choice(sorted(sorts))))

    def _as_int(self, text: str) -> str:
        way = self.chance.randrange(4)
        if way == 0:
            return f"static_cast<int>({text})"
        if way == 1:
            return f"int({text})"
        return f"({text})" if way == 2 or " " in text else text

    def _make_inline(self, _: _Frame) -> str:
        return self.chance.choice(("", "inline", "static", "static inline"))

    def _make_launch(self, _: _Frame) -> str:
        return self._pick("kernel") or "(void) 0"

    def _make_stmts(self, _: _Frame) -> str:
        return self._several(("stmt", "stmt", {HOST: "hstmt", DEVICE: "dstmt", BOTH: "stmt"}[self.space]), _Frame())

    def _make_members(self, frame: _Frame) -> str:
        return self._several(("member",), frame)

    def _make_members_t(self, frame: _Frame) -> str:
        return self._several(("member", "tmember"), frame)

    def _several(self, kinds: tuple[str, ...], outer: _Frame) -> str:
        if self.depth > 2:
            return ""
        self.depth += 1
        out: list[str] = []
        for _ in range(self.chance.randrange(1, 4)):
            frame = _Frame()
            space = self.space
            out.append(self._production(self.chance.choice(self.productions[self.chance.choice(kinds)]), frame))
            self.space = space
            outer.members += frame.members
        self.depth -= 1
        return "\n".join(out)

    # What productions register.

    def _register(self, production: Production, sort: str, what: str, frame: _Frame) -> None:
        is_item = production.kind == "item"
        inside, self.space = self.space, _SPACES.get(frame.words.get(sort, ""), HOST)
        if sort in (HOST, DEVICE, BOTH):
            self.space = sort
        kept, self.locals = self.locals, []
        text = self._expand(what, frame, qualified=is_item)
        self.locals = kept
        sort = _SPACES[frame.words[sort]] if sort in frame.words else sort
        self.space = inside
        if sort == "local":
            self.locals.append(text)
        elif production.kind in ("member", "tmember"):
            frame.members.append((sort, text))
        elif sort == "class":
            self._add("type", text)
            for member, use in frame.members:
                self._add(member, use.replace("OBJ", f"{text}()").replace("CLS", text))
        else:
            self._add(sort, text)

    def _add(self, sort: str, text: str) -> None:
        if len(text) < _LONGEST:
            if sort == "const" and text.startswith(("sizeof", "alignof")):
                text = f"(int) {text}"
            self.known[sort].append(_Entry(text, len(self.items) - 1))

    def _pick(self, sort: str) -> str:
        """Something known of a sort, spelled as the namespaces around allow."""
        if not self.known[sort]:
            return ""
        entry = self.chance.choice(self.known[sort])
        self.items[-1].uses |= {entry.item, *self.items[entry.item].uses} - {len(self.items) - 1}
        return entry.text


def text_of(items: list[Item]) -> str:
    """The file that consists of these items."""
    return "".join(f"{item.text}\n" for item in items)
