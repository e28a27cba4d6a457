"""Execution spaces: combinations that cannot be, `main`, and functions that are defaulted (spec 11)."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared, declared_by, display, word_of
from cufe.cuda.rules.enclosing_context import surroundings
from cufe.cuda.rules.examined import ExaminedUnit, declaration_context
from cufe.final import Final
from cufe.sema.failures import guarded
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

# Execution spaces: combinations that cannot be, and `main` (spec 11; observed: diagnostics-a 5.1, 5.3).


ILLEGAL_COMBINATION: Final = 20024
_MAIN: Final = 20081


def conflicts_at(one: Declared, attribute: n.Attribute, already: int) -> bool:
    """Whether the space that an attribute adds contradicts those that are there already.  What is a kernel already can
    be said to be one again, unless it is for the host, too."""
    word = word_of(attribute)
    # Where what has no word is the device's, the word for it says nothing (observed with NVRTC).
    others = HOST if one.examined.settings.default_device else HOST | DEVICE
    if word == GLOBAL:
        return bool(already & HOST) or already & (others | GLOBAL) == DEVICE
    return bool(word & others) and bool(already & GLOBAL)


def report_conflict(one: Declared, attribute: n.Attribute) -> None:
    one.examined.add_late(ILLEGAL_COMBINATION, attribute.first, applied_at(one, attribute))


def applied_at(one: Declared, attribute: n.Attribute) -> int:
    """The token at which an attribute is applied: with `main` its name, which has something said of it before; in the
    device pass that comes before what is reported about a redeclaration."""
    return one.name_token if one.examined.architecture is None and is_global_main(one) else attribute.first


def is_global_main(one: Declared) -> bool:
    """Whether a declaration is that of the program's main function."""
    return one.name == "main" and one.full_name() == "main" and not one.local and not one.declaration.heads


def check_main(one: Declared, already: int) -> int:
    """`main` cannot be for the device (20081): told at each attribute for a space with which it is, `already` being the
    spaces of earlier declarations.  Gives all spaces."""
    if not is_global_main(one):
        return already
    if one.examined.architecture is not None:
        # The device pass asks each declaration for itself.
        already = 0
    for attribute in one.attributes:
        word = word_of(attribute) & EXECUTION_SPACES
        already |= word
        if word:
            report_main(one, attribute, already)
    return already


def report_main(one: Declared, attribute: n.Attribute, spaces: int) -> None:
    """Reports an attribute with which `main` has some spaces."""
    if spaces & (DEVICE | GLOBAL):
        one.examined.add_late(_MAIN, attribute.first, applied_at(one, attribute))


# Contradicting spaces of kernel templates, told again with each instance that the unit names (20024). Observed: an
# instance has all spaces of its template from the start, and takes each word once more that was not told of where it is
# written.


def check_repeated_conflicts(examined: ExaminedUnit, groups: list[list[Declared]]) -> None:
    """Judges the instances of such templates; `groups` are the declarations of one function each."""
    doubtful = [group for group in groups if group[0].is_template and _spaces(group) & GLOBAL]
    doubtful = [group for group in doubtful if _spaces(group) & (HOST | DEVICE)]
    if doubtful:
        with guarded():
            _check_repeated(examined, doubtful, [one for group in groups for one in group if not one.is_template])


def _spaces(declared: list[Declared]) -> int:
    spaces = 0
    for one in declared:
        spaces |= one.words
    return spaces & EXECUTION_SPACES


def _check_repeated(examined: ExaminedUnit, groups: list[list[Declared]], others: list[Declared]) -> None:
    from cufe.cuda.rules.named_instances import NamedInstances

    again: dict[int, list[n.Attribute]] = {}
    for group in groups:
        spaces = _spaces(group)
        for one in group:
            again[one.name_token] = [attribute for attribute in one.attributes if conflicts_at(one, attribute, spaces)]
    own = [one for group in groups for one in group]
    specializations = {one.name_token: one.piece.start for one in others}
    named = NamedInstances(examined, {one.name for one in own}, {one.piece.start for one in own})
    for routine, token in named.in_order():
        found_at = specializations.get(token, token)
        declarations = routine.template.declarations if routine.template is not None else []
        attributes = [attribute for one in declarations for attribute in again.get(one.binding.name, [])]
        context = declaration_context(examined, routine, found_at) if attributes else ()
        for attribute in attributes:
            examined.add_late(ILLEGAL_COMBINATION, attribute.first, found_at, context=context, by=again)


# Spaces of functions that are defaulted on their first declaration, which have none (observed: diagnostics-a 5.2).
# Virtual ones have those of the host and the device, but are no kernels either.


_IGNORED: Final = 20012
_DEFAULTED: Final = TokenPattern(b"=" + bytes((k.DEFAULT,)) + b";", bytes((k.DEFAULT,)))


def check_defaulted(examined: ExaminedUnit) -> None:
    """Reports the spaces on functions that their class defaults."""
    marks = examined.marks
    for start, end in examined.stretches:
        for match in _DEFAULTED.finditer(examined.kinds, start, end):
            at = match.start()
            path = examined.cutter.path(at)
            if path and at > path[-1].body >= 0:
                path = _path_in_block(examined, at)
            if len(path) < 2 or path[-2].sort != c.CLASS:
                continue
            piece = path[-1]
            if piece.sort != c.SIMPLE or not marks.between(piece.start, at):
                continue
            for one in declared_by(examined, path):
                _check_defaulted(one)


def _path_in_block(examined: ExaminedUnit, at: int) -> list[Piece]:
    """The pieces around a token in a local class."""
    if local_class(examined.cutter, examined.brackets.enclosing(at)) is None:
        return []
    around = surroundings(examined, at)
    return [] if around is None else [*around.path, around.piece]


def _check_defaulted(one: Declared) -> None:
    if one.function() is None or not one.in_class:
        return
    examined = one.examined
    ignored = GLOBAL if _may_be_virtual(one) else HOST | DEVICE | GLOBAL
    name = examined.lexemes[one.declarator.id]
    if one.is_destructor:
        name = "~" + examined.lexemes[one.declarator.id + 1]
    elif one.is_operator:
        name = "".join(examined.lexemes[one.declarator.id : one.declarator.name_last + 1])
    for attribute in one.attributes:
        if word_of(attribute) & ignored:
            examined.add(_IGNORED, attribute.first, display(attribute), name)


def _may_be_virtual(one: Declared) -> bool:
    """Whether a function is virtual; of a destructor a base may say so."""
    if one.flags & n.VIRTUAL or (one.is_destructor and _has_bases(one)):
        return True
    return "override" in one.declarator.virtual_specifiers


def _has_bases(one: Declared) -> bool:
    piece = one.path[-1]
    return one.examined.kinds.find(k.COLON, piece.head, piece.body) >= 0
