"""Types that have to be complete, and the instances of class templates that are made to complete them.

Told are incomplete types (70), sizes of arrays (94, 95) and static assertions (1574, 2784); of an instance with the
places that asked for it (observed: cli-and-diagnostic-format 2.1, 2.4)."""

from cufe.cuda.marks import GLOBAL, LAUNCH_CONFIGURATION
from cufe.cuda.rules.completion.recursion import check_recursion
from cufe.cuda.rules.examined import ExaminedUnit, body_context
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

# Which declarations could need a type that is not complete, found by the spellings of tokens.


_KEYS: Final = b"[" + k.CLASS_KEYS + b"]"
_POINTERS: Final = bytes((k.AND,)) + b"*&"
_NAME: Final = bytes((k.IDENTIFIER,))
#: `struct X;`, `struct X<0>;`
_DECLARED: Final = TokenPattern(_KEYS + _NAME + rb"(?:<[^;{}()]*>)?;", b";")
#: `struct X x;`
_ELABORATED: Final = TokenPattern(_KEYS + _NAME + _NAME + rb"[;,=\[]", b";,=[")
#: `struct X {`, `struct X<0> : Y {`
_DEFINED: Final = TokenPattern(_KEYS + _NAME + rb"(?:<[^;{}()]*>)?" + _NAME + rb"?(?::[^;{}()]*)?\{", k.CLASS_KEYS)
#: `int x[];`, `int x[][2];`
_UNBOUNDED: Final = TokenPattern(_NAME + rb"\[\](?:\[[^][;{}]*+\])*+;", b"[")
_UNBOUNDED_END: Final = b"[];"
_BETWEEN: Final = b";{}"
#: `void x;`
_OF_BUILTIN: Final = TokenPattern(bytes((k.BUILTIN_TYPE,)) + _NAME + b";", b";")


class Doubt:
    """A declaration behind the pieces around it, and the tokens in it that raised the doubt."""

    def __init__(self, path: list[Piece]) -> None:
        self.path: list[Piece] = path
        self.tokens: list[int] = []


def doubtful_places(examined: ExaminedUnit) -> list[Doubt]:
    """The declarations at namespace and class scope, and the functions, that name a class which is declared and not
    defined, or further below, or a class template with members whose size hangs on its parameters."""
    names = undefined_classes(examined) | _defined_below(examined)
    names |= doubtful_templates(examined, names)
    names |= _unbounded_aliases(examined)
    tokens = examined.tokens_of(names | _aliases(examined, names), examined.in_full) if names else []
    for start, end in examined.in_full:
        tokens += [match.start() for match in _UNBOUNDED.finditer(examined.kinds, start, end)]
        builtin = [match.start() for match in _OF_BUILTIN.finditer(examined.kinds, start, end)]
        tokens += [token for token in builtin if examined.lexemes[token] == "void"]
    found: dict[int, Doubt] = {}
    for token in sorted(tokens):
        if _is_pointed_to(examined, token):
            continue
        path = examined.cutter.path(token)
        if path and path[-1].sort in (c.FUNCTION, c.SIMPLE, c.CLASS):
            doubt = found.setdefault(path[-1].start, Doubt(path))
            doubt.tokens.append(token)
    return [found[start] for start in sorted(found)]


def _is_pointed_to(examined: ExaminedUnit, token: int) -> bool:
    """Whether what stands behind a type makes it a pointer or a reference, or ends its declaration."""
    kinds = examined.kinds
    after = token + 1
    if kinds[after] == k.LESS:
        close = examined.brackets.close_angle(after, len(kinds))
        if close < 0:
            return False
        after = close + 1
    while kinds[after] == k.CONST:
        after += 1
    if kinds[token - 1] in k.CLASS_KEYS and kinds[after] == k.SEMICOLON:
        # Not the directive `template struct X<int>;`.
        return kinds[token - 2] != k.TEMPLATE
    return kinds[after] in _POINTERS


