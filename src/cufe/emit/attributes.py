"""CUDA attributes go: gcc does not know them, and a user who looks for misspelt attributes shall still be warned."""

from cufe.cuda.marks import PURE, WORDS
from cufe.emit.context import Context
from cufe.text import kinds as k


def plain_text(word: str) -> str:
    return f"__attribute__(({word}))"


def remove_attributes(context: Context) -> None:
    """Blanks or erases every attribute with a CUDA word; writers that put something in its place do so on their own.

    The toolkit's macros always spell one the same way, so blanks over the text keep every offset and column as it is.
    Other spellings are edited one by one.
    """
    unit = context.unit
    marks = context.marks
    text = unit.text
    spelt_out: set[str] = set()
    for word in WORDS:
        if WORDS[word] == PURE or word not in marks.plain:
            continue
        spelling = plain_text(word)
        found = text.count(spelling)
        if found != marks.plain.get(word, 0) or unit.literal_hides_attribute:
            spelt_out.add(word)
        elif found:
            context.edits.blank_everywhere(spelling)
    for index in range(len(marks.first)):
        first = marks.first[index]
        if not marks.is_plain(index) or marks.words[index] == PURE:
            _erase_list(context, first, marks.last[index])
        elif context.lexemes[first + 3] in spelt_out:
            context.edits.replace_tokens(first, marks.last[index], "")


def _erase_list(context: Context, first: int, last: int) -> None:
    """Erases the CUDA words of `__attribute__((...))`, and all of it where nothing else is in it."""
    attributes = context.parser.attribute_specifier(first)
    kept = [attribute for attribute in attributes if attribute.name not in WORDS]
    replacement = ""
    if kept:
        inner = ", ".join(context.spell(attribute.first, attribute.last + 1) for attribute in kept)
        replacement = f"__attribute__(({inner}))"
    if any(attribute.name == "nv_pure" for attribute in attributes):
        replacement += "__attribute__((pure))"
    context.edits.replace_tokens(first, last, replacement)


def spell_noinline(context: Context) -> None:
    """`__noinline__` is a keyword of the CUDA front end; gcc knows the attribute, in `__attribute__` under that name
    too."""
    at = context.kinds.find(k.NOINLINE)
    while at >= 0:
        if context.kinds[at - 1] not in b"(,":
            context.edits.replace_tokens(at, at, "__attribute__((noinline))")
        at = context.kinds.find(k.NOINLINE, at + 1)

