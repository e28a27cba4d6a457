"""Types of decl-specifiers and type-ids ([dcl.type])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Enumerator, EnumType, Field, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import Expression, OverloadExpression
from cufe.il.operations import REF_INDIRECT
from cufe.il.templates import TEMPLK_ALIAS, TPK_NONTYPE, TPK_TYPE, Template, TemplateArgument, TemplateParameter
from cufe.il.types import DeducedTemplateType, PackExpansionType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import BoundParameter, NamespaceContext, RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.declared.written_names import Named
    from cufe.sema.engine import Engine

_FLOATS: Final[dict[str, int]] = {
    "float": tk.FLOAT, "double": tk.DOUBLE, "_Float16": tk.FLOAT16, "__fp16": tk.FP16, "__bf16": tk.BF16,
    "__float128": tk.FLOAT128, "_Float128": tk.FLOAT128, "_Float32": tk.FLOAT, "_Float64": tk.DOUBLE,
    "_Float32x": tk.DOUBLE, "_Float64x": tk.LONG_DOUBLE, "__float80": tk.LONG_DOUBLE,
}  # fmt: skip
_SIGNED: Final = ("signed", "__signed__", "__signed")
_SIZES: Final = ("unsigned", "short", "long", *_SIGNED)
_UNSIZED: Final = ("float", "bool", "void", "wchar_t", "char8_t", "char16_t", "char32_t")
#: what names no type
_NO_TYPES: Final = (Variable, Field, Routine, Enumerator, Namespace, Template)
#: the standard from which on lambdas may be operands that are not evaluated
_LAMBDAS_UNEVALUATED: Final = 2020


class Specifiers:
    """Types from specifiers, type-ids and names of types."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._deduced: dict[int, DeducedTemplateType] = {}

    def type_id(self, start: int, end: int, context: Context) -> Type:
        """The type that the type-id in the tokens `start` to `end` names."""
        syntax = self.engine.fragments.type_id(start, end)
        base = self.base_type(syntax.specifiers, context)
        return self.engine.declarators.type_of(base, syntax.declarator, context)

    def base_type(self, specifiers: n.Specifiers, context: Context) -> Type:
        """The type of a decl-specifier-seq, qualifiers included."""
        found = self._unqualified(specifiers, context)
        qualifiers = 0
        if specifiers.flags & n.CONST:
            qualifiers |= tk.CONST
        if specifiers.flags & n.VOLATILE:
            qualifiers |= tk.VOLATILE
        if qualifiers:
            found = self.engine.types.qualified(found, qualifiers)
        return self.engine.declarators.with_vectors(found, specifiers.attributes, context)

    def _unqualified(self, specifiers: n.Specifiers, context: Context) -> Type:
        sort = specifiers.sort
        start = specifiers.type_start
        end = specifiers.type_end
        if sort == n.BUILTIN:
            return self._builtin(start, end)
        if sort == n.NAMED:
            return self.named(start, end, context)
        if sort == n.CLASS_DEFINITION or sort == n.ENUM_DEFINITION:
            return self._defined(specifiers, context)
        if sort == n.ELABORATED:
            return self._elaborated(specifiers, context)
        if sort == n.PLACEHOLDER:
            if self.engine.kinds.find(k.DECLTYPE, start, end) >= 0:
                return self.engine.types.decltype_auto
            invented = self.engine.templates.invented(end - 1, context)
            return self.engine.types.auto if invented is None else invented
        if sort == n.COMPUTED:
            return self.computed(start, end, context)
        raise Unknown("declaration without a type", specifiers.start)

    # --- built-in types ------------------------------------------------------------------------------------------

    def _builtin(self, start: int, end: int) -> Type:
        """[dcl.type.simple]: the words in any order."""
        types = self.engine.types
        words: list[str] = []
        for at in range(start, end):
            if self.engine.kinds[at] == k.BUILTIN_TYPE:
                words.append(self.engine.lexemes[at])
        if _is_invalid(words):
            raise Mistake(num.INVALID_COMBINATION, "invalid combination of type specifiers", start)
        found = self._real(words)
        if found is None:
            raise Unknown("built-in type " + " ".join(words), start)
        if any(word in ("_Complex", "__complex__", "__complex") for word in words):
            return types.complex(found)
        if any(word in _SIGNED for word in words) and "char" not in words:
            return types.explicitly_signed(found)
        return found

    def _real(self, words: list[str]) -> Type | None:
        types = self.engine.types
        unsigned = "unsigned" in words
        signed = any(word in _SIGNED for word in words)
        longs = words.count("long")
        for word in words:
            if word == "void":
                return types.void
            if word == "bool":
                return types.bool
            if word in _FLOATS:
                return types.long_double if longs and word == "double" else types.floats[_FLOATS[word]]
            if word == "wchar_t":
                return types.wchar
            if word == "char8_t":
                return types.char8
            if word == "char16_t":
                return types.char16
            if word == "char32_t":
                return types.char32
            if word == "char":
                return types.integers[tk.UNSIGNED_CHAR if unsigned else tk.SIGNED_CHAR if signed else tk.CHAR]
            if word == "short":
                return types.integers[tk.UNSIGNED_SHORT if unsigned else tk.SHORT]
            if word == "__int128" or word == "__int128_t":
                return types.integers[tk.UNSIGNED_INT128 if unsigned else tk.INT128]
            if word == "__uint128_t":
                return types.integers[tk.UNSIGNED_INT128]
            if word == "__int64":
                return types.integers[tk.UNSIGNED_LONG_LONG if unsigned else tk.LONG_LONG]
        if longs >= 2:
            return types.integers[tk.UNSIGNED_LONG_LONG if unsigned else tk.LONG_LONG]
        if longs == 1:
            return types.integers[tk.UNSIGNED_LONG if unsigned else tk.LONG]
        if unsigned:
            return types.unsigned_int
        if any(word in ("_Complex", "__complex__", "__complex") for word in words) and "int" not in words:
            return types.double
        return types.int

    # --- named types ---------------------------------------------------------------------------------------------

    def named(self, start: int, end: int, context: Context, position: int = -1) -> Type:
        """The type that the name in the tokens `start` to `end` means, `typename` in front included."""
        if self.engine.kinds[start] == k.TYPENAME:
            start += 1
        return self.type_of_name(self.engine.fragments.name(start, end), context, position)

    def type_of_name(self, node: e.Name, context: Context, position: int = -1) -> Type:
        """The type that a name means; IllFormed where it means something else."""
        if position < 0:
            position = node.start
        named = self.engine.written_names.resolve(node, context, position)
        if named.dependent:
            qualifier = named.qualifier
            if not isinstance(qualifier, Type):
                raise Unknown("dependent name without a type in front", node.id)
            return self.dependent_member(qualifier, named.name, named.arguments, context)
        for entity in named.entities:
            if _names_type(entity) and not isinstance(entity, Namespace):
                if named.arguments is not None:
                    self._require_template(entity, node)
                return self.type_of_entity(entity, named.arguments, context, position)
        if not named.entities:
            from cufe.sema.declared.elaborated import elaborated_class
            from cufe.sema.declared.written_names import not_found

            declared = None if named.qualified else elaborated_class(self.engine, named.name, context, position)
            if declared is not None and named.arguments is None:
                return declared
            raise not_found(self.engine, named, f'identifier "{named.name}" is undefined', node.id)
        is_seen = any(entity.visible <= position for entity in named.entities)
        if not named.qualified and (not is_seen or self._is_outside(named.entities[0], position)):
            # A member function that is declared further down may have the name of a type outside of the class, and so
            # may any member where its definition outside of the class says its result.
            for entity in self.engine.names.type_name(named.name, context, position):
                return self.type_of_entity(entity, named.arguments, context, position)
        raise self._no_type(named.entities[0], node)

    def _is_outside(self, entity: Entity, position: int) -> bool:
        """Whether a position is behind the class whose member an entity is."""
        cls = entity.parent
        if not isinstance(cls, ClassType) or cls.brace < 0:
            return False
        return not cls.brace < position < self.engine.cutter.brackets.close(cls.brace)

    def _require_template(self, entity: Entity, node: e.Name) -> None:
        """Raises the mistake in template arguments behind the name of a class or an alias that is no template."""
        is_plain_class = isinstance(entity, ClassType) and entity.template is None and not entity.dependent
        if is_plain_class or isinstance(entity, Typedef):
            raise Mistake(num.NO_ARGUMENT_LIST, "arguments of what is no template", node.id, entity=entity)

    def _no_type(self, entity: Entity, node: e.Name) -> IllFormed:
        cause = f'"{entity.name}" is not a type'
        if node.own_arguments() is not None:
            return IllFormed(cause, node.id)
        if isinstance(entity, _NO_TYPES) or (isinstance(entity, TemplateParameter) and entity.kind == TPK_NONTYPE):
            return Mistake(num.NOT_A_TYPE, cause, node.start, entity=entity)
        return IllFormed(cause, node.id)

    def type_of_entity(
        self,
        entity: Entity,
        arguments: e.TemplateArguments | None,
        context: Context,
        position: int,
        in_type: bool = True,
    ) -> Type:
        """The type that an entity with the template arguments behind its name means; it is not `in_type` in front of
        `::` in an expression."""
        if isinstance(entity, ClassType):
            if arguments is None or entity.template is None:
                return entity
            return self._specialization(entity.template, arguments, context)
        if isinstance(entity, EnumType):
            return entity
        if isinstance(entity, Typedef):
            return self.engine.declare_types.typedef_type(entity)
        if isinstance(entity, Type):
            return entity
        if isinstance(entity, Template):
            return self._specialization(entity, arguments, context, None, in_type)
        if isinstance(entity, TemplateParameter):
            if entity.kind == TPK_TYPE and entity.type is not None:
                return entity.type
            if entity.template is not None:
                return self._specialization(entity.template, arguments, context)
        if isinstance(entity, BoundParameter):
            argument = entity.argument
            if argument.type is not None:
                return argument.type
            if argument.template is not None:
                return self._specialization(argument.template, arguments, context, entity.parameter)
        raise IllFormed(f'"{entity.name}" is not a type', position)

    def _specialization(
        self,
        template: Template,
        arguments: e.TemplateArguments | None,
        context: Context,
        parameter: TemplateParameter | None = None,
        in_type: bool = True,
    ) -> Type:
        """The template with the arguments behind its name, or behind that of the template parameter it is bound to."""
        engine = self.engine
        if arguments is None:
            known = self._deduced.get(id(template))
            if known is None:
                known = DeducedTemplateType(template)
                engine.types.number(known)
                self._deduced[id(template)] = known
            return known
        try:
            written = engine.template_arguments.read(arguments, context)
            if parameter is not None and parameter.template is not None:
                engine.argument_fitting.add_defaults(parameter.template, template, written, context, arguments.start)
            # Observed: in a constraint an alias in front of `::` stands for its type, whatever it requires itself.
            checked = in_type or template.kind != TEMPLK_ALIAS or not engine.trials.is_requirement(context)
            return self.specialization(template, written, arguments.start, checked)
        except IllFormed as failure:
            raise engine.argument_mistakes.explained(arguments, context, template, failure) from None

    def specialization(
        self, template: Template, written: list[TemplateArgument], token: int, checked: bool = True
    ) -> Type:
        """`template<written>` as a type."""
        engine = self.engine
        complete = engine.argument_fitting.complete(template, written, token)
        if template.is_parameter:
            return engine.templates.dependent_specialization(template, complete)
        if template.kind == TEMPLK_ALIAS or template.builtin:
            return engine.templates.alias(template, complete, checked)
        return engine.templates.spelled(engine.templates.class_instance(template, complete), complete)

    def dependent_member(
        self, qualifier: Type, name: str, arguments: e.TemplateArguments | None, context: Context
    ) -> Type:
        """`typename qualifier::name<arguments>` for a dependent qualifier."""
        if arguments is None:
            return self.engine.types.dependent_name(qualifier, name)
        written = self.engine.template_arguments.read(arguments, context)
        return self.engine.types.dependent_name(qualifier, name, tuple(written))

    def _defined(self, specifiers: n.Specifiers, context: Context) -> Type:
        """The class or enum that the specifiers define."""
        from cufe.syntax import body_bindings as b

        name = b.class_name(specifiers.type_start, specifiers.body, self.engine.kinds)[2]
        if name < 0:
            return self.engine.declare.class_at(specifiers.body, context)
        return self._declared_here(name, context)

    def _declared_here(self, name: int, context: Context) -> Type:
        spelling = self.engine.lexemes[name]
        at: Context | None = context
        while at is not None:
            for entity in self.engine.declare.members_at(at, spelling):
                if isinstance(entity, (ClassType, EnumType)):
                    return entity
            if isinstance(at, NamespaceContext):
                break
            at = at.outer
        raise Unknown(f"class {spelling} that is defined in a declaration", name)

    def _elaborated(self, specifiers: n.Specifiers, context: Context) -> Type:
        """`struct S`: what is declared by that name, or a new class ([basic.lookup.elab])."""
        at = specifiers.type_start + 1
        if self.engine.kinds[at] in k.CLASS_KEYS:
            at += 1
        at = self.engine.lookup.declarations.attributes(at, [])
        node = self.engine.fragments.name(at, specifiers.type_end)
        named = self.engine.written_names.resolve(node, context, node.start)
        for entity in named.entities:
            if isinstance(entity, Typedef):
                # A typedef of the class's own name with an alignment hides it.
                for one in self._hidden(named, context, node.start):
                    if isinstance(one, (ClassType, EnumType)):
                        return one
            if _names_type(entity):
                return self.type_of_entity(entity, named.arguments, context, node.start)
        for entity in self._hidden(named, context, node.start):
            return self.type_of_entity(entity, named.arguments, context, node.start)
        if named.dependent and isinstance(named.qualifier, Type):
            return self.dependent_member(named.qualifier, named.name, named.arguments, context)
        try:
            return self._declared_here(node.id, context)
        except Unknown:
            return self.engine.declare.invented_class(node.id, specifiers.class_key, context)

    def _hidden(self, named: "Named", context: Context, token: int) -> list[Entity]:
        """The types of a name that something else hides."""
        if named.qualifier is not None and not named.dependent:
            return self.engine.names.qualified(named.qualifier, named.name, token, True)
        return [] if named.qualified else self.engine.names.type_name(named.name, context, token)

    def base_class(self, start: int, end: int, context: Context) -> Type:
        """The type that a base-specifier names: what is no type does not count ([class.derived]/2)."""
        try:
            return self.named(start, end, context)
        except Mistake as mistake:
            if mistake.number != num.NOT_A_TYPE:
                raise
            named = self.engine.written_names.path(start, end, context, start)
            for entity in self._hidden(named, context, start):
                return self.type_of_entity(entity, named.arguments, context, start)
            raise

    # --- computed types ------------------------------------------------------------------------------------------

    def computed(self, start: int, end: int, context: Context) -> Type:
        """`decltype(e)`, `typeof(e)`, `__underlying_type(T)` and the like in the tokens `start` to `end`."""
        kinds = self.engine.kinds
        at = start
        while kinds[at] not in (k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE):
            at += 1
        opening = at + 1
        close = self.engine.cutter.brackets.close(opening)
        try:
            if kinds[at] == k.UNDERLYING_TYPE:
                argument = self.type_id(opening + 1, close, context)
                if argument.dependent:
                    raise Dependent
                return self.engine.traits.type(self.engine.lexemes[at], argument, at)
            if kinds[at] == k.TYPEOF:
                return self._typeof(opening + 1, close, context)
            node = self.engine.fragments.expression(opening + 1, close)
            declared = self._declared_local(node, context)
            if declared is None:
                return self.decltype(node, context)
            if kinds[end] not in (k.AMPERSAND, k.AND) or not isinstance(declared.canonical, ReferenceType):
                return declared
            # The references are kept apart (observed).
            return self.engine.template_arguments.opaque(tk.IS_DECLTYPE, start, end, context, declared)
        except Dependent:
            return self._dependent_operand(kinds[at], start, end, context)

    def _dependent_operand(self, word: int, start: int, end: int, context: Context) -> Type:
        sort = tk.IS_DECLTYPE
        if word == k.UNDERLYING_TYPE:
            sort = tk.IS_UNDERLYING_TYPE
        elif word == k.TYPEOF:
            sort = tk.IS_TYPEOF_WITH_EXPRESSION
        return self.engine.template_arguments.opaque(sort, start, end, context)

    def operand_type(self, node: e.Node, context: Context) -> Type:
        """The type of a `decltype(e)` that stands in front of `::`."""
        return self.computed(node.start, node.end, context)

    def _typeof(self, start: int, end: int, context: Context) -> Type:
        items = self.engine.fragments.items(start, end)
        if len(items) == 1 and isinstance(items[0], e.TypeId):
            return self.type_id(start, end, context)
        if len(items) == 1 and isinstance(items[0], e.Name):
            try:
                return self.type_of_name(items[0], context)
            except IllFormed:
                pass
        found = self.engine.expressions.operand(self.engine.fragments.expression(start, end), context)
        if found.type.dependent:
            raise Dependent
        return found.type

    def decltype(self, node: e.Node, context: Context) -> Type:
        """[dcl.type.decltype]: the declared type of a name or member, else the type with its value category."""
        if isinstance(node, e.Lambda) and self.engine.language.standard < _LAMBDAS_UNEVALUATED:
            raise Unknown("a lambda that is not evaluated", node.start)
        try:
            operand = self.engine.expressions.decltype_operand(node, context)
        except RestsOnMistake as failure:
            if isinstance(node, (e.Binary, e.Call)) and self.engine.trials.under_way:
                # The type of an error is no answer of a substitution (observed).
                raise IllFormed(failure.cause, failure.token) from None
            raise
        if isinstance(operand, OverloadExpression) and self.engine.addresses.single(operand) is None:
            raise IllFormed("overloaded functions have no type", node.start)
        return self.decltype_of(operand, isinstance(node, e.Paren))

    def _declared_local(self, node: e.Node, context: Context) -> Type | None:
        """The declared type of a parameter or local variable that a template's body names: in `decltype` it is taken at
        once, though it depends on parameters (observed)."""
        from cufe.il import expressions as x

        if not isinstance(node, e.Name) or not isinstance(context, RegionContext):
            return None
        at = self.engine.expressions.operand(node, context)
        if isinstance(at, x.Operation) and at.operation == REF_INDIRECT:
            at = at.arguments[0]
        if not isinstance(at, x.VariableExpression) or not isinstance(at.variable.parent, Routine):
            return None
        type_ = self.engine.declare_types.variable_type(at.variable)
        if isinstance(type_, PackExpansionType):
            type_ = type_.pattern
        return type_ if type_.dependent and not contains_placeholder(type_) else None

    def decltype_of(self, operand: "Expression", parenthesized: bool) -> Type:
        """`decltype` of an expression that has been built."""
        from cufe.il import expressions as x
        from cufe.sema.expr.dependence import is_value_dependent

        if is_value_dependent(operand):
            # Also where the type is known: whether the operand is well-formed is not.
            raise Dependent
        if not parenthesized:
            declared = self.engine.expressions.declared_type(operand)
            if declared is not None:
                return declared
        types = self.engine.types
        if operand.category == x.LVALUE:
            return types.reference(operand.type, False)
        if operand.category == x.XVALUE:
            return types.reference(operand.type, True)
        return operand.type


def _is_invalid(words: list[str]) -> bool:
    """Whether `unsigned`, `short` and the like stand beside a type that they do not go with ([dcl.type.simple])."""
    if len(words) != 2:
        return False
    for first, second in (words, words[::-1]):
        if first in _SIZES and (second in _UNSIZED or (second == "char" and first in ("short", "long"))):
            return True
        if second == "double" and first in _SIZES and first != "long":
            return True
    return False


def _names_type(entity: Entity) -> bool:
    from cufe.sema.declared.names import is_type_like

    return is_type_like(entity)
