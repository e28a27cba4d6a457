"""Hexadecimal floating literals before C++17, where g++ does not have them under `-std=c++14`.

`double d = 0x1.8p-3;`: "exponent has no digits", "unable to find numeric literal operator" ([lex.fcon] of C++17).  The
CUDA front end reads them in each mode and prints values (observed).  The literal is written in decimal, exactly, so
that it is rounded as the one of the source.
"""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_CPP17: Final = 17
_LITERAL: Final = r"0[xX]([0-9a-fA-F']*)\.?([0-9a-fA-F']*)[pP]([+-]?[0-9']+)(\w*)"
#: beyond this the decimal form has thousands of digits
_LARGEST_EXPONENT: Final = 4000


def spell_hexadecimal_floats(context: Context) -> None:
    """Spells the hexadecimal floating literals of the user's code in decimal, where the standard has none."""
    if context.settings.standard >= _CPP17:
        return
    kinds = context.kinds
    lexemes = context.lexemes
    for at in k.each(kinds, k.NUMBER, context.places.stretches_without_vendors()):
        text = lexemes[at]
        if text[:2] in ("0x", "0X") and ("p" in text or "P" in text):
            spelled = _decimal(text)
            if spelled:
                context.edits.replace_tokens(at, at, spelled)


def _decimal(text: str) -> str:
    """The literal in decimal, empty where it is none that can be written so."""
    match = re.fullmatch(_LITERAL, text)
    if match is None:
        return ""
    fraction = match[2].replace("'", "")
    digits = match[1].replace("'", "") + fraction
    exponent = int(match[3].replace("'", "")) - 4 * len(fraction)
    if not digits or abs(exponent) > _LARGEST_EXPONENT:
        return ""
    mantissa = int(digits, 16)
    # 2^-n = 5^n * 10^-n
    exact = f"{mantissa << exponent}.0" if exponent >= 0 else f"{mantissa * 5**-exponent}e{exponent}"
    return exact + match[4]
