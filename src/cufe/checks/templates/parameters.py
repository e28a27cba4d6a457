"""Template parameters: hidden ones, unused ones, those that follow a default ([temp.param]), and packs that are named
outside of an expansion (1919; [temp.variadic], [expr.prim.fold])."""

from cufe.checks.findings import DeclarationJudge, Findings, TextJudge
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.il.expressions import LambdaNode
from cufe.sema.message_names import MessageNames, closure_name
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.syntax.nodes import TemplateParameter
from cufe.syntax.statement_nodes import Binding
from cufe.syntax.uses import Expansions
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SORTS: Final = (s.VARIABLE, s.PARAMETER, s.STRUCTURED, s.INIT_CAPTURE, s.CLASS, s.ENUM, s.ALIAS)


class HiddenParameters(DeclarationJudge):
    """Judges what a template declares.

    Declarations by the name of a template parameter ([temp.local]/6): 496 in the scope of the template, for members of
    a class, parameters and variables of the outermost block of a function; 497 where they hide it in an inner scope."""

    def judge(self, path: list[Piece]) -> bool:
        """Judges the member of a class template, or the function template, that the innermost of some pieces is."""
        piece = path[-1]
        around = self._names(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else set()
        if around:
            for binding in self.code.bindings(path):
                name = self.code.lexemes[binding.name]
                if name in around and binding.first == binding.name and self._is_declared(binding.name, piece):
                    self.findings.add(num.REDECLARED_PARAMETER, binding.name, fill_ins=(EntityName("", name),))
        if piece.sort == c.FUNCTION:
            own = self._names(piece)
            if own:
                self._function(piece, own)
        return False

    def _is_declared(self, name: int, piece: Piece) -> bool:
        """Whether a member is one of the class: a friend is none."""
        return self.code.kinds.find(k.FRIEND, piece.head, name) < 0

    def _names(self, piece: Piece) -> set[str]:
        """The names of the parameters of a template, those of the last head."""
        heads = self.code.lookup().declarations.template_heads(piece.start, piece.head)
        return {self.code.lexemes[one.name] for one in heads[-1].parameters if one.name >= 0} if heads else set()

    def _function(self, piece: Piece, names: set[str]) -> None:
        """Judges the parameters and what the blocks of a function declare."""
        body = self.code.lookup().body_at(piece.body + 1)
        for region in body.regions if body is not None else []:
            is_parameter = region.sort == s.FUNCTION
            is_outermost = region.sort == s.BLOCK and region.start == piece.body
            for binding in region.bindings:
                name = self.code.lexemes[binding.name]
                if name not in names or binding.sort not in _SORTS or binding.first != binding.name:
                    continue
                if not is_outermost:
                    self.findings.add(num.HIDES_PARAMETER, binding.name, fill_ins=(name,))
                if is_parameter or is_outermost:
                    # Parameters are declared in the scope of the template once the body is read.
                    met_at = piece.body + 1 if is_parameter else -1
                    self.findings.add(num.REDECLARED_PARAMETER, binding.name, met_at, fill_ins=(EntityName("", name),))


_UNDEDUCED: Final = 2097


def check_following_parameters(code: UserCode) -> None:
    """Judges the function templates that the compiled file declares.

    Parameters of function templates behind a pack: what no argument of a call deduces cannot be given (2097;
    [temp.param]/14)."""
    for path in pieces_of(code, code.in_full, with_idle=True):
        for binding in code.bindings(path) if code.kinds[path[-1].start] == k.TEMPLATE else []:
            _judge(code, binding)


def _judge(code: UserCode, binding: Binding) -> None:
    declaration = binding.declaration
    declarator = binding.declarator
    function = declarator.function() if declarator is not None else None
    if declaration is None or declarator is None or function is None or declaration.specifiers.sort == n.NO_TYPE:
        return
    if not declaration.heads or declarator.name_first != declarator.id or code.kinds[declarator.id] != k.IDENTIFIER:
        return
    deduced = set(code.lexemes[function.first : function.last])
    behind = False
    for parameter in declaration.heads[-1].parameters:
        if behind and parameter.default < 0 and parameter.name >= 0:
            name = code.lexemes[parameter.name]
            if name not in deduced:
                kind = parameter_kind(parameter)
                template = EntityName("function template", code.lexemes[declarator.id])
                code.add_late(_UNDEDUCED, parameter.name, declarator.end - 1, EntityName(kind, name), template)
                return
        behind = behind or parameter.pack >= 0


_UNUSED: Final = 445


class UnusedTemplateParameters(TextJudge):
    """Judges lambdas without captures, but for those in templates.

    Template parameters of lambdas that no argument tells (445): nothing names them in the parameters or the result, so
    that the conversion of the closure to a pointer cannot be chosen ([temp.deduct.conv])."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
        self.names: MessageNames = MessageNames()

    def closure(self, closure: LambdaNode) -> None:
        node = closure.node
        head = node.head
        if head is None or node.introducer_close != node.start + 1 or node.attributes or self._is_generic(node.start):
            return
        lexemes = self.code.lexemes
        for one in head.parameters:
            if one.pack >= 0 or one.default >= 0:
                continue
            name = lexemes[one.name] if one.name >= 0 else ""
            if not name or name not in lexemes[one.end : node.body]:
                told = EntityName(parameter_kind(one), name or "<unnamed>")
                function = EntityName("function template", self._conversion(closure))
                self.findings.add(_UNUSED, one.name if name else one.place, fill_ins=(told, function))

    def _is_generic(self, token: int) -> bool:
        """Whether a token stands in a template, or in a generic lambda."""
        if self.code.is_template(self.code.cutter.path(token)):
            return True
        body = self.code.lookup().body_at(token)
        return body is None or self.code.is_in_generic_lambda(body.region_at(token))

    def _conversion(self, closure: LambdaNode) -> str:
        """`lambda [](int)->auto::operator auto (*)(int)`."""
        name = closure_name(self.engine, self.names, closure)
        signature, _, result = name.removeprefix("lambda []").partition("->")
        parameters = signature.removesuffix(" mutable")
        behind = f"->{result}" if closure.node.return_type is not None else result.removeprefix("auto")
        around = closure.closure.parent
        scope = f"{self.names.entities.qualified(around)}::" if isinstance(around, ClassType) else ""
        return f"{scope}{name}::operator auto (*){parameters}{behind}"


def parameter_kind(parameter: TemplateParameter) -> str:
    """What messages call a template parameter."""
    if parameter.is_template:
        return "template template parameter"
    return "template parameter" if parameter.key >= 0 or parameter.constrained else "constant"


_NOT_EXPANDED: Final = 1919

_BEHIND_DECLARED: Final = bytes((k.COMMA, k.CLOSE_ROUND, k.GREATER))


def check_packs(code: UserCode) -> None:
    """Reports the names of packs in the user's text that no `...` expands."""
    packs = _declared(code)
    if not packs:
        return
    lookup = code.lookup()
    known: dict[int, Expansions] = {}
    for token in code.tokens_of({code.lexemes[pack] for pack in packs}, code.in_full):
        piece = lookup.piece_at(token)
        if token in packs or piece is None:
            continue
        body = lookup.body_at(token) or lookup.bodies.of(piece)
        if piece.start not in known:
            known[piece.start] = Expansions(body, code.kinds)
        if known[piece.start].lack(token):
            entity = lookup.resolve(token)
            if entity is not None and any(one in packs for one in entity.tokens()):
                code.add_late(_NOT_EXPANDED, token, _found_at(code, piece, body, token), code.lexemes[token])


def _declared(code: UserCode) -> set[int]:
    """The tokens that declare packs: `class... Ts`, `Ts... ts`."""
    found: set[int] = set()
    for start, end in code.in_full:
        for dots in k.all_of(code.kinds, k.ELLIPSIS, start, end):
            if code.kinds[dots + 1] == k.IDENTIFIER and code.kinds[dots + 2] in _BEHIND_DECLARED:
                found.add(dots + 1)
    return found


def _found_at(code: UserCode, piece: Piece, body: Body, token: int) -> int:
    """The token at which a pack is reported: in the types of members at the end of the class, in the result of a
    function behind its declarator, whose attributes are applied first."""
    if piece.sort == c.FUNCTION and token > piece.body:
        return token
    declarators = body.declaration.declarators if body.declaration is not None else []
    function = declarators[0].function() if declarators else None
    if function is not None and function.first < token < declarators[0].end:
        return token
    classes = [one.body for one in code.cutter.path(token) if one.sort == c.CLASS and 0 <= one.body < token]
    if classes:
        return code.brackets.close(classes[-1])
    return declarators[0].end if function is not None else token
