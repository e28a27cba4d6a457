"""The edit list keeps lines, lets inner edits vanish and renders parts."""

from __future__ import annotations

import pytest

from cufe.text.edits import EditList, OverlappingEditsError
from cufe.text.unit import Unit


def _edits(text: str) -> EditList:
    return EditList(Unit(text.encode(), 17))


def test_no_edit_is_identity() -> None:
    text = 'int x;\r\n# 3 "a"\n\tint y'
    assert _edits(text).apply() == text


def test_lines_and_markers_stay() -> None:
    edits = _edits('a {\nb\n# 9 "h"\nc }\nd\n')
    edits.replace(2, edits.unit.text.index("}") + 1, ";")
    assert edits.apply() == 'a ;\n\n# 9 "h"\n\nd\n'


def test_inner_edits_vanish_and_parts_see_them() -> None:
    edits = _edits("k<<<f(1), 2>>>(3);" + " " * 3000)
    edits.replace(6, 7, "7")
    assert edits.rendered_line(4, 11) == "f(7), 2"
    edits.replace(1, 14, "")
    edits.insert(0, "g(")
    edits.insert(0, "h(")
    assert edits.apply().startswith("g(h(k(3);")


def test_overlap_is_an_error() -> None:
    edits = _edits("abcdef")
    edits.erase(0, 3)
    edits.erase(2, 5)
    with pytest.raises(OverlappingEditsError):
        edits.apply()
