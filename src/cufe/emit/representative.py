"""The representative entity of a unit, after which its module id is called (observed: host-output 13.3).

It is the first definition with external linkage.  Headers hold thousands of declarations that are none, so each
piece is first looked at by the kinds of its tokens alone.
"""

from bisect import bisect_right

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.entities import EntityMangler
from cufe.sema.text_mangling.mangler import full
from cufe.sema.text_mangling.names import ALIAS, CLASS, TYPEDEF, UNNAMED, Declared
from cufe.sema.text_mangling.types import Name, Type, UnknownTypeError
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_MOST_BASES: Final = 20
_BEFORE_NAME: Final = bytes((k.TYPENAME, k.CLASS, k.STRUCT, k.UNION))
#: words of functions and variables that do not count
_EXCLUDES: Final = re.compile(
    b"[" + re.escape(bytes((k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.STATIC, k.FRIEND, k.TYPEDEF, k.CONCEPT))) + b"]"
)
#: what starts a piece that is no variable
_NO_VARIABLE: Final = bytes((k.TYPEDEF, k.USING, k.TEMPLATE, k.STATIC_ASSERT, k.ASM, k.STATIC, k.INLINE, k.CONSTEXPR,
                             k.NAMESPACE, k.FRIEND, k.CONCEPT))  # fmt: skip


def representative(context: Context) -> str:
    """The name of the representative as the module id has it; empty where there is none or it cannot be named."""
    search = _Search(context)
    return search.named if search.visit(-1, []) else ""


