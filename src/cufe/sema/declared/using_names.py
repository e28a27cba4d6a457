"""Using-declarations, using-directives and namespace aliases that name nothing ([namespace.udecl], [namespace.udir],
[namespace.alias]): 135 of what a namespace or class has not, 282 of the global one, 725 of what is no namespace."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import Namespace
from cufe.il.types import Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.names import Named, not_found
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))


class UsingNames:
    """Judges what such declarations name."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def judge(self, head: int, end: int, context: Context) -> None:
        """Raises what is wrong with the declaration in the tokens `head` to `end`, if it is one of them."""
        kinds = self.engine.kinds
        if kinds[end - 1] != k.SEMICOLON:
            return
        last = end - 1
        if kinds[head] == k.USING and kinds[head + 1] == k.NAMESPACE:
            self._namespace(head + 2, last, context)
        elif kinds[head] == k.NAMESPACE and kinds[head + 2] == k.ASSIGN:
            self._namespace(head + 3, last, context)
        elif kinds[head] == k.USING and all(kinds[at] in _NAMES for at in range(head + 1, last)):
            self._member(head + 1, last, context)

    def _namespace(self, first: int, last: int, context: Context) -> None:
        """What has to be the name of a namespace."""
        engine = self.engine
        if any(engine.kinds[at] not in _NAMES for at in range(first, last)):
            return
        if engine.kinds[first + 1] == k.SCOPE and self._is_undeclared(first, context):
            missing = Mistake(num.NO_NAMESPACE, "no such namespace", first)
            missing.others = [Mistake(num.SEMICOLON_EXPECTED, "no such namespace", first + 1)]
            raise missing
        named = engine.names.path(first, last, context, first)
        if not named.entities and named.qualified:
            raise self._missing(named)
        if named.qualified or any(isinstance(entity, Namespace) for entity in named.entities):
            return
        hidden = engine.names.type_name(named.name, context, first)
        if not any(isinstance(entity, Namespace) for entity in hidden):
            engine.unread.require_undeclared(named.name)
            raise Mistake(num.NO_NAMESPACE, "no such namespace", named.token)

    def _member(self, first: int, last: int, context: Context) -> None:
        """What has to be a member of a namespace or of a base class."""
        engine = self.engine
        if engine.kinds[first + 1] == k.SCOPE and self._is_undeclared(first, context):
            if isinstance(context, ClassContext):
                missing = Mistake(num.NO_CLASS_QUALIFIED, "no such scope", first)
            else:
                missing = Mistake(num.UNDEFINED, "no such scope", first, name=engine.lexemes[first])
                missing.is_certain = True
            missing.others = [Mistake(num.SEMICOLON_EXPECTED, "no such scope", first + 1)]
            raise missing
        named = engine.names.path(first, last, context, first)
        if isinstance(named.qualifier, Type) and engine.lexemes[last - 3] == named.name:
            # The constructors, by whatever name the class goes ([class.qual]/2).
            return
        is_known = isinstance(named.qualifier, (Namespace, Type)) and not named.dependent
        if is_known and not named.entities and not engine.allocations.predeclared(named.name, []):
            raise self._missing(named)

    def _is_undeclared(self, token: int, context: Context) -> bool:
        """Whether nothing declares the first component of a qualified name."""
        name = self.engine.lexemes[token]
        if self.engine.names.type_name(name, context, token) or self.engine.names.unqualified(name, context, token):
            return False
        self.engine.unread.require_undeclared(name)
        return True

    def _missing(self, named: Named) -> Exception:
        qualifier = named.qualifier
        if isinstance(qualifier, Namespace) and qualifier.parent is None:
            return Mistake(num.NOT_GLOBAL, "no such name", named.token, name=named.name)
        return not_found(self.engine, named, "no such member", named.token)
