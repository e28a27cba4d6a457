"""Built-in operators as candidates ([over.built]).

The standard has one for each combination of types; here are those that can win: with the types of the operands,
promoted, and for an object of a class with the types that its conversion functions give."""

from cufe.final import Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.il.expressions import LVALUE, BracedInitList, Expression, OverloadExpression
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.type_tests import bare, class_of, is_bool, is_object_pointer

_ARITHMETIC: Final = ("*", "/", "+", "-")
_INTEGRAL: Final = ("%", "&", "|", "^", "<<", ">>")
_RELATIONAL: Final = ("<", ">", "<=", ">=", "<=>")
_EQUALITY: Final = ("==", "!=")
_LOGICAL: Final = ("&&", "||", "!")
_ARITHMETIC_ASSIGNMENT: Final = ("*=", "/=", "+=", "-=")
_INTEGRAL_ASSIGNMENT: Final = ("%=", "&=", "|=", "^=", "<<=", ">>=")


class BuiltinOperator:
    """A built-in operator function: its parameter types, and the flags for the conversions to them."""

    def __init__(self, parameters: list[t.Type], flags: int) -> None:
        self.parameters: list[t.Type] = parameters
        self.flags: int = flags


class BuiltinCandidates(EnginePart):
    """Makes the built-in candidates for an operator and its operands."""

    def of(self, operator: str, operands: list[Expression]) -> list[BuiltinOperator]:
        """The candidates; none where an operand is of a class that converts to nothing."""
        if operator in _LOGICAL:
            flags = sq.DIRECT
            return [BuiltinOperator([self.engine.types.bool] * len(operands), flags)]
        if operator in ("++", "--"):
            return self._steps(operands[0])
        if operator == "=" or operator in _ARITHMETIC_ASSIGNMENT or operator in _INTEGRAL_ASSIGNMENT:
            return self._assignments(operator, operands[0], operands[1])
        types = [self.operand_types(operand) for operand in operands]
        for index, found in enumerate(types):
            if not found and not self.converts_to_anything(operands[index]):
                return []
        if len(operands) == 1:
            return self._unary(operator, types[0])
        self._complete(operands, types)
        return self._binary(operator, types[0], types[1])

    # --- types of operands -------------------------------------------------------------------------------------------

    def operand_types(self, operand: Expression) -> list[t.Type]:
        """The type of the operand as a value; of an object the types to which its conversion functions lead."""
        if isinstance(operand, (BracedInitList, OverloadExpression)):
            return []
        cls = class_of(operand.type)
        if cls is None:
            return [bare(self.engine.placeholders.decayed(operand.type))]
        found: list[t.Type] = []
        for function in self.engine.conversions.functions.of(cls):
            if isinstance(function, Routine) and not function.flags & en.EXPLICIT:
                result = bare(
                    self.engine.placeholders.decayed(sq.referred_to(self.engine.declare_types.result_type(function)))
                )
                if result not in found:
                    found.append(result)
        return found

    def converts_to_anything(self, operand: Expression) -> bool:
        """Whether a class has a conversion function template."""
        cls = class_of(operand.type)
        if cls is None:
            return isinstance(operand, OverloadExpression)
        for function in self.engine.conversions.functions.of(cls):
            if not isinstance(function, Routine) and not function.flags & en.EXPLICIT:
                return True
        return False

    def _complete(self, operands: list[Expression], types: list[list[t.Type]]) -> None:
        """A conversion function template can give what the other operand is."""
        for index in range(2):
            if self.converts_to_anything(operands[index]):
                for other in types[1 - index]:
                    if other not in types[index] and not isinstance(other, ClassType):
                        types[index].append(other)

    def _promoted(self, types: list[t.Type], floating: bool) -> list[t.Type]:
        """The promoted arithmetic (or integral) types among them."""
        found: list[t.Type] = []
        for type_ in types:
            promoted = self.engine.promotions.promoted(type_)
            if isinstance(promoted, t.IntegerType) or (floating and isinstance(promoted, t.FloatType)):
                if promoted not in found:
                    found.append(promoted)
        return found

    # --- operators ---------------------------------------------------------------------------------------------------

    def _unary(self, operator: str, types: list[t.Type]) -> list[BuiltinOperator]:
        parameters: list[t.Type] = []
        if operator == "*":
            parameters = [type_ for type_ in types if isinstance(type_, t.PointerType)]
        elif operator == "~":
            parameters = self._promoted(types, False)
        elif operator in ("+", "-"):
            parameters = self._promoted(types, True)
            if operator == "+":
                parameters += [type_ for type_ in types if isinstance(type_, t.PointerType)]
        return [BuiltinOperator([parameter], 0) for parameter in parameters]

    def _binary(self, operator: str, left: list[t.Type], right: list[t.Type]) -> list[BuiltinOperator]:
        found: list[BuiltinOperator] = []
        comparison = operator in _RELATIONAL or operator in _EQUALITY
        if operator in _INTEGRAL:
            self._pairs(self._promoted(left, False), self._promoted(right, False), found)
            return found
        if operator in _ARITHMETIC or comparison:
            self._pairs(self._promoted(left, True), self._promoted(right, True), found)
        if operator in ("+", "-", "[]"):
            self._pointer_steps(operator, left, right, found)
        if comparison or operator == "-":
            self._same(operator, left + right + self._composites(left, right), found)
        if operator == "->*":
            pointers: list[t.Type] = [type_ for type_ in left if isinstance(type_, t.PointerType)]
            self._pairs(pointers, [type_ for type_ in right if isinstance(type_, t.MemberPointerType)], found)
        return found

    def _pairs(self, left: list[t.Type], right: list[t.Type], found: list[BuiltinOperator]) -> None:
        for one in left:
            for other in right:
                found.append(BuiltinOperator([one, other], 0))

    def _pointer_steps(
        self, operator: str, left: list[t.Type], right: list[t.Type], found: list[BuiltinOperator]
    ) -> None:
        """T* with std::ptrdiff_t."""
        difference: list[t.Type] = [self.engine.types.long]
        if self._promoted(right, False):
            self._pairs([type_ for type_ in left if is_object_pointer(type_)], difference, found)
        if operator != "-" and self._promoted(left, False):
            self._pairs(difference, [type_ for type_ in right if is_object_pointer(type_)], found)

    def _composites(self, left: list[t.Type], right: list[t.Type]) -> list[t.Type]:
        """The pointer types in which pointers of two types meet ([expr.type])."""
        types = self.engine.types
        found: list[t.Type] = []
        for one in left:
            for other in right:
                if isinstance(one, t.PointerType) and isinstance(other, t.PointerType) and one is not other:
                    qualifiers = one.target.qualifiers() | other.target.qualifiers()
                    first = bare(one.target)
                    second = bare(other.target)
                    if isinstance(first, t.VoidType) or self._is_base(first, second):
                        found.append(bare(types.pointer(types.qualified(first, qualifiers))))
                    elif isinstance(second, t.VoidType) or self._is_base(second, first):
                        found.append(bare(types.pointer(types.qualified(second, qualifiers))))
                    elif first is second:
                        found.append(bare(types.pointer(types.qualified(first, qualifiers))))
        return found

    def _is_base(self, base: t.Type, derived: t.Type) -> bool:
        if not isinstance(base, ClassType) or not isinstance(derived, ClassType):
            return False
        return self.engine.derivation.derives(derived, base)

    def _same(self, operator: str, types: list[t.Type], found: list[BuiltinOperator]) -> None:
        """Two operands of one pointer, enumeration, member pointer type or std::nullptr_t."""
        seen: list[t.Type] = []
        for type_ in types:
            if type_ in seen:
                continue
            seen.append(type_)
            if isinstance(type_, t.PointerType):
                if operator == "-" and not is_object_pointer(type_):
                    continue
            elif operator == "-":
                continue
            elif isinstance(type_, (t.MemberPointerType, t.NullptrType)):
                if operator not in _EQUALITY:
                    continue
            elif not isinstance(type_, EnumType):
                continue
            found.append(BuiltinOperator([type_, type_], 0))

    def _lvalues(self, operand: Expression) -> list[t.ReferenceType]:
        """The references to modifiable objects of a type that is no class to which an object converts."""
        cls = class_of(operand.type)
        found: list[t.ReferenceType] = []
        if cls is None:
            return found
        for function in self.engine.conversions.functions.of(cls):
            if isinstance(function, Routine) and not function.flags & en.EXPLICIT:
                result = self.engine.declare_types.result_type(function).canonical
                if isinstance(result, t.ReferenceType) and not result.rvalue and result not in found:
                    if not result.target.qualifiers() & tk.CONST and class_of(result.target) is None:
                        found.append(result)
        return found

    def _steps(self, operand: Expression) -> list[BuiltinOperator]:
        """`++` and `--`: of an object that converts to an lvalue of arithmetic or pointer type."""
        found: list[BuiltinOperator] = []
        for reference in self._lvalues(operand):
            target = bare(reference.target)
            if is_object_pointer(target) or (isinstance(target, (t.IntegerType, t.FloatType)) and not is_bool(target)):
                found.append(BuiltinOperator([reference], 0))
        return found

    def _assignments(self, operator: str, left: Expression, right: Expression) -> list[BuiltinOperator]:
        """No user-defined conversion is applied to the left operand of `=` ([over.match.oper]/5); compilers apply it to
        that of other assignments."""
        references: list[t.Type] = []
        if class_of(left.type) is not None:
            if operator != "=":
                references += self._lvalues(left)
        elif left.category == LVALUE:  # a const one, too: the assignment is ill-formed when it is chosen
            references.append(self.engine.types.reference(left.type, False))
        found: list[BuiltinOperator] = []
        for reference in references:
            for value in self._assigned(operator, bare(sq.referred_to(reference)), right):
                found.append(BuiltinOperator([reference, value], 0))
        return found

    def _assigned(self, operator: str, target: t.Type, right: Expression) -> list[t.Type]:
        """The types that the right operand of an assignment to `target` may have."""
        types = self.operand_types(right)
        if self.converts_to_anything(right):
            types.append(target)
        number = isinstance(target, t.IntegerType) or (isinstance(target, EnumType) and not target.scoped)
        if operator in _INTEGRAL_ASSIGNMENT:
            return self._promoted(types, False) if number else []
        if isinstance(target, (t.IntegerType, t.FloatType)) or (number and operator != "="):
            return self._promoted(types, True)
        if operator == "=" and isinstance(target, (EnumType, t.PointerType, t.MemberPointerType)):
            return [target]
        if operator in ("+=", "-=") and is_object_pointer(target):
            return [self.engine.types.long]
        return []

    def conditional(self, second: Expression, third: Expression) -> list[BuiltinOperator]:
        """The candidates for `?:` of operands that are not of one type ([over.built])."""
        left = self.operand_types(second)
        right = self.operand_types(third)
        self._complete([second, third], [left, right])
        found: list[BuiltinOperator] = []
        self._pairs(self._promoted(left, True), self._promoted(right, True), found)
        seen: list[t.Type] = []
        for type_ in left + right:
            if type_ not in seen and isinstance(type_, (t.PointerType, t.MemberPointerType, EnumType)):
                seen.append(type_)
                if not isinstance(type_, EnumType) or type_.scoped:
                    found.append(BuiltinOperator([type_, type_], 0))
        return found
