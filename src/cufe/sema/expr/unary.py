"""Unary operators ([expr.unary], [expr.post]): arithmetic, addresses, indirection, steps; and subscripts ([expr.sub]).
"""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import LabelConstant, MemberPointerConstant
from cufe.il.context import Context
from cufe.il.entities import STATIC_MEMBER, ClassType, EnumType, Field, Routine
from cufe.il.initialisation import DIK_CONSTANT, DIK_LAMBDA, DIK_NONCONSTANT_AGGREGATE
from cufe.il.types import ComplexType, MemberPointerType, NullptrType, PointerType, Type, VectorType, VoidType
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, implied, is_type_dependent, kind_of, operation
from cufe.sema.overload.type_tests import (
    bare,
    is_arithmetic,
    is_array,
    is_bool,
    is_enum,
    is_floating,
    is_function,
    is_void,
)
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

_OPERATIONS: Final[dict[int, int]] = {
    k.NOT: eok.NOT, k.TILDE: eok.COMPLEMENT, k.PLUS: eok.UNARY_PLUS, k.MINUS: eok.NEGATE,
    k.STAR: eok.INDIRECT, k.AMPERSAND: eok.ADDRESS_OF,
}  # fmt: skip


class Unary(EnginePart):
    """Builds unary operators."""

    def build(self, node: e.Unary, context: Context) -> x.Expression:
        engine = self.engine
        token = node.operator
        kind = engine.kinds[token]
        if kind == k.THROW:
            return engine.statements.handlers.throw(node, context)
        if kind == k.DELETE or kind == k.SCOPE:
            return engine.allocations.delete(node, context)
        if kind == k.SIZEOF or kind == k.ALIGNOF:
            return engine.queries.of_expression(node, context)
        if kind == k.CO_AWAIT:
            return engine.coroutines.await_(node, context)
        if kind == k.CO_YIELD:
            return engine.coroutines.yield_(node, context)
        if kind == k.AND:
            return self._label(node)
        if kind == k.REAL_IMAG:
            return self._part(node, context)
        if kind == k.AMPERSAND:
            member = self._member_pointer(node, context)
            if member is not None:
                return member
        operand = engine.expressions.build(node.operand, context)
        if kind == k.INCREMENT or kind == k.DECREMENT:
            return self._step(operand, kind == k.INCREMENT, node.postfix, token, context)
        made = self.operator(kind, operand, token, context)
        made.start = min(made.start, token) if made.start >= 0 else token
        return made

    def _label(self, node: e.Unary) -> x.Expression:
        """GNU `&&label`."""
        engine = self.engine
        function = engine.functions.current()
        if function is None:
            raise Unknown("label outside of a function", node.operator)
        name = node.operand.start
        label = engine.statements.label(engine.lexemes[name], name, function)
        return x.ConstantExpression(LabelConstant(engine.types.pointer(engine.types.void), label), node.operator)

    def operator(self, kind: int, operand: x.Expression, token: int, context: Context) -> x.Expression:
        """A prefix operator on an operand that has been built."""
        engine = self.engine
        if kind == k.AMPERSAND and isinstance(operand, x.OverloadExpression):
            operand.address = token
            operand.start = token
            return operand
        if isinstance(operand, x.OverloadExpression):
            operand = engine.ids.settled(operand)
        if is_type_dependent(operand) and not (kind == k.STAR and self._known_pointer(operand)):
            return self._dependent(_OPERATIONS[kind], operand, token)
        if class_of(operand.type) is not None or is_enum(operand.type):
            overloaded = engine.operators_applied.apply(chr(kind), [operand], token, context)
            if isinstance(overloaded, x.Expression):
                return overloaded
            operand = overloaded.operands[0]
        if kind == k.AMPERSAND:
            return self.address(operand, token)
        if kind == k.STAR:
            return self.indirect(operand, token)
        vector = bare(operand.type)
        if kind == k.NOT and isinstance(vector, VectorType):
            return engine.binary.vectors.negation(engine.operands.value(operand), vector, token)
        if kind == k.NOT:
            value = engine.operands.condition(operand)
            return self._made(eok.NOT, engine.types.bool, value, token, tk.TK_INTEGER)
        return self._arithmetic(kind, operand, token)

    def _made(self, kind: int, type_: Type, operand: x.Expression, token: int, type_kind: int) -> x.Expression:
        made = operation(kind, type_, x.PRVALUE, token, [operand], type_kind, start=token)
        return self.engine.folding.finished(made)

    def _known_pointer(self, operand: x.Expression) -> bool:
        return isinstance(bare(operand.type), PointerType) or is_array(operand.type)

    def _dependent(self, kind: int, operand: x.Expression, token: int) -> x.Expression:
        if kind == eok.ADDRESS_OF and operand.category == x.PRVALUE and _is_named(operand):
            operand = self.engine.dependent_expressions.lvalue(operand)
        made = operation(kind, self.engine.types.unknown, x.PRVALUE, token, [operand], tk.TK_TEMPLATE_PARAM)
        if kind == eok.ADDRESS_OF or kind == eok.INDIRECT:
            made.type_kind = tk.TK_POINTER
        made.start = token
        if kind == eok.UNARY_PLUS and self._known_pointer(operand):
            made.arguments[0] = self.engine.operands.value(operand)
            made.flags |= x.TYPE_DEPENDENT
        elif kind == eok.NOT and self._known_pointer(operand):
            # A pointer is no class: the built-in operator.
            made.arguments[0] = self.engine.operands.value(operand)
            made.type = self.engine.types.bool
            made.type_kind = tk.TK_POINTER
        else:
            made.flags |= x.TYPE_DEPENDENT
        return self.engine.folding.constant(made)

    def _arithmetic(self, kind: int, operand: x.Expression, token: int) -> x.Expression:
        value = self.engine.value_conversions.promoted(operand)
        found = bare(value.type)
        if kind == k.PLUS and isinstance(found, PointerType):
            return self._made(eok.UNARY_PLUS, value.type, value, token, tk.TK_POINTER)
        if not (is_arithmetic(value.type) or isinstance(found, (ComplexType, VectorType))):
            if isinstance(found, (PointerType, VoidType, MemberPointerType, NullptrType)):
                number = num.NO_INTEGER if kind == k.TILDE else num.NO_ARITHMETIC
                raise Mistake(number, "pointer or nothing as an arithmetic operand", operand.start)
            raise IllFormed("operand of an arithmetic operator", token)
        if kind == k.TILDE and found.kind == tk.TK_FLOAT:
            raise Mistake(num.NO_INTEGER, "complement of a floating-point number", operand.start)
        if kind == k.TILDE and isinstance(found, ComplexType):
            return self._made(eok.XCONJ, value.type, value, token, kind_of(value.type))
        return self._made(_OPERATIONS[kind], value.type, value, token, kind_of(value.type))

    # --- addresses ---------------------------------------------------------------------------------------------------

    def address(self, operand: x.Expression, token: int) -> x.Expression:
        """`&lvalue` ([expr.unary.op]/3); a temporary object that a constructor, call or conversion makes has one,
        too (observed; g++ refuses it in the code of the host)."""
        operand = self._temporary(operand)
        if operand.category == x.PRVALUE:
            raise Mistake(num.NOT_AN_LVALUE, "expression must be an lvalue", operand.start)
        if operand.category == x.XVALUE and not is_function(operand.type):
            raise IllFormed("address of an xvalue", operand.start)
        if operand.flags & x.BIT_FIELD:
            raise Mistake(num.ADDRESS_OF_BIT_FIELD, "address of a bit-field", operand.start)
        operand = self.engine.odr_uses.used(operand)
        made = operation(
            eok.ADDRESS_OF, self.engine.types.pointer(operand.type), x.PRVALUE, token, [operand], tk.TK_POINTER
        )
        made.start = token
        whole = isinstance(operand, (x.VariableExpression, x.RoutineExpression))
        return self.engine.demanded_constants.part(made) if whole else made

    def _temporary(self, operand: x.Expression) -> x.Expression:
        """The object that a class prvalue makes, but for those of lists, lambdas and commas."""
        if operand.category != x.PRVALUE or class_of(operand.type) is None:
            return operand
        if isinstance(operand, x.Operation) and operand.operation == eok.COMMA:
            return operand
        made = self.engine.temporaries.materialised(operand)
        if not isinstance(made, x.TempInit) or made.init.kind in (DIK_CONSTANT, DIK_NONCONSTANT_AGGREGATE, DIK_LAMBDA):
            return operand
        made.category = x.LVALUE
        return made

    def indirect(self, operand: x.Expression, token: int) -> x.Expression:
        """`*pointer`."""
        value = self.engine.demanded_constants.address(self.engine.operands.value(operand))
        pointer = bare(value.type)
        if not isinstance(pointer, PointerType):
            raise Mistake(num.INDIRECTION, 'operand of "*" must be a pointer', operand.start, (value.type,))
        at = value.type.skip_typerefs()
        target = at.target if isinstance(at, PointerType) else pointer.target
        if is_void(target):
            raise Mistake(num.NO_COMPLETE_OBJECT, "pointer to void", operand.start)
        made = operation(eok.INDIRECT, target, x.LVALUE, token, [value], tk.TK_POINTER, start=token)
        if target.dependent or contains_placeholder(target):
            made.flags |= x.TYPE_DEPENDENT
        return made

    def _member_pointer(self, node: e.Unary, context: Context) -> x.Expression | None:
        """`&Class::member`, or None where the operand is something else ([expr.unary.op]/3)."""
        name = node.operand
        if not isinstance(name, e.Name) or not name.qualified:
            return None
        named = self.engine.written_names.resolve(name, context)
        entity = named.one()
        if isinstance(entity, Field):
            return self.pointer_to(entity, self.engine.declare_types.field_type(entity), node.operator)
        if isinstance(entity, Routine) and entity.owner() is not None and named.arguments is None:
            if not entity.flags & STATIC_MEMBER:
                type_ = self.engine.declare_types.named_type(entity)
                return self.pointer_to(entity, type_, node.operator)
        return None

    def pointer_to(self, member: "Field | Routine", type_: Type, token: int) -> x.Expression:
        """A pointer to member as a constant; the members of anonymous unions are those of the class around."""
        owner = member.parent
        if isinstance(member, Field):
            unnamed = self.engine.accesses.anonymous_chain(member)
            owner = unnamed[0].parent if unnamed else owner
        if not isinstance(owner, ClassType):
            raise Unknown("member without a class", token)
        made = MemberPointerConstant(self.engine.types.member_pointer(owner, type_), member)
        expression = x.ConstantExpression(made, token)
        if made.type.dependent:
            expression.token = -1
            cast = implied(eok.CAST, made.type, x.PRVALUE, expression, tk.TK_PTR_TO_MEMBER, token=-1)
            cast.start = token
            converted = self.engine.folding.constant(cast)
            converted.token = token
            return converted
        return expression

    # --- steps -------------------------------------------------------------------------------------------------------

    def increment(self, operand: x.Expression, token: int, context: Context) -> x.Expression:
        """`++operand`."""
        return self._step(operand, True, False, token, context)

    def _step(self, operand: x.Expression, up: bool, postfix: bool, token: int, context: Context) -> x.Expression:
        engine = self.engine
        if isinstance(operand, x.OverloadExpression):
            operand = engine.ids.settled(operand)
        if postfix:
            kind = eok.POST_INCR if up else eok.POST_DECR
        else:
            kind = eok.PRE_INCR if up else eok.PRE_DECR
        if is_type_dependent(operand):
            made = operation(kind, engine.types.unknown, x.PRVALUE, token, [operand], tk.TK_TEMPLATE_PARAM)
            made.flags |= x.TYPE_DEPENDENT
            if not postfix:
                made.start = token
            return engine.folding.constant(made)
        if class_of(operand.type) is not None or is_enum(operand.type):
            overloaded = engine.operators_applied.apply("++" if up else "--", [operand], token, context, postfix)
            if isinstance(overloaded, x.Expression):
                return overloaded
            operand = overloaded.operands[0]
        if is_void(operand.type):
            raise Mistake(num.NO_SCALAR, "operand of type void", operand.start)
        if is_enum(operand.type):
            raise Mistake(num.ENUM_OPERATION, "an enumerator that is stepped", token)
        if isinstance(bare(operand.type), NullptrType):
            raise Mistake(num.NO_ARITHMETIC, "nullptr is stepped", operand.start)
        if isinstance(bare(operand.type), MemberPointerType):
            raise Mistake(num.NO_SCALAR, "a pointer to a member is stepped", operand.start)
        pointer = bare(operand.type)
        if is_function(operand.type) or (isinstance(pointer, PointerType) and is_function(pointer.target)):
            mistake = Mistake(num.NO_COMPLETE_OBJECT, "a function is stepped", operand.start)
            mistake.is_warning = engine.prototype_reading.active
            raise mistake
        constant = bool(operand.type.canonical.qualifiers() & tk.CONST)
        if constant or operand.category != x.LVALUE or is_array(operand.type):
            raise Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", operand.start)
        if not up and is_bool(operand.type):
            raise Mistake(num.NO_BOOL_DECREMENT, "a bool that is decremented", operand.start)
        engine.objects.keep_written(operand)
        engine.objects.require_complete_target(operand)
        type_ = operand.type
        if postfix:
            return operation(kind, engine.types.unqualified(type_), x.PRVALUE, token, [operand], kind_of(type_))
        made = operation(kind, type_, x.LVALUE, token, [operand], kind_of(type_), start=token)
        made.flags |= x.RETURNS_LVALUE
        return made

    def _part(self, node: e.Unary, context: Context) -> x.Expression:
        """GNU `__real__ e`, `__imag__ e`."""
        engine = self.engine
        operand = engine.expressions.build(node.operand, context)
        real = "real" in engine.lexemes[node.operator]
        found = bare(operand.type)
        if is_type_dependent(operand) or not isinstance(found, ComplexType):
            raise Unknown("part of a complex number", node.operator)
        kind = eok.REAL_PART if real else eok.IMAG_PART
        made = operation(kind, found.element, operand.category, node.operator, [operand], tk.TK_COMPLEX)
        made.start = node.operator
        return engine.folding.finished(made)


