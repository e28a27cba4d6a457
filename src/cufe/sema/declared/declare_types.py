"""Types of declared entities: variables, fields, typedefs, routines; asked once, remembered in the entity. GNU
`__attribute__((mode(DI)))` decides the width of a number, whatever is written."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import Declared, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import ClassContext, ParameterContext, is_instance, is_instance_context
from cufe.sema.declared.declarators import add_empty_packs
from cufe.sema.overload.type_tests import element
from cufe.sema.recursion import weight_of
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.templates import Template
    from cufe.sema.engine import Engine


_DEFINITIONS: Final = (n.CLASS_DEFINITION, n.ENUM_DEFINITION)


class DeclaredTypes:
    """Answers `what is the type of this entity`."""

    def __init__(self, engine: "Engine") -> None:
        #: the types of functions whose heads are ill-formed
        self._mistaken: dict[Routine, t.RoutineType] = {}
        self.engine: Engine = engine
        self._open: set[Entity] = set()

    def _enter(self, entity: Entity) -> None:
        if entity in self._open:
            self.engine.recursion.rest_on_open()
            raise Unknown(f"the type of {entity.name} hangs on itself", entity.token)
        self.engine.recursion.enter(weight_of(entity), entity.token)
        self._open.add(entity)

    def _leave(self, entity: Entity) -> None:
        self._open.discard(entity)
        self.engine.recursion.leave(weight_of(entity))

    def require_deduced(self, variable: en.Variable, token: int) -> None:
        """Refuses a name of a variable in the initialiser that its type is deduced from ([dcl.spec.auto]/10)."""
        if variable.type is None and variable.declarations:
            binding = variable.declarations[0].binding
            declarator = binding.declarator
            if declarator is not None and declarator.initialiser_start <= token < declarator.initialiser_end:
                if binding.declaration is not None and binding.declaration.specifiers.sort == n.PLACEHOLDER:
                    raise Mistake(num.IN_OWN_INITIALISER, "a variable in its own initialiser", token)

    def is_being_read(self, cls: en.ClassType, name: str) -> bool:
        """Whether the type of a member of a class is being asked for."""
        return any(entity.name == name and entity.parent is cls for entity in self._open)

    # --- typedefs ------------------------------------------------------------------------------------------------

    def typedef_type(self, typedef: Typedef) -> t.Type:
        """The type by which a typedef is known; its `target` is the type it stands for."""
        if typedef.type is not None:
            return typedef.type
        declared = typedef.declared
        if declared is None:
            raise Unknown(f"typedef {typedef.name} without a declaration", typedef.token)
        self._enter(typedef)
        try:
            target, sort = self.alias_target(declared, declared.context)
        except IllFormed as failure:
            if self._is_of_instance(typedef):
                # An error where it stands, in no immediate context of what asks for it ([temp.deduct]/8).
                raise Unknown(f"ill-formed member of an instance: {failure.cause}", typedef.token) from failure
            raise
        finally:
            self._leave(typedef)
        made = self.engine.types.typedef(sort, target)
        made.typedef = typedef
        made.name = typedef.name
        typedef.type = made
        self._name_for_linkage(typedef, declared, target)
        return made

    def _is_of_instance(self, typedef: Typedef) -> bool:
        """Whether a typedef is a member of an instance of a class template that is read on trial."""
        owner = typedef.parent
        if not isinstance(owner, en.ClassType) or owner.template is None or owner.dependent:
            return False
        return self.engine.trials.under_way

    def alias_target(self, declared: Declared, context: Context) -> tuple[t.Type, int]:
        """The type behind a typedef or alias-declaration read in `context`, and its typeref sort."""
        binding = declared.binding
        declaration = binding.declaration
        if declaration is None:
            attributes: list[n.Attribute] = []
            start = self.engine.lookup.declarations.attributes(binding.name + 1, attributes) + 1
            named = self.engine.specifiers.type_id(start, binding.visible - 1, context)
            return self.engine.declarators.with_vectors(named, attributes, context), tk.IS_ALIAS
        declarator = binding.declarator
        if declarator is None:
            raise Unknown("typedef without a declarator", binding.name)
        base = self.engine.specifiers.base_type(declaration.specifiers, context)
        whole = self.engine.declarators.whole_type_of(base, declarator, context)
        if declaration.specifiers.attributes or declarator.attributes:
            whole = with_mode(self.engine, declaration.specifiers, declarator, whole)
        return whole, tk.TYPEDEF

    def _name_for_linkage(self, typedef: Typedef, declared: Declared, target: t.Type) -> None:
        """An unnamed class or enum takes the name of the first typedef in its declaration ([dcl.typedef]/9)."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None:
            if self.engine.kinds[declared.binding.visible - 2] != k.CLOSE_BRACE:
                return
        elif declarator.operators or declaration.specifiers.sort not in _DEFINITIONS:
            return
        if isinstance(target, (en.ClassType, en.EnumType)) and not target.name and not target.typedef_name:
            target.typedef_name = typedef.name

    # --- variables -----------------------------------------------------------------------------------------------

    def variable_type(self, variable: Variable) -> t.Type:
        """The type of a variable; `auto` and unknown array bounds are worked out from its initialiser."""
        if variable.type is not None:
            return variable.type
        if not variable.declarations:
            raise Unknown(f"variable {variable.name} without a declaration", variable.token)
        self._enter(variable)
        try:
            variable.type = self._variable_type(variable)
        finally:
            self._leave(variable)
        return variable.type

    def _variable_type(self, variable: Variable) -> t.Type:
        found: t.Type | None = None
        for declared in variable.declarations:
            if declared.binding.sort == s.STRUCTURED:
                self.engine.bindings.of_namespace(variable, declared)
                assert variable.type is not None
                return variable.type
            type_ = self.declared_type(declared)
            if found is None or _is_incomplete_array(found):
                found = type_
        assert found is not None
        outside: Declared | None = None
        if _is_incomplete_array(found):
            outside = self.engine.out_of_class.variable(variable)
            if outside is not None:
                found = self.declared_type(outside)
        if contains_placeholder(found) or _is_incomplete_array(found):
            found = self.engine.deduced_types.deduced_type(variable, found, outside)
        return found

    def declared_type(self, declared: Declared, behind: Context | None = None) -> t.Type:
        """The type as one declaration writes it; names behind the declarator-id are looked up in the scope `behind`,
        the class of a member that is defined here ([basic.lookup.unqual]/8)."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None:
            raise Unknown("a declaration without a declarator", declared.binding.name)
        if declaration.specifiers.sort == n.NO_TYPE and self.engine.kinds[declarator.id] == k.OPERATOR:
            return self.signature(declared, declared.context)
        base = self.engine.specifiers.base_type(declaration.specifiers, declared.context)
        if declaration.specifiers.flags & n.CONSTEXPR and not declarator.operators:
            base = self.engine.types.qualified(base, tk.CONST)
        found = self.engine.declarators.type_of(base, declarator, behind or declared.context)
        if declaration.specifiers.flags & n.CONSTEXPR and declarator.operators and declarator.function() is None:
            found = self.engine.types.qualified(found, tk.CONST)
        return found

    def field_type(self, field: Field) -> t.Type:
        """The type of a non-static data member."""
        if field.type is not None:
            return field.type
        if field.declared is None:
            raise Unknown(f"field {field.name} without a declaration", field.token)
        self._enter(field)
        try:
            found = self.declared_type(field.declared)
        finally:
            self._leave(field)
        # Nothing is known of an object that holds itself; `require_apart` reports it.
        is_incomplete = is_incomplete_at(self.engine, field.token, field.declared.context, found)
        field.type = self.engine.types.unknown if is_incomplete else found
        return field.type

    def require_apart(self, field: Field) -> None:
        """Raises the mistake in a data member that holds an object of the class around it."""
        declared = field.declared
        if declared is not None and self.field_type(field) is self.engine.types.unknown:
            type_ = self.declared_type(declared)
            if is_incomplete_at(self.engine, field.token, declared.context, type_):
                raise Mistake(num.INCOMPLETE, "a member of the class itself", field.token, (type_,))

    # --- routines ------------------------------------------------------------------------------------------------

    def routine_type(self, routine: Routine) -> t.RoutineType:
        """The function type; a deduced result stays a placeholder until `result_type` asks the body.  A parameter or
        result whose type is a mistake, which is reported where it is written, has no known type."""
        known = self._mistaken.get(routine)
        if known is not None:
            return known
        try:
            return self.checked_type(routine)
        except Mistake as mistake:
            # What depends on template arguments makes a candidate drop out, as does a name that only those may declare.
            if routine.template is not None and (
                mistake.number != num.UNDEFINED or not self._is_mistaken(routine, routine.template)
            ):
                raise
            signature, _ = self.mistaken_signature(routine.declarations[0])
            self._mistaken[routine] = signature
            return signature

    def _is_mistaken(self, routine: Routine, template: "Template") -> bool:
        """Whether the head of a function template is ill-formed whatever the arguments are."""
        prototype = self.engine.prototypes.of(template)
        if not isinstance(prototype, Routine) or prototype is routine:
            return True
        self.routine_type(prototype)
        return prototype in self._mistaken

    def checked_type(self, routine: Routine) -> t.RoutineType:
        """The function type; a Mistake where it is ill-formed."""
        known = routine.type
        if isinstance(known, t.RoutineType):
            return known
        if not routine.declarations:
            raise Unknown(f"routine {routine.name} without a declaration", routine.token)
        self._enter(routine)
        try:
            found = self.written_type(routine)
        finally:
            self._leave(routine)
        routine.type = found
        return found

    def named_type(self, routine: Routine) -> t.RoutineType:
        """The function type where the function is named, but not to call it: its `noexcept(e)` is evaluated, and the
        body says what a deduced result is."""
        found = self.routine_type(routine)
        if contains_placeholder(found.result) and not found.dependent:
            self.result_type(routine)
            found = self.routine_type(routine)
        if found.noexcept or found.dependent or self.engine.language.standard < 2017:
            return found
        try:
            if not self.engine.exceptions.is_noexcept(routine):
                return found
        except Dependent:
            return found
        return self.engine.types.routine(
            found.result, found.parameters, found.variadic, found.cv, found.ref_qualifier, True, None, found.form
        )

    def written_type(self, routine: Routine) -> t.RoutineType:
        """The function type as it is declared, with a placeholder also for a result that has been deduced."""
        found = self.signature(routine.declarations[0], routine.declarations[0].context)
        owner = routine.owner()
        if owner is not None and owner.closure is not None and routine.operator == "()":
            found = self._of_lambda(found)
        if owner is not None and routine.flags & en.STATIC_MEMBER and (found.cv or found.ref_qualifier):
            # That a qualifier stands there is reported (1667); the type is one without.
            return self.engine.types.routine(
                found.result, found.parameters, found.variadic, 0, 0, found.noexcept, found.noexcept_value, found.form
            )
        return found

    def _of_lambda(self, found: t.RoutineType) -> t.RoutineType:
        """The type of a call operator, which is written in its own way."""
        return self.engine.types.routine(
            found.result, found.parameters, found.variadic, found.cv, found.ref_qualifier, found.noexcept,
            found.noexcept_value, tk.LAMBDA_FORM,
        )  # fmt: skip

    def signature(self, declared: Declared, context: Context) -> t.RoutineType:
        """The function type that a declaration writes, read in `context`."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None:
            raise Unknown("a function without a declarator", declared.binding.name)
        base = self._result_base(declaration, declarator, context)
        found = self.engine.declarators.type_of(base, declarator, context)
        bare = found.skip_typerefs()
        if not isinstance(bare, t.RoutineType):
            raise Unknown("a function whose declarator is none", declared.binding.name)
        return bare

    def mistaken_signature(self, declared: Declared) -> tuple[t.RoutineType, list[Variable]]:
        """The type and the parameters of a function whose head is ill-formed, with no type for what is wrong in it."""
        declarators = self.engine.declarators
        function = declared.binding.function()
        if function is None:
            raise Unknown("a function whose declarator is none", declared.binding.name)
        declarators.are_mistaken = True
        try:
            parameters = declarators.parameters(function, declared.context, None)
            signature = self.signature(declared, declared.context)
        finally:
            declarators.are_mistaken = False
        for variable in parameters:
            if variable.type is self.engine.types.error:
                variable.type = None
        return signature, parameters

    def _result_base(self, declaration: n.Declaration, declarator: n.Declarator, context: Context) -> t.Type:
        """The type of the specifiers; void for constructors and destructors, the target of a conversion function."""
        if declaration.specifiers.sort != n.NO_TYPE:
            try:
                return self.engine.specifiers.base_type(declaration.specifiers, context)
            except Mistake:
                if not self.engine.declarators.are_mistaken:
                    raise
                return self.engine.types.unknown
        if self.engine.kinds[declarator.id] == k.OPERATOR:
            try:
                return self.engine.specifiers.type_id(declarator.id + 1, declarator.name_last + 1, context)
            except Mistake as mistake:
                if mistake.number not in (num.UNDEFINED, num.NO_SCOPE):
                    raise
                # The name of no type is no operator either.
                missing = Mistake(num.NO_TYPE, "an operator without a result", declarator.id, found_at=mistake.token)
                refused = Mistake(num.OPERATOR_EXPECTED, "no operator", mistake.token)
                refused.others = [missing]
                raise refused from None
        return self.engine.types.void

    def result_type(self, routine: Routine) -> t.Type:
        """The result of a call; a deduced one opens the body (contract: as soon as named in an expression)."""
        signature = self.routine_type(routine)
        if not contains_placeholder(signature.result):
            return signature.result
        if routine.declarations and is_dependent_routine(routine):
            return self.engine.types.unknown
        deduced = self.engine.returns.deduced(routine)
        routine.type = self.engine.types.routine(
            deduced, signature.parameters, signature.variadic, signature.cv, signature.ref_qualifier,
            signature.noexcept, None, signature.form,
        )  # fmt: skip
        return deduced

    def parameters(self, routine: Routine) -> list[Variable]:
        """New variables for the parameters of a routine, of its definition where it has one."""
        declared = self.definition(routine)
        if declared is None:
            for declared in routine.declarations:
                declarator = declared.binding.declarator
                if declarator is not None and declarator.function() is not None:
                    break
            else:
                return self._invented(routine)
        declarator = declared.binding.declarator
        function = declarator.function() if declarator is not None else None
        if function is None:
            raise Unknown("a function whose declarator is none", routine.token)
        return self.engine.declarators.parameters(function, declared.context, routine)

    def _invented(self, routine: Routine) -> list[Variable]:
        found: list[Variable] = []
        signature = self.routine_type(routine)
        for type_ in signature.parameters:
            variable = Variable("", -1, routine, type_)
            variable.flags = en.PARAMETER
            found.append(variable)
        return found

    def parameter_context(self, routine: Routine, declared: Declared) -> ParameterContext:
        """The context of what is read behind the parameters: `noexcept`, trailing types, default arguments."""
        function = declared.binding.function()
        if function is None:
            raise Unknown("a function whose declarator is none", routine.token)
        variables = self.engine.declarators.parameters(function, declared.context, routine)
        context = ParameterContext(variables, routine, declared.context)
        add_empty_packs(context, function, self.engine.lexemes)
        return context

    def default_argument(self, routine: Routine, index: int) -> tuple[n.Parameter, Declared] | None:
        """The parameter whose declaration gives the default argument of parameter `index`, and that declaration."""
        found = self._default_in(routine.declarations, routine, index)
        if found is None:
            found = self._default_in(self.engine.out_of_class.redeclared(routine), routine, index)
        if found is None and routine.template is not None and routine.arguments:
            # An explicit specialisation has those of its template ([temp.expl.spec]).
            declarations = self.engine.templates.routine_declarations(routine.template, routine.arguments)
            found = self._default_in(declarations, routine, index)
        return found

    def _default_in(
        self, declarations: list[Declared], routine: Routine, index: int
    ) -> tuple[n.Parameter, Declared] | None:
        for declared in declarations:
            function = declared.binding.function()
            if function is None:
                continue
            place = self._written_place(routine, function, index)
            if 0 <= place < len(function.parameters):
                parameter = function.parameters[place]
                if parameter.declarator.initialiser == n.ASSIGNED:
                    return parameter, declared
        return None

    def _written_place(self, routine: Routine, function: n.DeclaratorOperator, index: int) -> int:
        """Which written parameter gives the one at `index`: a pack in front shifts them."""
        for place, parameter in enumerate(function.parameters):
            if parameter.declarator.pack >= 0:
                count = len(self.routine_type(routine).parameters) - (len(function.parameters) - 1)
                if index < place + count:
                    return -1 if index >= place else index
                return index - count + 1
            if place == index:
                return index
        return index

    def required_parameters(self, routine: Routine) -> int:
        """How many arguments a call has to give."""
        count = len(self.routine_type(routine).parameters)
        while count > 0 and self.default_argument(routine, count - 1) is not None:
            count -= 1
        return count

    def definition(self, routine: Routine) -> Declared | None:
        """The declaration with the body, also one outside of the class; None where there is none in the unit."""
        specialized = self.engine.out_of_class.specialized(routine)
        for declared in specialized or routine.declarations:
            declaration = declared.binding.declaration
            if declaration is not None and declaration.body >= 0:
                return declared
        if specialized:
            # The definition of the template is none of the specialisation.
            return None
        return self.engine.out_of_class.definition(routine)


