"""The columns of a line as it was written, and of what the preprocessor made of it."""

from pathlib import Path

import pytest

from cufe.diagnostics.place import Place
from cufe.text.written_lines import WrittenLines, corresponding

#: a line as written and preprocessed; the token at the first mark of one stands for that at the first mark of the other
PAIRS = {
    "word": ("__device__ int @f();", "__attribute__((device)) int @f();"),
    "inside of a word": ("__host__ void la@unch();", "__attribute__((host)) void la@unch();"),
    "behind two": ("__global__ void @k(M x, M y);", "__attribute__((global)) void @k(int x, int y);"),
    "between two": ("M a, @b, M c;", "unsigned int a, @b, unsigned int c;"),
    "comment": ("M /* a b */ c() @; // d ;", "int c() @;"),
    "same": ("int @x = 1;", "int @x = 1;"),
    "string": ('M f("a, b", @g);', 'int f("a, b", @g);'),
    "blank": ("  M   +   @v", "  (1 << 2) + @v"),
}
#: the token at the mark of the second stands inside of an expansion of what is marked in the first
EXPANSIONS = {
    "first": ("@CHECK(f(x));", "do { if (int @e = (f(x))) stop(e); } while (0);"),
    "inner": ("int n = @LIMIT + 1;", "int n = (1 << @4) + 1;"),
    "attribute": ("@__global__ void k();", "__attribute__((@global)) void k();"),
    "all": ("@DECLARE", "int a; int @b;"),
}


def _marked(text: str) -> tuple[str, int]:
    return text.replace("@", ""), text.index("@") + 1


@pytest.mark.parametrize("name", PAIRS)
def test_the_same_token(name: str) -> None:
    (written, there), (made, here) = map(_marked, PAIRS[name])
    assert corresponding(written, there, made) == here
    assert corresponding(made, here, written) == there


@pytest.mark.parametrize("name", EXPANSIONS)
def test_in_an_expansion(name: str) -> None:
    (written, there), (made, here) = map(_marked, EXPANSIONS[name])
    assert corresponding(made, here, written) == there


def test_long_expansions_are_taken_as_one() -> None:
    made = "int a = (" + " ".join(f"+ {n} - b" for n in range(3000)) + ") * c;"
    written = "int a = (" + " ".join(f"- {n} + b" for n in range(3000)) + ") * c;"
    assert corresponding(made, made.index("c;") + 1, written) == written.index("c;") + 1
    assert corresponding(made, made.index("b") + 1, written) == written.index("-") + 1


def test_places(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(b"\r\nM int \xfcx;\r\n")
    lines = WrittenLines(str(tmp_path))
    found = lines.place(Place("a.cu", 2, 15, "static int \xfcx;"))
    assert (found.line, found.column, found.source) == (2, 10, "M int \xfcx;")
    missing = Place("b.cu", 1, 3, "int x;")
    assert lines.place(missing) is missing
    behind = Place("a.cu", 9, 3, "int x;")
    assert lines.place(behind) is behind
