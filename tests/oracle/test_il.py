"""The comparator of typed trees: a dump agrees with itself, and every change to one is seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .il_compare import CONTRADICT, EXTRA, UNKNOWN, Comparison, compare
from .il_dump import Dump, pointer
from .il_tree import Trees
from .il_units import plain_unit, real_dump

SOURCE = """\
// c++17
struct P { int x; P(int a) : x(a) {} int get() const { return x; } };
int f(double); int f(int);
template <class T> T twice(T a) { return a + a; }
int g(P *p, long n) {
  P q(3);
  int k = q.x + f(n * 2.0) + f('a');
  auto l = [k, &q](int z) { return z + k + q.x; };
  return l(2) ? twice(k) : p->get();
}
"""


def _text(dump: Dump) -> str:
    """A dump written again, as far as it was read."""
    regions = [(None, dump.entries)] + [(r, r.entries) for r in dump.regions]
    out = []
    for region, entries in regions:
        if region is not None:
            out.append(f'Intermediate language for memory region {region.number} (function "{region.name}"):\n')
        for entry in entries.values():
            place = "file-scope" if region is None else "func-scope"
            rows = [f"{label + ':':25}{value}" for label, value in entry.fields]
            out.append("\n".join([f"{place} {entry.name}", *rows]) + "\n")
    return "\n".join(out)


@pytest.fixture(scope="module")
def text(toolkit: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The dump of SOURCE."""
    folder = tmp_path_factory.mktemp("il")
    (folder / "sample.cu").write_text(SOURCE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUFE_ORACLE_CACHE", str(folder))
        return _text(real_dump(plain_unit(folder / "sample.cu")))


def _functions(text: str) -> list:  # type: ignore[type-arg]
    return Trees(Dump(text.encode())).functions


def _compare(text: str, changed: str) -> Comparison:
    return compare(_functions(text), _functions(changed))


def _changed(text: str, pattern: str, new: str) -> str:
    """The dump with one expression node changed."""
    changed, number = re.subn(pattern, new, text, count=1, flags=re.M)
    assert number == 1
    return changed


def test_agrees_with_itself(text: str) -> None:
    names = [function.name for function in _functions(text)]
    assert sorted(names) == ["P", "g", "get", "operator()", "twice"]
    result = _compare(text, text)
    assert result.counts.nodes > 30
    assert result.counts.agree == result.counts.exact == result.counts.nodes
    assert not result.differences


def test_addresses_do_not_matter(text: str) -> None:
    moved = re.sub(r"@([0-9a-f]+)", lambda m: f"@{int(m.group(1), 16) + 0x1000:x}", text)
    assert not _compare(text, moved).differences


@pytest.mark.parametrize(
    ("pattern", "new", "reason"),
    [
        (r"^(type: +file-scope type@)\w+(: int \(\*\))\(double\)", r"\g<1>1\2(float)", "type"),
        (r"^(type: .*\n(?:.*\n)*?)is_lvalue: +TRUE\n", r"\1", "category"),
        (r"^(routine: +file-scope routine@\w+: )get", r"\1got", "routine"),
        (r"^(constant: +\S+ constant@\w+: )2$", r"\g<1>3", "constant"),
        (r"^(kind: +enk_operation\n(?:.*\n)*?operation.kind: +)eok_add", r"\1eok_subtract", "another node"),
        (r"^(kind: +enk_constant\nconstant: .*\nposition.seq: +\d+\nposition.column: +)\d+", r"\g<1>99", "position"),
        (r"^(kind: +enk_variable\nvariable: +func-scope variable@\w+: )k", r"\1z", "variable"),
    ],
)
def test_a_changed_node_contradicts(text: str, pattern: str, new: str, reason: str) -> None:
    result = _compare(text, _changed(text, pattern, new))
    assert result.counts.contradict >= 1
    assert any(d.verdict == CONTRADICT and reason in d.reason for d in result.differences)


def test_spelling_is_counted_apart(toolkit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUFE_ORACLE_CACHE", str(tmp_path))
    source = """typedef int INT; template <class T> struct W { T t; };
%s f(%s a, W<%s> *w) { return w->t = a; }
long g(%s a, W<int> *w) { return a + w->t; }
"""
    dumps = []
    for number, name in enumerate(("int", "INT")):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "sample.cu").write_text(source % ((name,) * 4))
        dumps.append(_text(real_dump(plain_unit(folder / "sample.cu"))))
    result = _compare(*dumps)
    assert result.counts.agree == result.counts.nodes > 10
    assert 0 < result.counts.spelled < result.counts.nodes
    # Where types print alike, nothing else is asked: the real tool has no entry for some.
    other = re.sub(r"(?m)^(type: +file-scope type@\w+: )long$", r"\1short", dumps[1])
    other = other.replace("int_kind:                long\n", "int_kind:                short\n")
    assert _compare(dumps[0], other).counts.contradict >= 1


def test_a_node_that_is_not_there_is_unknown(text: str) -> None:
    # The operands of the call are gone.
    result = _compare(
        text, _changed(text, r"^(kind: +enk_operation\noperation.kind: +eok_call\n.*\n.*\n)operands: .*\n", r"\1")
    )
    assert result.counts.unknown >= 2
    assert result.counts.contradict == result.counts.extra == 0


def test_an_error_node_is_unknown(text: str) -> None:
    changed = _changed(text, r"^kind: +enk_routine\n", "kind: enk_error\n")
    result = _compare(text, changed)
    assert result.counts.unknown == 1
    assert result.counts.contradict == result.counts.extra == 0


def test_a_missing_function_is_unknown(text: str) -> None:
    at = text.index("Intermediate language")
    result = _compare(text, text[:at] + text[text.index("Intermediate language", at + 1) :])
    assert result.functions_missing == 1
    assert {d.verdict for d in result.differences} == {UNKNOWN}


def test_a_missing_conversion_contradicts(text: str) -> None:
    # The operand of n * 2.0 takes the place of its conversion to double.
    dump = Dump(text.encode())
    (region,) = [region for region in dump.regions if region.name == "g"]
    cast = next(entry for entry in region.entries.values() if entry.get("operation.kind") == "eok_cast")
    operand = region.entries[pointer(cast.get("operands"))[0]]  # type: ignore[index]
    operand.fields = [(k, cast.get("next") if k == "next" and v == "NULL" else v) for k, v in operand.fields]
    for entry in region.entries.values():
        entry.fields = [(k, v.replace(cast.name, operand.name)) for k, v in entry.fields]
    real, without = _functions(text), Trees(dump).functions
    assert [d.verdict for d in compare(real, without).differences] == [CONTRADICT]
    assert sorted(d.verdict for d in compare(without, real).differences) == [CONTRADICT, EXTRA]