def contains_placeholder(type_: t.Type) -> bool:
    """Whether `auto` or a class template's name has still to be deduced somewhere in a declared type."""
    at = type_
    while True:
        if isinstance(at, (t.PlaceholderType, t.DeducedTemplateType)):
            return True
        if isinstance(at, (t.PointerType, t.ReferenceType, t.MemberPointerType, t.QualifiedType)):
            at = at.target
        elif isinstance(at, t.ArrayType):
            at = at.element
        elif isinstance(at, t.RoutineType):
            at = at.result
        else:
            return False


def class_placeholder(type_: t.Type) -> "t.DeducedTemplateType | None":
    """The name of a class template without arguments that a declared type ends in."""
    at = type_.skip_typerefs()
    while isinstance(at, (t.PointerType, t.ReferenceType, t.QualifiedType, t.ArrayType)):
        at = (at.element if isinstance(at, t.ArrayType) else at.target).skip_typerefs()
    return at if isinstance(at, t.DeducedTemplateType) else None


def is_dependent_routine(routine: Routine) -> bool:
    """Whether the routine belongs to a template that is not instantiated."""
    from cufe.sema.declared.contexts import is_dependent_context

    return any(is_dependent_context(declared.context) for declared in routine.declarations)


def _is_incomplete_array(type_: t.Type) -> bool:
    bare = type_.skip_typerefs()
    return isinstance(bare, t.ArrayType) and bare.count < 0 and bare.bound is None


