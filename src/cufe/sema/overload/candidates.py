"""Candidates of overload resolution ([over.match.viable]): the reasons why they lose, and what is told from the syntax
before any deduction, namely how many arguments they take and of which class template a parameter is.

`template <class C, class T> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &, char)` takes nothing but objects of
`basic_ostream` and of classes derived from it ([temp.deduct.call]/4.3).  Of the hundreds of operators that a library
declares nearly all drop out by that name, so that neither their template parameters nor their signatures are read.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.il.types import Type
from cufe.sema.answers import DOUBTFUL, Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import TemplateContext, is_instance
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.entity import Entity
    from cufe.sema.engine import Engine
    from cufe.sema.overload.builtin_candidates import BuiltinOperator
    from cufe.sema.overload.sequences import ConversionSequence


# --- why a candidate is not the one that is called -------------------------------------------------------------------
TOO_FEW: Final = 0
TOO_MANY: Final = 1
NO_CONVERSION: Final = 2  # of argument `index`
NO_OBJECT_CONVERSION: Final = 3  # the object is const, or of another category
DEDUCTION: Final = 4  # `detail` says what failed
CONSTRAINTS: Final = 5
WORSE: Final = 6  # than the chosen one: argument `index`, or by `detail`
NOT_CONSIDERED: Final = 7  # `detail` says why
NO_TEMPLATE: Final = 8  # template arguments were written and it is no template
UNKNOWN: Final = 9  # the engine cannot tell, because of `detail`

# --- rewritten comparisons ([over.match.oper]/3.4) -------------------------------------------------------------------
WRITTEN: Final = 0
REWRITTEN: Final = 1  # `x != y` as `!(x == y)`, `x < y` as `(x <=> y) < 0`
REVERSED: Final = 2  # the same with x and y the other way round


class Candidate:
    """One candidate: a routine, the specialisation of a template, a built-in operator, or a surrogate call.

    `sequences` has one conversion for each argument; with `has_object` the first is that of the implicit object.
    `first` is the parameter that the first explicit argument goes to."""

    def __init__(self, routine: "Routine | None", template: "Template | None") -> None:
        self.routine: Routine | None = routine
        #: the function template of which `routine` is a specialisation
        self.template: Template | None = template
        self.parameters: tuple[Type, ...] = ()
        self.variadic: bool = False
        self.has_object: bool = False
        self.sequences: list[ConversionSequence] = []
        #: in an initialisation by user-defined conversion: from the result to what is wanted
        self.second: ConversionSequence | None = None
        #: a copy of what a conversion function gives is left out: the conversion of that function's object (CWG 2327)
        self.elided: ConversionSequence | None = None
        self.form: int = WRITTEN
        #: the conversion function's type of a surrogate call
        self.surrogate: Type | None = None
        self.builtin: BuiltinOperator | None = None
        #: of a deduction guide: 0 written by the user, 1 made from the class, 2 the copy guide
        self.guide: int = 0
        self.rejected: Rejected | None = None


class Rejected:
    """Why a candidate was not chosen; `index` counts arguments from 0, -1 where no argument is to blame."""

    def __init__(self, candidate: Candidate, reason: int, index: int = -1, detail: str = "") -> None:
        self.candidate: Candidate = candidate
        self.reason: int = reason
        self.index: int = index
        self.detail: str = detail
        #: types of a conversion that does not exist
        self.source: Type | None = None
        self.target: Type | None = None


class Resolution:
    """The candidates of an overload resolution (clang's `OverloadCandidateSet`), and what it found among them:
    `chosen`, or more than one in `ambiguous`, or none.

    `sequences` are the conversions of the explicit arguments."""

    def __init__(self) -> None:
        self.chosen: Candidate | None = None
        self.routine: Routine | None = None
        self.sequences: list[ConversionSequence] = []
        self.ambiguous: list[Candidate] = []
        self.rejected: list[Rejected] = []
        self.viable: list[Candidate] = []
        #: candidates of which the engine cannot tell
        self.unknown: list[Candidate] = []
        #: the arguments are one initialiser list for a parameter of type std::initializer_list
        self.as_list: bool = False

    def add(self, candidate: Candidate) -> None:
        """Puts a candidate where it belongs."""
        rejected = candidate.rejected
        if rejected is None:
            self.viable.append(candidate)
        elif rejected.reason == UNKNOWN:
            self.unknown.append(candidate)
        else:
            self.rejected.append(rejected)

    def is_empty(self) -> bool:
        """Whether no candidate is viable, or could be."""
        return not self.viable and not self.unknown

    def choose(self, candidate: Candidate) -> None:
        self.chosen = candidate
        self.routine = candidate.routine
        self.sequences = candidate.sequences[1:] if candidate.has_object else candidate.sequences

    def found(self) -> bool:
        return self.chosen is not None

    def considered(self) -> "list[Entity]":
        """The functions and templates among the candidates that were not chosen, without surrogates."""
        found: list[Entity] = []
        for one in [*self.ambiguous, *[rejected.candidate for rejected in self.rejected]]:
            entity = one.template or one.routine
            if entity is not None and one.surrogate is None and entity not in found:
                found.append(entity)
        return found

    def depends_on_constraints(self) -> bool:
        """Whether constraints of which that is not certain keep a candidate out: what they make of a call is left to
        the compilers behind."""
        return any(one.reason in (CONSTRAINTS, DEDUCTION) and one.detail == DOUBTFUL for one in self.rejected)


class Arity(EnginePart):
    """Counts parameters."""

    def check(self, candidate: Candidate, given: int, pointer: bool = False) -> None:
        """Rejects a candidate whose parameters are too few or too many; a call through a pointer has no defaults."""
        count = len(candidate.parameters)
        if given > count and not candidate.variadic:
            candidate.rejected = Rejected(candidate, TOO_MANY)
        elif given < count and (pointer or not self._has_default(candidate, given)):
            candidate.rejected = Rejected(candidate, TOO_FEW)

    def _has_default(self, candidate: Candidate, index: int) -> bool:
        """With a default argument for one parameter all behind have one, too ([dcl.fct.default]/4); where one is
        missing, that is reported for the declaration alone."""
        routine = candidate.routine
        if routine is None:
            return False
        default_argument = self.engine.declare_types.default_argument
        return any(default_argument(routine, place) is not None for place in range(index, -1, -1))

    def template_fits(self, candidate: Candidate, template: Template, given: int) -> bool:
        """The same for a function template, by the parameters as they are written; rejects the candidate if not."""
        fewest = -1
        most = -1
        for declared in template.declarations:
            function = declared.binding.function()
            if function is None:
                return True
            if is_void_list(function, self.engine.lexemes):
                most = fewest = 0
                continue
            if most < 0:
                most = len(function.parameters)
            if function.variadic:
                most = given
            required = 0
            for parameter in function.parameters:
                if parameter.declarator.pack >= 0:
                    most = given
                elif parameter.declarator.initialiser != n.ASSIGNED:
                    required += 1
            fewest = required if fewest < 0 else min(fewest, required)
        if 0 <= most < given:
            candidate.rejected = Rejected(candidate, TOO_MANY)
            return False
        if given < fewest and not self._definition_has_default(template, given):
            candidate.rejected = Rejected(candidate, TOO_FEW)
            return False
        return True

    def _definition_has_default(self, template: Template, index: int) -> bool:
        """Whether the definition of a member template outside of its class has a default argument for one parameter: it
        counts where the class is no instance (observed)."""
        cls = template.parent
        if not isinstance(cls, ClassType) or is_instance(cls):
            return False
        general = self.engine.prototypes.of(template)
        return isinstance(general, Routine) and self.engine.declare_types.default_argument(general, index) is not None

    def has_constraint(self, routine: Routine) -> bool:
        """Whether a routine has a trailing requires-clause."""
        for declared in routine.declarations:
            declarator = declared.binding.declarator
            if declarator is not None and declarator.constraint >= 0:
                return True
        return False


def is_void_list(function: n.DeclaratorOperator, lexemes: list[str]) -> bool:
    """`(void)`."""
    if len(function.parameters) != 1:
        return False
    parameter = function.parameters[0]
    return parameter.end == parameter.start + 1 and lexemes[parameter.start] == "void"


def _parameters_around(context: Context | None) -> set[str]:
    """The names of the template parameters of all templates around a declaration."""
    found: set[str] = set()
    while context is not None:
        if isinstance(context, TemplateContext):
            found.update(context.by_name)
        context = context.outer
    return found


_REFERENCES: Final = (n.REFERENCE, n.RVALUE_REFERENCE)
_OF_INSTANCE: Final = bytes((k.GREATER, k.SCOPE))
_BEFORE_ARGUMENT: Final = bytes((k.LESS, k.COMMA))
_BEHIND_ARGUMENT: Final = bytes((k.GREATER, k.COMMA, k.ELLIPSIS))


class ParameterShapes:
    """The names of such class templates, remembered for each function template and class."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: for each parameter the name of the class template, empty where the parameter may take anything
        self._wanted: dict[Template, list[str]] = {}
        #: the names of a class and of all its base classes, None where they are not known
        self._names: dict[ClassType, frozenset[str] | None] = {}
        self._aliases: set[str] | None = None

    def may_fit(self, template: Template, arguments: list[Expression]) -> bool:
        """Whether deduction may succeed for a call without explicit template arguments."""
        wanted = self._wanted.get(template)
        if wanted is None:
            wanted = self._wanted[template] = self._wanted_by(template)
        for place, name in enumerate(wanted):
            if name and place < len(arguments) and not self._may_be(name, arguments[place]):
                return False
        return True

    def _may_be(self, name: str, argument: Expression) -> bool:
        """Whether an argument may be an object of a specialisation of the class template `name`."""
        if isinstance(argument, (BracedInitList, OverloadExpression)):
            return True
        if argument.flags & TYPE_DEPENDENT or argument.type.dependent:
            return True
        cls = class_of(argument.type)
        if cls is None:
            return False
        names = self._names_of(cls)
        return names is None or name in names

    def _names_of(self, cls: ClassType) -> frozenset[str] | None:
        if cls in self._names:
            return self._names[cls]
        found = {cls.name}
        known: frozenset[str] | None = None
        try:
            for base in self.engine.classes.bases(cls):
                names = self._names_of(base.type)
                if names is None:
                    break
                found |= names
            else:
                known = frozenset(found)
        except (Unknown, IllFormed, Dependent):
            known = None
        self._names[cls] = known
        return known

    def _wanted_by(self, template: Template) -> list[str]:
        if self.engine.class_deduction.is_implicit_guide(template):
            return []
        declared = template.declarations[0].binding if template.declarations else None
        declaration = declared.declaration if declared is not None else None
        declarator = declared.declarator if declared is not None else None
        function = declarator.function() if declarator is not None else None
        if declaration is None or function is None or not declaration.heads:
            return []
        lexemes = self.engine.lexemes
        own = {lexemes[one.name] for one in declaration.heads[-1].parameters if one.name >= 0}
        others = own | self._alias_names() | _parameters_around(template.declarations[0].context)
        found: list[str] = []
        for parameter in function.parameters:
            if parameter.declarator.pack >= 0:
                # The parameters behind a pack belong to arguments that cannot be counted.
                break
            found.append(self._name(parameter, own, others))
        return found

    def _name(self, parameter: n.Parameter, own: set[str], others: set[str]) -> str:
        """The class template that a parameter is a specialisation of, by the tokens of its type; `others` are the names
        behind which any type may stand."""
        specifiers = parameter.specifiers
        operators = parameter.declarator.operators
        if specifiers.sort != n.NAMED or len(operators) > 1 or (operators and operators[0].sort not in _REFERENCES):
            return ""
        kinds = self.engine.kinds
        last = specifiers.type_end - 1
        if kinds[last] != k.GREATER or kinds.find(k.TYPENAME, specifiers.start, specifiers.type_start + 1) >= 0:
            return ""
        token = name_before_arguments(kinds, last, specifiers.type_start)
        # Behind a class template nothing is deduced ([temp.deduct.type]/5.1).
        if token == last or kinds[token - 1] == k.TEMPLATE or kinds.endswith(_OF_INSTANCE, 0, token):
            return ""
        name = self.engine.lexemes[token]
        if name in others or not self._is_deduced(token + 1, last, own):
            return ""
        return name

    def _is_deduced(self, opening: int, close: int, own: set[str]) -> bool:
        """Whether a template parameter is itself one of the arguments between two angle brackets; what stands among the
        arguments of an argument, as in `S<typename identity<T>::type>`, may not be deduced."""
        kinds = self.engine.kinds
        at = opening + 1
        while at < close:
            if kinds[at] == k.LESS:
                at = self.engine.cutter.brackets.close_angle(at, close)
                if at < 0:
                    return False
            elif kinds[at - 1] in _BEFORE_ARGUMENT and kinds[at + 1] in _BEHIND_ARGUMENT:
                if kinds[at] == k.IDENTIFIER and self.engine.lexemes[at] in own:
                    return True
            at += 1
        return False

    def _alias_names(self) -> set[str]:
        """All names that alias declarations of the unit declare."""
        if self._aliases is None:
            kinds = self.engine.kinds
            lexemes = self.engine.lexemes
            self._aliases = set()
            for at in k.all_of(kinds, k.USING):
                self._aliases.add(lexemes[at + 1])
        return self._aliases
