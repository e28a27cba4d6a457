"""Members and bases that do not fit the class they are declared in ([class.mem], [class.derived]): specifiers, arrays
of no bound, names that are none of classes, and the widths and types of bit-fields ([class.bit]).

Told are `virtual` (314, 377, 774, 2548), `explicit` (771), `static` (378, 817, 1667), storage classes (328, 2501),
`constexpr` (2386), `final` and `override` (2614, 2884), and pure specifiers (319, 320).
Constructors, destructors and conversions have a form, too (279, 405, 407, 408, 452, 964).

Those of templates are judged in the templates themselves."""

from cufe.checks.findings import Findings, Judge
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Declared, Routine
from cufe.il.type_kinds import CONST, TK_UNION
from cufe.il.types import ArrayType, IntegerType, MemberPointerType, NullptrType, PointerType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.constant.literals import is_spelled_zero
from cufe.sema.declared.contexts import ClassContext, is_dependent_context
from cufe.sema.declared.declare_types import contains_placeholder, is_incomplete_at
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.candidates import is_void_list
from cufe.sema.overload.type_tests import bare, is_reference, is_void, qualified_element
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.checks.mistakes import MistakenOperands
    from cufe.sema.engine import Engine

_UNION_BASE: Final = 241
_STATIC_VIRTUAL: Final = 314
_NOT_A_CONSTRUCTOR: Final = 405
_PARAMETERS: Final = 407
_COPIED_BY_COPY: Final = 408
_RETURN_TYPE: Final = 964
_PURE: Final = 319
_NOT_ZERO: Final = 320
_STORAGE_CLASS: Final = 328
_OTHER_DESTRUCTOR: Final = 279
_VIRTUAL: Final = 377
_CONVERTED: Final = 452
_LOCAL_STATIC: Final = 817
_VIRTUAL_TEMPLATE: Final = 774
_NOT_IN_CLASS: Final = 1591
_NOT_CONSTANT: Final = 1592
_NO_PLACEHOLDER: Final = 1598
_CONST_STATIC: Final = 1667
_CONSTEXPR: Final = 2386
_THREAD_LOCAL: Final = 2501
_DEDUCED: Final = 2548
_FINAL: Final = 2614
_OF_STATIC: Final = 2884

_STORAGE: Final = bytes((k.EXTERN, k.REGISTER))
_WORDS: Final = bytes((k.VIRTUAL, k.EXPLICIT, k.STATIC, k.CONSTEXPR, k.AUTO, k.THREAD_LOCAL)) + _STORAGE


