"""Declarations in blocks and conditions ([stmt.dcl]): variables with their initialisations, and everything else."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.entities import Declared, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, ConstantExpression, Expression, InitializerExpression, TempInit
from cufe.il.initialisation import DIK_CONSTANT, DIK_CONSTRUCTOR, DIK_NONCONSTANT_AGGREGATE, DIK_NONE, DynamicInit
from cufe.il.types import ArrayType, DeducedTemplateType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.names import is_type_like
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import has_dependent_value
from cufe.sema.expr.operands import class_of
from cufe.sema.expr.unevaluated_operands import TypeExpressions
from cufe.sema.init.list_initialisation import require_list
from cufe.sema.overload.type_tests import bare, is_const_float
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import SIMPLE, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.stmt.function_bodies import Function


class LocalDeclarations(EnginePart):
    """Builds declarations."""

    # --- declarations in blocks --------------------------------------------------------------------------------------

    def append(
        self, node: s.DeclarationStatement, into: list[st.Statement], context: RegionContext, function: "Function"
    ) -> None:
        """One stmk_decl with all entities, then the initialisations."""
        engine = self.engine
        entities: list[Entity] = []
        statement = st.DeclStatement(node.start, entities)
        into.append(statement)
        if engine.keeps_assertions:
            statement.constants = TypeExpressions(engine, node, context).constants
        declaration = node.declaration
        if declaration is None:
            self._others(node, context, entities)
            return
        try:
            engine.missing_typenames.require_none(declaration.specifiers, context, True)
        except Mistake as mistake:
            if mistake.number in (num.SEMICOLON_EXPECTED, num.UNDEFINED) and context.region.sort != s.CONDITION:
                context.region.forget(node.bindings)
            raise
        if not node.bindings and declaration.specifiers.sort in (n.NAMED, n.COMPUTED):
            # It declares nothing, but names a type.
            engine.specifiers.base_type(declaration.specifiers, context)
        structured = [binding for binding in node.bindings if binding.sort == s.STRUCTURED]
        if structured:
            engine.bindings.declare(node, structured, context, function, statement, into)
            return
        initialisers = self._by_declarator(node)
        for written in node.bindings:
            binding = self._settled(written, context, initialisers)
            if binding.sort == s.VARIABLE and binding.declarator is not None:
                variable = self.variable(binding, node, context, function)
                entities.append(variable)
                try:
                    self._initialise(variable, binding, initialisers, context, function, into)
                except (Unknown, IllFormed, Dependent) as failure:
                    written_value = initialisers.get(binding.declarator.initialiser_start)
                    error = engine.statements.failed(failure, node, written_value, function, context)
                    error.initialised = variable if written_value is not None else None
                    variable.is_in_error = written_value is not None and not isinstance(failure, Dependent)
                    into.append(st.ExpressionStatement(st.STMK_EXPR, node.start, error))
                finally:
                    if variable.type is None:
                        context.declared[binding.name] = variable
            else:
                self._other(binding, context, entities)
        if context.region.anonymous:
            engine.locals.unions.declare(declaration, context, function.routine, entities)

    def _settled(
        self, binding: s.Binding, context: RegionContext, initialisers: "dict[int, s.Initialiser]"
    ) -> s.Binding:
        """`T a, b(a);`: what looks like a function is a variable where its parameters name values ([dcl.ambig.res]),
        which gets an initialiser; and `F f;` a function where its type is one."""
        declarator = binding.declarator
        declaration = binding.declaration
        if binding.sort == s.VARIABLE and declaration is not None and declarator is not None:
            if self.engine.lookup.function_types.are_declared(declaration, declarator):
                binding.sort = s.ROUTINE
        function = declarator.function() if declarator is not None else None
        if binding.sort != s.ROUTINE or declarator is None or function is None or not function.parameters:
            return binding
        for parameter in function.parameters:
            after = parameter.specifiers.type_end
            if self.engine.kinds[after] == k.OPEN_ROUND and self.engine.kinds[after + 1] in (k.NUMBER, k.STRING):
                # `T(4)` is a value.
                break
            if parameter.specifiers.sort != n.NAMED:
                return binding
            named = self.engine.written_names.path(
                parameter.specifiers.type_start, parameter.specifiers.type_end, context, parameter.start
            )
            entity = named.one()
            is_first = parameter is function.parameters[0]
            if is_first and not named.entities and not named.qualified and self.engine.kinds[after] in b",)":
                # A name that nothing declares is a value.
                break
            if entity is None or is_type_like(entity):
                return binding
        made = s.Binding(s.VARIABLE, binding.name, binding.visible)
        made.declaration = binding.declaration
        plain = n.Declarator(declarator.start)
        plain.end = declarator.end
        plain.name_first = declarator.name_first
        plain.name_last = declarator.name_last
        plain.id = declarator.id
        plain.place = declarator.place
        plain.operators = declarator.operators[1:]
        plain.initialiser = n.PARENTHESISED
        plain.initialiser_start = function.first
        plain.initialiser_end = function.last + 1
        made.declarator = plain
        initialiser = s.Initialiser(plain.initialiser_start, plain.initialiser_end, False)
        initialiser.items = self.engine.declared_initialisers.syntax(plain)
        initialisers[initialiser.start] = initialiser
        return made

    def _by_declarator(self, node: s.DeclarationStatement) -> "dict[int, s.Initialiser]":
        return {initialiser.start: initialiser for initialiser in node.initialisers}

    def _others(self, node: s.DeclarationStatement, context: RegionContext, entities: list[Entity]) -> None:
        self.engine.using_names.judge(node.start, node.end, context)
        for binding in node.bindings:
            self._other(binding, context, entities)

    def _other(self, binding: s.Binding, context: RegionContext, entities: list[Entity]) -> None:
        """A type, typedef, function or using-declaration."""
        if binding.sort == s.USING_NAMESPACE:
            return
        name = self.engine.declare.binding_name(binding)
        for entity in self.engine.names.unqualified(name, context, max(binding.visible, binding.name)):
            if binding.sort == s.USING and isinstance(entity, Variable):
                # It is declared elsewhere.
                return
            if binding.sort == s.ENUMERATOR:
                # An enumeration without a name is declared by what is in it.
                if not isinstance(entity, en.Enumerator) or entity.enum.name:
                    return
                entity = entity.enum
            if entity not in entities:
                entities.append(entity)
            if isinstance(entity, en.Typedef):
                self.engine.declare_types.typedef_type(entity)
            elif isinstance(entity, Routine) and binding.sort == s.ROUTINE:
                self._require_types(entity)
            return

    def _require_types(self, routine: Routine) -> None:
        """Raises what is wrong with the types of a function that a block declares."""
        try:
            self.engine.declare_types.checked_type(routine)
        except Mistake:
            raise
        except (Unknown, IllFormed, Dependent):
            pass

    # --- variables ---------------------------------------------------------------------------------------------------

    def variable(
        self, binding: s.Binding, node: s.DeclarationStatement, context: RegionContext, function: "Function"
    ) -> Variable:
        """The variable of a binding; its type may have to be deduced still."""
        engine = self.engine
        piece = Piece(SIMPLE, node.start, node.start, -1, node.end)
        declared = Declared(binding, piece, context)
        variable = engine.declare.make_variable(declared, engine.lexemes[binding.name])
        variable.parent = function.routine
        if variable.storage_class == en.SC_UNSPECIFIED:
            static = variable.flags & (en.THREAD_LOCAL | en.SHARED_VARIABLE)
            variable.storage_class = en.SC_STATIC if static else en.SC_AUTO
        if variable.storage_class == en.SC_EXTERN:
            variable.parent = _namespace_around(function.routine)
        context.declared[binding.name] = variable
        return variable

    def _initialise(
        self,
        variable: Variable,
        binding: s.Binding,
        initialisers: "dict[int, s.Initialiser]",
        context: RegionContext,
        function: "Function",
        into: list[st.Statement],
    ) -> None:
        engine = self.engine
        declarator = binding.declarator
        assert declarator is not None
        mark = engine.lifetimes.mark()
        syntax = initialisers.get(declarator.initialiser_start)
        if variable.storage_class == en.SC_EXTERN:
            engine.declare_types.variable_type(variable)
            return
        token = declarator.initialiser_start
        if token < 0:
            token = declarator.id if declarator.id >= 0 else declarator.place
        outer = engine.initialisers.static
        engine.initialisers.static = variable.storage_class == en.SC_STATIC
        demanded = engine.demanded_constants.enter(engine.demanded_constants.of_variable(variable))
        try:
            init = self.initialisation(variable, declarator, syntax, context, token)
        finally:
            engine.initialisers.static = outer
            engine.demanded_constants.leave(demanded)
        if variable.type is not None:
            engine.missing_constructors.require_destructible(variable.type, variable.token)
            init = self._variable_length(variable, variable.type, init, into)
        if init is None:
            return
        self._attach(init, variable, function)
        engine.lifetimes.forget(mark)
        if variable.storage_class == en.SC_STATIC and self._is_static_constant(init):
            variable.static_init = init
            return
        into.append(st.InitStatement(token, init))

    def _variable_length(
        self, variable: Variable, type_: Type, init: DynamicInit | None, into: list[st.Statement]
    ) -> DynamicInit | None:
        """A GNU variable-length array: its bounds are worked out, and it is initialised, if by nothing."""
        at = type_.skip_typerefs()
        found = False
        while isinstance(at, ArrayType):
            if at.bound is not None and not at.dependent:
                into.append(st.VlaSizeStatement(at.bound.start - 1, at.bound))
                found = True
            at = at.element.skip_typerefs()
        if not found:
            return init
        into.append(st.VlaDeclStatement(variable.token, variable))
        return init if init is not None else DynamicInit(DIK_NONE, type_)

    def _is_static_constant(self, init: DynamicInit) -> bool:
        """A static variable with a constant value is initialised before the program runs; in a template, one whose
        value has to be computed waits for the instance."""
        if init.kind != DIK_CONSTANT or init.constant is None:
            return init.kind == DIK_CONSTANT
        written = init.constant.expression
        return written is None or not self.engine.prototype_reading.puts_off(written, False)

    def _attach(self, init: DynamicInit, variable: Variable, function: "Function") -> None:
        engine = self.engine
        init.variable = variable
        if variable.storage_class == en.SC_AUTO:
            variable.local_init = init
        written = init.constant.expression if init.constant is not None else None
        if isinstance(written, InitializerExpression) and written.init.kind != DIK_CONSTRUCTOR:
            written.init.variable = variable
        init.follows_statement = function.executed
        if init.kind == DIK_CONSTANT:
            engine.operands.begun_with_constants.add(variable)
        init.temporary_lifetime = False
        assert variable.type is not None
        if init.destructor is None:
            init.destructor = engine.objects.destructor(variable.type)
        is_reference = isinstance(bare(variable.type), ReferenceType)
        if init.kind == DIK_CONSTANT and init.constant is not None and (is_reference or self._keeps_value(variable)):
            if not init.constant.dependent:
                variable.value = init.constant
                if is_reference:
                    engine.constant_references.note(variable)
        variable.dependent_initialiser = has_dependent_value(init)
        if not variable.type.dependent and (self._keeps_value(variable) or is_const_float(variable.type)):
            variable.value_dependent = variable.dependent_initialiser

    def _keeps_value(self, variable: Variable) -> bool:
        """Whether reading the variable reads a constant ([expr.const])."""
        type_ = variable.type
        if type_ is None:
            return False
        if variable.flags & en.CONSTEXPR_VARIABLE:
            return True
        if not type_.qualifiers() & tk.CONST or type_.qualifiers() & tk.VOLATILE:
            return False
        return bare(type_).kind == tk.TK_INTEGER

    def initialisation(
        self,
        variable: Variable,
        declarator: n.Declarator,
        syntax: s.Initialiser | None,
        context: RegionContext,
        token: int,
    ) -> DynamicInit | None:
        """The initialisation that a declarator writes; the type of the variable is settled by it."""
        engine = self.engine
        declared = variable.declarations[0]
        type_ = engine.declare_types.declared_type(declared)
        if syntax is None:
            variable.type = type_
            engine.missing_values.require_none(variable, type_, token)
            if contains_placeholder(type_):
                if isinstance(type_.skip_typerefs(), DeducedTemplateType):
                    variable.type = type_ = engine.deduced_types.class_of_variable(variable, declared, type_, [], False)
                else:
                    engine.deduced_types.require_whole(variable, type_, False)
                    raise IllFormed("auto without an initialiser", token)
            init = engine.default_initialisers.default(type_, token)
            if variable.flags & en.CONSTEXPR_VARIABLE:
                if init is not None and not type_.dependent:
                    self._initialised_by_nothing(init, token)
                else:
                    init = engine.default_initialisers.nothing(type_)
            if init is None and engine.objects.destructor(type_) is not None:
                init = DynamicInit(DIK_NONE, type_)
            return init
        try:
            is_list = declarator.initialiser == n.BRACED
            values = engine.missing_constructors.declared_arguments(syntax.items, type_, context, is_list)
        except IllFormed as failure:
            engine.missing_deductions.of_mistaken(failure, type_, syntax.items, declared, syntax.end)
            raise
        made = self.settle(variable, type_, declarator.initialiser, values, token, declared)
        if variable.storage_class == en.SC_STATIC or variable.flags & en.CONSTEXPR_VARIABLE:
            engine.folding.required_address(made, syntax.end - int(declarator.initialiser == n.PARENTHESISED))
        return made

    def _initialised_by_nothing(self, init: DynamicInit, token: int) -> None:
        """The value of a constexpr object for which no initialiser is written keeps the initialisation."""
        written = self.engine.folding.constructed(init)
        if written is not None and init.constant is not None:
            init.constant.expression = InitializerExpression(written.init, init.type, token)
            init.expression = ConstantExpression(init.constant, -1)

    def settle(
        self,
        variable: Variable,
        type_: Type,
        sort: int,
        values: list[Expression],
        token: int,
        declared: Declared | None = None,
    ) -> DynamicInit:
        """Deduces what is left of the type from the initialiser, and initialises."""
        engine = self.engine
        is_written = not contains_placeholder(type_)
        if contains_placeholder(type_):
            if isinstance(type_.skip_typerefs(), DeducedTemplateType):
                first = variable.declarations[0]
                type_ = engine.deduced_types.class_of_variable(variable, first, type_, values, True)
            else:
                engine.deduced_types.require_whole(variable, type_, True)
                type_ = self._deduced(type_, sort, values, token, declared)
        array = type_.skip_typerefs()
        is_open = isinstance(array, ArrayType) and array.count < 0 and array.bound is None
        # An array has no type before its bound is known, and nothing is told of one whose initialiser is wrong.
        variable.type = engine.types.unknown if is_open else type_
        cls = class_of(type_) if is_written and variable.token >= 0 else None
        if cls is not None and not cls.dependent and engine.classes.is_complete(cls):
            engine.missing_constructors.require_concrete(type_, cls, variable.token, True)
        before = engine.prototype_reading.active
        if before and self._keeps_value(variable):
            engine.prototype_reading.active = False
        try:
            init = engine.folding.copy_of_nothing(self._from_values(type_, sort, values, token))
        finally:
            engine.prototype_reading.leave(before)
        if len(values) == 1 and isinstance(values[0], BracedInitList) and sort != n.PARENTHESISED:
            engine.missing_values.require_references(variable, type_, values[0])
        if sort == n.ASSIGNED and not isinstance(values[0], BracedInitList):
            self._of_constant(variable, init, values[0])
        if before and variable.storage_class == en.SC_AUTO and self._may_point_elsewhere(type_):
            # A template works out addresses for variables alone that stay as they are.
            init = engine.folding.written_address(init)
        if is_open:
            variable.type = engine.deduced_types.completed_array(type_, init)
        return init

    def _may_point_elsewhere(self, type_: Type) -> bool:
        return not type_.qualifiers() & tk.CONST and not isinstance(bare(type_), ReferenceType)

    def _deduced(self, type_: Type, sort: int, values: list[Expression], token: int, declared: Declared | None) -> Type:
        engine = self.engine
        if engine.calls.any_dependent(values):
            return type_
        return engine.missing_deductions.variable(type_, sort, values, token, declared)

    def _from_values(self, type_: Type, sort: int, values: list[Expression], token: int) -> DynamicInit:
        engine = self.engine
        if len(values) == 1 and isinstance(values[0], BracedInitList) and sort != n.PARENTHESISED:
            listed = engine.list_initialisers.of_variable(type_, values[0], sort == n.ASSIGNED, token)
            return engine.folding.aggregate(engine.folding.zeroed(listed, values[0].start), values[0].start)
        if len(values) == 1:
            require_list(engine, type_, values[0], sort == n.ASSIGNED)
        if sort == n.ASSIGNED:
            if len(values) != 1:
                raise Unknown("initialiser", token)
            init = engine.folding.zeroed(engine.initialisers.copy(type_, values[0], token), values[0].start)
        else:
            init = self._direct(type_, values, token)
        if init.kind == DIK_NONCONSTANT_AGGREGATE and len(values) == 1 and isinstance(values[0], TempInit):
            init = engine.folding.aggregate(init, values[0].start)
            init.token = token
        return init

    def _of_constant(self, variable: Variable, init: DynamicInit, value: Expression) -> None:
        """A const object that `= C(x)` initialises has a constant of its own type (observed); for a constexpr one that
        is converted, `= x`, it keeps the initialisation."""
        constant = init.constant
        type_ = variable.type
        if init.kind != DIK_CONSTANT or constant is None or init.braced or type_ is None:
            return
        if not type_.qualifiers() & tk.CONST or class_of(type_) is None:
            return
        if isinstance(value, ConstantExpression) and value.constant is constant:
            written = constant.expression
            if isinstance(written, TempInit) and written.init.explicit_cast and not written.init.braced:
                constant.type = type_
            return
        written = constant.expression
        if variable.flags & en.CONSTEXPR_VARIABLE and isinstance(written, TempInit) and class_of(value.type) is None:
            # One that is converted is initialised as the variable itself.
            constant.type = self.engine.types.unqualified(type_)
            written.init.variable = variable
            constant.expression = InitializerExpression(written.init, constant.type, value.start)

    def _direct(self, type_: Type, values: list[Expression], token: int) -> DynamicInit:
        try:
            made = self.engine.initialisers.direct(type_, values, token)
            return self.engine.class_initialisers.without_copy(made, values)
        except Mistake as mistake:
            if mistake.token == token and values:
                # What is wrong with all of the arguments is reported at the first.
                mistake.token = values[0].start
            raise

    # --- conditions and handlers -------------------------------------------------------------------------------------

    def condition(
        self, node: s.DeclarationStatement, context: RegionContext, function: "Function"
    ) -> "tuple[Variable, DynamicInit]":
        """`T x = e` as a condition."""
        found: list[st.Statement] = []
        if len(node.bindings) != 1 or node.bindings[0].sort != s.VARIABLE:
            raise Unknown("declaration as a condition", node.start)
        binding = node.bindings[0]
        variable = self.variable(binding, node, context, function)
        if binding.declarator is not None and binding.declarator.initialiser == n.NO_INITIALISER:
            cause = "condition without an initialiser"
            self.engine.functions.keep(Mistake(num.CONDITION_WITHOUT_VALUE, cause, binding.name))
            raise IllFormed(cause, node.start)
        function.executed = True
        self._initialise(variable, binding, self._by_declarator(node), context, function, found)
        if len(found) != 1 or not isinstance(found[0], st.InitStatement):
            raise Unknown("condition without an initialiser", node.start)
        return variable, found[0].init

    def handler_parameter(
        self, node: s.DeclarationStatement, context: RegionContext, function: "Function"
    ) -> Variable | None:
        """The exception-declaration of a handler."""
        engine = self.engine
        declaration = node.declaration
        if declaration is None:
            return None
        for binding in node.bindings:
            if binding.sort == s.VARIABLE:
                variable = self.variable(binding, node, context, function)
                declared = engine.declare_types.declared_type(variable.declarations[0])
                variable.type = engine.declarators.adjusted(declared) if _decays(declared) else declared
                return variable
        base = engine.specifiers.base_type(declaration.specifiers, context)
        type_ = base
        if declaration.declarators:
            type_ = engine.declarators.type_of(base, declaration.declarators[0], context)
        variable = Variable("", -1, function.routine)
        variable.type = engine.declarators.adjusted(type_) if _decays(type_) else type_
        variable.storage_class = en.SC_AUTO
        return variable


def _decays(type_: Type) -> bool:
    from cufe.il.types import RoutineType

    return isinstance(type_.skip_typerefs(), (ArrayType, RoutineType))


def _namespace_around(entity: Entity | None) -> Entity | None:
    """The innermost namespace around an entity, of which external variables of blocks are members ([basic.link])."""
    while entity is not None and not isinstance(entity, en.Namespace):
        entity = entity.parent
    return entity
