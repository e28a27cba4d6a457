"""Declarations whose syntax does not tell what they are: those that the parser cannot read to their end, so that
nothing is sure to be absent, and members of dependent types that are named as types without `typename` ([temp.res]).

A class that has a member that is not read to its end may have any name that is spelt in it, a namespace likewise;
overload sets, fields and constructors to which it may belong are not complete. No valid program is known to have one.
"""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.templates import Template
from cufe.il.types import DependentNameType, TemplateParamType, Type
from cufe.sema.answers import Mistake, NoAnswer, Unknown
from cufe.sema.declared.contexts import is_dependent_context, is_in_class, is_instance_context
from cufe.sema.declared.names import is_type_like
from cufe.sema.engine_part import EnginePart
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import EMPTY, FUNCTION, LINKAGE, NAMESPACE, Piece
from cufe.text import kinds as k
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: pieces that are no declarations with declarators
_OTHERS: Final = bytes((k.USING, k.STATIC_ASSERT, k.NAMESPACE, k.CONCEPT, k.ASM))
_BEFORE_BODY: Final = bytes((k.OPEN_BRACE, k.COLON, k.TRY))


class Unread:
    """Answers `is there a declaration that might declare this, and cannot be read`."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._read: dict[int, bool] = {}
        #: by name, whether a declaration that cannot be read has it in it
        self._named: dict[str, bool] = {}
        self._places: Places = Places(engine.unit)

    def require(self, piece: Piece, class_name: str, found: "list[s.Binding]", name: str = "") -> None:
        """Unknown where the piece, which declares `found` as far as it could be read, has more to it; of a name alone
        where it is spelt there."""
        declaration = found[-1].declaration if found else None
        if declaration is None and piece.start in self.engine.lookup.open_pieces:
            return
        if not self._is_read(piece, class_name, declaration) and self._may_rest_declare(piece, class_name, name):
            raise Unknown("a declaration that cannot be read", piece.start)

    def _may_rest_declare(self, piece: Piece, class_name: str, name: str) -> bool:
        """Whether a name is spelt behind the class or enumeration with which a piece begins, if it begins with one."""
        engine = self.engine
        specifiers = engine.lookup.declarations.parse(piece, class_name).specifiers
        if not name or specifiers.sort not in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
            return True
        end = piece.body if piece.body > specifiers.end else piece.end
        return name in engine.lexemes[specifiers.end : end]

    def require_read(self, piece: Piece, declaration: n.Declaration) -> None:
        """Unknown where the declaration, as far as it could be read, is not all of the piece."""
        if not self._is_read(piece, "", declaration):
            raise Unknown("a declaration that cannot be read", piece.start)

    def require_absent(self, cls: ClassType, name: str) -> None:
        """Unknown where a member of a class or its bases that cannot be read has this name in it.  Those of system
        headers can be read."""
        engine = self.engine
        for one in engine.classes.with_all_bases(cls):
            if one.brace >= 0 and self._places.in_user_code(one.brace):
                close = engine.cutter.brackets.close(one.brace)
                for token in engine.unit.occurrences_in(name, [(one.brace, close)]):
                    if self._is_unread_at(token):
                        raise Unknown("a declaration that cannot be read", token)

    def require_undeclared(self, name: str) -> None:
        """Unknown where any declaration that cannot be read has this name in it."""
        if self.may_declare(name):
            raise Unknown("a declaration that cannot be read")

    def may_declare(self, name: str) -> bool:
        """Whether any declaration that cannot be read has this name in it."""
        if name not in self._named:
            self._named[name] = any(self._is_unread_at(token) for token in self.engine.unit.occurrences(name))
        return self._named[name]

    def _is_unread_at(self, token: int) -> bool:
        path = self.engine.cutter.path(token)
        piece = path[-1] if path else None
        if piece is None or (piece.body >= 0 and token > piece.body):
            return False
        scope = self.engine.lookup.scope_at(piece.start)
        return not self._is_read(piece, scope.class_name if isinstance(scope, ClassScope) else "", None)

    def _is_read(self, piece: Piece, class_name: str, declaration: n.Declaration | None) -> bool:
        if piece.start not in self._read:
            self._read[piece.start] = self._judge(piece, class_name, declaration)
        return self._read[piece.start]

    def _judge(self, piece: Piece, class_name: str, declaration: n.Declaration | None) -> bool:
        kinds = self.engine.kinds
        declarations = self.engine.lookup.declarations
        if piece.sort in (EMPTY, NAMESPACE, LINKAGE) or kinds[piece.head] in _OTHERS:
            return True
        if declaration is None:
            declaration = declarations.parse(piece, class_name)
        specifiers = declaration.specifiers
        if declaration.instantiation >= 0:
            return True
        if not declaration.declarators:
            after = declarations.attributes(specifiers.end, [])
            return specifiers.sort != n.NO_TYPE and after < piece.end and kinds[after] == k.SEMICOLON
        if not specifiers.flags & n.FRIEND:
            for declarator in declaration.declarators:
                if declarator.id < 0 and declarator.initialiser != n.BIT_FIELD and not _lacks_type(declaration):
                    return False
        end = declaration.declarators[-1].end
        if piece.sort == FUNCTION:
            return end >= piece.body or kinds[end] in _BEFORE_BODY
        return end >= piece.end or kinds[end] == k.SEMICOLON


def _lacks_type(declaration: n.Declaration) -> bool:
    """Whether the name of a function without a type looks as if it were the type: `main() {}`."""
    specifiers = declaration.specifiers
    operators = declaration.declarators[0].operators
    if specifiers.sort != n.NAMED or not operators:
        return False
    return operators[0].sort == n.PARAMETERS and operators[0].first == specifiers.type_end


_CXX20: Final = 2020


class MissingTypenames(EnginePart):
    """Judges the types of declarations."""

    def require_none(
        self, specifiers: n.Specifiers, context: Context, is_statement: bool = False, is_value: bool = False
    ) -> None:
        """Raises where the specifiers of a declaration, which may be a statement, lack the word. In C++20 it may be
        missing but in statements and in the parameters of functions outside of classes (`is_value`; [temp.res]/4)."""
        engine = self.engine
        start, end = specifiers.type_start, specifiers.type_end
        if specifiers.sort != n.NAMED:
            return
        if engine.language.standard >= _CXX20 and not is_statement and not is_value:
            return
        kinds = engine.kinds
        if kinds.find(k.SCOPE, start, end) < 0 or kinds.find(k.TYPENAME, max(start - 1, 0), start + 1) >= 0:
            return
        spelled = "".join(engine.lexemes[start:end])
        cause = "typename is missing"
        if (is_statement or is_value) and is_instance_context(context) and self._is_of_parameter(specifiers):
            if is_statement and specifiers.start == start:
                raise self._read_as_expression(end)
            raise Mistake(num.NOT_A_TYPE, cause, start, name=spelled)
        if not is_dependent_context(context) or is_instance_context(context):
            return
        named = engine.written_names.path(start, end, context, start)
        if not named.dependent or named.arguments is not None or not isinstance(named.qualifier, Type):
            return
        qualifier = named.qualifier.skip_typerefs()
        if isinstance(qualifier, ClassType):
            if not self._is_around(qualifier, context) and self._may_be_type(qualifier, named.name):
                raise Mistake(num.TYPENAME_MISSING, cause, start, name=spelled)
        elif isinstance(qualifier, (TemplateParamType, DependentNameType)):
            if is_statement and specifiers.start == start:
                raise self._read_as_expression(end)
            raise Mistake(num.NOT_A_TYPE, cause, start, name=spelled)

    def _is_of_parameter(self, specifiers: n.Specifiers) -> bool:
        """Whether a declaration begins with a template parameter, in which the template itself knew no type."""
        start = specifiers.type_start
        if self.engine.kinds.find(k.LESS, start, specifiers.type_end) >= 0:
            return False
        entity = self.engine.lookup.resolve(start)
        return entity is not None and entity.sort == en.TEMPLATE_PARAMETER

    def _read_as_expression(self, end: int) -> Mistake:
        """The mistake of a statement that is read as an expression up to a token, or as a product."""
        engine = self.engine
        cause = "typename is missing"
        if engine.kinds[end] == k.IDENTIFIER:
            return Mistake(num.SEMICOLON_EXPECTED, cause, end)
        while engine.kinds[end] in b"*&":
            end += 1
        made = Mistake(num.UNDEFINED, cause, end, name=engine.lexemes[end])
        made.is_certain = engine.kinds[end] == k.IDENTIFIER
        return made

    def _is_around(self, cls: ClassType, context: Context) -> bool:
        """Whether a class is one around, whose members are known by themselves ([temp.dep.type])."""
        return is_in_class(context, self.engine.prototypes.current(cls))

    def undefined_scope(self, specifiers: n.Specifiers, context: Context) -> ClassType | None:
        """The class of a template without a definition of which specifiers name a member."""
        start, end = specifiers.type_start, specifiers.type_end
        kinds = self.engine.kinds
        if specifiers.sort != n.NAMED or kinds.find(k.SCOPE, start, end) < 0:
            return None
        if kinds.find(k.TYPENAME, max(start - 1, 0), start + 1) >= 0 or not is_dependent_context(context):
            return None
        named = self.engine.written_names.path(start, end, context, start)
        qualifier = named.qualifier.skip_typerefs() if isinstance(named.qualifier, Type) else None
        if isinstance(qualifier, ClassType) and named.dependent and qualifier.template is not None:
            primary = self.engine.prototypes.of(qualifier.template)
            if isinstance(primary, ClassType) and primary.brace < 0:
                return qualifier
        return None

    def are_missing_in(self, template: Template) -> bool:
        """Whether the result or a parameter of a function template lacks the word, or is wrong otherwise whatever the
        arguments are: its instances have no type that is known then."""
        prototype = self.engine.prototypes.of(template)
        try:
            if isinstance(prototype, Routine):
                self.engine.declare_types.routine_type(prototype)
        except Mistake:
            return True
        except NoAnswer:
            return False
        for declared in prototype.declarations if isinstance(prototype, Routine) else []:
            declaration, function = declared.binding.declaration, declared.binding.function()
            if declaration is None or function is None:
                continue
            try:
                self.require_none(declaration.specifiers, declared.context)
                for parameter in function.parameters:
                    self.require_none(parameter.specifiers, declared.context, False, True)
            except Mistake:
                return True
        return False

    def _may_be_type(self, cls: ClassType, name: str) -> bool:
        """Whether the primary template of a class has no member of a name that is no type."""
        if cls.template is None:
            return False
        primary = self.engine.prototypes.of(cls.template)
        if not isinstance(primary, ClassType):
            return False
        members = self.engine.names.members(primary, name) if primary.brace >= 0 else None
        return members is None or all(is_type_like(entity) for entity in members.entities)