class MemberDeclarations(Judge):
    """Judges the declarations in classes where they are written."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        super().__init__(engine, findings)
        #: the names of static data members that may not be initialised in their classes
        self.refused: set[int] = set()

    def piece(self, path: list[Piece]) -> None:
        """Judges the members that the innermost of some pieces declares."""
        if path[-1].sort == c.CLASS:
            self._union(path[-1])
        if len(path) < 2 or path[-2].sort != c.CLASS or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            return
        piece = path[-1]
        kinds = self.engine.kinds
        end = piece.body if piece.body >= 0 else piece.end
        words = any(kinds[at] in _WORDS for at in range(piece.head, end))
        if not words and kinds.find(k.CLOSE_ROUND, piece.head, end) < 0:
            return
        context = self.engine.definitions.context_of(path, [])
        if isinstance(context, ClassContext):
            self.member(piece, context)

    def member(self, piece: Piece, context: ClassContext, is_local: bool = False) -> None:
        """Judges the members that a piece of a class declares, which may be a class in a block."""
        for binding in self.engine.lookup.bindings(piece, context.cls.written_name()):
            declaration, declarator = binding.declaration, binding.declarator
            if declaration is None or declarator is None or declaration.specifiers.flags & (n.FRIEND | n.TYPEDEF):
                continue
            if binding.sort == s.ROUTINE:
                self._function(binding, declaration, declarator, context.cls)
            elif binding.sort == s.VARIABLE:
                if is_local and declaration.specifiers.flags & n.STATIC:
                    self.findings.add(_LOCAL_STATIC, self._word(k.STATIC, declaration, binding.name), binding.name)
                elif declaration.specifiers.flags & n.STATIC:
                    self._initialised(Declared(binding, piece, context), declaration, declarator)
                self._data(binding, declaration)

    def _union(self, piece: Piece) -> None:
        """A union has no base class ([class.union]/4)."""
        kinds = self.engine.kinds
        colon = kinds.find(b":", piece.head, piece.body)
        if colon >= 0 and kinds.find(k.UNION, piece.head, colon) >= 0:
            self.findings.add(_UNION_BASE, colon)

    def _word(self, kind: int, declaration: n.Declaration, name: int) -> int:
        """The token of a specifier in front of a name, or -1."""
        return self.engine.kinds.find(kind, declaration.specifiers.start, name)

    def _data(self, binding: s.Binding, declaration: n.Declaration) -> None:
        explicit = self._word(k.EXPLICIT, declaration, binding.name)
        if declaration.specifiers.flags & n.EXPLICIT and explicit >= 0 and not self._is_conversion(binding):
            self.findings.add(num.EXPLICIT_NOT_HERE, explicit)
        flags = declaration.specifiers.flags
        declarator = binding.declarator
        if declaration.specifiers.sort == n.PLACEHOLDER and not flags & n.STATIC and declarator is not None:
            if declarator.initialiser in (n.ASSIGNED, n.BRACED):
                self.findings.add(_NO_PLACEHOLDER, self._word(k.AUTO, declaration, binding.name))
        if flags & n.VIRTUAL:
            self.findings.add(_VIRTUAL, self._word(k.VIRTUAL, declaration, binding.name))
        if flags & n.THREAD_LOCAL and not flags & n.STATIC:
            self.findings.add(_THREAD_LOCAL, self._word(k.THREAD_LOCAL, declaration, binding.name))
        if flags & (n.EXTERN | n.REGISTER):
            for at in range(declaration.specifiers.start, declaration.specifiers.end):
                if self.engine.kinds[at] in _STORAGE:
                    self.findings.add(_STORAGE_CLASS, at)
                    return
        if flags & n.CONSTEXPR and not flags & n.STATIC:
            self.findings.add(_CONSTEXPR, self._word(k.CONSTEXPR, declaration, binding.name))

    def _initialised(self, declared: Declared, declaration: n.Declaration, declarator: n.Declarator) -> None:
        """A static data member is initialised in its class where it is constant or inline ([class.static.data])."""
        if declarator.initialiser not in (n.ASSIGNED, n.BRACED) or declaration.heads:
            return
        if declaration.specifiers.flags & (n.CONSTEXPR | n.INLINE):
            return
        count = len(self.findings.found)
        with unanswered:
            type_ = self.engine.declare_types.declared_type(declared)
            if contains_placeholder(type_) and is_dependent_context(declared.context):
                # The arguments may say what it is.
                return
            plain = type_.canonical.skip_typerefs()
            if qualified_element(type_).qualifiers() & CONST:
                if isinstance(plain, (PointerType, MemberPointerType, NullptrType, ArrayType, ClassType)):
                    name = MessageNames().fill_in(type_)
                    self.findings.add(_NOT_IN_CLASS, declarator.initialiser_start, fill_ins=(name,))
            elif not qualified_element(type_).dependent or isinstance(plain, (PointerType, ArrayType, ClassType)):
                self.findings.add(_NOT_CONSTANT, declarator.initialiser_start)
        if len(self.findings.found) > count:
            self.refused.add(declared.binding.name)

    def _function(
        self, binding: s.Binding, declaration: n.Declaration, declarator: n.Declarator, cls: ClassType
    ) -> None:
        kinds = self.engine.kinds
        flags = declaration.specifiers.flags
        function = declarator.function()
        if function is None:
            return
        name = binding.name
        is_named = kinds[name] == k.IDENTIFIER
        is_constructor = is_named and declaration.specifiers.sort == n.NO_TYPE
        is_destructor = kinds[name] == k.TILDE
        if is_named and not is_constructor and self.engine.lexemes[name] == cls.written_name():
            self.findings.add(_NOT_A_CONSTRUCTOR, name)
        elif is_destructor:
            self._destructor(name, declaration, function, cls)
        elif is_constructor and not declaration.heads:
            self._copies(binding, function, cls)
        elif self._is_conversion(binding) and declaration.specifiers.sort != n.NO_TYPE:
            self.findings.add(_CONVERTED, declaration.specifiers.type_start)
        if flags & n.EXPLICIT and not is_constructor and not self._is_conversion(binding):
            self.findings.add(num.EXPLICIT_NOT_HERE, self._word(k.EXPLICIT, declaration, name))
        if flags & n.VIRTUAL:
            self._virtual(name, is_constructor, declaration, function, cls)
        if flags & n.STATIC:
            self._static(name, is_constructor, declaration, declarator, function)
        elif "final" in declarator.virtual_specifiers and not flags & n.VIRTUAL and self._has_no_bases(cls):
            self.findings.add(_FINAL, name)
        if declarator.initialiser == n.ASSIGNED:
            self._assigned(is_constructor, declaration, declarator, cls)

    def _destructor(
        self, name: int, declaration: n.Declaration, function: n.DeclaratorOperator, cls: ClassType
    ) -> None:
        """A destructor has the name of its class, takes and returns nothing ([class.dtor])."""
        spelling = self.engine.lexemes[name + 1]
        if spelling != cls.written_name() and isinstance(cls.context, ClassContext):
            with unanswered:
                found = self.engine.names.unqualified(spelling, cls.context, name)
                if not found or (isinstance(found[0], ClassType) and found[0] is not cls):
                    self.findings.add(_OTHER_DESTRUCTOR, name)
        if function.parameters and not is_void_list(function, self.engine.lexemes):
            self.findings.add(_PARAMETERS, function.first + 1)
        if declaration.specifiers.sort != n.NO_TYPE:
            self.findings.add(_RETURN_TYPE, declaration.specifiers.type_start)

    def _copies(self, binding: s.Binding, function: n.DeclaratorOperator, cls: ClassType) -> None:
        """No constructor copies by a parameter that is a copy ([class.copy.ctor]/5)."""
        if not function.parameters or self.engine.lexemes[function.first + 1] not in (cls.written_name(), "const"):
            return
        with unanswered:
            for routine in self.engine.overloads.constructors.of(cls):
                if routine.token == binding.name and isinstance(routine, Routine):
                    if self.engine.overloads.constructors.copies_by_copy(routine, cls):
                        name = MessageNames().fill_in(cls)
                        self.findings.add(_COPIED_BY_COPY, function.first + 1, fill_ins=(name, name))

    def _is_conversion(self, binding: s.Binding) -> bool:
        """Whether a conversion function is declared ([class.conv.fct])."""
        return not self.engine.declare.binding_name(binding)

    def _virtual(
        self,
        name: int,
        is_constructor: bool,
        declaration: n.Declaration,
        function: n.DeclaratorOperator,
        cls: ClassType,
    ) -> None:
        kinds = self.engine.kinds
        virtual = self._word(k.VIRTUAL, declaration, name)
        allocates = kinds[name] == k.OPERATOR and kinds[name + 1] in (k.NEW, k.DELETE)
        if is_constructor or cls.kind == TK_UNION:
            self.findings.add(_VIRTUAL, virtual)
        elif declaration.specifiers.flags & n.STATIC or allocates:
            self.findings.add(_STATIC_VIRTUAL, virtual)
        elif declaration.heads:
            self.findings.add(_VIRTUAL_TEMPLATE, virtual)
        elif declaration.specifiers.sort == n.PLACEHOLDER and function.trailing < 0:
            self.findings.add(_DEDUCED, name)

    def _static(
        self,
        name: int,
        is_constructor: bool,
        declaration: n.Declaration,
        declarator: n.Declarator,
        function: n.DeclaratorOperator,
    ) -> None:
        kinds = self.engine.kinds
        if is_constructor or kinds[name] == k.TILDE:
            self.findings.add(num.STATIC_NOT_HERE, self._word(k.STATIC, declaration, name))
        elif kinds[name] == k.IDENTIFIER:
            if declarator.virtual_specifiers:
                self.findings.add(_OF_STATIC, function.last + 1)
            elif function.flags & (n.CONST | n.VOLATILE):
                self.findings.add(_CONST_STATIC, function.last + 1)

    def _assigned(
        self, is_constructor: bool, declaration: n.Declaration, declarator: n.Declarator, cls: ClassType
    ) -> None:
        """`= 0`, and what is neither that nor `= default` or `= delete`."""
        equals = declarator.initialiser_start
        value = equals + 1
        if self.engine.kinds[value] in (k.DEFAULT, k.DELETE) or declaration.heads:
            return
        if not declaration.specifiers.flags & n.VIRTUAL and (is_constructor or self._has_no_bases(cls)):
            self.findings.add(_PURE, equals)
        if not is_spelled_zero(self.engine.lexemes[value]):
            self.findings.add(_NOT_ZERO, value, equals)

    def _has_no_bases(self, cls: ClassType) -> bool:
        """Whether a class surely has no base class, and its functions override none."""
        return cls.brace >= 0 and self.engine.kinds[cls.brace - 1] in (k.IDENTIFIER, k.STRUCT, k.CLASS, k.UNION) and (
            self.engine.kinds.rfind(b":", self.engine.cutter.path(cls.brace - 1)[-1].head, cls.brace) < 0
        )


_INITIALISED: Final = 1049
_OTHERWISE_EMPTY: Final = 3251

_NO_DATA: Final = n.STATIC | n.TYPEDEF | n.FRIEND


class _Member:
    """A data member: its name or -1, the type where it is an array of no bound, and the token behind its declarator."""

    def __init__(self, name: int, flexible: Type | None, behind: int) -> None:
        self.name: int = name
        self.flexible: Type | None = flexible
        self.behind: int = behind


class FlexibleArrays(Judge):
    """Judges the members of classes."""

    def judge(self, cls: ClassType) -> None:
        context = cls.context
        if cls.brace < 0 or not isinstance(context, ClassContext):
            return
        if self.engine.kinds.find(b"[]", cls.brace, self.engine.cutter.brackets.close(cls.brace)) < 0:
            return
        members = self._members(cls, context)
        if any(one.flexible is not None for one in members):
            self._arrays(cls, members)

    def _arrays(self, cls: ClassType, members: list[_Member]) -> None:
        is_union = cls.kind == tk.TK_UNION
        is_empty = not is_union and self._has_no_bases_with_data(cls)
        for place, one in enumerate(members):
            if one.flexible is None:
                is_empty = is_empty and one.name < 0
                continue
            if is_empty:
                self.findings.add(_OTHERWISE_EMPTY, one.behind, one.behind - 1)
                is_empty = False
            shown = MessageNames().fill_in(one.flexible)
            if is_union:
                self.findings.add(num.INCOMPLETE, one.name, -1, (shown,))
            elif place + 1 < len(members):
                self.findings.add(num.INCOMPLETE, one.name, members[place + 1].behind, (shown,))

    def _has_no_bases_with_data(self, cls: ClassType) -> bool:
        with unanswered:
            return all(self.engine.classes.is_empty(base.type) for base in self.engine.classes.bases(cls))
        return False

    def _members(self, cls: ClassType, context: ClassContext) -> list[_Member]:
        engine = self.engine
        found: list[_Member] = []
        for piece in engine.cutter.pieces(cls.brace):
            if piece.sort not in (c.SIMPLE, c.CLASS) or engine.kinds[piece.head] in (k.USING, k.STATIC_ASSERT):
                continue
            declaration = engine.lookup.declarations.parse(piece, cls.written_name())
            if declaration.specifiers.flags & _NO_DATA:
                continue
            for declarator in declaration.declarators:
                if declarator.function() is None:
                    found.append(self._member(declaration.specifiers, declarator, context))
            if piece.sort == c.CLASS and not declaration.declarators and engine.kinds[piece.body - 1] in k.CLASS_KEYS:
                # An anonymous union.
                found.append(_Member(piece.body, None, piece.end - 1))
        return found

    def _member(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> _Member:
        engine = self.engine
        first = declarator.operators[0] if declarator.operators else None
        behind = declarator.end
        if declarator.initialiser != n.NO_INITIALISER:
            behind = declarator.initialiser_start
        if first is None or first.sort != n.ARRAY or first.last != first.first + 1:
            return _Member(declarator.id, None, behind)
        if declarator.initialiser == n.ASSIGNED:
            self.findings.add(_INITIALISED, declarator.initialiser_start)
            return _Member(declarator.id, None, behind)
        with unanswered:
            base = engine.specifiers.base_type(specifiers, context)
            type_ = engine.declarators.type_of(base, declarator, context)
            return _Member(declarator.id, type_ if isinstance(bare(type_), ArrayType) else None, behind)
        return _Member(declarator.id, None, behind)


_INVALID_SIZE: Final = 105
_INVALID_TYPE: Final = 106
_ZERO_LENGTH: Final = 107
_SIGNED_BIT: Final = 108
_TOO_LARGE: Final = 959
_INITIALISED_BIT_FIELD: Final = 3306
_CXX20: Final = 2020


class BitFields(Judge):
    """Judges the bit-fields of classes.

    Bit-fields whose type is no integral or enumeration type (106) or nothing (70), and widths that the type does not
    have: 105, 107, 959 ([class.bit]); one bit of a signed type, which holds 0 and -1 (108); default
    member initialisers of bit-fields before C++20 (3306).

    Members of templates are judged in the templates themselves, as far as they depend on no parameter."""

    def __init__(self, engine: "Engine", findings: Findings, operands: "MistakenOperands") -> None:
        super().__init__(engine, findings)
        self.operands: MistakenOperands = operands

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
        value = engine.lookup.declarations.initialiser_of_field(start - 1, declarator.initialiser_end)
        is_initialised = value < declarator.initialiser_end
        last = value if is_initialised else value - 1
        if is_initialised and engine.language.standard < _CXX20:
            self.findings.add(_INITIALISED_BIT_FIELD, value)
        type_ = self._type(specifiers, declarator, context)
        is_integral = True
        if type_ is not None and not type_.dependent:
            is_integral = bare(type_).kind == tk.TK_INTEGER and not is_reference(type_)
            if is_void(type_):
                if declarator.id >= 0:
                    self.findings.add(num.INCOMPLETE, declarator.id, last, (MessageNames().fill_in(type_),))
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
                integer = bare(type_)
                if width > bits:
                    self.findings.add(_TOO_LARGE, start, last, (bits,))
                elif width == 1 and declarator.id >= 0 and isinstance(integer, IntegerType):
                    is_field = not specifiers.flags & (n.STATIC | n.TYPEDEF)
                    if is_field and not is_unsigned(integer.int_kind) and integer.sort != tk.BOOL:
                        self.findings.add(_SIGNED_BIT, declarator.id, last)

    def _type(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> Type | None:
        with unanswered:
            base = self.engine.specifiers.base_type(specifiers, context)
            return self.engine.declarators.type_of(base, declarator, context)
        return None

    def _width(self, start: int, end: int, context: ClassContext) -> int | None:
        engine = self.engine
        with unanswered, self.operands.told():
            node = engine.fragments.expression(start, end)
            called = node.operand if isinstance(node, e.Unary) else node
            if isinstance(called, e.Call) and isinstance(called.callee, e.Name):
                # Behind a misspelt access specifier a constructor or destructor is the width.
                named = engine.written_names.resolve(called.callee, context)
                made = engine.ids.named_type(called.callee, named, context)
                if made is not None and is_incomplete_at(engine, start, context, made):
                    raise Mistake(num.INCOMPLETE, "object of the class itself", called.start, (made,))
            return engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(node, context)))
        return None
