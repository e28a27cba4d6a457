"""The types that declarations name, judged where they are written: of variables, members, functions and aliases, of the
bases of classes, of deduction guides; concepts, and assertions outside of functions ([dcl.dcl])."""

from cufe.checks.declarations.operator_functions import judge_nonmember
from cufe.checks.declarations.placeholder_types import PlaceholderTypes
from cufe.checks.declarations.static_assertions import condition_of
from cufe.checks.mistakes import MistakenOperands
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il.entities import ClassType, Declared, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_ALIAS, TEMPLK_CONCEPT, Template
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.statement_nodes import GUIDE, ROUTINE, VARIABLE
from cufe.text import kinds as k

_CONCEPT_SCOPE: Final = 3045
#: a result behind an arrow that no auto announces
_NO_AUTO: Final = 1823
#: sizes have to fit into so many bytes
_LARGEST: Final = (1 << 64) - 1
#: what using-declarations and namespace aliases begin with
_NAMING: Final = bytes((k.USING, k.NAMESPACE))


class DeclaredTypes(EnginePart):
    """Judges them piece by piece; what is wrong is reported with the mistakes in operands."""

    def __init__(self, code: UserCode, operands: MistakenOperands) -> None:
        super().__init__(code.engine())
        self.code: UserCode = code
        self.operands: MistakenOperands = operands
        self.placeholders: PlaceholderTypes = PlaceholderTypes(self.engine)

    def simple(self, path: list[Piece]) -> bool:
        """Judges what a piece says besides declaring entities; whether it is an assertion, and declares none."""
        head = path[-1].head
        kinds = self.code.kinds
        if kinds[head] in _NAMING:
            context = self.engine.definitions.context_of(path, [])
            if context is not None:
                self.engine.using_names.judge(head, path[-1].end, context)
        elif kinds[head] == k.STATIC_ASSERT:
            self._asserted(path)
            return True
        if kinds.find(k.ARROW, head, path[-1].end) >= 0:
            self._guides(path)
        self.written(path)
        return False

    def written(self, path: list[Piece]) -> None:
        """Judges the types of variables and the results of functions by each of their declarations, be it one that is
        invalid."""
        context = self.engine.definitions.context_of(path, [])
        if context is None or self.code.kinds[path[-1].start] == k.TEMPLATE:
            return
        for binding in self.code.bindings(path):
            if binding.sort in (VARIABLE, ROUTINE) and binding.declaration is not None:
                with unanswered, self.operands.told(path[-1]):
                    if binding.sort == VARIABLE and binding.first == binding.name:
                        self.engine.declare_types.declared_type(Declared(binding, path[-1], context))
                    else:
                        # What stands behind the name of a class is looked up there.
                        self.engine.specifiers.base_type(binding.declaration.specifiers, context)

    def _asserted(self, path: list[Piece]) -> None:
        """Reports mistakes in the expression that a static_assert asserts."""
        context = self.engine.definitions.context_of(path, [])
        if context is None:
            return
        try:
            self.engine.expressions.condition(condition_of(self.engine, path[-1].head, context))
        except Mistake as mistake:
            # Friends that are declared again may be taken for two candidates.
            if mistake.number != num.SEVERAL_OPERATORS:
                raise

    def _guides(self, path: list[Piece]) -> None:
        """Judges the results of deduction guides."""
        deduction = self.engine.class_deduction
        for binding in self.code.bindings(path):
            function = binding.declarator.function() if binding.declarator is not None else None
            if binding.sort == GUIDE and function is not None:
                context = self.engine.definitions.context_of(path, [])
                if context is not None and not self.engine.names.unqualified(
                    self.engine.lexemes[binding.name], context, binding.name
                ):
                    self.operands.findings.add(_NO_AUTO, function.trailing)
                for guide in deduction.declared_guides(self.engine.lexemes[binding.name], context):
                    if guide.token == binding.name:
                        with unanswered, self.operands.told():
                            deduction.require_result(guide, function.trailing)

    def judge(self, path: list[Piece], entity: Entity) -> None:
        """What is wrong with template arguments is found with the type of what is declared."""
        types = self.engine.declare_types
        self.alignment(entity)
        with unanswered:
            try:
                if isinstance(entity, Typedef):
                    self._size(types.typedef_type(entity), entity.token)
                elif isinstance(entity, Field):
                    self._member(entity)
                elif isinstance(entity, Variable):
                    self._size(types.variable_type(entity), entity.token)
                elif isinstance(entity, Routine):
                    judge_nonmember(self.engine, self.operands.findings, entity)
                    types.checked_type(entity)
                    for declared in entity.declarations:
                        self.engine.constraints.require_clauses(entity, declared)
                self.placeholders.judge(entity)
                self._typenames(path, entity)
            except Mistake as mistake:
                self.operands.tell_in(path[-1], mistake)
                self._parameters(path[-1], entity)

    def call_operator(self, operator: Routine) -> None:
        """Judges the parameters and the result of a lambda."""
        with unanswered:
            try:
                self.engine.declare_types.checked_type(operator)
            except Mistake as mistake:
                self.operands.tell(mistake)
                self._parameters(None, operator)

    def _member(self, field: Field) -> None:
        types = self.engine.declare_types
        types.require_apart(field)
        self.engine.missing_constructors.require_concrete_member(field)
        self._size(types.field_type(field), field.token)

    def alignment(self, entity: Entity) -> None:
        """Judges what attributes say of the alignment of an entity."""
        alignments = self.engine.layout.alignments
        with unanswered, self.operands.told():
            if isinstance(entity, Typedef):
                alignments.of_typedef(entity)
            elif isinstance(entity, Field):
                alignments.of_field(entity)
            elif isinstance(entity, Variable):
                alignments.of_variable(entity)
            elif isinstance(entity, ClassType):
                alignments.of_class(entity)

    def _parameters(self, piece: Piece | None, entity: Entity) -> None:
        """Judges the parameters of a function one by one, where its type cannot be read as a whole."""
        for declared in entity.declarations if isinstance(entity, Routine) else []:
            function = declared.binding.function()
            for parameter in function.parameters if function is not None else []:
                with unanswered, self.operands.told(piece):
                    self.engine.declarators.parameter_type(parameter, declared.context)

    def _typenames(self, path: list[Piece], entity: Entity) -> None:
        """Judges the types in the declarations of an entity that stand in a piece."""
        missing = self.engine.missing_typenames
        is_member = isinstance(entity.parent, ClassType)
        if isinstance(entity, (Variable, Routine)):
            declarations = entity.declarations
        elif isinstance(entity, (Field, Typedef)) and entity.declared is not None:
            declarations = [entity.declared]
        else:
            return
        for declared in declarations:
            binding = declared.binding
            if not path[-1].start <= binding.name < path[-1].end or binding.declaration is None:
                continue
            if self.code.kinds[binding.name - 1] == k.SCOPE:
                # Behind the name of the class the members of the current instantiation are known.
                continue
            specifiers = binding.declaration.specifiers
            if isinstance(entity, Routine) and not is_member:
                undefined = missing.undefined_scope(specifiers, declared.context)
                if undefined is not None:
                    shown = MessageNames().fill_in(undefined)
                    self.operands.findings.add(num.INCOMPLETE, specifiers.type_start, fill_ins=(shown,))
            with self.operands.told(path[-1]):
                missing.require_none(specifiers, declared.context)
            function = binding.declarator.function() if binding.declarator is not None else None
            in_class = is_member or (len(path) > 1 and path[-2].sort == c.CLASS)
            for parameter in function.parameters if function is not None else []:
                with self.operands.told(path[-1]):
                    missing.require_none(parameter.specifiers, declared.context, False, not in_class)

    def _size(self, type_: Type, token: int) -> None:
        """An array with more bytes than a size can count."""
        if isinstance(bare(type_), ArrayType) and not type_.dependent and self.engine.layout.size(type_) > _LARGEST:
            self.operands.findings.add(num.TOO_LARGE, token)

    def template(self, path: list[Piece], template: Template) -> Variable | None:
        """Judges the types that the declaration of a template names; the variable that it declares."""
        engine = self.engine
        if template.kind == TEMPLK_CONCEPT:
            if len(path) > 1 and path[-2].sort == c.CLASS:
                self.operands.findings.add(_CONCEPT_SCOPE, path[-1].head)
                return None
            with self.operands.told(path[-1]):
                engine.constraints.require_atoms(template)
            return None
        if template.kind != TEMPLK_ALIAS:
            prototype = engine.prototypes.of(template)
            self.judge(path, prototype)
            return prototype if isinstance(prototype, Variable) else None
        declared = template.declarations[0]
        own = TemplateContext(engine.template_parameters.of(template), None, declared.context)
        with self.operands.told(path[-1]):
            start = engine.lookup.declarations.attributes(declared.binding.name + 1, []) + 1
            written = engine.fragments.type_id(start, declared.binding.visible - 1)
            engine.missing_typenames.require_none(written.specifiers, own)
            engine.declare_types.alias_target(declared, own)
        return None
