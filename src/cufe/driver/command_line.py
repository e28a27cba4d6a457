"""The grammar of the `cudafe++` command line (spec 06; observed: cli 1.1).

Options come first, then the name of one input.  A long option may be cut to a prefix that no other option
shares; an exact name wins over longer ones.  Values follow as the next word, after `=` (long form) or glued
on (letters); letters may be grouped.  Of several settings of one thing the last one holds.
"""

from __future__ import annotations

from cufe.driver.errors import CommandLineError, FinishedError
from cufe.driver.invocation import Invocation
from cufe.driver.options import CHECKS, REASONS, REFUSED, abbreviated, lettered, named
from cufe.text.settings import default_standard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.options import Option

# Options that the original lists and yet calls invalid.
_LISTED_BUT_INVALID: Final = ("embedded_c", "no_embedded_c")
_SYSTEM_INCLUDE_DIRECTORY: Final = "/usr/include"

# The options that choose a language.  A second one that chooses the other language is an error at once.
_C_MODES: Final = frozenset(
    ("old_c", "c", "c99", "no_c99", "c11", "c18", "c17", "c23", "c89", "gcc", "no_gcc", "svr4", "no_svr4")
)
_CXX_MODES: Final = frozenset(
    (
        "c++", "c++03", "c++11", "c++0x", "c++14", "c++17", "c++20", "c++23", "no_c++11", "no_c++0x", "g++",
        "no_g++", "cfront_2.1", "cfront_3.0",
    )
)

# Every rule about options that cannot stand together needs one of these; without any the rules need not be
# loaded.
#: options that say from which severity on diagnostics are shown
_THRESHOLDS: Final = ("no_warnings", "remarks")
_MODE_OPTIONS: Final = frozenset(
    (
        "strict", "strict_warnings", "old_c", "c", "c99", "no_c99", "c11", "c18", "c17", "c23", "c89", "gcc",
        "no_gcc", "svr4", "no_svr4", "no_g++", "cfront_2.1", "cfront_3.0", "long_lifetime_temps", "no_bool",
        "building_runtime", "implicit_noexcept", "dep_name", "utf8_char_literals", "rvalue_ctor_is_copy_ctor",
        "no_auto_type", "extended_designators", "no_extended_designators", "compound_literals",
        "no_compound_literals", "c23_typeof", "no_c23_typeof", "gcc89_inlining", "func_prototype_tags",
    )
)


