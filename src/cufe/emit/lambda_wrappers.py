"""Extended lambdas in the host file: wrapper expressions in the place of closures (observed: lambdas 1 and 2).

A `__device__` lambda vanishes: the wrapper holds what it captures, its call operator is never run.  A `__host__
__device__` lambda stays as it is written and is handed to its wrapper.
"""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.emit.context import Context, LambdaError
from cufe.emit.lambda_captures import Captured, captures_of, is_mutable, tag
from cufe.emit.lambda_parent import LambdaParent
from cufe.emit.lambda_preamble import preamble
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.body_work import NO_LAMBDA_BODY
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.uses import uses_in
from cufe.text import kinds as k

_TRIGGER: Final = "__nv_lambda_preheader_injection"
_MARK: Final = "device_builtin"
#: with older gcc emulation a lambda with `[=]` that captures nothing converts to a function pointer
_OLD_GNU: Final = 60199

_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_LAMBDA_BODY: Final = 1758

#: what becomes of an annotated lambda
_VANISHES: Final = 0  # it stands in text that does not reach the host file
_PLAIN: Final = 1  # only the annotations go
_EMPTY: Final = 2  # the body goes too: device code where no wrapper is made
_EXTENDED: Final = 3
_UNUSED: Final = "__attribute__((unused))"


class _ExtendedLambda:
    """A lambda that gets a wrapper, with its number in its parent."""

    def __init__(self, slot: LambdaSlot, node: e.Lambda, parent: LambdaParent, number: int) -> None:
        self.slot: LambdaSlot = slot
        self.node: e.Lambda = node
        self.parent: LambdaParent = parent
        self.number: int = number


