"""Member functions that hide virtual functions of a base class instead of overriding them (997, 611).

Told at the end of the class, base by base.  Observed: diagnostics-b 5."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import IMPLICIT, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

PARTIALLY_HIDDEN: Final = 611
HIDDEN: Final = 997


class HiddenVirtuals:
    """Judges classes with base classes, instances of templates among them."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.instances: InstanceNames = InstanceNames(engine)

    def judge(self, cls: ClassType) -> None:
        engine = self.engine
        if cls.dependent or cls.is_prototype or cls.brace < 0:
            return
        with unanswered:
            for base in engine.classes.bases(cls):
                names: dict[str, list[Routine]] = {}
                for routine in engine.virtuals.of(base.type).overriders:
                    if not routine.name.startswith(("~", "operator ")):
                        names.setdefault(routine.name, []).append(routine)
                for name, virtuals in names.items():
                    self._name(cls, name, virtuals)

    def _name(self, cls: ClassType, name: str, virtuals: list[Routine]) -> None:
        engine = self.engine
        context = cls.context
        if not isinstance(context, ClassContext):
            return
        # Templates are not told of, nor are assignments that nobody wrote.
        named = engine.declare.in_class(context, name)
        entities = [one for one in named if not isinstance(one, Template) and not _is_implied(one)]
        members = [entity for entity in entities if isinstance(entity, Routine) and entity.parent is cls]
        if not members or len(members) != len(entities):
            # A type, or what a using-declaration names.
            return
        end = engine.cutter.brackets.close(cls.brace)
        left = [one for one in virtuals if not any(engine.virtuals.overrides(member, one) for member in members)]
        owner = virtuals[0].parent
        if len(left) < len(virtuals):
            if left and isinstance(owner, ClassType):
                of_base = EntityName("overloaded virtual function", f"{_scope(owner)}{name}")
                self.findings.add(PARTIALLY_HIDDEN, cls.token, end, (of_base, EntityName("class", _scope(cls)[:-2])))
            return
        for member in members:
            self.findings.add(HIDDEN, member.token, end, (self._hidden(virtuals), self._entity(member)))

    def _hidden(self, virtuals: list[Routine]) -> EntityName:
        first = virtuals[0]
        owner = first.parent
        if isinstance(owner, ClassType) and isinstance(owner.context, ClassContext):
            named = self.engine.declare.in_class(owner.context, first.name)
            if len([one for one in named if not _is_implied(one)]) > 1:
                return EntityName("overloaded function", f"{_scope(owner)}{first.name}")
        return EntityName("function", self.instances.of_overload(first))

    def _entity(self, member: Routine) -> EntityName:
        return EntityName("function", self.instances.of_member(member))


def _is_implied(entity: Entity) -> bool:
    return isinstance(entity, Routine) and bool(entity.flags & IMPLICIT)


def _scope(entity: Entity | None) -> str:
    """`N::C::`"""
    parts: list[str] = []
    while entity is not None and entity.name:
        parts.append(entity.name)
        entity = entity.parent
    return "".join([f"{part}::" for part in reversed(parts)])
