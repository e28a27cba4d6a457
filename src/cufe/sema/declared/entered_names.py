"""Names as declarations enter them: classes ([class.name]), functions without an identifier for a name, and what exists
before the first token (il.md section 5).

The index by identifiers leaves out operators, conversion functions, destructors and friends: hardly anybody asks for
them."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Declared, Field, Layout, Typedef
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_CLASS, TEMPLK_MEMBER_CLASS
from cufe.il.types import Type
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, is_dependent_context, is_in_body
from cufe.syntax.cutter import CLASS, EMPTY, ENUM, FUNCTION, LINKAGE, NAMESPACE, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: kinds of classes by their class-key
CLASS_KINDS: Final[dict[int, int]] = {k.CLASS: tk.TK_CLASS, k.STRUCT: tk.TK_STRUCT, k.UNION: tk.TK_UNION}


def enter_class(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the class that a binding declares to `found`, or tells the one that is there of its definition."""
    binding = declared.binding
    if engine.kinds[binding.name + 1] == k.LESS:
        return  # a specialisation: its template knows it
    if binding.template:
        in_class = isinstance(declared.context, ClassContext)
        template = engine.declare.template(declared, TEMPLK_MEMBER_CLASS if in_class else TEMPLK_CLASS, found)
        template.visible = min(template.visible, binding.visible)
        return
    cls: ClassType | None = None
    for entity in found:
        if isinstance(entity, ClassType):
            cls = entity
    declaration = binding.declaration
    key = declaration.specifiers.class_key if declaration is not None else k.CLASS
    if cls is None:
        if binding.body < 0 and _refers(engine, declared):
            return
        name = engine.lexemes[binding.name]
        cls = ClassType(name, binding.name, engine.declare.parent(declared.context), CLASS_KINDS.get(key, tk.TK_CLASS))
        cls.visible = binding.visible
        cls.access = engine.declare.access(declared)
        follow_prototype(cls)
        if is_in_body(declared.context) and is_dependent_context(declared.context):
            # A class in the body of a template is another one in each instance ([temp.dep.type]).
            cls.is_prototype = True
            cls.dependent = True
        engine.types.number(cls)
        found.append(cls)
    if binding.body >= 0 and cls.brace < 0 and declaration is not None:
        engine.declare.define(cls, declaration.specifiers.type_start, binding.body, declared.context)


def _refers(engine: "Engine", declared: Declared) -> bool:
    """Whether `struct S x;` means a class declared elsewhere ([basic.scope.pdecl]/7): only `struct S;` declares a
    member of a class."""
    declaration = declared.binding.declaration
    if declaration is None or not declaration.declarators:
        return False
    context = declared.context
    name = engine.lexemes[declared.binding.name]
    if isinstance(context, NamespaceContext) and engine.names.types_beside(context, name, declared.binding.name):
        return True
    if isinstance(context, ClassContext) or context.outer is None:
        return isinstance(context, ClassContext)
    return bool(engine.names.type_name(name, context.outer, declared.binding.name))


def follow_prototype(cls: ClassType) -> None:
    """A class nested in what a template is read as belongs to the current instantiation, too ([temp.dep.type]/1)."""
    if isinstance(cls.parent, ClassType) and cls.parent.is_prototype:
        cls.is_prototype = True
        cls.dependent = True


#: what may stand between a parenthesis and the name of an operator that it holds
_IN_FRONT_OF_NAMES: Final = bytes((k.CONST, k.VOLATILE, k.IDENTIFIER, k.SCOPE)) + b"*&A("


