"""Names of entities in a mangled name, nested, unscoped and local (Itanium C++ ABI 5.1.2, 5.1.6), with the ABI tags of
entities (5.1.4.1) and the names of closure types (5.1.8)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.constants import AddressConstant
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import Template, arguments_key
from cufe.il.types import Type
from cufe.il.walk import parts_of
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.linkage.codes import ABBREVIATIONS, BINARY, UNARY, counted, discriminator, source_name
from cufe.sema.linkage.scopes import (
    home_of,
    instance_of,
    is_global,
    is_root,
    is_std,
    key_of,
    pattern_of,
    routine_around,
)
from cufe.sema.linkage.types import cv_code
from cufe.sema.templates.dependence import position_in
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.templates import TemplateArgument
    from cufe.sema.engine import Engine
    from cufe.sema.linkage.mangler import Mangler


#: stands for the name that nvcc makes of the file
_INTERNAL: Final = "_INTERNAL_1"


class NameMangler:
    """Spells names for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler
        #: what is being named has internal linkage in device code
        self._hidden: bool = False

    def name(self, entity: Entity) -> str:
        """The name of a function, variable or type: nested, unscoped or local."""
        parent = home_of(entity)
        around = routine_around(entity)
        if around is not None:
            return self._local(entity, around)
        default = self._default(entity)
        if default:
            return default
        holder = self._holder(entity)
        if holder:
            return f"N{holder}{self.unqualified(entity)}E"
        arguments, template = instance_of(entity)
        if self.mangler.device and not is_std(parent) and self._is_hidden(entity):
            return self._in_hidden(entity, parent)
        if parent is None or is_std(parent) or is_global(entity):
            if template is not None:
                return self.template_prefix(template) + self.mangler.arguments(arguments)
            return ("St" if is_std(parent) else "") + self._internal(entity) + self.unqualified(entity)
        qualifiers = self._qualifiers(entity)
        if template is not None:
            inner = self.template_prefix(template) + self.mangler.arguments(arguments)
        else:
            inner = self.prefix(parent) + self._internal(entity) + self.unqualified(entity)
        return f"N{qualifiers}{inner}E"

    def _in_hidden(self, entity: Entity, parent: Entity | None) -> str:
        """The name of what has internal linkage, in device code (observed in the names of nvcc 13.0)."""
        arguments, template = instance_of(entity)
        self._hidden = True
        if template is not None:
            front = self.template_prefix(template)
        else:
            front = self._front(parent)
        self._hidden = False
        inner = self.mangler.arguments(arguments) if template is not None else self.unqualified(entity)
        return f"N{self._qualifiers(entity)}{front}{inner}E"

    def _is_hidden(self, entity: Entity) -> bool:
        """Whether a function or variable has internal linkage and is no kernel, or a type has no name."""
        if isinstance(entity, (ClassType, EnumType)):
            return isinstance(entity.parent, Namespace) and is_unnamed(entity)
        if isinstance(entity, Routine):
            if entity.flags & en.GLOBAL or not isinstance(entity.parent, Namespace):
                return False
            return has_internal_linkage(entity) or self._has_hidden(entity.arguments)
        if not isinstance(entity, Variable) or not isinstance(entity.parent, Namespace):
            return False
        if has_internal_linkage(entity) or self._has_hidden(entity.arguments):
            return True
        if entity.flags & en.INLINE_VARIABLE or entity.storage_class == en.SC_EXTERN:
            return False
        qualifiers = self.mangler.engine.declare_types.variable_type(entity).qualifiers()
        return bool(qualifiers & tk.CONST) and not qualifiers & tk.VOLATILE

    def _has_hidden(self, arguments: "tuple[TemplateArgument, ...]") -> bool:
        """Whether a template argument is a class, function or variable with internal linkage, or one is an argument of
        the class; what is made of such a class has none that counts."""
        for argument in arguments:
            if self._has_hidden(tuple(argument.pack)):
                return True
            cls = argument.type.skip_typerefs() if argument.type is not None else None
            if isinstance(cls, ClassType):
                if _is_in_unnamed(cls) or self._has_hidden(cls.arguments):
                    return True
            value = argument.constant
            if isinstance(value, AddressConstant):
                named: Entity | None = value.routine if value.routine is not None else value.variable
                if named is not None and self._is_hidden(named):
                    return True
        return False

    def _front(self, parent: Entity | None) -> str:
        """The prefix of a component: the scope that it stands in."""
        if parent is not None and not is_root(parent):
            return self.prefix(parent)
        if not self._hidden:
            return ""
        known = self.mangler.substitutions.find(_INTERNAL)
        if not known:
            self.mangler.substitutions.add(_INTERNAL)
        return known or source_name(_INTERNAL)

    def _internal(self, entity: Entity) -> str:
        """`L` in front of the name of a function of a namespace that is static, as g++ spells it."""
        static = isinstance(entity, Routine) and entity.storage_class == en.SC_STATIC
        return "L" if static and isinstance(entity.parent, Namespace) and not self.mangler.device else ""

    def _local(self, entity: Entity, around: Routine) -> str:
        text = "Z" + self.mangler.encoding(around) + "E"
        if entity.parent is not around:
            return text + self._nested_locally(entity, around)
        text += self.unqualified(entity)
        number = self.mangler.engine.discriminators.of(entity, around)
        return text if number == 0 else text + discriminator(number - 1)

    def _default(self, entity: Entity) -> str:
        """A closure in a default argument, or a member of it, in device code: parameters are counted from the last."""
        at: Entity | None = entity if self.mangler.device else None
        while isinstance(at, (ClassType, Routine)):
            closure = at.closure if isinstance(at, ClassType) else None
            if isinstance(closure, LambdaNode) and closure.default_of is not None and at.parent is not None:
                count = len(self.mangler.engine.declare_types.routine_type(closure.default_of).parameters)
                place = counted(count - 1 - closure.default_index)
                front = f"Z{self.mangler.encoding(closure.default_of)}Ed{place}"
                return front + (self.unqualified(at) if entity is at else self._nested_locally(entity, at.parent))
            at = at.parent
        return ""

    def _nested_locally(self, entity: Entity, around: Entity) -> str:
        """A member of a local class, relative to the function around."""
        within: list[Entity] = []
        at = entity.parent
        while at is not None and at is not around:
            within.append(at)
            at = at.parent
        text = ""
        for outer in reversed(within):
            text += self.unqualified(outer)
            if isinstance(outer, Type):
                # The class is a component here as where it is named as a type.
                self.mangler.substitutions.add(f"t{outer.canonical.number}")
        text = f"N{self._qualifiers(entity)}{text}{self.unqualified(entity)}"
        arguments, template = instance_of(entity)
        if template is not None:
            # The call operator of a generic lambda: its name is a component, too.
            self.mangler.substitutions.add(f"m{id(template)}")
            text += self.mangler.arguments(arguments)
        return text + "E"

    def _qualifiers(self, entity: Entity) -> str:
        """cv- and ref-qualifiers of a member function."""
        if not isinstance(entity, Routine) or not isinstance(entity.parent, ClassType):
            return ""
        if entity.flags & en.STATIC_MEMBER:
            return ""
        signature = self.mangler.engine.declare_types.routine_type(entity)
        return cv_code(signature.cv) + ("", "R", "O")[signature.ref_qualifier]

    def prefix(self, entity: Entity) -> str:
        """A component in front of others."""
        if is_std(entity):
            return "St"
        if isinstance(entity, ClassType) and (routine_around(entity) is not None or self._default(entity)):
            return self.mangler.type(entity)
        arguments, template = instance_of(entity)
        key = key_of(entity)
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        if template is not None:
            text = self.template_prefix(template) + self.mangler.arguments(arguments)
            short = self.abbreviated(entity)
            if short:
                return short
        elif isinstance(entity, Type) and entity.canonical.dependent and not isinstance(entity, ClassType):
            return self.mangler.type(entity)
        else:
            text = (self._holder(entity) or self._front(entity.parent)) + self.unqualified(entity)
        self.mangler.substitutions.add(key)
        return text

    def _holder(self, entity: Entity) -> str:
        """The variable or member in the initialiser of which a closure stands, in device code: in a namespace of its
        own, as what has internal linkage, unless it is a member or template (observed, nvcc 13.0)."""
        closure = entity.closure if isinstance(entity, ClassType) else None
        if not self.mangler.device or not isinstance(closure, LambdaNode):
            return ""
        token = self.mangler.engine.lambda_numbers.variable(closure)
        if token < 0:
            return ""
        arguments = self.mangler.engine.lambda_numbers.arguments(closure)
        owner = entity.parent
        key = f"v{token}" if arguments is None else f"v{token} {arguments_key(tuple(arguments))}"
        if isinstance(owner, ClassType):
            key += f"@{owner.canonical.number}"
        known = self.mangler.substitutions.find(key)
        if not known:
            before = self._hidden
            self._hidden = arguments is None and not isinstance(owner, ClassType)
            known = self._front(owner) + source_name(self.mangler.engine.lexemes[token])
            self._hidden = before
            known += "M" if arguments is None else self.mangler.arguments(tuple(arguments))
            self.mangler.substitutions.add(key)
        return known

    def template_name(self, template: Template) -> str:
        """The name of a template that is an argument: nested unless it is a parameter, a substitution or unscoped."""
        count = self.mangler.substitutions.count()
        text = self.template_prefix(template)
        parent = template.parent
        is_unscoped = parent is None or is_std(parent) or is_root(parent)
        return text if is_unscoped or self.mangler.substitutions.count() == count else f"N{text}E"

    def template_prefix(self, template: Template) -> str:
        """The name of a template in front of its arguments."""
        if template.is_parameter:
            index = position_in(-template.canonical_number) - 1
            return self.mangler.template_parameter(index, f"m{template.canonical_number}")
        key = f"m{id(pattern_of(template))}"
        parent = template.parent
        if is_std(parent):
            short = ABBREVIATIONS.get("St" + self.unqualified(template))
            if short is not None:
                return short
        if isinstance(parent, ClassType) and parent.template is not None:
            key += "@" + str(parent.canonical.number)
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = self._front(parent) + self.unqualified(template)
        self.mangler.substitutions.add(key)
        return text

    def abbreviated(self, entity: Entity) -> str:
        """`Ss`, `Si`, ... for the instances of `std` that have one."""
        arguments, template = instance_of(entity)
        if template is None or not is_std(template.parent):
            return ""
        if template.name not in ("basic_string", "basic_istream", "basic_ostream", "basic_iostream"):
            return ""
        plain = self.mangler.another()
        spelled = "St" + plain.names.unqualified(template) + plain.arguments(arguments)
        return ABBREVIATIONS.get(spelled, "")

    def unqualified(self, entity: Entity) -> str:
        """The last component, with its ABI tags."""
        if isinstance(entity, (Routine, Template)) and entity.special != en.SFK_NONE:
            text = self._special(entity)
        elif isinstance(entity, ClassType) and entity.closure is not None:
            return closure_name(self.mangler, entity)
        elif isinstance(entity, (ClassType, EnumType)) and not entity.name:
            if entity.typedef_name:
                text = source_name(entity.typedef_name)
            else:
                discriminators = self.mangler.engine.discriminators
                if self.mangler.device and isinstance(entity.parent, Namespace):
                    return "Ut" + counted(discriminators.unnamed_in_namespace(entity))
                return "Ut" + counted(discriminators.unnamed(entity))
        elif isinstance(entity, Namespace) and not entity.name:
            return "12_GLOBAL__N_1"
        else:
            name = (
                entity.template.name if isinstance(entity, ClassType) and entity.template is not None else entity.name
            )
            text = source_name(name)
        return text + "".join([f"B{len(tag)}{tag}" for tag in sorted(self._tags(entity))])

    def _tags(self, entity: Entity) -> set[str]:
        """The tags of an entity: its own, and for a function or variable those of its type that the rest of the name
        does not show (Itanium C++ ABI 5.1.4.1)."""
        found = set(own_tags(self.mangler.engine, entity))
        if isinstance(entity, Routine) and entity.special not in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR):
            signature = self.mangler.signature(entity)
            shown = tags_around(self.mangler.engine, entity.parent)
            if self.mangler.device and isinstance(entity.parent, ClassType):
                # The arguments of the class show theirs (observed, nvcc 13.0).
                shown |= tags_in(self.mangler.engine, entity.parent)
            for parameter in signature.parameters:
                shown |= tags_in(self.mangler.engine, parameter)
            found |= tags_in(self.mangler.engine, signature.result) - shown
        elif isinstance(entity, Variable) and not entity.flags & en.PARAMETER:
            type_ = self.mangler.engine.declare_types.variable_type(entity)
            found |= tags_in(self.mangler.engine, type_) - tags_around(self.mangler.engine, entity.parent)
        return found

    def _special(self, entity: "Routine | Template") -> str:
        special = entity.special
        if special == en.SFK_CONSTRUCTOR:
            return "C1"
        if special == en.SFK_DESTRUCTOR:
            return "D1"
        if special == en.SFK_UDL_OPERATOR:
            return "li" + source_name(entity.operator)
        if special == en.SFK_CONVERSION:
            routine = entity
            if isinstance(entity, Template):
                prototype = self.mangler.engine.prototypes.of(entity)
                if not isinstance(prototype, Routine):
                    raise Unknown("a conversion function template without a prototype", entity.token)
                routine = prototype
            assert isinstance(routine, Routine)
            if routine is entity and routine.template is not None:
                return self._special(routine.template)
            return "cv" + self.mangler.type(self.mangler.engine.declare_types.routine_type(routine).result)
        if special == en.SFK_OPERATOR:
            code = BINARY.get(entity.operator, "")
            if entity.operator in UNARY and self._is_unary(entity):
                code = UNARY[entity.operator].rstrip("_")
            if not code:
                raise Unknown(f"operator {entity.operator}", entity.token)
            return code
        return source_name(entity.name)

    def _is_unary(self, entity: "Routine | Template") -> bool:
        routine: Entity | None = entity
        if isinstance(entity, Template):
            routine = self.mangler.engine.prototypes.of(entity)
        if not isinstance(routine, Routine):
            return False
        count = len(self.mangler.engine.declare_types.routine_type(routine).parameters)
        if isinstance(routine.parent, ClassType) and not routine.flags & en.STATIC_MEMBER:
            count += 1
        return count == 1