def _aliases(examined: ExaminedUnit, names: set[str]) -> set[str]:
    """The names that typedefs give to such types."""
    kinds = examined.kinds
    found: set[str] = set()
    for token in examined.tokens_of(names, examined.in_full):
        if kinds.find(k.TYPEDEF, max(token - 4, 0), token) >= 0:
            at = token + 1
            while kinds[at] not in b";,[*&(<" and kinds[at + 1] not in b";,[*&(":
                at += 1
            if kinds[at] == k.IDENTIFIER:
                found.add(examined.lexemes[at])
        elif kinds[token - 1] == k.ASSIGN and kinds[token - 3] == k.USING:
            found.add(examined.lexemes[token - 2])
    return found


def _unbounded_aliases(examined: ExaminedUnit) -> set[str]:
    """The names of aliases for arrays without a bound: `typedef int A[];`, `using A = int[];`."""
    kinds = examined.kinds
    found: set[str] = set()
    for start, end in examined.stretches:
        for at in k.all_of(kinds, _UNBOUNDED_END, start, end):
            first = at
            while first > start and kinds[first - 1] not in _BETWEEN:
                first -= 1
            if kinds[first] == k.TYPEDEF:
                found.add(examined.lexemes[at - 1])
            elif kinds[first] == k.USING:
                found.add(examined.lexemes[first + 1])
    return found


def undefined_classes(examined: ExaminedUnit) -> set[str]:
    """The names of classes that are declared in the user's code, and of which some declaration has no definition.

    Variables declare what `struct X x;` names where nothing else does."""
    kinds = examined.kinds
    lexemes = examined.lexemes
    declared: set[str] = set()
    specialised: set[str] = set()
    for start, end in examined.stretches:
        for match in _DECLARED.finditer(kinds, start, end):
            declared.add(lexemes[match.start() + 1])
            if kinds[match.start() + 2] == k.LESS and kinds[match.start() - 1] == k.GREATER:
                specialised.add(lexemes[match.start() + 1])
        for match in _ELABORATED.finditer(kinds, start, end):
            declared.add(lexemes[match.start() + 1])
    if not declared:
        return declared
    defined = {lexemes[match.start() + 1] for match in _DEFINED.finditer(kinds, 0, len(kinds))}
    return (declared - defined) | specialised


def _defined_below(examined: ExaminedUnit) -> set[str]:
    """The names of classes that are mentioned between a declaration and the definition in the same text."""
    kinds = examined.kinds
    lexemes = examined.lexemes
    found: set[str] = set()
    for start, end in examined.stretches:
        declared: dict[str, int] = {}
        for match in _DECLARED.finditer(kinds, start, end):
            declared.setdefault(lexemes[match.start() + 1], match.end())
        for match in _DEFINED.finditer(kinds, start, end) if declared else ():
            name = lexemes[match.start() + 1]
            if name in declared and name in lexemes[declared[name] : match.start()]:
                found.add(name)
    return found


def doubtful_templates(examined: ExaminedUnit, undefined: set[str]) -> set[str]:
    """The class templates of the user's code with a static assertion, a kernel or an array whose bound is no number,
    those with bases where something is virtual, or all of them where there are classes that are not defined."""
    kinds = examined.kinds
    found: set[str] = set()
    #: the names in the bases and bodies of the others, by the names of these
    mentions: dict[str, set[str]] = {}
    overrides = any(kinds.find(k.VIRTUAL, start, end) >= 0 for start, end in examined.stretches)
    for start, end in examined.stretches:
        for match in _DEFINED.finditer(kinds, start, end):
            at = match.start()
            brace = match.end() - 1
            if kinds[at - 1] != k.GREATER or (kinds[at - 2] == k.LESS and kinds[at - 3] == k.TEMPLATE):
                continue
            derives = overrides and kinds.find(k.COLON, at, brace) >= 0
            if undefined or derives or _is_doubtful(examined, brace):
                found.add(examined.lexemes[at + 1])
            else:
                close = examined.brackets.close(brace)
                mentions.setdefault(examined.lexemes[at + 1], set()).update(examined.lexemes[at + 2 : close])
    return _with_users(found, mentions)


def _with_users(names: set[str], mentions: dict[str, set[str]]) -> set[str]:
    """Some names, and those that mention one of them, however far away."""
    if not names:
        return names
    users: dict[str, list[str]] = {}
    for user, mentioned in mentions.items():
        for name in mentioned & (names | mentions.keys()):
            users.setdefault(name, []).append(user)
    pending = list(names)
    while pending:
        for user in users.get(pending.pop(), []):
            if user not in names:
                names.add(user)
                pending.append(user)
    return names


