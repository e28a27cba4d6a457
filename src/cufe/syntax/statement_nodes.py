"""Syntax nodes of statements, and the regions in which the names they declare can be seen."""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.expression_nodes import Items, Node, TypeId

# --- sorts of regions ------------------------------------------------------------------------------------------------
ROOT: Final = 0  # around everything that one piece declares
FUNCTION: Final = 1  # template parameters and parameters of a function definition
PROTOTYPE: Final = 2  # parameters of a declaration without body
BLOCK: Final = 3  # { ... }, also the implicit block of a substatement
CONDITION: Final = 4  # if, while, for, switch: names of the init-statement and the condition
HANDLER: Final = 5  # catch
LAMBDA: Final = 6  # init-captures, template parameters and parameters of a lambda
REQUIREMENT: Final = 7  # parameters of a requires-expression

# --- sorts of bindings -----------------------------------------------------------------------------------------------
VARIABLE: Final = 0
PARAMETER: Final = 1
TYPE_PARAMETER: Final = 2  # also template template parameters, with `template`
VALUE_PARAMETER: Final = 3
CLASS: Final = 4
ENUM: Final = 5
ALIAS: Final = 6  # typedef, using T = ...
ENUMERATOR: Final = 7
ROUTINE: Final = 8  # function declaration
STRUCTURED: Final = 9  # name in a structured binding
INIT_CAPTURE: Final = 10
USING: Final = 11  # using-declaration
USING_NAMESPACE: Final = 12  # using-directive; `name` is the last identifier of the namespace's name
NAMESPACE_ALIAS: Final = 13
LABEL: Final = 14
NAMESPACE: Final = 15
CONCEPT: Final = 16
GUIDE: Final = 17  # deduction guide


class Binding:
    """One name that a declaration introduces.

    `name` is its token, `visible` the first token at which lookup finds it ([basic.scope.pdecl]); `first` to `end` are
    the tokens of the whole declarator-id or qualified name; `template` says that the name is that of a template; `body`
    is the opening brace of a class, enum or namespace, or -1."""

    def __init__(self, sort: int, name: int, visible: int, first: int = -1, end: int = -1) -> None:
        self.sort: int = sort
        self.name: int = name
        self.visible: int = visible
        self.first: int = first if first >= 0 else name
        self.end: int = end if end >= 0 else name + 1
        self.template: bool = False
        self.body: int = -1
        self.declaration: n.Declaration | None = None
        self.declarator: n.Declarator | None = None

    def function(self) -> n.DeclaratorOperator | None:
        """The parameter list, where the name is declared as that of a function."""
        return self.declarator.function() if self.declarator is not None else None


class Region:
    """A stretch of tokens with the names declared directly in it; regions nest."""

    def __init__(self, sort: int, start: int, end: int, parent: "Region | None") -> None:
        self.sort: int = sort
        self.start: int = start
        self.end: int = end
        self.parent: Region | None = parent
        self.children: list[Region] = []
        self.bindings: list[Binding] = []
        #: bindings by spelling
        self.names: dict[str, list[Binding]] = {}
        self.directives: list[Binding] = []
        #: using-enum-declarations
        self.using_enums: list[Binding] = []
        #: opening braces of the classes that are defined directly here
        self.classes: list[int] = []
        #: opening braces of anonymous unions, whose members are names of this region
        self.anonymous: list[int] = []
        if parent is not None:
            parent.children.append(self)

    def forget(self, bindings: "list[Binding]") -> None:
        """What seemed to be declared here is not."""
        for name, known in list(self.names.items()):
            left = [one for one in known if one not in bindings]
            if not left:
                del self.names[name]
            elif len(left) < len(known):
                self.names[name] = left

    @property
    def is_empty(self) -> bool:
        """Whether nothing is declared directly here."""
        return not self.bindings and not self.classes and not self.anonymous

    def bind(self, spelling: str, binding: Binding) -> None:
        self.bindings.append(binding)
        if binding.sort == USING_NAMESPACE:
            self.directives.append(binding)
            return
        known = self.names.get(spelling)
        if known is None:
            self.names[spelling] = [binding]
        elif binding.sort != PARAMETER:
            # Of parameters with one name the first is meant (observed).
            known.append(binding)

    def use_enum(self, binding: Binding) -> None:
        """Enters `using enum E;`, which brings in the enumerators and not the name E."""
        self.bindings.append(binding)
        self.using_enums.append(binding)


class Empty(Node):
    """`;`, an attribute declaration."""


class Block(Node):
    """`{ statements }`."""

    def __init__(self, start: int, end: int, region: Region) -> None:
        super().__init__(start, end)
        self.region: Region = region
        self.statements: list[Node] = []

    def children(self) -> list[Node]:
        return self.statements


