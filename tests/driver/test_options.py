"""The table of options."""

import re
import subprocess
from pathlib import Path

import cufe
from cufe.driver.invocation import Invocation
from cufe.driver.option_table import OPTIONS
from cufe.driver.options import CHECKS, NAMES, REASONS, REFUSED, abbreviated, lettered, named


def test_names_and_order_are_those_of_the_original(toolkit: Path) -> None:
    command = [str(toolkit / "bin/cudafe++"), "--dump_command_options"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert done.stdout == "".join(f"--{name} " for name in NAMES).encode()


def test_every_name_is_there_once() -> None:
    assert len(NAMES) == len(set(NAMES)) == 386


def test_letters() -> None:
    """The letters that the original takes, each with one option."""
    letters = [option[1] for option in OPTIONS if option[1]]
    assert sorted(letters) == sorted("abdejmnoprstuvwxABCDEHIKLMPUVWX#$")
    for letter in letters:
        option = lettered(letter)
        assert option is not None
        assert option[1] == letter


def test_every_row_says_what_becomes_of_the_option() -> None:
    invocation = Invocation()
    owners = {"settings": invocation.settings, "diagnostics": invocation.diagnostics, "run": invocation.run}
    shown = {"banner", "banner_and_stop", "dump_configuration", "dump_command_options"}
    for name, _, kind, effect, why in OPTIONS:
        assert kind == "" or kind in CHECKS, name
        if effect in ("", REFUSED):
            assert why in REASONS, name
            continue
        owner, _, field = effect.partition(".")
        field = field.partition("=")[0]
        assert field in shown | {"control", "suppress", "sarif"} or hasattr(owners[owner], field), name


def test_what_an_option_sets_is_read() -> None:
    """No option is accepted and then ignored without a reason in the table."""
    source = Path(cufe.__file__).parent
    texts = [path.read_text() for path in source.rglob("*.py") if path.name not in ("option_table.py", "settings.py")]
    fields = {option[3].partition("=")[0].partition(".")[2] for option in OPTIONS if "." in option[3]}
    read = {field for field in fields if any(re.search(rf"\.{field}\b(?! = )", text) for text in texts)}
    # What is printed at once is no field, and `suppress` is a control of one number.
    assert fields - read == {"banner", "banner_and_stop", "dump_configuration", "dump_command_options", "suppress"}


def test_no_reason_is_without_an_option() -> None:
    assert set(REASONS) <= {option[4] for option in OPTIONS}


def test_abbreviations_come_in_registration_order() -> None:
    candidates = [option[0] for option in abbreviated("gen")]
    assert candidates[0] == "gen_module_id_file"
    assert candidates == [name for name in NAMES if name.startswith("gen")]
    option = named("c++")
    assert option is not None
    assert option[0] == "c++"


def test_the_host_file_of_the_original_does_not_depend_on_the_mode_of_instantiation(
    toolkit: Path, tmp_path: Path
) -> None:
    """Why `--instantiate` is accepted without effect: it opens bodies to judge them, and writes the templates."""
    (tmp_path / "x.cu").write_text(
        "template <class T> __attribute__((device)) T twice(T x) { return x + x; }\n"
        "template <class T> __attribute__((global)) void kernel(T *p) { *p = twice(*p); }\n"
        "template <class T> struct S { T a; static T s; T used() { return s; } T unused() { return a; } };\n"
        "template <class T> T S<T>::s = 3;\n"
        "template struct S<long>;\n"
        "void (*pointer)(int *) = kernel<int>;\n"
        "int main() { S<int> s; auto f = [](auto x) { return x; }; return s.used() + f(1); }\n"
    )
    command = [str(toolkit / "bin/cudafe++"), "--c++17", "--gnu_version=120200", "--parse_templates"]
    texts = []
    for mode in ("none", "all", "used", "local"):
        files = ["--gen_c_file_name", f"{mode}.cpp", "--stub_file_name", "x.stub.c", "x.cu"]
        subprocess.run([*command, "--instantiate", mode, *files], cwd=tmp_path, check=True)
        texts.append((tmp_path / f"{mode}.cpp").read_bytes())
    assert len(set(texts)) == 1
