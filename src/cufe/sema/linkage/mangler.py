"""Spells the mangled name of one entity: each name needs a mangler of its own, which counts its substitutions."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.constants import Constant
from cufe.il.entities import Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TemplateArgument, TemplateParameter
from cufe.il.types import PackExpansionType, RoutineType, Type
from cufe.sema.linkage.codes import Substitutions, counted
from cufe.sema.linkage.expressions import ExpressionMangler
from cufe.sema.linkage.names import NameMangler
from cufe.sema.linkage.scopes import is_global
from cufe.sema.linkage.types import ArgumentMangler, TypeMangler

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def mangled(engine: "Engine", entity: Entity) -> str:
    """The linker's name of a routine or variable; Unknown where it depends on something that is not known."""
    return Mangler(engine).symbol(entity)


class Mangler:
    """One name in the making."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.substitutions: Substitutions = Substitutions()
        self.names: NameMangler = NameMangler(self)
        self.types: TypeMangler = TypeMangler(self)
        self._arguments: ArgumentMangler = ArgumentMangler(self)
        self.expressions: ExpressionMangler = ExpressionMangler(self)
        #: nesting of parameter lists, for references to parameters
        self.prototypes: int = 0
        #: the name is one of device code: but for kernels, what has internal linkage stands in a scope of its own
        self.device: bool = False

    def symbol(self, entity: Entity) -> str:
        """The name by which the linker knows a routine or variable."""
        if isinstance(entity, Routine):
            if self._has_c_linkage(entity):
                return entity.name
            return "_Z" + self.encoding(entity)
        if isinstance(entity, Variable) and is_global(entity) and entity.template is None:
            return entity.name
        return "_Z" + self.name(entity)

    def encoding(self, entity: Entity) -> str:
        """Name and, for a function, its parameter types; instances of function templates say what they return."""
        if not isinstance(entity, Routine) or (self.device and self._has_c_linkage(entity)):
            return self.name(entity)
        signature = self.signature(entity)
        text = self.name(entity)
        special = entity.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR, en.SFK_CONVERSION)
        if entity.template is not None and not special:
            text += self.type(signature.result)
        return text + self.parameters(signature)

    def _has_c_linkage(self, routine: Routine) -> bool:
        """Whether a name says nothing of the parameters; in device code what is static has no linkage to say so."""
        if routine.name == "main" and is_global(routine):
            return True
        return bool(routine.flags & en.EXTERN_C) and not (self.device and routine.storage_class == en.SC_STATIC)

    def signature(self, routine: Routine) -> RoutineType:
        """The declared type, of an instance that of its template."""
        if routine.template is not None:
            prototype = self.engine.prototypes.of(routine.template)
            if isinstance(prototype, Routine):
                first = prototype.declarations[0]
                return self.engine.declare_types.signature(first, first.context)
        return self.engine.declare_types.routine_type(routine)

    def parameters(self, signature: RoutineType) -> str:
        """The parameter types; `v` for none."""
        self.prototypes += 1
        text = "".join([self._parameter(parameter) for parameter in signature.parameters])
        self.prototypes -= 1
        if signature.variadic:
            return text + "z"
        return text if text else "v"

    def _parameter(self, type_: Type) -> str:
        """One of them: gcc keeps the outermost qualifiers of a pack, device code has none (observed, nvcc 13.0)."""
        if self.device and isinstance(type_, PackExpansionType):
            return self.types.expansion(self.engine.types.unqualified(type_.pattern))
        return self.type(type_)

    # --- components ----------------------------------------------------------------------------------------------

    def another(self) -> "Mangler":
        """A mangler for a name of its own."""
        return Mangler(self.engine)

    def name(self, entity: Entity) -> str:
        """The name of a function, variable or type."""
        return self.names.name(entity)

    def prefix(self, entity: Entity) -> str:
        """A component in front of others."""
        return self.names.prefix(entity)

    def type(self, type_: Type) -> str:
        """A type."""
        return self.types.type(type_)

    def arguments(self, arguments: "tuple[TemplateArgument, ...]") -> str:
        """Template arguments, `I...E`."""
        return self._arguments.arguments(arguments)

    def constant(self, constant: Constant) -> str:
        """A value as a template argument."""
        return self._arguments.constant(constant)

    def literal(self, constant: Constant) -> str:
        """A value that is a literal, `L...E`; else empty."""
        return self._arguments.literal(constant)

    def parameter(self, parameter: TemplateParameter) -> str:
        """`T_` for a value parameter, which is no type and so no candidate for substitution."""
        return "T" + counted(parameter.position - 1)

    def template_parameter(self, index: int, key: str) -> str:
        """`T_` for a type or template parameter, by its index from 0 and its key among the substitutions."""
        known = self.substitutions.find(key)
        if known:
            return known
        self.substitutions.add(key)
        return "T" + counted(index)