def is_unnamed(type_: "ClassType | EnumType") -> bool:
    """Whether a type has no name for linkage either."""
    is_closure = isinstance(type_, ClassType) and type_.closure is not None
    return not type_.name and not type_.typedef_name and not is_closure


def has_internal_linkage(entity: Routine | Variable) -> bool:
    """Whether a function or variable of a namespace is static or in an unnamed one ([basic.link]/3, /4)."""
    if not isinstance(entity.parent, Namespace):
        return False
    return entity.storage_class == en.SC_STATIC or _is_in_unnamed(entity)


def _is_in_unnamed(entity: Entity) -> bool:
    """Whether one of the namespaces around has no name."""
    around = entity.parent
    while around is not None and around.parent is not None:
        if isinstance(around, Namespace) and not around.name:
            return True
        around = around.parent
    return False


def own_tags(engine: "Engine", entity: Entity) -> list[str]:
    """The tags that the declaration of an entity gives it."""
    attributes: list[n.Attribute] = []
    if isinstance(entity, ClassType) and entity.template is not None:
        return own_tags(engine, entity.template)
    if isinstance(entity, (ClassType, EnumType)):
        if entity.key < 0:
            return []
        engine.lookup.declarations.attributes(entity.key + 1, attributes)
    elif isinstance(entity, (Routine, Variable, Template)):
        for declared in entity.declarations:
            declaration = declared.binding.declaration
            if declaration is not None:
                attributes += declaration.specifiers.attributes
            if declared.binding.declarator is not None:
                attributes += declared.binding.declarator.attributes
    return tags_of(engine, attributes)