class CommandLine:
    """Reads one command line.

    `name` is what the summary of an error calls the compilation, None as long as nothing is known to name it;
    `warnings` are the texts of command-line warnings, to be printed before whatever comes of the rest,
    `promoted` the number of them that count as errors.
    """

    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.invocation = Invocation()
        self.name: str | None = None
        self.warnings: list[str] = []
        self.promoted = 0
        self._next = 0
        self._language = ""
        self._given: list[Option] = []
        self._values: list[str] = []

    def read(self) -> Invocation:
        """Reads all of it; raises `CommandLineError`, `FinishedError` where no compilation is asked for."""
        self._read_options()
        invocation = self.invocation
        settings = invocation.settings
        if not invocation.standard_given:
            settings.standard = default_standard(settings.gnu_version)
        self._check_combinations()
        self._warn()
        self._read_input()
        run = invocation.run
        if run.preprocess_output and not (run.preprocess or run.dependencies or run.list_macros):
            raise CommandLineError("an output file was specified, but none is needed")
        for option in self._given:
            if option[3] == REFUSED:
                raise CommandLineError(f'option "{option[0]}" cannot be obeyed: {REASONS[option[4]]}')
        return invocation

    def _read_options(self) -> None:
        arguments = self.arguments
        while self._next < len(arguments):
            word = arguments[self._next]
            if not word.startswith("-") or word == "-":
                return
            self._next += 1
            if word == "--":
                return
            if word.startswith("--"):
                self._read_long(word)
            else:
                self._read_letters(word)

    def _read_long(self, word: str) -> None:
        name, equals, value = word[2:].partition("=")
        option = named(name)
        if option is None:
            candidates = abbreviated(name)
            if not candidates:
                raise CommandLineError(f"invalid option: {word}")
            if len(candidates) > 1:
                lines = [f'more than one command line option matches the abbreviation "{word}":']
                lines += [f"{' ' * 12}--{candidate[0]}" for candidate in candidates]
                raise CommandLineError("\n".join(lines))
            option = candidates[0]
        if option[0] in _LISTED_BUT_INVALID or (equals and not (option[2] and value)):
            raise CommandLineError(f"invalid option: {word}")
        if option[2] and not equals:
            if self._next == len(self.arguments):
                raise CommandLineError(f'"{word}" requires an argument')
            value = self.arguments[self._next]
            self._next += 1
        self._take(option, value)

    def _read_letters(self, word: str) -> None:
        at = 1
        while at < len(word):
            option = lettered(word[at])
            at += 1
            if option is None:
                raise CommandLineError(f"invalid option: {word}")
            value = ""
            if option[2]:
                value = word[at:]
                at = len(word)
                if not value:
                    if self._next == len(self.arguments):
                        raise CommandLineError(f"invalid option: {word}")
                    value = self.arguments[self._next]
                    self._next += 1
            self._take(option, value)

    def _take(self, option: Option, value: str) -> None:
        """Applies one option at once, as the messages of later ones may depend on it."""
        name, _, kind, effect, _ = option
        checked = CHECKS[kind](name, value) if kind else None
        if name in _C_MODES or name in _CXX_MODES:
            language = "c" if name in _C_MODES else "c++"
            if self._language not in ("", language):
                raise CommandLineError("language modes specified are incompatible")
            self._language = language
        self._given.append(option)
        self._values.append(value)
        if not effect or effect == REFUSED:
            return
        owner, _, field = effect.partition(".")
        field, constant_given, constant = field.partition("=")
        if owner == "settings":
            target: object = self.invocation.settings
            if field == "standard":
                self.invocation.standard_given = True
        elif owner == "run":
            if not kind and not constant_given:
                self._show(field)
                return
            target = self.invocation.run
        else:
            diagnostics = self.invocation.diagnostics
            if field == "suppress":
                diagnostics.controls.append((int(constant), "suppress"))
                return
            if isinstance(checked, list):
                verb = name.removeprefix("diag_")
                diagnostics.controls += [(what, verb) for what in checked]
                return
            if field in _THRESHOLDS:
                # The last one decides.
                diagnostics.no_warnings = diagnostics.remarks = False
            target = diagnostics
        if constant_given:
            setattr(target, field, type(getattr(target, field))(int(constant)))
        else:
            setattr(target, field, checked)

    def _show(self, what: str) -> None:
        """Prints what an option asks for; the run goes on, so errors in the rest of the line are found."""
        from cufe.driver import banner

        self.invocation.run.banner_shown = True
        if what == "dump_command_options":
            banner.print_options()
        elif what == "dump_configuration":
            banner.print_configuration()
        else:
            banner.print_banner()
            if what == "banner_and_stop":
                raise FinishedError(1)

    def _check_combinations(self) -> None:
        given = self._given
        for option in given:
            if option[0] in _MODE_OPTIONS:
                from cufe.driver.language_modes import check_combination

                check_combination([option[0] for option in given], self.invocation.settings.standard)
                return

    def _warn(self) -> None:
        """Finds what deserves a command-line warning; severity control by number does not reach these."""
        diagnostics = self.invocation.diagnostics
        if diagnostics.no_warnings:
            return
        for option, value in zip(self._given, self._values, strict=True):
            if option[0] == "include_directory" and value.rstrip("/") == _SYSTEM_INCLUDE_DIRECTORY:
                self.promoted += diagnostics.promote_warnings
                self.warnings.append(
                    f'"{value}" was specified as both a system and non-system include directory'
                    " -- the non-system entry will be ignored"
                )

    def _read_input(self) -> None:
        rest = self.arguments[self._next :]
        run = self.invocation.run
        if not rest:
            if run.banner_shown:
                raise FinishedError(0)
            raise CommandLineError("missing source file name")
        run.input = rest[0]
        settings = self.invocation.settings
        settings.input_name = run.input
        if settings.orig_src_file_name or any(option[0] == "orig_src_file_name" for option in self._given):
            self.name = settings.orig_src_file_name
        elif run.input not in ("", "-"):
            self.name = run.input
        if len(rest) > 1:
            raise CommandLineError("too many arguments on command line")


def parse(arguments: list[str]) -> Invocation:
    """Reads a command line without the program's name; see `CommandLine.read`."""
    return CommandLine(arguments).read()
