"""Member functions that hide virtual functions of a base class instead of overriding them (997, 611).

Told at the end of the class, base by base.  Observed: diagnostics-b 5."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.type_names import TypeNames
from cufe.il.types import RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.mistakes.findings import Findings

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_PARTIALLY: Final = 611
_HIDDEN: Final = 997


class HiddenVirtuals:
    """Judges classes with base classes."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.types: TypeNames = TypeNames(Addresses())

    def judge(self, cls: ClassType) -> None:
        engine = self.engine
        if cls.dependent or cls.is_prototype or cls.brace < 0:
            return
        try:
            for base in engine.classes.bases(cls):
                names: dict[str, list[Routine]] = {}
                for routine in engine.virtuals.of(base.type).overriders:
                    if not routine.name.startswith(("~", "operator ")) and routine.name != "operator=":
                        names.setdefault(routine.name, []).append(routine)
                for name, virtuals in names.items():
                    self._name(cls, name, virtuals)
        except (Unknown, IllFormed, Dependent):
            return

    def _name(self, cls: ClassType, name: str, virtuals: list[Routine]) -> None:
        engine = self.engine
        context = cls.context
        if not isinstance(context, ClassContext):
            return
        entities = engine.declare.in_class(context, name)
        members = [entity for entity in entities if isinstance(entity, Routine) and entity.parent is cls]
        if not members or len(members) != len(entities):
            # A type, a template, or what a using-declaration names.
            return
        end = engine.cutter.brackets.close(cls.brace)
        left = [one for one in virtuals if not any(engine.virtuals.overrides(member, one) for member in members)]
        owner = virtuals[0].parent
        if len(left) < len(virtuals):
            if left and isinstance(owner, ClassType):
                of_base = EntityName("overloaded virtual function", f"{_scope(owner)}{name}")
                self.findings.add(_PARTIALLY, cls.token, end, (of_base, EntityName("class", _scope(cls)[:-2])))
            return
        for member in members:
            self.findings.add(_HIDDEN, member.token, end, (self._hidden(virtuals), self._entity(member)))

    def _hidden(self, virtuals: list[Routine]) -> EntityName:
        first = virtuals[0]
        owner = first.parent
        if isinstance(owner, ClassType) and isinstance(owner.context, ClassContext):
            if len(self.engine.declare.in_class(owner.context, first.name)) > 1:
                return EntityName("overloaded function", f"{_scope(owner)}{first.name}")
        type_ = self.engine.declare_types.routine_type(first).skip_typerefs()
        parameters = ""
        if isinstance(type_, RoutineType):
            parameters = ", ".join([self.types.of(parameter) for parameter in type_.parameters])
            parameters = f"({parameters})" + (" const" if type_.cv & tk.CONST else "")
        return EntityName("function", f"{_scope(owner)}{first.name}{parameters}")

    def _entity(self, member: Routine) -> EntityName:
        return EntityName("function", f"{_scope(member.parent)}{member.name}")


def _scope(entity: Entity | None) -> str:
    """`N::C::`"""
    parts: list[str] = []
    while entity is not None and entity.name:
        parts.append(entity.name)
        entity = entity.parent
    return "".join([f"{part}::" for part in reversed(parts)])
