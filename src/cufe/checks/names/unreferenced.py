"""Variables, parameters and functions that nobody uses."""

from cufe.checks.read_pieces import bodies_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR, DESTRUCTOR
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNREFERENCED: Final = 177
_TAG: Final = "declared_but_not_referenced"
_SET: Final = 550
_TAG_OF_SET: Final = "set_but_not_used"

#: a parameter that nothing refers to
_UNUSED: Final = 826

_MARKS: Final = frozenset(("unused", "maybe_unused", "__unused__"))
#: in front of an attribute, where a parameter has its type
_BEFORE_MARKS: Final = b"([," + bytes((k.SCOPE,))
_PLAIN: Final = (n.BUILTIN, n.ENUM_DEFINITION)
_INDIRECT: Final = (n.POINTER, n.REFERENCE, n.RVALUE_REFERENCE, n.MEMBER_POINTER)
_REFERENCES: Final = bytes((k.AMPERSAND, k.AND))
_CONSTANT: Final = n.CONST | n.CONSTEXPR
#: errors of declarations whose variable is known all the same: its initialiser has too many values, is missing, or may
#: not be there; it is in the wrong memory space; something is missing behind it
_HARMLESS: Final = frozenset((18, 65, 146, 252, 257, 811, 20027, 20053))
#: the class of an object is abstract or has no default constructor
_OF_OBJECTS: Final = frozenset((291, 322))
#: errors at a name that are those of its missing or mistaken initialiser
_OF_VALUES: Final = frozenset((252, 257, 289, 291, 415, 811, 2385))
#: the value of a `constexpr` variable is missing, or is no constant
_NO_VALUE: Final = (frozenset((28,)), frozenset((811,)), frozenset((2385,)))
#: too many names for the parts of an object, or too few
_MISCOUNTED: Final = frozenset((2829, 2830))
#: errors of template arguments behind which there is an instance all the same
_OF_ARGUMENTS: Final = frozenset((20, 28, 40, 79, 254, 458, 847, 999, 2361))


def check_unreferenced(code: UserCode) -> None:
    """Judges the functions and namespaces of the user's text.

    Variables and functions that nothing names (177), variables that are only set (550), and parameters that nothing
    refers to (826): remarks, which are judged where somebody raised their severity. Every mention counts, evaluated or
    not. Told are variables of blocks where these end, and at the end of the unit what has internal linkage
    ([basic.link])."""
    if may_tell(code):
        _Unreferenced(code).check()


def may_tell(code: UserCode) -> bool:
    """Whether any of it could be shown."""
    may_show = code.report.may_show
    return may_show(_UNREFERENCED, _TAG) or may_show(_SET, _TAG_OF_SET) or may_show(_UNUSED, str(_UNUSED))


