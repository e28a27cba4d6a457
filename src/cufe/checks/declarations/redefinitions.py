"""Second definitions of functions, variables, classes and enumerations in namespaces (3369; [basic.def.odr])."""

from cufe.checks.entity_names import function_name, words_of
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import At, EntityName
from cufe.final import Final
from cufe.il.entities import ClassType, EnumType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_REDEFINED: Final = 3369

#: attributes with which one function may have several definitions
_SEVERAL: Final = frozenset(("target", "target_clones", "gnu_inline", "__gnu_inline__", "overloadable"))
#: the definitions of these are pieces of their own
_BODIES: Final[dict[int, int]] = {s.ROUTINE: c.FUNCTION, s.CLASS: c.CLASS, s.ENUM: c.ENUM}


class _Definition:
    """What the innermost of some pieces defines."""

    def __init__(self, path: list[Piece], binding: s.Binding) -> None:
        self.path: list[Piece] = path
        self.binding: s.Binding = binding
        self.name: int = binding.name


def check_redefinitions(code: UserCode) -> None:
    """Judges the namespaces in the compiled file: names that are defined once are no doubt, of the others the engine
    tells what they are."""
    named: dict[str, list[_Definition]] = {}
    for path in pieces_of(code, code.in_full, with_idle=True):
        if len(path) < 2 or path[-2].sort != c.CLASS:
            for binding in code.bindings(path):
                if _is_definition(code, path[-1], binding):
                    named.setdefault(code.lexemes[binding.name], []).append(_Definition(path, binding))
    for definitions in named.values():
        if len(definitions) > 1:
            _judge(code, definitions)


def _is_definition(code: UserCode, piece: Piece, binding: s.Binding) -> bool:
    has_arguments = code.kinds[binding.name + 1] == k.LESS
    declaration = binding.declaration
    declarator = binding.declarator
    if binding.sort in _BODIES and piece.sort != _BODIES[binding.sort]:
        return False
    if binding.sort != s.VARIABLE and binding.sort != s.ROUTINE:
        # What a specialisation without arguments specialises is missing.
        is_whole = has_arguments or not binding.template or code.has_parameters(piece.start)
        return binding.sort in _BODIES and binding.first == binding.name and is_whole
    if declaration is None or declarator is None or declaration.instantiation >= 0:
        return False
    flags = declaration.specifiers.flags
    if binding.sort == s.VARIABLE:
        is_extern = flags & n.EXTERN and declarator.initialiser == n.NO_INITIALISER
        return binding.first == binding.name and not is_extern and not has_arguments
    attributes = declaration.specifiers.attributes + declarator.attributes
    is_further = flags & n.FRIEND or (flags & n.EXTERN and flags & n.INLINE)
    return not is_further and not any(one.name in _SEVERAL for one in attributes)


def _judge(code: UserCode, definitions: list[_Definition]) -> None:
    first: dict[Entity | str, _Definition] = {}
    for one in definitions:
        with guarded(token=one.name):
            entity = _entity(code, one)
            earlier = first.setdefault(entity, one) if entity is not None else one
            if entity is not None and earlier is not one and one.name not in code.misfits:
                name = _shown(code, earlier, entity, one.name)
                code.add_invalid(_REDEFINED, one.name, name, At(code.unit.offset(earlier.name)))


def _entity(code: UserCode, one: _Definition) -> Entity | str | None:
    """What is defined; a specialisation of a class by its spelling."""
    engine = code.engine()
    sort = one.binding.sort
    piece = one.path[-1]
    if sort == s.ROUTINE:
        return engine.definitions.at(one.path)
    if sort == s.CLASS and code.kinds[one.name + 1] == k.LESS:
        words = code.lexemes[piece.start : code.brackets.close_angle(one.name + 1, piece.body) + 1]
        return " ".join([str(code.brackets.enclosing(piece.start)), *words])
    context = engine.definitions.context_of(one.path, [])
    wanted = (Variable, Template) if sort == s.VARIABLE else (ClassType, EnumType, Template)
    found = [] if context is None else engine.declare.members_at(context, code.lexemes[one.name])
    return next((entity for entity in found if isinstance(entity, wanted)), None)


def _shown(code: UserCode, first: _Definition, entity: Entity | str, before: int) -> EntityName:
    """The name of what is defined, at a second definition."""
    names = MessageNames()
    is_template = code.has_parameters(first.path[-1].start)
    shown: Entity | None = code.engine().definitions.class_at(first.path) if isinstance(entity, str) else entity
    assert shown is not None
    if isinstance(shown, ClassType) and isinstance(entity, str) and not is_template:
        return EntityName("class", names.of(shown))
    if isinstance(shown, Routine):
        if not is_template:
            return EntityName("function", function_name(code.engine(), shown, before))
        shown = shown.template or shown
    kind = words_of(shown)
    if is_template and not isinstance(shown, Template):
        kind += " template"
    return EntityName(kind, names.entities.qualified(shown))
