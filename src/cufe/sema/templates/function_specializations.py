"""Explicit specialisations of function templates ([temp.expl.spec], [temp.deduct.decl])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.context import Context
from cufe.il.entities import Declared, Routine
from cufe.il.templates import Template, TemplateArgument
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_FLAGS: Final = en.INLINE | en.CONSTEXPR | en.CONSTEVAL | en.DELETED


class FunctionSpecializations:
    """Gives instances of function templates their specialised declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: what a specialisation declares, by its name's token
        self._routines: dict[int, Routine | None] = {}
        self._loaded: set[tuple[str, int]] = set()

    def load(self, template: Template) -> None:
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
        pieces: list[Piece] = []
        for index in context.scope.indexes():
            pieces = pieces + index.pieces.get(name, [])
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
        named = engine.names.resolve(node, context, binding.name)
        explicit: list[TemplateArgument] | None = None
        if named.arguments is not None:
            explicit = engine.template_arguments.read(named.arguments, context)
        best: Template | None = None
        chosen: Routine | None = None
        for entity in named.entities:
            if not isinstance(entity, Template) or not entity.declarations:
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