def _is_named(operand: x.Expression) -> bool:
    """Whether an operand in a template is a name whose meaning is not known, a member or a constant: not what an
    operator or a call gives."""
    if isinstance(operand, x.Operation):
        return operand.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC)
    return not isinstance(operand, x.OverloadExpression)


class Subscripts(EnginePart):
    """Builds `object[index]`."""

    def build(self, node: e.Subscript, context: Context) -> x.Expression:
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

    def of(self, object_: x.Expression, index: x.Expression, token: int, context: Context) -> x.Expression:
        engine = self.engine
        sequenced = x.LEFT_TO_RIGHT if engine.language.standard >= 2017 else 0
        dependent = is_type_dependent(object_) or (not isinstance(index, x.BracedInitList) and is_type_dependent(index))
        if dependent:
            return self._dependent(object_, self.engine.ids.unresolved(index), token, sequenced)
        if class_of(object_.type) is not None or class_of(index.type) is not None:
            applied = engine.operators_applied.apply("[]", [object_, index], token, context)
            if isinstance(applied, x.Expression):
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
        if engine.prototype_reading.active and engine.objects.lacks_size(one if pointer is first else other):
            # Told in instances alone, other than additions (observed).
            raise Unknown("an element without a size", token)
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
            made.flags |= x.POINTER_SECOND
        return made

    def of_pointer(
        self, one: x.Expression, other: x.Expression, token: int, pointer: "PointerType | None" = None
    ) -> x.Operation:
        """The built-in subscript; `pointer` is the type of the operand that is one, by default of the first."""
        if pointer is None:
            first = bare(one.type)
            assert isinstance(first, PointerType)
            pointer = first
        made = operation(eok.SUBSCRIPT, pointer.target, x.LVALUE, token, [one, other], tk.TK_POINTER)
        if self.engine.language.standard >= 2017:
            made.flags |= x.LEFT_TO_RIGHT
        return made

    def _vector(self, object_: x.Expression, index: x.Expression, token: int, sequenced: int) -> x.Expression:
        vector = bare(object_.type)
        assert isinstance(vector, VectorType)
        type_ = self.engine.types.qualified(vector.element, object_.type.qualifiers())
        other = self.engine.operands.value(index)
        made = operation(eok.VECTOR_SUBSCRIPT, type_, object_.category, token, [object_, other], tk.TK_VECTOR)
        made.flags |= sequenced
        return made

    def _dependent(self, object_: x.Expression, index: x.Expression, token: int, sequenced: int) -> x.Expression:
        engine = self.engine
        kind = tk.TK_TEMPLATE_PARAM
        open_index = not isinstance(index, x.BracedInitList) and is_type_dependent(index)
        if isinstance(bare(object_.type), PointerType) or is_array(object_.type):
            kind = tk.TK_POINTER
            if not open_index:
                # Beside an operand that may be an object of any class nothing is converted (observed).
                object_ = engine.static_arrays.operand(engine.operands.value(object_))
                if not isinstance(index, x.BracedInitList):
                    index = engine.operands.value(index)
        elif not isinstance(index, x.BracedInitList) and isinstance(bare(index.type), PointerType):
            kind = tk.TK_POINTER
            if not is_type_dependent(object_):
                object_ = engine.operands.value(object_)
                index = engine.operands.value(index)
        object_, index = engine.odr_uses.unread(object_), engine.odr_uses.unread(index)
        made = operation(eok.SUBSCRIPT, engine.types.unknown, x.PRVALUE, token, [object_, index], kind)
        made.flags |= x.TYPE_DEPENDENT | sequenced
        return engine.folding.finished(made) if isinstance(object_, x.ConstantExpression) else made
