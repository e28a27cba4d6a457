"""-E, -P, -C, -M and --list_macros (observed: cli 3).

The input is preprocessed, so there is little left to do: comments go, line markers lose their flags or go
too, and `__noinline__`, a macro of the original, becomes what it stands for.  An input that still holds
`#define` or `#if` is refused, as cufe has no preprocessor.
"""

from __future__ import annotations

import re

from cufe.driver.errors import CommandLineError
from cufe.driver.invocation import NO_PREPROCESSING, WITH_MARKERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.invocation import Run

_MACROS: Final = {
    "__nv_register_params__": "__attribute__((nv_register_params))",
    "__noinline__": "__attribute__((noinline))",
}

_PIECE: Final = re.compile(
    r"""
    (?P<raw>(?:u8|[uUL])?R"(?P<end>[^()\\\s]{0,16})\(.*?\)(?P=end)")
    | (?P<literal>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
    | (?P<comment>/\*.*?(?:\*/|\Z) | //(?:[^\n\\]|\\.)*)
    | (?P<splice>\\\r?\n)
    | (?P<marker>(?<![^\n])[ \t]*\#[ \t]*(?:line[ \t]+)?\d[^\n]*(?:\n|\Z))
    | (?P<directive>(?<![^\n])[ \t]*\#[ \t]*[a-z]+\b[^\n]*)
    | (?P<word>[A-Za-z_]\w*|\d[\w.']*)
    """,
    re.DOTALL | re.VERBOSE,
)
_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+("(?:[^"\\]|\\.)*"))?')


class _Pass:
    """One pass over the text."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.file = f'"{run.input}"'
        self.macros = dict(_MACROS)

    def replacement(self, piece: re.Match[str]) -> str:
        """Rewrites one piece of the text."""
        text = piece.group()
        kind = piece.lastgroup
        if kind == "word":
            return _MACROS.get(text, text)
        if kind == "comment":
            return text if self.run.keep_comments else " "
        if kind == "splice":
            return ""
        if kind == "marker":
            return self._marker(text)
        if kind == "directive":
            return self._directive(text)
        return text

    def _marker(self, text: str) -> str:
        parts = _MARKER.match(text)
        if parts is None or self.run.preprocess != WITH_MARKERS:
            return ""
        self.file = parts.group(2) or self.file
        return f"# {parts.group(1)} {self.file}\n"

    def _directive(self, text: str) -> str:
        word = text.lstrip(" \t#").split(maxsplit=1)[0]
        if word in ("pragma", "ident"):
            return text
        if self.run.list_macros and word in ("define", "undef"):
            self._note_macro(word, text)
            return ""
        raise CommandLineError(f"cannot preprocess #{word}: cufe has no preprocessor")

    def _note_macro(self, word: str, text: str) -> None:
        parts = re.match(r"[ \t]*#[ \t]*[a-z]+[ \t]+(\w+)(.*)", text, re.DOTALL)
        if parts is None:
            return
        if word == "undef":
            self.macros.pop(parts.group(1), None)
        else:
            rest = parts.group(2)
            self.macros[parts.group(1)] = rest.strip() if not rest.startswith("(") else "\0" + rest.strip()

    def listing(self) -> str:
        """The macros, as `#define` lines."""
        lines = []
        for name, body in self.macros.items():
            # The parameters of a macro follow its name without a blank.
            lines.append(f"#define {name} {body}".replace(" \0", "") + "\n")
        return "".join(lines)


def preprocessed(source: bytes, run: Run) -> bytes:
    """The text that the options in `run` ask for; `CommandLineError` if the input is not preprocessed."""
    out = ""
    if run.dependencies:
        stem = run.input.rpartition("/")[2]
        stem = stem.rpartition(".")[0] or stem
        out = f"{stem}.o: {run.input}\n"
    if run.preprocess == NO_PREPROCESSING and not run.list_macros:
        return out.encode("latin-1")
    work = _Pass(run)
    text = _PIECE.sub(work.replacement, source.decode("latin-1"))
    if run.list_macros:
        return work.listing().encode("latin-1")
    if run.preprocess == WITH_MARKERS:
        out = f'# 1 "{run.input}"\n' + out
    if text and not text.endswith("\n"):
        text += "\n"
    return (out + text).encode("latin-1")
