"""Bodies: everything inside one piece - statements, expressions, lambdas, launches and the regions of names.

A piece is a function definition as a rule; initialisers, default arguments and enumerator values are expressions as
well, so each piece has a body in this sense, parsed when somebody asks for it.
"""

from itertools import accumulate

from cufe.final import TYPE_CHECKING
from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import CLASS, EMPTY, FUNCTION, LINKAGE, NAMESPACE, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.outlines import are_names, is_alias, is_assertion, is_namespace_head
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to

if TYPE_CHECKING:
    from cufe.syntax.expression import ExpressionParser
    from cufe.syntax.statement import StatementParser


class Body:
    """The statements, regions, lambdas and launches of one piece.

    `root` is the outermost region: template parameters and, for a function, its parameters.  `lambdas` and `launches`
    are in the order of the text; those in members of local classes belong to the pieces of these classes, whose opening
    braces are in `classes`.  `faults` are the places that do not follow the grammar."""

    def __init__(self, piece: Piece) -> None:
        self.piece: Piece = piece
        self.root: s.Region = s.Region(s.FUNCTION if piece.sort == FUNCTION else s.ROOT, piece.start, piece.end, None)
        #: the work that is left, None when the body is parsed
        self.work: w.Work | None = w.Work(self.root)
        #: `->` of trailing return types
        self.arrows: set[int] = self.work.arrows
        self.declaration: n.Declaration | None = None
        #: types, default arguments and initialisers of the declaration
        self.head: s.DeclarationStatement = s.DeclarationStatement(piece.start, piece.end)
        self.member_initialisers: list[s.MemberInitialiser] = []
        #: the statements of a function
        self.block: s.Block | None = None
        #: handlers of a function-try-block
        self.handlers: list[s.Handler] = []
        self.lambdas: list[e.Lambda] = []
        self._reach: list[int] = []
        self.launches: list[e.Launch] = []
        self.faults: list[w.SyntaxFault] = []
        #: opening braces of the local classes
        self.classes: list[int] = []
        #: when the body is parsed: all regions by their first tokens, outer ones first, and these tokens
        self.regions: list[s.Region] = []
        self._starts: list[int] = []

    def settle(self) -> None:
        """Puts the regions in order and collects the local classes, when all is parsed.

        Blocks and conditions that declare nothing go out of the tree: a chain of `else if` would make it deep, and
        nothing is found in them."""
        pending = [self.root]
        while pending:
            region = pending.pop()
            self.regions.append(region)
            self.classes += region.classes
            inner = region.children
            kept: list[s.Region] = []
            while inner:
                child = inner.pop()
                if (child.sort == s.BLOCK or child.sort == s.CONDITION) and child.is_empty:
                    inner += child.children
                else:
                    child.parent = region
                    kept.append(child)
            kept.sort(key=_region_start)
            region.children = kept
            pending += kept
        self.classes.sort()
        self.regions.sort(key=_region_start)
        self._starts = [region.start for region in self.regions]

    def nodes(self) -> list[e.Node]:
        """The outermost nodes, in the order of the text."""
        found: list[e.Node] = [self.head, *self.member_initialisers]
        if self.block is not None:
            found.append(self.block)
        found += self.handlers
        return found

    def region_at(self, token: int) -> s.Region:
        """The innermost region around a token."""
        if self.work is not None:
            return self.work.region
        last = count_up_to(self._starts, token) - 1
        region = self.regions[last] if last >= 0 else self.root
        while region.end <= token and region.parent is not None:
            region = region.parent
        return region

    def lambda_at(self, token: int) -> e.Lambda | None:
        """The innermost lambda whose tokens, from its `[` on, hold `token`."""
        reach = self._reach_of_lambdas()
        place = self._last_lambda(token)
        while place >= 0 and reach[place] > token:
            if self.lambdas[place].end > token:
                return self.lambdas[place]
            place -= 1
        return None

    def lambdas_around(self, token: int) -> list[e.Lambda]:
        """All lambdas whose tokens, from their `[` on, hold `token`, from the innermost outwards."""
        found: list[e.Lambda] = []
        reach = self._reach_of_lambdas()
        place = self._last_lambda(token)
        while place >= 0 and reach[place] > token:
            if self.lambdas[place].end > token:
                found.append(self.lambdas[place])
            place -= 1
        return found

    def _last_lambda(self, token: int) -> int:
        """The place of the last lambda that starts in front of a token or at it, -1 where there is none."""
        low = 0
        high = len(self.lambdas)
        while low < high:
            middle = (low + high) // 2
            if self.lambdas[middle].start <= token:
                low = middle + 1
            else:
                high = middle
        return low - 1

    def _reach_of_lambdas(self) -> list[int]:
        """For each lambda the furthest end of it and of those in front of it."""
        if len(self._reach) != len(self.lambdas):
            self._reach = list(accumulate((node.end for node in self.lambdas), max))
        return self._reach