class _Unreferenced:
    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes
        self._file: str = self._file_at(len(code.unit) - 1)
        self._in_template: bool = False
        self._is_device_pass: bool = code.settings.warns_for_device()
        #: the pragmas whose counts may name a variable, which only the device compiler reads
        self._unroll_pragmas: list[str] = []
        if self._is_device_pass:
            pragmas = [code.unit.directive_text[index] for index in code.unit.pragmas]
            self._unroll_pragmas += [line for line in pragmas if "unroll" in line]
        self._wants_set: bool = code.report.may_show(_SET, _TAG_OF_SET)
        self._wants_unused: bool = code.report.may_show(_UNUSED, str(_UNUSED))

    def check(self) -> None:
        """Goes through the scopes, outer ones first, and through all bodies."""
        pending: list[tuple[int, str, bool]] = [(-1, "", False)]
        while pending:
            brace, prefix, internal = pending.pop()
            inner: list[tuple[int, str, bool]] = []
            for piece in self.code.cutter.pieces(brace):
                if piece.sort in (c.NAMESPACE, c.LINKAGE, c.CLASS) and piece.body >= 0:
                    if self._reaches(piece):
                        inner.append(self._inner(piece, prefix, internal))
                if piece.sort in (c.FUNCTION, c.SIMPLE, c.CLASS) and self.code.is_own(piece.start):
                    if brace < 0 or not self._is_class(brace):
                        self._members(piece, prefix, internal)
            pending += reversed(inner)
        for piece, body in bodies_of(self.code, self.code.stretches):
            self._body(piece, body)

    def _reaches(self, piece: Piece) -> bool:
        return any(piece.start < end and start < piece.end for start, end in self.code.stretches)

    def _is_class(self, brace: int) -> bool:
        path = self.code.cutter.path(brace + 1)
        return any(piece.body == brace and piece.sort == c.CLASS for piece in path)

    def _inner(self, piece: Piece, prefix: str, internal: bool) -> tuple[int, str, bool]:
        """The scope behind the brace of a piece, with what is in front of the names in it."""
        if piece.sort != c.NAMESPACE:
            return piece.body, prefix, internal
        names = [self.lexemes[at] for at in self.code.lookup().declarations.namespace_names(piece)]
        name = "::".join(names) or "<unnamed>"
        return piece.body, f"{prefix}{name}::", internal or not names

    # --- namespaces --------------------------------------------------------------------------------------------------

    def _members(self, piece: Piece, prefix: str, internal: bool) -> None:
        """The variables and functions with internal linkage that a piece of a namespace declares."""
        for binding in self.code.lookup().bindings(piece, ""):
            if binding.sort not in (s.VARIABLE, s.ROUTINE) or binding.template or binding.declaration is None:
                continue
            flags = binding.declaration.specifiers.flags
            entity = self.code.lookup().resolve(binding.name)
            others = entity.bindings if entity is not None and binding.sort == s.ROUTINE else []
            is_internal = internal or any(_is_static(one) for one in [binding, *others])
            if binding.sort == s.VARIABLE:
                is_internal = is_internal or _is_constant(self.kinds, binding, flags)
                is_internal = is_internal and not flags & (n.INLINE | n.EXTERN)
            if _is_volatile(self.kinds, binding, flags) or not is_internal:
                continue
            declarator = binding.declarator
            has_no_value = self._has_no_value(binding, binding.declaration)
            if binding.sort == s.VARIABLE and declarator is not None and not flags & n.CONSTEXPR and not has_no_value:
                if not self._is_plain(binding, binding.declaration, declarator):
                    continue
            if flags & (n.FRIEND | n.EXTERN):
                continue
            if self._is_marked(piece.start, binding.visible, binding.name):
                continue
            if len(others) > 1 and self._is_told_elsewhere(binding, others):
                continue
            if not internal and self._is_for_all_units(piece, binding, flags):
                continue
            if binding.name != binding.first:
                continue
            if self._is_device_pass and not has_no_value and self._is_passed_by_device(piece, binding):
                continue
            if self.code.is_named(binding.name, self.code.stretches):
                is_static = binding.sort == s.VARIABLE and bool(flags & n.STATIC)
                if is_static and self._is_only_set(binding, self.code.stretches):
                    self._tell(binding.name, "variable", prefix, len(self.kinds) - 1, _SET)
                continue
            if entity is not None and any(_is_extern(one) for one in entity.bindings):
                continue
            kind = "function" if binding.sort == s.ROUTINE else "variable"
            self._tell(binding.name, kind, prefix, len(self.kinds) - 1)

    def _is_told_elsewhere(self, binding: s.Binding, others: list[s.Binding]) -> bool:
        """Whether another declaration of a function is the one that is told of: its definition or else the first one;
        or one says that it may be unused."""
        defined: list[int] = []
        for one in others:
            piece = self.code.cutter.path(one.name)[-1]
            if self._is_marked(piece.start, one.visible, one.name):
                return True
            if piece.sort == c.FUNCTION:
                defined.append(one.name)
        return binding.name not in defined if defined else binding.name != others[0].name

    def _is_for_all_units(self, piece: Piece, binding: s.Binding, flags: int) -> bool:
        """Whether a constant or an inline function stands in an included file, for each unit that wants it; a function
        that is declared there may be inline where it is defined."""
        if self._file_at(binding.name) == self._file:
            return False
        if binding.sort == s.ROUTINE:
            return piece.sort != c.FUNCTION or bool(flags & (n.INLINE | n.CONSTEXPR))
        return bool(flags & _CONSTANT)

    def _file_at(self, token: int) -> str:
        return self.code.report.place_at(self.code.unit.offset(token)).file if token >= 0 else ""

    # --- blocks ------------------------------------------------------------------------------------------------------

    def _body(self, piece: Piece, body: Body) -> None:
        """The variables of a body, and its parameters and those of the lambdas in it; those of main are not of its
        choice."""
        self._in_template = self.code.is_template(self.code.cutter.path(piece.start))
        if piece.sort == c.FUNCTION:
            self._parameters(body.root, "main" not in self.lexemes[piece.head : piece.body])
        for region in body.regions:
            if region.sort == s.LAMBDA:
                self._parameters(region, True)
            self._region(region)

    def _parameters(self, region: s.Region, is_chosen: bool) -> None:
        """The parameters of a function that are only set, and those that nothing refers to."""
        end = max([region.end, *[inner.end for inner in region.children]])
        is_generic = self._in_template or self.code.is_in_generic_lambda(region)
        for binding in region.bindings:
            if binding.sort != s.PARAMETER:
                continue
            first, last = self._written(binding)
            if self._is_marked(first, last, binding.name):
                continue
            if not is_generic and self._is_only_set(binding, [(region.start, end)]):
                if self.kinds.find(k.VOLATILE, first, binding.name) < 0:
                    self._tell(binding.name, "parameter", "", end - 1, _SET)
            elif is_chosen and self._wants_unused:
                if not self.code.is_named(binding.name, [(region.start, region.end)]):
                    name = EntityName("parameter", self.lexemes[binding.name])
                    self.code.add_late(_UNUSED, binding.name, end - 1, name)

    def _written(self, binding: s.Binding) -> tuple[int, int]:
        """The tokens of a parameter's declaration."""
        first = binding.name
        depth = 0
        while first > 0 and (depth or self.kinds[first - 1] not in b"(,"):
            first -= 1
            # What commas of template arguments separate is no parameter.
            depth += (self.kinds[first] == k.GREATER) - (self.kinds[first] == k.LESS)
        return first, max(binding.end, binding.declarator.end if binding.declarator is not None else 0) + 1

    def _is_only_set(self, binding: s.Binding, stretches: list[tuple[int, int]]) -> bool:
        return self._wants_set and is_only_set(self.code, binding, stretches)

    def _region(self, region: s.Region) -> None:
        """The variables of one block; of a structured binding that is not named at all the first name."""
        bound: dict[int, list[s.Binding]] = {}
        # What hangs on template parameters has no parts yet.
        is_template = self._in_template or self.code.is_in_generic_lambda(region)
        for binding in region.bindings if region.sort != s.HANDLER or not self._is_device_pass else []:
            declaration = binding.declaration
            if declaration is None or not self._may_be_idle(region, binding, declaration):
                continue
            if self._is_device_pass and not self._is_told_by_device(binding, declaration):
                continue
            if binding.sort == s.STRUCTURED and binding.declarator is not None and not is_template:
                bound.setdefault(binding.declarator.id, []).append(binding)
            elif binding.sort == s.VARIABLE:
                kind = "handler parameter" if region.sort == s.HANDLER else "variable"
                if not self.code.is_named(binding.name, [(region.start, region.end)]):
                    self._tell(binding.name, kind, "", region.end - 1)
                elif region.sort != s.CONDITION and not is_template:
                    if self._is_only_set(binding, [(region.start, region.end)]):
                        self._tell(binding.name, kind, "", region.end - 1, _SET)
        for names in bound.values():
            if not any(self.code.is_named(one.name, [(region.start, region.end)]) for one in names):
                self._tell(names[0].name, "structured binding", "", region.end - 1)

    def _is_passed_by_device(self, piece: Piece, binding: s.Binding) -> bool:
        """Whether the device compiler may be silent about a variable or function of a namespace."""
        head = piece.body if binding.sort == s.ROUTINE and piece.body >= 0 else piece.end
        offset = self.code.unit.offset
        harmless = _HARMLESS if binding.sort == s.VARIABLE else frozenset()
        if self.code.diagnoser.mistakes(offset(piece.start), offset(head)) - harmless:
            return True
        if self._is_in_pragma(self.lexemes[binding.name]):
            return True
        declarator = binding.declarator
        if binding.sort != s.VARIABLE or declarator is None:
            return False
        # What the initialiser calls may do something, and memory that it takes is never the variable's alone.
        end = max(declarator.initialiser_end, binding.end + 1)
        return any(self.kinds.find(kind, binding.name, end) >= 0 for kind in (k.OPEN_ROUND, k.NEW))

    def _has_no_value(self, binding: s.Binding, declaration: n.Declaration) -> bool:
        """Whether something is wrong with the initialiser of a variable with static storage alone, so that the device
        compiler takes it for a constant (observed)."""
        declarator = binding.declarator
        specifiers = declaration.specifiers
        if not self._is_device_pass or binding.sort != s.VARIABLE or declarator is None:
            return False
        offset = self.code.unit.offset
        start, end = max(declarator.initialiser_start, 0), max(declarator.initialiser_end, 0)
        values = self.code.diagnoser.mistakes(offset(start), offset(end))
        last = offset(max(declarator.end, binding.end))
        others = self.code.diagnoser.mistakes(offset(specifiers.start), last + 1) - values
        outer = declarator.operators[0] if declarator.operators else None
        # What a mistaken initialiser leaves open has no type.
        is_open = outer is not None and outer.sort == n.ARRAY and outer.last == outer.first + 1
        if ((is_open or specifiers.sort == n.PLACEHOLDER) and values - {28}) or others - _OF_VALUES - _HARMLESS:
            return False
        return bool(values or others & _OF_VALUES)

    def _is_plain_instance(self, specifiers: n.Specifiers) -> bool:
        """Whether a type is an instance of a class template with mistaken arguments, none too many or too few, whose
        objects come and go without a trace."""
        less = self.kinds.find(k.LESS, specifiers.type_start, specifiers.type_end)
        if less < 0 or self._is_mistaken(specifiers.start, less):
            return False
        offset = self.code.unit.offset
        if self.code.diagnoser.mistakes(offset(less), offset(specifiers.type_end)) - _OF_ARGUMENTS:
            return False
        entity = self.code.lookup().resolve(less - 1)
        if entity is None or not entity.template or entity.body < 0 or self.kinds[specifiers.type_end - 1] != k.GREATER:
            return False
        with unanswered:
            engine = self.code.engine()
            cls = engine.definitions.class_at(self.code.cutter.path(entity.body))
            return cls is not None and _is_plain_prototype(engine, cls)
        return False

    def _is_told_by_device(self, binding: s.Binding, declaration: n.Declaration) -> bool:
        """Whether the device compiler tells of a variable: nothing is wrong with it, and its initialiser does nothing
        else (observed)."""
        declarator = binding.declarator
        if declarator is None or self._is_in_pragma(self.lexemes[binding.name]):
            return False
        specifiers = declaration.specifiers
        if self._is_mistaken(specifiers.start, max(specifiers.start, specifiers.type_end)):
            is_alone = declarator.initialiser_start < 0 and not self._is_mistaken(declarator.start, declarator.end)
            is_pointer = bool(declarator.operators) and declarator.operators[0].sort == n.POINTER
            return is_alone and not is_pointer and not self._in_template and self._is_plain_instance(specifiers)
        if "__nv_parent" in self.lexemes[declarator.start : declarator.end]:
            # What its argument names is judged later.
            return False
        if self._in_template:
            if self._is_mistaken(declarator.start, declarator.end):
                return False
            return self.code.plain_initialisers.get(binding.name, declarator.initialiser_start < 0)
        offset = self.code.unit.offset
        mistakes = self.code.diagnoser.mistakes(offset(declarator.start), offset(declarator.end) + 1)
        if specifiers.flags & n.STATIC and self._has_no_value(binding, declaration):
            return True
        if specifiers.flags & n.CONSTEXPR and mistakes in _NO_VALUE:
            return True
        name = declarator.id if binding.sort == s.STRUCTURED else binding.name
        if binding.sort == s.STRUCTURED and not mistakes - _MISCOUNTED:
            if name in self.code.engine().bindings.miscounted:
                return True
        is_plain = self.code.plain_initialisers.get(name)
        if is_plain is not None:
            return is_plain
        if declarator.initialiser_start >= 0:
            return bool(mistakes) and not mistakes - _HARMLESS and binding.name in self.code.scalars
        if mistakes & _OF_OBJECTS:
            return binding.name in self.code.destructible
        return not mistakes - _HARMLESS and self.code.destructible.get(binding.name, False)

    def _is_mistaken(self, start: int, end: int) -> bool:
        offset = self.code.unit.offset
        return self.code.diagnoser.are_mistaken(offset(start), offset(end))

    def _is_in_pragma(self, name: str) -> bool:
        """Whether the count of a `#pragma unroll` may name a variable."""
        return any(name in line for line in self._unroll_pragmas)

    def _may_be_idle(self, region: s.Region, binding: s.Binding, declaration: n.Declaration) -> bool:
        flags = declaration.specifiers.flags
        declarator = binding.declarator
        if flags & (n.EXTERN | n.TYPEDEF) or declarator is None:
            return False
        if _is_volatile(self.kinds, binding, flags):
            return False
        if self._in_template or not self._is_device_pass:
            if binding.sort == s.VARIABLE and not self._is_plain(binding, declaration, declarator):
                return False
        if region.sort == s.CONDITION:
            # The variable of a condition is read by it, that of a range is told of nowhere, but for names of its parts.
            end = binding.name
            while self.kinds[end] not in b";)":
                end = self.code.brackets.skip(end) if self.kinds[end] in b"([{" else end + 1
            is_range = self.kinds.find(k.COLON, binding.name, end) >= 0
            if is_range and not (self._is_device_pass and binding.sort == s.STRUCTURED):
                return False
            if not is_range and self.kinds[end] != k.SEMICOLON:
                return False
        elif region.sort not in (s.BLOCK, s.HANDLER):
            return False
        return not self._is_marked(declaration.specifiers.start, declarator.end, binding.name)

    def _is_plain(self, binding: s.Binding, declaration: n.Declaration, declarator: n.Declarator) -> bool:
        """Whether a variable, whose type hangs on no template parameter, is told of: an object that a function makes
        or destroys is where somebody set the severity there (observed)."""
        left_alone = self.code.idle_objects.get(binding.name)
        if left_alone is None and not self._in_template:
            # Its initialiser is mistaken.
            is_indirect = any(operator.sort in _INDIRECT for operator in declarator.operators)
            return is_indirect or declaration.specifiers.sort in _PLAIN
        if left_alone is None or left_alone or self._is_device_pass:
            return bool(left_alone)
        return self.code.report.is_set(_UNREFERENCED, self.code.unit.offset(binding.name))

    # --- both --------------------------------------------------------------------------------------------------------

    def _is_marked(self, start: int, end: int, name: int) -> bool:
        """Whether an attribute says that the entity with its name at a token may be unused; it may be called `unused`
        itself."""
        return any(
            self.lexemes[at] in _MARKS and self.kinds[at - 1] in _BEFORE_MARKS and at != name
            for at in range(max(start, 1), end)
        )

    def _tell(self, token: int, kind: str, prefix: str, found_at: int, number: int = _UNREFERENCED) -> None:
        """Tells of a name when its scope ends; the pragmas in front of the name count."""
        code = self.code
        if code.is_own(token):
            at = code.unit.offset(token)
            name = EntityName(kind, prefix + self.lexemes[token])
            code.diagnoser.add(number, at, name, detected=code.unit.offset(found_at), governed=at)


