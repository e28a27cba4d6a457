"""Statements that lack a separator of their own grammar: the semicolon behind a jump, in front of `else`, behind `do`
and in the head of `for` (65), the colon behind `case` (53), and what a condition or `else` governs (127; [stmt.stmt]).

What the original leaves out to find its way back is not judged either."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_CLOSE: Final = 18
_EXPRESSION: Final = 29
_COLON: Final = 53
_SEMICOLON: Final = 65
_STATEMENT: Final = 127

#: what ends an expression
_OPERANDS: Final = bytes((k.IDENTIFIER, k.STRING, k.NUMBER, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR, k.THIS)) + b")]"
#: what goes on with no operand
_NEXT: Final = k.STATEMENT_KEYS + bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.NUMBER))
_VALUES: Final = bytes((k.NUMBER, k.CHARACTER, k.IDENTIFIER))
_LABELS: Final = TokenPattern(rb"[" + re.escape(bytes((k.CASE, k.DEFAULT))) + rb"]", bytes((k.CASE, k.DEFAULT)))
#: where reading goes on behind a label without a colon
_RESUMED: Final = bytes((k.CASE, k.DEFAULT)) + b")]}"
_CONDITIONS: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH, k.CONSTEXPR))
_GOVERNING: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH))
#: the end of a block behind a condition, or behind `else`
_AT_END: Final = re.compile(rb"[)" + re.escape(bytes((k.ELSE,))) + rb"](?=\})", re.DOTALL)
_JUMPS: Final = (k.BREAK, k.CONTINUE)


def check_statements(code: UserCode) -> None:
    """Judges the statements with keywords."""
    for start, end in code.near():
        for word in _JUMPS:
            for at in _each(code, word, start, end):
                if code.kinds[at + 1] != k.SEMICOLON:
                    code.add(_SEMICOLON, at + 1)
        for at in _each(code, k.RETURN, start, end):
            _return(code, at)
        for at in _each(code, k.ELSE, start, end):
            _else(code, at)
        for at in _each(code, k.DO, start, end):
            _do(code, at)
        for at in _each(code, k.FOR, start, end):
            if code.kinds[at + 1] == k.OPEN_ROUND:
                _for(code, at + 1)
        _labels(code, start, end)
        for match in _AT_END.finditer(code.kinds, start, end):
            _governed(code, match.start())


def _governed(code: UserCode, at: int) -> None:
    """`else` or a closing parenthesis, behind which no statement stands."""
    kinds = code.kinds
    if kinds[at] == k.CLOSE_ROUND:
        head = code.brackets.open_before(at) - 1
        if kinds[head] == k.CONSTEXPR:
            head -= 1
        if kinds[head] not in _GOVERNING:
            return
        if kinds[head] == k.WHILE and kinds.find(k.DO, code.brackets.enclosing(head), head) >= 0:
            # It may end that statement.
            return
    code.add(_STATEMENT, at + 1)


def _end_of_statement(code: UserCode, at: int) -> int:
    """Behind the next semicolon outside of brackets, or the bracket that closes those around."""
    at = semicolon_or_bracket(code, at)
    return at + 1 if code.kinds[at] == k.SEMICOLON else at


def semicolon_or_bracket(code: UserCode, at: int) -> int:
    """The next semicolon outside of brackets, or the bracket that closes those around."""
    kinds = code.kinds
    while kinds[at] not in b";)]}" and at < len(kinds) - 1:
        at = _step(code, at)
    return at


def _step(code: UserCode, at: int) -> int:
    """Behind a token, or behind what an opening bracket encloses."""
    return code.brackets.skip(at) if code.kinds[at] in b"([{" else at + 1


def _each(code: UserCode, kind: int, start: int, end: int) -> list[int]:
    found: list[int] = []
    at = code.kinds.find(kind, start, end)
    while at >= 0:
        found.append(at)
        at = code.kinds.find(kind, at + 1, end)
    return found


def _return(code: UserCode, at: int) -> None:
    if code.kinds[at + 1] in (k.CLOSE_BRACE, k.ELSE):
        code.add(_EXPRESSION, at + 1)
        code.add(_SEMICOLON, at + 1)


def _else(code: UserCode, at: int) -> None:
    """An expression directly in front of `else`; a condition there lacks a statement instead."""
    kinds = code.kinds
    last = at - 1
    if kinds[last] not in _OPERANDS and kinds[last] != k.INCREMENT:
        return
    if kinds[last] == k.CLOSE_ROUND and kinds[code.brackets.open_before(last) - 1] in _CONDITIONS:
        return
    if kinds[last] == k.CLOSE_SQUARE and kinds[last - 1] == k.CLOSE_SQUARE:
        # An attribute could end so.
        return
    code.add(_SEMICOLON, at)


def _do(code: UserCode, at: int) -> None:
    """The semicolon behind the condition of `do`."""
    kinds = code.kinds
    body = at + 1
    if kinds[body] == k.OPEN_BRACE:
        condition = code.brackets.skip(body)
    elif kinds[body] in _OPERANDS or kinds[body] == k.INCREMENT:
        condition = _end_of_statement(code, body)
    else:
        return
    if kinds[condition] != k.WHILE or kinds[condition + 1] != k.OPEN_ROUND:
        return
    after = code.brackets.skip(condition + 1)
    if kinds[after] != k.SEMICOLON:
        code.add(_SEMICOLON, after)
        code.leave_out(after, semicolon_or_bracket(code, after))


def _for(code: UserCode, opening: int) -> None:
    """Two semicolons between the parentheses of `for`, where no colon makes it one over a range."""
    kinds = code.kinds
    close = code.brackets.close(opening)
    semicolons: list[int] = []
    at = opening + 1
    while at < close:
        if kinds[at] == k.SEMICOLON:
            semicolons.append(at)
        elif kinds[at] == k.COLON:
            return
        at = _step(code, at)
    if len(semicolons) == 1:
        place = semicolons[0] + 1
        while place < close and not (kinds[place] in _NEXT and kinds[place - 1] in _OPERANDS):
            place = _step(code, place)
        code.add(_SEMICOLON, place)
    elif len(semicolons) > 2:
        is_empty = semicolons[2] == semicolons[1] + 1
        code.add(_EXPRESSION if is_empty else _CLOSE, semicolons[2])


def _labels(code: UserCode, start: int, end: int) -> None:
    """Labels of one token in front of what begins something new.  What follows is left out up to the next label, of
    which nothing is said."""
    kinds = code.kinds
    resumed = -1
    for match in _LABELS.finditer(kinds, start, end):
        at = match.start()
        if kinds[at] == k.DEFAULT:
            if kinds[at - 1] not in b";{}:":
                continue
            after = at + 1
        elif kinds[at + 1] in _VALUES:
            after = at + 2
        else:
            continue
        if kinds[after] in _NEXT or (kinds[after] == k.OPEN_BRACE and kinds[after - 1] != k.IDENTIFIER):
            if at != resumed:
                code.add(_COLON, after)
            resumed = _next_label(code, after)
            colon = kinds.find(k.COLON, resumed, end)
            code.leave_out(after, max(colon, resumed))


def _next_label(code: UserCode, at: int) -> int:
    kinds = code.kinds
    while kinds[at] not in _RESUMED and at < len(kinds) - 1:
        at = _step(code, at)
    return at
