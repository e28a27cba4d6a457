"""Members of what depends on a template parameter that are named as types without `typename` ([temp.res]): 2675 where
the member of the primary template is a type, 757 where nothing is known of it.  From C++20 on most places need no
word."""

from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType
from cufe.il.types import DependentNameType, TemplateParamType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import ClassContext, is_dependent_context, is_instance_context
from cufe.sema.declared.names import is_type_like
from cufe.sema.engine_part import EnginePart
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_CXX20: Final = 2020


class MissingTypenames(EnginePart):
    """Judges the types of declarations."""

    def require_none(self, specifiers: n.Specifiers, context: Context, is_statement: bool = False) -> None:
        """Raises where the specifiers of a declaration, which may be a statement, lack the word."""
        engine = self.engine
        start, end = specifiers.type_start, specifiers.type_end
        if specifiers.sort != n.NAMED or engine.language.standard >= _CXX20:
            return
        kinds = engine.kinds
        if kinds.find(k.SCOPE, start, end) < 0 or kinds.find(k.TYPENAME, max(start - 1, 0), start + 1) >= 0:
            return
        if not is_dependent_context(context) or is_instance_context(context):
            return
        named = engine.names.path(start, end, context, start)
        if not named.dependent or named.arguments is not None or not isinstance(named.qualifier, Type):
            return
        spelled = "".join(engine.lexemes[start:end])
        qualifier = named.qualifier.skip_typerefs()
        cause = "typename is missing"
        if isinstance(qualifier, ClassType):
            if not self._is_around(qualifier, context) and self._is_type(qualifier, named.name):
                raise Mistake(num.TYPENAME_MISSING, cause, start, name=spelled)
        elif isinstance(qualifier, (TemplateParamType, DependentNameType)):
            if is_statement and specifiers.start == start:
                raise self._read_as_expression(end)
            raise Mistake(num.NOT_A_TYPE, cause, start, name=spelled)

    def _read_as_expression(self, end: int) -> Mistake:
        """What is reported about a statement that is read as an expression up to a token, or as a product."""
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
        current = self.engine.prototypes.current(cls)
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext) and at.cls is current:
                return True
            at = at.outer
        return False

    def _is_type(self, cls: ClassType, name: str) -> bool:
        """Whether the primary template of a class has a type of a name."""
        if cls.template is None:
            return False
        primary = self.engine.prototypes.of(cls.template)
        if not isinstance(primary, ClassType) or primary.brace < 0:
            return False
        members = self.engine.names.members(primary, name)
        return members is not None and all(is_type_like(entity) for entity in members.entities)
