"""What the real tool is known to change in host code, made in cufe's host file, too: is there any other difference?

A program counts as explained when some of them, made in cufe's host file, lead to the object of the real build.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from . import pipeline
from .compare import CODE, SYMBOLS, Verdict, compare
from .digest import Digest, digest
from .reference import Reference

_LAMBDA_ATTRIBUTE = re.compile(r"(\][^;{}\[\]]{0,300}?)__attribute__\(\(always_inline\)\)(?=\s*(?:->[^;{}]*)?\{)")
_MAIN = re.compile(r"^int main\s*\([^;{}]*\)\s*\{.*?^\}", re.MULTILINE | re.DOTALL)
_REDUNDANT = re.compile(r"^constexpr [\w: ]+ \w+::\w+;", re.MULTILINE)


def _without_lambda_attributes(text: str) -> str:
    return _LAMBDA_ATTRIBUTE.sub(r"\1", text)


def _with_return_in_main(text: str) -> str:
    return _MAIN.sub(lambda found: found[0][:-1] + "return 0;}", text)


def _without_redundant_definitions(text: str) -> str:
    return _REDUNDANT.sub("", text)


#: in words, and how it is made
CHANGES: dict[str, Callable[[str], str]] = {
    "`always_inline` of lambdas dropped": _without_lambda_attributes,
    "`return 0;` written into `main`": _with_return_in_main,
    "redundant `constexpr` definition dropped": _without_redundant_definitions,
}
#: what is undone in the digests: `X<void>` for `X<>` and the other way round, as `__PRETTY_FUNCTION__` has it
NAMES = "default template arguments in `__PRETTY_FUNCTION__`"


def _without_default_arguments(found: Digest) -> Digest:
    """The digest with `void` left out of the template arguments in names of functions that the code refers to."""
    copy = Digest()
    vars(copy).update(vars(found))
    copy.functions = {
        name: [line.replace("<void>", "<>").replace(", void>", ">") if " [with " in line else line for line in lines]
        for name, lines in found.functions.items()
    }
    return copy


def explain(real: Reference, verdict: Verdict, folder: Path) -> list[str]:
    """The changes that explain a verdict; empty where they do not.

    `folder` holds cufe's host file and module id, and gets another object.
    """
    if verdict.kind not in (CODE, SYMBOLS):
        return []
    made = real.plan
    host_file = folder / made.host_file.name
    original = host_file.read_text("latin-1")
    applicable = {name: change for name, change in CHANGES.items() if change(original) != original}
    # Nothing at first, then each alone, then all together.
    attempts = [[], *([name] for name in applicable), *([list(applicable)] if len(applicable) > 1 else [])]
    module_id = (folder / made.module_id.name).read_text()
    expected = _without_default_arguments(real.digest())
    for names in attempts:
        text = original
        for name in names:
            text = applicable[name](text)
        host_file.write_text(text, "latin-1")
        pipeline.link_inputs(made, folder)
        if pipeline.run(made.compile_for(folder), Path(made.cwd), made.environment()).status != 0:
            continue
        found = digest(folder / "unit.o", module_id, real.module_id)
        if compare(real.digest(), found).same:
            return names
        if compare(expected, _without_default_arguments(found)).same:
            return [*names, NAMES]
    return []