def is_incomplete_at(engine: "Engine", token: int, context: Context, type_: t.Type) -> bool:
    """Whether a type is a class in whose definition a token stands or that is defined behind it, or an array of it:
    that is not complete for the data members and base classes there ([class.mem]/6)."""
    of = element(type_)
    if not isinstance(of, en.ClassType):
        return False
    if of.brace > token and of.template is None and of.closure is None and isinstance(context, ClassContext):
        # What an instance is made of is complete where it is made.
        return not is_instance_context(context) and not is_instance(context.cls) and context.cls.closure is None
    if of.brace >= 0 and not of.brace < token < engine.cutter.brackets.close(of.brace):
        return False
    at: Context | None = context
    while isinstance(at, ClassContext):
        if of is at.cls:
            return True
        at = at.outer
    return False


_NAMES: Final = ("mode", "__mode__")
_SIGNED: Final[dict[str, int]] = {
    "byte": tk.SIGNED_CHAR, "QI": tk.SIGNED_CHAR, "HI": tk.SHORT, "SI": tk.INT, "word": tk.LONG, "pointer": tk.LONG,
    "unwind_word": tk.LONG, "libgcc_cmp_return": tk.LONG, "libgcc_shift_count": tk.INT, "DI": tk.LONG, "TI": tk.INT128,
}  # fmt: skip
_FLOATS: Final[dict[str, int]] = {"SF": tk.FLOAT, "DF": tk.DOUBLE, "XF": tk.LONG_DOUBLE}
#: plain `char` is signed
_UNSIGNED: Final = (
    tk.UNSIGNED_CHAR, tk.UNSIGNED_SHORT, tk.UNSIGNED_INT, tk.UNSIGNED_LONG, tk.UNSIGNED_LONG_LONG, tk.UNSIGNED_INT128,
)  # fmt: skip


def with_mode(engine: "Engine", specifiers: n.Specifiers, declarator: n.Declarator, type_: t.Type) -> t.Type:
    """The type that a typedef with such an attribute stands for; `type_` where there is none, or another one."""
    for attribute in specifiers.attributes + declarator.attributes:
        if attribute.name in _NAMES and attribute.arguments >= 0:
            word = engine.lexemes[attribute.arguments + 1].strip("_")
            number = type_.skip_typerefs()
            if isinstance(number, t.IntegerType) and word in _SIGNED:
                kind = _SIGNED[word]
                return engine.types.integers[kind + 1 if number.int_kind in _UNSIGNED else kind]
            if isinstance(number, t.FloatType) and word in _FLOATS:
                return engine.types.floats[_FLOATS[word]]
    return type_
