"""Constructors and destructors declared with the template arguments of their class: `template <class T> struct C {
C<T>(); ~C<T>(); };`.

C++20 has no template-id there ([class.ctor]/1, [class.dtor]/1, CWG 2237): g++ says "expected unqualified-id before ')'
token" and "template-id not allowed for destructor", and before C++20 of other arguments "declaration of '~C<int>' as
member of 'C<T>'". The CUDA front end takes them in all standards, of destructors any, and prints none.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_CXX20: Final = 20
_DESTRUCTOR: Final = bytes((k.TILDE, k.IDENTIFIER, k.LESS))
_END: Final = b">("
#: how many tokens template arguments may have in front of `(`
_LONG: Final = 80


def drop_arguments_of_class(context: Context) -> None:
    """Erases the template arguments behind the names of constructors and destructors that are declared."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        at = kinds.find(_DESTRUCTOR, start, end)
        while at >= 0:
            close = context.brackets.close_angle(at + 2, end)
            if close >= 0 and kinds[close + 1] == k.OPEN_ROUND:
                _look(context, at, at + 2, close)
            at = kinds.find(_DESTRUCTOR, at + 3, end)
        if context.settings.standard >= _CXX20:
            _constructors(context, start, end)


def _constructors(context: Context, start: int, end: int) -> None:
    kinds = context.kinds
    classes: dict[int, str] = {-1: ""}
    close = kinds.find(_END, start, end)
    while close >= 0:
        brace = context.brackets.enclosing(close)
        if brace not in classes:
            path = context.cutter.path(brace)
            is_class = bool(path) and path[-1].sort == c.CLASS and path[-1].body == brace
            classes[brace] = context.class_name(path[-1]) if is_class else ""
        name = classes[brace]
        if name:
            less = kinds.rfind(k.LESS, max(brace, close - _LONG), close)
            while less >= 0:
                if context.lexemes[less - 1] == name and context.brackets.close_angle(less, close + 1) == close:
                    _look(context, less - 1, less, close)
                less = kinds.rfind(k.LESS, max(brace, close - _LONG), less)
        close = kinds.find(_END, close + 2, end)


def _look(context: Context, name: int, less: int, close: int) -> None:
    """Erases the arguments where the declarator-id that they end begins its last component at `name`."""
    path = context.cutter.path(name)
    if not path or name > path[-1].body >= 0:
        return
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    declaration = context.parser.parse(path[-1], class_name)
    if not declaration.declarators:
        return
    declarator = declaration.declarators[0]
    if declarator.id == name and declarator.name_last == close and declarator.function() is not None:
        context.edits.replace_tokens(less, close, "")