class LambdaWriter:
    """Writes the annotated lambdas of one unit."""

    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self._parents: dict[int, LambdaParent] = {}
        self._slots: dict[int, LambdaSlot] = {slot.opening: slot for slot in context.lambda_slots}
        #: lambdas whose bodies do not reach the host file, by `[`
        self._dropped: set[int] = set()
        self._locals: UsedLocals = UsedLocals(context)
        self.device_counts: set[int] = set()
        self.host_device_counts: set[int] = set()

    def write(self) -> None:
        """Edits all annotated lambdas, then puts the templates of the wrappers in front of their place."""
        found: list[_ExtendedLambda] = []
        for slot in self.context.lambda_slots:
            self._sort(slot, found)
        # The initialiser of an init-capture moves into the wrapper, so the lambdas in it are written first.
        found.sort(key=_opening, reverse=True)
        for extended in found:
            self._write_extended(extended)
        self.context.summary.lambdas = len(found)
        if self.context.settings.extended_lambda:
            self._write_preambles()

    def _sort(self, slot: LambdaSlot, found: list[_ExtendedLambda]) -> None:
        """Decides what becomes of the lambda at `slot`, in the order in which the numbers are given."""
        context = self.context
        path = context.cutter.path(slot.opening)
        if not path or context.is_dropped(slot.opening):
            return
        class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
        body = context.lookup().bodies.of(path[-1], class_name)
        node = _lambda_at(body, slot.opening)
        fate = _EMPTY if slot.is_device_only else _PLAIN
        if node is None:
            node = self._in_local_class(slot, body)
        else:
            fate = self._fate(slot, node, body)
        if node is None:
            self._complain(slot, body)
            return
        if fate == _VANISHES:
            return
        if fate == _EXTENDED:
            parent = self._parent(path, class_name)
            if parent is not None:
                found.append(_ExtendedLambda(slot, node, parent, parent.next_number()))
                if slot.is_device_only:
                    self._drop(node)
                return
            fate = _EMPTY if slot.is_device_only else _PLAIN
        self._erase_annotations(slot)
        if fate == _EMPTY:
            self._drop(node)
            self._write_empty_body(node)

    def _complain(self, slot: LambdaSlot, body: Body) -> None:
        """Stops where the closure of a lambda that needs a wrapper was not found: the host file would be wrong."""
        piece = body.piece
        in_body = piece.sort == c.FUNCTION and slot.opening > piece.body
        if not (in_body and slot.words & DEVICE and self.context.settings.extended_lambda):
            return
        for fault in body.faults:
            if fault.reason == NO_LAMBDA_BODY and fault.token >= slot.anchor:
                raise LambdaError(_EXPECTED_LAMBDA_BODY, fault.token)
        raise LambdaError(_EXPECTED_EXPRESSION, slot.opening)

    def _drop(self, node: e.Lambda) -> None:
        self._dropped.add(node.start)
        self.context.dropped_bodies.add(node.body)

    def _in_local_class(self, slot: LambdaSlot, body: Body) -> e.Lambda | None:
        """The lambda at `slot` in a member of a class that a body defines; such a lambda gets no wrapper."""
        context = self.context
        cutter = context.cutter
        node: e.Lambda | None = None
        while node is None:
            around = [brace for brace in body.classes if brace < slot.opening < context.brackets.close(brace)]
            if not around:
                return None
            piece = find_piece(cutter.pieces(around[-1]), slot.opening)
            while piece is not None and piece.sort == c.CLASS and piece.body < slot.opening:
                piece = find_piece(cutter.pieces(piece.body), slot.opening)
            if piece is None:
                return None
            body = context.lookup().bodies.of(piece)
            node = _lambda_at(body, slot.opening)
        return node

    def _fate(self, slot: LambdaSlot, node: e.Lambda, body: Body) -> int:
        outer = node.parent
        extended = slot.is_device_only or slot.is_host_device
        while outer is not None:
            if outer.start in self._dropped:
                return _VANISHES
            around = self._slots.get(outer.start)
            if around is not None and around.is_host_device:
                extended = False
            outer = outer.parent
        if not extended or not self.context.settings.extended_lambda:
            return _PLAIN
        in_body = body.piece.sort == c.FUNCTION and slot.opening > body.piece.body
        if not in_body or self._in_lambda_head(slot.opening, body):
            return _EMPTY if slot.is_device_only else _PLAIN
        return _EXTENDED

    def _in_lambda_head(self, token: int, body: Body) -> bool:
        """Whether a token lies in a default argument of a lambda or of one of its template parameters."""
        for other in body.lambdas_around(token):
            if other.parameters is not None and other.parameters.first < token < other.parameters.last:
                return True
            if other.head is not None and other.head.start < token < other.head.end:
                return True
        return False

    def _parent(self, path: list[Piece], class_name: str) -> LambdaParent | None:
        """The function around a lambda, None where it is device code: there no wrapper is needed."""
        context = self.context
        piece = path[-1]
        known = self._parents.get(piece.start)
        if known is not None:
            return known
        words = context.marks.union(piece.start, piece.body)
        if words & GLOBAL or (words & DEVICE and not words & HOST):
            return None
        declaration = context.parser.parse(piece, class_name)
        if not declaration.declarators or declaration.declarators[0].function() is None:
            return None
        parent = LambdaParent(Routine(context, piece, path[:-1], declaration, words))
        self._parents[piece.start] = parent
        return parent

    # --- edits -----------------------------------------------------------------------------------------------

    def _erase_annotations(self, slot: LambdaSlot) -> None:
        if slot.anchor > slot.first:
            self.context.edits.replace_tokens(slot.first, slot.anchor - 1, "")

    def _write_empty_body(self, node: e.Lambda) -> None:
        """Leaves a body that does nothing; parameters are named in it against warnings."""
        context = self.context
        uses = ""
        if node.parameters is not None:
            for parameter in node.parameters.parameters:
                declarator = parameter.declarator
                if declarator.id >= 0 and declarator.pack < 0:
                    uses += f"(void){context.lexemes[declarator.id]};"
        context.edits.replace_tokens(node.body, node.end - 1, "{" + uses + "}")

    def _write_extended(self, extended: _ExtendedLambda) -> None:
        context = self.context
        node = extended.node
        captured = captures_of(context, node)
        name = tag(context, extended.parent, node, extended.slot, extended.number)
        types = "".join(f", {capture.type}" for capture in captured)
        values = "".join(f", {capture.value}" for capture in captured)
        if extended.slot.is_device_only:
            self.device_counts.add(len(captured))
            self._locals.keep(node, {capture.value for capture in captured})
            wrapper = f"__nv_dl_wrapper_t<{name}{types}>({name}{{}}{values})"
            context.edits.replace_tokens(node.start, node.end - 1, wrapper)
            return
        self.host_device_counts.add(len(captured))
        self._erase_annotations(extended.slot)
        flags = f"{_word(is_mutable(node))}, {_word(self._converts(node, captured))}"
        maker = f"__nv_hdl_create_wrapper_t<{flags}, {name}{types}>::__nv_hdl_create_wrapper("
        context.edits.insert_before(node.start, maker)
        context.edits.insert_after(node.end - 1, f"{values})")

    def _converts(self, node: e.Lambda, captured: list[Captured]) -> bool:
        """Whether the closure converts to a pointer to function, as far as the host compiler says so."""
        if captured:
            return False
        settings = self.context.settings
        if node.default < 0:
            return True
        return self.context.kinds[node.default] == k.ASSIGN and not settings.clang and settings.gnu_version <= _OLD_GNU

    # --- the preamble ----------------------------------------------------------------------------------------

    def _write_preambles(self) -> None:
        """Puts the templates in front of every `struct __device_builtin__ __nv_lambda_preheader_injection`."""
        context = self.context
        at = -1
        while True:
            try:
                at = context.lexemes.index(_TRIGGER, at + 1)
            except ValueError:
                return
            start = at - 1
            while start > 0 and context.kinds[start] not in k.CLASS_KEYS and context.kinds[start] not in b";{}":
                start -= 1
            if context.kinds[start] not in k.CLASS_KEYS or _MARK not in context.lexemes[start:at]:
                continue
            offset = context.unit.offset(start)
            text = preamble(context.settings.standard, self.device_counts, self.host_device_counts)
            context.edits.insert(offset, f'\n# 1 "cufe_extended_lambdas" 3\n{text}{context.line_marker(offset)}\n')


