"""Names behind a `for` that declares a variable of the same name: before C++98 they meant that variable (780;
[stmt.for])."""

from cufe.checks.lambdas.captures import is_member, qualified
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_OLD_SCOPE: Final = 780

_WORDS: Final = {en.VARIABLE: "variable", en.FIELD: "member", en.FUNCTION: "function"}
#: in front of a statement that stands in the block itself
_BEGINS: Final = b";{}:"
_MEMBERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."
_BEHIND_NAME: Final = b"=,;({"


class _Declared:
    """A variable of a loop: its name was that of the variable from `behind` the loop to the `end` of the block."""

    def __init__(self, variable: int, behind: int, end: int) -> None:
        self.variable: int = variable
        self.behind: int = behind
        self.end: int = end


def check_for_init_scopes(code: UserCode) -> None:
    """Judges the uses of such names in the rest of the block around the loop."""
    kinds = code.kinds
    loops: list[int] = []
    for loop in k.each(kinds, k.FOR, code.in_full):
        if kinds[loop + 1] == k.OPEN_ROUND and kinds[loop - 1] in _BEGINS and code.brackets.enclosing(loop) >= 0:
            loops.append(loop)
    if loops:
        for token, variable in _uses(code, loops):
            _judge(code, token, variable)


def _judge(code: UserCode, token: int, variable: int) -> None:
    entity = code.lookup().resolve(token)
    if entity is not None and entity.sort in _WORDS and not entity.is_local() and not entity.template:
        offset = code.unit.offset
        is_variable = entity.sort == en.VARIABLE
        kind = "member" if is_variable and is_member(code, entity) else _WORDS[entity.sort]
        code.add(
            _OLD_SCOPE,
            token,
            EntityName(kind, qualified(code, entity), offset(entity.token)),
            EntityName("variable", code.lexemes[variable], offset(variable)),
        )


def _uses(code: UserCode, loops: list[int]) -> list[tuple[int, int]]:
    """The tokens that are spelt like a variable of a loop in front of them in a block around them, each with the last
    such variable."""
    lexemes = code.lexemes
    names = {loop: _names(code, loop) for loop in loops}
    tokens = code.tokens_of(set().union(*names.values()), code.in_full)
    last = {lexemes[token]: token for token in tokens}
    declared: list[_Declared] = []
    for loop in loops:
        if any(last[name] > code.brackets.close(loop + 1) for name in names[loop]):
            declared += _declared(code, loop)
    declared.sort(key=_behind)
    found: list[tuple[int, int]] = []
    #: by name, the variables whose blocks have not ended, the innermost last
    open_: dict[str, list[_Declared]] = {}
    place = 0
    for token in tokens:
        while place < len(declared) and declared[place].behind <= token:
            open_.setdefault(lexemes[declared[place].variable], []).append(declared[place])
            place += 1
        around = open_.get(lexemes[token], [])
        while around and around[-1].end <= token:
            around.pop()
        if around and code.kinds[token - 1] not in _MEMBERS:
            found.append((token, around[-1].variable))
    return found


def _names(code: UserCode, loop: int) -> set[str]:
    """The names that the init-statement of a loop may declare."""
    kinds = code.kinds
    semicolon = kinds.find(k.SEMICOLON, loop, code.brackets.close(loop + 1))
    return {
        code.lexemes[at]
        for at in range(loop + 2, semicolon)
        if kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAME
    }


def _declared(code: UserCode, loop: int) -> list[_Declared]:
    """The variables that the init-statement of a loop declares."""
    close = code.brackets.close(loop + 1)
    semicolon = code.kinds.find(k.SEMICOLON, loop, close)
    body = code.lookup().body_at(close)
    if body is None:
        return []
    region = body.region_at(close)
    behind = region.end
    if code.kinds[close + 1] == k.OPEN_BRACE:
        behind = max(behind, code.brackets.close(close + 1))
    end = code.brackets.close(code.brackets.enclosing(loop))
    return [_Declared(one.name, behind, end) for one in region.bindings if loop < one.name < semicolon]


def _behind(declared: _Declared) -> int:
    return declared.behind
