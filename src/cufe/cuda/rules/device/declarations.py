"""The declarations of the user's functions and variables, grouped by the entity that they declare.

What the spelling tells is enough for most; where it leaves the question open the engine is asked, and a declaration of
which it cannot tell either is left out."""

from cufe.cuda.marks import DEVICE_BUILTIN, EXECUTION_SPACES, MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, declared_by, specialisation_arguments
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Routine
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.sema.failures import guarded
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class, local_piece, statement_start
from cufe.text import kinds as k

#: what precedes the name in a declaration: a type or what ends one, or for a constructor the declaration
#: before
_WORDS_BEFORE: Final = (k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO, k.SCOPE, k.CONST, k.EXPLICIT, k.CONSTEXPR, k.INLINE)
_BEFORE: Final = bytes(_WORDS_BEFORE) + b"*&A>)],({};:"
#: how the declaration of a function in a block begins that is surely none of a variable
_LOCAL: Final = bytes((k.EXTERN, k.ATTRIBUTE))
_OPERATORS: Final = bytes((k.OPERATOR, k.TILDE))
#: behind the parenthesis of what is a function for certain
_PARAMETERS: Final = bytes((k.BUILTIN_TYPE, k.CLOSE_ROUND))


def is_specialisation(one: Declared) -> bool:
    """Whether a declaration begins with `template <>`, which makes it an explicit specialisation."""
    return any(not head.parameters for head in one.declaration.heads)


def is_partial(one: Declared) -> bool:
    """Whether a declaration of a variable has arguments behind its name, as a specialisation for some of them has."""
    return bool(one.declaration.heads) and one.examined.kinds[one.name_token + 1] == k.LESS


def is_extern(one: Declared) -> bool:
    """Whether the declaration of a variable is no definition, by `extern`."""
    return bool(one.flags & n.EXTERN) and one.declarator.initialiser == n.NO_INITIALISER


def declarations_of(examined: ExaminedUnit, names: set[str], functions: bool) -> list[Declared]:
    """The declarations of functions, or of variables, with certain names in the user's code, in the order of the text;
    in blocks only functions and `extern` declarations count."""
    found: list[Declared] = []
    kinds = examined.kinds
    last: list[Declared] = []
    for token in examined.tokens_of(names):
        if kinds[token] not in _OPERATORS and (kinds[token - 1] not in _BEFORE and token > 0):
            continue
        if functions and kinds[token] not in _OPERATORS and not kinds.startswith((b"(", b"<", b")"), token + 1):
            continue
        if not last or not last[0].piece.start <= token < _end_of_head(last[0].piece):
            last = _around(examined, token)
        for one in last:
            if one.name_token == token and (one.function() is not None) == functions and not one.flags & n.TYPEDEF:
                found.append(one)
    return found


def _end_of_head(piece: Piece) -> int:
    """The end of a declaration in front of the body of a function."""
    return piece.body if piece.sort == c.FUNCTION and piece.body >= 0 else piece.end


def _around(examined: ExaminedUnit, token: int) -> list[Declared]:
    """The declarators of the declaration around a token."""
    path = examined.cutter.path(token)
    if not path:
        return []
    piece = path[-1]
    if piece.sort not in (c.FUNCTION, c.SIMPLE, c.CLASS):
        return []
    brace = examined.brackets.enclosing(token)
    if brace <= piece.start:
        return declared_by(examined, path)
    if piece.sort != c.FUNCTION or token < piece.body or local_class(examined.cutter, brace) is not None:
        return []
    start = statement_start(examined.brackets, token)
    if examined.kinds[start] not in _LOCAL and examined.lexemes[start] != "void":
        # `int f()`, `int f(int)`: not `int x(y)`, which could be a variable.
        if examined.kinds[start] != k.BUILTIN_TYPE or examined.kinds[token + 1] != k.OPEN_ROUND:
            return []
        if examined.kinds[token + 2] not in _PARAMETERS:
            return []
    return declared_by(examined, [*path, local_piece(examined.cutter, token)], True)


