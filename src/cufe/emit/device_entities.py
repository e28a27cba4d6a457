"""What a kernel or variable of the device is to the host file."""

from cufe.final import Final

KERNEL: Final = 0
DEVICE: Final = 1
CONSTANT: Final = 2


class DeviceEntity:
    """A kernel or variable; `scope` are the names of its namespaces, the stand-in of an unnamed one too."""

    def __init__(self, sort: int, name: str, token: int, scope: list[str]) -> None:
        self.sort: int = sort
        self.name: str = name
        #: the identifier where it is declared
        self.token: int = token
        self.scope: list[str] = scope
        self.is_internal: bool = False
        self.is_template: bool = False
        self.is_managed: bool = False
        #: const, so that host code reads its value and not the device's
        self.is_constant: bool = False
        #: has C language linkage
        self.is_c: bool = False
        #: the brace of the block that declares it, or -1
        self.local: int = -1