def write_lambdas(context: Context) -> None:
    """Edits everything about annotated lambdas; all other edits but launches have been made."""
    LambdaWriter(context).write()


def _lambda_at(body: Body, opening: int) -> e.Lambda | None:
    node = body.lambda_at(opening)
    return node if node is not None and node.start == opening else None


def _opening(extended: _ExtendedLambda) -> int:
    return extended.node.start


def _word(value: bool) -> str:
    return "true" if value else "false"


class UsedLocals:
    """Marks variables and types of blocks as possibly unused, each one once."""

    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self._marked: set[int] = set()

    def keep(self, node: e.Lambda, captured: set[str]) -> None:
        """Marks the names that the vanishing lambda `node` uses from outside; the wrapper uses its captures."""
        outside: list[e.Node] = [node.signature]
        if node.return_type is not None:
            outside.append(node.return_type)
        if node.block is not None:
            outside.append(node.block)
        for use in uses_in(outside, node, self.context.kinds):
            if self.context.lexemes[use.token] in captured:
                continue
            entity = self.context.lookup().resolve(use.token)
            if entity is None or entity.region is None or entity.token in self._marked:
                continue
            if node.start <= entity.token < node.end or entity.sort not in (en.LOCAL, en.ALIAS):
                continue
            self._marked.add(entity.token)
            self._mark(entity)

    def _mark(self, entity: Entity) -> None:
        binding = entity.bindings[0]
        edits = self.context.edits
        declaration = binding.declaration
        declarator = binding.declarator
        if declaration is None or declarator is None:
            if binding.sort == s.ALIAS:
                edits.insert_after(binding.name, " " + _UNUSED)
            return
        follow = self.context.kinds[max(declarator.end, declarator.initialiser_end)]
        if follow == k.CLOSE_ROUND:
            return  # a condition: it is used, and gcc takes no attribute there
        if binding.sort == s.STRUCTURED or follow == k.COLON:
            edits.insert_before(declaration.specifiers.start, _UNUSED + " ")
        elif binding.sort == s.VARIABLE or binding.sort == s.ALIAS:
            edits.insert_after(binding.visible - 1, " " + _UNUSED)
