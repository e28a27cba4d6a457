"""`python -m tests.oracle.slips [PROGRAMS] [options]`: what do both tools say of programs with one slip of the hand?

A slip is one small change of a valid program (default: `tests/cases/slips`), as a hurried writer makes it: a token left
out, two letters exchanged, another name of the file, an argument too few or too many, a literal of another type, a
lost `const` or `#include`. Nobody chooses the mistakes, so what is missed is what nobody thought of.

  --count N    so many slips (60)
  --seed N     which ones (1)
  --cufe CMD   the engine (default: the checkout; `real`: the real tool against itself)
  --pure       uncompiled
  --device     the device pass: cicc judges
  --syntax     only slips of syntax: tokens left out, doubled or exchanged, keywords misspelt
  -v           each slip of which they say something else: the changed lines, and what only one of them says
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from .everyday import Compared, compared, sorted_words
from .pipeline import Engine, StageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FOLDER = Path(__file__).resolve().parents[1] / "cases/slips"

_TOKEN = re.compile(
    r"""(?P<line>^[ ]*(?:\#|//)[^\n]*\n) | (?P<blank>\s+|//[^\n]*) | [A-Za-z_]\w* | \d[\w.]* | "(?:[^"\\\n]|\\.)*"
    | '(?:[^'\\]|\\.)*' | <<<|>>>|::|->|&&|\|\||<<|[-+*/=!<>]=|\+\+|-- | .""",
    re.VERBOSE | re.MULTILINE,
)
_NAME = re.compile(r"[A-Za-z_]\w*")
_ARITHMETIC = ("auto", "bool", "char", "double", "float", "int", "unsigned")
_WORDS = (
    "auto", "class", "const", "constexpr", "else", "for", "if", "inline", "int", "namespace", "return", "static",
    "struct", "template", "typename", "using", "void",
)  # fmt: skip
_KEYWORDS = (
    *_WORDS, "break", "case", "continue", "default", "delete", "do", "enum", "explicit", "false", "final", "friend",
    "new", "noexcept", "nullptr", "operator", "override", "private", "protected", "public", "sizeof", "static_assert",
    "static_cast", "switch", "this", "throw", "true", "try", "typedef", "virtual", "while",
)  # fmt: skip
_INDIRECTIONS = {".": "->", "->": ".", "*": "", "&": ""}


def _misspelt(name: str) -> str:
    """A name with two letters exchanged."""
    return name[0] + name[2] + name[1] + name[3:] if name[2:] else name + "x"


@dataclass(frozen=True)
class Slip:
    """A program with one slip: the file that it was, and its text."""

    program: Path
    text: str

    def changed(self) -> Iterator[str]:
        """The lines that differ, old and new."""
        old, new = self.program.read_text().splitlines(), self.text.splitlines()
        for one in old:
            if one not in new:
                yield f"- {one}"
        for one in new:
            if one not in old:
                yield f"+ {one}"


