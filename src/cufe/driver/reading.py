"""The preprocessed unit of a file that a subcommand of `cufe` is asked about."""

from __future__ import annotations

import os
import tempfile

from cufe.driver.preprocessing_plan import PlanError, plan_for


def read_unit(file: str, cuda: str, no_toolkit: bool, flags: list[str]) -> tuple[bytes, list[str]]:
    """The text and the options of the front end; a `.ii` is taken as it is, with `flags` as its options.

    `PlanError` where the file cannot be preprocessed."""
    if file.endswith(".ii"):
        with open(file, "rb") as unit:
            return unit.read(), flags
    plan = plan_for(file, cuda, no_toolkit, flags)
    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        name = os.path.join(folder, "unit.ii")
        if plan.preprocess(name):
            raise PlanError(f"{file} cannot be preprocessed")
        with open(name, "rb") as unit:
            return unit.read(), plan.options
