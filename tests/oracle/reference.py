"""The reference side of a comparison, on disk: everything that does not depend on cufe.

Below the cache folder (`$CUFE_ORACLE_CACHE`, else `~/.cache/cufe-oracle`) each program has a folder named by
a hash of the source, the flags and the releases of the tools. An entry counts only while every file that the
unit was preprocessed from has its size and time.
"""

from __future__ import annotations

import fcntl
import gzip
import hashlib
import json
import os
import re
import shutil
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from . import pipeline
from .compare import CUFE_FAILED, HOST_FAILED, REFERENCE_FAILED, SAME, STATUS, Verdict, compare
from .digest import FORMAT, Digest, digest
from .toolkit import release

_VERSION = "1"
# The end of a module id of a unit without a definition: a time and a process (observed: host-output 13.2).
_PROCESS_ID = re.compile(r"_[0-9a-f]{8}_\d+$")
_MARKER = re.compile(rb'^# \d+ "([^"\n]+)"', re.M)


def cache_folder() -> Path:
    """The folder of all entries."""
    return Path(os.environ.get("CUFE_ORACLE_CACHE") or Path.home() / ".cache/cufe-oracle")


@dataclass
class Reference:
    """The real build of one program, up to the host object.

    stage: the stage that failed ("" for none: then there are object and digest).
    """

    folder: Path
    plan: pipeline.Plan
    stage: str
    status: int
    text: str
    seconds: float
    compile_seconds: float
    module_id: str

    def digest(self) -> Digest:
        """The digest of the real object."""
        stored = self.folder / f"digest-{FORMAT}.json.gz"
        if not stored.exists():
            with gzip.open(stored.with_suffix(f".{os.getpid()}"), "wt", compresslevel=3) as stream:
                json.dump(digest(self.folder / "unit.o", self.module_id).as_json(), stream)
            stored.with_suffix(f".{os.getpid()}").rename(stored)
        with gzip.open(stored, "rt") as stream:
            return Digest.from_json(json.load(stream))


def _key(source: Path, flags: list[str], cwd: Path) -> str:
    parts = [_VERSION, release(), str(source), *flags]
    # Only relative names among the flags make the folder count.
    if any(flag.startswith("-I") or not flag.startswith("-") for flag in flags) or not source.is_absolute():
        parts.append(str(cwd))
    hashed = hashlib.sha256("\0".join(parts).encode())
    hashed.update((cwd / source).read_bytes())
    return source.stem + "-" + hashed.hexdigest()[:16]


def _inputs(unit: bytes) -> list[str]:
    names = {name.decode("utf-8", "surrogateescape") for name in _MARKER.findall(unit)}
    return sorted(name for name in names if not name.startswith("<"))


def _stamp(name: str, cwd: Path) -> list[int]:
    try:
        found = (cwd / name).stat()
    except OSError:
        return [-1, -1]
    return [found.st_size, found.st_mtime_ns]


def load(source: Path, flags: list[str], cwd: Path) -> Reference | None:
    """The stored entry, if it is still valid."""
    folder = cache_folder() / _key(source, flags, cwd)
    state_file = folder / "state.json"
    if not state_file.exists():
        return None
    state = json.loads(state_file.read_text())
    if any(_stamp(name, cwd) != stamp for name, stamp in state["inputs"].items()):
        return None
    if not Path(state["plan"]["cwd"]).is_dir():
        # It was made in a checkout that is gone, where its commands would run.
        return None
    return Reference(folder=folder, plan=pipeline.Plan(**state["plan"]), **state["result"])


def reference(source: Path, flags: list[str], cwd: Path | None = None) -> Reference:
    """The real build of `source`, from the cache or made now."""
    cwd = (cwd or Path.cwd()).resolve()
    folder = cache_folder() / _key(source, flags, cwd)
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Two processes that ask for one entry: the second waits, and finds it made.
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return load(source, flags, cwd) or _make(source, flags, cwd, folder)


