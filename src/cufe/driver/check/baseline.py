"""Baselines: what was found before is not reported again."""

from __future__ import annotations

import json
from collections import Counter

from cufe.driver.check.findings import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_VERSION: Final = 1


class BaselineError(Exception):
    """The baseline cannot be read; the text says why."""


def read(path: str) -> Counter[str]:
    """How often each fingerprint is known."""
    try:
        with open(path, encoding="utf-8") as stream:
            content = json.load(stream)
        if content.get("version") != _VERSION:
            raise BaselineError(f"{path} is a baseline of another version")
        return Counter({entry["fingerprint"]: int(entry["count"]) for entry in content["findings"]})
    except OSError as error:
        raise BaselineError(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BaselineError(f"{path} is no baseline") from error


def write(path: str, findings: Sequence[Finding]) -> None:
    """Writes what was found as the new baseline, readable and in a fixed order."""
    counted: Counter[str] = Counter(finding.fingerprint() for finding in findings)
    described = {finding.fingerprint(): finding for finding in findings}
    entries = [
        {
            "fingerprint": fingerprint,
            "count": count,
            "number": described[fingerprint].number,
            "file": described[fingerprint].file,
        }
        for fingerprint, count in counted.items()
    ]
    entries.sort(key=lambda entry: (str(entry["file"]), int(str(entry["number"])), str(entry["fingerprint"])))
    with open(path, "w", encoding="utf-8") as stream:
        json.dump({"version": _VERSION, "findings": entries}, stream, indent=1)
        stream.write("\n")


def new(findings: Sequence[Finding], known: Counter[str]) -> list[Finding]:
    """The findings that the baseline does not have, or has less often; those that it has are taken out of `known`."""
    found: list[Finding] = []
    for finding in findings:
        fingerprint = finding.fingerprint()
        if known[fingerprint] > 0:
            known[fingerprint] -= 1
        else:
            found.append(finding)
    return found
