"""Explicit and partial specialisations of class, variable and function templates ([temp.spec.partial],
[temp.expl.spec])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import TPCK_PARAM, Constant, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Routine
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, TemplateContext
from cufe.sema.templates.deduced import Deduced, flat
from cufe.sema.templates.dependence import parameter_in
from cufe.sema.templates.unification import Unifier
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import CLASS, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Match:
    """A partial specialisation that fits, with the arguments of its parameters."""

    def __init__(self, partial: tm.PartialSpecialization, arguments: list[tm.TemplateArgument]) -> None:
        self.partial: tm.PartialSpecialization = partial
        self.arguments: list[tm.TemplateArgument] = arguments


class SpecializationSet:
    """The specialisations of one template; `unreadable` ones could be for any arguments."""

    def __init__(self) -> None:
        self.explicit: dict[str, Declared] = {}
        self.explicit_arguments: dict[str, tuple[tm.TemplateArgument, ...]] = {}
        self.partial: list[tm.PartialSpecialization] = []
        self.unreadable: list[Unknown] = []
        #: they have all been read
        self.is_whole: bool = False


class Specializations:
    """Which specialisation the arguments of an instance choose."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._sets: dict[tm.Template, SpecializationSet] = {}
        #: partial specialisations whose patterns say all about the arguments
        self._plain: dict[tm.PartialSpecialization, bool] = {}

    # --- finding ---------------------------------------------------------------------------------------------------

    def of(self, template: tm.Template) -> SpecializationSet:
        """The specialisations of a template, wherever they stand."""
        known = self._sets.get(template)
        if known is not None:
            if not known.is_whole:
                self.engine.recursion.rest_on_open()
            return known
        found = SpecializationSet()
        self._sets[template] = found
        if template.declarations:
            self._read(template, found)
        found.is_whole = True
        return found

    def _read(self, template: tm.Template, found: SpecializationSet) -> None:
        """Enters what specialises a template."""
        home = template.declarations[0].context
        for binding, piece in self._written(template, home):
            scope = home
            if _is_of_template(template):
                scope = self.engine.template_definitions.scope_of(binding, home)
            self._enter(template, Declared(binding, piece, scope), found)

    def _written(self, template: tm.Template, home: Context) -> list[tuple[s.Binding, Piece]]:
        """The declarations `name<...>` in the scope of the template and in the namespaces around."""
        found: list[tuple[s.Binding, Piece]] = []
        lookup = self.engine.lookup
        name = template.name
        at: Context | None = home
        while at is not None:
            pieces: list[Piece] = []
            if isinstance(at, ClassContext):
                if at.cls.brace >= 0:
                    pieces = lookup.index(at.cls.brace).pieces.get(name, [])
            elif isinstance(at, NamespaceContext):
                pieces = at.scope.index().pieces.get(name, [])
            for piece in pieces:
                if piece.head == piece.start and piece.sort != CLASS:
                    continue
                for binding in lookup.bindings(piece, ""):
                    if self.engine.lexemes[binding.name] != name or self.engine.kinds[binding.name + 1] != k.LESS:
                        continue
                    if binding.sort not in (s.CLASS, s.VARIABLE):
                        continue
                    if (at is home and binding.first == binding.name) or self._names(template, binding, at):
                        found.append((binding, piece))
            at = at.outer
        return found

    def _names(self, template: tm.Template, binding: s.Binding, context: Context) -> bool:
        """Whether the name of a specialisation that stands in another scope means the template."""
        if _is_of_template(template):
            return self.engine.template_definitions.qualifier_names(binding, template.parent, context)
        return self.engine.template_definitions.is_named(template, binding, context)

    def _enter(self, template: tm.Template, declared: Declared, found: SpecializationSet) -> None:
        heads = self.engine.template_parameters.heads(declared)
        binding = declared.binding
        if not heads and declared.piece.sort != CLASS:
            return
        end = binding.end if binding.end > binding.name + 1 else self.engine.lookup.declarations.skip_name(
            binding.name, declared.piece.end
        )  # fmt: skip
        node = self.engine.fragments.name(binding.name, end).own_arguments()
        if node is None:
            return
        # Where `template <>` is missing (795), it counts as written.
        parameters = self.engine.template_parameters.of_head(heads[-1], declared.context) if heads else []
        reading: Context = declared.context
        if parameters:
            reading = TemplateContext(parameters, None, declared.context)
        try:
            written = self.engine.template_arguments.read(node, reading)
            arguments = self.engine.argument_fitting.complete(template, written, binding.name)
        except (IllFormed, Dependent) as failure:
            found.unreadable.append(Unknown(f"specialisation of {template.name}: {failure}", binding.name))
            return
        except Unknown as doubt:
            found.unreadable.append(doubt)
            return
        if not parameters:
            key = tm.arguments_key(arguments)
            known = found.explicit.get(key)
            if known is None or (known.binding.body < 0 and binding.body >= 0):
                found.explicit[key] = declared
                found.explicit_arguments[key] = arguments
            return
        key = tm.arguments_key(arguments)
        if self._is_primary(template, declared, parameters, key):
            return
        for other in found.partial:
            if tm.arguments_key(other.arguments) == key and len(other.parameters) == len(parameters):
                if self._same_constraints(other, declared, parameters):
                    if other.declared.binding.body < 0:
                        other.declared = declared
                        other.parameters = parameters
                    return
        partial = tm.PartialSpecialization(template, declared, parameters)
        partial.arguments = arguments
        found.partial.append(partial)

    def _is_primary(
        self, template: tm.Template, declared: Declared, parameters: list[tm.TemplateParameter], key: str
    ) -> bool:
        """Whether a partial specialisation has the parameters of the template itself for arguments: it is an error, and
        specialises nothing ([temp.spec.partial.general]/9)."""
        own = self.engine.template_parameters.of(template)
        if len(own) != len(parameters) or key != tm.arguments_key(self.engine.prototypes.own_arguments(template)):
            return False
        for first, second in zip(own, parameters, strict=True):
            if first.kind != second.kind or first.pack != second.pack:
                return False
            if first.kind == tm.TPK_NONTYPE and (first.type is None or second.type is None):
                return False
            if first.kind == tm.TPK_NONTYPE and first.type is not second.type:
                return False
        return not self.engine.constraints.text(declared, parameters)

    def _same_constraints(
        self, partial: tm.PartialSpecialization, declared: Declared, parameters: list[tm.TemplateParameter]
    ) -> bool:
        constraints = self.engine.constraints
        return constraints.text(partial.declared, partial.parameters) == constraints.text(declared, parameters)

    def explicit_class(self, template: tm.Template, key: str) -> ClassType | None:
        """The class that an explicit specialisation defines."""
        arguments = self.of(template).explicit_arguments.get(key)
        if arguments is None or template.kind not in (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS):
            return None
        cls = self.engine.templates.class_instance(template, arguments)
        self.engine.classes.require_complete(cls, template.token)
        return cls

    # --- choosing --------------------------------------------------------------------------------------------------

    def choose(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> Match | None:
        """The partial specialisation for the arguments of an instance; None for the primary template.

        IllFormed where several fit and none is more specialised."""
        found = self.of(template)
        matches: list[Match] = []
        for partial in found.partial:
            match = self.match(partial, arguments)
            if match is not None:
                matches.append(match)
        if found.unreadable:
            raise found.unreadable[0]
        if not matches:
            return None
        best = matches[0]
        for match in matches[1:]:
            if self.more_specialized(match.partial, best.partial):
                best = match
        for match in matches:
            if match is not best and not self.more_specialized(best.partial, match.partial):
                raise IllFormed(f"more than one partial specialization of {template.name} matches", template.token)
        return best

    def match(self, partial: tm.PartialSpecialization, arguments: tuple[tm.TemplateArgument, ...]) -> Match | None:
        """The arguments with which a partial specialisation is the given one ([temp.spec.partial.match])."""
        found = self._deduced(partial, arguments)
        if found is None:
            return None
        if not self._is_plain(partial) and not self._reads_same(partial, found, arguments):
            return None
        if not self.engine.constraints.declared_satisfied(partial.declared, partial.parameters, found):
            return None
        return Match(partial, found)

    def _reads_same(
        self,
        partial: tm.PartialSpecialization,
        found: list[tm.TemplateArgument],
        arguments: tuple[tm.TemplateArgument, ...],
    ) -> bool:
        """Whether the pattern read with the arguments found is the list that was asked for: what is in non-deduced
        contexts has been passed over so far."""
        declared = partial.declared
        binding = declared.binding
        context = TemplateContext(partial.parameters, found, declared.context)
        before = self.engine.trials.enter()
        try:
            values = self.engine.argument_fitting
            for index, parameter in enumerate(partial.parameters):
                if not parameter.pack:
                    values.fitted(parameter, found[index], context, binding.name)
            end = self.engine.lookup.declarations.skip_name(binding.name, declared.piece.end)
            node = self.engine.fragments.name(binding.name, end).own_arguments()
            if node is None:
                return False
            written = self.engine.template_arguments.read(node, context)
            again = self.engine.argument_fitting.complete(partial.template, written, binding.name)
        except IllFormed:
            return False
        except Dependent:
            return True
        finally:
            self.engine.trials.leave(before)
        return tm.arguments_key(again) == tm.arguments_key(arguments)

    def _is_plain(self, partial: tm.PartialSpecialization) -> bool:
        known = self._plain.get(partial)
        if known is None:
            known = True
            for argument in partial.arguments:
                if not is_deducible(argument):
                    known = False
            for parameter in partial.parameters:
                if parameter.constant is not None and (parameter.type is None or parameter.type.dependent):
                    known = False
            self._plain[partial] = known
        return known

    # --- ordering --------------------------------------------------------------------------------------------------

    def more_specialized(self, first: tm.PartialSpecialization, second: tm.PartialSpecialization) -> bool:
        """Whether `first` is more specialised than `second` ([temp.spec.partial.order])."""
        forwards = self.match_pattern(second, first)
        backwards = self.match_pattern(first, second)
        if forwards != backwards:
            return forwards
        return forwards and self.engine.constraints.more_constrained_declared(
            first.declared, first.parameters, second.declared, second.parameters
        )

    def match_pattern(self, general: tm.PartialSpecialization, special: tm.PartialSpecialization) -> bool:
        """Whether the arguments of `special`, its parameters opaque, fit the pattern of `general`."""
        found = self._deduced(general, special.arguments)
        if found is None:
            return False
        return self._is_plain(general) or self._reads_same(general, found, special.arguments)

    def _deduced(
        self, pattern: tm.PartialSpecialization, arguments: tuple[tm.TemplateArgument, ...]
    ) -> list[tm.TemplateArgument] | None:
        """The parameters of a partial specialisation, deduced from arguments; packs may be empty."""
        deduced = Deduced(pattern.parameters)
        if not Unifier(self.engine, deduced).argument_lists(flat(pattern.arguments), flat(arguments)):
            return None
        found: list[tm.TemplateArgument] = []
        for argument, parameter in zip(deduced.arguments, pattern.parameters, strict=False):
            if argument is None and not parameter.pack:
                return None
            found.append(tm.pack_argument([]) if argument is None else argument)
        return found


def _is_of_template(template: tm.Template) -> bool:
    """Whether a template is a member of a class template, of an instance or of the template itself."""
    parent = template.parent
    return isinstance(parent, ClassType) and parent.template is not None


def is_deducible(argument: tm.TemplateArgument) -> bool:
    """Whether nothing in a pattern is a non-deduced context."""
    if argument.type is not None:
        return _is_deducible_type(argument.type)
    if argument.constant is not None:
        return _is_deducible_value(argument.constant)
    if argument.template is not None:
        return argument.template.kind != tm.TEMPLK_NONE
    return all(is_deducible(element) for element in argument.pack)


def _is_deducible_value(constant: Constant) -> bool:
    return not isinstance(constant, TemplateParamConstant) or constant.sort == TPCK_PARAM


def _is_deducible_type(type_: Type) -> bool:
    at = type_
    while at.dependent:
        if isinstance(at, t.TemplateParamType):
            return True
        if isinstance(at, (t.TypedefType, t.QualifiedType, t.PointerType, t.ReferenceType)):
            at = at.target
        elif isinstance(at, t.MemberPointerType):
            if not _is_deducible_type(at.owner):
                return False
            at = at.target
        elif isinstance(at, t.ArrayType):
            if at.bound is not None and parameter_in(at.bound) is None:
                return False
            at = at.element
        elif isinstance(at, (t.ComplexType, t.VectorType)):
            at = at.element
        elif isinstance(at, t.RoutineType):
            for parameter in at.parameters:
                if not _is_deducible_type(parameter):
                    return False
            if at.noexcept_value is not None and not _is_deducible_value(at.noexcept_value):
                return False
            at = at.result
        elif isinstance(at, t.PackExpansionType):
            at = at.pattern
        elif isinstance(at, ClassType):
            return at.template is not None and all(is_deducible(argument) for argument in at.arguments)
        elif isinstance(at, t.DependentSpecializationType):
            return at.template.is_parameter and all(is_deducible(argument) for argument in at.arguments)
        else:
            return False
    return True


_FLAGS: Final = en.INLINE | en.CONSTEXPR | en.CONSTEVAL | en.DELETED


class FunctionSpecializations:
    """Gives instances of function templates their specialised declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: what a specialisation declares, by its name's token
        self._routines: dict[int, Routine | None] = {}
        self._loaded: set[tuple[str, int]] = set()

    def load(self, template: tm.Template) -> None:
        """Reads the explicit specialisations by the name of a template that is about to get its first instance."""
        if not template.declarations or not template.name:
            return
        at: Context | None = template.declarations[0].context
        while at is not None:
            if isinstance(at, NamespaceContext):
                self._load_namespace(at, template.name)
            elif isinstance(at, ClassContext) and at.cls.brace >= 0:
                key = (template.name, at.cls.number)
                if key not in self._loaded:
                    self._loaded.add(key)
                    self._read(self.engine.lookup.index(at.cls.brace).pieces.get(template.name, []), template.name, at)
            at = at.outer

    def _load_namespace(self, context: NamespaceContext, name: str) -> None:
        key = (name, -1 - id(context))
        if key in self._loaded:
            return
        self._loaded.add(key)
        pieces = context.scope.index().pieces.get(name, [])
        if not name.isidentifier():
            for brace in context.scope.braces:
                pieces = pieces + self.engine.declare.special(brace).operators.get(name, [])
        self._read(pieces, name, context)

    def _read(self, pieces: list[Piece], name: str, context: Context) -> None:
        kinds = self.engine.kinds
        for piece in pieces:
            if not kinds.startswith(k.FULL_SPECIALIZATION, piece.start):
                continue
            for binding in self.engine.lookup.bindings(piece, ""):
                if binding.sort == s.ROUTINE and self.engine.declare.binding_name(binding) == name:
                    try:
                        self.at(binding, piece, context)
                    except (Unknown, IllFormed, Dependent) as failure:
                        self.engine.unknown(f"specialisation of {name}: {failure}", binding.name)

    def at(self, binding: s.Binding, piece: Piece, context: Context) -> Routine | None:
        """The instance that the explicit specialisation at a binding declares; None where it is none."""
        if binding.name in self._routines:
            return self._routines[binding.name]
        self._routines[binding.name] = None
        declaration = binding.declaration
        if declaration is None or len(declaration.heads) == 0 or declaration.heads[-1].parameters:
            return None
        found = self._deduced(binding, piece, context)
        self._routines[binding.name] = found
        return found

    def _deduced(self, binding: s.Binding, piece: Piece, context: Context) -> Routine | None:
        engine = self.engine
        node = engine.fragments.name(binding.first, binding.end)
        named = engine.written_names.resolve(node, context, binding.name)
        explicit: list[tm.TemplateArgument] | None = None
        if named.arguments is not None:
            explicit = engine.template_arguments.read(named.arguments, context)
        best: tm.Template | None = None
        chosen: Routine | None = None
        entities = named.entities
        owner = named.qualifier.skip_typerefs() if isinstance(named.qualifier, Type) else None
        if isinstance(owner, ClassType) and engine.lexemes[binding.name] == owner.written_name():
            entities = [*engine.declare.constructors(owner)]
        for entity in entities:
            if not isinstance(entity, tm.Template) or not entity.declarations:
                continue
            home = entity.declarations[0].context
            declared = Declared(binding, piece, home)
            try:
                signature = engine.declare_types.signature(declared, home)
                routine = engine.deduction.deduce_from_type(entity, explicit, signature)
            except IllFormed:
                continue
            count = len(signature.parameters)
            if best is None or engine.partial.more_specialized(entity, best, count) < 0:
                best = entity
                chosen = routine
        if chosen is not None and best is not None:
            self._specialize(chosen, binding, piece, best.declarations[0].context)
        return chosen

    def _specialize(self, routine: Routine, binding: s.Binding, piece: Piece, home: Context) -> None:
        """Makes an explicit specialisation of an instance."""
        declared = Declared(binding, piece, home)
        facts = self.engine.declare.make_routine(declared)
        routine.flags = (routine.flags & ~_FLAGS) | facts.flags
        specialised = [old for old in routine.declarations if is_specialization(old)]
        routine.declarations = [*specialised, declared]


def is_specialization(declared: Declared) -> bool:
    """Whether a declaration is that of an explicit specialisation."""
    declaration = declared.binding.declaration
    return declaration is not None and bool(declaration.heads) and not declaration.heads[-1].parameters
