"""Widths and types of bit-fields ([class.bit])."""

from cufe import regex as re
from cufe.checks.findings import Judge
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType
from cufe.il.types import Type
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_reference, is_void
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_INCOMPLETE: Final = 70
_INVALID_SIZE: Final = 105
_INVALID_TYPE: Final = 106
_ZERO_LENGTH: Final = 107
_TOO_LARGE: Final = 959
_INITIALISED: Final = 3306
_CXX20: Final = 2020


class BitFields(Judge):
    """Judges the bit-fields of classes.

    Bit-fields whose type is no integral or enumeration type (106) or nothing (70), and widths that the type does not
    have: 105, 107, 959 ([class.bit]); default member initialisers of bit-fields before C++20 (3306).

    Members of templates are judged in the templates themselves, as far as they depend on no parameter."""

    def judge(self, cls: ClassType) -> None:
        """Judges the members that are declared in the braces of a class."""
        engine = self.engine
        context = cls.context
        if cls.brace < 0 or not isinstance(context, ClassContext):
            return
        for piece in engine.cutter.pieces(cls.brace):
            if piece.sort != c.SIMPLE or engine.kinds.find(k.COLON, piece.head, piece.end) < 0:
                continue
            declaration = engine.lookup.declarations.parse(piece, cls.written_name())
            for declarator in declaration.declarators:
                if declarator.initialiser == n.BIT_FIELD:
                    self._member(declaration.specifiers, declarator, context)

    def _member(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> None:
        engine = self.engine
        start = declarator.initialiser_start + 1
        end = engine.lookup.declarations.end_of_width(start - 1, declarator.initialiser_end)
        is_initialised = end < declarator.initialiser_end
        last = end if is_initialised else end - 1
        if is_initialised and engine.language.standard < _CXX20:
            self.findings.add(_INITIALISED, end)
        type_ = self._type(specifiers, declarator, context)
        is_integral = True
        if type_ is not None and not type_.dependent:
            is_integral = bare(type_).kind == tk.TK_INTEGER and not is_reference(type_)
            if is_void(type_):
                if declarator.id >= 0:
                    self.findings.add(_INCOMPLETE, declarator.id, last, (MessageNames().fill_in(type_),))
            elif not is_integral:
                self.findings.add(_INVALID_TYPE, specifiers.start, last, about=str(start))
        width = self._width(start, end, context)
        if width == 0 and declarator.id >= 0:
            self.findings.add(_ZERO_LENGTH, declarator.id, last)
        elif width is not None and is_integral:
            if width < 0:
                self.findings.add(_INVALID_SIZE, start, last)
            elif type_ is not None and not type_.dependent:
                bits = 8 * engine.layout.size(type_)
                if width > bits:
                    self.findings.add(_TOO_LARGE, start, last, (bits,))

    def _type(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> Type | None:
        with unanswered:
            base = self.engine.specifiers.base_type(specifiers, context)
            return self.engine.declarators.type_of(base, declarator, context)
        return None

    def _width(self, start: int, end: int, context: ClassContext) -> int | None:
        engine = self.engine
        with unanswered:
            node = engine.fragments.expression(start, end)
            return engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(node, context)))
        return None


_SIGNED_BIT: Final = 108

#: `name : 1;`
_FIELD: Final = TokenPattern(re.escape(bytes((k.IDENTIFIER, k.COLON, k.NUMBER))) + rb"[;,=]", b":")
_WIDTHS: Final = frozenset(("1", "01", "0x1", "1u", "1U"))
_SIGNED: Final = frozenset(("signed", "int", "char", "short", "long"))
_TYPEDEFS: Final = frozenset(("int8_t", "int16_t", "int32_t", "int64_t"))
_SPECIFIERS: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST, k.VOLATILE, k.MUTABLE))
_NO_TYPE: Final = bytes((k.CONST, k.VOLATILE, k.MUTABLE))
#: in front of a declaration of a member
_BEFORE: Final = b";{}:"


def check_signed_bits(code: UserCode) -> None:
    """Judges the bit-fields of fundamental types whose width is written as a number.

    Bit-fields of one bit whose type is signed (108): they hold 0 and -1 ([class.bit])."""
    for start, end in code.in_full:
        for match in _FIELD.finditer(code.kinds, start, end):
            name = match.start()
            if code.lexemes[name + 2] in _WIDTHS and _is_signed(code, name) and _is_member(code, name):
                code.add_late(_SIGNED_BIT, name, _end(code, match.end() - 1))


def _is_signed(code: UserCode, name: int) -> bool:
    """Whether the specifiers of the declaration around a name are those of a signed integer type."""
    kinds = code.kinds
    at = name - 1
    while kinds[at] == k.COMMA and kinds.endswith(bytes((k.COLON, k.NUMBER)), 0, at):
        # Behind another bit-field, which may have no name.
        at -= 3
        if kinds[at] == k.IDENTIFIER and kinds[at - 1] in _SPECIFIERS + b",":
            at -= 1
    words: list[str] = []
    while kinds[at] in _SPECIFIERS:
        if kinds[at] not in _NO_TYPE:
            words.append(code.lexemes[at])
        at -= 1
    if kinds[at] not in _BEFORE:
        return False
    return bool(words) and (_SIGNED.issuperset(words) or (len(words) == 1 and words[0] in _TYPEDEFS))


def _is_member(code: UserCode, name: int) -> bool:
    """Whether a name stands directly in the body of a class, be it a local one."""
    brace = code.brackets.enclosing(name)
    path = code.cutter.path(name)
    if brace < 0 or not path:
        return False
    if len(path) > 1 and path[-2].sort == c.CLASS and path[-2].body == brace:
        return path[-1].sort == c.SIMPLE
    return brace in code.lookup().bodies.of(path[-1]).classes


def _end(code: UserCode, at: int) -> int:
    """The end of the declarator whose width ends in front of a token."""
    while code.kinds[at] not in b";,":
        at = code.brackets.skip(at) if code.kinds[at] in b"([{" else at + 1
    return at
