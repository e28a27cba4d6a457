"""Enumerations and enumerators as declarations enter them ([dcl.enum]); `enums` knows their values and types."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Enumerator, EnumType
from cufe.il.entity import Entity
from cufe.sema.declared.contexts import RegionContext, is_dependent_context
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k
from cufe.text.kinds import CLASS_KEYS

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def is_dependent_enum(parent: Entity | None, context: Context) -> bool:
    """Whether each instance of a template has an enumeration of its own: one that a template's function declares in a
    block, or a member of the template ([temp.dep.type])."""
    if isinstance(context, RegionContext):
        return is_dependent_context(context)
    return isinstance(parent, ClassType) and parent.is_prototype


def enter_enum(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the enumeration that a binding declares to `found`, or tells the one that is there of its definition."""
    binding = declared.binding
    if binding.body < 0 and engine.kinds[binding.name + 1] not in (k.COLON, k.SEMICOLON):
        # `enum E x;` names an enumeration that is declared elsewhere ([dcl.type.elab]/3).
        return
    declaration = binding.declaration
    enum: EnumType | None = None
    for entity in found:
        if isinstance(entity, EnumType):
            enum = entity
    if enum is None:
        enum = EnumType(engine.lexemes[binding.name], binding.name, engine.declare.parent(declared.context))
        enum.visible = binding.visible
        enum.access = engine.declare.access(declared)
        enum.context = declared.context
        enum.dependent = is_dependent_enum(enum.parent, declared.context)
        engine.types.number(enum)
        found.append(enum)
    # A second definition is an error that changes nothing.
    if declaration is not None and (enum.key < 0 or (binding.body >= 0 and enum.brace < 0)):
        start = declaration.specifiers.type_start
        enum.key = start
        enum.scoped = engine.kinds[start + 1] in CLASS_KEYS
        enum.context = declared.context
        if binding.body >= 0:
            enum.brace = binding.body
        elif engine.kinds[binding.name + 1] == k.COLON or enum.scoped:
            engine.out_of_class.define_enum(enum)


def enter_enumerator(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the enumerator that a binding declares, which its enumeration knows."""
    binding = declared.binding
    lookup = engine.lookup
    for other in lookup.bindings(declared.piece, ""):
        if other.sort == s.ENUM and other.body >= 0 and other.body < binding.name:
            for enum in engine.declare.members_at(declared.context, engine.lexemes[other.name]):
                if isinstance(enum, EnumType) and enum.brace == other.body:
                    _add_enumerator(engine, enum, binding, found)
                    return
    brace = binding.name
    while engine.kinds[brace] != k.OPEN_BRACE:
        brace -= 1
    local = _local_enum(engine, declared.context, brace)
    if local is not None:
        _add_enumerator(engine, local, binding, found)
        return
    opening = declared.piece.body
    enum_type = engine.declare.class_at(opening if 0 <= opening < binding.name else brace, declared.context)
    if isinstance(enum_type, EnumType):
        _add_enumerator(engine, enum_type, binding, found)


def _local_enum(engine: "Engine", context: Context, brace: int) -> EnumType | None:
    """The enumeration with a name that a block defines behind `brace`."""
    if not isinstance(context, RegionContext):
        return None
    for name, bindings in context.region.names.items():
        if any(other.sort == s.ENUM and other.body == brace for other in bindings):
            for enum in engine.names.in_region(context, name):
                if isinstance(enum, EnumType) and enum.brace == brace:
                    return enum
    return None


def _add_enumerator(engine: "Engine", enum: EnumType, binding: s.Binding, found: list[Entity]) -> None:
    for enumerator in engine.enums.enumerators(enum):
        if enumerator.token == binding.name and not any(
            isinstance(other, Enumerator) and other.enum is enum for other in found
        ):
            enumerator.visible = binding.visible
            found.append(enumerator)