def tags_of(engine: "Engine", attributes: list[n.Attribute]) -> list[str]:
    """The tags in `abi_tag("a", "b")`."""
    found: list[str] = []
    for attribute in attributes:
        if attribute.name in ("abi_tag", "__abi_tag__", "gnu::abi_tag") and attribute.arguments >= 0:
            for at in range(attribute.arguments + 1, attribute.last):
                spelling = engine.lexemes[at]
                if spelling.startswith('"'):
                    found.append(spelling[1:-1])
    return found


def tags_around(engine: "Engine", entity: Entity | None) -> set[str]:
    """The tags of a class or namespace and of everything around it."""
    found: set[str] = set()
    while entity is not None:
        if isinstance(entity, Namespace):
            found |= _namespace_tags(engine, entity)
        else:
            found.update(own_tags(engine, entity))
        entity = entity.parent
    return found


def _namespace_tags(engine: "Engine", namespace: Namespace) -> set[str]:
    """The tags of an inline namespace, from the attributes of its parts."""
    found: set[str] = set()
    context = namespace.context
    if namespace.inline and isinstance(context, NamespaceContext):
        for brace in context.scope.braces:
            at = brace
            while engine.kinds[at] != k.NAMESPACE:
                at -= 1
            attributes: list[n.Attribute] = []
            at = engine.lookup.declarations.attributes(at + 1, attributes)
            while at < brace:
                at = max(engine.lookup.declarations.attributes(at, attributes), at + 1)
            found.update(tags_of(engine, attributes))
    return found


def tags_in(engine: "Engine", type_: Type) -> set[str]:
    """The tags of the classes that a type is made of, and of the namespaces around these."""
    found: set[str] = set()
    pending: list[Type] = [type_]
    while pending:
        at = pending.pop().canonical
        pending += parts_of(at)
        if isinstance(at, (ClassType, EnumType)):
            found |= tags_around(engine, at)
    return found


def closure_name(mangler: "Mangler", cls: ClassType) -> str:
    """The unqualified name of a closure type."""
    closure = cls.closure
    if not isinstance(closure, LambdaNode):
        raise Unknown("a closure without its lambda", cls.token)
    numbers = mangler.engine.lambda_numbers
    number = numbers.made_before(closure) if mangler.device else numbers.same_signature(closure)
    signature = mangler.parameters(numbers.signature(closure))
    return f"Ul{signature}E" + counted(number)
