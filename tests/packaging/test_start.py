"""Start-up is work: what the drop-in must not load before it reads its input."""

import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"

SLOW_TO_LOAD = {
    "argparse",
    "collections",
    "dataclasses",
    "enum",
    "importlib",
    "inspect",
    "json",
    "logging",
    "pathlib",
    "re",
    "shutil",
    "subprocess",
    "tempfile",
    "tokenize",
    "typing",
}

EMPTY = "__attribute__((global)) void kernel() {}\n"
LAUNCH = """\
struct dim3 { unsigned x, y, z; dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0);
__attribute__((global)) void add(int n, const float *a, float *b) { if (n > 1) b[n] += a[n]; }
int main() { add<<<1, 2>>>(2, 0, 0); return 0; }
"""

#: what a run may load of cufe itself; each module costs a tenth of a millisecond and more
BUDGETS = {EMPTY: 250, LAUNCH: 400}

_SHOW = """
import os, sys
leave = os._exit
def show(status):
    print(status, *sys.modules)
    sys.stdout.flush()
    leave(status)
os._exit = show
from cufe.driver.cudafe import program
program()
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of regular expressions, as a build makes it."""
    path = tmp_path_factory.mktemp("table") / "regex.table"
    command = [sys.executable, "-m", "cufe.driver.regex_table", str(path)]
    subprocess.run(command, env={"PYTHONPATH": str(SOURCES)}, check=True)
    return path


def modules_of_a_run(folder: Path, text: str, before: str = "") -> set[str]:
    """The modules that a plain run of the drop-in over a unit has loaded at its end, `site` left out."""
    unit = folder / "unit.cpp4.ii"
    unit.write_text(f'# 1 "unit.cu"\n# 1 "<built-in>"\n# 1 "<command-line>"\n# 1 "unit.cu"\n{text}')
    options = ["--c++17", "--gnu_version=120200", "--orig_src_file_name", "unit.cu"]
    options += ["--gen_c_file_name", str(folder / "out.cpp"), "--stub_file_name", "out.stub.c"]
    options += ["--gen_module_id_file", "--module_id_file_name", str(folder / "id"), str(unit)]
    import cufe

    home = str(Path(cufe.__file__).parents[1])
    code = f"import sys; sys.path.insert(0, {home!r})\n{before}{_SHOW}"
    command = [sys.executable, "-IS", "-c", code, *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    status, *modules = done.stdout.split()
    assert status == "0"
    return set(modules)


@pytest.mark.parametrize("text", [EMPTY, LAUNCH], ids=["empty", "launch"])
def test_modules_of_a_plain_run(tmp_path: Path, table: Path, text: str) -> None:
    before = f"from cufe import regex; regex.use_table({str(table)!r})\n"
    loaded = modules_of_a_run(tmp_path, text, before)
    assert "cufe.text.lexer" in loaded
    assert loaded & SLOW_TO_LOAD == set()
    own = [name for name in loaded if name.partition(".")[0] == "cufe"]
    assert len(own) <= BUDGETS[text]


def test_raw_strings_of_the_toolkit_need_no_new_expression(tmp_path: Path, table: Path) -> None:
    """The lexer is made for the delimiters of a unit; that of `<cuda/std/atomic>` is in each unit with Thrust."""
    before = f"from cufe import regex; regex.use_table({str(table)!r})\n"
    text = f'{EMPTY}const char *assembler() {{ return R"YYY(text)YYY"; }}\n'
    assert "re" not in modules_of_a_run(tmp_path, text, before)
    assert "re" not in modules_of_a_run(tmp_path, text + 'const char *raw() { return R"(text)"; }\n', before)


def test_an_empty_unit_opens_no_engine_and_no_device_pass(tmp_path: Path) -> None:
    loaded = modules_of_a_run(tmp_path, EMPTY)
    assert "cufe.sema.engine" not in loaded
    assert "cufe.cuda.rules.device.device_pass" not in loaded


def test_without_a_table_the_result_is_the_same(tmp_path: Path, table: Path) -> None:
    """And with that of another Python, which is passed over."""
    outputs: list[bytes] = []
    foreign = tmp_path / "foreign.table"
    foreign.write_bytes(table.read_bytes().replace(sys.version.encode()[:20], b"9.99.9 (some Python)"[:20]))
    broken = tmp_path / "broken.table"
    broken.write_bytes(table.read_bytes()[:1000])
    for path in (table, foreign, broken, tmp_path / "absent.table"):
        before = f"from cufe import regex; regex.use_table({str(path)!r})\n"
        loaded = modules_of_a_run(tmp_path, LAUNCH, before)
        assert ("re" in loaded) == (path != table)
        outputs.append((tmp_path / "out.cpp").read_bytes())
    assert len(set(outputs)) == 1


def test_folders_hold_nothing() -> None:
    """Else whoever wants one file of a folder loads what its `__init__.py` wants, and all that stands behind; compiled,
    that file is not even read (`native_import.c`).
    """
    guilty = [
        str(path.relative_to(SOURCES))
        for path in sorted((SOURCES / "cufe").rglob("__init__.py"))
        if path.read_text().rpartition('"""')[2].strip() and path.parent != SOURCES / "cufe"
    ]
    assert guilty == []


def test_packages_that_compiled_modules_brought_along(tmp_path: Path) -> None:
    """They lead to modules that are not compiled, too."""
    code = "import cufe.sema.engine, cufe.diagnostics.catalog, cufe.sema.stmt; cufe.sema.stmt.__path__[0]\n"
    assert "cufe.diagnostics.catalog" in modules_of_a_run(tmp_path, EMPTY, code)


def test_the_floors_do_without_re() -> None:
    """`cufe.regex` does the same, without the import and with what a build compiled."""
    floors = ("text", "syntax", "il", "sema", "checks", "cuda", "emit", "diagnostics")
    guilty = [
        str(path.relative_to(SOURCES))
        for floor in floors
        for path in sorted((SOURCES / "cufe" / floor).rglob("*.py"))
        if "\nimport re\n" in path.read_text()
    ]
    assert guilty == []
