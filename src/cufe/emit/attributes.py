"""CUDA attributes go: gcc does not know them, and a user who looks for misspelt attributes shall still be warned."""

from cufe.cuda.marks import PURE, WORDS
from cufe.emit.context import Context
from cufe.text import kinds as k
from cufe.text.standard_attributes import standard_entries


def remove_attributes(context: Context) -> None:
    """Blanks or erases every attribute with a CUDA word; writers that put something in its place do so on their own.

    The toolkit's macros always spell one the same way, on one line, so blanks take its place and keep every column as
    it is.  Other spellings are edited.
    """
    marks = context.marks
    lexemes = context.lexemes
    text = context.unit.text
    offsets = context.unit.attribute_offsets
    spellings = {word: f"__attribute__(({word}))" for word in WORDS if WORDS[word] != PURE}
    blanked: set[int] = set()
    for first in marks.plain:
        spelling = spellings.get(lexemes[first + 3], "")
        offset = offsets.get(first, -1)
        if spelling and offset >= 0 and text[offset : offset + len(spelling)] == spelling:
            blanked.add(first)
            context.edits.blank(offset, offset + len(spelling))
    for index, first in enumerate(marks.first):
        if first in blanked:
            continue
        if (marks.is_plain(index) and marks.words[index] != PURE) or marks.is_macro(index):
            context.edits.replace_tokens(first, marks.last[index], "")
        else:
            _erase_list(context, first, marks.last[index])


def _erase_list(context: Context, first: int, last: int) -> None:
    """Erases the CUDA words of `__attribute__((...))` or `[[...]]`, and all of it where nothing else is in it."""
    attributes = context.parser.attribute_specifier(first)
    kept = [attribute for attribute in attributes if attribute.name not in WORDS]
    replacement = ""
    if context.lexemes[first] == "[":
        replacement = _other_entries(context, first, last)
    elif kept:
        inner = ", ".join(context.spell(attribute.first, attribute.last + 1) for attribute in kept)
        replacement = f"__attribute__(({inner}))"
    if any(attribute.name == "nv_pure" for attribute in attributes):
        replacement += "__attribute__((pure))"
    context.edits.replace_tokens(first, last, replacement)


def _other_entries(context: Context, first: int, last: int) -> str:
    """The list `[[...]]` without CUDA words."""
    others = [
        f"{scope}::{context.spell(name, end)}" if scope else context.spell(name, end)
        for scope, name, end in standard_entries(context.lexemes, first, last)
        if context.lexemes[name] not in WORDS
    ]
    return f"[[{', '.join(others)}]]" if others else ""


def spell_noinline(context: Context) -> None:
    """`__noinline__` is a macro of the front end; gcc knows the attribute, in `__attribute__` under that name, too."""
    for at in k.all_of(context.kinds, k.ATTRIBUTE_MACRO):
        if context.kinds[at - 1] not in b"(," and context.lexemes[at] == "__noinline__":
            context.edits.replace_tokens(at, at, "__attribute__((noinline))")