def _is_static(binding: s.Binding) -> bool:
    return binding.declaration is not None and bool(binding.declaration.specifiers.flags & n.STATIC)


def _is_plain_prototype(engine: "Engine", cls: ClassType) -> bool:
    """Whether a class template has no constructors or destructors but defaulted ones, and no parts with others; what
    hangs on its parameters counts as none (observed)."""
    declared = engine.implicit.declared(cls, DESTRUCTOR)
    if engine.classes.is_dynamic(cls) or (declared is not None and not declared.flags & en.DEFAULTED):
        return False
    declared = engine.implicit.declared(cls, DEFAULT_CONSTRUCTOR)
    if engine.declare.constructors(cls) and (declared is None or not declared.flags & en.DEFAULTED):
        return False
    fields = engine.classes.fields(cls)
    given = [engine.declare_types.field_type(one) for one in fields if engine.classes.has_initialiser(one)]
    if given and (len(given) < len(fields) or any(class_of(one) is not None for one in given)):
        # What initialises the members is no constant.
        return False
    parts = [part for part in engine.implicit.parts(cls) if not part.dependent]
    return all(engine.objects.trivially_destructible(one) and engine.objects.trivial_default(one) for one in parts)


def _is_volatile(kinds: bytes, binding: s.Binding, flags: int) -> bool:
    """Whether a variable itself is volatile, not what it points to."""
    declarator = binding.declarator
    if declarator is None or not declarator.operators:
        return bool(flags & n.VOLATILE)
    return kinds[binding.name - 1] == k.VOLATILE


