"""`auto` where it may not stand, and declarators that deduce different types ([dcl.spec.auto])."""

from cufe.checks.mistakes import MistakenOperands
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.entities import Declared, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.types import DeducedTemplateType, RoutineType, Type
from cufe.sema.answers import Mistake
from cufe.sema.declared.declare_types import class_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_unknown
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class PlaceholderTypes(EnginePart):
    """Judges the declared types of entities outside of blocks.

    Names of class templates without arguments where no initialiser could tell them ([dcl.type.class.deduct]): types of
    data members, parameters, results and aliases (441), and pointers to one (2887)."""

    def judge(self, entity: Entity) -> None:
        """Raises the mistake in the type of an entity that has been read."""
        if isinstance(entity, (Field, Typedef)):
            if entity.type is not None and entity.declared is not None:
                self._written(entity.declared, entity.type)
        elif isinstance(entity, Routine) and entity.declarations:
            self._function(entity, entity.declarations[0])

    def _written(self, declared: Declared, type_: Type) -> None:
        found = class_placeholder(type_)
        if found is None:
            return
        declaration = declared.binding.declaration
        token = declaration.specifiers.type_start if declaration is not None else declared.binding.name + 2
        raise self._missing(found, token)

    def _function(self, routine: Routine, declared: Declared) -> None:
        missing = self.in_function(declared, self.engine.declare_types.routine_type(routine))
        if missing is not None:
            raise missing

    def in_function(self, declared: Declared, type_: RoutineType) -> Mistake | None:
        """The mistake in the types of a declaration of a function, which has a type."""
        declaration = declared.binding.declaration
        function = declared.binding.function()
        if declaration is None or function is None:
            return None
        found = class_placeholder(type_.result)
        if found is not None:
            token = function.trailing + 1 if function.trailing >= 0 else declaration.specifiers.type_start
            return self._missing(found, token)
        if len(function.parameters) != len(type_.parameters):
            return None
        for parameter, written in zip(type_.parameters, function.parameters, strict=True):
            found = class_placeholder(parameter)
            if found is not None:
                return self._missing(found, written.specifiers.type_start)
        return None

    def in_specifiers(self, specifiers: n.Specifiers, type_: Type) -> Mistake | None:
        """What is wrong with the type that specifiers name."""
        found = class_placeholder(type_)
        return self._missing(found, specifiers.type_start) if found is not None else None

    def _missing(self, found: DeducedTemplateType, token: int) -> Mistake:
        return Mistake(num.NO_ARGUMENTS, "a template without arguments", token, entity=found.template)


_SEVERAL: Final = 2


class DeducedAlike:
    """Judges the variables of a declaration.

    Declarators of one declaration for which a placeholder stands for different types (1594; [dcl.spec.auto]/8)."""

    def __init__(self, engine: "Engine", operands: MistakenOperands) -> None:
        self.engine: Engine = engine
        self.operands: MistakenOperands = operands

    def declaration(self, entities: "list[Entity]") -> None:
        """Compares what the placeholder stands for with what it stood for in the declarator before."""
        if len(entities) < _SEVERAL:
            return
        before: Type | None = None
        for entity in entities:
            if not isinstance(entity, Variable) or not entity.declarations:
                return
            if entity.declarations[0].binding.sort == s.STRUCTURED:
                # Each name has a type of its own ([dcl.struct.bind]).
                return
            found: Type | None = None
            with unanswered:
                found = self._stands_for(entity)
            if before is not None and found is not None and found.canonical is not before.canonical:
                mistake = Mistake(num.DEDUCED_OTHERWISE, "another deduced type", entity.token, (found, before))
                self.operands.tell(mistake)
            before = found

    def _stands_for(self, variable: Variable) -> Type | None:
        """The type that the placeholder of a variable stands for; None where there is no placeholder, or it is not
        known."""
        types = self.engine.declare_types
        pattern = types.declared_type(variable.declarations[0])
        found = types.variable_type(variable)
        while not isinstance(pattern, t.PlaceholderType):
            if isinstance(pattern, t.QualifiedType):
                qualifiers = found.qualifiers() & ~pattern.own
                found = self.engine.types.qualified(self.engine.types.unqualified(found), qualifiers)
                pattern = pattern.target
                continue
            at = found.skip_typerefs()
            if not isinstance(pattern, (t.PointerType, t.ReferenceType)) or pattern.kind != at.kind:
                return None
            if not isinstance(at, (t.PointerType, t.ReferenceType)):
                return None
            if isinstance(pattern, t.ReferenceType) and pattern.rvalue:
                # What it stands for may be a reference itself.
                return None
            pattern, found = pattern.target, at.target
        return None if pattern.is_decltype or found.dependent or is_unknown(found) else found
