"""What one command line asks for."""

from __future__ import annotations

from cufe.text.settings import Settings

# Values of `Run.display`.
NO_DISPLAY = 0
MAIN_FILE = 1
EVERYTHING = 2

# Values of `Run.preprocess`.
NO_PREPROCESSING = 0
WITH_MARKERS = 1
WITHOUT_MARKERS = 2


class DiagnosticOptions:
    """What the command line says about diagnostics (observed: cli 2, 4)."""

    __slots__ = (
        "brief", "candidate_notes", "colors", "context_limit", "controls", "display_number", "error_limit",
        "no_warnings", "promote_warnings", "remarks", "sarif", "wrap",
    )

    def __init__(self) -> None:
        self.no_warnings = False
        self.promote_warnings = False
        self.remarks = False
        self.display_number = False
        self.brief = False
        self.wrap = False
        self.sarif = False
        self.colors = True
        #: notes that say why a function does not match a call are printed
        self.candidate_notes = True
        #: number of errors that ends the run
        self.error_limit = 100
        #: number of instantiation contexts shown, 0 for all
        self.context_limit = 10
        #: (what, "suppress" | "remark" | "warning" | "error" | "once") in the order given; what is a display
        #: or internal number, or a tag
        self.controls: list[tuple[int | str, str]] = []


class Run:
    """What the command line says about this call of the program."""

    __slots__ = (
        "banner_shown", "dependencies", "display", "error_output", "generate", "input",
        "keep_comments", "list_macros", "module_id_file", "output", "preprocess", "preprocess_only",
        "preprocess_output", "time_limit", "timing", "trace", "unknowns", "write_module_id",
    )

    def __init__(self) -> None:
        #: input file, "-" for standard input
        self.input = ""
        #: output file; "" is the stem of the input with `.int.c`, in the current directory
        self.output = ""
        self.generate = True
        #: the functions whose typed graph is displayed
        self.display = NO_DISPLAY
        #: what the semantic engine cannot tell is listed
        self.unknowns = False
        #: the rules behind diagnostics are listed
        self.trace = False
        self.preprocess = NO_PREPROCESSING
        self.preprocess_only = True
        #: file for -E, -P and -M; "" is standard output
        self.preprocess_output = ""
        self.keep_comments = False
        self.dependencies = False
        self.list_macros = False
        self.timing = False
        #: seconds of processor time after which the run is aborted; -1 is no limit
        self.time_limit = -1
        #: file for diagnostics; "" is standard error
        self.error_output = ""
        #: the module id is computed and written to `module_id_file`; if not, it is read from there if a name
        #: is given
        self.write_module_id = False
        self.module_id_file = ""
        #: version or configuration was printed: a call without an input is no error
        self.banner_shown = False

    @property
    def only_preprocesses(self) -> bool:
        """Whether the run ends with the text of -E, -P, -M or --list_macros."""
        if self.list_macros:
            return True
        return self.preprocess_only and bool(self.preprocess or self.dependencies)


class Invocation:
    """A command line that was read: `settings` for the engine, `diagnostics` for its report, `run` for the driver.
    """

    __slots__ = ("diagnostics", "run", "settings", "standard_given")

    def __init__(self) -> None:
        self.settings = Settings()
        self.diagnostics = DiagnosticOptions()
        self.run = Run()
        self.standard_given = False
