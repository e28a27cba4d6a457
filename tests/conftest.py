"""What all tests share: how cufe is run, compiled or not, and where the real tools are.

`pytest --pure` tests the source tree, uncompiled; without it the installed cufe is tested. Tests that need
the real tools ask for the fixture `toolkit` (or carry the marker) and are skipped only where there are none.
"""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

# At the end, so that the cufe that is installed is found before a folder of the checkout.
sys.path.append(str(ROOT))

DROP_IN = "from cufe.driver.cudafe import program; program()"
PROGRAM = "import sys; from cufe.driver.main import main; sys.exit(main())"

#: why a test was skipped that `--until` left no time for
NO_TIME = "no time left"

#: with more parameters than this, a test's parameters are a list of cases, of which `--every` takes some
MANY = 20

#: Generated inputs are the same in each run of one state of the sources, so that a round predicts the next one;
#: `--hypothesis-profile=explore` looks for new ones, many.
settings.register_profile("fixed", derandomize=True, deadline=None, max_examples=300)
settings.register_profile("explore", deadline=None, max_examples=10_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--pure`, `--every` and `--until`."""
    parser.addoption("--pure", action="store_true", help="test the source tree, uncompiled")
    parser.addoption(
        "--every", type=int, default=1, metavar="N", help=f"of tests with over {MANY} parameters, run each N-th"
    )
    parser.addoption("--whole", action="store_true", help="take all cases where a test takes a part of them")
    parser.addoption(
        "--until",
        type=float,
        metavar="TIME",
        help="begin no test after TIME (seconds since 1970), and take the tests in an order of chance, always the same",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Lets failures of cufe itself show, which a user's run hides; with `--pure`, puts the source tree first, for this
    process and for those that it starts."""
    os.environ["CUFE_TRACEBACK"] = "1"
    if not config.getoption("--hypothesis-profile"):
        settings.load_profile("fixed")
    if config.getoption("--pure"):
        sys.path.insert(0, str(SOURCES))
        os.environ["PYTHONPATH"] = str(SOURCES)
        os.environ["CUFE_PURE"] = "1"


def pytest_report_header(config: pytest.Config) -> str:
    """Says which cufe is tested, and against which tools."""
    from tests.oracle.toolkit import toolkit

    form = "source tree, uncompiled" if config.getoption("--pure") else "as installed"
    return f"cufe: {form}; toolkit: {toolkit() or 'none'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the tests that ask for the fixture `toolkit`, and skips them where there is none; obeys `--every` and
    `--until`."""
    from tests.oracle.toolkit import toolkit

    keep_each(config.getoption("--every"), config, items)
    if config.getoption("--until") is not None:
        # Whatever time cuts off, some of everything was tested.
        items.sort(key=lambda item: hashlib.sha256(item.nodeid.encode()).digest())
    for item in items:
        if "toolkit" in getattr(item, "fixturenames", ()):
            item.add_marker("toolkit")
        if item.get_closest_marker("toolkit") and toolkit() is None:
            item.add_marker(pytest.mark.skip(reason="no CUDA toolkit here"))


def keep_each(step: int, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of each test with over `MANY` parameters keeps every `step`-th."""
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        groups.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out = {
        item for group in groups.values() if len(group) > MANY for place, item in enumerate(group) if place % step
    }
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips what would begin after the time of `--until`."""
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip(NO_TIME)


def pytest_report_teststatus(report: pytest.TestReport | pytest.CollectReport) -> tuple[str, str, str] | None:
    """Counts what `--until` skipped without a letter for each: where much is, the output would say little else."""
    if report.skipped and isinstance(report.longrepr, tuple) and report.longrepr[2] == f"Skipped: {NO_TIME}":
        return "skipped", "", ""
    return None


@pytest.fixture(scope="session")
def toolkit() -> Path:
    """The root of the real toolkit, with `bin/nvcc`, `bin/cudafe++` and `nvvm/bin/cicc`."""
    from tests.oracle.toolkit import need_toolkit

    return need_toolkit()


@pytest.fixture(scope="session")
def pure(pytestconfig: pytest.Config) -> bool:
    """Whether the source tree is tested, uncompiled."""
    return bool(pytestconfig.getoption("--pure"))


def program(name: str) -> str:
    """The path of an installed program."""
    return str(Path(sys.executable).with_name(name))


class Runner:
    """Runs one program with arguments."""

    def __init__(self, command: list[str]) -> None:
        self.command = command

    def __call__(
        self,
        *arguments: str | Path,
        timeout: float = 600,
        cwd: Path | None = None,
        env: dict[str, str] | None = None,
        stdin: bytes = b"",
    ) -> "subprocess.CompletedProcess[bytes]":
        """Waits for the end, at most `timeout` seconds; gives status and both outputs as bytes."""
        command = [*self.command, *map(str, arguments)]
        return subprocess.run(command, timeout=timeout, cwd=cwd, env=env, input=stdin, capture_output=True, check=False)


@pytest.fixture(scope="session")
def cudafe(pure: bool) -> Runner:
    """Runs the drop-in in a process of its own: `cudafe("--c++17", file)` gives the completed process."""
    return Runner([sys.executable, "-c", DROP_IN] if pure else [program("cudafe++")])


@pytest.fixture(scope="session")
def cufe(pure: bool) -> Runner:
    """Runs `cufe` in a process of its own, as `cudafe` does the drop-in."""
    return Runner([sys.executable, "-c", PROGRAM] if pure else [program("cufe")])
