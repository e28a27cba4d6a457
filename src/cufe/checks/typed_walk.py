"""The functions and variables in doubt, read by the semantic engine and judged as typed trees."""

from cufe.checks.classes.constexpr_constructors import ConstexprDefaults
from cufe.checks.classes.defaulted_functions import DefaultedFunctions
from cufe.checks.classes.member_declarations import BitFields, FlexibleArrays, MemberDeclarations
from cufe.checks.classes.member_initialisation import InitialisationOrder, UninitialisedMembers
from cufe.checks.classes.virtual_functions import HiddenVirtuals, PlainDestructors, VirtualSpecifiers
from cufe.checks.declarations.block_variables import BlockVariables, Conflict, Locals
from cufe.checks.declarations.initialisers import EnumeratorValues, judge_values
from cufe.checks.declarations.operator_functions import OperatorFunctions
from cufe.checks.declarations.placeholder_types import DeducedAlike
from cufe.checks.declarations.static_assertions import failed_assertion
from cufe.checks.declared_types import DeclaredTypes
from cufe.checks.directives import Directives
from cufe.checks.expressions.constant_arithmetic import ConstantArithmetic
from cufe.checks.expressions.discarded_values import DiscardedResults, IdleExpressions, initialises_alone
from cufe.checks.expressions.format_strings import FormatStrings
from cufe.checks.expressions.narrowing import NarrowedItems
from cufe.checks.expressions.not_constant import NotConstants
from cufe.checks.expressions.operands import (
    CopiedValues,
    MixedSigns,
    NarrowedAddresses,
    PointersToNothing,
    SteppedBools,
    StringLiterals,
)
from cufe.checks.findings import DeclarationJudge, Findings
from cufe.checks.functions.constant_evaluation import ImmediateCalls
from cufe.checks.functions.constexpr_functions import ConstexprFunctions, LiteralVariables
from cufe.checks.functions.jumps import ConstantSelectors, Jumps, RepeatedLabels
from cufe.checks.functions.results import EndsOfFunctions, ReturnedLocals
from cufe.checks.functions.uninitialised_variables import UnsetVariables
from cufe.checks.functions.unreachable import MaskedHandlers, Unreachable
from cufe.checks.mistakes import WAITING, MistakenOperands
from cufe.checks.names.access_control import Inaccessible
from cufe.checks.names.deprecated_entities import CopiedThis, DeprecatedEntities
from cufe.checks.names.undefined_names import tell_undefined
from cufe.checks.names.unreferenced import may_tell
from cufe.checks.templates.mistaken_instances import MistakenInstances, RefusedArguments
from cufe.checks.templates.parameters import HiddenParameters, UnusedTemplateParameters
from cufe.checks.templates.specialisations import RepeatedTemplates, Specialisations
from cufe.checks.templates.template_heads import TemplateHeads
from cufe.checks.templates.template_members import TemplateMembers
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DynamicInit
from cufe.il.types import ArrayType, PointerType, ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Mistake
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.declared.contexts import (
    ClassContext,
    is_dependent_context,
    is_in_template,
    is_instance_context,
    with_whole_class,
    without_object,
)
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import guarded, unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.overload.type_tests import bare, class_of, is_unknown
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.sema.engine import Engine