class _Search:
    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self.mangler: EntityMangler = EntityMangler(context.types())
        self.named: str = ""
        stretches = context.places.user_stretches()
        self._starts: list[int] = [start for start, _ in stretches]
        self._ends: list[int] = [end for _, end in stretches]

    def _is_users(self, piece: Piece) -> bool:
        """Whether a part of a piece lies outside of system headers, which define nothing that counts."""
        stretch = bisect_right(self._ends, piece.start)
        return stretch < len(self._starts) and self._starts[stretch] < piece.end

    def visit(self, brace: int, path: list[Piece]) -> bool:
        """Looks through a scope; True as soon as the representative is met, whether it can be named or not."""
        kinds = self.context.kinds
        for piece in self.context.cutter.pieces(brace):
            sort = piece.sort
            if not self._is_users(piece):
                continue
            if sort == c.FUNCTION:
                if piece.head == piece.start and _EXCLUDES.search(kinds, piece.start, piece.body) is None:
                    if self._judge_function(piece, path):
                        return True
            elif sort == c.SIMPLE:
                if kinds[piece.start] in _NO_VARIABLE or piece.head != piece.start:
                    continue
                if kinds[piece.end - 2] == k.CLOSE_ROUND and kinds[piece.start] == k.EXTERN:
                    continue
                if self._judge_variables(piece, path):
                    return True
            elif sort == c.NAMESPACE:
                if self.context.types().names.namespace_scope(piece) != UNNAMED + "::" and self.visit(
                    piece.body, [*path, piece]
                ):
                    return True
            elif sort == c.LINKAGE:
                if self.visit(piece.body, [*path, piece]):
                    return True
            elif (sort == c.CLASS or sort == c.ENUM) and kinds[piece.head] not in _NO_VARIABLE:
                after = self.context.brackets.skip(piece.body)
                if piece.head == piece.start and after < len(kinds) and kinds[after] != k.SEMICOLON:
                    if self._judge_variables(piece, path):
                        return True
        return False

    # --- functions -------------------------------------------------------------------------------------------

    def _judge_function(self, piece: Piece, path: list[Piece]) -> bool:
        context = self.context
        declaration = context.parser.parse(piece, "")
        if not declaration.declarators or declaration.heads:
            return False
        declarator = declaration.declarators[0]
        function = declarator.function()
        if function is None or declarator.id < 0:
            return False
        if declaration.specifiers.sort == n.PLACEHOLDER and function.trailing < 0:
            return False
        attributes = declaration.specifiers.attributes + declarator.attributes
        if any(attribute.name.strip("_") == "weak" for attribute in attributes):
            return False
        if any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in function.parameters):
            return False
        scope = ""
        try:
            scope = self.mangler.scope_of(path, declarator)
            if UNNAMED in scope:
                return False
            type_ = context.types().function(t.builtin("v"), function, scope)
            if any(self._is_internal(parameter) for parameter in type_.parameters):
                return False
            self.named = self.mangler.function(path, declaration)
            if self._declared_otherwise(declarator.id, scope, full(type_)):
                return False
        except UnknownTypeError:
            # It counts, though its name is not known.
            self.named = ""
            return not self._declared_otherwise(declarator.id, scope, "")
        return True

    def _declared_otherwise(self, token: int, scope: str, signature: str) -> bool:
        """Whether an earlier declaration says that a function is inline, static or weak.

        `signature` is the full spelling of its type, empty where it is not known: then the name has to do."""
        context = self.context
        kinds = context.kinds
        spelling = context.lexemes[token]
        for at in context.unit.occurrences(spelling):
            if at >= token:
                return False
            if kinds[at] == k.IDENTIFIER and kinds[at + 1] != k.OPEN_ROUND:
                continue
            path = context.cutter.path(at)
            if not path or path[-1].sort not in (c.SIMPLE, c.FUNCTION) or path[-1].head != path[-1].start:
                continue
            piece = path[-1]
            limit = piece.body if piece.body >= 0 else piece.end
            if at > limit or context.types().names.scope_of(path[:-1]) != scope:
                continue
            member = len(path) > 1 and path[-2].sort == c.CLASS
            declaration = context.parser.parse(piece, context.class_name(path[-2]) if member else "")
            if not declaration.declarators or declaration.declarators[0].id != at:
                continue
            attributes = declaration.specifiers.attributes + declaration.declarators[0].attributes
            weak = any(attribute.name.strip("_") == "weak" for attribute in attributes)
            flags = declaration.specifiers.flags & (n.INLINE | n.CONSTEXPR | (0 if member else n.STATIC))
            if (weak or flags) and signature in ("", self._signature(declaration.declarators[0], scope)):
                return True
        return False

    def _signature(self, declarator: n.Declarator, scope: str) -> str:
        function = declarator.function()
        if function is None:
            return "no function"
        try:
            return full(self.context.types().function(t.builtin("v"), function, scope))
        except UnknownTypeError:
            return ""

    def _is_internal(self, type_: Type) -> bool:
        """Whether a type is or names one in an unnamed namespace."""
        if type_.name is not None and self._names_internal(type_.name):
            return True
        for inner in (type_.inner, type_.owner):
            if inner is not None and self._is_internal(inner):
                return True
        return any(self._is_internal(parameter) for parameter in type_.parameters)

    def _names_internal(self, name: Name) -> bool:
        at: Name | None = name
        unnamed = self.context.types().unnamed
        while at is not None:
            if at.text == unnamed:
                return True
            for argument in at.arguments or []:
                if argument.type is not None and self._is_internal(argument.type):
                    return True
            at = at.prefix
        return False

    # --- variables -------------------------------------------------------------------------------------------

    def _judge_variables(self, piece: Piece, path: list[Piece]) -> bool:
        context = self.context
        kinds = context.kinds
        if kinds[piece.end - 2] == k.CLOSE_ROUND and kinds.find(k.ASSIGN, piece.start, piece.end) < 0:
            # Most of what is left are declarations of functions; `T v(x);` has to be told from them.
            opening = context.brackets.open_before(piece.end - 2)
            if kinds[opening + 1] == k.CLOSE_ROUND:
                return False
        declaration = context.parser.parse(piece, "")
        specifiers = declaration.specifiers
        if specifiers.flags & (n.STATIC | n.INLINE | n.CONSTEXPR | n.TYPEDEF | n.FRIEND) or declaration.heads:
            return False
        if declaration.instantiation >= 0 or specifiers.sort in (n.NO_TYPE,):
            return False
        if specifiers.sort == n.PLACEHOLDER and kinds[specifiers.type_end - 1] == k.AUTO:
            return False
        return any(self._judge_variable(path, declaration, declarator) for declarator in declaration.declarators)

    def _judge_variable(self, path: list[Piece], declaration: n.Declaration, declarator: n.Declarator) -> bool:
        context = self.context
        specifiers = declaration.specifiers
        if declarator.function() is not None or declarator.id < 0 or declarator.initialiser == n.BIT_FIELD:
            return False
        attributes = specifiers.attributes + declarator.attributes
        if any(attribute.name.strip("_") == "weak" for attribute in attributes):
            return False
        braceless = any(
            context.kinds[at] == k.EXTERN and context.kinds[at + 1] == k.STRING
            for at in range(specifiers.start, specifiers.end - 1)
        )
        is_extern = bool(specifiers.flags & n.EXTERN)
        if is_extern and declarator.initialiser == n.NO_INITIALISER:
            return False
        try:
            scope = self.mangler.scope_of(path, declarator)
            if UNNAMED in scope:
                return False
            qualified = declarator.id > declarator.name_first
            if (
                not is_extern
                and not braceless
                and not qualified
                and self._is_internal_constant(declaration, declarator, scope)
            ):
                return False
            if declarator.initialiser == n.NO_INITIALISER and not self._initialises_itself(
                declaration, declarator, scope
            ):
                return False
            self.named = self.mangler.variable(path, declaration, declarator)
        except UnknownTypeError:
            if declarator.initialiser == n.NO_INITIALISER:
                return False
            self.named = context.lexemes[declarator.id]
        return True

    def _is_internal_constant(self, declaration: n.Declaration, declarator: n.Declarator, scope: str) -> bool:
        specifiers = declaration.specifiers
        for operator in declarator.operators:
            if operator.sort != n.ARRAY:
                return operator.flags & (n.CONST | n.VOLATILE) == n.CONST
        if specifiers.flags & n.CONST:
            return not specifiers.flags & n.VOLATILE
        if specifiers.sort != n.NAMED:
            return False
        try:
            type_ = self.context.types().base(specifiers, scope)
        except UnknownTypeError:
            return False
        while type_.sort == t.ARRAY and type_.inner is not None:
            type_ = type_.inner
        return type_.flags & (t.CONST | t.VOLATILE) == t.CONST

    # --- classes ---------------------------------------------------------------------------------------------

    def _initialises_itself(self, declaration: n.Declaration, declarator: n.Declarator, scope: str) -> bool:
        """Whether a variable without an initialiser is given a value by its class."""
        specifiers = declaration.specifiers
        if any(operator.sort != n.ARRAY for operator in declarator.operators):
            return False
        if specifiers.sort == n.CLASS_DEFINITION:
            at = specifiers.type_start
            return self._body_initialises(specifiers.body, self.context.parser.attributes(at + 1, []), scope, 0)
        return self._specifiers_initialise(specifiers, scope, -1)

    def _named_initialises(self, type_: Type, depth: int) -> bool:
        while type_.sort == t.ARRAY and type_.inner is not None:
            type_ = type_.inner
        if type_.name is None or depth > _MOST_BASES:
            return False
        declared = self._definition(type_.name)
        if declared is None or declared.sort != CLASS or declared.piece.sort != c.CLASS:
            return False
        return self._body_initialises(declared.piece.body, declared.token, declared.scope, depth)

    def _definition(self, name: Name) -> Declared | None:
        parts: list[str] = []
        at = name.prefix
        types = self.context.types()
        while at is not None:
            parts.append((UNNAMED if at.text == types.unnamed else at.text.lstrip("0123456789")) + "::")
            at = at.prefix
        parts.reverse()
        found = types.names.qualified(name.text.lstrip("0123456789"), "".join(parts), len(self.context.kinds))
        return None if found is None or found.sort in (ALIAS, TYPEDEF) else found

    def _body_initialises(self, brace: int, name: int, scope: str, depth: int) -> bool:
        """Whether a class has a constructor of its own, virtual functions, or members and bases that need one."""
        context = self.context
        kinds = context.kinds
        class_name = context.lexemes[name]
        if self._bases_initialise(name, brace, scope, depth):
            return True
        inner = f"{scope}{class_name}::"
        for piece in context.cutter.pieces(brace):
            if piece.sort not in (c.SIMPLE, c.FUNCTION) or kinds[piece.head] in (
                k.USING,
                k.TYPEDEF,
                k.FRIEND,
            ):
                continue
            declaration = context.parser.parse(piece, class_name)
            specifiers = declaration.specifiers
            if specifiers.flags & n.VIRTUAL:
                return True
            for declarator in declaration.declarators:
                function = declarator.function()
                if function is not None:
                    if specifiers.sort == n.NO_TYPE and self._constructs(declarator, function, class_name):
                        return True
                elif declarator.id >= 0 and not specifiers.flags & (n.STATIC | n.FRIEND | n.TYPEDEF):
                    if declarator.initialiser in (n.ASSIGNED, n.BRACED):
                        return True
                    if specifiers.sort in (n.NAMED, n.ELABORATED):
                        if all(operator.sort == n.ARRAY for operator in declarator.operators):
                            if self._specifiers_initialise(specifiers, inner, depth):
                                return True
        return False

    def _specifiers_initialise(self, specifiers: n.Specifiers, scope: str, depth: int) -> bool:
        if specifiers.sort not in (n.NAMED, n.ELABORATED):
            return False
        start = specifiers.type_start
        while self.context.kinds[start] in _BEFORE_NAME:
            start += 1
        return self._name_initialises(start, specifiers.type_end, scope, depth)

    def _name_initialises(self, start: int, end: int, scope: str, depth: int) -> bool:
        """Whether the class that the tokens `start` to `end` name does; of a dependent one its template is asked."""
        types = self.context.types()
        try:
            return self._named_initialises(types.named(start, end, scope), depth + 1)
        except UnknownTypeError:
            declared = types.names.class_of(start, end, scope)
            if declared is None or declared.piece.sort != c.CLASS or depth > _MOST_BASES:
                return False
            return self._body_initialises(declared.piece.body, declared.token, declared.scope, depth + 1)

    def _constructs(self, declarator: n.Declarator, function: n.DeclaratorOperator, class_name: str) -> bool:
        """Whether a member is a default constructor that does something."""
        context = self.context
        if context.lexemes[declarator.id] != class_name:
            return False
        if any(parameter.declarator.initialiser == n.NO_INITIALISER for parameter in function.parameters):
            return False
        start = declarator.initialiser_start
        return declarator.initialiser != n.ASSIGNED or context.kinds[start + 1] not in (k.DEFAULT, k.DELETE)

    def _bases_initialise(self, name: int, brace: int, scope: str, depth: int) -> bool:
        context = self.context
        kinds = context.kinds
        at = context.parser.skip_name(name, brace)
        while at < brace and kinds[at] != k.COLON:
            at += 1
        at += 1
        while at < brace:
            end = context.parser.skip_to_comma(at, brace)
            while at < end and kinds[at] in bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE)):
                at += 1
            if at < end and kinds[at] == k.VIRTUAL:
                return True
            if at < end and self._name_initialises(at, end, scope, depth):
                return True
            at = end + 1
        return False
