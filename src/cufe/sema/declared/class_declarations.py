"""Classes as declarations enter them ([class.name])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Declared
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_CLASS, TEMPLK_MEMBER_CLASS
from cufe.sema.declared.contexts import ClassContext, is_dependent_context, is_in_body
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: kinds of classes by their class-key
CLASS_KINDS: Final[dict[int, int]] = {k.CLASS: tk.TK_CLASS, k.STRUCT: tk.TK_STRUCT, k.UNION: tk.TK_UNION}


def enter_class(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the class that a binding declares to `found`, or tells the one that is there of its definition."""
    binding = declared.binding
    kinds = engine.kinds
    if kinds[binding.name + 1] == k.LESS:
        return  # a specialisation: its template knows it
    if binding.template:
        in_class = isinstance(declared.context, ClassContext)
        template = engine.declare.template(declared, TEMPLK_MEMBER_CLASS if in_class else TEMPLK_CLASS, found)
        template.visible = min(template.visible, binding.visible)
        return
    cls: ClassType | None = None
    for entity in found:
        if isinstance(entity, ClassType):
            cls = entity
    declaration = binding.declaration
    key = declaration.specifiers.class_key if declaration is not None else k.CLASS
    if cls is None:
        if binding.body < 0 and _refers(engine, declared):
            return
        name = engine.lexemes[binding.name]
        cls = ClassType(name, binding.name, engine.declare.parent(declared.context), CLASS_KINDS.get(key, tk.TK_CLASS))
        cls.visible = binding.visible
        cls.access = engine.declare.access(declared)
        follow_prototype(cls)
        if is_in_body(declared.context) and is_dependent_context(declared.context):
            # A class in the body of a template is another one in each instance ([temp.dep.type]).
            cls.is_prototype = True
            cls.dependent = True
        engine.types.number(cls)
        found.append(cls)
    if binding.body >= 0 and cls.brace < 0 and declaration is not None:
        engine.declare.define(cls, declaration.specifiers.type_start, binding.body, declared.context)
        cls.kind = CLASS_KINDS.get(key, tk.TK_CLASS)


def _refers(engine: "Engine", declared: Declared) -> bool:
    """Whether `struct S x;` means a class declared elsewhere ([basic.scope.pdecl]/7): only `struct S;` declares a
    member of a class."""
    declaration = declared.binding.declaration
    if declaration is None or not declaration.declarators:
        return False
    context = declared.context
    if isinstance(context, ClassContext) or context.outer is None:
        return isinstance(context, ClassContext)
    name = engine.lexemes[declared.binding.name]
    return bool(engine.names.type_name(name, context.outer, declared.binding.name))


def follow_prototype(cls: ClassType) -> None:
    """A class nested in what a template is read as belongs to the current instantiation, too ([temp.dep.type]/1)."""
    if isinstance(cls.parent, ClassType) and cls.parent.is_prototype:
        cls.is_prototype = True
        cls.dependent = True
