"""The functions of `re` that cufe uses, without the time to import `re` and to compile expressions: a tenth of a short
run.

A build puts a file beside this one that holds what the expressions of cufe compile to (`driver/regex_table.py` makes
it).  The Python that made it reads it, and no other.  Without it, and for expressions that are not in it, `re` does the
work; what comes out is a `re.Pattern` either way.

Not compiled by mypyc, for the reason that `cufe.final` gives.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from re import ASCII as ASCII
    from re import DOTALL as DOTALL
    from re import MULTILINE as MULTILINE
    from re import VERBOSE as VERBOSE
    from re import Match as Match
    from re import Pattern as Pattern
    from re import compile as compile  # noqa: A004
    from re import escape as escape
    from re import finditer as finditer
    from re import fullmatch as fullmatch
    from re import match as match
    from re import search as search
    from re import sub as sub

    def use_table(path: str) -> None: ...
else:
    import _sre
    import sys
    from marshal import load, loads

    MULTILINE = 8
    DOTALL = 16
    VERBOSE = 64
    ASCII = 256

    # The empty expression: its only step is that it has succeeded.
    _EMPTY = _sre.compile("", 32, [1], 0, {}, (None,))
    Pattern = type(_EMPTY)
    Match = type(_EMPTY.match(""))

    _ESCAPED = {code: "\\" + chr(code) for code in b"()[]{}?*+-|^$\\.&~# \t\n\r\v\f"}
    #: by an expression, over text or over bytes, and its flags: the pattern, or what it is made from as the file has it
    _of_text = {}
    _of_bytes = {}

    def use_table(path):
        """Reads the file that holds what expressions compile to, where there is one and this Python made it."""
        global _of_text, _of_bytes
        _of_text, _of_bytes = {}, {}
        try:
            with open(path, "rb") as file:
                version, of_text, of_bytes = load(file)
        except (OSError, EOFError, ValueError, TypeError):
            return
        if version == sys.version:
            _of_text, _of_bytes = of_text, of_bytes

    def compile(pattern, flags=0):  # noqa: A001
        known = _of_text if type(pattern) is str else _of_bytes
        made = known.get((pattern, flags))
        if made is None:
            import re

            made = known[(pattern, flags)] = re.compile(pattern, flags)
        elif type(made) is bytes:
            made = known[(pattern, flags)] = _sre.compile(pattern, *loads(made))
        return made

    def escape(pattern):
        if type(pattern) is str:
            return pattern.translate(_ESCAPED)
        return pattern.decode("latin-1").translate(_ESCAPED).encode("latin-1")

    def search(pattern, text, flags=0):
        return compile(pattern, flags).search(text)

    def match(pattern, text, flags=0):
        return compile(pattern, flags).match(text)

    def fullmatch(pattern, text, flags=0):
        return compile(pattern, flags).fullmatch(text)

    def finditer(pattern, text, flags=0):
        return compile(pattern, flags).finditer(text)

    def sub(pattern, replacement, text, count=0, flags=0):
        return compile(pattern, flags).sub(replacement, text, count)

    use_table(__file__.rpartition(".")[0] + ".table")
