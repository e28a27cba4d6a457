"""The command `cufe toolkit`."""

from __future__ import annotations

import argparse
import sys

from cufe.driver.toolkit import RELEASE, NoToolkitError, find_toolkit
from cufe.driver.toolkit_folder import FolderError, make_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Makes or refreshes a toolkit folder; 0, or 1 if that was not possible."""
    parser = argparse.ArgumentParser(
        prog="cufe toolkit",
        description="Make a folder whose bin/nvcc is your own nvcc with cufe as its front end. Run again, it"
        " refreshes.",
        epilog="exit status: 0, or 1 where there is no toolkit or the folder cannot be made",
    )
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument(
        "--lean", action="store_true", help="leave out of system headers what a program does not use (docs/lean.md)"
    )
    arguments = parser.parse_args(list(argv))
    try:
        toolkit = find_toolkit(arguments.cuda)
        nvcc = make_folder(toolkit, arguments.folder, arguments.lean)
    except (NoToolkitError, FolderError, OSError) as error:
        sys.stderr.write(f"cufe toolkit: {error}\n")
        return 1
    if toolkit.release != RELEASE:
        sys.stderr.write(
            f"cufe toolkit: warning: {toolkit.root} is CUDA {toolkit.release or '?'};"
            f" cufe stands in for the front end of {RELEASE}\n"
        )
    sys.stdout.write(f"{nvcc}\n  runs {toolkit.nvcc} ({toolkit.found}) with cufe\n")
    return 0
