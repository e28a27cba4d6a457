"""Two digests side by side: the verdict and what a person needs to find the cause."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field

from .digest import Digest

SAME = "same"
CODE = "code differs"
SYMBOLS = "symbols differ"
STATUS = "status differs"
CUFE_FAILED = "cufe failed"
HOST_FAILED = "host compiler failed"
REFERENCE_FAILED = "reference failed"


@dataclass
class Verdict:
    """What the comparison of one program found.

    kind: one of the words above; only_reference/only_cufe: symbols of one side; changed: symbols with
    another description (name, reference, cufe); functions/objects: names whose code or contents differ, with
    a short difference; text: messages of a stage that failed; changes: what the real tool is known to change in host
    code, where that explains everything.
    """

    kind: str
    only_reference: list[str] = field(default_factory=list)
    only_cufe: list[str] = field(default_factory=list)
    changed: list[tuple[str, str, str]] = field(default_factory=list)
    functions: dict[str, str] = field(default_factory=dict)
    objects: dict[str, str] = field(default_factory=dict)
    sections: list[tuple[str, int, int]] = field(default_factory=list)
    text: str = ""
    reference_seconds: float = 0.0
    cufe_seconds: float = 0.0
    compared: int = 0
    module_id: str = ""
    changes: list[str] = field(default_factory=list)

    @property
    def same(self) -> bool:
        """Same status, same symbols, same code, same contents."""
        return self.kind == SAME

    @property
    def same_symbols(self) -> bool:
        """Same symbols, whatever the code."""
        return self.kind in (SAME, CODE)

    def report(self, limit: int = 12) -> str:
        """The report for a person: at most `limit` entries of each sort."""
        lines = [f"verdict: {self.kind}"]
        if self.compared:
            lines.append(f"functions compared: {self.compared}")
        lines.append(f"seconds: cudafe++ {self.reference_seconds:.2f}, cufe {self.cufe_seconds:.2f}")
        if self.changes:
            lines.append(f"the same but for: {'; '.join(self.changes)}")
        if self.module_id:
            lines.append(f"module id: {self.module_id}")
        for title, names in (
            ("only in the real build", self.only_reference),
            ("only in cufe's", self.only_cufe),
        ):
            if names:
                lines.append(f"symbols {title}: {len(names)}")
                lines.extend(f"  {name}" for name in names[:limit])
        if self.changed:
            lines.append(f"symbols of another sort: {len(self.changed)}")
            lines.extend(f"  {name}: {ours} (real: {real})" for name, real, ours in self.changed[:limit])
        for title, table in (
            ("functions with other code", self.functions),
            ("variables that differ", self.objects),
        ):
            if table:
                lines.append(f"{title}: {len(table)}")
                for name, difference in list(table.items())[:limit]:
                    lines.append(f"  {name}")
                    lines.extend("    " + line for line in difference.splitlines())
        if self.sections:
            lines.append(
                "section sizes (real, cufe): " + ", ".join(f"{n} {a} {b}" for n, a, b in self.sections[:limit])
            )
        if self.text:
            lines.append(self.text)
        return "\n".join(lines)


def _differences(real: dict[str, list[str]], ours: dict[str, list[str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in sorted(real.keys() & ours.keys()):
        if real[name] != ours[name]:
            rows = difflib.unified_diff(real[name], ours[name], "real", "cufe", n=1, lineterm="")
            kept = [row[:200] for row in rows][2:]
            found[name] = "\n".join(kept[:14] + ([f"... {len(kept) - 14} more lines"] if len(kept) > 14 else []))
    for name in sorted(real.keys() ^ ours.keys()):
        if "#" in name:
            found[name] = "only in " + ("the real build" if name in real else "cufe's")
    return found


def compare(real: Digest, ours: Digest) -> Verdict:
    """Compare the digest of the real object with the one of cufe's."""
    verdict = Verdict(SAME)
    verdict.only_reference = sorted(real.symbols.keys() - ours.symbols.keys())
    verdict.only_cufe = sorted(ours.symbols.keys() - real.symbols.keys())
    verdict.changed = [
        (name, real.symbols[name], ours.symbols[name])
        for name in sorted(real.symbols.keys() & ours.symbols.keys())
        if real.symbols[name] != ours.symbols[name]
    ]
    verdict.functions = _differences(real.functions, ours.functions)
    verdict.objects = _differences(real.objects, ours.objects)
    verdict.compared = len(real.functions.keys() & ours.functions.keys())
    verdict.sections = [
        (name, real.sections.get(name, 0), ours.sections.get(name, 0))
        for name in sorted(real.sections.keys() | ours.sections.keys())
        if real.sections.get(name, 0) != ours.sections.get(name, 0)
    ]
    if verdict.only_reference or verdict.only_cufe or verdict.changed:
        verdict.kind = SYMBOLS
    elif verdict.functions or verdict.objects:
        verdict.kind = CODE
    return verdict
