"""Functions over their declarations: what earlier ones of the same function said, and those of its template."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, GLOBAL, HOST, LAUNCH_CONFIGURATION
from cufe.cuda.rules.attributes.launch_configuration import Configuration
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import Earlier, has_exception_specification, is_inline
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Declared as DeclaredFunction
from cufe.il.entities import Routine
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_TEMPLATE: Final = re.escape(bytes((k.TEMPLATE,)))
#: what is in front is looked at last, since a search for one kind is fast
_DIRECTIVE: Final = TokenPattern(_TEMPLATE + rb"(?!<)(?<=[;{})]" + _TEMPLATE + rb")", bytes((k.TEMPLATE,)))


def declarations_of(examined: ExaminedUnit, names: set[str], known: list[Declared]) -> list[list[Declared]]:
    """The declarations of all functions with certain names outside of blocks, grouped by function, in the order of the
    text; `known` are declarations that are parsed already."""
    by_name = {one.name_token: one for one in known}
    groups: dict[str, list[Declared]] = {}
    kinds = examined.kinds
    for token in examined.tokens_of(names):
        one = by_name.get(token)
        if one is None and kinds.startswith((b"(", b"<"), token + 1):
            one = function_at(examined, token)
        if one is not None:
            groups.setdefault(one.key(), []).append(one)
    return list(groups.values())


def function_at(examined: ExaminedUnit, token: int) -> Declared | None:
    """The function declaration at namespace or class scope whose name is the identifier at `token`."""
    path = examined.cutter.path(token)
    if not path:
        return None
    piece = path[-1]
    if piece.sort not in (c.FUNCTION, c.SIMPLE) or (piece.body >= 0 and token > piece.body):
        return None
    return function_of(examined, piece, path[:-1], token)


def function_of(examined: ExaminedUnit, piece: Piece, path: list[Piece], token: int) -> Declared | None:
    """The declarator of a piece whose name is at `token`, if it is a function."""
    for one in declared_by(examined, [*path, piece]):
        if one.name_token == token and one.function() is not None:
            return one
    return None


def declaration_in_class(examined: ExaminedUnit, one: Declared) -> Declared | None:
    """What the class says of a member function that is defined outside of it ([class.mfct]); None where that is not
    certain."""
    if one.in_class or one.qualifier_token() < 0:
        return None
    with unanswered:
        routine = examined.engine().definitions.at([*one.path, one.piece])
        known = [] if routine is None else (routine.template or routine).declarations
        for declared in known:
            if isinstance(declared.context, ClassContext):
                return function_at(examined, declared.binding.name)
    return None


def explicit_instantiations(examined: ExaminedUnit) -> list[Piece]:
    """The directives `template ...;` in the unit's own text, without `extern`."""
    found: list[Piece] = []
    for start, end in examined.stretches:
        for match in _DIRECTIVE.finditer(examined.kinds, start, end):
            path = examined.cutter.path(match.start())
            if path and path[-1].start == match.start():
                found.append(path[-1])
    return found


def names_around(examined: ExaminedUnit, token: int) -> set[str]:
    """The names of the function and of the classes around a token."""
    path = examined.cutter.path(token)
    found = {examined.scope_name(piece) for piece in path if piece.sort == c.CLASS}
    if path:
        found.update(one.name for one in declared_by(examined, path))
    return found


# What explicit specialisations, explicit instantiations and members of class templates have of the declarations they go
# back to: execution spaces, `inline`, exception specifications (observed: diagnostics-a 5.1, 5.4).


