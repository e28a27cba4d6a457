"""Types as the dump spells them: `const P *`, `int (*)(double)`, `N::V<int>::value_type`, `T#(1,1)` (observed: il 2).

Typedef names are kept where the type has them; what was deduced or is the operand of `decltype` shows as the type that
it is.  A type without a name has an address in its place.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.constant_text import Names, constant_text
from cufe.il.constants import CK_VOID, Constant, DynamicInitConstant, TemplateParamConstant, is_enumerator
from cufe.il.entities import ClassType, EnumType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.entity_names import EntityNames, qualifier_words
from cufe.il.expression_text import ExpressionText
from cufe.il.operations import DOT_FIELD, DOT_STATIC, POINTS_TO_FIELD, POINTS_TO_STATIC
from cufe.il.templates import Template, TemplateArgument

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.il.display_source import DisplaySource

_INTEGER_SORTS: Final = ("", "bool", "wchar_t", "char8_t", "char16_t", "char32_t")
_OPERATORS: Final = {tk.IS_UNDERLYING_TYPE: "__underlying_type", tk.IS_TYPEOF_WITH_EXPRESSION: "__typeof__"}
_TYPEDEFS: Final = (tk.TYPEDEF, tk.IS_ALIAS, tk.IS_TEMPLATE_ALIAS, tk.SPELLED_INSTANCE, tk.EXPLICITLY_SIGNED)


class _Parameter:
    """The place of an argument in the list for a template."""

    def __init__(self, template: Template | None, arguments: tuple[TemplateArgument, ...], index: int) -> None:
        self.template: Template | None = template
        self.arguments: tuple[TemplateArgument, ...] = arguments
        self.index: int = index


class TypeNames(Names):
    """Texts of types, template arguments and constants; `addresses` number what has no name."""

    def __init__(self, addresses: Addresses) -> None:
        self.addresses: Addresses = addresses
        self.entities: EntityNames = EntityNames(self)
        self.expressions: ExpressionText = ExpressionText(self)
        #: knows what expressions are that are kept as tokens
        self.source: DisplaySource | None = None
        #: how many lists of template arguments are around
        self._arguments_deep: int = 0

    def of(self, type_: t.Type) -> str:
        """The text of a type."""
        return self._declared(type_, "")

    def declared(self, type_: t.Type, name: str) -> str:
        """A declaration of a name: `int (*f)(double)`."""
        return self._declared(type_, name)

    def type(self, type_: t.Type) -> str:
        return self.of(type_)

    def entity(self, entity: Entity) -> str:
        if isinstance(entity, Variable):
            return self.entities.qualified(entity)
        return self.entities.scope(entity) + self.entities.bare(entity)

    def constant(self, constant: Constant) -> str:
        """The value of a constant."""
        return constant_text(constant, self)

    def other(self, constant: Constant) -> str:
        if constant.kind == CK_VOID:
            return "((void)0)"
        if isinstance(constant, DynamicInitConstant):
            return f"dynamic-init: {self.expressions.initialization(constant.init)}"
        if isinstance(constant, TemplateParamConstant):
            if constant.expression is not None and not is_enumerator(constant):
                return self.expressions.value(constant.expression, constant.type)
            if constant.arguments is not None:
                return self._template_id(constant, constant.arguments)
            if constant.name:
                return self._member_scope(constant) + constant.name
            return self._tokens(constant.start, constant.end, constant.context)
        return "<expression>"

    def _tokens(self, start: int, end: int, context: "Context | None") -> str:
        """An expression that depends on template parameters and is kept as it was written."""
        if self.source is None or context is None or start < 0:
            return "<expression>"
        found = self.source.written(start, end, context)
        return "<expression>" if found is None else self.expressions.of(found)

    def _operand(self, at: t.DependentOperandType) -> str:
        """What `decltype` is asked about: all but a name and a member is in parentheses."""
        found = None if self.source is None or at.sort != tk.IS_DECLTYPE else self.source.operand(at)
        if found is None:
            return "(<expression>)"
        text = self.expressions.of(found)
        return text if not found.flags & x.PARENTHESIZED and _is_name(found) else f"({text})"

    def _template_id(self, constant: TemplateParamConstant, arguments: list[TemplateArgument]) -> str:
        """`N::f<T#(1,1)>`, `T::f<int>`: unlike a name without arguments with what it is a member of."""
        scope = constant.scope
        name = constant.name
        if isinstance(scope, ClassType):
            name = f"{self.class_name(scope)}::{name}"
        elif scope is not None:
            name = f"{self.entities.qualified(scope)}::{name}" if scope.parent is not None else name
        else:
            name = self._member_scope(constant) + name
        return name + self.arguments(tuple(arguments))

    def _member_scope(self, constant: TemplateParamConstant) -> str:
        """The class in front of a name, `V<T#(1,1)>::` or `T::`, whatever typedef named it."""
        if constant.qualifier is None:
            return ""
        qualifier = constant.qualifier.skip_aliases()
        if isinstance(qualifier, ClassType):
            return f"{self.class_name(qualifier)}::"
        return f"{qualifier.name if isinstance(qualifier, t.TemplateParamType) else self.of(qualifier)}::"

    # --- declarators ---------------------------------------------------------------------------------------------

    def _declared(self, type_: t.Type, inner: str) -> str:
        """The type around a declarator that has been written so far."""
        at = type_
        qualifiers = 0
        while True:
            if isinstance(at, t.QualifiedType):
                qualifiers |= at.own
                at = at.target
            elif isinstance(at, t.QualifiedArrayType):
                qualifiers |= at.own
                at = at.named
            elif isinstance(at, t.TypedefType) and not self._is_named(at, qualifiers):
                at = at.target
            elif isinstance(at, (t.PointerType, t.ReferenceType, t.MemberPointerType)):
                inner = self._pointer(at) + qualifier_words(qualifiers) + _joint(qualifiers, inner)
                qualifiers = 0
                bare = at.target
                while isinstance(bare, t.TypedefType) and not self._is_named(bare, 0):
                    bare = bare.named if isinstance(bare, t.QualifiedArrayType) else bare.target
                if isinstance(bare, (t.ArrayType, t.RoutineType)) or _is_array(bare):
                    inner = f"({inner})"
                at = at.target
            elif isinstance(at, t.ArrayType):
                inner = inner + f"[{self._bound(at)}]"
                at = at.element
            elif isinstance(at, t.RoutineType):
                inner = self._function(at, inner)
                if at.form == tk.LAMBDA_FORM:
                    return inner
                if at.form != tk.USUAL_FORM:
                    return f"auto {inner}"
                at = at.result
            else:
                break
        words = qualifier_words(qualifiers)
        base = self._base(at)
        if words:
            base = f"{words} {base}"
        return f"{base} {inner}" if inner else base

    def _pointer(self, at: t.Type) -> str:
        if isinstance(at, t.ReferenceType):
            return "&&" if at.rvalue else "&"
        if isinstance(at, t.MemberPointerType):
            return f"{self._qualifier(at.owner)}::*"
        return "*"

    def _bound(self, array: t.ArrayType) -> str:
        if array.bound is not None and not array.dependent:
            return "<expr>"
        if array.bound is not None:
            return self.expressions.of(array.bound)
        return str(array.count) if array.count >= 0 else ""

    def _function(self, type_: t.RoutineType, inner: str) -> str:
        parameters = [self.of(parameter) for parameter in type_.parameters]
        if type_.variadic:
            parameters.append("...")
        text = f"{inner}({', '.join(parameters)})"
        cv = type_.cv
        if type_.form == tk.LAMBDA_FORM:
            # A call operator is const without being said so.
            if not cv & tk.CONST:
                text += " mutable"
            cv &= ~tk.CONST
        words = qualifier_words(cv)
        if words:
            text += f" {words}"
        if type_.ref_qualifier != tk.NO_REF:
            text += " &&" if type_.ref_qualifier == tk.RVALUE_REF else " &"
        if type_.form != tk.USUAL_FORM:
            text += f"->{self.of(type_.result)}"
        if type_.noexcept:
            text += " noexcept"
        return text

    # --- what is in front ------------------------------------------------------------------------------------

    def _is_named(self, type_: t.TypedefType, qualifiers: int) -> bool:
        """Whether a typedef, with cv-qualifiers in front, goes by its name."""
        if type_.sort == tk.EXPLICITLY_SIGNED:
            return True
        if self._arguments_deep and type_.typedef is not None and isinstance(type_.typedef.parent, Routine):
            # A template argument goes by no name of a function.
            return False
        return type_.sort in _TYPEDEFS and (type_.typedef is not None or type_.template is not None)

    def _base(self, at: t.Type) -> str:
        if isinstance(at, t.IntegerType):
            return _INTEGER_SORTS[at.sort] or tk.INTEGER_KIND_NAMES[at.int_kind]
        if isinstance(at, ClassType):
            return self.class_name(at)
        if isinstance(at, EnumType):
            name = at.name or at.typedef_name
            scope = self.entities.scope(at)
            return scope + name if name else f"enum {scope}{self.addresses.unnamed(at)}"
        if isinstance(at, t.TypedefType):
            return self._typedef(at)
        if isinstance(at, t.FloatType):
            return tk.FLOAT_KIND_NAMES[at.float_kind]
        if isinstance(at, t.VoidType):
            return "void"
        if isinstance(at, t.NullptrType):
            return "std::nullptr_t"
        if isinstance(at, t.ErrorType):
            return "<error-type>"
        if isinstance(at, t.ComplexType):
            return f"{self.of(at.element)} __complex__"
        if isinstance(at, t.VectorType):
            size = at.count * _size(at.element)
            return f"__attribute((vector_size({size}))) {self.of(at.element)}"
        if isinstance(at, t.PlaceholderType):
            return "decltype(auto)" if at.is_decltype else "auto"
        return self._dependent(at)

    def _dependent(self, at: t.Type) -> str:
        if isinstance(at, t.TemplateParamType):
            if at.name.startswith(t.CONSTRAINED):
                return f"{at.name[len(t.CONSTRAINED) :]} auto"
            if at.depth == t.OPEN_CLASS:
                return f"{self.entities.scope(at)}{at.name}#({at.depth},{at.position})"
            invented = not at.name or at.name.startswith("<auto")
            return "auto" if invented else f"{at.name}#({at.depth},{at.position})"
        if isinstance(at, t.DependentNameType):
            text = f"{self._qualifier(at.qualifier)}::{at.name}"
            return text + self.arguments(at.arguments) if at.arguments is not None else text
        if isinstance(at, t.DependentSpecializationType):
            return self.entities.qualified(at.template) + self.arguments(at.arguments, at.template)
        if isinstance(at, t.PackExpansionType):
            return f"{self.of(at.pattern)}..."
        if isinstance(at, t.DependentOperandType):
            if at.declared is not None:
                return self.of(at.declared)
            return f"{_OPERATORS.get(at.sort, 'decltype')}({self._operand(at)})"
        return self.addresses.unnamed(at)

    def _qualifier(self, at: t.Type) -> str:
        """A dependent type in front of `::`: a parameter goes by its name alone."""
        if isinstance(at, t.TemplateParamType) and at.name:
            return at.name
        return self.of(at)

    def class_name(self, class_: ClassType) -> str:
        """The qualified name of a class with its template arguments."""
        if class_.closure is not None:
            return self.addresses.unnamed(class_)
        name = class_.name or class_.typedef_name
        if not name:
            key = "union " if class_.kind == tk.TK_UNION else "struct " if class_.kind == tk.TK_STRUCT else "class "
            return key + self.entities.scope(class_) + self.addresses.unnamed(class_)
        text = self.entities.scope(class_) + name
        return text + self.arguments(class_.arguments, class_.template) if class_.template is not None else text

    def _typedef(self, type_: t.TypedefType) -> str:
        if type_.typedef is not None:
            text = self.entities.scope(type_.typedef) + type_.typedef.name
            return text + self.arguments(type_.arguments) if type_.arguments else text
        target = type_.target
        if type_.sort == tk.EXPLICITLY_SIGNED:
            return f"signed {self.of(target)}"
        assert type_.template is not None
        if type_.sort == tk.SPELLED_INSTANCE and isinstance(target, ClassType):
            return self.entities.scope(target) + target.name + self.arguments(type_.arguments, type_.template)
        return self.entities.qualified(type_.template) + self.arguments(type_.arguments, type_.template)

    # --- template arguments --------------------------------------------------------------------------------------

    def arguments(self, arguments: tuple[TemplateArgument, ...], template: Template | None = None) -> str:
        """`<int, 3, N::V>`, packs in line; dependent values with their conversions to the parameters of `template`."""
        parts: list[str] = []
        for index, argument in enumerate(arguments):
            self._argument(argument, _Parameter(template, arguments, index), parts)
        return f"<{', '.join(parts)}>"

    def _argument(self, argument: TemplateArgument, parameter: "_Parameter", parts: list[str]) -> None:
        dots = "..." if argument.is_expansion else ""
        if argument.type is not None:
            self._arguments_deep += 1
            text = self.of(argument.type)
            self._arguments_deep -= 1
            parts.append(text if text.endswith("...") else text + dots)
        elif argument.constant is not None:
            parts.append(self._value(argument.constant, parameter) + dots)
        elif argument.template is not None:
            parts.append(self.entities.qualified(argument.template) + dots)
        elif argument.expression is not None:
            written = argument.expression
            if isinstance(written, x.ConstantExpression) and is_enumerator(written.constant):
                parts.append(self.expressions.operand(written.constant) + dots)
            else:
                parts.append(self.expressions.of(written) + dots)
        else:
            for element in argument.pack:
                self._argument(element, parameter, parts)

    def _value(self, constant: Constant, parameter: "_Parameter") -> str:
        """A value as an argument; a conversion is said where it waits for the instances."""
        text = self.expressions.operand(constant)
        if self.source is None or parameter.template is None:
            return text
        wanted = self.source.value_type(parameter.template, parameter.arguments, parameter.index)
        if wanted is None or isinstance(wanted, t.ReferenceType) or not (constant.dependent or wanted.dependent):
            return text
        given = self._type_of(constant).canonical.skip_typerefs()
        if given is wanted.canonical.skip_typerefs():
            return text
        known = not wanted.dependent and (isinstance(given, EnumType) or not given.dependent)
        if known and not isinstance(given, t.PlaceholderType):
            wanted = wanted.skip_names()
        return f"(({self.of(wanted)}){text})"

    def _type_of(self, constant: Constant) -> t.Type:
        """The type of a value before it is converted."""
        if not isinstance(constant, TemplateParamConstant) or constant.parameter is not None:
            return constant.type
        written = constant.expression
        if written is None and self.source is not None and constant.context is not None and constant.start >= 0:
            written = self.source.written(constant.start, constant.end, constant.context)
        return constant.type if written is None else written.type


def _is_name(operand: x.Expression) -> bool:
    """A name, or a member of an object."""
    if isinstance(operand, x.Operation):
        return operand.operation in (DOT_FIELD, POINTS_TO_FIELD, DOT_STATIC, POINTS_TO_STATIC)
    if isinstance(operand, x.ConstantExpression):
        return operand.constant.expression is None
    return isinstance(operand, (x.RoutineExpression, x.VariableExpression))


def _is_array(type_: t.Type) -> bool:
    """An array with qualifiers on it."""
    return isinstance(type_, t.QualifiedType) and isinstance(type_.target, t.ArrayType)


def _joint(qualifiers: int, inner: str) -> str:
    """What follows qualifiers: `*const *`, `*const [3]`."""
    return f" {inner}" if qualifiers and inner else inner


def _size(type_: t.Type) -> int:
    bare = type_.skip_typerefs()
    if isinstance(bare, t.IntegerType):
        return tk.INTEGER_SIZES[bare.int_kind]
    if isinstance(bare, t.FloatType):
        return tk.FLOAT_SIZES[bare.float_kind]
    return 0
