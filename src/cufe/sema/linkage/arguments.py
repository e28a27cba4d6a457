"""Template arguments in a mangled name: types, templates, packs and values (Itanium C++ ABI 5.1.7)."""

from cufe.final import TYPE_CHECKING
from cufe.il.constants import (
    AddressConstant,
    AggregateConstant,
    Constant,
    FloatConstant,
    IntegerConstant,
    MemberPointerConstant,
    TemplateParamConstant,
)
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TemplateArgument
from cufe.il.types import ArrayType, IntegerType, NullptrType, ReferenceType
from cufe.sema.answers import Unknown
from cufe.sema.linkage.numbers import float_bits, source_name

if TYPE_CHECKING:
    from cufe.sema.linkage.mangler import Mangler


class ArgumentMangler:
    """Spells template arguments for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler

    def arguments(self, arguments: "tuple[TemplateArgument, ...]") -> str:
        """`I...E`."""
        return "I" + "".join([self.argument(argument) for argument in arguments]) + "E"

    def argument(self, argument: TemplateArgument) -> str:
        if argument.is_expansion and argument.type is not None:
            return self.mangler.types.expansion(argument.type)
        return self._argument(argument)

    def _argument(self, argument: TemplateArgument) -> str:
        if argument.kind == PACK:
            return "J" + "".join([self.argument(element) for element in argument.pack]) + "E"
        if argument.type is not None:
            return self.mangler.type(argument.type)
        if argument.template is not None:
            return self.mangler.names.template_name(argument.template)
        if argument.constant is None:
            raise Unknown("a template argument of an unknown kind")
        text = self.constant(argument.constant)
        if argument.is_expansion and not self.mangler.device:
            return f"Xsp{text[1:]}" if text.startswith("X") else f"Xsp{text}E"
        return text

    def constant(self, constant: Constant) -> str:
        """A value as a template argument: a literal, or `X...E` around an expression."""
        if isinstance(constant, TemplateParamConstant):
            if constant.parameter is not None:
                return f"X{self.mangler.parameter(constant.parameter)}E"
            text = self.mangler.expressions.dependent(constant)
            return text if text.startswith("L_Z") and self.mangler.device else f"X{text}E"
        literal = self.literal(constant)
        if literal:
            return literal
        return f"X{self._address(constant)}E"

    def literal(self, constant: Constant) -> str:
        """`L...E`; empty for what is no literal."""
        if isinstance(constant, IntegerConstant):
            value = constant.value
            if self.mangler.device and isinstance(constant.type.skip_typerefs(), NullptrType):
                return "LDnE"
            type_ = self.mangler.engine.types.unqualified(constant.type)
            return f"L{self.mangler.type(type_)}{f'n{-value}' if value < 0 else value}E"
        if isinstance(constant, FloatConstant):
            return f"L{self.mangler.type(constant.type)}{float_bits(constant)}E"
        if isinstance(constant, AddressConstant) and constant.routine is None and constant.variable is None:
            if isinstance(constant.type.skip_typerefs(), NullptrType):
                return "LDnE"
            return f"L{self.mangler.type(constant.type)}0E"
        if isinstance(constant, MemberPointerConstant) and constant.member is None:
            return f"L{self.mangler.type(constant.type)}0E"
        if isinstance(constant, AddressConstant) and isinstance(constant.type.skip_typerefs(), ReferenceType):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path:
                return f"L_Z{self.mangler.encoding(target)}E"
        return ""

    def _address(self, constant: Constant) -> str:
        if isinstance(constant, AddressConstant):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path and constant.offset == 0:
                return f"adL_Z{self.mangler.encoding(target)}E"
        if isinstance(constant, MemberPointerConstant) and constant.member is not None:
            return f"adL_Z{self.mangler.encoding(constant.member)}E"
        if isinstance(constant, AggregateConstant):
            return self._aggregate(constant)
        raise Unknown("a template argument that has no name")

    def _aggregate(self, constant: AggregateConstant) -> str:
        """`tl <type> ... E`: all members, also those that are zero; of a union the active one by name."""
        text = "tl" + self.mangler.type(constant.type)
        if constant.member is not None:
            text += "di" + source_name(constant.member.name)
        bare = constant.type.skip_typerefs()
        for element in constant.elements:
            text += self.literal(element) or self._address(element)
        if isinstance(bare, ArrayType) and len(constant.elements) < bare.count:
            if not isinstance(bare.element.skip_typerefs(), IntegerType):
                raise Unknown("the zeros behind an array in a template argument")
            text += f"L{self.mangler.type(bare.element)}0E" * (bare.count - len(constant.elements))
        return text + "E"
