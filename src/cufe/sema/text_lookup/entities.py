"""Entities: what a name can mean."""

from bisect import bisect_left

from cufe.final import TYPE_CHECKING, Final
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.text_lookup.scopes import Scope

# --- sorts of entities -----------------------------------------------------------------------------------------------
UNKNOWN: Final = 0  # inside lookup: the search has to stop without an answer
NAMESPACE: Final = 1
TYPE: Final = 2  # class or enum; `body` is the brace of its definition
ALIAS: Final = 3  # typedef-name
VARIABLE: Final = 4  # at namespace scope, or a static data member
FUNCTION: Final = 5  # all overloads of one scope
ENUMERATOR: Final = 6
FIELD: Final = 7  # non-static data member
PARAMETER: Final = 8  # of a function or lambda
LOCAL: Final = 9  # variable of a block; `storage` says of which sort
LABEL: Final = 10
TEMPLATE_PARAMETER: Final = 11  # `is_type` tells type parameters from values
CONCEPT: Final = 12

# --- storage of local variables --------------------------------------------------------------------------------------
AUTOMATIC: Final = 0
STATIC: Final = 1
EXTERN: Final = 2

_SORT_NAMES: Final = (
    "unknown", "namespace", "type", "alias", "variable", "function", "enumerator", "field", "parameter", "local",
    "label", "template parameter", "concept",
)  # fmt: skip


class Entity:
    """What a name means: one object for one name of one scope, so entities can be compared by identity.

    `bindings` are all declarations of the name in its scope that belong to the entity, in the order of the text: the
    redeclarations of a variable, the overloads of a function.  `token` is the first of them."""

    def __init__(self, sort: int, name: str, token: int, scope: "Scope | None") -> None:
        self.sort: int = sort
        self.name: str = name
        #: first declaring token, -1 for the global namespace
        self.token: int = token
        #: scope in which the name is declared
        self.scope: Scope | None = scope
        self.bindings: list[s.Binding] = []
        #: piece of each binding at namespace or class scope, in parallel with `bindings`
        self.pieces: list[Piece] = []
        #: first token at which a use finds the name
        self.visible: int = token
        #: the name is that of a template (class, function, variable or alias, by `sort`)
        self.template: bool = False
        #: the name is that of a type or type template, also as a template parameter
        self.is_type: bool = sort in (TYPE, ALIAS)
        #: opening brace of the definition of a class or enum, or -1
        self.body: int = -1
        #: storage of a LOCAL
        self.storage: int = AUTOMATIC
        #: region of a local name
        self.region: s.Region | None = None

    def tokens(self) -> list[int]:
        """The declaring tokens, in the order of the text."""
        return [binding.name for binding in self.bindings]

    def is_declared_at(self, token: int) -> bool:
        """Whether a token is one of the declaring ones."""
        at = bisect_left(self.bindings, token, key=_name_of)
        return at < len(self.bindings) and self.bindings[at].name == token

    def is_local(self) -> bool:
        """Whether the name lives in a function: a variable, a parameter, or anything else declared in a block."""
        return self.region is not None

    def describe(self) -> str:
        """The sort in words."""
        words = _SORT_NAMES[self.sort]
        return words + " template" if self.template else words


def _name_of(binding: s.Binding) -> int:
    return binding.name
