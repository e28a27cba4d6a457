"""Names behind a `for` that declares a variable of the same name: before C++98 they meant that variable (780;
[stmt.for])."""

from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.mistakes.captured_names import qualified
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_OLD_SCOPE: Final = 780

_WORDS: Final = {en.VARIABLE: "variable", en.FIELD: "member", en.FUNCTION: "function"}
#: in front of a statement that stands in the block itself
_BEGINS: Final = b";{}:"
_MEMBERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."
_BEHIND_NAME: Final = b"=,;({"


def check_for_init_scopes(code: UserCode) -> None:
    """Judges the uses of such names in the rest of the block around the loop."""
    kinds = code.kinds
    meant: dict[int, int] = {}
    for start, end in code.compiled():
        loop = kinds.find(k.FOR, start, end)
        while loop >= 0:
            if kinds[loop + 1] == k.OPEN_ROUND and kinds[loop - 1] in _BEGINS:
                _gather(code, loop, meant)
            loop = kinds.find(k.FOR, loop + 1, end)
    for token, variable in sorted(meant.items()):
        entity = code.lookup().resolve(token)
        if entity is not None and entity.sort in _WORDS and not entity.is_local() and not entity.template:
            offset = code.unit.offset
            code.add(
                _OLD_SCOPE,
                token,
                EntityName(_kind(code, entity), qualified(code, entity), offset(entity.token)),
                EntityName("variable", code.lexemes[variable], offset(variable)),
            )


def _gather(code: UserCode, loop: int, meant: dict[int, int]) -> None:
    """Adds the tokens behind a loop that are spelt like a variable of its init-statement, each with that variable."""
    kinds = code.kinds
    brace = code.brackets.enclosing(loop)
    if brace < 0:
        return
    end = code.brackets.close(brace)
    close = code.brackets.close(loop + 1)
    semicolon = kinds.find(k.SEMICOLON, loop, close)
    named = [at for at in range(loop + 2, semicolon) if kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAME]
    behind = code.brackets.close(close + 1) if kinds[close + 1] == k.OPEN_BRACE else close
    if not any(code.lexemes[at] in code.lexemes[behind:end] for at in named):
        return
    body = code.lookup().body_at(close)
    if body is None:
        return
    region = body.region_at(close)
    for binding in region.bindings:
        if loop < binding.name < semicolon:
            for token in code.tokens_of({code.lexemes[binding.name]}, [(max(region.end, behind), end)]):
                if kinds[token - 1] not in _MEMBERS:
                    meant[token] = binding.name


def _kind(code: UserCode, entity: Entity) -> str:
    path = code.cutter.path(entity.token)
    if entity.sort == en.VARIABLE and len(path) > 1 and path[-2].sort == c.CLASS:
        return "member"
    return _WORDS[entity.sort]
