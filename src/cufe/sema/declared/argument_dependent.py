"""Argument-dependent lookup ([basic.lookup.argdep]): functions found by the types of the arguments of a call."""

from cufe.il.entities import ClassType, EnumType, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template, TemplateArgument
from cufe.il.types import ArrayType, MemberPointerType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.engine_part import EnginePart


class ArgumentDependentLookup(EnginePart):
    """Finds functions in the namespaces and classes that types are associated with."""

    def functions(self, name: str, types: list[Type], position: int) -> list[Entity]:
        """The functions that the types of arguments bring into sight ([basic.lookup.argdep])."""
        namespaces: list[NamespaceContext] = []
        classes: list[ClassType] = []
        seen: set[int] = set()
        for type_ in types:
            self._associate(type_, namespaces, classes, seen)
        found: list[Entity] = []
        for context in self._with_inline(namespaces):
            for entity in self.engine.overload_sets.merged(context, name):
                if entity.visible <= position and isinstance(entity, (Routine, Template)) and entity not in found:
                    found.append(entity)
        for cls in classes:
            for entity in self.engine.friends.of(cls, name):
                if entity not in found:
                    found.append(entity)
        return found

    def _with_inline(self, namespaces: list[NamespaceContext]) -> list[NamespaceContext]:
        """The inline namespace set of each: inline children, and the parents of inline ones."""
        found: list[NamespaceContext] = []
        waiting = list(namespaces)
        while waiting:
            at = waiting.pop(0)
            if at in found:
                continue
            found.append(at)
            if at.scope.transparent and at.around is not None and at.namespace.inline:
                waiting.append(at.around)
            for inner in at.scope.transparents():
                if inner.name:
                    waiting.append(self.engine.declare.namespace(inner))
        return found

    def _associate(
        self, type_: Type, namespaces: list[NamespaceContext], classes: list[ClassType], seen: set[int]
    ) -> None:
        """Adds the associated namespaces and classes of a type."""
        waiting: list[Type] = [type_]
        while waiting:
            at = waiting.pop().skip_typerefs()
            if at.number in seen:
                continue
            seen.add(at.number)
            if isinstance(at, (PointerType, ReferenceType)):
                waiting.append(at.target)
            elif isinstance(at, ArrayType):
                waiting.append(at.element)
            elif isinstance(at, RoutineType):
                waiting += [at.result, *at.parameters]
            elif isinstance(at, MemberPointerType):
                waiting += [at.owner, at.target]
            elif isinstance(at, EnumType):
                self._around(at.parent, namespaces, classes)
            elif isinstance(at, ClassType):
                self._associate_class(at, namespaces, classes, waiting)

    def _associate_class(
        self, cls: ClassType, namespaces: list[NamespaceContext], classes: list[ClassType], waiting: list[Type]
    ) -> None:
        try:
            self.engine.classes.require_complete(cls, -1)
        except IllFormed:
            pass
        for part in self.engine.classes.with_all_bases(cls):
            if part not in classes:
                classes.append(part)
            self._around(part.parent, namespaces, classes)
        pending: list[TemplateArgument] = list(cls.arguments)
        while pending:
            argument = pending.pop()
            if argument.type is not None:
                waiting.append(argument.type)
            elif argument.template is not None:
                self._around(argument.template.parent, namespaces, classes)
            pending += argument.pack

    def _around(self, parent: Entity | None, namespaces: list[NamespaceContext], classes: list[ClassType]) -> None:
        if isinstance(parent, ClassType) and parent not in classes:
            classes.append(parent)
        while parent is not None and not isinstance(parent, Namespace):
            parent = parent.parent
        if isinstance(parent, Namespace) and isinstance(parent.context, NamespaceContext):
            if parent.context not in namespaces:
                namespaces.append(parent.context)
