"""Subscripts ([expr.sub])."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import EnumType
from cufe.il.expressions import (
    LEFT_TO_RIGHT,
    LVALUE,
    POINTER_SECOND,
    PRVALUE,
    TYPE_DEPENDENT,
    BracedInitList,
    ConstantExpression,
    Expression,
    Operation,
)
from cufe.il.types import MemberPointerType, NullptrType, PointerType, VectorType, VoidType
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, is_type_dependent, operation
from cufe.sema.overload.type_tests import bare, is_array, is_floating, is_function
from cufe.syntax import expression_nodes as e


class Subscripts(EnginePart):
    """Builds `object[index]`."""

    def build(self, node: e.Subscript, context: Context) -> Expression:
        engine = self.engine
        chain: list[e.Subscript] = []
        at: e.Node = node
        while isinstance(at, e.Subscript):
            chain.append(at)
            at = at.object
        object_ = engine.expressions.build(at, context)
        while chain:
            step = chain.pop()
            arguments = engine.expressions.list_of(step.arguments, context)
            if len(arguments) != 1:
                raise Unknown("subscript with several arguments", step.open)
            object_ = self.of(object_, arguments[0], step.open, context)
        return object_

    def of(self, object_: Expression, index: Expression, token: int, context: Context) -> Expression:
        engine = self.engine
        sequenced = LEFT_TO_RIGHT if engine.language.standard >= 2017 else 0
        dependent = is_type_dependent(object_) or (not isinstance(index, BracedInitList) and is_type_dependent(index))
        if dependent:
            return self._dependent(object_, self.engine.ids.unresolved(index), token, sequenced)
        if class_of(object_.type) is not None or class_of(index.type) is not None:
            applied = engine.operators_applied.apply("[]", [object_, index], token, context)
            if isinstance(applied, Expression):
                return applied
            object_, index = applied.operands
        if isinstance(bare(object_.type), VectorType):
            return self._vector(object_, index, token, sequenced)
        one = engine.operands.value(object_)
        other = engine.operands.value(index)
        first = one.type.skip_typerefs()
        second = other.type.skip_typerefs()
        pointer = first if isinstance(first, PointerType) else second
        if not isinstance(pointer, PointerType):
            raise Mistake(num.NO_POINTER_TO_OBJECT, "subscript without a pointer", object_.start, (one.type,))
        engine.objects.require_complete_target(one if pointer is first else other)
        position = other if pointer is first else one
        if is_floating(position.type) or isinstance(bare(position.type), (PointerType, VoidType)):
            raise Mistake(num.NO_INTEGER, "subscript that is no integer", position.start)
        index_type = bare(position.type)
        if isinstance(index_type, EnumType) and index_type.scoped:
            raise Mistake(num.NO_OPERATOR, "subscript of a scoped enumeration", token, name="[]")
        if isinstance(index_type, MemberPointerType):
            raise Mistake(num.NO_INTEGER, "pointer to a member as a subscript", position.start)
        if isinstance(index_type, NullptrType) or is_function(pointer.target):
            raise IllFormed("subscript that is no integer, or of a function", token)
        made = self.of_pointer(one, other, token, pointer)
        if pointer is not first:
            made.flags |= POINTER_SECOND
        return made

    def of_pointer(
        self, one: Expression, other: Expression, token: int, pointer: "PointerType | None" = None
    ) -> Operation:
        """The built-in subscript; `pointer` is the type of the operand that is one, by default of the first."""
        if pointer is None:
            first = bare(one.type)
            assert isinstance(first, PointerType)
            pointer = first
        made = operation(eok.SUBSCRIPT, pointer.target, LVALUE, token, [one, other], tk.TK_POINTER)
        if self.engine.language.standard >= 2017:
            made.flags |= LEFT_TO_RIGHT
        return made

    def _vector(self, object_: Expression, index: Expression, token: int, sequenced: int) -> Expression:
        vector = bare(object_.type)
        assert isinstance(vector, VectorType)
        type_ = self.engine.types.qualified(vector.element, object_.type.qualifiers())
        other = self.engine.operands.value(index)
        made = operation(eok.VECTOR_SUBSCRIPT, type_, object_.category, token, [object_, other], tk.TK_VECTOR)
        made.flags |= sequenced
        return made

    def _dependent(self, object_: Expression, index: Expression, token: int, sequenced: int) -> Expression:
        engine = self.engine
        kind = tk.TK_TEMPLATE_PARAM
        open_index = not isinstance(index, BracedInitList) and is_type_dependent(index)
        if isinstance(bare(object_.type), PointerType) or is_array(object_.type):
            kind = tk.TK_POINTER
            if not open_index:
                # Beside an operand that may be an object of any class nothing is converted (observed).
                object_ = engine.static_arrays.operand(engine.operands.value(object_))
                if not isinstance(index, BracedInitList):
                    index = engine.operands.value(index)
        elif not isinstance(index, BracedInitList) and isinstance(bare(index.type), PointerType):
            kind = tk.TK_POINTER
            if not is_type_dependent(object_):
                object_ = engine.operands.value(object_)
                index = engine.operands.value(index)
        object_, index = engine.odr_uses.unread(object_), engine.odr_uses.unread(index)
        made = operation(eok.SUBSCRIPT, engine.types.unknown, PRVALUE, token, [object_, index], kind)
        made.flags |= TYPE_DEPENDENT | sequenced
        return engine.folding.finished(made) if isinstance(object_, ConstantExpression) else made
