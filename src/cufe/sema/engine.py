"""The semantic engine: all questions about the meaning of one unit, and the rooms that answer them."""

from cufe.diagnostics.trace import TRACE
from cufe.il.entities import Routine
from cufe.il.types import TypeTable
from cufe.sema.constant.builtins import Builtins
from cufe.sema.constant.constexpr_functions import ConstexprFunctions
from cufe.sema.constant.evaluator import Evaluator
from cufe.sema.constant.layout import Layouts
from cufe.sema.constant.literals import Literals
from cufe.sema.constant.traits import ExtendedClosures, Traits
from cufe.sema.coroutines.coroutine_expressions import Coroutines
from cufe.sema.declared.access import Access, Friends
from cufe.sema.declared.classes import Classes
from cufe.sema.declared.declarators import Declarators
from cufe.sema.declared.declare import Declarations
from cufe.sema.declared.declare_types import DeclaredTypes
from cufe.sema.declared.definitions import Definitions
from cufe.sema.declared.entered_names import Predeclared
from cufe.sema.declared.enums import Enums
from cufe.sema.declared.facts import ExceptionSpecifications
from cufe.sema.declared.fragments import Fragments
from cufe.sema.declared.implicit import Comparisons, ImplicitMembers
from cufe.sema.declared.instantiations import Instantiations
from cufe.sema.declared.locals import Locals
from cufe.sema.declared.lookup_sets import Ambiguity
from cufe.sema.declared.names import NameLookup
from cufe.sema.declared.out_of_class import OutOfClass
from cufe.sema.declared.overload_sets import OutOfNamespace, OverloadSets
from cufe.sema.declared.specifiers import Specifiers
from cufe.sema.declared.unread import MissingTypenames, Unread
from cufe.sema.declared.using_declarations import InheritedConstructors, UsingEnums, UsingNames, UsingOperators
from cufe.sema.declared.virtuals import Virtuals
from cufe.sema.declared.written_names import WrittenNames
from cufe.sema.expr.binary import Binary
from cufe.sema.expr.builder import Expressions
from cufe.sema.expr.builtin_functions import AtomicCalls, BuiltinForms, DeviceCalls, SourcePlaces
from cufe.sema.expr.call_arguments import CallResults, DependentArguments, ObjectArguments, PassedArguments
from cufe.sema.expr.calls import Calls, ImpliedCalls, IndirectCalls, SpecialCalls
from cufe.sema.expr.conditional import Conditionals
from cufe.sema.expr.constant_folding import Folding
from cufe.sema.expr.dependence import PrototypeReading
from cufe.sema.expr.dependent_expressions import DependentExpressions, Folds
from cufe.sema.expr.explicit_casts import ExplicitCasts, ReferenceCasts, ScalarCasts
from cufe.sema.expr.failed_resolution import MissingConversions
from cufe.sema.expr.function_calls import FunctionCalls
from cufe.sema.expr.functional_casts import FunctionalCasts
from cufe.sema.expr.id_expressions import IdExpressions
from cufe.sema.expr.implicit_conversions import Casts
from cufe.sema.expr.launches import Launches
from cufe.sema.expr.member_access import Accesses
from cufe.sema.expr.new_delete import Allocations
from cufe.sema.expr.operands import Operands
from cufe.sema.expr.overloaded_operators import OperatorsApplied
from cufe.sema.expr.special_names import ConstantReferences, FunctionNames, ParameterObjects, This
from cufe.sema.expr.standard_conversions import AdjustedObjects, Composites, ValueConversions
from cufe.sema.expr.temporaries import Lifetimes, ObjectOperands, Temporaries
from cufe.sema.expr.type_queries import Queries
from cufe.sema.expr.unary import Subscripts, Unary
from cufe.sema.expr.unevaluated_operands import Requirements, Throwing, Trials
from cufe.sema.init.aggregates import Aggregates
from cufe.sema.init.class_initialisation import ClassInitialisers, ObjectRules
from cufe.sema.init.declared_initialisers import DeclaredInitialisers, DemandedConstants
from cufe.sema.init.defaulted_comparisons import DefaultedComparisons
from cufe.sema.init.implicit_bodies import ImplicitBodies, InheritedBodies
from cufe.sema.init.initialisation import BoundReferences, DefaultInitialisers, Initialisers
from cufe.sema.init.list_initialisation import Designators, ListInitialisers, StaticArrays
from cufe.sema.init.member_initialisers import MemberInitialisers
from cufe.sema.init.missing_initialisers import MissingConstructors, MissingValues
from cufe.sema.init.placeholder_types import DeducedTypes, MissingDeductions, Placeholders
from cufe.sema.lambdas.captured_uses import CapturedUses
from cufe.sema.lambdas.captures import Capturing, OdrUses
from cufe.sema.lambdas.closures import CallOperators, ClosureBodies, ClosureObjects
from cufe.sema.lambdas.lambda_expressions import Lambdas
from cufe.sema.linkage.lambda_numbers import LambdaNumbers
from cufe.sema.linkage.scopes import Discriminators
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.constructors import ExplicitSpecifiers
from cufe.sema.overload.conversions import Conversions
from cufe.sema.overload.narrowing import Narrowing
from cufe.sema.overload.operator_overloads import OperatorOverloads
from cufe.sema.overload.resolution import Addresses, Overloads
from cufe.sema.overload.standard_conversions import Derivation, Promotions
from cufe.sema.recursion import Recursion
from cufe.sema.stmt.control_flow import Reachability
from cufe.sema.stmt.declaration_ambiguity import ReadAsExpressions
from cufe.sema.stmt.declaration_statements import LocalDeclarations
from cufe.sema.stmt.function_bodies import FunctionBodies
from cufe.sema.stmt.loops import Conditions, Loops, MistakenConditions
from cufe.sema.stmt.range_for import RangeLoops
from cufe.sema.stmt.returns import Returns
from cufe.sema.stmt.statements import Statements
from cufe.sema.stmt.structured_bindings import StructuredBindings
from cufe.sema.templates.argument_checking import ArgumentFitting
from cufe.sema.templates.argument_mistakes import ArgumentMistakes
from cufe.sema.templates.arguments import Arguments
from cufe.sema.templates.class_deduction import ClassDeduction
from cufe.sema.templates.constraints import Constraints, RequiresExpressions
from cufe.sema.templates.deduction import Deduction
from cufe.sema.templates.equivalence import Equivalence, Heads, TemplateDefinitions
from cufe.sema.templates.expansions import Expansions
from cufe.sema.templates.instances import Templates
from cufe.sema.templates.ordering import PartialOrdering
from cufe.sema.templates.parameters import Parameters
from cufe.sema.templates.prototypes import Origins, Prototypes, SubstitutedPlaces
from cufe.sema.templates.specializations import FunctionSpecializations, Specializations
from cufe.sema.text_lookup.lookup import Lookup
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text.unit import Unit


