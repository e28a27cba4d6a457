"""Uses of local variables in lambdas that do not capture them (1735, 1877), captured structured bindings (3357)."""

from cufe.checks.declarations.self_initialisation import is_in_own_initialiser
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.uses import CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, TYPEID, UNEVALUATED, Use, uses
from cufe.text import kinds as k

_NOT_CAPTURED: Final = 1735
_NOT_CAPTURED_AROUND: Final = 1877
_STRUCTURED: Final = 3357

#: the first standard in which structured bindings may be captured
_CXX20: Final = 20
#: variables that are initialised with one another are followed as far as this
_LONGEST_CHAIN: Final = 16


def check_uses(code: UserCode, path: list[Piece]) -> None:
    """Judges the uses in the lambdas of a function, the innermost of some pieces."""
    piece = path[-1]
    lookup = code.lookup()
    # The first question has the body parsed as that of a member of its class.
    lookup.resolve(code.kinds.find(k.IDENTIFIER, piece.body))
    body = lookup.bodies.of(piece)
    state = _Captures(code, path)
    for use in uses(body, code.kinds):
        if use.parent is None and not use.flags & CAPTURE:
            continue
        if use.flags & (UNEVALUATED | MEMBER | QUALIFIED | TYPEID | DEFAULT_ARGUMENT):
            continue
        entity = lookup.resolve(use.token)
        if entity is not None and entity.sort in (en.LOCAL, en.PARAMETER) and entity.bindings:
            if entity.sort == en.PARAMETER or entity.storage == en.AUTOMATIC:
                state.use(use, entity)


class _Captures:
    """What the lambdas of a function have captured so far."""

    def __init__(self, code: UserCode, path: list[Piece]) -> None:
        self.code: UserCode = code
        self._path: list[Piece] = path
        #: names and entities that each lambda captures, by its first token
        self._captured: set[tuple[int, Entity]] = set()

    def use(self, use: Use, entity: Entity) -> None:
        """A use of an automatic variable, in the order of the text."""
        if is_in_own_initialiser(self.code, entity.token, use.token):
            # That is told of it (1586).
            return
        is_binding = any(binding.sort == s.STRUCTURED for binding in entity.bindings)
        is_capture = bool(use.flags & CAPTURE)
        if is_capture and is_binding:
            self._tell_binding(use.token)
        is_reference = not is_binding and _is_reference(entity)
        if not is_binding and not is_reference and _may_be_constant(entity) and not self._varies(entity):
            return
        innermost = True
        told = False
        around = use.parent
        while around is not None and entity.token < around.start:
            if self._has(around, entity):
                return
            if is_binding and not is_capture and not told:
                self._tell_binding(use.token)
                told = True
            if around.default < 0:
                if is_reference and self._may_be_constant_reference(entity):
                    return
                self.code.add(_NOT_CAPTURED if innermost and not is_capture else _NOT_CAPTURED_AROUND, use.token)
                return
            self._captured.add((around.start, entity))
            around = around.parent
            innermost = False

    def _may_be_constant_reference(self, entity: Entity) -> bool:
        """Whether a reference is bound to a constant address, or to what is not understood."""
        return self.code.engine().constant_references.is_at(self._path, entity.token) is not False

    def _has(self, around: e.Lambda, entity: Entity) -> bool:
        """Whether a lambda captures a variable: in its list, or by a use further up."""
        if (around.start, entity) in self._captured:
            return True
        for capture in around.captures:
            if self.code.lexemes[capture.name] == entity.name and capture.sort in (e.BY_COPY, e.BY_REFERENCE):
                return True
        return False

    def _varies(self, entity: Entity) -> bool:
        """Whether a variable that is const is initialised with a variable that is none, or is a reference to it."""
        at: Entity | None = entity
        for _ in range(_LONGEST_CHAIN):
            declarator = at.bindings[0].declarator if at is not None and at.bindings else None
            start = declarator.initialiser_start if declarator is not None else -1
            if at is None or start < 0 or _is_constant(at):
                return False
            if self.code.kinds[start] in b"=(":
                start += 1
            if self.code.kinds[start] != k.IDENTIFIER or self.code.kinds[start + 1] not in b";,)":
                return False
            source = self.code.lookup().resolve(start)
            if source is None or source is at or not source.bindings:
                return False
            if source.sort == en.PARAMETER:
                return True
            if source.sort != en.VARIABLE and (source.sort != en.LOCAL or source.storage != en.AUTOMATIC):
                return False
            if not _may_be_constant(source):
                return True
            at = source
        return False

    def _tell_binding(self, token: int) -> None:
        if self.code.settings.standard < _CXX20:
            self.code.add(_STRUCTURED, token)


def _is_constant(entity: Entity) -> bool:
    declaration = entity.bindings[0].declaration
    return declaration is None or bool(declaration.specifiers.flags & (n.CONSTEXPR | n.STATIC))


def _may_be_constant(entity: Entity) -> bool:
    """Whether a variable could be used without being captured: one that is const, or whose declaration is not seen."""
    declaration = entity.bindings[0].declaration
    declarator = entity.bindings[0].declarator
    if declaration is None or declarator is None:
        return entity.sort != en.PARAMETER
    if entity.sort == en.PARAMETER:
        return False
    if _is_reference(entity):
        return bool(declaration.specifiers.flags & n.CONST)
    return bool(declaration.specifiers.flags & (n.CONST | n.CONSTEXPR | n.STATIC)) or any(
        operator.flags & n.CONST for operator in declarator.operators
    )


def _is_reference(entity: Entity) -> bool:
    declarator = entity.bindings[0].declarator
    operators = declarator.operators if declarator is not None else []
    return bool(operators) and operators[0].sort in (n.REFERENCE, n.RVALUE_REFERENCE)
