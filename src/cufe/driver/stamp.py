"""What caches of objects know cufe by: a header with a digest of it, which every unit of a toolkit folder includes.

    python -m cufe.driver.stamp FILE [WORD ...]

The header holds nothing but a `#pragma pack` that pushes and one that pops, under a name with the digest.  So it means
nothing, and no compiler warns of it; and yet it is seen, in the preprocessed text, without line markers, too, and as a
file that was included.  ccache, in each of its modes, and sccache go by these, and so does make: it is a dependency.

A build of cufe writes it; the words say what else the result depends on.
"""

from __future__ import annotations

import hashlib
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

NAME: Final = "stamp.h"
#: the first line, by which the script in a folder knows that this cufe is made for a folder like it
LAYOUT: Final = "// cufe folder 2"


def stamp_of(package: str, words: Sequence[str] = ()) -> str:
    """The text of the header for the files of a package."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(f"{word}\0".encode())
    for folder, inner, names in os.walk(package):
        inner.sort()
        inner[:] = [name for name in inner if name != "__pycache__"]
        for name in sorted(names):
            if name != NAME:
                path = os.path.join(folder, name)
                digest.update(f"{os.path.relpath(path, package)}\0".encode("utf-8", "surrogateescape"))
                with open(path, "rb") as file:
                    digest.update(hashlib.sha256(file.read()).digest())
    name = f"cufe_{digest.hexdigest()[:20]}"
    return f"{LAYOUT}\n#pragma pack(push, {name})\n#pragma pack(pop, {name})\n"


def main(arguments: Sequence[str]) -> int:
    """Writes the header for the package that this is a part of."""
    if not arguments:
        sys.stderr.write("usage: python -m cufe.driver.stamp FILE [WORD ...]\n")
        return 2
    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    with open(arguments[0], "w", encoding="ascii") as file:
        file.write(stamp_of(package, arguments[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
