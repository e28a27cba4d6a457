"""Structured bindings ([dcl.struct.bind]): names for the parts of a hidden variable."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Variable
from cufe.il.entity import AS_PUBLIC, Entity
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import Template, constant_argument, functions_among, type_argument
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown, joined
from cufe.sema.declared.contexts import ClassContext, RegionContext, point_of_instantiation
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expr.operands import class_of, reference_type
from cufe.sema.instance_names import InstanceNames
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine
    from cufe.sema.stmt.function_bodies import Function


class StructuredBindings:
    """Declares structured bindings."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: where the hidden variable of a tuple is declared, and where that declaration ends
        self._contexts: dict[Variable, Context] = {}
        self._ends: dict[Variable, int] = {}
        #: the brackets in front of too many or too few names for the members or elements
        self.miscounted: set[int] = set()
        #: the types of a tuple's elements by the names that stand for them
        self._elements: dict[Variable, Type] = {}

    def declare(
        self,
        node: s.DeclarationStatement,
        bindings: list[s.Binding],
        context: RegionContext,
        function: "Function",
        statement: st.DeclStatement,
        into: list[st.Statement],
    ) -> None:
        """`auto [a, b] = e;`."""
        engine = self.engine
        declarator = bindings[0].declarator
        if declarator is None:
            raise Unknown("structured binding without a declarator", node.start)
        if node.declaration is not None and len(node.declaration.declarators) > 1:
            others = Mistake(num.BOUND_BESIDE_OTHERS, "beside other declarators", declarator.id)
            if node.declaration.declarators[0] is not declarator:
                raise others
            engine.functions.keep(others)
        if node.declaration is not None:
            _require_initialiser(engine.kinds, node.declaration, declarator)
        mark = engine.lifetimes.mark()
        value = _bound(engine.expressions.list_of(node.initialisers[0].items, context), declarator)
        if engine.calls.any_dependent([value]):
            hidden = self.dependent(node, context, function, bindings[0].name - 1)
            statement.entities.append(hidden)
            pattern: Type = engine.types.auto
            if node.declaration is not None:
                base = engine.specifiers.base_type(node.declaration.specifiers, context)
                pattern = self._pattern(node.declaration, base)
                if not contains_placeholder(base):
                    raise _not_auto(node.declaration)
            init = engine.initialisers.copy(pattern, value, declarator.initialiser_start)
            hidden.type = pattern
            init.variable = hidden
        else:
            hidden, init = self.of_value(node, bindings, value, context, function, node.end - 1)
            statement.entities.append(hidden)
        init.follows_statement = function.executed
        engine.lifetimes.forget(mark)
        into.append(st.InitStatement(declarator.initialiser_start, init))
        into += self.element_statements(hidden)

    def _hidden(self, type_: Type, function: "Function", token: int) -> Variable:
        made = Variable("", token, function.routine, type_)
        made.storage_class = en.SC_AUTO
        return made

    def of_value(
        self,
        node: s.DeclarationStatement,
        bindings: list[s.Binding],
        value: x.Expression,
        context: RegionContext,
        function: "Function",
        end: int,
    ) -> "tuple[Variable, DynamicInit]":
        """The hidden variable, initialised with a value that ends at `end`, and the names for its parts."""
        engine = self.engine
        if node.declaration is None:
            raise Unknown("structured binding", node.start)
        mistakes: list[Mistake] = []
        base = engine.specifiers.base_type(node.declaration.specifiers, context)
        if not contains_placeholder(base):
            mistakes.append(_not_auto(node.declaration))
        type_ = self._type(node.declaration, base, value, mistakes)
        hidden = self._hidden(type_, function, bindings[0].name - 1)
        init: DynamicInit | None = None
        try:
            init = self._initialised(node.declaration.declarators[0], type_, value, node.start)
            init.variable = hidden
            if init.destructor is None:
                init.destructor = engine.objects.destructor(type_)
        except Mistake as mistake:
            mistakes.append(mistake)
        variables: list[Variable] = []
        for binding in bindings:
            variable = Variable(engine.lexemes[binding.name], binding.name, function.routine)
            variable.storage_class = en.SC_AUTO
            variables.append(variable)
        try:
            self._bind(variables, hidden, type_, context, node.start, end)
        except Mistake as mistake:
            mistake.found_at = end
            mistakes.append(mistake)
        if init is None or mistakes:
            raise joined(mistakes)
        for variable in variables:
            context.declared[variable.token] = variable
        return hidden, init

    def _initialised(self, declarator: n.Declarator, type_: Type, value: x.Expression, token: int) -> DynamicInit:
        """The initialisation of the hidden variable; that of a range-based for has no initialiser."""
        if isinstance(value, x.BracedInitList):
            is_copy = declarator.initialiser == n.ASSIGNED
            return self.engine.list_initialisers.of_variable(type_, value, is_copy, token)
        return self.engine.initialisers.copy(type_, value, token)

    def of_namespace(self, variable: Variable, declared: en.Declared) -> None:
        """Gives the names that a declaration in a namespace makes their meanings."""
        engine = self.engine
        context = declared.context
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None:
            raise Unknown("structured binding without a declarator", variable.token)
        _require_initialiser(engine.kinds, declaration, declarator)
        variables = [
            entity
            for binding in engine.lookup.bindings(declared.piece, "")
            for entity in engine.declare.members_at(context, engine.lexemes[binding.name])
            if isinstance(entity, Variable) and entity.token == binding.name
        ]
        if not variables:
            raise Unknown("structured binding whose names are those of others", variable.token)
        written = engine.expressions.list_of(engine.declared_initialisers.syntax(declarator), context)
        value = _bound(written, declarator)
        base = engine.specifiers.base_type(declaration.specifiers, context)
        is_auto = contains_placeholder(base)
        mistakes = [] if is_auto else [_not_auto(declaration)]
        type_ = self._type(declaration, base, value, mistakes)
        hidden = Variable("", variables[0].token - 1, variable.parent, type_)
        if not is_auto:
            try:
                self._initialised(declarator, type_, value, declared.piece.start)
            except Mistake as mistake:
                mistakes.append(mistake)
        try:
            self._bind(variables, hidden, type_, context, declared.piece.start, declared.piece.end - 1)
        except Mistake as mistake:
            mistake.found_at = declared.piece.end - 1
            mistakes.append(mistake)
        if mistakes:
            raise joined(mistakes)

    def _bind(
        self, variables: list[Variable], hidden: Variable, type_: Type, context: Context, token: int, end: int
    ) -> None:
        """Lets names stand for the parts of a hidden variable, whose declaration begins at `token`."""
        types = self._parts(type_, variables, token, context)
        self._contexts[hidden] = context
        self._ends[hidden] = end
        for index, (variable, part) in enumerate(zip(variables, types, strict=True)):
            variable.binding_index = index
            variable.type = part
            variable.binding_of = hidden
            variable.binding = self._stands_for(hidden, type_, index, end)
            hidden.bindings.append(variable)
            if variable.binding is None:
                self._elements[variable] = part
                variable.binding_init = self._from_get(variable, hidden, part)

    def element_type(self, variable: Variable) -> Type | None:
        """The type of the tuple element that a name stands for; its own is that of the reference that `get` gave."""
        return self._elements.get(variable)

    def element_statements(self, hidden: Variable) -> list[st.Statement]:
        """The initialisations of the names by what `get` returns."""
        found: list[st.Statement] = []
        for variable in hidden.bindings:
            if variable.binding_init is not None:
                found.append(st.InitStatement(variable.token, variable.binding_init))
        return found

    def _from_get(self, variable: Variable, hidden: Variable, part: Type) -> DynamicInit:
        """The initialisation by `get`: a reference to an lvalue where that is one ([dcl.struct.bind]/4)."""
        engine = self.engine
        value = self.element(variable, hidden)
        reference = engine.types.reference(part, value.category != x.LVALUE)
        variable.type = reference
        init = engine.initialisers.copy(reference, value, -1)
        init.variable = variable
        return init

    def _stands_for(self, hidden: Variable, type_: Type, index: int, token: int) -> x.Expression | None:
        """The element or member that a name means; None for what `get` gives."""
        engine = self.engine
        reference = reference_type(type_)
        whole = reference.target if reference is not None else type_
        if isinstance(bare(whole), ArrayType):
            array = engine.operands.value(engine.ids.plain_variable(hidden, -1))
            number = x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, index), -1)
            return engine.subscripts.of_pointer(array, number, -1)
        cls = class_of(whole)
        if cls is None or self.is_tuple(engine.types.qualified(cls, whole.qualifiers())):
            return None
        owner = self._owner(cls)
        fields = [field for field in engine.classes.fields(owner) if field.name]
        use = engine.ids.plain_variable(hidden, token)
        return engine.accesses.field(use, fields[index], False, token, x.COMPILER_GENERATED, None, False, token)

    def _type(self, declaration: n.Declaration, base: Type, value: x.Expression, mistakes: list[Mistake]) -> Type:
        """The type of the hidden variable: `auto` with what surrounds it; an array stays one.  A list that tells no
        type joins the mistakes."""
        engine = self.engine
        types = engine.types
        pattern = self._pattern(declaration, base)
        if not contains_placeholder(base):
            if any(operator.sort == n.POINTER for operator in declaration.declarators[0].operators):
                raise joined(mistakes)
            return pattern
        if pattern is base and isinstance(bare(value.type), ArrayType):
            return types.qualified(types.unqualified(value.type), base.qualifiers())
        declarator = declaration.declarators[0]
        if isinstance(value, x.BracedInitList) and declarator.initialiser == n.BRACED:
            try:
                at = declarator.initialiser_start
                return engine.missing_deductions.variable(pattern, n.BRACED, [value], at, None)
            except Mistake as mistake:
                if not value.items:
                    raise
                mistakes.append(mistake)
        return engine.deduced_types.deduced(pattern, value, False)

    def _pattern(self, declaration: n.Declaration, base: Type) -> Type:
        """The deduced type: `auto`, or a reference to it."""
        for operator in declaration.declarators[0].operators:
            if operator.sort in (n.REFERENCE, n.RVALUE_REFERENCE):
                return self.engine.types.reference(base, operator.sort == n.RVALUE_REFERENCE)
        return base

    def _require_count(self, variables: list[Variable], count: int) -> None:
        """There are as many names as members or elements; those of a tuple are counted elsewhere."""
        if len(variables) != count:
            self.miscounted.add(variables[0].token - 1)
        _require_count(variables, count)

    def _parts(self, type_: Type, variables: list[Variable], token: int, context: Context) -> list[Type]:
        """The types of the names."""
        engine = self.engine
        types = engine.types
        opening = variables[0].token - 1
        reference = reference_type(type_)
        whole = reference.target if reference is not None else type_
        array = bare(whole)
        if isinstance(array, ArrayType):
            if array.count >= 0:
                self._require_count(variables, array.count)
            return [types.qualified(array.element, whole.qualifiers())] * len(variables)
        cls = class_of(whole)
        if cls is None:
            if whole.dependent or is_unknown(whole):
                raise IllFormed("structured binding of what is not known", token)
            raise Mistake(num.NO_COMPONENTS, "structured binding of a scalar", opening, (types.unqualified(whole),))
        elements = self._tuple(whole, cls, variables, token)
        if elements is not None:
            return elements
        owner = self._owner(cls)
        fields = [field for field in engine.classes.fields(owner) if field.name]
        self._require_members(cls, owner, fields, opening)
        self._require_public(owner, fields, variables, context)
        self._require_count(variables, len(fields))
        found: list[Type] = []
        for field in fields:
            part = engine.declare_types.field_type(field)
            qualifiers = whole.qualifiers()
            if field.mutable:
                qualifiers &= ~tk.CONST
            if reference_type(part) is None:
                part = types.qualified(part, qualifiers)
            found.append(part)
        return found

    def _require_members(self, cls: ClassType, owner: ClassType, fields: list[Field], token: int) -> None:
        """Requires that the members are those of one class ([dcl.struct.bind]/5)."""
        engine = self.engine
        if any(field.anonymous for field in engine.classes.fields(owner)):
            raise IllFormed("structured binding of a class with an anonymous union", token)
        others = sum(self._has_members(one) for one in engine.classes.with_all_bases(cls))
        if not fields or others > 1:
            raise Mistake(num.NO_COMPONENTS, "members of several classes, or none", token, (cls,))

    def _require_public(
        self, owner: ClassType, fields: list[Field], variables: list[Variable], context: Context
    ) -> None:
        """Members that are not public are bound inside of classes and by friends alone."""
        if owner.brace < 0:
            return
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext):
                return
            at = at.outer
        is_closed = not self.engine.declare.special(owner.brace).friends
        for field, variable in zip(fields, variables, strict=False):
            if field.access != AS_PUBLIC and not is_closed and len(fields) != len(variables):
                raise IllFormed("members that a friend may bind", variable.token)
            if is_closed and field.access != AS_PUBLIC:
                name = InstanceNames(self.engine).of_entity(field)
                raise Mistake(num.BOUND_NOT_PUBLIC, "member that is not public", variable.token, name=name)

    def _owner(self, cls: ClassType) -> ClassType:
        """The class whose members are bound: the only one of the class and its bases that has any, else itself."""
        owners = [one for one in self.engine.classes.with_all_bases(cls) if self._has_members(one)]
        return owners[0] if len(owners) == 1 else cls

    def _has_members(self, cls: ClassType) -> bool:
        """Whether a class has data members, unnamed bit-fields apart."""
        return any(field.name or field.anonymous for field in self.engine.classes.fields(cls))

    def _tuple(self, whole: Type, cls: ClassType, variables: list[Variable], token: int) -> list[Type] | None:
        """`std::tuple_element` of each, where `std::tuple_size<E>` is complete; None where it is not."""
        engine = self.engine
        elements = self._in_std("tuple_element")
        if not isinstance(elements, Template) or not self.is_tuple(engine.types.qualified(cls, whole.qualifiers())):
            return None
        size = self._tuple_size(engine.types.qualified(cls, whole.qualifiers()))
        if size >= 0:
            _require_count(variables, size)
        found: list[Type] = []
        for index in range(len(variables)):
            number = constant_argument(IntegerConstant(engine.types.unsigned_long, index))
            element = engine.templates.class_instance(
                elements, (number, type_argument(engine.types.qualified(cls, whole.qualifiers())))
            )
            members = engine.names.members(element, "type")
            if members is None or not members.entities or element.context is None:
                raise Unknown("std::tuple_element without a type", token)
            type_ = engine.specifiers.type_of_entity(members.entities[0], None, element.context, token)
            found.append(type_)
        return found

    def element(self, variable: Variable, hidden: Variable) -> x.Expression:
        """`get<i>` of the hidden variable of a tuple: a member, or found by the argument ([dcl.struct.bind]/4)."""
        engine = self.engine
        context = self._contexts.get(hidden)
        if context is None:
            raise Unknown("structured binding of a tuple without a context", variable.token)
        token = hidden.token
        reference = reference_type(engine.declare_types.variable_type(hidden))
        whole = engine.ids.plain_variable(hidden, token if reference is None else self._ends[hidden])
        whole.start = token
        if reference is None or reference.rvalue:
            whole.category = x.XVALUE
        cls = class_of(whole.type)
        members = engine.names.members(cls, "get") if cls is not None else None
        found: list[Entity] = list(members.entities) if members is not None else []
        is_member = any(isinstance(entity, Template) for entity in found)
        if not is_member:
            found = engine.names.argument_dependent("get", [whole.type], point_of_instantiation(context, token))
        candidates = functions_among(found)
        callee = x.OverloadExpression(candidates, engine.types.unknown, token)
        callee.explicit = [constant_argument(IntegerConstant(engine.types.unsigned_long, variable.binding_index))]
        if is_member and members is not None:
            callee.object = whole
            callee.path = members.path
            callee.operator = token
            made = engine.calls.call(callee, [], token, context)
        else:
            callee.qualified = True
            made = engine.calls.call(callee, [whole], token, context)
        call = made.arguments[0] if isinstance(made, x.Operation) and made.operation == eok.REF_INDIRECT else made
        call.flags |= x.COMPILER_GENERATED | (0 if is_member else x.FOUND_BY_ADL)
        call.flags &= ~x.QUALIFIED_CALL
        return made

    def is_tuple(self, type_: Type) -> bool:
        """Whether `std::tuple_size<E>` is complete and has a value."""
        sizes = self._in_std("tuple_size")
        if not isinstance(sizes, Template):
            return False
        size = self.engine.templates.class_instance(sizes, (type_argument(type_),))
        try:
            return self.engine.classes.is_complete(size) and self.engine.names.members(size, "value") is not None
        except IllFormed:
            # The specialisation for a const class may derive from one that is not complete.
            return False

    def _tuple_size(self, type_: Type) -> int:
        """`std::tuple_size<E>::value`, or -1 where it is not known."""
        engine = self.engine
        sizes = self._in_std("tuple_size")
        if not isinstance(sizes, Template):
            return -1
        members = engine.names.members(engine.templates.class_instance(sizes, (type_argument(type_),)), "value")
        value = members.entities[0] if members is not None and len(members.entities) == 1 else None
        if not isinstance(value, Variable):
            return -1
        try:
            constant = engine.evaluator.constant_of(value, engine.declare_types.variable_type(value))
        except (IllFormed, Unknown, Dependent):
            return -1
        return constant.value if isinstance(constant, IntegerConstant) else -1

    def _in_std(self, name: str) -> Entity | None:
        """A member of namespace std."""
        names = self.engine.names
        found = names.qualified(self.engine.declare.root.namespace, "std", EVERYWHERE)
        inner = names.qualified(found[0], name, EVERYWHERE) if found else []
        return inner[0] if inner else None

    def dependent(
        self, node: s.DeclarationStatement, context: RegionContext, function: "Function", token: int = -1
    ) -> Variable:
        """Names for the parts of something whose type is not known."""
        engine = self.engine
        hidden = self._hidden(engine.types.unknown, function, token)
        for binding in node.bindings:
            if binding.sort == s.STRUCTURED:
                variable = Variable(engine.lexemes[binding.name], binding.name, function.routine)
                variable.type = engine.types.unknown
                variable.storage_class = en.SC_AUTO
                variable.binding_of = hidden
                context.declared[binding.name] = variable
                hidden.bindings.append(variable)
        return hidden