def _is_constant(kinds: bytes, binding: s.Binding, flags: int) -> bool:
    """Whether a variable itself is constant, not what it points or refers to."""
    before = kinds[binding.name - 1]
    if before in _REFERENCES:
        return False
    if before == k.STAR:
        return bool(flags & n.CONSTEXPR)
    return before == k.CONST or bool(flags & _CONSTANT)


def _is_extern(binding: s.Binding) -> bool:
    """Whether a declaration gives its name external linkage."""
    return binding.declaration is not None and bool(binding.declaration.specifiers.flags & n.EXTERN)


#: no function, or none that may be called, assigns
_NO_ASSIGNMENT: Final = frozenset((265, 349, 1776))
#: an object is called with arguments that it does not take
_OF_CALLS: Final = frozenset((304, 1767))
#: behind these stand names of members
_MEMBERS: Final = bytes((k.ARROW,)) + b"."
#: in front of what an address or an object is asked of
_OPERATORS: Final = b"*&"
#: in front of the parenthesis of a call
_CALLED: Final = bytes((k.IDENTIFIER,)) + b")]>"
_NOT_EVALUATED: Final = bytes((k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.ALIGNOF))
#: in front of the parenthesis behind which a statement begins
_CONDITIONS: Final = bytes((k.IF, k.CONSTEXPR, k.WHILE, k.FOR, k.SWITCH))
_REFERENCE_OPERATORS: Final = (n.REFERENCE, n.RVALUE_REFERENCE)