class _Slips:
    """Makes slips in the tokens of a program; lines of directives are tokens of their own."""

    def __init__(self, text: str, chance: random.Random, of_syntax: bool) -> None:
        self.chance = chance
        self.of_syntax = of_syntax
        self.tokens: list[str] = []
        self.words: list[int] = []
        self.lines: list[int] = []
        for match in _TOKEN.finditer(text):
            if match["line"]:
                self.lines.append(len(self.tokens))
            elif not match["blank"]:
                self.words.append(len(self.tokens))
            self.tokens.append(match[0])
        self.names = [at for at in self.words if _NAME.fullmatch(self.tokens[at]) and self.tokens[at] not in _WORDS]

    def made(self) -> str | None:
        """The text with a slip; None where the kind that was drawn has no place in it."""
        kinds: list[Callable[[], bool]] = [
            self._left_out, self._left_out, self._left_out, self._misspelt, self._misspelt, self._misspelt,
            self._other_name, self._other_name, self._other_literal, self._other_const, self._argument_less,
            self._argument_more, self._other_type, self._other_indirection, self._no_header,
        ]  # fmt: skip
        if self.of_syntax:
            kinds = [self._left_out, self._left_out, self._doubled, self._exchanged, self._keyword_misspelt]
        before = "".join(self.tokens)
        if not self.chance.choice(kinds)():
            return None
        after = "".join(self.tokens)
        return after if after != before else None

    def _put(self, places: list[int], text: Callable[[str], str]) -> bool:
        if not places:
            return False
        at = self.chance.choice(places)
        self.tokens[at] = text(self.tokens[at])
        return True

    def _at(self, *wanted: str) -> list[int]:
        return [at for at in self.words if self.tokens[at] in wanted]

    def _left_out(self) -> bool:
        return self._put(self.words, lambda _: "")

    def _doubled(self) -> bool:
        return self._put(self.words, lambda token: f"{token} {token}")

    def _exchanged(self) -> bool:
        """Exchanges a token with the next one."""
        first = self.chance.randrange(len(self.words) - 1)
        here, there = self.words[first], self.words[first + 1]
        self.tokens[here], self.tokens[there] = f"{self.tokens[there]} ", f" {self.tokens[here]}"
        return True

    def _misspelt(self) -> bool:
        return self._put(self.names, _misspelt)

    def _keyword_misspelt(self) -> bool:
        return self._put(self._at(*_KEYWORDS), _misspelt)

    def _other_name(self) -> bool:
        return self._put(self.names, lambda _: self.tokens[self.chance.choice(self.names)])

    def _other_literal(self) -> bool:
        literal = self.chance.choice(['"a"', "nullptr", "1.5", "-1", "{}"])
        return self._put([at for at in self.words if self.tokens[at][0].isdigit()], lambda _: literal)

    def _other_const(self) -> bool:
        if self.chance.random() < 0.5:
            return self._put(self._at("const"), lambda _: "")
        return self._put(self._at(*_ARITHMETIC), lambda word: f"const {word}")

    def _argument_less(self) -> bool:
        places = self._at(",")
        if not places:
            return False
        comma = self.chance.choice(places)
        for at in (comma, self.words[min(self.words.index(comma) + 1, len(self.words) - 1)]):
            self.tokens[at] = ""
        return True

    def _argument_more(self) -> bool:
        added = self.chance.choice(["0, ", "x, ", "nullptr, "])
        return self._put(self._at("("), lambda opening: opening + added)

    def _other_type(self) -> bool:
        type_ = self.chance.choice(["int*", "std::string", "void", "float&", "unsigned long", "const char*"])
        return self._put(self._at(*_ARITHMETIC), lambda _: type_)

    def _other_indirection(self) -> bool:
        return self._put(self._at(*_INDIRECTIONS), lambda word: _INDIRECTIONS[word])

    def _no_header(self) -> bool:
        return self._put([at for at in self.lines if "#include" in self.tokens[at]], lambda _: "\n")


def slips(programs: list[Path], seed: int, of_syntax: bool = False) -> Iterator[Slip]:
    """Slips without end, the same for the same programs and seed."""
    chance = random.Random(seed)
    while True:
        program = chance.choice(programs)
        text = _Slips(program.read_text(), chance, of_syntax).made()
        if text is not None:
            yield Slip(program, text)


def judged(slip: Slip, number: int, engine: Engine, device: bool) -> Compared | None:
    """What both tools say of a slip; None where the preprocessor ends at it."""
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
        source = Path(folder) / f"{slip.program.stem}_{number}.cu"
        source.write_text(slip.text)
        try:
            return compared(source, "alone", engine, device)
        except StageError as error:
            if error.stage == "gcc -E":
                return None
            raise


def main(arguments: list[str]) -> int:
    options = {"--cufe": "", "--count": "60", "--seed": "1"}
    given, flags = sorted_words(arguments, options)
    if flags - {"--pure", "--device", "--syntax", "-v"}:
        print(__doc__)
        return 1
    engine = Engine.named(options["--cufe"] or None, "--pure" in flags)
    programs = given or sorted(FOLDER.glob("*.cu"))
    totals: Counter[str] = Counter()
    drawn = slips(programs, int(options["--seed"]), "--syntax" in flags)
    for number, slip in enumerate(islice(drawn, int(options["--count"])), 1):
        one = judged(slip, number, engine, "--device" in flags)
        if one is None:
            continue
        differs = bool(one.missed or one.extra)
        totals.update(
            slips=1, alike=not differs, wanted=one.wanted.total(), missed=one.missed.total(), extra=one.extra.total()
        )
        if differs and "-v" in flags:
            print(f"{number}: {slip.program.stem}")
            for line in slip.changed():
                print(f"    {line}")
            for word, counted in (("missed", one.missed), ("extra", one.extra)):
                if counted:
                    print(f"    {word} " + " ".join(f"{number}:{line}" for number, _, line in counted.elements()))
            sys.stdout.flush()
    told = totals["wanted"] - totals["missed"]
    print(f"{totals['alike']} of {totals['slips']} slips alike, {told} of {totals['wanted']} told, ", end="")
    print(f"{totals['extra']} extra")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