class Bodies:
    """The bodies of a unit, parsed on demand and remembered by the first token of their piece."""

    def __init__(self, declarations: DeclarationParser) -> None:
        self.declarations: DeclarationParser = declarations
        self._known: dict[int, Body] = {}
        #: how many bodies are being parsed
        self.busy: int = 0

    def of(self, piece: Piece, class_name: str = "") -> Body:
        """The body of a piece; `class_name` is the name of the class whose member it is, or empty.

        While a body is being parsed, the answer is the part of it that is known by then."""
        known = self._known.get(piece.start)
        if known is not None:
            return known
        body = Body(piece)
        self._known[piece.start] = body
        self.busy += 1
        self._parse(body, class_name)
        self.busy -= 1
        return body

    def _parse(self, body: Body, class_name: str) -> None:
        work = body.work
        if work is None:
            return
        # Hardly anything of a file without code in bodies is parsed.
        from cufe.syntax.expression import ExpressionParser
        from cufe.syntax.statement import StatementParser

        expressions = ExpressionParser(self.declarations, work)
        statements = StatementParser(expressions)
        piece = body.piece
        if piece.sort not in (NAMESPACE, LINKAGE, EMPTY):
            self._head(body, expressions, statements, class_name)
        do_jobs(work, expressions, statements)
        body.lambdas = sorted(work.lambdas, key=_start)
        body.launches = sorted(work.launches, key=_chevrons)
        body.faults = work.faults
        body.settle()
        body.work = None

    def _head(
        self, body: Body, expressions: "ExpressionParser", statements: "StatementParser", class_name: str
    ) -> None:
        """The declaration itself; what is in brackets in it becomes jobs."""
        declarations = self.declarations
        kinds = declarations.kinds
        work = expressions.work
        piece = body.piece
        root = body.root
        at = piece.start
        while at < piece.end and kinds[at] == k.EXTENSION:
            at += 1
        first = declarations.attributes(piece.head, [])
        while first < piece.end and kinds[first] == k.EXTENSION:
            first += 1
        kind = kinds[first] if first < piece.end else 0
        parts = body.head.types.items
        if kind == k.USING or kind == k.NAMESPACE or kind == k.STATIC_ASSERT or kind == k.ASM or kind == k.CONCEPT:
            while at + 1 < first and kinds[at] == k.TEMPLATE and kinds[at + 1] == k.LESS:
                head = declarations.template_head(at, first)
                if head is None:
                    break
                b.bind_template_parameters(head, root, declarations.lexemes)
                expressions.template_parts(head, parts)
                at = head.end
            if kind == k.NAMESPACE and not is_namespace_head(kinds, first, piece.end - 1, declarations.brackets):
                work.fault(first, "namespace expected")
            self._special(body, expressions, kind, first)
            return
        declaration = declarations.parse(piece, class_name)
        body.declaration = declaration
        body.head.declaration = declaration
        for head in declaration.heads:
            b.bind_template_parameters(head, root, declarations.lexemes)
        if piece.sort == FUNCTION:
            for declarator in declaration.declarators[:1]:
                function = declarator.function()
                if function is not None:
                    b.bind_parameters(function, root, declarations.lexemes)
        statements.declaration_parts(declaration, body.head)
        fault = declarations.fault(declaration, class_name != "")
        if fault >= 0 and not class_name and self._is_member(piece):
            fault = declarations.fault(declaration, True)
        if fault >= 0:
            work.fault(fault, "end of a declaration expected")
        if piece.sort == FUNCTION and piece.body >= 0:
            self._function_body(body, expressions, statements, declaration)

    def _is_member(self, piece: Piece) -> bool:
        """Whether a piece is that of a member of a class, which may have no name."""
        path = self.declarations.cutter.path(piece.start)
        return not path or path[-1].start != piece.start or (len(path) > 1 and path[-2].sort == CLASS)

    def _special(self, body: Body, expressions: "ExpressionParser", kind: int, first: int) -> None:
        """Declarations without declarators: aliases, static_assert, concepts."""
        work = expressions.work
        kinds = expressions.kinds
        end = body.piece.end
        parts = body.head.types.items
        if kind == k.STATIC_ASSERT:
            if not is_assertion(kinds, first, end, self.declarations.brackets.skip(first + 1)):
                work.fault(first, "assertion expected")
            if first + 1 < end and kinds[first + 1] == k.OPEN_ROUND:
                bound = e.Bound(first, end)
                parts.append(bound)
                work.put(w.ITEMS, first + 2, min(self.declarations.brackets.close(first + 1), end), bound.items)
        elif kind == k.CONCEPT:
            assign = first
            while assign < end and kinds[assign] != k.ASSIGN:
                assign += 1
            work.put(w.EXPRESSION, assign + 1, end - 1, parts)
        elif kind == k.USING:
            assign = first
            while assign < end and (kinds[assign] != k.ASSIGN or kinds[assign - 1] == k.OPERATOR):
                assign += 1
            if assign < end:
                expressions.type_parts(assign + 1, end - 1, parts)
                if expressions.defining_type_end(assign + 1, end - 1) != end - 1 or not is_alias(kinds, first, end):
                    work.fault(assign, "type expected")
            elif kinds[first + 1] != k.NAMESPACE:
                expressions.type_parts(first + 1, end - 1, parts)
            if assign >= end and not are_names(kinds, first + 1, end - 1):
                work.fault(first + 1, "name expected")

    def _function_body(
        self, body: Body, expressions: "ExpressionParser", statements: "StatementParser", declaration: n.Declaration
    ) -> None:
        piece = body.piece
        work = expressions.work
        if declaration.member_initialisers >= 0:
            self._member_initialisers(body, expressions, declaration.member_initialisers + 1, piece.body)
        close = min(self.declarations.brackets.close(piece.body), piece.end)
        region = s.Region(s.BLOCK, piece.body, close + 1, body.root)
        block = s.Block(piece.body, close + 1, region)
        body.block = block
        work.put_block(piece.body + 1, close, block.statements, region)
        statements.handlers(close + 1, piece.end, body.handlers)

    def _member_initialisers(self, body: Body, expressions: "ExpressionParser", at: int, limit: int) -> None:
        kinds = expressions.kinds
        brackets = self.declarations.brackets
        work = expressions.work
        while at < limit:
            if kinds[at] == k.COMMA or kinds[at] == k.ELLIPSIS:
                at += 1
                continue
            if kinds[at] == k.TYPENAME:
                at += 1
            start = at
            behind = brackets.skip(at + 1) if kinds[at] == k.DECLTYPE else at
            if behind > at and kinds[behind] != k.SCOPE:
                # A base class by `decltype(e)`, whose operand is read with its type.
                name = e.Name(at, behind, at, False)
                at = behind
            else:
                name = expressions.name(at, limit)
                at = expressions.at
            if at >= len(kinds) or (kinds[at] != k.OPEN_ROUND and kinds[at] != k.OPEN_BRACE):
                work.fault(at, "`(` expected in a member initialiser")
                return
            close = brackets.close(at)
            node = s.MemberInitialiser(start, close + 1, name)
            body.member_initialisers.append(node)
            if kinds[at] == k.OPEN_BRACE:
                braced = e.BracedList(at, close + 1)
                node.items.append(braced)
                work.put(w.ITEMS, at + 1, close, braced.items)
            else:
                work.put(w.ITEMS, at + 1, close, node.items)
            at = close + 1
            if at < limit and kinds[at] != k.COMMA and kinds[at] != k.ELLIPSIS:
                work.fault(at, "`{` expected")
        if kinds[at - 1] == k.COMMA:
            work.fault(at, "member expected")


def _start(node: e.Lambda) -> int:
    return node.start


def _chevrons(node: e.Launch) -> int:
    return node.chevrons


def _region_start(region: s.Region) -> int:
    return region.start


def do_jobs(work: w.Work, expressions: "ExpressionParser", statements: "StatementParser") -> None:
    """Does the jobs; they make new ones.

    The last one made is done first: that keeps the list short, and what surrounds a job is parsed by then."""
    jobs = work.jobs
    while jobs:
        job = jobs.pop()
        work.region = job.region
        work.parent = job.parent
        sort = job.sort
        if sort == w.ITEMS:
            expressions.items(job.start, job.limit, job.target)
        elif sort == w.PAREN:
            expressions.inside_parentheses(job.start, job.limit, job.target)
        elif sort == w.EXPRESSION:
            job.target.append(expressions.whole(job.start, job.limit))
        elif sort == w.BLOCK:
            statements.statements(job.start, job.limit, job.target)
        elif sort == w.REQUIREMENTS:
            expressions.requirements(job.start, job.limit, job.target)
        else:
            statements.asm_operands(job.start, job.limit, job.target)