def is_only_set(code: UserCode, binding: s.Binding, stretches: list[tuple[int, int]]) -> bool:
    """Whether all mentions of a variable in some stretches leave its value alone, and one of them gives it another.

    Variables and parameters that are given values and never read (550; observed). An assignment is no use, whatever
    becomes of its value, unless it calls an operator function; nor is `(void)v`, nor an operand that is not evaluated;
    what a lambda captures is used."""
    declared = binding.name
    declarator = binding.declarator
    if declarator is None or any(one.sort in _REFERENCE_OPERATORS for one in declarator.operators):
        return False
    # An array that is a parameter is a pointer.
    is_array = bool(declarator.operators) and declarator.operators[0].sort == n.ARRAY and binding.sort != s.PARAMETER
    around = _lambda_at(code, declared)
    is_set = False
    for token in code.tokens_of({code.lexemes[declared]}, stretches):
        if token == declared or code.kinds[token - 1] in _MEMBERS:
            continue
        entity = code.lookup().resolve(token)
        if entity is None:
            return False
        if declared not in entity.tokens() or token in entity.tokens():
            continue
        if _lambda_at(code, token) != around:
            return False
        if _is_assigned(code, token, is_array):
            if _is_mistaken_target(code, token):
                return False
            is_set = True
        elif declarator.initialiser_start >= 0 and _is_of_mistaken_call(code, token):
            is_set = True
        elif not _is_left_alone(code, token):
            return False
    return is_set


