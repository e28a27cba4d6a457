"""What `--version`, `--Version`, `--dump_command_options` and `--dump_configuration` print."""

from __future__ import annotations

from cufe import __version__
from cufe.driver.options import NAMES
from cufe.driver.streams import STANDARD_OUTPUT, write_all, write_error

# Build systems read the release from this line.
RELEASE_LINE = "Cuda compilation tools, release 13.0, V13.0.88"


def print_banner() -> None:
    """The version, on standard error as the original prints it."""
    write_error(
        f"cudafe: cufe {__version__}, an open CUDA language front end\n"
        "Stands in for the front end of these tools:\n"
        f"{RELEASE_LINE}\n"
    )


def print_options() -> None:
    """All option names on one line of standard output, in registration order, without an end of line."""
    write_all(STANDARD_OUTPUT, "".join(f"--{name} " for name in NAMES).encode())


# The configuration of cufe under the names that the original uses for the same things: limits and defaults
# that are visible to users (observed: cli 1.3), and the one target.
_CONFIGURATION = (
    ("DEFAULT_CONTEXT_LIMIT", "10"),
    ("DEFAULT_DISPLAY_ERROR_NUMBER", "0"),
    ("DEFAULT_ENABLE_COLORIZED_DIAGNOSTICS", "1"),
    ("DEFAULT_GNU_VERSION", "80100"),
    ("DEFAULT_INSTANTIATION_MODE", "tim_none"),
    ("GEN_CPP_FILE_SUFFIX", '".int.c"'),
    ("MAX_ERROR_OUTPUT_LINE_LENGTH", "79"),
    ("MICROSOFT_EXTENSIONS_ALLOWED", "0"),
    ("MIN_GNU_VERSION", "30200"),
    ("TARG_CHAR_BIT", "8"),
    ("TARG_HAS_SIGNED_CHARS", "1"),
    ("TARG_LITTLE_ENDIAN", "1"),
    ("TARG_SIZEOF_INT", "4"),
    ("TARG_SIZEOF_INT128", "16"),
    ("TARG_SIZEOF_LONG", "8"),
    ("TARG_SIZEOF_LONG_DOUBLE", "16"),
    ("TARG_SIZEOF_LONG_LONG", "8"),
    ("TARG_SIZEOF_POINTER", "8"),
    ("TARG_SIZEOF_SHORT", "2"),
    ("TARG_WCHAR_T_INT_KIND", "ik_int"),
    ("UPC_EXTENSIONS_ALLOWED", "0"),
    ("WRITE_SIGNOFF_MESSAGE", "1"),
)


def print_configuration() -> None:
    """The configuration as C macros, on standard error."""
    lines = [f"/* Configuration of cufe {__version__} */\n\n"]
    lines += [f"#define {name} {value}\n" for name, value in _CONFIGURATION]
    write_error("".join(lines))
