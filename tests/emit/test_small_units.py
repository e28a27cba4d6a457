"""Variables, accesses to managed ones and reference arrays: the same symbols and entries as with the real tool."""

from pathlib import Path

import pytest

from tests.emit.small_units import SmallUnit, preprocess, read_units, split_by_cufe, split_by_real

UNITS = Path(__file__).parent / "units"


def _cases(*names: str) -> list[object]:
    return [
        pytest.param(unit, mode, id=f"{name}-{unit.name}{mode}")
        for name in names
        for unit in read_units(UNITS / f"{name}.txt")
        for mode in unit.modes
    ]


@pytest.mark.parametrize(("unit", "mode"), _cases("variables", "managed", "arrays"))
def test_same_symbols_and_arrays(toolkit: Path, tmp_path: Path, unit: SmallUnit, mode: str) -> None:
    """Where the host compiler takes the real tool's file, cufe's gives the same object."""
    preprocess(unit, tmp_path)
    real = split_by_real(toolkit, unit, mode, tmp_path)
    assert real is not None
    ours = split_by_cufe(unit, mode, tmp_path, real.module_id)
    assert ours.arrays == real.arrays
    if real.compiles:
        assert ours.compiles, ours.messages
        assert ours.symbols == real.symbols


@pytest.mark.parametrize("unit", [pytest.param(unit, id=unit.name) for unit in read_units(UNITS / "ids.txt")])
def test_same_module_id(toolkit: Path, tmp_path: Path, unit: SmallUnit) -> None:
    """The representative entity is the same and has the same mangled name."""
    preprocess(unit, tmp_path)
    mode = unit.modes[0]
    real = split_by_real(toolkit, unit, mode, tmp_path, build=False)
    assert real is not None
    ours = split_by_cufe(unit, mode, tmp_path, "", build=False)
    if not real.is_fallback:
        assert ours.module_id == real.module_id