class SpecialIndex:
    """What follows one brace, linkage blocks included."""

    def __init__(self, declarations: DeclarationParser, brace: int) -> None:
        #: pieces of operator functions by name: `operator+`, `operator()`, `operator new[]`, `operator""_x`
        self.operators: dict[str, list[Piece]] = {}
        self.conversions: list[Piece] = []
        self.destructors: list[Piece] = []
        self.friends: list[Piece] = []
        self.usings: list[Piece] = []
        pending = [brace]
        kinds = declarations.kinds
        while pending:
            for piece in declarations.cutter.pieces(pending.pop()):
                sort = piece.sort
                if sort == LINKAGE:
                    pending.append(piece.body)
                elif sort != EMPTY and sort != NAMESPACE and sort != ENUM:
                    end = piece.body if sort == FUNCTION or sort == CLASS else piece.end
                    if k.next_of(kinds, k.FRIEND, piece.head, end) >= 0:
                        self.friends.append(piece)
                    elif kinds[piece.head] == k.USING:
                        self.usings.append(piece)
                    elif sort != CLASS:
                        self._add(declarations, piece, end)

    def _add(self, declarations: DeclarationParser, piece: Piece, end: int) -> None:
        at = declarator_word(declarations, piece, end)
        if at < 0:
            return
        if declarations.kinds[at] == k.TILDE:
            self.destructors.append(piece)
            return
        name = operator_name(declarations, at, end)
        if name:
            self.operators.setdefault(name, []).append(piece)
        else:
            self.conversions.append(piece)


def declarator_word(declarations: DeclarationParser, piece: Piece, end: int) -> int:
    """The `operator` or `~` that names what a piece declares, or -1: outside of all brackets, in front of a parameter
    list or an initialiser."""
    kinds = declarations.kinds
    at = piece.head
    if k.next_of(kinds, k.OPERATOR, at, end) < 0 and k.next_of(kinds, k.TILDE, at, end) < 0:
        return -1
    brackets = declarations.brackets
    while at < end:
        kind = kinds[at]
        if kind == k.OPERATOR or kind == k.TILDE:
            return at
        if kind == k.OPEN_ROUND:
            inner = at + 1
            while inner < end and kinds[inner] in _IN_FRONT_OF_NAMES:
                inner += 1
            if kinds[inner] == k.OPERATOR and kinds[inner - 1] != k.SCOPE:
                return inner  # the name of an operator in parentheses, as in `int (&operator[](int))[3]`
            if kinds[at - 1] == k.IDENTIFIER:
                return -1  # the parameter list of a function with a plain name
            at = brackets.skip(at)
        elif kind == k.OPEN_SQUARE:
            at = brackets.skip(at)
        elif kind == k.LESS:
            close = brackets.close_angle(at, end)
            at = close + 1 if close >= 0 else at + 1
        elif kind == k.ASSIGN:
            return -1
        else:
            at += 1
    return -1


class Predeclared:
    """The predeclared typedefs, made when a unit uses them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._typedefs: dict[str, Typedef] = {}

    def typedef(self, name: str) -> Typedef | None:
        """The predeclared typedef of a name, None where there is none."""
        known = self._typedefs.get(name)
        if known is not None:
            return known
        target = self._target(name)
        if target is None:
            return None
        made = Typedef(name, -1, self.engine.declare.root.namespace)
        made.visible = -1
        type_ = self.engine.types.typedef(tk.TYPEDEF, target)
        type_.typedef = made
        type_.name = name
        made.type = type_
        self._typedefs[name] = made
        return made

    def _target(self, name: str) -> Type | None:
        types = self.engine.types
        if name == "__builtin_va_list":
            return types.array(self._va_list_tag(), 1)
        if name == "__fp16":
            return types.floats[tk.FP16]
        if name == "__float80":
            return types.long_double
        if name == "__int128_t":
            return types.integers[tk.INT128]
        if name == "__uint128_t":
            return types.integers[tk.UNSIGNED_INT128]
        return None

    def _va_list_tag(self) -> ClassType:
        """`__va_list_tag` of the x86-64 ABI: 24 bytes."""
        types = self.engine.types
        made = ClassType("__va_list_tag", -1, self.engine.declare.root.namespace, tk.TK_STRUCT)
        types.number(made)
        made.predeclared = True
        made.bases = []
        made.fields = []
        members = (
            ("gp_offset", types.unsigned_int, 0), ("fp_offset", types.unsigned_int, 4),
            ("overflow_arg_area", types.pointer(types.void), 8), ("reg_save_area", types.pointer(types.void), 16),
        )  # fmt: skip
        for name, type_, offset in members:
            field = Field(name, -1, made)
            field.type = type_
            field.offset = offset
            made.fields.append(field)
        made.layout = Layout(24, 8)
        return made