def _make(source: Path, flags: list[str], cwd: Path, folder: Path) -> Reference:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    result: dict[str, object] = {
        "stage": "",
        "status": 0,
        "text": "",
        "seconds": 0.0,
        "compile_seconds": 0.0,
        "module_id": "",
    }
    made = pipeline.plan(source, flags, folder, cwd)
    inputs: dict[str, list[int]] = {}
    try:
        made.run("gcc -E", made.host_preprocess)
        inputs = {name: _stamp(name, cwd) for name in _inputs(made.unit.read_bytes())}
        _build(made, folder, result)
    except pipeline.StageError as error:
        result.update(stage=error.stage, status=error.status, text=error.text)
    for argv in made.device:
        for word in argv:
            if word.endswith((".cpp1.ii", ".cudafe1.gpu")) and Path(word).exists():
                Path(word).unlink()
    state = {"plan": asdict(made), "inputs": inputs, "result": result}
    (folder / "state.json").write_text(json.dumps(state))
    again = load(source, flags, cwd)
    if again is None:
        raise FileNotFoundError(f"the inputs of {source} changed while it was built")
    return again


def _build(made: pipeline.Plan, folder: Path, result: dict[str, object]) -> None:
    done = made.run("cudafe++", made.split)
    result["seconds"] = done.seconds
    result["text"] = done.text
    module_id = made.module_id.read_text()
    result["module_id"] = module_id
    pipeline.run_device(made)
    done = made.run("host compiler", made.compile_for(folder))
    result["compile_seconds"] = done.seconds


def _errors(text: str) -> str:
    """The errors of the host compiler, each with the line it stands at, without the notes."""
    lines = text.splitlines()
    found = [at for at, line in enumerate(lines) if ": error: " in line or ": fatal error: " in line]
    shown = [row for at in found[:8] for row in lines[at : at + 2]]
    return "\n".join([f"{len(found)} errors", *(row[:300] for row in shown)]) if found else text[:2000]


def check(
    source: Path,
    flags: list[str],
    engine: pipeline.Engine,
    cwd: Path | None = None,
    keep: Path | None = None,
    paired: bool = False,
    explained: bool = False,
) -> Verdict:
    """Build `source` with cufe in the place of cudafe++ and compare with the real build.

    keep: a folder that gets cufe's host file and object (made if needed); paired: run the real cudafe++ again,
    right before cufe, so that the seconds of both come from one time; explained: look whether what the real tool is
    known to change in host code explains the differences.
    """
    real = reference(source, flags, cwd)
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as scratch:
        folder = keep.resolve() if keep is not None else Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        seconds = real.seconds
        if paired:
            argv = [real.plan.split[0], *real.plan.split_for(Path(scratch))]
            seconds = pipeline.run(argv, Path(real.plan.cwd), real.plan.environment()).seconds
        verdict = _check(real, engine, folder)
        if explained:
            from .changes import explain

            verdict.changes = explain(real, verdict, folder)
    verdict.reference_seconds = seconds
    return verdict


def _check(real: Reference, engine: pipeline.Engine, folder: Path) -> Verdict:
    made = real.plan
    if real.stage and real.stage != "cudafe++":
        return Verdict(REFERENCE_FAILED, text=f"{real.stage}: status {real.status}\n{real.text[-1500:]}")
    done = engine.run(made.split_for(folder), Path(made.cwd))
    seconds = done.seconds
    if real.stage:
        kind = SAME if done.status == real.status else STATUS
        return Verdict(
            kind,
            text=f"real status {real.status}, cufe {done.status}\n{done.text[-1500:]}",
            cufe_seconds=seconds,
        )
    if done.status != 0:
        return Verdict(CUFE_FAILED, text=f"status {done.status}\n{done.text[-1500:]}", cufe_seconds=seconds)
    module_id = (folder / made.module_id.name).read_text()
    pipeline.link_inputs(made, folder)
    compiled = pipeline.run(made.compile_for(folder), Path(made.cwd), made.environment())
    if compiled.status != 0:
        return Verdict(HOST_FAILED, text=_errors(compiled.text), cufe_seconds=seconds)
    verdict = compare(real.digest(), digest(folder / "unit.o", module_id, real.module_id))
    verdict.cufe_seconds = seconds
    if module_id != real.module_id and not _PROCESS_ID.search(real.module_id):
        verdict.module_id = f"{module_id} (real: {real.module_id})"
    return verdict
