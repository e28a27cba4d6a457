"""Operator functions, and those that allocate: parameters, results, and which must be members ([over.oper],
[basic.stc.dynamic])."""

from cufe.checks.findings import Findings, Judge
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Declared, Namespace, Routine
from cufe.il.types import PointerType, RoutineType, Type
from cufe.sema.declared.contexts import ClassContext, is_dependent_context
from cufe.sema.failures import unanswered
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, class_of, is_enum, is_unknown
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.sema.engine import Engine


_NO_MEMBER: Final = 341
_STATIC: Final = 342
_OF_CONVERSION: Final = 343
_TOO_MANY: Final = 344
_TOO_FEW: Final = 345
_DEFAULT: Final = 347
_SIZE: Final = 351
_ALLOCATION_RESULT: Final = 352
_DEALLOCATION_RESULT: Final = 353
_POINTER: Final = 354
_CONVERSION_ELSEWHERE: Final = 436
_POSTFIX: Final = 500
_NO_FUNCTION: Final = 501
_ELLIPSIS: Final = 559
_WITHOUT_CLASS: Final = 898

#: operators that members alone have
_MEMBERS: Final = ("operator=", "operator()", "operator[]", "operator->")
#: operators of one operand or two, and of one alone; all others have two
_EITHER: Final = ("operator+", "operator-", "operator*", "operator&")
_STEPS: Final = ("operator++", "operator--")
_UNARY: Final = ("operator!", "operator~", "operator->")
_ALLOCATION: Final = ("operator new", "operator new[]")
_DEALLOCATION: Final = ("operator delete", "operator delete[]")
_NOT_JUDGED: Final = ("operator()", "operator co_await")


class OperatorFunctions(Judge):
    """Judges declarations of operator functions where they are written.

    How operator functions are declared ([over.oper], [class.conv.fct], [basic.stc.dynamic]).

    Told is whether they are functions (501) and members (341, 342, 436), how many parameters they have (343, 344, 345,
    559), of which types (351, 354, 500, 898), results (352, 353), and default arguments (347)."""

    def piece(self, path: list[Piece]) -> None:
        """Judges the operator functions that the innermost of some pieces declares."""
        piece = path[-1]
        kinds = self.engine.kinds
        at = kinds.find(k.OPERATOR, piece.head, piece.body if piece.body >= 0 else piece.end)
        if at < 0:
            return
        context = self.engine.definitions.context_of(path, [])
        if context is None:
            return
        name = context.cls.written_name() if isinstance(context, ClassContext) else ""
        bindings = self.engine.lookup.bindings(piece, name)
        if isinstance(context, ClassContext) and kinds.find(k.FRIEND, piece.head, at) >= 0:
            bindings = self.engine.friends.functions(piece, context)
        for binding in bindings:
            if kinds[binding.name] == k.OPERATOR and kinds[binding.name - 1] not in (k.SCOPE, k.USING):
                self._binding(binding, piece, context)

    def _binding(self, binding: s.Binding, piece: Piece, context: "Context") -> None:
        declaration, declarator = binding.declaration, binding.declarator
        function = declarator.function() if declarator is not None else None
        if declaration is None or declarator is None or declaration.specifiers.flags & n.TYPEDEF:
            return
        if function is None:
            self._no_function(Declared(binding, piece, context), declaration.specifiers.flags)
            return
        name = self.engine.declare.binding_name(binding)
        flags = declaration.specifiers.flags
        is_member = isinstance(context, ClassContext) and not flags & n.FRIEND
        # A friend of a class template is judged with its instances.
        waits = bool(flags & n.FRIEND) and is_dependent_context(context)
        types = None if declaration.heads or waits else self._types(Declared(binding, piece, context))
        count = len(function.parameters)
        if types is not None:
            count = len(types.parameters)
        elif count == 1 and self.engine.lexemes[function.parameters[0].start] == "void":
            return
        token = binding.name
        if not name:
            self._conversion(token, is_member and not flags & n.STATIC, count)
        elif name in _ALLOCATION or name in _DEALLOCATION:
            if types is None:
                plain = wrong_result(self.engine.kinds, self.engine.lexemes, declaration.specifiers, declarator)
                if plain:
                    self.findings.add(plain, token, piece.start)
            else:
                self._allocation(token, piece.start, name in _ALLOCATION, count, types)
        elif not name.startswith('operator""'):
            self._operator(token, name, function, is_member, bool(flags & n.STATIC), count, types)

    def _no_function(self, declared: Declared, flags: int) -> None:
        """An operator that has the type of an object."""
        found: Type | None = None
        with unanswered:
            found = self.engine.declare_types.declared_type(declared).canonical
        is_conversion = not self.engine.declare.binding_name(declared.binding)
        if is_conversion or (found is not None and not isinstance(found, RoutineType) and not is_unknown(found)):
            is_static = isinstance(declared.context, ClassContext) and bool(flags & n.STATIC)
            self.findings.add(_STATIC if is_static else _NO_FUNCTION, declared.binding.name)

    def _types(self, declared: Declared) -> RoutineType | None:
        found: Type | None = None
        with unanswered:
            found = self.engine.declare_types.declared_type(declared).canonical
        return found if isinstance(found, RoutineType) else None

    def _conversion(self, token: int, is_member: bool, count: int) -> None:
        if not is_member:
            self.findings.add(_CONVERSION_ELSEWHERE, token)
        elif count:
            self.findings.add(_OF_CONVERSION, token)

    def _allocation(self, token: int, start: int, allocates: bool, count: int, types: RoutineType) -> None:
        """The first parameter is the size, or the pointer; the result is `void *`, or `void`
        ([basic.stc.dynamic.allocation], [basic.stc.dynamic.deallocation])."""
        nothing = self.engine.types.void
        result = self.engine.types.pointer(nothing) if allocates else nothing
        if not is_unknown(types.result) and types.result.canonical is not result.canonical:
            self.findings.add(_ALLOCATION_RESULT if allocates else _DEALLOCATION_RESULT, token, start)
        if not count:
            if not types.variadic:
                self.findings.add(_TOO_FEW, token)
            return
        first = types.parameters[0]
        if first.dependent or is_unknown(first):
            return
        wanted: Type = self.engine.types.unsigned_long
        if not allocates:
            wanted = self.engine.types.pointer(self.engine.types.void)
            if class_of(referred_to(first)) is not None or class_of(_target(first)) is not None:
                # A destroying one has the object as its first parameter.
                return
        if bare(first) is not bare(wanted):
            self.findings.add(_SIZE if allocates else _POINTER, token)

    def _operator(
        self,
        token: int,
        name: str,
        function: n.DeclaratorOperator,
        is_member: bool,
        is_static: bool,
        count: int,
        types: RoutineType | None,
    ) -> None:
        if not is_member and name in _MEMBERS:
            self.findings.add(_NO_MEMBER, token, fill_ins=(name,))
            return
        if is_member and is_static:
            self.findings.add(_STATIC, token)
            return
        if name in _NOT_JUDGED:
            return
        if types is not None and types.variadic:
            self.findings.add(_ELLIPSIS, token)
        elif not any(parameter.declarator.pack >= 0 for parameter in function.parameters):
            number = self._count(name, count + int(is_member))
            if number:
                self.findings.add(number, token)
            elif name in _STEPS and types is not None and count + int(is_member) > 1:
                last = types.parameters[-1]
                if not last.dependent and not is_unknown(last) and bare(last) is not self.engine.types.int:
                    self.findings.add(_POSTFIX, token, fill_ins=(name,))
        for parameter in function.parameters:
            if parameter.declarator.initialiser == n.ASSIGNED:
                self.findings.add(_DEFAULT, parameter.declarator.initialiser_start)
        if not is_member and types is not None and not any(self._may_be_class(one) for one in types.parameters):
            self.findings.add(_WITHOUT_CLASS, token)

    def _count(self, name: str, operands: int) -> int:
        """The number of the mistake in the number of operands; 0 if there is none."""
        least = 1 if name in _EITHER or name in _STEPS or name in _UNARY else 2
        most = 1 if name in _UNARY else 2
        if operands > most:
            return _TOO_MANY
        return _TOO_FEW if operands < least else 0

    def _may_be_class(self, parameter: Type) -> bool:
        """Whether a parameter is of a class or an enumeration, or a reference to one, as far as that is known."""
        found = referred_to(parameter)
        return found.dependent or is_unknown(found) or class_of(found) is not None or is_enum(found)


