"""Lambda-expressions: introducer, head, parameters, specifiers; the body becomes a job."""

from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.syntax.expression_tokens import LAMBDA_FLAGS
from cufe.syntax.expression_types import TypeParser
from cufe.text import kinds as k

#: what can follow the name of an init-capture
_INITIALISERS: Final = b"=({"
#: behind these `[` subscripts something, is an array bound, or begins an attribute
_BEFORE_SUBSCRIPT: Final = b"])[" + bytes(
    (k.IDENTIFIER, k.STRING, k.THIS, k.BUILTIN_TYPE, k.AUTO, k.DELETE, k.OPERATOR)
)


def may_introduce(kinds: bytes, opening: int) -> bool:
    """Whether the `[` at `opening` may begin a lambda; one right behind a parenthesis is taken for a subscript."""
    return kinds[opening - 1] not in _BEFORE_SUBSCRIPT and kinds[opening + 1] != k.OPEN_SQUARE


class LambdaParser(TypeParser):
    """Reads lambda-expressions on top of types."""

    def lambda_at(self, at: int, limit: int) -> e.Lambda | None:
        """The lambda-expression whose `[` stands at `at`; None where it has no body."""
        kinds = self.kinds
        declarations = self.declarations
        brackets = declarations.brackets
        work = self.work
        close = brackets.close(at)
        if close >= limit:
            return None
        node = e.Lambda(at)
        node.introducer_close = close
        node.parent = work.parent
        region = s.Region(s.LAMBDA, close + 1, close + 1, work.region)
        self._captures(node, at + 1, close, region)
        place = self._annotations(node, close + 1, limit)
        outer_region = work.region
        work.region = region
        if place < limit and kinds[place] == k.LESS:
            head = declarations.template_head(place - 1, limit)
            if head is not None:
                node.head = head
                b.bind_template_parameters(head, region, self.lexemes)
                self.template_parts(head, node.signature.items)
                place = head.end
        place = declarations.attributes(place, node.attributes)
        if place < limit and kinds[place] == k.OPEN_ROUND:
            operator = declarations.parameter_list(place)
            node.parameters = operator
            fault = declarations.parameter_fault(operator)
            if fault >= 0:
                work.fault(fault, "parameter expected")
            b.bind_parameters(operator, region, self.lexemes)
            self.type_parts(place + 1, operator.last, node.signature.items)
            place = operator.last + 1
        node.specifiers = place
        place = self._lambda_specifiers(node, place, limit)
        work.region = outer_region
        if place >= limit or kinds[place] != k.OPEN_BRACE:
            region.parent = None
            outer_region.children.pop()
            work.fault(place, w.NO_LAMBDA_BODY)
            return None
        end = min(brackets.close(place), limit)
        node.body = place
        node.end = end + 1
        node.signature.start = close + 1
        node.signature.end = place
        region.end = end + 1
        body = s.Region(s.BLOCK, place, end + 1, region)
        block = s.Block(place, end + 1, body)
        node.block = block
        work.parent = node
        work.put_block(place + 1, end, block.statements, body)
        work.parent = node.parent
        work.lambdas.append(node)
        self.at = end + 1
        return node

    def _annotations(self, node: e.Lambda, at: int, limit: int) -> int:
        """Attributes and `__nv_parent(...)` between the introducer and the parameters; the index behind them."""
        declarations = self.declarations
        while True:
            at = declarations.attributes(at, node.attributes)
            if at + 1 >= limit or self.kinds[at] != k.IDENTIFIER or self.kinds[at + 1] != k.OPEN_ROUND:
                return at
            at = declarations.brackets.skip(at + 1)

    def _lambda_specifiers(self, node: e.Lambda, at: int, limit: int) -> int:
        """What is between the parameters of a lambda and its body."""
        kinds = self.kinds
        declarations = self.declarations
        work = self.work
        first = at
        while at < limit:
            kind = kinds[at]
            if kind in LAMBDA_FLAGS and at > first and kinds[at - 1] not in LAMBDA_FLAGS:
                work.fault(at, w.NO_LAMBDA_BODY)
            if kind == k.MUTABLE or kind == k.CONSTEXPR or kind == k.CONSTEVAL or kind == k.STATIC:
                node.flags |= LAMBDA_FLAGS[kind]
                at += 1
            elif kind == k.NOEXCEPT or kind == k.THROW:
                node.exceptions = at
                at += 1
                if at < limit and kinds[at] == k.OPEN_ROUND:
                    bound = e.Bound(at, declarations.brackets.skip(at))
                    work.put(w.ITEMS, at + 1, bound.end - 1, bound.items)
                    node.signature.items.append(bound)
                    at = bound.end
            elif kind == k.ARROW:
                node.arrow = at
                work.arrows.add(at)
                end = self.type_id_end(at + 1, limit)
                if end < 0:
                    return limit
                node.return_type = self.type_id(at + 1, end)
                at = end
            elif kind == k.REQUIRES:
                end = declarations.cutter.skip_constraint(at + 1, limit)
                self._constraint(at, end, node.signature.items)
                if node.parameters is not None:
                    node.constraint = at
                at = end
            else:
                end = declarations.attributes(at, node.attributes)
                if end == at:
                    return at
                at = end
        return at

    def _captures(self, node: e.Lambda, at: int, close: int, region: s.Region) -> None:
        """The lambda-introducer's captures ([expr.prim.lambda.capture])."""
        kinds = self.kinds
        first = at
        while at < close:
            kind = kinds[at]
            end = self.declarations.skip_to_comma(at, close)
            if kind == k.ASSIGN or (kind == k.AMPERSAND and end == at + 1):
                if at > first or end > at + 1:
                    self.work.fault(at, "capture expected")
                else:
                    node.default = at
            elif kind == k.THIS:
                node.captures.append(e.Capture(e.THIS_CAPTURE, at, end, at))
            elif kind == k.STAR and at + 1 < end and kinds[at + 1] == k.THIS:
                node.captures.append(e.Capture(e.STAR_THIS_CAPTURE, at, end, at + 1))
            else:
                self._capture(node, at, end, region)
            at = end + 1
        if kinds[close - 1] == k.COMMA:
            self.work.fault(close, "capture expected")

    def _capture(self, node: e.Lambda, at: int, end: int, region: s.Region) -> None:
        kinds = self.kinds
        start = at
        reference = kinds[at] == k.AMPERSAND
        if reference:
            at += 1
        pack = -1
        if at < end and kinds[at] == k.ELLIPSIS:
            pack = at
            at += 1
        if at >= end or kinds[at] != k.IDENTIFIER:
            self.work.fault(at, "capture expected")
            return
        name = at
        at += 1
        if at < end and kinds[at] == k.ELLIPSIS:
            pack = at
            at += 1
        capture = e.Capture(e.BY_REFERENCE if reference else e.BY_COPY, start, end, name)
        capture.pack = pack
        node.captures.append(capture)
        if at >= end:
            return
        capture.sort = e.INIT_BY_REFERENCE if reference else e.INIT_BY_COPY
        if kinds[at] not in _INITIALISERS:
            self.work.fault(at, "end of the list expected")
        elif at + 1 == end:
            self.work.fault(end, "initialiser expected")
        if kinds[at] == k.ASSIGN:
            self.work.put(w.ITEMS, at + 1, end, capture.value)
        else:
            self.work.put(w.ITEMS, at + 1, end - 1, capture.value)
        binding = s.Binding(s.INIT_CAPTURE, name, node.introducer_close + 1)
        region.bind(self.lexemes[name], binding)
