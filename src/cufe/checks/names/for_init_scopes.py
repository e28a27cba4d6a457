"""Names behind a `for` that declares a variable of the same name: before C++98 they meant that variable (780;
[stmt.for])."""

from cufe.checks.read_pieces import bodies_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax.body_bindings import class_around
from cufe.syntax.cutter import CLASS, NAMESPACE
from cufe.syntax.statement_nodes import CONDITION, Region
from cufe.text import kinds as k

_OLD_SCOPE: Final = 780

_WORDS: Final = {en.VARIABLE: "variable", en.FIELD: "member", en.FUNCTION: "function"}
#: in front of a statement that stands in the block itself
_BEGINS: Final = b";{}:"
_MEMBERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."


def check_for_init_scopes(code: UserCode) -> None:
    """Judges the uses of such names in the rest of the block around the loop."""
    if not any(code.kinds.find(k.FOR, start, end) >= 0 for start, end in code.in_full):
        return
    #: the tokens that are spelt like a variable of a loop in front of them, each with the first such variable
    uses: dict[int, int] = {}
    for _, body in bodies_of(code, code.in_full):
        variables: dict[int, tuple[int, int]] = {}
        for region in body.regions:
            for binding in region.bindings if region.sort == CONDITION else []:
                stretch = _behind(code, region, binding.name)
                if stretch is not None:
                    variables[binding.name] = stretch
        for name in sorted(variables):
            for token in code.unit.occurrences_in(code.lexemes[name], [variables[name]]):
                if code.kinds[token - 1] not in _MEMBERS:
                    uses.setdefault(token, name)
    for token in sorted(uses):
        _judge(code, token, uses[token])


def _behind(code: UserCode, region: Region, name: int) -> tuple[int, int] | None:
    """The rest of the block behind the loop whose init-statement declares a name."""
    kinds = code.kinds
    loop = kinds.rfind(k.FOR, 0, name)
    if loop < 0 or not code.is_in_full(loop) or kinds[loop - 1] not in _BEGINS:
        return None
    close = code.brackets.close(loop + 1)
    if not name < kinds.find(k.SEMICOLON, loop) < close:
        return None
    behind = region.end
    if kinds[close + 1] == k.OPEN_BRACE:
        behind = max(behind, code.brackets.close(close + 1))
    return behind, code.brackets.close(code.brackets.enclosing(loop))


def _judge(code: UserCode, token: int, variable: int) -> None:
    entity = code.lookup().resolve(token)
    if entity is not None and entity.sort in _WORDS and not entity.is_local() and not entity.template:
        offset = code.unit.offset
        path = code.cutter.path(entity.token)
        is_member = entity.sort == en.VARIABLE and class_around(path, code.kinds) >= 0
        kind = "member" if is_member else _WORDS[entity.sort]
        code.add(
            _OLD_SCOPE,
            token,
            EntityName(kind, _qualified(code, entity), offset(entity.token)),
            EntityName("variable", code.lexemes[variable], offset(variable)),
        )


def _qualified(code: UserCode, entity: Entity) -> str:
    """The name of something outside of functions: `N::S::v`."""
    around = [piece for piece in code.cutter.path(entity.token) if piece.body < entity.token]
    return "::".join([code.scope_name(piece) for piece in around if piece.sort in (CLASS, NAMESPACE)] + [entity.name])
