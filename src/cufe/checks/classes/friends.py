"""Friend declarations: specifiers, classes and functions that are no templates ([class.friend])."""

from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.entities import Declared
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_STORAGE_CLASS: Final = 784
_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.TYPEDEF))
_WORDS: Final = {k.THREAD_LOCAL: 2501, k.MUTABLE: 719, k.VIRTUAL: 377}
_OF_ARGUMENTS: Final = (num.UNDEFINED, num.NO_MEMBER, num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS)
_ENDS: Final = b"{;,=:"


def check_friend_specifiers(code: UserCode) -> None:
    """Judges each friend declaration.

    Specifiers that have no place in a friend declaration ([class.friend]/6, [dcl.stc]): storage classes (784),
    `thread_local` (2501), `mutable` (719), `virtual` (377), `explicit` (771). A storage class and `friend` contradict
    each other where the second of the two stands."""
    for at in k.each(code.kinds, k.FRIEND, code.in_full):
        path = code.cutter.path(at)
        if len(path) > 1 and path[-2].sort == c.CLASS and path[-1].sort in (c.SIMPLE, c.FUNCTION):
            _judge(code, path[-1], at)
            _befriended(code, path, at)


def _befriended(code: UserCode, path: list[Piece], friend: int) -> None:
    """`friend class C<int>;` of a template that nothing declares in front of it, or with mistaken arguments."""
    kinds = code.kinds
    piece = path[-1]
    name = friend + 1 + (kinds[friend + 1] in k.CLASS_KEYS)
    if piece.start != friend or kinds[name] != k.IDENTIFIER or kinds[name + 1] != k.LESS:
        return
    behind = code.brackets.close_angle(name + 1, piece.end) + 1
    if kinds[behind] != k.SEMICOLON:
        return
    if code.lookup().is_undeclared(name):
        code.add_once(num.NO_TEMPLATE, name, code.lexemes[name])
        return
    engine = code.engine()
    with guarded():
        context = engine.definitions.context_of(path, [])
        try:
            if context is not None:
                engine.specifiers.type_id(name, behind, context)
        except Mistake as mistake:
            if mistake.number in _OF_ARGUMENTS:
                code.add_once(mistake.number, mistake.token, *fill_ins_of(engine, mistake))


def _judge(code: UserCode, piece: Piece, friend: int) -> None:
    kinds = code.kinds
    at = piece.head
    while kinds[at] not in _ENDS:
        kind = kinds[at]
        if kind in _STORAGE and kinds[at + 1] != k.STRING:
            code.add(_STORAGE_CLASS, max(at, friend))
        elif kind in _WORDS:
            code.add(_WORDS[kind], at)
        elif kind == k.EXPLICIT:
            code.add(num.EXPLICIT_NOT_HERE, piece.head)
        at = code.brackets.skip(at) if kind in b"([" else at + 1


_NO_TEMPLATE: Final = 1301
#: `= delete` and `= default` define the function
_DEFINED: Final = (k.DELETE, k.DEFAULT)


def check_non_template_friends(code: UserCode) -> None:
    """Judges the friend functions that class templates declare without a body.

    Friends of class templates that look like templates and are none (1301, [temp.friend]): `friend void f(C);`
    befriends another ordinary function in each instance, which has to be written out for it; `f<>` would befriend a
    template's."""
    kinds = code.kinds
    for at in k.each(kinds, k.FRIEND, code.in_full):
        path = code.cutter.path(at)
        if len(path) > 1 and path[-1].sort == c.SIMPLE and path[-2].sort == c.CLASS:
            piece = path[-1]
            is_declared = kinds[piece.start] != k.TEMPLATE and kinds[piece.end - 2] not in _DEFINED
            if is_declared and kinds.find(b"(", at, piece.end) >= 0 and code.is_template(path):
                _judge_non_template(code, path)


def _judge_non_template(code: UserCode, path: list[Piece]) -> None:
    engine = code.engine()
    with guarded():
        context = engine.definitions.context_of(path, [])
        if isinstance(context, ClassContext):
            for binding in engine.friends.functions(path[-1], context):
                type_ = engine.declare_types.declared_type(Declared(binding, path[-1], context))
                if type_.dependent:
                    name = "".join(code.lexemes[binding.name : binding.end])
                    text = MessageNames().declared(type_.canonical, name)
                    # Mistakes in the attributes in front are reported after it.
                    attribute = code.kinds.find(k.ATTRIBUTE, path[-1].start, binding.name)
                    found_at = attribute if attribute >= 0 else binding.name
                    code.add_late(_NO_TEMPLATE, binding.name, found_at, EntityName("", text))