class Language:
    """The language mode: `standard` is 2003, 2011, 2014, 2017, 2020 or 2023; `default_device` makes
    functions without a CUDA word the device's; `device_pass` says that the device compiler reads the unit."""

    def __init__(self, standard: int, default_device: bool = False, device_pass: bool = False) -> None:
        self.standard: int = standard
        self.default_device: bool = default_device
        self.device_pass: bool = device_pass


class UnknownPlace:
    """Something that the engine could not tell: why, and at which token (-1 where it has no place)."""

    def __init__(self, cause: str, token: int) -> None:
        self.cause: str = cause
        self.token: int = token


class Engine:
    """The hub: each room is an attribute, made when the engine is made, and asks the others through it."""

    def __init__(self, unit: Unit, cutter: Cutter, lookup: Lookup, language: Language) -> None:
        self.unit: Unit = unit
        self.cutter: Cutter = cutter
        self.lookup: Lookup = lookup
        self.kinds: bytes = lookup.kinds
        self.lexemes: list[str] = lookup.lexemes
        self.language: Language = language
        self.types: TypeTable = TypeTable()
        self.literals: Literals = Literals(self)
        self.layout: Layouts = Layouts(self)
        self.traits: Traits = Traits(self)
        self.constexpr_functions: ConstexprFunctions = ConstexprFunctions(self)
        self.evaluator: Evaluator = Evaluator(self)
        self.builtins: Builtins = Builtins(self)
        self.fragments: Fragments = Fragments(lookup.declarations)
        self.predeclared: Predeclared = Predeclared(self)
        self.declare: Declarations = Declarations(self)
        self.declare_types: DeclaredTypes = DeclaredTypes(self)
        self.overload_sets: OverloadSets = OverloadSets(self)
        self.ambiguity: Ambiguity = Ambiguity(self)
        self.names: NameLookup = NameLookup(self)
        self.written_names: WrittenNames = WrittenNames(self)
        self.specifiers: Specifiers = Specifiers(self)
        self.declarators: Declarators = Declarators(self)
        self.locals: Locals = Locals(self)
        self.classes: Classes = Classes(self)
        self.enums: Enums = Enums(self)
        self.friends: Friends = Friends(self)
        self.out_of_class: OutOfClass = OutOfClass(self)
        self.out_of_namespace: OutOfNamespace = OutOfNamespace(self)
        self.inherited: InheritedConstructors = InheritedConstructors(self)
        self.implicit: ImplicitMembers = ImplicitMembers(self)
        self.access: Access = Access(self)
        self.unread: Unread = Unread(self)
        self.using_enums: UsingEnums = UsingEnums(self)
        self.missing_typenames: MissingTypenames = MissingTypenames(self)
        self.using_names: UsingNames = UsingNames(self)
        self.using_operators: UsingOperators = UsingOperators(self)
        self.comparisons: Comparisons = Comparisons(self)
        self.defaulted_comparisons: DefaultedComparisons = DefaultedComparisons(self)
        self.virtuals: Virtuals = Virtuals(self)
        self.exceptions: ExceptionSpecifications = ExceptionSpecifications(self)
        self.definitions: Definitions = Definitions(self)
        self.instantiations: Instantiations = Instantiations(self)
        self.discriminators: Discriminators = Discriminators(self)
        self.lambda_numbers: LambdaNumbers = LambdaNumbers(self)
        self.promotions: Promotions = Promotions(self)
        self.derivation: Derivation = Derivation(self)
        self.conversions: Conversions = Conversions(self)
        self.narrowing: Narrowing = Narrowing(self)
        self.explicit: ExplicitSpecifiers = ExplicitSpecifiers(self)
        self.overloads: Overloads = Overloads(self)
        self.operator_overloads: OperatorOverloads = OperatorOverloads(self)
        self.addresses: Addresses = Addresses(self)
        self.equivalence: Equivalence = Equivalence(self)
        self.expansions: Expansions = Expansions(self)
        self.template_parameters: Parameters = Parameters(self)
        self.template_arguments: Arguments = Arguments(self)
        self.argument_fitting: ArgumentFitting = ArgumentFitting(self)
        self.argument_mistakes: ArgumentMistakes = ArgumentMistakes(self)
        self.template_heads: Heads = Heads(self)
        self.template_definitions: TemplateDefinitions = TemplateDefinitions(self)
        self.templates: Templates = Templates(self)
        self.specializations: Specializations = Specializations(self)
        self.function_specializations: FunctionSpecializations = FunctionSpecializations(self)
        self.prototypes: Prototypes = Prototypes(self)
        self.origins: Origins = Origins(self)
        self.substituted_places: SubstitutedPlaces = SubstitutedPlaces(self)
        self.constraints: Constraints = Constraints(self)
        self.requires_expressions: RequiresExpressions = RequiresExpressions(self)
        self.placeholders: Placeholders = Placeholders(self)
        self.deduction: Deduction = Deduction(self)
        self.partial: PartialOrdering = PartialOrdering(self)
        self.class_deduction: ClassDeduction = ClassDeduction(self)
        self.accesses: Accesses = Accesses(self)
        self.aggregates: Aggregates = Aggregates(self)
        self.allocations: Allocations = Allocations(self)
        self.binary: Binary = Binary(self)
        self.bindings: StructuredBindings = StructuredBindings(self)
        self.calls: Calls = Calls(self)
        self.indirect_calls: IndirectCalls = IndirectCalls(self)
        self.call_results: CallResults = CallResults(self)
        self.passed_arguments: PassedArguments = PassedArguments(self)
        self.object_arguments: ObjectArguments = ObjectArguments(self)
        self.function_calls: FunctionCalls = FunctionCalls(self)
        self.casts: Casts = Casts(self)
        self.bound_references: BoundReferences = BoundReferences(self)
        self.constant_references: ConstantReferences = ConstantReferences(self)
        self.temporaries: Temporaries = Temporaries(self)
        self.adjusted_objects: AdjustedObjects = AdjustedObjects(self)
        self.value_conversions: ValueConversions = ValueConversions(self)
        self.closure_bodies: ClosureBodies = ClosureBodies(self)
        self.composites: Composites = Composites(self)
        self.conditionals: Conditionals = Conditionals(self)
        self.conditions: Conditions = Conditions(self)
        self.dependent_expressions: DependentExpressions = DependentExpressions(self)
        self.dependent_arguments: DependentArguments = DependentArguments(self)
        self.explicit_casts: ExplicitCasts = ExplicitCasts(self)
        self.scalar_casts: ScalarCasts = ScalarCasts(self)
        self.reference_casts: ReferenceCasts = ReferenceCasts(self)
        self.functional_casts: FunctionalCasts = FunctionalCasts(self)
        self.expressions: Expressions = Expressions(self)
        self.folding: Folding = Folding(self)
        self.folds: Folds = Folds(self)
        self.function_names: FunctionNames = FunctionNames(self)
        self.ids: IdExpressions = IdExpressions(self)
        self.implicit_bodies: ImplicitBodies = ImplicitBodies(self)
        self.implied_calls: ImpliedCalls = ImpliedCalls(self)
        self.coroutines: Coroutines = Coroutines(self)
        self.inherited_bodies: InheritedBodies = InheritedBodies(self)
        self.initialisers: Initialisers = Initialisers(self)
        self.declared_initialisers: DeclaredInitialisers = DeclaredInitialisers(self)
        self.object_operands: ObjectOperands = ObjectOperands(self)
        self.class_initialisers: ClassInitialisers = ClassInitialisers(self)
        self.default_initialisers: DefaultInitialisers = DefaultInitialisers(self)
        self.list_initialisers: ListInitialisers = ListInitialisers(self)
        self.missing_constructors: MissingConstructors = MissingConstructors(self)
        self.missing_conversions: MissingConversions = MissingConversions(self)
        self.designators: Designators = Designators(self)
        self.missing_deductions: MissingDeductions = MissingDeductions(self)
        self.missing_values: MissingValues = MissingValues(self)
        self.deduced_types: DeducedTypes = DeducedTypes(self)
        self.prototype_reading: PrototypeReading = PrototypeReading()
        self.parameter_objects: ParameterObjects = ParameterObjects(self)
        self.static_arrays: StaticArrays = StaticArrays(self)
        self.demanded_constants: DemandedConstants = DemandedConstants(self)
        self.lambdas: Lambdas = Lambdas(self)
        self.closure_objects: ClosureObjects = ClosureObjects(self)
        self.captured_uses: CapturedUses = CapturedUses(self)
        self.capturing: Capturing = Capturing(self)
        self.call_operators: CallOperators = CallOperators(self)
        self.odr_uses: OdrUses = OdrUses(self)
        self.extended_closures: ExtendedClosures = ExtendedClosures(self)
        self.launches: Launches = Launches(self)
        self.lifetimes: Lifetimes = Lifetimes(self)
        self.recursion: Recursion = Recursion()
        self.local_declarations: LocalDeclarations = LocalDeclarations(self)
        self.loops: Loops = Loops(self)
        self.mistaken_conditions: MistakenConditions = MistakenConditions(self)
        self.member_initialisers: MemberInitialisers = MemberInitialisers(self)
        self.objects: ObjectRules = ObjectRules(self)
        self.operands: Operands = Operands(self)
        self.operators_applied: OperatorsApplied = OperatorsApplied(self)
        self.queries: Queries = Queries(self)
        self.range_for: RangeLoops = RangeLoops(self)
        self.read_as_expressions: ReadAsExpressions = ReadAsExpressions(self)
        self.reachability: Reachability = Reachability(self)
        self.requirements: Requirements = Requirements(self)
        self.returns: Returns = Returns(self)
        self.special_calls: SpecialCalls = SpecialCalls(self)
        self.atomic_calls: AtomicCalls = AtomicCalls(self)
        self.device_calls: DeviceCalls = DeviceCalls(self)
        self.builtin_forms: BuiltinForms = BuiltinForms(self)
        self.source_places: SourcePlaces = SourcePlaces(self)
        self.functions: FunctionBodies = FunctionBodies(self)
        self.statements: Statements = Statements(self)
        self.subscripts: Subscripts = Subscripts(self)
        self.this: This = This(self)
        self.throwing: Throwing = Throwing(self)
        self.trials: Trials = Trials()
        self.unary: Unary = Unary(self)
        #: what could not be told, for `--unknowns`
        self.unknowns: list[UnknownPlace] = []
        #: the conditions of static_asserts are read, too
        self.keeps_assertions: bool = False
        #: where somebody wants to know why functions were chosen: all resolutions, with the tokens of the calls
        self.resolutions: list[tuple[int, Resolution]] | None = None

    def builtin(self, name: str) -> Routine | None:
        """The built-in function of a name such as `__builtin_expect`."""
        return self.builtins.routine(name)

    def unknown(self, cause: str, token: int) -> None:
        """Counts something that the engine cannot tell."""
        self.unknowns.append(UnknownPlace(cause, token))
        if TRACE.rule:
            TRACE.gave_up("", cause, token, False)


def engine_over(
    cutter: Cutter, lookup: Lookup, standard: int, default_device: bool = False, device_pass: bool = False
) -> Engine:
    """The engine for a unit that is cut already; `standard` as in C++17: 17."""
    year = {98: 1998, 3: 2003}.get(standard, 2000 + standard)
    return Engine(cutter.brackets.unit, cutter, lookup, Language(year, default_device, device_pass))


def open_engine(source: bytes, standard: int) -> Engine:
    """The engine for a preprocessed unit."""
    cutter = Cutter(Brackets(Unit(source, standard)))
    return engine_over(cutter, Lookup(cutter), standard)
