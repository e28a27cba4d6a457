"""Where substitution has last put arguments into a value that is a template argument: `is_same<T, U>::value` in
`enable_if_t<is_same<T, U>::value>`.

What the original makes without a place of its own, such as the range in `end(range)` of a range-based `for`, stands at
that token of whatever candidates were tried just before (observed)."""

from cufe.final import TYPE_CHECKING
from cufe.il.constants import TPCK_EXPRESSION, Constant, TemplateParamConstant
from cufe.il.entities import ClassType
from cufe.il.expressions import Expression
from cufe.il.templates import Template, TemplateArgument
from cufe.il.types import (
    DependentNameType,
    DependentSpecializationType,
    PackExpansionType,
    PointerType,
    QualifiedType,
    ReferenceType,
    Type,
    TypedefType,
)
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.templates.deduced import Deduced
from cufe.sema.templates.parameters import own_argument

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class SubstitutedPlaces:
    """Remembers for each class which token copying an object of it leaves."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[ClassType, int] = {}
        #: the classes whose token the type of a parameter leads to
        self._in_parameters: set[ClassType] = set()
        #: the classes of which objects were copied so far
        self._copied: set[ClassType] = set()
        #: the tokens of the candidate that is looked at, up to the end of its parameters
        self._head: tuple[int, int] = (0, 0)

    def copied(self, cls: ClassType) -> None:
        """An object of a class is initialised with one of the same class."""
        self._copied.add(cls)

    def after_copy(self, cls: ClassType, source: Expression, is_constexpr: bool) -> int:
        """The token of the last value substituted while the constructor was chosen that copies `source`, an object of
        class `cls`; -1 where there was none.  What is in the type of a parameter is substituted for the first copy
        alone, and for none where a constexpr function gave the object; defaults of template parameters always are."""
        known = self._known.get(cls)
        if known is None:
            known = -1
            for constructor in self.engine.overloads.constructors.of(cls):
                if isinstance(constructor, Template):
                    known = self._after_candidate(constructor, source, cls, known)
            self._known[cls] = known
        if cls in self._in_parameters and (is_constexpr or cls in self._copied):
            return -1
        return known

    def _after_candidate(self, constructor: Template, source: Expression, cls: ClassType, found: int) -> int:
        """The same for one constructor template: default arguments first, then the parameters; `found` is what the
        ones before left."""
        engine = self.engine
        self._head = (constructor.declarations[0].piece.start, engine.cutter.brackets.close(constructor.token + 1))
        try:
            parameters = engine.template_parameters.of(constructor)
            patterns = engine.deduction.patterns(constructor, parameters, None)
            deduced = Deduced(parameters)
            engine.deduction.match_call(deduced, patterns, [source], parameters[0].depth if parameters else 0)
            own = [own_argument(parameter) for parameter in parameters]
            defaults = -1
            for index, parameter in enumerate(parameters):
                if parameter.default >= 0 and deduced.arguments[index] is None:
                    default = engine.argument_fitting.default(parameter, own[:index], constructor.token)
                    defaults = max(defaults, self._in_argument(default))
        except (Dependent, IllFormed, Unknown):
            return found
        if defaults >= 0:
            found = defaults
            self._in_parameters.discard(cls)
        for pattern in patterns:
            place = self._in_type(pattern)
            if place >= 0:
                found = place
                self._in_parameters.add(cls)
        return found

    def _in_type(self, type_: Type) -> int:
        """The last dependent value among the template arguments that a type names, aliases looked through."""
        at = type_
        while not isinstance(at, (ClassType, DependentNameType, DependentSpecializationType)):
            if isinstance(at, (TypedefType, QualifiedType, ReferenceType, PointerType)):
                at = at.target
            elif isinstance(at, PackExpansionType):
                at = at.pattern
            else:
                return -1
        found = -1
        if isinstance(at, DependentNameType):
            found = self._in_type(at.qualifier)
        for argument in at.arguments or ():
            place = self._in_argument(argument)
            found = place if place >= 0 else found
        return found

    def _in_argument(self, argument: TemplateArgument) -> int:
        if argument.type is not None:
            return self._in_type(argument.type)
        if argument.constant is not None:
            return self._start(argument.constant)
        found = -1
        for element in argument.pack:
            place = self._in_argument(element)
            found = place if place >= 0 else found
        return found

    def _start(self, constant: Constant) -> int:
        """Where a value depends on template parameters; a parameter alone is no expression.  Values that are alike are
        one: it is where the candidate itself writes it, if it does."""
        if not isinstance(constant, TemplateParamConstant) or constant.sort != TPCK_EXPRESSION:
            return -1
        lexemes = self.engine.lexemes
        length = constant.end - constant.start
        written = lexemes[constant.start : constant.end]
        for at in range(self._head[1] - length, self._head[0] - 1, -1):
            if lexemes[at] == written[0] and lexemes[at : at + length] == written:
                return at
        return constant.start
