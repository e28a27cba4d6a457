"""What may be defaulted ([dcl.fct.def.default], [class.compare.default]): constructors and assignments that copy or
move, destructors, and in C++20 comparisons; others (1774), templates (1807) and friends (1779) may not."""

from cufe.checks.findings import Judge
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared
from cufe.il.type_kinds import CONST, VOLATILE
from cufe.il.types import ReferenceType, RoutineType, Type
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, is_instance
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, is_bool, is_unknown
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NOT_DEFAULTED: Final = 1774
_FRIEND: Final = 1779
_ASSIGNMENT: Final = 1806
_TEMPLATE: Final = 1807
_CONSTRUCTOR: Final = 1808
_ELSEWHERE: Final = 2967
_COMPARED: Final = 2968
_RESULT: Final = 2969
_NOT_CONST: Final = 2970

_COMPARISONS: Final = ("==", "!=", "<", ">", "<=", ">=", "<=>")
_THREE_WAY: Final = "<=>"


class DefaultedFunctions(Judge):
    """Judges the declarations with `= default` where they are written."""

    def piece(self, path: list[Piece]) -> None:
        """Judges the defaulted functions that the innermost of some pieces declares."""
        if path[-1].sort == c.SIMPLE and self.engine.kinds[path[-1].end - 2] == k.DEFAULT:
            context = self.engine.definitions.context_of(path, [])
            if context is not None:
                self.declaration(path[-1], context)

    def declaration(self, piece: Piece, context: Context) -> None:
        """Judges the defaulted functions that a piece of a scope declares."""
        kinds = self.engine.kinds
        class_name = context.cls.written_name() if isinstance(context, ClassContext) else ""
        bindings = self.engine.lookup.bindings(piece, class_name)
        if isinstance(context, ClassContext) and kinds.find(k.FRIEND, piece.head, piece.end) >= 0:
            bindings = self.engine.friends.functions(piece, context)
        for binding in bindings:
            declarator, declaration = binding.declarator, binding.declaration
            if declarator is None or declaration is None or declarator.initialiser != n.ASSIGNED:
                continue
            if binding.sort not in (s.ROUTINE, s.GUIDE) or kinds[declarator.initialiser_start + 1] != k.DEFAULT:
                continue
            with unanswered:
                self._judge(Declared(binding, piece, context), declaration, declarator)

    def _judge(self, declared: Declared, declaration: n.Declaration, declarator: n.Declarator) -> None:
        name = declared.binding.name
        is_qualified = declared.binding.first != name
        equals = declarator.initialiser_start
        symbol = self.engine.lexemes[name + 1] if self.engine.kinds[name] == k.OPERATOR else ""
        compares = symbol in _COMPARISONS and self.engine.language.standard >= 2020
        cls = declared.context.cls if isinstance(declared.context, ClassContext) else None
        own_heads = len(declaration.heads) - (is_qualified and bool(declaration.heads))
        if declaration.specifiers.flags & n.FRIEND:
            if not compares:
                self.findings.add(_FRIEND, equals, name)
        elif own_heads > 0 and declaration.heads[-1].parameters:
            self.findings.add(_TEMPLATE, name if cls is None else equals, name)
        elif cls is None and not is_qualified:
            self.findings.add(_ELSEWHERE if compares else _NOT_DEFAULTED, equals + 1)
        elif cls is not None:
            self._member(declared, declaration, declarator, cls, symbol)
        elif not declaration.heads and isinstance(declared.context, NamespaceContext):
            binding = declared.binding
            found = self.engine.written_names.path(binding.first, binding.end, declared.context, name).qualifier
            owner = found.skip_typerefs() if isinstance(found, Type) else None
            if isinstance(owner, ClassType) and not is_instance(owner):
                self._member(declared, declaration, declarator, owner, symbol)

    def _member(
        self,
        declared: Declared,
        declaration: n.Declaration,
        declarator: n.Declarator,
        cls: ClassType,
        symbol: str,
    ) -> None:
        kinds = self.engine.kinds
        name = declared.binding.name
        if kinds[name] == k.TILDE:
            return
        is_constructor = declaration.specifiers.sort == n.NO_TYPE and kinds[name] == k.IDENTIFIER
        is_static = bool(declaration.specifiers.flags & n.STATIC)
        if is_constructor:
            type_ = self.engine.declare_types.signature(declared, declared.context)
            if not self._constructs(type_, cls) or self._has_other_defaults(declarator):
                self.findings.add(_CONSTRUCTOR, name)
            return
        is_assignment = symbol == "=" and not is_static
        is_comparison = symbol in _COMPARISONS and self.engine.language.standard >= 2020 and not is_static
        if not is_assignment and not is_comparison:
            function = declarator.function()
            if declared.binding.first != name:
                name = declarator.initialiser_start + 1
            elif is_static and symbol and function is not None:
                name = function.first
            self.findings.add(_NOT_DEFAULTED, name)
            return
        declared_type = self.engine.declare_types.declared_type(declared)
        if not isinstance(declared_type, RoutineType):
            return
        if is_assignment:
            if not self._assigns(declared_type, cls):
                self.findings.add(_ASSIGNMENT, name)
        else:
            self._compared(declared_type, cls, name, symbol)

    def _has_other_defaults(self, declarator: n.Declarator) -> bool:
        """Whether a parameter that is no copied object has a default argument."""
        function = declarator.function()
        parameters = function.parameters if function is not None else []
        return len(parameters) > 1 and any(one.declarator.initialiser == n.ASSIGNED for one in parameters)

    def _constructs(self, type_: RoutineType, cls: ClassType) -> bool:
        """Whether a constructor takes nothing, or copies or moves."""
        if type_.variadic or len(type_.parameters) > 1:
            return False
        return not type_.parameters or self._is_source(type_.parameters[0], cls)

    def _assigns(self, type_: RoutineType, cls: ClassType) -> bool:
        """Whether an assignment copies or moves, and gives the object."""
        result = type_.result.canonical
        if contains_placeholder(type_.result) or is_unknown(type_.result):
            return is_unknown(type_.result)
        if not isinstance(result, ReferenceType) or result.rvalue or result.target.canonical.qualifiers():
            return False
        if bare(result.target).canonical is not cls.canonical or type_.variadic or len(type_.parameters) != 1:
            return False
        if type_.cv & (CONST | VOLATILE) and self.engine.language.standard < 2020:
            return False
        return self._is_source(type_.parameters[0], cls)

    def _is_source(self, type_: Type, cls: ClassType) -> bool:
        """Whether a parameter is a reference to an object of a class that is copied or moved, as the standard in force
        has it: until C++17 no volatile one, and none that is const and moved."""
        parameter = type_.canonical
        if is_unknown(parameter) or is_unknown(referred_to(parameter)):
            return True
        if not isinstance(parameter, ReferenceType) or bare(parameter.target).canonical is not cls.canonical:
            return False
        qualifiers = parameter.target.canonical.qualifiers()
        if self.engine.language.standard >= 2020:
            return True
        return not qualifiers & VOLATILE and not (parameter.rvalue and qualifiers & CONST)

    def _compared(self, type_: RoutineType, cls: ClassType, name: int, symbol: str) -> None:
        """A comparison takes the object and another one of the class, and gives bool ([class.compare.default]/1)."""
        if not type_.cv & CONST or type_.cv & VOLATILE:
            self.findings.add(_NOT_CONST, name)
            return
        if len(type_.parameters) == 1:
            parameter = type_.parameters[0]
            wanted = parameter.canonical
            if is_unknown(referred_to(wanted)):
                return
            if (
                not isinstance(wanted, ReferenceType)
                or wanted.rvalue
                or not wanted.target.canonical.qualifiers() & CONST
                or bare(wanted.target).canonical is not cls.canonical
            ):
                self.findings.add(_COMPARED, name, fill_ins=(MessageNames().fill_in(parameter),))
                return
        if symbol != _THREE_WAY and not is_unknown(type_.result) and not is_bool(type_.result):
            self.findings.add(_RESULT, name)
