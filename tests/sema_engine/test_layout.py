"""Layout of classes: sizes, alignments and offsets that g++ 12 has for the same text."""

from pathlib import Path

import pytest

from cufe.il.entities import ClassType
from tests.sema_engine.constants import named_type, open_unit

CLASSES = Path(__file__).parent / "constant" / "layout.cpp"

#: name: size, alignment, offset of the last named field
EXPECTED = {
    "A0": (1, 1, -1), "A1": (1, 1, -1), "A2": (2, 1, 1), "A3": (2, 1, -1), "A4": (12, 4, 8), "B1": (12, 4, 8),
    "B5": (8, 4, 5), "V1": (16, 8, 8), "V2": (16, 8, 12), "V3": (16, 8, 8), "V4": (32, 8, 24), "W0": (16, 8, 8),
    "W2": (32, 8, 26), "F1": (12, 4, -1), "F2": (8, 4, -1), "F4": (4, 4, -1), "P0": (15, 1, 7), "P3": (8, 4, -1),
    "L0": (32, 32, 0), "L1": (32, 16, 16), "L6": (16, 16, 0), "K0": (14, 2, 6), "U0": (8, 8, 0), "E4": (4, 4, 0),
    "E5": (4, 4, 0), "E9": (4, 4, 4), "M0": (32, 8, 24), "M1": (32, 16, 16), "T1": (8, 4, 5), "N0": (16, 8, 8),
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_layout(name: str) -> None:
    engine = open_unit(CLASSES.read_text(encoding="utf-8"))
    cls = named_type(engine, name)
    assert isinstance(cls, ClassType)
    layout = engine.layout.of(cls)
    size, alignment, offset = EXPECTED[name]
    assert (layout.size, layout.alignment) == (size, alignment)
    named = [field for field in engine.classes.fields(cls) if field.name and field.bit_width < 0]
    if offset >= 0:
        assert named[-1].offset == offset
