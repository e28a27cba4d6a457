"""The language and mode flags of a run, as the floors see them.

The command line fills one `Settings` in; nothing below the driver knows how an option is spelled.
"""

# What `--gnu_version` defaults to, and the versions at which the default language standard changes
# (observed: cli-and-diagnostic-format 1.3).
DEFAULT_GNU_VERSION = 80100
_FIRST_GNU_WITH_CXX14 = 60000
_FIRST_GNU_WITH_CXX17 = 110000


class Architecture:
    """A virtual architecture: `number` is its compute capability without the dot, `suffix` the letter of
    `compute_90a` or `compute_100f`."""

    def __init__(self, number: int, suffix: str) -> None:
        self.number: int = number
        self.suffix: str = suffix


class Settings:
    """Flags of one translation unit; every field is plain and may be set freely before the engine runs.

    `standard` is 3, 11, 14, 17, 20 or 23; `gnu_version` is `major * 10000 + minor * 100 + patch` of the host
    compiler. Names and paths are as given on the command line, not made absolute; "" is "not given".
    """

    def __init__(self) -> None:
        self.standard: int = 14
        self.gnu_version: int = DEFAULT_GNU_VERSION
        #: the host compiler is clang
        self.clang: bool = False
        self.extended_lambda: bool = False
        self.relaxed_constexpr: bool = False
        #: relocatable device code (`-rdc=true`)
        self.device_c: bool = False
        #: so many instances of one template may wait for one another
        self.pending_instantiations: int = 200
        #: what the unit was preprocessed for (`__CUDA_ARCH__`): it is then judged as the device compiler does;
        #: None in the host pass
        self.device_architecture: Architecture | None = None
        #: the device pass tells how kernels come to calls of host functions
        self.call_chains: bool = False
        #: the user's headers are read in full, wherever they lie
        self.headers_in_full: bool = False
        #: the unit is compiled at run time (NVRTC), for an architecture and without a host
        self.jit: bool = False
        #: functions and variables without a CUDA word are the device's
        self.default_device: bool = False
        #: whole program over several units (`-ewp`): host reference arrays without relocatable device code
        self.partial_link: bool = False
        #: stubs of kernel templates are `static`
        self.static_host_stub: bool = False
        self.host_stub_linkage_explicit: bool = False
        #: host shadows of kernels and device variables get hidden visibility
        self.device_hidden_visibility: bool = False
        #: `-G`: kernel stubs are not inlined
        self.debug_mode: bool = False
        #: the namespace that stands for the unnamed one is hidden
        self.hidden_unnamed_namespace: bool = True
        #: bodies of device functions become declarations
        self.no_shadow_functions: bool = False
        #: name of the source file in messages and in the module id
        self.orig_src_file_name: str = ""
        #: path of the source file, hashed into the module id
        self.orig_src_path_name: str = ""
        #: name in the `#include` at the end of the output
        self.stub_file_name: str = ""
        self.frandom_seed: str = ""
        #: module id to use; "" is "compute it"
        self.module_id: str = ""
        #: input as named on the command line, "-" for standard input
        self.input_name: str = ""
        #: `__nv_register_params__` is allowed (`--uumn`)
        self.register_params: bool = False
        #: implicit calls of device functions from host code are diagnosed
        self.implicit_call_check: bool = True
        #: templates of system headers are judged like the user's own
        self.system_templates_from_text: bool = False
        #: the host file is made without what nothing needs of system headers
        self.lean: bool = False
        #: of headers that gcc does not take for system headers nothing is left out then, since it warns of them
        self.lean_as_warned: bool = False

    def warns_for_device(self) -> bool:
        """Whether the ordinary warnings of the device pass are wanted, of unused and deprecated entities: the device
        compiler of nvcc gives them, and NVRTC does not (observed)."""
        return self.device_architecture is not None and not self.jit


def default_standard(gnu_version: int) -> int:
    """The language standard where no `--c++NN` is given (observed: cli-and-diagnostic-format 1.3)."""
    if gnu_version < _FIRST_GNU_WITH_CXX14:
        return 3
    if gnu_version < _FIRST_GNU_WITH_CXX17:
        return 14
    return 17