def _target(type_: Type) -> Type:
    found = bare(type_)
    return found.target if isinstance(found, PointerType) else type_


_REF_QUALIFIER: Final = 2448


def judge_nonmember(engine: "Engine", findings: Findings, routine: Routine) -> None:
    """Judges the declarations of a function of a namespace.

    Qualifiers behind the parameters of functions that are no members ([dcl.fct]/6): 1670 of `const` and `volatile`,
    2448 of `&` and `&&`."""
    if not isinstance(routine.parent, Namespace):
        return
    for declared in routine.declarations:
        function = declared.binding.function()
        if function is None or function.sort != n.PARAMETERS:
            continue
        behind = function.last + 1
        if function.flags & (n.CONST | n.VOLATILE) and engine.kinds[behind] in (k.CONST, k.VOLATILE):
            findings.add(num.QUALIFIER_NOT_HERE, behind)
        elif engine.kinds[behind] in (k.AMPERSAND, k.AND):
            findings.add(_REF_QUALIFIER, behind)


def wrong_result(kinds: bytes, lexemes: list[str], specifiers: n.Specifiers, declarator: n.Declarator) -> int:
    """The number for an allocation or deallocation function whose result is plainly wrong; 0 for all others."""
    word = kinds[declarator.id + 1] if declarator.id >= 0 and kinds[declarator.id] == k.OPERATOR else k.IDENTIFIER
    function = declarator.function()
    if word not in (k.NEW, k.DELETE) or function is None:
        return 0
    pointers = declarator.operators[1:]
    if function.trailing >= 0:
        first = function.trailing + 1
        if kinds[first] != k.BUILTIN_TYPE:
            return 0
        is_void = lexemes[first] == "void"
        depth = 1 if kinds[first + 1] == k.STAR else 0
    elif specifiers.sort == n.BUILTIN:
        is_void = lexemes[specifiers.type_end - 1] == "void" and not specifiers.flags & (n.CONST | n.VOLATILE)
        is_void = is_void and all(one.sort == n.POINTER and not one.flags for one in pointers)
        depth = len(pointers)
    else:
        return 0
    if word == k.NEW:
        return 0 if is_void and depth == 1 else _ALLOCATION_RESULT
    return 0 if is_void and depth == 0 else _DEALLOCATION_RESULT
