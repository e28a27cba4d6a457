"""Textures and surfaces as template arguments that are references, in code of the device (observed): 20102.

A type is one by its attribute, so only units with such an attribute are looked at; whether an operand is evaluated does
not matter.  All other accesses are judged by their types (restrictions)."""

from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import scope_name
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_REFERENCE: Final = 20102

_ATTRIBUTES: Final = frozenset(("device_builtin_texture_type", "device_builtin_surface_type"))
_VARIABLES: Final = (en.VARIABLE, en.LOCAL, en.PARAMETER)


def check_texture_accesses(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the uses of textures in functions of the device."""
    classes = texture_classes(examined)
    if not classes:
        return
    names = _declared_names(examined, classes)
    spaces = Spaces(examined, found.marked_names(examined))
    for token in examined.tokens_of(names, examined.near()):
        around = surroundings(examined, token)
        if around is None:
            continue
        if space_at(examined, spaces, around, token) & (DEVICE | GLOBAL):
            entity = examined.lookup().resolve(token)
            if entity is not None and entity.sort in _VARIABLES and token not in entity.tokens():
                _check(examined, entity, classes, token)


def texture_classes(examined: ExaminedUnit) -> set[str]:
    """The names of the user's classes that are types of textures or surfaces."""
    classes: set[str] = set()
    for token in examined.tokens_of(set(_ATTRIBUTES), examined.near()):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.CLASS:
            classes.add(scope_name(examined, path[-1]))
    return classes


def _declared_names(examined: ExaminedUnit, classes: set[str]) -> set[str]:
    """The identifiers that stand behind the name of such a class: among them all its variables."""
    found: set[str] = set()
    kinds = examined.kinds
    for token in examined.tokens_of(classes, examined.near()):
        at = examined.brackets.skip(token + 1) if kinds[token + 1] == k.OPEN_SQUARE else token + 1
        while kinds[at] in b"*&<>," or kinds[at] in bytes((k.CONST, k.IDENTIFIER, k.NUMBER, k.BUILTIN_TYPE)):
            if kinds[at] == k.IDENTIFIER:
                found.add(examined.lexemes[at])
            at += 1
    return found


def _check(examined: ExaminedUnit, entity: Entity, classes: set[str], token: int) -> None:
    """Judges one use of a variable."""
    binding = entity.bindings[0]
    declarator = binding.declarator
    declaration = binding.declaration
    if declarator is None or declaration is None:
        return
    specifiers = declaration.specifiers
    words = examined.lexemes[specifiers.type_start : specifiers.type_end]
    if classes.isdisjoint(words):
        return
    if not declarator.operators and _is_argument_of_class(examined, token):
        examined.add(_REFERENCE, token)


def _is_argument_of_class(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name is the first argument of a class template, whose parameter is a reference then."""
    kinds = examined.kinds
    if not kinds.endswith(bytes((k.IDENTIFIER, k.LESS)), 0, token) or kinds[token + 1] not in b">,":
        return False
    template = examined.lookup().resolve(token - 2)
    return template is not None and template.is_type
