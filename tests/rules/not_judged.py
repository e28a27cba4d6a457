"""Entries of the catalog that cufe does not raise on their examples, by display number.

A number that is raised by now goes: `test_catalog.py` holds the lists.
"""

from typing import Final

#: rules of CUDA in the host pass, and what the device pass alone has of C++: none
IN_HOST_PASS: Final[frozenset[int]] = frozenset()

#: rules of CUDA in the device pass, and what the host pass alone has of C++
IN_DEVICE_PASS: Final = frozenset(
    (
        2013, 2675, 20108, 20204,
    )
)  # fmt: skip

#: what belongs to C++, in both passes: the compiler behind the front end tells of it
CPP: Final = frozenset(
    (
        6, 11, 33, 34, 35,
        175, 254, 281,
        1097, 1105, 1696,
        1813, 1867, 2452,
    )
)  # fmt: skip
