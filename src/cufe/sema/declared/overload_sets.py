"""Functions and variables that several declarations declare: those of one name in a namespace ([over.dcl], [dcl.fct]),
and those that a namespace around theirs defines or declares again ([namespace.memdef]/2)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import SFK_CONVERSION, Declared, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template, functions_among
from cufe.il.types import RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import is_unknown
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, SIMPLE, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class OverloadSets:
    """Names of namespaces with their redeclarations united."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._merged: dict[tuple[int, str], list[Entity]] = {}

    def merged(self, context: NamespaceContext, name: str) -> list[Entity]:
        """What a namespace declares by a name, each function once."""
        key = (id(context), name)
        known = self._merged.get(key)
        if known is not None:
            return known
        found = self.engine.declare.in_namespace(context, name)
        # While types are compared, the names in them are looked up; they see the list as it is.
        self._merged[key] = found
        if len(functions_among(found)) > 1:
            found = self._unite(found)
        self._merged[key] = found
        return found

    def _unite(self, found: list[Entity]) -> list[Entity]:
        kept: list[Entity] = []
        by_shape: dict[tuple[int, ...], list[Entity]] = {}
        for entity in found:
            if not isinstance(entity, (Routine, Template)) or not entity.declarations:
                kept.append(entity)
                continue
            shape = self._shape(entity)
            alike = by_shape.setdefault(shape, [])
            same: Entity | None = None
            for other in alike:
                if self._same(other, entity):
                    same = other
                    break
            if (isinstance(same, Routine) and isinstance(entity, Routine)) or (
                isinstance(same, Template) and isinstance(entity, Template)
            ):
                same.declarations += entity.declarations
                same.flags |= entity.flags
                same.visible = min(same.visible, entity.visible)
            else:
                alike.append(entity)
                kept.append(entity)
        return kept

    def repeated(self, context: ClassContext, token: int) -> list[tuple["Routine | Template", "Routine | Template"]]:
        """The functions of a class that are declared again, each with the first declaration; `token` is the name of
        one of them."""
        found: list[tuple[Routine | Template, Routine | Template]] = []
        by_shape: dict[tuple[int, ...], list[Routine | Template]] = {}
        for entity in self.engine.declare.functions_like(context, token):
            if not entity.declarations or _constraint(entity.declarations[0]) or not self._has_known_head(entity):
                continue
            alike = by_shape.setdefault(self._shape(entity), [])
            first = next((other for other in alike if self._same(other, entity)), None)
            if first is None:
                alike.append(entity)
            else:
                found.append((first, entity))
        return found

    def _has_known_head(self, entity: "Routine | Template") -> bool:
        """Whether the types of all value parameters of a template are known."""
        parameters = self.engine.template_parameters.of(entity) if isinstance(entity, Template) else []
        return not any(one.type is not None and is_unknown(one.type) for one in parameters)

    def _shape(self, entity: "Routine | Template") -> tuple[int, ...]:
        """The part of a signature that is seen without types, counts of parameters: two declarations of one function
        share it."""
        declared: Declared = entity.declarations[0]
        function = declared.binding.function()
        count = len(function.parameters) if function is not None else -1
        variadic = function is not None and function.variadic
        if function is None and isinstance(entity, Routine):
            # Declared by the name of its type.
            type_ = self.engine.declare_types.routine_type(entity)
            count = len(type_.parameters)
            variadic = type_.variadic
        if count == 1 and function is not None:
            # `(void)` is `()`.
            parameter = function.parameters[0]
            if parameter.end == parameter.start + 1 and self.engine.lexemes[parameter.start] == "void":
                count = 0
        heads = (
            [len(head.parameters) for head in declared.binding.declaration.heads]
            if declared.binding.declaration
            else []
        )
        return (int(isinstance(entity, Template)), count, int(variadic), *heads)

    def _same(self, first: Entity, second: Entity) -> bool:
        try:
            one = self._signature(first)
            two = self._signature_like(second, first)
        except (Unknown, IllFormed, Dependent):
            return False
        if one is None or two is None:
            return False
        if one.cv != two.cv or one.ref_qualifier != two.ref_qualifier:
            return False
        same = all(
            mine.canonical is other.canonical for mine, other in zip(one.parameters, two.parameters, strict=False)
        )
        if not same or len(one.parameters) != len(two.parameters):
            return False
        if isinstance(first, Routine) and first.special == SFK_CONVERSION:
            return one.result.canonical is two.result.canonical
        if isinstance(first, Template) and isinstance(second, Template):
            # Function templates may differ in the result or in the head alone ([temp.over.link]).
            return one.result.canonical is two.result.canonical and self.engine.template_heads.same(first, second)
        return True

    def same_in(self, context: NamespaceContext, entity: "Routine | Template") -> "Routine | Template | None":
        """The function of a namespace that a friend declaration declares again; None where it is a new one."""
        shape = self._shape(entity)
        for other in self.merged(context, entity.name):
            if isinstance(other, (Routine, Template)) and other.declarations and self._shape(other) == shape:
                if self._same(other, entity):
                    return other
        return None

    def _signature_like(self, entity: Entity, other: Entity) -> RoutineType | None:
        """The type of a function; that of a friend template of a class template, whose parameters are a level deeper,
        with the parameters of another template."""
        if isinstance(entity, Template) and isinstance(other, Template) and entity.declarations:
            parameters = self.engine.template_parameters.of(entity)
            count = len(self.engine.template_parameters.of(other))
            if entity.depth != other.depth and len(parameters) == count:
                declared = entity.declarations[0]
                arguments = list(self.engine.prototypes.own_arguments(other))
                context = TemplateContext(parameters, arguments, declared.context)
                return self.engine.declare_types.signature(declared, context)
        return self._signature(entity)

    def _signature(self, entity: Entity) -> RoutineType | None:
        if isinstance(entity, Routine):
            return self.engine.declare_types.routine_type(entity)
        if isinstance(entity, Template):
            prototype = self.engine.prototypes.of(entity)
            if isinstance(prototype, Routine):
                return self.engine.declare_types.routine_type(prototype)
        return None


