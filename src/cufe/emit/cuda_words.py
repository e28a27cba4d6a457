"""CUDA attributes and pragmas go, and unnamed namespaces get a name (observed: host-output 10).

gcc knows none of these words, and a user who looks for misspelt attributes shall still be warned.
"""

from cufe import regex as re
from cufe.cuda.marks import PURE, WORDS
from cufe.emit.context import HIDDEN, Context
from cufe.final import Final
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


_OUR_PRAGMAS: Final = r"[ \t]*#[ \t]*pragma[ \t]+(?:nv_|hd_warning_disable\b)"


def erase_pragmas(context: Context) -> None:
    """Erases `#pragma nv_...` and `#pragma hd_warning_disable`, which gcc would warn about."""
    unit = context.unit
    for text, offset in zip(unit.directive_text, unit.directive_offset, strict=True):
        if "pragma" in text and re.match(_OUR_PRAGMAS, text):
            context.edits.replace(offset, offset + len(text), "")


def name_namespaces(context: Context) -> None:
    """Names every unnamed namespace; nested ones and those of headers too."""
    kinds = context.kinds
    for at in k.all_of(kinds, k.NAMESPACE):
        body = context.parser.attributes(at + 1, [])
        if body < len(kinds) and kinds[body] == k.OPEN_BRACE and not context.is_dropped(at):
            _name_namespace(context, at, body)


def _name_namespace(context: Context, at: int, body: int) -> None:
    """Writes the three pieces that stand for `namespace {`: declaration, using-directive, definition.

    A using-directive is what gives an unnamed namespace's members to the scope around it ([namespace.unnamed]).  It
    needs no qualifier: of namespaces of that name, the one that was just declared is found first.
    """
    name = context.anonymous_namespace()
    visibility = f" {HIDDEN}" if context.settings.hidden_unnamed_namespace else ""
    inline = "inline " if _kind_before(context, at) == k.INLINE else ""
    if inline:
        context.edits.replace_tokens(at - 1, at - 1, "")
    head = f"{inline}namespace {name}{visibility} {{ }} using namespace {name}; {inline}namespace {name}{visibility}"
    context.edits.replace_tokens(at, at, head)
    if body > at + 1:
        context.edits.replace_tokens(at + 1, body - 1, "")


def _kind_before(context: Context, at: int) -> int:
    return context.kinds[at - 1] if at else 0
