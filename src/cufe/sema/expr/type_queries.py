"""Questions about types and expressions: `sizeof`, `alignof`, `typeid`, `noexcept`, traits, `__builtin_offsetof`."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import ABK_TYPEID, AddressConstant, IntegerConstant, is_enumerator
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Routine, Typedef
from cufe.il.templates import TPK_NONTYPE, Template, TemplateParameter
from cufe.il.walk import Walk
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.member_access import needs_object
from cufe.sema.expr.operands import class_of, is_type_dependent, mentions_parameters, operation
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

#: operations whose last operand is what they name
_WHOLE: Final = (eok.PARENS, eok.DOT_FIELD, eok.POINTS_TO_FIELD, eok.DOT_STATIC, eok.POINTS_TO_STATIC)
_SIGNS: Final = (eok.NEGATE, eok.COMPLEMENT, eok.UNARY_PLUS)


class Queries(EnginePart):
    """Builds operators whose operands are not evaluated."""

    def build(self, node: e.Operand, context: Context) -> x.Expression:
        """`keyword(operands)`."""
        engine = self.engine
        kind = engine.kinds[node.start]
        if kind == k.SIZEOF:
            if node.open > node.start + 1:
                return self._sizeof_pack(node, context)
            return self._size(node, context, x.ENK_SIZEOF)
        if kind == k.ALIGNOF:
            return self._size(node, context, x.ENK_ALIGNOF)
        if kind == k.TYPEID:
            return self._typeid(node, context)
        if kind == k.NOEXCEPT:
            return self._noexcept(node, context)
        if kind == k.TRAIT:
            return self._trait(node, context)
        if kind == k.BUILTIN_OFFSETOF:
            return self._offsetof(node, context)
        if kind == k.BUILTIN_VA_ARG:
            if engine.lexemes[node.start] == "__builtin_convertvector":
                return self._converted_vector(node, context)
            return self._va_arg(node, context)
        raise Unknown(f"operator {engine.lexemes[node.start]}", node.start)

    def type_or_expression(self, node: e.Node, context: Context) -> "tuple[t.Type | None, x.Expression | None]":
        """An operand that is a type-id or an expression."""
        engine = self.engine
        if isinstance(node, e.TypeId):
            return engine.specifiers.type_id(node.start, node.end, context), None
        if isinstance(node, e.Name):
            named = engine.written_names.resolve(node, context)
            type_ = engine.ids.named_type(node, named, context)
            if type_ is not None:
                return type_, None
        return None, engine.expressions.operand(node, context)

    # --- sizeof and alignof ------------------------------------------------------------------------------------------

    def of_expression(self, node: e.Unary, context: Context) -> x.Expression:
        """`sizeof e`, `alignof e` without parentheses."""
        kind = x.ENK_SIZEOF if self.engine.kinds[node.operator] == k.SIZEOF else x.ENK_ALIGNOF
        return self._query(kind, None, self.engine.expressions.operand(node.operand, context), node.operator)

    def _whole(self, node: e.Operand) -> e.Node:
        """What stands in the parentheses: `sizeof(a, b)` has a comma expression."""
        if not node.items:
            raise IllFormed("one operand expected", node.start)
        whole = node.items[0]
        for item in node.items[1:]:
            whole = e.Binary(self.engine.kinds.find(k.COMMA, whole.end), whole, item)
        return whole

    def _size(self, node: e.Operand, context: Context, kind: int) -> x.Expression:
        item = self._whole(node)
        named = self.engine.written_names.resolve(item, context).entities if isinstance(item, e.Name) else []
        if named and isinstance(named[0], (Routine, Template)) and needs_object(named[0]):
            # EDG warns of it (56), and takes no address.
            raise Unknown("sizeof of a member function", node.start)
        type_, operand = self.type_or_expression(item, context)
        if operand is not None:
            operand = self.engine.expressions.parenthesized(operand)
            if isinstance(operand, x.ConstantExpression):
                operand.token = node.open
        return self._query(kind, type_, operand, node.start)

    def _query(self, kind: int, type_: t.Type | None, operand: x.Expression | None, token: int) -> x.Expression:
        engine = self.engine
        made = x.TypeQuery(kind, engine.types.unsigned_long, x.PRVALUE, token)
        made.type_operand = type_
        made.operand = operand
        if kind == x.ENK_ALIGNOF and engine.lexemes[token] == "alignof":
            made.flags |= x.STD_ALIGNOF
        asked = type_
        if asked is None:
            assert operand is not None
            if isinstance(operand, x.OverloadExpression):
                if operand.explicit is not None and len(operand.candidates) == 1 and engine.trials.under_way:
                    return made
                raise IllFormed("sizeof of a function", token)
            asked = operand.type
        at = asked.skip_typerefs()
        if isinstance(at, t.ReferenceType):
            asked = at.target
        if asked.dependent or (operand is not None and mentions_parameters(operand)):
            made.flags |= x.VALUE_DEPENDENT
            return engine.folding.constant(made)
        if engine.trials.under_way and isinstance(bare(asked), (t.VoidType, t.RoutineType)):
            # It has no value, which matters where a constant is needed.
            return made
        if kind == x.ENK_SIZEOF:
            if operand is not None and operand.flags & x.BIT_FIELD:
                raise Mistake(num.SIZE_OF_BIT_FIELD, "sizeof of a bit-field", token + 1)
            if is_variable_length(asked):
                return made
            if operand is not None:
                made.operand = Unfolded().expression(operand)
            start = token + (2 if operand is None else 1)
            if self._is_incomplete(asked, start):
                raise Mistake(num.INCOMPLETE, "sizeof of an incomplete type", start, (asked,))
            engine.classes.require_complete(asked, token)
            value = engine.layout.size(asked)
        else:
            value = max(engine.layout.alignment(asked), self._own_alignment(operand))
        constant = IntegerConstant(engine.types.unsigned_long, value)
        constant.expression = made
        return x.ConstantExpression(constant, token)

    def _is_incomplete(self, type_: t.Type, token: int) -> bool:
        """Whether an array has no bound, or a class that is no instance no definition in front of a token."""
        at = bare(type_)
        if isinstance(at, t.ArrayType):
            return at.count < 0 and at.bound is None
        if not isinstance(at, ClassType) or at.template is not None:
            return False
        return not self.engine.classes.is_complete(at) or self.engine.objects.is_undefined(at, token)

    def _own_alignment(self, operand: x.Expression | None) -> int:
        """What the declaration of a variable or member says of its alignment; 0 for nothing, and for their parts.

        In a template what depends on its parameters counts for nothing (observed)."""
        at = operand
        while isinstance(at, x.Operation) and at.operation in _WHOLE:
            at = at.arguments[-1]
        alignments = self.engine.layout.alignments
        try:
            if isinstance(at, x.VariableExpression):
                return alignments.of_variable(at.variable)
            if isinstance(at, x.FieldExpression):
                return alignments.of_field(at.field).alignment
        except Dependent:
            return 0
        return 0

    def _sizeof_pack(self, node: e.Operand, context: Context) -> x.Expression:
        """`sizeof...(P)`."""
        engine = self.engine
        item = node.items[0] if node.items else None
        if not isinstance(item, e.Name):
            raise Unknown("operand of sizeof...", node.start)
        name = engine.lexemes[item.id]
        self._require_pack(item, context)
        made = x.SizeofPack(name, engine.types.unsigned_long, node.start)
        try:
            count = len(engine.expansions.contexts(item.id, item.id + 1, context))
        except Dependent:
            made.flags |= x.VALUE_DEPENDENT
            made.operand = self._pack(item, context)
            return engine.folding.constant(made)
        return x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, count), node.start)

    def _require_pack(self, name: e.Name, context: Context) -> None:
        """Raises that the operand of `sizeof...` is a template parameter that is no pack, or is nothing."""
        entities = self.engine.written_names.resolve(name, context).entities
        if not entities:
            self.engine.unread.require_undeclared(self.engine.lexemes[name.id])
            missing = Mistake(num.NO_PACK, "the operand of sizeof... is nothing", name.id)
            if is_dependent_context(context):
                unused = Mistake(num.NO_PACKS, "an expansion without a pack", name.id - 2, found_at=name.id + 1)
                missing.others = [unused]
            raise missing
        parameter = entities[0] if len(entities) == 1 else None
        is_other = isinstance(parameter, (ClassType, Typedef, Routine, Template)) and is_dependent_context(context)
        if is_other or (isinstance(parameter, TemplateParameter) and not parameter.pack):
            raise Mistake(num.NO_PACK, "the operand of sizeof... is no pack", name.id)

    def _pack(self, name: e.Name, context: Context) -> x.Expression | None:
        """A pack of values as the operand of `sizeof...`; None for one of types or templates."""
        engine = self.engine
        try:
            found = engine.written_names.resolve(name, context).entities
            parameter = found[0] if found else None
            if isinstance(parameter, TemplateParameter) and parameter.kind != TPK_NONTYPE:
                return None
            engine.expressions.unevaluated += 1
            try:
                pack = engine.expressions.build(name, context)
            finally:
                engine.expressions.unevaluated -= 1
        except (Dependent, IllFormed, Unknown):
            return None
        if isinstance(pack, x.Operation) and pack.operation == eok.REF_INDIRECT:
            # References follow the parentheses (observed).
            pack.token = pack.arguments[0].token = name.id + 2
        return pack

    # --- typeid ------------------------------------------------------------------------------------------------------

    def _typeid(self, node: e.Operand, context: Context) -> x.Expression:
        engine = self.engine
        item = self._whole(node)
        found = engine.names.qualified(engine.declare.root.namespace, "std", node.start)
        info: t.Type | None = None
        if found:
            for entity in engine.names.qualified(found[0], "type_info", node.start):
                if isinstance(entity, ClassType):
                    info = entity
        if info is None:
            raise Unknown("typeid without std::type_info", node.start)
        type_, operand = self.type_or_expression(item, context)
        result = engine.types.qualified(info, tk.CONST)
        made = x.TypeQuery(x.ENK_TYPEID, result, x.LVALUE, node.start)
        made.type_operand = type_
        made.operand = operand
        if operand is not None:
            made.type_operand = operand.type
        if made.type_operand is not None:
            made.type_node = x.TypeOperand(made.type_operand, engine.types.void, -1)
        if operand is None or operand.type.dependent or is_type_dependent(operand) or self.is_evaluated(operand):
            return made
        return self._type_of_operand(made)

    def _type_of_operand(self, made: x.TypeQuery) -> x.Expression:
        """`typeid(e)` of an operand that is not evaluated: what a constant address leads to."""
        address = AddressConstant(self.engine.types.pointer(made.type), ABK_TYPEID)
        address.expression = made
        made.token = -1
        value = x.ConstantExpression(address, -1, start=made.start)
        return operation(eok.INDIRECT, made.type, x.LVALUE, -1, [value], start=made.start)

    # --- noexcept ----------------------------------------------------------------------------------------------------

    def is_evaluated(self, operand: x.Expression | None) -> bool:
        """Whether `typeid` evaluates an operand: a glvalue of a polymorphic class ([expr.typeid])."""
        cls = class_of(operand.type) if operand is not None and operand.category != x.PRVALUE else None
        return cls is not None and not cls.dependent and self.engine.classes.is_polymorphic(cls)

    def _noexcept(self, node: e.Operand, context: Context) -> x.Expression:
        engine = self.engine
        operand = engine.expressions.operand(self._whole(node), context)
        made = operation(eok.NOEXCEPT, engine.types.bool, x.PRVALUE, node.start, [operand], tk.TK_INTEGER)
        made.start = node.start
        if is_type_dependent(operand) or operand.flags & x.VALUE_DEPENDENT:
            made.flags |= x.VALUE_DEPENDENT
            return engine.folding.constant(made)
        try:
            throws = engine.throwing.may_throw(operand)
        except Dependent:
            # A function in it says `noexcept(B)` with a parameter of the template.
            made.flags |= x.VALUE_DEPENDENT
            return engine.folding.constant(made)
        constant = IntegerConstant(engine.types.bool, int(not throws))
        made.arguments[0] = Unfolded().expression(operand)
        constant.expression = made
        return x.ConstantExpression(constant, node.start)

    # --- traits and built-in forms -----------------------------------------------------------------------------------

    def _trait(self, node: e.Operand, context: Context) -> x.Expression:
        """`__is_class(T)` and the like: type arguments, packs among them."""
        engine = self.engine
        name = engine.lexemes[node.start]
        types: list[t.Type] = []
        operands: list[x.Expression] = []
        dependent = False
        for item in node.items:
            for type_, token in self._types(item, context):
                types.append(type_)
                dependent = dependent or type_.dependent
                operands.append(x.TypeOperand(type_, engine.types.void, token))
        made = x.BuiltinOperation(name, engine.types.bool, x.PRVALUE, node.start, operands)
        if dependent:
            made.flags |= x.VALUE_DEPENDENT
            return engine.folding.constant(made)
        value = engine.traits.evaluate(name, types, node.start)
        value.expression = made
        made.type = value.type
        return x.ConstantExpression(value, node.start)

    def _types(self, item: e.Node, context: Context) -> "list[tuple[t.Type, int]]":
        engine = self.engine
        if isinstance(item, e.PackExpansion):
            found: list[tuple[t.Type, int]] = []
            try:
                contexts = engine.expansions.contexts(item.start, item.end - 1, context)
            except Dependent:
                pattern = self._type(item.pattern, context)
                return [(engine.types.pack_expansion(pattern), item.start)]
            found += [(self._type(item.pattern, inner), item.start) for inner in contexts]
            return found
        return [(self._type(item, context), item.start)]

    def _type(self, item: e.Node, context: Context) -> t.Type:
        return self.engine.specifiers.type_id(item.start, item.end, context)

    def _offsetof(self, node: e.Operand, context: Context) -> x.Expression:
        """`__builtin_offsetof(T, member.path[index])`."""
        engine = self.engine
        type_node = node.items[0]
        type_ = engine.specifiers.type_id(type_node.start, type_node.end, context)
        if type_.dependent:
            made = x.BuiltinOperation(
                "__builtin_offsetof", engine.types.unsigned_long, x.PRVALUE, node.start,
                [x.TypeOperand(type_, engine.types.void, -1)],
            )  # fmt: skip
            made.flags |= x.VALUE_DEPENDENT
            return engine.folding.constant(made)
        zero = x.ConstantExpression(IntegerConstant(engine.types.pointer(type_), 0), -1)
        designated: x.Expression = x.Operation(eok.INDIRECT, type_, x.LVALUE, -1, [zero])
        indices = [item for item in node.items[1:] if isinstance(item, e.Bound)]
        at = type_node.end + 1
        operator = type_node.end
        while at < node.end - 1:
            kind = engine.kinds[at]
            if kind == k.IDENTIFIER:
                cls = class_of(designated.type)
                if cls is None:
                    raise IllFormed("expression must have class type", at)
                members = engine.names.members(cls, engine.lexemes[at])
                field = members.entities[0] if members is not None else None
                if not isinstance(field, Field):
                    raise IllFormed("no such field", at)
                designated = engine.accesses.field(designated, field, False, at, 0, None, True, operator)
                if members is not None and engine.classes.is_virtual_base_of(members.owner, cls):
                    raise Unknown("offsetof in a virtual base class", at)
                at += 1
            elif kind == k.OPEN_SQUARE:
                index = engine.expressions.build(indices[0].items[0], context)
                raise Unknown("offsetof with a subscript", index.token)
            else:
                operator = at
                at += 1
        made = x.BuiltinOperation(
            "__builtin_offsetof", engine.types.unsigned_long, x.PRVALUE, node.start,
            [x.TypeOperand(type_, engine.types.void, -1), designated],
        )  # fmt: skip
        return engine.evaluator.fold(made)

    def _va_arg(self, node: e.Operand, context: Context) -> x.Expression:
        engine = self.engine
        listed = engine.operands.value(engine.expressions.build(node.items[0], context))
        type_node = node.items[1]
        type_ = engine.specifiers.type_id(type_node.start, type_node.end, context)
        return operation(eok.VA_ARG, engine.types.unqualified(type_), x.PRVALUE, node.open, [listed], start=node.start)

    def _converted_vector(self, node: e.Operand, context: Context) -> x.Expression:
        """`__builtin_convertvector(v, T)`: the elements of a vector converted to those of another."""
        if len(node.items) != 2:
            raise IllFormed("two operands expected", node.start)
        engine = self.engine
        vector = engine.expressions.build(node.items[0], context)
        type_node = node.items[1]
        type_ = engine.types.unqualified(engine.specifiers.type_id(type_node.start, type_node.end, context))
        is_dependent = type_.dependent or is_type_dependent(vector)
        value = vector if is_dependent else engine.operands.value(vector)
        made = operation(eok.CAST, type_, x.PRVALUE, node.open, [value], start=node.start)
        if is_dependent:
            made.flags |= x.TYPE_DEPENDENT
        return made


def is_variable_length(type_: t.Type) -> bool:
    """Whether a type is a GNU array whose size is known at run-time."""
    at = type_.skip_typerefs()
    while isinstance(at, t.ArrayType):
        if at.bound is not None and not at.dependent:
            return True
        at = at.element.skip_typerefs()
    return False


class Unfolded(Walk):
    """Puts what was computed from operations back in the place of its value."""

    def expression(self, node: x.Expression) -> x.Expression:
        at = node
        while isinstance(at, x.ConstantExpression) and not _stays(at):
            written = at.constant.expression
            if not isinstance(written, x.Operation):
                break
            at = written
        return super().expression(at)


def _stays(node: x.ConstantExpression) -> bool:
    """Enumerators, numbers as pointers and literals with signs stay the constants they are."""
    constant = node.constant
    if is_enumerator(constant):
        return True
    at: x.Expression = node
    while isinstance(at, x.ConstantExpression):
        written = at.constant.expression
        if not isinstance(written, x.Operation):
            return at is not node
        if written.operation not in _SIGNS and not _is_number_as_pointer(written):
            return False
        at = written.arguments[0]
    return False


def _is_number_as_pointer(written: x.Operation) -> bool:
    if written.operation != eok.CAST or not isinstance(written.type.skip_typerefs(), t.PointerType):
        return False
    return isinstance(written.arguments[0].type.skip_typerefs(), (t.IntegerType, t.NullptrType))
