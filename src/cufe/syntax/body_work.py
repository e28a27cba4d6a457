"""Work that is put off while a body is parsed.

What is in brackets is not parsed on the way but written down here and parsed afterwards, so no nesting of the input
makes the parsers call themselves.  A name can be looked up at any time all the same: lookup goes by position, and the
text around a bracket has been parsed before its inside is.
"""

from cufe.final import Final
from cufe.syntax.expression_nodes import Lambda, Launch, Node
from cufe.syntax.statement_nodes import Region

ITEMS: Final = 0  # expressions, types or braced lists with commas between them
EXPRESSION: Final = 1  # one expression, commas in it are operators
BLOCK: Final = 2  # the statements of a Block
PAREN: Final = 3  # the inside of (e), which may be a fold
REQUIREMENTS: Final = 4  # the body of a requires-expression
ASM_OPERANDS: Final = 5  # everything in asm(...)


class Job:
    """Tokens `start` to `limit` that are to be parsed into `target`."""

    def __init__(
        self,
        sort: int,
        start: int,
        limit: int,
        target: list[Node],
        region: Region,
        parent: Lambda | None,
    ) -> None:
        self.sort: int = sort
        self.start: int = start
        self.limit: int = limit
        self.target: list[Node] = target
        self.region: Region = region
        self.parent: Lambda | None = parent


#: the reason of a fault at the token where the `{` of a lambda is missing
NO_LAMBDA_BODY: Final = "`{` expected in a lambda"


class SyntaxFault:
    """A place where a body does not follow the grammar; `token` is where, `reason` in words."""

    def __init__(self, token: int, reason: str) -> None:
        self.token: int = token
        self.reason: str = reason


class Work:
    """Jobs to do and what was found on the way; `region` and `parent` are those of the job being done."""

    def __init__(self, root: Region) -> None:
        self.jobs: list[Job] = []
        self.region: Region = root
        #: innermost lambda around the tokens being parsed
        self.parent: Lambda | None = None
        self.lambdas: list[Lambda] = []
        self.launches: list[Launch] = []
        self.faults: list[SyntaxFault] = []
        #: `->` of trailing return types, which are no member access
        self.arrows: set[int] = set()

    def put(self, sort: int, start: int, limit: int, target: list[Node]) -> None:
        if start < limit:
            self.jobs.append(Job(sort, start, limit, target, self.region, self.parent))

    def put_block(self, start: int, limit: int, target: list[Node], region: Region) -> None:
        self.jobs.append(Job(BLOCK, start, limit, target, region, self.parent))

    def fault(self, token: int, reason: str) -> None:
        self.faults.append(SyntaxFault(token, reason))