def function_groups(examined: ExaminedUnit, found: Collection) -> list[list[Declared]]:
    """The declarations of each function of whose declarations some have a word and others have not the same."""
    # Of a special member the name that is known is not the token that it is declared by.
    names = found.marked_names(examined) | {"operator", "~"}
    groups: dict[str, list[Declared]] = {}
    for one in declarations_of(examined, names, True):
        groups.setdefault(one.scope_and_name(), []).append(one)
    made: list[list[Declared]] = []
    for declared in groups.values():
        group = [one for one in declared if one.name_token not in examined.misfits]
        words = {one.words & EXECUTION_SPACES or examined.unannotated for one in group}
        if len(words) > 1:
            made += _Functions(examined, group).groups
    return made


def device_variables(examined: ExaminedUnit, found: Collection) -> list[Declared]:
    """The declarations of variables with memory spaces outside of blocks, those included that a glance takes for
    functions: `__device__ C c(1);`."""
    declared = [one for one in found.others if one.words & MEMORY_SPACES and not one.local]
    for token in found.device_names:
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.SIMPLE:
            declared += declared_by(examined, path)
    variables = {one.name_token: one for one in declared if one.function() is None and not one.flags & n.TYPEDEF}
    return [variables[token] for token in sorted(variables)]


def variable_groups(examined: ExaminedUnit, found: Collection) -> list[list[Declared]]:
    """The declarations of each variable of which some have a memory space, specialisations of templates left out."""
    names = {one.name for one in device_variables(examined, found)}
    names |= {one.name for one in found.others if one.local and one.words & MEMORY_SPACES and one.function() is None}
    default_device = examined.settings.default_device
    if default_device:
        names |= _extern_names(examined)
    groups = variables_of(examined, names)
    return [group for group in groups if default_device or any(one.words & MEMORY_SPACES for one in group)]


def variables_of(examined: ExaminedUnit, names: set[str]) -> list[list[Declared]]:
    """The declarations of each variable with one of certain names, specialisations of templates left out."""
    groups: dict[str, list[Declared]] = {}
    for one in declarations_of(examined, names, False):
        if is_specialisation(one) or is_partial(one) or one.declaration.instantiation >= 0:
            continue
        if _declares_variable(one):
            groups.setdefault(one.scope_and_name(), []).append(one)
    return list(groups.values())


def _extern_names(examined: ExaminedUnit) -> set[str]:
    """The names of the variables that the user's code declares with `extern`; those of the compiler are no user's."""
    found: set[str] = set()
    for at in k.each(examined.kinds, k.EXTERN, examined.stretches):
        path = examined.cutter.path(at)
        if path and path[-1].sort == c.SIMPLE:
            declared = declared_by(examined, path)
            found |= {one.name for one in declared if one.function() is None and not one.words & DEVICE_BUILTIN}
    return found


def _declares_variable(one: Declared) -> bool:
    """Whether a declarator without parameters is no data member; only those in blocks that say `extern` have other
    declarations."""
    if one.local:
        return bool(one.flags & n.EXTERN)
    return not one.in_class or bool(one.flags & n.STATIC)


class _Functions:
    """The functions among declarations of one name in one scope."""

    def __init__(self, examined: ExaminedUnit, declarations: list[Declared]) -> None:
        self.examined: ExaminedUnit = examined
        self.groups: list[list[Declared]] = []
        by_spelling: dict[str, list[Declared]] = {}
        dependents: list[Declared] = []
        for one in declarations:
            if one.declaration.instantiation >= 0 or is_specialisation(one):
                dependents.append(one)
            else:
                by_spelling.setdefault(one.key(""), []).append(one)
        self.groups = list(by_spelling.values())
        if len(self.groups) > 1:
            self._unite()
        for one in dependents:
            group = self._group_of_instance(one)
            if group is not None:
                group.append(one)
                group.sort(key=_token)

    def _unite(self) -> None:
        """Unites the groups that the engine takes for one function."""
        by_entity: dict[int, list[Declared]] = {}
        kept: list[list[Declared]] = []
        for group in self.groups:
            routine = next((found for found in [self._routine(one) for one in group] if found is not None), None)
            token = _first_token(routine) if routine is not None else -1
            known = by_entity.get(token) if token >= 0 else None
            if known is not None:
                known += group
                known.sort(key=_token)
            else:
                kept.append(group)
                if token >= 0:
                    by_entity[token] = group
        self.groups = kept

    def _routine(self, one: Declared) -> Routine | None:
        """The function that a declaration declares, where the engine can tell."""
        if one.local or one.flags & n.FRIEND or len(one.declaration.declarators) > 1:
            return None
        with guarded():
            return self.examined.engine().definitions.at([*one.path, one.piece])
        return None

    def _group_of_instance(self, one: Declared) -> list[Declared] | None:
        """The declarations of the template whose instance a directive asks for or a specialisation defines."""
        templates = [group for group in self.groups if any(other.is_template for other in group)]
        if len(templates) == 1 and len(self.groups) == 1:
            return templates[0]
        routine = instance_of(one)
        if routine is None:
            members = [group for group in self.groups if any(other.in_class for other in group)]
            return members[0] if len(members) == 1 == len(self.groups) else None
        tokens = {declared.binding.name for declared in routine.declarations}
        if routine.template is not None:
            tokens |= {declared.binding.name for declared in routine.template.declarations}
        for group in self.groups:
            if any(other.name_token in tokens for other in group):
                return group
        return None