class TemplateWords:
    """Knows the words of all functions by their names: only where these contradict each other meaning is asked for."""

    def __init__(self, examined: ExaminedUnit, groups: list[list[Declared]]) -> None:
        self.examined: ExaminedUnit = examined
        self._words: dict[str, int] = {}
        #: names of functions that are inline, or have an exception specification
        self._further: set[str] = set()
        for group in groups:
            for one in group:
                self._words[one.name] = self._words.get(one.name, 0) | one.words
                if is_inline(one) or has_exception_specification(one):
                    self._further.add(one.name)

    def of(self, one: Declared) -> Earlier:
        """What was said in front of a declaration of what it goes back to."""
        for_device = self.examined.architecture is not None
        if not one.words or not self._matters(one):
            return Earlier()
        if one.is_template:
            if for_device:
                return Earlier()
            in_class = declaration_in_class(self.examined, one)
            return Earlier(in_class.words if in_class is not None else 0)
        routine: Routine | None = None
        with unanswered:
            routine = self.routine_of(one)
        if routine is None:
            return Earlier(throws=False)
        inline = one.declaration.instantiation >= 0 and bool(routine.flags & (en.INLINE | en.CONSTEXPR))
        words = 0
        if not for_device or one.declaration.instantiation < 0:
            # In the device pass redeclarations are judged by rules of their own, but for specialisations.
            words = self._spaces(routine, one.piece.start)
        return Earlier(words, inline, self._throws(routine))

    def _matters(self, one: Declared) -> bool:
        """Whether what has a declaration's name could contradict it."""
        if one.declaration.instantiation < 0 and not one.declaration.heads:
            return False
        words = self._words[one.name]
        if not words & GLOBAL:
            return False
        return bool(words & (HOST | DEVICE)) or one.name in self._further

    def _spaces(self, routine: Routine, before: int) -> int:
        """The spaces of the template of an instance, or of a member of an instance, in front of a token."""
        from cufe.cuda.rules.calls.spaces import FunctionSpaces

        spaces = FunctionSpaces(self.examined.engine())
        declarations: list[DeclaredFunction] = []
        template = routine.template
        if template is None:
            declarations += routine.declarations
        while template is not None:
            declarations += template.declarations
            template = template.pattern
        words = 0
        for declared in declarations:
            if declared.piece.start < before:
                words |= spaces.declared(declared)
        return words

    def _throws(self, routine: Routine) -> bool:
        """Whether the template of an instance is known to have an exception specification."""
        if routine.template is None or not routine.template.declarations:
            return False
        first = function_at(self.examined, routine.template.declarations[0].binding.name)
        return first is not None and has_exception_specification(first)

    def routine_of(self, one: Declared) -> Routine | None:
        """The instance that an explicit specialisation or instantiation declares."""
        engine: Engine = self.examined.engine()
        if one.declaration.instantiation >= 0:
            found = engine.instantiations.routines(one.piece.start, one.piece.end, True)
            return found[0] if found else None
        context = engine.definitions.context_of([*one.path, one.piece], [])
        if context is None:
            return None
        for binding in engine.lookup.bindings(one.piece, ""):
            if binding.sort == s.ROUTINE and binding.name == one.name_token:
                return engine.function_specializations.at(binding, one.piece, context)
        return None


# Launch configurations that explicit specialisations have of their templates (observed: diagnostics-a 5.5).


class Configurations:
    """What the declarations of templates said so far, by their names and by the tokens of these."""

    def __init__(self, templates: TemplateWords) -> None:
        self.templates: TemplateWords = templates
        self._names: set[str] = set()
        self._by_token: dict[int, Configuration] = {}

    def keep(self, one: Declared, configuration: Configuration) -> None:
        """Keeps what is known of a function template, or of a member of a class template, behind a declaration."""
        if one.is_template or (one.in_class and one.is_of_template):
            if one.words & LAUNCH_CONFIGURATION:
                self._names.add(one.name)
            self._by_token[one.name_token] = configuration.inherited()

    def of(self, one: Declared) -> Configuration:
        """What a function has before its first declaration: a specialisation has what its template has, a member of a
        class template what the class says."""
        if not one.declaration.heads or one.declaration.instantiation >= 0 or one.name not in self._names:
            return Configuration()
        if one.is_template:
            in_class = declaration_in_class(one.examined, one)
            known = self._by_token.get(in_class.name_token) if in_class is not None else None
            return known.inherited() if known is not None else Configuration()
        with guarded():
            routine = self.templates.routine_of(one)
            found = Configuration()
            if routine is None:
                return found
            for declared in routine.declarations if routine.template is None else routine.template.declarations:
                known = self._by_token.get(declared.binding.name)
                if known is not None and declared.binding.name < one.name_token:
                    found = known.inherited()
            return found
        return Configuration()


# `extern template` of a kernel in whole-program mode with static stubs (20278; spec 20).


_EXTERN_TEMPLATE: Final = 20278


def check_extern_template(one: Declared, kernels: dict[str, int], templates: TemplateWords) -> None:
    """Judges an explicit instantiation; `kernels` are the full names of all kernels."""
    examined = one.examined
    settings = examined.settings
    if settings.device_c or not settings.static_host_stub or settings.host_stub_linkage_explicit:
        return
    if one.flags & n.EXTERN or examined.kinds.find(k.EXTERN, one.piece.start, one.declaration.instantiation) >= 0:
        # The arguments that follow are parts of the full name, too.
        is_kernel = one.words & GLOBAL or one.full_name().partition("::<")[0] in kernels
        if is_kernel and not _is_overloaded(one, templates):
            examined.add(_EXTERN_TEMPLATE, one.name_token)


def _is_overloaded(one: Declared, templates: TemplateWords) -> bool:
    """Whether the scope declares more functions of the name in front of the directive: the original asks the name
    alone, and is silent where that is no kernel template yet."""
    with unanswered:
        routine = templates.routine_of(one)
        if routine is None or routine.template is None or not routine.template.declarations:
            return False
        context = routine.template.declarations[0].context
        if not isinstance(context, NamespaceContext):
            return False
        found = one.examined.engine().overload_sets.merged(context, routine.name)
        return sum(entity.token < one.name_token for entity in found) > 1
    return False