class TypedReading(Walk):
    """Reads pieces of text and gathers what is found in them."""

    def __init__(self, code: UserCode) -> None:
        super().__init__()
        self.passes_integers = True
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = Findings()
        self.arithmetic: ConstantArithmetic = ConstantArithmetic(self.engine, self.findings)
        self.idle: IdleExpressions = IdleExpressions(code, self.findings)
        self.discarded: DiscardedResults = DiscardedResults(code, self.engine, self.findings)
        self.deprecated: DeprecatedEntities = DeprecatedEntities(code, self.engine, self.findings)
        self.pointers: PointersToNothing = PointersToNothing(self.engine, self.findings)
        self.addresses: NarrowedAddresses = NarrowedAddresses(self.engine, self.findings)
        self.stepped: SteppedBools = SteppedBools(self.findings)
        self.strings: StringLiterals = StringLiterals(self.findings, code.brackets)
        self.formats: FormatStrings = FormatStrings(code, self.engine, self.findings)
        self.returned: ReturnedLocals = ReturnedLocals(self.engine, self.findings)
        self.ends: EndsOfFunctions = EndsOfFunctions(self.engine, self.findings)
        self.signs: MixedSigns = MixedSigns(self.engine, self.findings)
        self.selectors: ConstantSelectors = ConstantSelectors(self.engine, self.findings)
        self.handlers: MaskedHandlers = MaskedHandlers(self.engine, self.findings)
        self.labels: RepeatedLabels = RepeatedLabels(self.engine, self.findings)
        self.parameters: UnusedTemplateParameters = UnusedTemplateParameters(code, self.engine, self.findings)
        self.copied_this: CopiedThis = CopiedThis(self.engine, self.findings)
        self.order: InitialisationOrder = InitialisationOrder(self.findings)
        self.copies: CopiedValues = CopiedValues(self.findings)
        self.items: NarrowedItems = NarrowedItems(code, self.engine, self.findings)
        self.constants: NotConstants = NotConstants(code, self.findings)
        self.immediate: ImmediateCalls = ImmediateCalls(self.constants, self.findings)
        self.constexpr: ConstexprFunctions = ConstexprFunctions(code, self.engine)
        self.operands: MistakenOperands = MistakenOperands(code, self.findings)
        self.operator_functions: OperatorFunctions = OperatorFunctions(self.engine, self.findings)
        self.member_declarations: MemberDeclarations = MemberDeclarations(self.engine, self.findings)
        self.defaulted: DefaultedFunctions = DefaultedFunctions(self.engine, self.findings)
        self.literals: LiteralVariables = LiteralVariables(self.engine, self.findings)
        self.deduced: DeducedAlike = DeducedAlike(self.engine, self.operands)
        self.enumerators: EnumeratorValues = EnumeratorValues(self.engine, self.findings)
        self.block_variables: BlockVariables = BlockVariables(code, self.engine)
        self.instances: MistakenInstances = MistakenInstances(self.engine, self.operands)
        self.accesses: Inaccessible = Inaccessible(code)
        self.types: DeclaredTypes = DeclaredTypes(code, self.operands)
        #: asked about each declaration before it is read
        self._of_declarations: list[DeclarationJudge] = [
            TemplateHeads(code, self.engine, self.findings),
            HiddenParameters(code, self.engine, self.findings),
            Directives(code, self.engine, self.findings),
            TemplateMembers(code, self.engine, self.findings),
            RepeatedTemplates(code, self.engine, self.findings),
            Specialisations(code, self.engine, self.findings),
        ]
        #: asked about each class; those in blocks are not asked for what is virtual and constexpr
        self._of_local_classes: list[Callable[[ClassType], None]] = [
            UninitialisedMembers(code, self.engine).judge,
            PlainDestructors(code, self.engine, self.findings).judge,
            BitFields(self.engine, self.findings, self.operands).judge,
            FlexibleArrays(self.engine, self.findings).judge,
        ]
        self._of_classes: list[Callable[[ClassType], None]] = [
            HiddenVirtuals(self.engine, self.findings).judge,
            VirtualSpecifiers(self.engine, self.findings).judge,
            *self._of_local_classes,
            ConstexprDefaults(code, self.engine).judge,
        ]
        #: what is wrong with the definitions that agree with no declaration, by their first tokens
        self._misfits: dict[int, int] = {}
        #: the declarations of variables that do
        self._invalid: list[list[Piece]] = []
        for token, number in code.misfits.items():
            around = code.cutter.path(token)
            if around and around[-1].sort == c.FUNCTION:
                self._misfits[around[-1].start] = number
            elif around:
                self._invalid.append(around)
        self._done: set[Routine] = set()
        self._judged: set[ClassType] = set()
        #: functions whose default arguments have been judged
        self._defaults: set[Routine] = set()
        #: something in the function that is read is not known
        self._failed: bool = False
        #: it is a template, or a member of one: what has to be constant is asked of its instances
        self._generic: bool = False
        self._around: Routine | None = None
        #: whether the function that is read runs on the device
        self._on_device: bool = False
        #: the explicit instantiations
        self._asked: list[list[Piece]] = []
        self._tells_unreferenced: bool = may_tell(code)
        self._lambdas: list[e.LambdaNode] = []
        self._classes: list[ClassType] = []

    def read(self, path: list[Piece]) -> None:
        """Judges the function or the variables that the innermost of some pieces declares."""
        if self._misfits.get(path[-1].start, num.REDEFINED) != num.REDEFINED:
            with guarded(token=path[-1].head):
                self._misfit(path)
            return
        is_misfit = False
        for judge in self._of_declarations:
            with guarded(token=path[-1].head):
                is_misfit = judge.judge(path) or is_misfit
                for mistake in judge.mistakes:
                    self.operands.tell(mistake)
            judge.mistakes.clear()
        if is_directive(path[-1].start, self.code.kinds) and self.code.settings.device_architecture is None:
            self._asked.append(path)
        if is_misfit:
            with guarded(token=path[-1].head):
                self._misfit_types(path, True)
            return
        with guarded(token=path[-1].head), self.operands.told(path[-1]):
            self._piece(path)
            self.items.mistaken(self.operands.elements)
            self.items.finish()

    def _piece(self, path: list[Piece]) -> None:
        self.formats.enter(None)
        self.member_declarations.piece(path)
        self.operator_functions.piece(path)
        self.defaulted.piece(path)
        sort = path[-1].sort
        if sort == c.SIMPLE and self.types.simple(path):
            return
        if path[-1].start in self._misfits:
            self._misfit(path)
            return
        if sort == c.FUNCTION:
            routine = self.engine.definitions.at(path)
            if routine is not None:
                self.types.judge(path, routine)
                with unanswered:
                    self._default_arguments(routine)
                self.routine(routine)
            return
        if sort == c.CLASS:
            cls = self.engine.definitions.class_at(path)
            if cls is not None:
                with unanswered, self.operands.told(path[-1]):
                    self.engine.classes.require_bases(cls)
                self.types.alignment(cls)
                for judge in self._of_classes if cls not in self._judged else ():
                    judge(cls)
                self._judged.add(cls)
        elif sort == c.ENUM:
            self._enumerators(path)
        self._declared(path)

    def _misfit(self, path: list[Piece]) -> None:
        """Judges the body of a definition that agrees with no declaration."""
        is_member = self._misfits[path[-1].start] not in (num.NO_MEMBER, num.INCOMPLETE)
        with unanswered:
            routine = self._misfit_types(path, is_member)
            if routine is not None:
                self.routine(routine)

    def _misfit_types(self, path: list[Piece], is_member: bool) -> Routine | None:
        """Judges the types in such a definition; the function that it would define."""
        self.types.written(path)
        routine = self.engine.definitions.misfit(path, is_member)
        if routine is not None:
            self.types.judge(path, routine)
            self._default_arguments(routine)
        return routine

    def _declared(self, path: list[Piece]) -> None:
        """Judges the variables, data members and functions that a piece declares."""
        for template in self.engine.definitions.templates_at(path):
            with unanswered:
                variable = self.types.template(path, template)
                if variable is not None:
                    self._initialiser(variable)
        for entity in self.engine.definitions.declared_at(path):
            if isinstance(entity, Variable):
                self._initialiser(entity)
                for declared in entity.declarations:
                    if path[-1].start <= declared.binding.name < path[-1].end:
                        self._conflicts(self.block_variables.in_namespace(entity, declared))
            elif isinstance(entity, Field):
                self._data_member(entity)
            self.types.judge(path, entity)
            if isinstance(entity, Routine):
                self._default_arguments(entity)
        self.constants.piece(path, self.engine.definitions.declared_at(path))
        self.deduced.declaration(self.engine.definitions.declared_at(path))
        self._inner()

    def _enumerators(self, path: list[Piece]) -> None:
        """Judges the values that are written in an enumeration, unless it stands in a template."""
        enum = None if self.code.is_template(path) else self.engine.definitions.enum_at(path)
        if enum is not None and enum.context is not None and not is_dependent_context(enum.context):
            self._enum(enum)

    def _enum(self, enum: en.EnumType) -> None:
        engine = self.engine
        with self.operands.told():
            engine.enums.require_integral_base(enum)
        self.enumerators.judge(enum)
        for one in engine.enums.enumerators(enum):
            with unanswered:
                if engine.enums.initialiser(one)[0] >= 0:
                    self._enumerator(one)

    def _enumerator(self, one: en.Enumerator) -> None:
        """Judges the value that is written for an enumerator."""
        try:
            written = self.engine.enums.written(one)
            self.engine.enums.require_integral(one.enum, written)
        except Mistake as wrong:
            self.operands.tell(wrong)
            return
        self.constants.value(written)
        self.arithmetic.demanded = True
        self.expression(written)
        self.arithmetic.demanded = False

    def _default_arguments(self, routine: Routine) -> None:
        """Judges the default arguments of all declarations of a function, unless it is a template or in one."""
        if routine in self._defaults or is_in_template(routine):
            return
        self._defaults.add(routine)
        with unanswered, self.operands.told():
            # What its condition names is noted.
            self.engine.exceptions.is_noexcept(routine)
        for place in range(len(self.engine.declare_types.routine_type(routine).parameters)):
            with unanswered:
                if self.engine.declare_types.default_argument(routine, place) is not None:
                    self._default_argument(routine, place)

    def _default_argument(self, routine: Routine, place: int) -> None:
        """Judges the default argument of a parameter where it is written."""
        try:
            given = self.engine.passed_arguments.default(routine, place, routine.token)
        except Mistake as mistake:
            self.operands.tell(mistake)
            return
        given.flags &= ~e.DEFAULT_ARGUMENT
        self.expression(given)

    def routine(self, routine: Routine) -> None:
        """Judges a function with the lambdas and local classes in it."""
        if routine in self._done:
            return
        self._done.add(routine)
        first = len(self.engine.unknowns)
        with unanswered:
            scope = self.engine.functions.body(routine)
            if scope is None:
                return
            self._failed = len(self.engine.unknowns) > first
            if not self.engine.returns.is_instance(routine):
                self._operands(routine)
            self.accesses.routine(routine, scope)
            for mistake in self.engine.functions.mistakes_in(routine):
                for one in mistake.all():
                    if one.number == num.NOT_A_MEMBER_OR_BASE and isinstance(one.entity, Field):
                        self.accesses.initialised(routine, one.entity, one.token)
            self.returned.routine = routine
            self._around = None if self.engine.returns.is_instance(routine) else routine
            self._on_device = bool(routine.flags & (en.GLOBAL | en.DEVICE))
            self.idle.lacks_types = self._on_device and self.code.settings.device_architecture is not None
            self._generic = is_in_template(routine) and not self.engine.returns.is_instance(routine)
            is_instance = routine.template is not None or self.engine.returns.is_instance(routine)
            self.formats.enter(routine)
            self.immediate.is_immediate = bool(routine.flags & en.CONSTEVAL) or self._generic or is_instance
            self.deprecated.enter(routine, self._generic or is_instance)
            self.function(scope)
            self.order.function(scope)
            if not self.engine.returns.is_instance(routine):
                self.constexpr.function(routine, scope, self._generic)
            jumps = Jumps(self.code, self.engine, self.findings)
            jumps.function(scope)
            jumps.finish()
            if not self.engine.returns.is_instance(routine):
                UnsetVariables(self.engine, self.findings).function(scope)
            if not self._failed:
                # What is not known may leave the function.
                self._whole(routine, scope)
            elif not is_in_template(routine) and not self.engine.returns.is_instance(routine):
                # An operand that is missing leaves nothing.
                kinds = self.engine.kinds
                if all(one.token >= 0 and kinds[one.token] == k.HOLE for one in self.engine.unknowns[first:]):
                    self.ends.function(routine, scope, self._is_for_device(routine))
        with unanswered:
            self._inner()

    def _operands(self, routine: Routine) -> None:
        """What is wrong with operands; the device compiler reads no templates, but their instances, and the lambdas of
        functions that are none."""
        closure = routine.owner()
        if not is_in_template(routine):
            self.operands.function(routine)
        elif self.code.settings.device_architecture is None or (
            closure is not None and closure.closure is not None and not closure.dependent
        ):
            self.operands.template(routine)

    def _inner(self) -> None:
        """Judges the lambdas and local classes that were met."""
        while self._lambdas or self._classes:
            if self._lambdas:
                self._lambda(self._lambdas.pop())
            else:
                self._local_class(self._classes.pop())

    def _whole(self, routine: Routine, scope: s.FunctionScope) -> None:
        """Judges what takes all of a function."""
        if self.engine.returns.is_instance(routine):
            return
        Unreachable(self.engine, self.findings).function(scope)
        for_device = self._is_for_device(routine)
        if not is_in_template(routine):
            self.ends.function(routine, scope, for_device)
        elif self.code.settings.device_architecture is None and isinstance(scope.block, s.Block):
            # Of overloads the definition of one that is no template may be taken for that of one.
            if self.code.is_generic(scope.block.end):
                self.ends.template(routine, scope, for_device)

    def _is_for_device(self, routine: Routine) -> bool:
        """Whether a function, or the one that a lambda stands in, is for the device alone; the pass of a device judges
        all alike."""
        if self.code.settings.device_architecture is not None:
            return False
        around: Entity | None = routine
        while isinstance(around, Routine):
            if around.flags & en.GLOBAL or (around.flags & en.DEVICE and not around.flags & en.HOST):
                return True
            closure = around.parent
            around = closure.parent if isinstance(closure, ClassType) and closure.closure is not None else None
        return False

    def _conflicts(self, found: list[Conflict]) -> None:
        for one in found:
            # The type is known before the name is declared with its memory space.
            self.findings.add(one.number, one.token, one.token - 1, one.fill_ins)

    def _asked_instances(self, path: list[Piece]) -> None:
        """Judges the variables of the instances that a directive asks for, where these wait for template arguments."""
        for routine in self.engine.instantiations.routines(path[-1].start, path[-1].end):
            with unanswered:
                scope = self.engine.functions.body(routine) if self.block_variables.waits(routine) else None
                for one in [] if scope is None else self.block_variables.in_function(routine, Locals(scope).entities):
                    frame = InstanceNames(self.engine).frame(routine, self.code.unit.offset(path[-1].start))
                    self.code.add_late(one.number, one.token, len(self.code.kinds) - 1, *one.fill_ins, context=[frame])

    def report(self) -> None:
        """Reports what was found, in the order in which a front end comes to it."""
        for path in self._asked:
            self._asked_instances(path)
        for path in self._invalid:
            with guarded(token=path[-1].head):
                self.types.written(path)
        self.accesses.types()
        for finding in self.accesses.findings.found:
            finding.tell(self.code)
        self._mistaken_conditions()
        tell_undefined(self.code, self.operands.undefined)
        RefusedArguments(self.code, self.constants, self.findings).judge()
        for finding in self.findings.in_order():
            finding.tell(self.code, self.findings)

    def _mistaken_conditions(self) -> None:
        """Reports what EDG reports of conditions that it takes for declarations, in front of their undefined names."""
        for one in self.engine.mistaken_conditions.found.values():
            found_at = one.name - 1
            self.findings.add(num.NO_TEMPLATE, one.name, found_at, (self.code.lexemes[one.name],))
            if one.failure is not None:
                self.constants.failed(one.failure, one.name + 2, found_at)
            if self.code.kinds[one.behind] != k.GREATER:
                self.findings.add(num.GREATER_EXPECTED, one.behind, found_at)

    def _initialiser(self, variable: Variable) -> None:
        self.immediate.is_immediate = False
        self.instances.variable(variable)
        self.literals.judge(variable)
        judge_values(self.engine, self.findings, variable)
        declarations = variable.declarations
        is_generic = is_in_template(variable)
        known: list[Mistake] = []
        if variable.token in self.member_declarations.refused:
            # What a member may not have in its class is not converted to its type.
            self._operands_of(declarations[0], without_object(declarations[0].context), known)
            return
        with unanswered:
            try:
                init = self.engine.declared_initialisers.of_variable(variable)
            except Mistake as mistake:
                known = mistake.all()
                self._object(variable, None)
                if not is_generic or not self._waits(mistake, declarations[0].binding.name):
                    self.operands.tell(mistake)
            else:
                self.accesses.variable(variable, init)
                self._object(variable, init)
                if init is not None:
                    self._declared_init(init, is_generic)
                return
        # Of an initialiser that is not known the operands and lambdas are.
        outside = self.engine.out_of_class.variable(variable)
        for declared in declarations[:1] if outside is None else [outside]:
            self._operands_of(declared, without_object(declared.context), known)
            for state in self.engine.lambdas.states():
                if declared.piece.start <= state.node.start < declared.piece.end:
                    self._lambda(state.made)

    def _operands_of(self, declared: Declared, context: Context, known: list[Mistake]) -> None:
        """Judges the operands of an initialiser that is not known as a whole; what it was refused for is `known`."""
        told = {mistake.key() for mistake in known}
        with unanswered:
            for mistake in self.engine.declared_initialisers.mistakes_in_operands(declared, context):
                if mistake.key() not in told:
                    self.operands.tell(mistake)

    def _declared_init(self, init: DynamicInit, is_generic: bool) -> None:
        """Reads the initialiser of a declaration; lists in templates wait for an instance."""
        self.copies.waiting = init.braced and is_generic
        self.init(init)
        self.copies.waiting = False

    def _waits(self, mistake: Mistake, name: int) -> bool:
        """Whether a mistake in the initialiser of what a template declares waits for an instance: lists construct no
        objects there."""
        if mistake.number == num.NO_MATCHING_CONSTRUCTOR:
            return mistake.token == name or self.code.kinds[mistake.token] == k.OPEN_BRACE
        return mistake.number in WAITING

    def _data_member(self, field: Field) -> None:
        self.immediate.is_immediate = True
        self.instances.field(field)
        if self.engine.classes.has_initialiser(field):
            is_generic = field.declared is not None and is_dependent_context(field.declared.context)
            try:
                init = self.engine.member_initialisers.default(field)
            except Mistake as mistake:
                # Of an array the original says something else here.
                if not (is_generic and self._waits(mistake, field.token)) and mistake.number != num.LIST_EXPECTED:
                    self.operands.tell(mistake)
                if field.declared is not None:
                    self._operands_of(field.declared, with_whole_class(field.declared.context), mistake.all())
                return
            self._declared_init(init, is_generic)
        elif field.declared is not None:
            with self.operands.told():
                self.engine.missing_values.require_deduced(field.declared, field.token)

    def _lambda(self, node: e.LambdaNode) -> None:
        operator = self.engine.call_operators.of(node)
        if operator is not None:
            self.types.call_operator(operator)
            self._default_arguments(operator)
            self.routine(operator)

    def _local_class(self, cls: ClassType) -> None:
        if cls.brace < 0 or not isinstance(cls.context, ClassContext):
            return
        with unanswered, self.operands.told():
            self.engine.classes.require_bases(cls)
        self.types.alignment(cls)
        with unanswered:
            # The widths of bit-fields are read where nothing declares these yet.
            self.engine.classes.fields(cls)
        members = [one for one in self.engine.cutter.pieces(cls.brace) if one.sort in (c.FUNCTION, c.SIMPLE)]
        for piece in members:
            for entity in self.engine.definitions.declared_by(piece, cls.context):
                self.types.judge([piece], entity)
        for judge in self._of_local_classes:
            judge(cls)
        for piece in members if not is_instance_context(cls.context) else ():
            self.member_declarations.member(piece, cls.context, is_local=True)
            self.defaulted.declaration(piece, cls.context)
        for routine in self.engine.definitions.of_local_class(cls):
            self.routine(routine)

    # --- the walk ----------------------------------------------------------------------------------------------------

    def skips(self, node: Node) -> bool:
        if isinstance(node, DynamicInit):
            self.strings.constructed(node)
            variable = node.variable
            if variable is not None:
                self._object(variable, node)
            if self.code.settings.warns_for_device() and variable is not None:
                self.code.plain_initialisers[variable.token] = self._is_plain(variable, node)
            self.arithmetic.demanded = variable is not None and bool(variable.flags & en.CONSTEXPR_VARIABLE)
            return False
        if isinstance(node, (e.Expression, s.If)):
            self.immediate.judge(node)
        if not isinstance(node, e.Expression):
            return False
        if isinstance(node, e.TempInit):
            self.strings.temporary(node)
        if isinstance(node, e.TypeQuery) or (isinstance(node, e.Operation) and node.operation == o.NOEXCEPT):
            self.arithmetic.pass_over(node)
        if isinstance(node, e.Operation):
            parts = self.engine.launches.parts.get(node)
            if parts is not None:
                # What becomes of the arguments is judged elsewhere.
                for written in (parts.callee, *parts.configuration, *parts.arguments):
                    self.expression(written)
                if self.code.kinds.find(k.OPEN_BRACE, parts.node.start, parts.node.end) >= 0:
                    self.items.launched(node.arguments)
                return True
            self.strings.enter(node)
        return bool(node.flags & e.DEFAULT_ARGUMENT)

    def _is_plain(self, variable: Variable, init: DynamicInit) -> bool:
        """Whether the device compiler may leave out a variable that nothing names; names for parts count as unused
        whatever their object does, but for those of tuples (observed)."""
        if variable.bindings:
            return variable.bindings[0].binding_init is None
        return not self.idle.is_refused(variable) and initialises_alone(self.engine, init, self._on_device)

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.Expression):
            if isinstance(node, e.Operation):
                self.arithmetic.judge(node)
                self.signs.judge(node)
                self.pointers.judge(node)
                self.addresses.judge(node)
                self.stepped.judge(node)
                self.strings.judge(node)
                if self._around is not None:
                    self.formats.judge(node)
                if node.operation in o.CALLS and self.code.kinds[node.token] == k.ASSIGN:
                    self.code.called_assignments.add(node.token)
            elif isinstance(node, e.ErrorExpression):
                self._failed = True
            elif isinstance(node, e.NewDelete):
                self.pointers.freed(node)
            elif isinstance(node, e.TempInit):
                self.copies.temporary(node)
            self.idle.expression(node)
            self.discarded.expression(node)
            self.deprecated.judge(node)
        elif isinstance(node, s.Statement):
            self._statement(node)
        self.items.node(node)
        return node

    def _statement(self, node: s.Statement) -> None:
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                cls = self._defined_class(entity, node.token)
                if cls is not None and cls not in self._classes:
                    self._classes += self.engine.definitions.classes_in(cls)
            for entity in node.entities:
                self.types.alignment(entity)
                if isinstance(entity, Variable) and entity.static_init is not None:
                    # It is initialised before the program runs, and is no part of the tree.
                    self.init(entity.static_init)
            if self._around is not None:
                self._conflicts(self.block_variables.in_function(self._around, node.entities))
            for entity in node.entities:
                if isinstance(entity, Variable) and entity.token not in self.code.idle_objects:
                    self._object(entity, entity.static_init)
            if not self._generic:
                self._objects(node.entities)
                self.constants.declared(node.entities)
                self.deduced.declaration(node.entities)
                for entity in node.entities:
                    if isinstance(entity, Variable):
                        self.instances.variable(entity)
                        self.literals.judge(entity)
                for entity in node.entities:
                    if isinstance(entity, en.EnumType):
                        self._enum(entity)
            if node.asserted is not None:
                self._assertion(node.asserted, node.token)
        elif isinstance(node, s.TryBlock):
            for handler in node.handlers:
                if handler.parameter is not None:
                    self._object(handler.parameter, None)
        elif isinstance(node, (s.SwitchCase, s.If)):
            if not self._generic:
                self.constants.statement(node)
        self.arithmetic.demanded = False
        self.arithmetic.recent.clear()
        self.idle.statement(node)
        self.discarded.statement(node)
        if not self._generic:
            self.returned.statement(node)
        self.selectors.statement(node)
        self.handlers.statement(node)
        self.labels.statement(node)
        self.deprecated.judge(node)

    def _defined_class(self, entity: Entity, start: int) -> ClassType | None:
        """The class that a declaration of a block defines, be it for a variable alone."""
        if not isinstance(entity, Variable):
            return entity if isinstance(entity, ClassType) and start < entity.brace else None
        cls = self.engine.objects.element_class(entity.type) if entity.type is not None else None
        return cls if cls is not None and not cls.name and start < cls.brace < entity.token else None

    def _object(self, variable: Variable, init: DynamicInit | None) -> None:
        """Notes whether a function makes or destroys a variable, if its type hangs on no template parameter."""
        if not self._tells_unreferenced or variable.type is None:
            return
        whole = variable.type.skip_typerefs()
        if self._generic and isinstance(whole, ArrayType) and whole.count < 0 and whole.bound_start < 0:
            return
        type_ = whole.skip_arrays()
        if isinstance(bare(type_), (PointerType, ReferenceType)):
            self.code.idle_objects[variable.token] = True
        elif not type_.dependent and not is_unknown(type_) and not contains_placeholder(type_):
            cls = class_of(type_)
            with unanswered:
                is_left = cls is None or self.engine.objects.trivially_destructible(cls)
                is_made = init is not None and init.routine is not None and not self._is_constant(init, whole)
                self.code.idle_objects[variable.token] = is_left and not (is_made and class_of(whole) is not None)

    def _is_constant(self, init: DynamicInit, type_: Type) -> bool:
        """Whether a constructor gives an object a value that is known beforehand."""
        if init.routine is None or not self.engine.constexpr_functions.is_constexpr(init.routine):
            return False
        try:
            self.engine.evaluator.initial(init, type_, False)
        except NotConstant:
            return False
        return True

    def _objects(self, entities: list[Entity]) -> None:
        """Variables of which destroying one does nothing; of which making one without an initialiser does nothing."""
        if not self.code.settings.warns_for_device():
            return
        objects = self.engine.objects
        for entity in entities:
            if isinstance(entity, Variable) and entity.type is not None:
                cls = objects.element_class(entity.type)
                with unanswered:
                    if cls is None or objects.trivially_destructible(cls):
                        self.code.destructible[entity.token] = cls is None or objects.trivial_default(cls)
                if cls is None:
                    self.code.scalars.add(entity.token)

    def _assertion(self, condition: e.Expression, token: int) -> None:
        with unanswered:
            try:
                failed = failed_assertion(self.engine, token, condition)
            except NotConstant as failure:
                self.constants.failed(failure, condition.start)
                return
            if failed is not None:
                self.code.failed_assertions.add(token)
                self.findings.add(failed.number, token, -1, tuple(failed.fill_ins))

    def captures(self, node: e.LambdaNode) -> None:
        self._lambdas.append(node)
        self.parameters.closure(node)
        self.copied_this.closure(node)
        super().captures(node)


def read_typed(code: UserCode, paths: list[list[Piece]]) -> None:
    """Judges the pieces in doubt, in the order of the text."""
    reading = TypedReading(code)
    for path in paths:
        reading.read(path)
    reading.report()