def instance_of(one: Declared) -> Routine | None:
    """The instance that a directive asks for, or that a specialisation defines; None where it cannot be told."""
    engine = one.examined.engine()
    with guarded():
        if one.declaration.instantiation < 0:
            return engine.definitions.at([*one.path, one.piece])
        found = engine.instantiations.routines(one.piece.start, one.piece.end)
        return found[0] if len(found) == 1 else None
    return None


def _token(one: Declared) -> int:
    return one.name_token


def _first_token(routine: Routine) -> int:
    """The name of a function's first declaration; of a template's prototype that of the template."""
    declarations = routine.template.declarations if routine.template is not None else routine.declarations
    return min([declared.binding.name for declared in declarations], default=-1)


# How the front end shows the functions and variables of messages: `N::X<T>::f`, without parameters.


def entity_name(one: Declared, with_arguments: str = "") -> EntityName:
    """The entity of a declaration; `with_arguments` tells the template arguments of an instance, `T=int`."""
    examined = one.examined
    parts: list[str] = []
    for piece in one.path:
        if piece.sort == c.NAMESPACE:
            parts.append(examined.scope_name(piece))
        elif piece.sort == c.CLASS and not one.flags & n.FRIEND:
            parts.append(_class_name(examined, piece))
    declarator = one.declarator
    qualifier = examined.lexemes[declarator.name_first : declarator.id]
    text = "".join(qualifier) + one.shown_name()
    if one.function() is None and one.is_template and not qualifier:
        text += _parameters(examined, one.declaration.heads[-1])
    text = "::".join([*parts, text])
    return EntityName("", f"{text} [with {with_arguments}]" if with_arguments else text)


def shown_arguments(examined: ExaminedUnit, routine: Routine | None) -> str:
    """`T=int, N=3`, the template arguments of an instance or of the class whose member it is; empty without any."""
    if routine is None:
        return ""
    template: Template | None = routine.template
    arguments = routine.arguments
    if template is None and isinstance(routine.parent, ClassType):
        template = routine.parent.template
        arguments = routine.parent.arguments
    if template is None:
        return ""
    names = TypeNames(Addresses())
    parameters = examined.engine().template_parameters.of(template)
    return ", ".join(
        [
            f"{parameter.name}={names.arguments((argument,))[1:-1]}"
            for parameter, argument in zip(parameters, arguments, strict=False)
        ]
    )


def _class_name(examined: ExaminedUnit, piece: Piece) -> str:
    """The name of a class, of a template with its parameters as arguments."""
    name = examined.scope_name(piece)
    arguments = specialisation_arguments(examined, piece)
    if arguments:
        return f"{name}<{arguments.replace(' ,', ',')}>"
    heads = examined.parser.parse(piece, "").heads
    return name + _parameters(examined, heads[-1]) if heads and heads[-1].parameters else name


def _parameters(examined: ExaminedUnit, head: n.TemplateHead) -> str:
    """`<T, N>`, as the template is named within itself."""
    names: list[str] = []
    for parameter in head.parameters:
        name = examined.lexemes[parameter.name] if parameter.name >= 0 else "<unnamed>"
        names.append(name + "..." if parameter.pack >= 0 else name)
    return "<" + ", ".join(names) + ">"