def _is_mistaken_target(code: UserCode, token: int) -> bool:
    """Whether something is wrong with what is assigned to, in front of the `=`, or with the operator."""
    offset = code.unit.offset
    end = offset(code.kinds.index(k.ASSIGN, token))
    mistakes = code.diagnoser.mistakes(end, end + 1)
    return code.diagnoser.are_mistaken(offset(token), end) or not _NO_ASSIGNMENT.isdisjoint(mistakes)


def _is_of_mistaken_call(code: UserCode, token: int) -> bool:
    """Whether an object is called with arguments that it does not take, which leaves its value alone (observed)."""
    if code.kinds[token + 1] != k.OPEN_ROUND:
        return False
    offset = code.unit.offset
    close = code.brackets.close(token + 1)
    return not _OF_CALLS.isdisjoint(code.diagnoser.mistakes(offset(token), offset(close) + 1))


def _lambda_at(code: UserCode, token: int) -> int:
    """The first token of the innermost lambda around a token, -1 outside of lambdas."""
    body = code.lookup().body_at(token)
    found = body.lambda_at(token) if body is not None else None
    return -1 if found is None else found.start


def _is_assigned(code: UserCode, token: int, is_array: bool) -> bool:
    """Whether a variable, an element of an array or a member of an object stands on the left of `=`."""
    kinds = code.kinds
    if kinds[token - 1] in _OPERATORS:
        return False
    if kinds[token - 1] == k.CLOSE_ROUND and kinds[code.brackets.open_before(token - 1) - 1] not in _CONDITIONS:
        # The operand of a cast: `*(int *)p = 1`.
        return False
    at = token + 1
    if kinds[token - 1] == k.OPEN_ROUND and kinds[at] == k.CLOSE_ROUND:
        if kinds[token - 2] in _CALLED:
            return False
        at += 1
    while True:
        if kinds[at] == k.OPEN_SQUARE and is_array:
            at = code.brackets.skip(at)
        elif kinds[at] == k.DOT and kinds[at + 1] == k.IDENTIFIER:
            at += 2
        else:
            return kinds[at] == k.ASSIGN and at not in code.called_assignments


def _is_left_alone(code: UserCode, token: int) -> bool:
    """Whether a mention is not evaluated, is discarded by `(void)`, or is what an assembler statement sets."""
    kinds = code.kinds
    before = kinds[token - 1]
    if before == k.CLOSE_ROUND:
        return code.lexemes[token - 2] == "void" and kinds[token - 3] == k.OPEN_ROUND
    if before != k.OPEN_ROUND or kinds[token + 1] != k.CLOSE_ROUND:
        return before == k.SIZEOF
    return kinds[token - 2] in _NOT_EVALUATED or code.lexemes[token - 2].startswith('"=')
