"""What messages call types and entities (observed: cli-and-diagnostic-format 2.1), and closures, which they name by
their signatures."""

from cufe.diagnostics.report import TypeName
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import TemplateParamConstant
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, LambdaNode, Operation
from cufe.il.operations import CAST
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.il.types import ArrayType, RoutineType, TemplateParamType, Type, TypedefType, UnknownType
from cufe.sema.answers import Dependent, IllFormed, Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def closure_name(engine: "Engine", names: TypeNames, closure: LambdaNode) -> str:
    """`lambda [](int)->long`."""
    try:
        return full_closure_name(engine, names, closure)
    except (Unknown, IllFormed, Dependent):
        return "lambda []"


def full_closure_name(engine: "Engine", names: TypeNames, closure: LambdaNode, as_written: bool = False) -> str:
    """The same, which is Unknown where the signature is not known; what a result is deduced to is not shown
    `as_written`."""
    operator = closure.routine
    if operator is None and closure.call_template is not None:
        prototype = engine.prototypes.of(closure.call_template)
        operator = prototype if isinstance(prototype, en.Routine) else None
    if operator is None:
        raise Unknown("type of a lambda", closure.node.start)
    signature = engine.declare_types.routine_type(operator)
    result: Type = engine.types.auto
    if closure.node.return_type is not None and closure.routine is None:
        result = engine.declare_types.written_type(operator).result
    elif closure.node.return_type is not None or (closure.routine is not None and not as_written):
        result = engine.declare_types.result_type(operator)
    parameters = [names.of(parameter) for parameter in signature.parameters]
    if signature.variadic:
        parameters.append("...")
    mutable = "" if signature.cv & tk.CONST else " mutable"
    written = closure.node.exceptions
    noexcept = " noexcept" if written >= 0 and engine.lexemes[written] == "noexcept" else ""
    return f"lambda []({', '.join(parameters)}){mutable}->{names.of(result)}{noexcept}"


class Nameless(Addresses):
    """The name that messages give to an entity without one."""

    def unnamed(self, what: object) -> str:
        return "<unnamed>"


class MessageNames(TypeNames):
    """Texts of types, `lambda [](int)->int` for closures, and of functions with their parameters."""

    def __init__(self) -> None:
        super().__init__(Nameless())

    def class_name(self, class_: en.ClassType) -> str:
        closure = class_.closure
        if not isinstance(closure, LambdaNode):
            return super().class_name(class_)
        routine = closure.routine
        type_ = routine.type.skip_typerefs() if routine is not None and routine.type is not None else None
        if not isinstance(type_, RoutineType):
            raise Unknown("type of a lambda", class_.token)
        return self.declared(type_, "lambda []")

    def _base(self, at: Type) -> str:
        """Template parameters by their names alone; what has no type since something is wrong with it."""
        if isinstance(at, UnknownType):
            return "<error-type>"
        if isinstance(at, TemplateParamType) and at.name and not at.name.startswith("<auto"):
            return at.name
        return super()._base(at)

    def _bound(self, array: ArrayType) -> str:
        """Spells a bound that depends on template parameters by the name of one of them."""
        bound = array.bound
        if bound is None or not array.dependent:
            return super()._bound(array)
        while True:
            constant = bound.constant if isinstance(bound, ConstantExpression) else None
            if isinstance(constant, TemplateParamConstant) and constant.expression is not None:
                bound = constant.expression
            elif isinstance(bound, Operation) and bound.operation == CAST and bound.flags & COMPILER_GENERATED:
                bound = bound.arguments[0]
            else:
                return self.expressions.of(bound) if isinstance(constant, TemplateParamConstant) else "<expression>"

    def fill_in(self, type_: Type) -> TypeName:
        """`"VS" (aka "std::vector<std::string>")`."""
        text = self.of(type_)
        meant = DesugaredNames().of(type_)
        return TypeName(text, "" if meant == text else meant)

    def function(self, function: "en.Routine | Template", type_: Type | None) -> str:
        """`N::f(int, float *)`."""
        name = self.entities.qualified(function)
        signature = type_.skip_typerefs() if type_ is not None else None
        if not isinstance(signature, RoutineType):
            raise Unknown("type of a function", function.token)
        parameters = [self.of(parameter) for parameter in signature.parameters]
        if signature.variadic:
            parameters.append("...")
        return f"{name}({', '.join(parameters)})"

    def signature(self, routine: en.Routine, type_: Type) -> str:
        """A function as it is declared: `int N::f(float) const`."""
        name = self.entities.scope(routine) + self.entities.bare(routine)
        signature = type_.skip_typerefs()
        if not isinstance(signature, RoutineType):
            raise Unknown("type of a function", routine.token)
        if routine.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR, en.SFK_CONVERSION):
            return self._function(signature, name)
        return self.declared(signature, name)


class DesugaredNames(MessageNames):
    """The type as `aka` spells it: without names of typedefs, except typedefs of namespace `std`, typedefs with
    cv-qualifiers that depend on no template, and the type of a variable behind `decltype(variable)`."""

    def _is_named(self, type_: TypedefType, qualifiers: int) -> bool:
        if type_.sort in (tk.EXPLICITLY_SIGNED, tk.SPELLED_INSTANCE):
            return super()._is_named(type_, qualifiers)
        if type_.sort == tk.IS_DECLTYPE:
            return isinstance(type_.target, TypedefType)
        if type_.typedef is None or type_.template is not None:
            return False
        owner = type_.typedef.parent
        if isinstance(owner, en.Namespace) and owner.name == "std" and owner.parent is not None:
            return owner.parent.parent is None
        return bool(qualifiers) and not en.is_of_instance(type_.typedef)

    def _typedef(self, type_: TypedefType) -> str:
        return MessageNames().of(type_) if type_.sort == tk.IS_DECLTYPE else super()._typedef(type_)