class ExpressionStatement(Node):
    def __init__(self, start: int, end: int, expression: Node) -> None:
        super().__init__(start, end)
        self.expression: Node = expression

    def children(self) -> list[Node]:
        return [self.expression]


class Initialiser(Node):
    """The initialiser of one declarator: tokens from `=`, `(` or `{`; `constant` says that it is that of
    a constexpr variable."""

    def __init__(self, start: int, end: int, constant: bool) -> None:
        super().__init__(start, end)
        self.constant: bool = constant
        self.items: list[Node] = []

    def children(self) -> list[Node]:
        return self.items


class DeclarationStatement(Node):
    """A declaration in a block, a condition or at the root of a body.

    `declaration` is None for using-declarations, aliases and the like; `types` holds the names and expressions in its
    types, `initialisers` one entry for each declarator that has one, in order."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.declaration: n.Declaration | None = None
        self.bindings: list[Binding] = []
        self.types: TypeId = TypeId(start, end)
        self.initialisers: list[Initialiser] = []

    def children(self) -> list[Node]:
        return [self.types, *self.initialisers]


class StaticAssert(Items):
    """`static_assert(condition, text);`."""


class If(Node):
    """`constexpr` is that token of `if constexpr`, or the `consteval` of `if consteval`, or -1."""

    def __init__(self, start: int, region: Region) -> None:
        super().__init__(start, start)
        self.region: Region = region
        self.constexpr: int = -1
        self.initial: Node | None = None
        self.condition: Node | None = None
        self.then: Node | None = None
        self.otherwise: Node | None = None

    def children(self) -> list[Node]:
        return [node for node in (self.initial, self.condition, self.then, self.otherwise) if node is not None]


class Loop(Node):
    """`while`, `for`, range `for`, `do`, `switch`: `keyword` is the kind of the first token.

    For a range `for`, `colon` is the `:`, `condition` the range and `declaration` the loop variable."""

    def __init__(self, start: int, keyword: int, region: Region) -> None:
        super().__init__(start, start)
        self.keyword: int = keyword
        self.region: Region = region
        self.initial: Node | None = None
        self.declaration: Node | None = None
        self.condition: Node | None = None
        self.step: Node | None = None
        self.colon: int = -1
        self.body: Node | None = None

    def behind_body(self) -> int:
        """The token behind the statement that is repeated, -1 where none was read."""
        return self.body.end if self.body is not None else -1

    def children(self) -> list[Node]:
        parts = (self.initial, self.condition, self.declaration, self.step, self.body)
        return [node for node in parts if node is not None]


class Labelled(Node):
    """`label:`, `case e:`, `case e ... e:`, `default:` with the statement behind; `name` is the label's token or -1."""

    def __init__(self, start: int, name: int) -> None:
        super().__init__(start, start)
        self.name: int = name
        self.values: list[Node] = []
        self.statement: Node | None = None

    def children(self) -> list[Node]:
        if self.statement is None:
            return self.values
        return [*self.values, self.statement]


class Jump(Node):
    """`return`, `co_return`, `break`, `continue`, `goto`: `keyword` is the kind of the first token.

    `label` is the token behind `goto` or -1."""

    def __init__(self, start: int, keyword: int) -> None:
        super().__init__(start, start)
        self.keyword: int = keyword
        self.label: int = -1
        self.value: Node | None = None

    def children(self) -> list[Node]:
        return [] if self.value is None else [self.value]


class Handler(Node):
    """`catch (declaration) block`; `declaration` is None for `catch (...)`."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.declaration: Node | None = None
        self.block: Node | None = None

    def children(self) -> list[Node]:
        return [node for node in (self.declaration, self.block) if node is not None]


class Try(Node):
    def __init__(self, start: int) -> None:
        super().__init__(start, start)
        self.block: Node | None = None
        self.handlers: list[Handler] = []

    def children(self) -> list[Node]:
        found: list[Node] = [] if self.block is None else [self.block]
        return found + list(self.handlers)


class Asm(Node):
    """`asm` with its operands; template and clobbers are literals."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.operands: list[Node] = []

    def children(self) -> list[Node]:
        return self.operands


class MemberInitialiser(Node):
    """`name(arguments)` or `name{arguments}` of a constructor: `name` is a member or a base class."""

    def __init__(self, start: int, end: int, name: Node) -> None:
        super().__init__(start, end)
        self.name: Node = name
        self.items: list[Node] = []

    def children(self) -> list[Node]:
        return [self.name, *self.items]