def _constraint(declared: Declared) -> bool:
    """Whether a function has a trailing requires-clause."""
    declarator = declared.binding.declarator
    return declarator is not None and declarator.constraint >= 0


class OutOfNamespace(EnginePart):
    """Finds such definitions."""

    def definitions(self, routine: Routine) -> list[tuple[s.Binding, Piece]]:
        """Definitions in the namespaces around whose qualifier means the namespace of the routine."""
        return [one for one in self.declarations(routine) if one[1].sort == FUNCTION]

    def declarations(self, entity: "Routine | Variable") -> list[tuple[s.Binding, Piece]]:
        """The definitions and redeclarations of an entity in the namespaces around."""
        found: list[tuple[s.Binding, Piece]] = []
        namespace = entity.parent
        if not isinstance(namespace, Namespace) or not entity.name.isidentifier():
            return found
        sort = s.VARIABLE if isinstance(entity, Variable) else s.ROUTINE
        at: Entity | None = namespace.parent
        while at is not None:
            if isinstance(at, Namespace) and isinstance(at.context, NamespaceContext):
                self._in(at.context, entity.name, namespace, sort, found)
            at = at.parent
        return found

    def _in(
        self, context: NamespaceContext, name: str, namespace: Namespace, sort: int,
        found: list[tuple[s.Binding, Piece]],
    ) -> None:  # fmt: skip
        kinds = self.engine.kinds
        for piece in context.scope.index().pieces.get(name, []):
            limit = piece.body if piece.sort == FUNCTION else piece.end
            if piece.sort not in (FUNCTION, SIMPLE) or kinds.find(k.SCOPE, piece.head, limit) < 0:
                continue
            for binding in self.engine.lookup.bindings(piece, ""):
                if binding.sort != sort or binding.first == binding.name:
                    continue
                if self.engine.lexemes[binding.name] == name and self._means(binding, context, namespace):
                    found.append((binding, piece))

    def _means(self, binding: s.Binding, context: NamespaceContext, namespace: Namespace) -> bool:
        """Whether the qualifier of a declaration is the namespace, or one around it through inline ones."""
        try:
            qualifier = self.engine.written_names.path(binding.first, binding.end, context, binding.name).qualifier
        except (Unknown, IllFormed, Dependent):
            return False
        at: Entity | None = namespace
        while isinstance(at, Namespace):
            if at is qualifier:
                return True
            if not at.inline:
                return False
            at = at.parent
        return False