def _bound(values: list[x.Expression], declarator: n.Declarator) -> x.Expression:
    """The one value that is bound, without the braces of `auto [a, b]{e}`."""
    if declarator.initialiser == n.BRACED and isinstance(values[0], x.BracedInitList) and len(values[0].items) == 1:
        values = values[0].items
    if len(values) > 1:
        raise Mistake(num.TOO_MANY_VALUES, "structured binding with several initialisers", values[1].start)
    if not values:
        raise IllFormed("structured binding of nothing", declarator.id)
    return values[0]


def _require_initialiser(kinds: bytes, declaration: n.Declaration, declarator: n.Declarator) -> None:
    """A structured binding has an initialiser."""
    specifiers = declaration.specifiers
    if declarator.initialiser == n.NO_INITIALISER:
        missing = Mistake(num.BOUND_WITHOUT_VALUE, "no initialiser", declarator.end)
        if kinds.find(k.AUTO, specifiers.start, specifiers.end) < 0:
            raise joined([_not_auto(declaration), missing])
        undeduced = Mistake(num.DEDUCED_WITHOUT_VALUE, "nothing to deduce from", declarator.id, found_at=declarator.end)
        raise joined([missing, undeduced])


def _not_auto(declaration: n.Declaration) -> Mistake:
    """The type of a structured binding is `auto` ([dcl.struct.bind]/1)."""
    return Mistake(num.BOUND_WITHOUT_AUTO, "another type than auto", declaration.specifiers.start)


def _require_count(variables: list[Variable], count: int) -> None:
    """Requires a name for each part."""
    if len(variables) > count:
        raise Mistake(num.TOO_MANY_NAMES, "more names than parts", variables[count].token)
    if len(variables) < count:
        raise Mistake(num.TOO_FEW_NAMES, "fewer names than parts", variables[0].token - 1)
