"""Operators with operands of class or enumeration type ([over.match.oper])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import DEFAULTED, ClassType, EnumType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, BracedInitList, ConstantExpression, Expression, OverloadExpression
from cufe.il.types import Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, RegionContext, point_of_instantiation
from cufe.sema.linkage.scopes import home_of
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.builtin_candidates import BuiltinCandidates, BuiltinOperator
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, class_of, is_enum

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: operators that only members overload
_MEMBERS_ONLY: Final = ("=", "[]", "()", "->")
#: operators with a meaning for any operand, where no function fits ([over.match.oper]/9)
_ALWAYS_MEANING: Final = (",", "&", "->", "co_await")
_RELATIONAL: Final = ("<", ">", "<=", ">=")
#: how far the types of two operands are apart in a key, and how many categories there are
_TYPE_BITS: Final = 30
_CATEGORIES: Final = 4


class OperatorResolution(Resolution):
    """What an operator means: a `routine`, or a built-in operator with its parameter types (`builtin`).

    `sequences` are the conversions of the operands in the order of the text; for a member (`is_member`) one of them is
    that of the object.  `form` tells a rewritten comparison (candidates.REWRITTEN, REVERSED) by `used`, the operator of
    the routine."""

    def __init__(self) -> None:
        super().__init__()
        self.builtin: BuiltinOperator | None = None
        self.is_member: bool = False
        self.form: int = cd.WRITTEN
        self.used: str = ""
        #: no function fits, and the operator means what it always means
        self.usual_meaning: bool = False


class OperatorOverloads:
    """Chooses among member, non-member, built-in and rewritten candidates."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.builtins: BuiltinCandidates = BuiltinCandidates(engine)
        #: the block in which an operator was looked up last, and what operators mean there by their operands
        self._block: Context | None = None
        self._meant: dict[str, dict[int, OperatorResolution]] = {}

    def resolve(
        self, operator: str, operands: list[Expression], context: Context, token: int, postfix: bool = False
    ) -> OperatorResolution | None:
        """The meaning of `operator` ("+", "<<=", "[]", "->", "," ...).

        None where it is built in: no operand is of class or enumeration type, or it is `.*`.  Nothing chosen and
        nothing ambiguous: it has no meaning."""
        overloadable = False
        if operator == ".*":
            return None
        for operand in operands:
            if not isinstance(operand, BracedInitList) and self._is_overloadable(operand):
                overloadable = True
        if not overloadable:
            return None
        key = -1 if postfix else self._key(operands)
        meant = self._meant_in(context).get(operator) if key >= 0 else None
        known = meant.get(key) if meant is not None else None
        if known is None:
            known = self._resolved(operator, operands, context, token, postfix)
            chosen = known.chosen
            if key >= 0 and chosen is not None and chosen.template is None and self._is_kept(context, operator):
                # Other blocks may have been read meanwhile.
                self._meant_in(context).setdefault(operator, {})[key] = known
        return known

    def _key(self, operands: list[Expression]) -> int:
        """What of the operands decides which candidate is chosen, as a number: types and categories.  -1 where it is
        more than that: a list, a set of functions, a constant that converts as its value allows."""
        key = 0
        for operand in operands:
            if isinstance(operand, (BracedInitList, OverloadExpression, ConstantExpression)):
                return -1
            if operand.flags & TYPE_DEPENDENT or operand.type.number < 0:
                return -1
            key = (key << _TYPE_BITS) + operand.type.number * _CATEGORIES + operand.category
        return key

    def _meant_in(self, context: Context) -> dict[str, dict[int, OperatorResolution]]:
        """The meanings of operators that are known in a block."""
        if context is not self._block:
            self._block = context
            self._meant = {}
        return self._meant

    def _is_kept(self, context: Context, operator: str) -> bool:
        """Whether an operator means the same in the whole of a block: nothing that is declared in it, or around it in
        the function, could be found, and nobody asks how the function was chosen."""
        if self.engine.resolutions is not None or self.engine.trials.under_way:
            return False
        at: Context | None = context
        while isinstance(at, RegionContext):
            if at.region.directives or "operator" + operator in at.region.names:
                return False
            at = at.outer
        return at is not context

    def _resolved(
        self, operator: str, operands: list[Expression], context: Context, token: int, postfix: bool
    ) -> OperatorResolution:
        arguments = operands
        if postfix:
            arguments = [*operands, ConstantExpression(IntegerConstant(self.engine.types.int, 0), token)]
        resolution = OperatorResolution()
        self._functions(operator, arguments, context, token, resolution)
        always = operator in _ALWAYS_MEANING and (operator != "&" or len(operands) == 1)
        classes = self._has_class(operands)
        if resolution.is_empty() and (always or not classes):
            resolution.usual_meaning = True
            return resolution
        if not always:
            self._builtins(operator, operands, resolution)
        self.engine.overloads.best.choose(resolution, token)
        chosen = resolution.chosen
        if chosen is not None:
            self._describe(resolution, chosen, operator)
        elif operator == "=" and not resolution.ambiguous and not classes:
            resolution.usual_meaning = True
        return resolution

    def _is_overloadable(self, operand: Expression) -> bool:
        return class_of(operand.type) is not None or is_enum(operand.type)

    def _has_class(self, operands: list[Expression]) -> bool:
        return any(class_of(operand.type) is not None for operand in operands)

    def _describe(self, resolution: OperatorResolution, chosen: Candidate, operator: str) -> None:
        resolution.builtin = chosen.builtin
        resolution.sequences = chosen.sequences
        resolution.is_member = chosen.has_object
        resolution.form = chosen.form
        resolution.used = operator
        if chosen.form != cd.WRITTEN and chosen.routine is not None:
            resolution.used = chosen.routine.operator

    # --- functions ---------------------------------------------------------------------------------------------------

    def _functions(
        self, operator: str, arguments: list[Expression], context: Context, token: int, resolution: Resolution
    ) -> None:
        self._named(operator, arguments, context, token, cd.WRITTEN, resolution)
        if self.engine.language.standard < 2020 or len(arguments) != 2:
            return
        if operator == "!=":
            self._named("==", arguments, context, token, cd.REWRITTEN, resolution)
        if operator in _RELATIONAL:
            self._named("<=>", arguments, context, token, cd.REWRITTEN, resolution)
        backwards = [arguments[1], arguments[0]]
        if operator in ("==", "!="):
            self._named("==", backwards, context, token, cd.REVERSED, resolution)
        elif operator in _RELATIONAL or operator == "<=>":
            self._named("<=>", backwards, context, token, cd.REVERSED, resolution)
        if operator == "!=" or operator in _RELATIONAL:
            self._drop_defaulted(resolution)

    def _drop_defaulted(self, resolution: Resolution) -> None:
        """A defaulted `!=`, `<`, ... is the rewritten `==` or `<=>` ([class.compare.secondary]): that is called."""
        if any(candidate.form != cd.WRITTEN for candidate in resolution.viable):
            resolution.viable = [
                candidate
                for candidate in resolution.viable
                if candidate.form != cd.WRITTEN or candidate.routine is None or not candidate.routine.flags & DEFAULTED
            ]

    def _named(
        self, operator: str, arguments: list[Expression], context: Context, token: int, form: int, found: Resolution
    ) -> None:
        """The member and non-member candidates for one operator name."""
        name = f"operator {operator}" if operator == "co_await" else "operator" + operator
        first = class_of(arguments[0].type) if not isinstance(arguments[0], BracedInitList) else None
        if first is not None:
            self._members(name, first, arguments, form, found)
        if operator in _MEMBERS_ONLY:
            return
        overloads = self.engine.overloads
        classes = self._has_class(arguments)
        for entity in self.nonmembers(name, arguments, context, token):
            candidate = overloads.candidate(entity, arguments)
            if candidate.rejected is None and not classes and not self._takes_enum(candidate, arguments):
                continue
            if candidate.rejected is None:
                overloads.convert(candidate, arguments, None, 0)
            self._place(candidate, form, found)

    def _members(
        self, name: str, cls: ClassType, arguments: list[Expression], form: int, resolution: Resolution
    ) -> None:
        owner = cls
        entities: list[Entity] = []
        try:
            if name == "operator=":
                entities += self.engine.classes.assignments(cls)
            else:
                found = self.engine.names.members(cls, name)
                if found is None:
                    return
                owner = found.owner
                entities = [one for one in found.entities if not isinstance(one, (Field, Variable))]
        except IllFormed:
            return
        overloads = self.engine.overloads
        rest = arguments[1:]
        for entity in entities:
            candidate = overloads.candidate(entity, rest)
            if candidate.rejected is None:
                overloads.convert(candidate, rest, arguments[0], 0, owner)
            if candidate.rejected is None and overloads.constructors.is_dropped(candidate):
                continue
            self._place(candidate, form, resolution)

    def _place(self, candidate: Candidate, form: int, resolution: Resolution) -> None:
        """Sorts a candidate; a reversed one gets its conversions back into the order of the operands. A matching `!=`
        does not keep `==` from being reversed, as it does since P2468 (observed, whatever the version of gcc)."""
        candidate.form = form
        if form == cd.REVERSED and candidate.rejected is None:
            candidate.sequences.reverse()
        resolution.add(candidate)

    def nonmembers(self, name: str, arguments: list[Expression], context: Context, token: int) -> list[Entity]:
        """The functions of that name that ordinary lookup, which passes members by, and the arguments find."""
        found: list[Entity] = []
        at: Context | None = context
        while at is not None:
            entities = self.engine.names.unqualified(name, at, token)
            if not entities or not isinstance(entities[0].parent, ClassType):
                found += entities
                break
            while at is not None and not isinstance(at, ClassContext):
                at = at.outer
            if at is not None:
                at = at.outer
        types: list[Type] = []
        for argument in arguments:
            if not isinstance(argument, (BracedInitList, OverloadExpression)):
                types.append(argument.type)
        seen: set[int] = set()
        # An operator that is declared as an object is none.
        found = [entity for entity in found if not isinstance(entity, (Field, Variable))]
        for entity in found:
            seen.add(id(entity))
        for entity in self.engine.names.argument_dependent(name, types, point_of_instantiation(context, token)):
            if id(entity) not in seen and not self._is_redeclared(entity, found):
                seen.add(id(entity))
                found.append(entity)
        return found

    def _is_redeclared(self, entity: Entity, found: list[Entity]) -> bool:
        """Whether a block declares a function of a namespace again; the arguments find functions for operators even
        then (observed)."""
        if not isinstance(entity, Routine):
            return False
        types = self.engine.declare_types
        return any(
            isinstance(one, Routine)
            and isinstance(one.parent, Routine)
            and home_of(one) is home_of(entity)
            and types.routine_type(one).canonical is types.routine_type(entity).canonical
            for one in found
        )

    def _takes_enum(self, candidate: Candidate, arguments: list[Expression]) -> bool:
        """Without an operand of class type a function counts only where a parameter is of the enumeration type of its
        operand, or a reference to it ([over.match.oper]/3.2)."""
        for at, argument in enumerate(arguments):
            if at < len(candidate.parameters) and not isinstance(argument, BracedInitList):
                given = bare(argument.type)
                if isinstance(given, EnumType) and bare(referred_to(candidate.parameters[at])) is given:
                    return True
        return False

    # --- built-in operators ------------------------------------------------------------------------------------------

    def _builtins(self, operator: str, operands: list[Expression], resolution: Resolution) -> None:
        functions = [one for one in resolution.viable if one.template is None and not one.has_object]
        try:
            operators = self.builtins.of(operator, operands)
        except Unknown as cause:
            candidate = Candidate(None, None)
            candidate.rejected = Rejected(candidate, cd.UNKNOWN, -1, cause.cause)
            resolution.add(candidate)
            return
        for builtin in operators:
            candidate = self.builtin_candidate(builtin, operands)
            if candidate.rejected is None and self._is_hidden(candidate, functions):
                continue
            resolution.add(candidate)

    def builtin_candidate(self, builtin: BuiltinOperator, operands: list[Expression]) -> Candidate:
        """A built-in operator with the conversions of the operands."""
        candidate = Candidate(None, None)
        candidate.builtin = builtin
        candidate.parameters = tuple(builtin.parameters)
        self.engine.overloads.convert(candidate, operands, None, builtin.flags)
        return candidate

    def _is_hidden(self, candidate: Candidate, functions: list[Candidate]) -> bool:
        """A built-in candidate with the parameter types of a function that is no template ([over.match.oper]/3.3)."""
        for function in functions:
            if len(function.parameters) == len(candidate.parameters):
                order = function.parameters if function.form != cd.REVERSED else function.parameters[::-1]
                if all(bare(order[at]) is bare(candidate.parameters[at]) for at in range(len(order))):
                    return True
        return False

    def conditional(self, second: Expression, third: Expression, token: int) -> OperatorResolution:
        """The built-in types in which the operands of `?:` meet ([expr.cond]/6)."""
        resolution = OperatorResolution()
        operands = [second, third]
        for builtin in self.builtins.conditional(second, third):
            resolution.add(self.builtin_candidate(builtin, operands))
        self.engine.overloads.best.choose(resolution, token)
        if resolution.chosen is not None:
            resolution.builtin = resolution.chosen.builtin
        return resolution

    def member(self, operator: str, object_: Expression, arguments: list[Expression], token: int) -> Resolution:
        """A member operator alone: `->`, and what range-based loops ask for; nothing is chosen where there is none."""
        resolution = Resolution()
        cls = class_of(object_.type)
        if cls is None:
            return resolution
        self._members("operator" + operator, cls, [object_, *arguments], cd.WRITTEN, resolution)
        self.engine.overloads.best.choose(resolution, token)
        return resolution