def _is_doubtful(examined: ExaminedUnit, brace: int) -> bool:
    kinds = examined.kinds
    close = examined.brackets.close(brace)
    words = GLOBAL | LAUNCH_CONFIGURATION
    if kinds.find(k.STATIC_ASSERT, brace, close) >= 0 or examined.marks.union(brace, close) & words:
        return True
    for at in k.all_of(kinds, b"[", brace, close):
        if kinds[at - 1] == k.IDENTIFIER and kinds[at + 1] != k.NUMBER:
            return True
    return False


# The bodies of function templates that explicit instantiations ask for: the host's pass makes no others.


_INCOMPLETE: Final = 70


def check_undefined(examined: ExaminedUnit) -> None:
    """Judges the directives for class templates that nothing defines (70)."""
    kinds = examined.kinds
    directives = [piece for piece in explicit_instantiations(examined) if kinds[piece.start + 1] in k.CLASS_KEYS]
    doubtful = undefined_classes(examined) if directives else set()
    asking = [piece for piece in directives if not doubtful.isdisjoint(examined.lexemes[piece.start : piece.end])]
    if not asking:
        return
    engine = examined.engine()
    with guarded():
        for piece in asking:
            engine.instantiations.routines(piece.start, piece.end)
            cls = engine.instantiations.undefined.get(piece.start)
            name = kinds.find(_NAME, piece.start, piece.end)
            while name >= 0 and kinds[name + 1] == k.SCOPE:
                name += 2
            if name in examined.misfits:
                continue
            if cls is not None and name >= 0 and not _is_specialised(examined, name):
                examined.add(_INCOMPLETE, piece.start + 1, MessageNames().fill_in(cls))


def _is_specialised(examined: ExaminedUnit, name: int) -> bool:
    """Whether a class template has explicit specialisations: a directive has no effect on what they declare."""
    mentions = examined.tokens_of({examined.lexemes[name]}, examined.stretches)
    return any(examined.kinds.endswith(k.FULL_SPECIALIZATION, 0, max(at - 1, 0)) for at in mentions)


def check_directives(examined: ExaminedUnit) -> None:
    """Judges the instances that the compiled file asks for; of those of headers the ones for classes that are not
    defined."""
    directives = explicit_instantiations(examined)
    if not directives:
        return
    asking = [piece for piece in directives if examined.is_in_full(piece.start)]
    if len(asking) < len(directives):
        doubtful = undefined_classes(examined)
        asking = [
            piece
            for piece in directives
            if piece in asking or not doubtful.isdisjoint(examined.lexemes[piece.start : piece.end])
        ]
    if asking:
        _judge(examined, asking)


def _judge(examined: ExaminedUnit, directives: list[Piece]) -> None:
    from cufe.cuda.rules.device.instance_bodies import InstanceBodies
    from cufe.cuda.rules.named_instances import asked_for_first

    engine = examined.engine()
    bodies = InstanceBodies(examined, engine)
    end = len(examined.kinds) - 1
    #: with the tokens that ask for them and, for the members of a class, those of their names
    asked_for: dict[Routine, tuple[int, int]] = {}
    with guarded():
        for piece in directives:
            for routine in engine.instantiations.routines(piece.start, piece.end):
                asked_for.setdefault(routine, (asked_for_first(examined, routine, piece.start), routine.token))
        for routine in sorted(asked_for, key=asked_for.__getitem__):
            scope = engine.statements.body(routine)
            if scope is not None:
                bodies.check_language(scope, end, body_context(examined, routine, asked_for[routine][0]))


def check_completion(examined: ExaminedUnit) -> None:
    """Judges the declarations of the user's code that could need a type which is not complete."""
    check_recursion(examined)
    doubts = doubtful_places(examined)
    if doubts:
        from cufe.cuda.rules.completion.declarations import judge_declarations

        judge_declarations(examined, doubts)
    check_undefined(examined)
    if examined.architecture is None:
        check_directives(examined)
