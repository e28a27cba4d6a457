"""Variables whose type follows from their initialiser, and that are named in it (1586; [dcl.spec.auto]/10)."""

from cufe.checks.names.undefined_names import is_in_attribute
from cufe.checks.read_pieces import bodies_of, pieces_of
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_IN_OWN_INITIALISER: Final = 1586

_BEFORE_MEMBER: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


def check_own_initialisers(code: UserCode) -> None:
    """Judges the variables that are declared with `auto` in the user's text."""
    if not any(code.kinds.find(k.AUTO, start, end) >= 0 for start, end in code.in_full):
        return
    bindings: dict[int, s.Binding] = {}
    for path in pieces_of(code, code.in_full, with_idle=True):
        bindings.update({one.name: one for one in code.bindings(path)})
    for _, body in bodies_of(code, code.in_full):
        for region in body.regions:
            bindings.update({one.name: one for one in region.bindings})
    for name in sorted(bindings):
        if _is_deduced(bindings[name]) and code.is_in_full(name):
            _check(code, bindings[name])


def _is_deduced(binding: s.Binding) -> bool:
    declaration = binding.declaration
    is_plain = binding.sort == s.VARIABLE and not binding.template and declaration is not None
    return is_plain and declaration is not None and declaration.specifiers.sort == n.PLACEHOLDER


def _check(code: UserCode, binding: s.Binding) -> None:
    declarator = binding.declarator
    if declarator is None or declarator.initialiser == n.NO_INITIALISER:
        return
    written = [(declarator.initialiser_start, declarator.initialiser_end)]
    for at in code.unit.occurrences_in(code.lexemes[binding.name], written):
        entity = code.lookup().resolve(at) if code.kinds[at - 1] not in _BEFORE_MEMBER else None
        if entity is not None and entity.token == binding.name and len(entity.bindings) == 1:
            if not is_in_attribute(code, at):
                code.add(_IN_OWN_INITIALISER, at)
                return
