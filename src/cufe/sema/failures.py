"""Failures of cufe itself while it answers a question about the user's program."""

import os


def give_up(failure: Exception) -> None:
    """Leaves a question without an answer: one function that the engine cannot stand does not end the run.

    `CUFE_TRACEBACK=1` ends it, and shows where cufe failed."""
    if os.environ.get("CUFE_TRACEBACK"):
        raise failure
