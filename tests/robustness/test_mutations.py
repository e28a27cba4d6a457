"""Truncated inputs, tokens deleted, doubled and swapped, random bytes: a host file or a diagnostic comes out."""

from __future__ import annotations

import re
import time
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cufe.diagnostics.report import AbandonedError, Report
from cufe.driver.deep_stack import run_deep
from cufe.emit.unit import host_unit
from cufe.text.settings import Settings

_ROOT = Path(__file__).resolve().parents[1]
_WORDS = ("global", "device", "host", "shared", "constant", "managed", "grid_constant")
_DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(?!pragma|line).*(?:\\\n.*)*$", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_TOKEN = re.compile(r'\w+|<<<|>>>|"(?:[^"\\\n]|\\.)*"|\s+|::|->|.', re.DOTALL)
_SECONDS = 60


def _unit(path: Path) -> str:
    """A program without its headers and with the CUDA words as the toolkit's headers spell them."""
    text = _COMMENT.sub("", _DIRECTIVE.sub("", path.read_text(encoding="latin-1")))
    for word in _WORDS:
        text = text.replace(f"__{word}__", f"__attribute__(({word}))")
    return "typedef unsigned long size_t;\n" + text


_UNITS = [
    _unit(path)
    for folder in ("cases/diag", "cases/host", "programs")
    for path in sorted((_ROOT / folder).rglob("*.cu"))
]


# This raises the limit on calls, which hypothesis wants to find as it was.
run_deep(lambda: None)


@st.composite
def _mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(_UNITS))
    if draw(st.integers(0, 9)) == 0:
        return text[: draw(st.integers(0, len(text)))]
    tokens = _TOKEN.findall(text)
    start = draw(st.integers(0, max(0, len(tokens) - 100)))
    tokens = tokens[start : start + draw(st.integers(10, 400))]
    for _ in range(draw(st.integers(1, 6))):
        first = draw(st.integers(0, len(tokens)))
        second = draw(st.integers(first, min(len(tokens), first + 20)))
        change = draw(st.integers(0, 2))
        if change == 0:
            del tokens[first:second]
        elif change == 1:
            tokens[first:first] = tokens[first:second]
        else:
            tokens[first:second] = reversed(tokens[first:second])
    return "".join(tokens)


def _make(source: bytes, flags: Settings, report: Report) -> None:
    host_unit(source, flags, report)


def _split(source: bytes) -> None:
    flags = Settings()
    flags.standard = 20
    flags.gnu_version = 120200
    flags.extended_lambda = flags.static_host_stub = True
    flags.stub_file_name = "s.c"
    report = Report()
    start = time.process_time()
    try:
        run_deep(lambda: _make(source, flags, report))
    except AbandonedError:
        assert report.errors
    assert time.process_time() - start < _SECONDS


@settings(suppress_health_check=list(HealthCheck))
@given(_mutated())
def test_mutated_program(text: str) -> None:
    _split(text.encode("latin-1"))


@given(st.binary(max_size=400))
def test_random_bytes(source: bytes) -> None:
    _split(source)


@given(
    st.lists(
        st.sampled_from(
            [
                *"(){}[]<>;:,=*&~\"'#\\\n",
                "<<<",
                ">>>",
                "::",
                "x",
                "template",
                "operator",
                "struct",
                "[=]",
                "__attribute__((device))",
                "__attribute__((global))",
                "__attribute__",
                "decltype",
                "alignas",
            ]
        ),
        max_size=60,
    )
)
def test_token_soup(words: list[str]) -> None:
    _split(" ".join(words).encode())
