"""Names of class templates without arguments where no initialiser could tell them ([dcl.type.class.deduct]): types of
data members, parameters, results and aliases (441), and pointers to one (2887)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import Declared, Field, Routine, Typedef
from cufe.il.entity import Entity
from cufe.il.types import DeducedTemplateType, RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.declared.declare_types import class_placeholder
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class PlaceholderTypes:
    """Judges the declared types of entities outside of blocks."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def judge(self, entity: Entity) -> None:
        """Raises what is wrong with the type of an entity that has been read."""
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
        """What is wrong with the types in a declaration of a function, which has a type."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        function = declarator.function() if declarator is not None else None
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
