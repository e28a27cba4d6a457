"""Names in damaged programs: every question ends and none raises."""

import random
from pathlib import Path

import pytest

from cufe.sema.text_lookup.lookup import Lookup
from cufe.syntax import uses as u
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text import kinds as k
from cufe.text.unit import Unit

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.cc"))


def damaged(words: list[str], chance: random.Random) -> str:
    """A stretch of a program with a few tokens dropped, doubled or exchanged."""
    start = chance.randrange(len(words))
    kept = words[start : start + chance.randrange(20, 300)]
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(kept))
        action = chance.random()
        if action < 0.4 and len(kept) > 1:
            del kept[at]
        elif action < 0.7:
            kept.insert(at, chance.choice(kept))
        else:
            kept[at] = chance.choice(words)
    return " ".join(kept)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_damaged_programs(path: Path) -> None:
    chance = random.Random(path.stem)
    words = list(Unit(path.read_bytes(), 20).lexemes)
    for _ in range(60):
        unit = Unit(damaged(words, chance).encode(), 20)
        lookup = Lookup(Cutter(Brackets(unit)))
        for piece in lookup.cutter.pieces(-1):
            u.uses(lookup.bodies.of(piece), unit.kinds)
        for token in range(len(unit)):
            if unit.kinds[token] == k.IDENTIFIER:
                lookup.resolve(token)
