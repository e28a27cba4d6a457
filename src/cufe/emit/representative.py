"""The representative entity of a unit, after which its module id is called (observed: host-output 13.3).

It is the first definition with external linkage.  Headers hold thousands of declarations that are none, so each
piece is first looked at by the kinds of its tokens alone.  The semantic engine names what is left, but for functions
that say nothing but fundamental types: for the sake of small units it is not opened for these.
"""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.emit.plain_names import plain_name
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.types import Type
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to

#: words of functions and variables that do not count
_EXCLUDES: Final = re.compile(
    b"[" + re.escape(bytes((k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.STATIC, k.FRIEND, k.TYPEDEF, k.CONCEPT))) + b"]"
)
#: what starts a piece that is no variable
_NO_VARIABLE: Final = bytes((k.TYPEDEF, k.USING, k.TEMPLATE, k.STATIC_ASSERT, k.ASM, k.STATIC, k.INLINE, k.CONSTEXPR,
                             k.NAMESPACE, k.FRIEND, k.CONCEPT))  # fmt: skip
#: how names show that something is in an unnamed namespace
_UNNAMED: Final = "_GLOBAL__N_"


def representative(context: Context) -> str:
    """The name of the representative as the module id has it; empty where there is none or it cannot be named."""
    search = _Search(context)
    with guarded("emit.representative"):
        if search.visit(-1, []):
            return search.named
    return ""


class _Search:
    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self.named: str = ""
        stretches = context.places.user_stretches()
        self._starts: list[int] = [start for start, _ in stretches]
        self._ends: list[int] = [end for _, end in stretches]

    def _is_users(self, piece: Piece) -> bool:
        """Whether a part of a piece lies outside of system headers, which define nothing that counts."""
        stretch = count_up_to(self._ends, piece.start)
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
                    if self._judge_function([*path, piece]):
                        return True
            elif sort == c.SIMPLE:
                if kinds[piece.start] in _NO_VARIABLE or piece.head != piece.start:
                    continue
                if kinds[piece.end - 2] == k.CLOSE_ROUND and kinds[piece.start] == k.EXTERN:
                    continue
                if self._judge_variables([*path, piece]):
                    return True
            elif sort == c.NAMESPACE:
                if self._has_name(piece) and self.visit(piece.body, [*path, piece]):
                    return True
            elif sort == c.LINKAGE:
                if self.visit(piece.body, [*path, piece]):
                    return True
            elif (sort == c.CLASS or sort == c.ENUM) and kinds[piece.head] not in _NO_VARIABLE:
                after = self.context.brackets.skip(piece.body)
                if piece.head == piece.start and after < len(kinds) and kinds[after] != k.SEMICOLON:
                    if self._judge_variables([*path, piece]):
                        return True
        return False

    def _has_name(self, namespace: Piece) -> bool:
        kinds = self.context.kinds
        at = kinds.find(k.NAMESPACE, namespace.head) + 1
        return kinds[self.context.parser.attributes(at, [])] == k.IDENTIFIER

    # --- functions -------------------------------------------------------------------------------------------

    def _judge_function(self, path: list[Piece]) -> bool:
        context = self.context
        declaration = context.parser.parse(path[-1], "")
        if not declaration.declarators or declaration.heads:
            return False
        declarator = declaration.declarators[0]
        function = declarator.function()
        if function is None or declarator.id < 0:
            return False
        if declaration.specifiers.sort == n.PLACEHOLDER and function.trailing < 0:
            return False
        if _is_weak(declaration, declarator):
            return False
        if any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in function.parameters):
            return False
        if len(path) == 1 and self._is_first(declarator.id):
            self.named = plain_name(context, declaration, declarator, function)
            if self.named:
                return True
        from cufe.sema.linkage.mangler import mangled

        engine = context.engine()
        routine = engine.definitions.at(path)
        # It counts even where its name is not known.
        self.named = ""
        if routine is None:
            return True
        if self._is_declared_otherwise(routine, declarator.id):
            return False
        with unanswered:
            self.named = mangled(engine, routine)
        return _UNNAMED not in self.named

    def _is_first(self, name: int) -> bool:
        """Whether no function of a name is declared or called in front of a token."""
        at = self.context.unit.previous(name)
        while at >= 0:
            if self.context.kinds[at + 1] == k.OPEN_ROUND:
                return False
            at = self.context.unit.previous(at)
        return True

    def _is_declared_otherwise(self, routine: Routine, token: int) -> bool:
        """Whether an earlier declaration says that a function is inline, static or weak."""
        for declared in routine.declarations:
            declaration = declared.binding.declaration
            if declared.binding.name >= token or declaration is None:
                continue
            member = isinstance(routine.parent, ClassType)
            flags = n.INLINE | n.CONSTEXPR | (0 if member else n.STATIC)
            declarator = declared.binding.declarator
            if declaration.specifiers.flags & flags or (declarator is not None and _is_weak(declaration, declarator)):
                return True
        return False

    # --- variables -------------------------------------------------------------------------------------------

    def _judge_variables(self, path: list[Piece]) -> bool:
        context = self.context
        kinds = context.kinds
        piece = path[-1]
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
        candidates = [one for one in declaration.declarators if self._may_count(declaration, one)]
        if not candidates:
            return False
        variables: dict[str, Variable] = {}
        with unanswered:
            declared = context.engine().definitions.declared_at(path)
            variables = {one.name: one for one in declared if isinstance(one, Variable)}
        lexemes = context.lexemes
        return any(self._judge_variable(declaration, one, variables.get(lexemes[one.id])) for one in candidates)

    def _may_count(self, declaration: n.Declaration, declarator: n.Declarator) -> bool:
        """Whether a declarator could define a variable with external linkage."""
        if declarator.function() is not None or declarator.id < 0 or declarator.initialiser == n.BIT_FIELD:
            return False
        if _is_weak(declaration, declarator):
            return False
        is_initialised = declarator.initialiser != n.NO_INITIALISER
        if is_initialised:
            return True
        specifiers = declaration.specifiers
        if specifiers.flags & n.EXTERN or any(one.sort != n.ARRAY for one in declarator.operators):
            return False
        return specifiers.sort in (n.NAMED, n.ELABORATED, n.CLASS_DEFINITION)

    def _judge_variable(self, declaration: n.Declaration, declarator: n.Declarator, variable: Variable | None) -> bool:
        is_initialised = declarator.initialiser != n.NO_INITIALISER
        self.named = self.context.lexemes[declarator.id]
        if variable is None:
            return is_initialised
        from cufe.sema.linkage.mangler import mangled

        engine = self.context.engine()
        with unanswered:
            self.named = mangled(engine, variable)
        if _UNNAMED in self.named:
            return False
        with unanswered:
            type_ = engine.declare_types.variable_type(variable)
            if self._is_internal_constant(declaration, declarator, variable, type_):
                return False
            if is_initialised:
                return True
            element = engine.objects.element_class(type_)
            return element is not None and not engine.objects.trivial_default(element)
        return is_initialised

    def _is_internal_constant(
        self, declaration: n.Declaration, declarator: n.Declarator, variable: Variable, type_: Type
    ) -> bool:
        """Whether a constant has internal linkage, since nothing says that it is external ([basic.link]/3)."""
        context = self.context
        specifiers = declaration.specifiers
        braceless = any(
            context.kinds[at] == k.EXTERN and context.kinds[at + 1] == k.STRING
            for at in range(specifiers.start, specifiers.end - 1)
        )
        if specifiers.flags & n.EXTERN or braceless or declarator.id > declarator.name_first:
            return False
        is_member = isinstance(variable.parent, ClassType)
        return not is_member and type_.qualifiers() & (tk.CONST | tk.VOLATILE) == tk.CONST


def _is_weak(declaration: n.Declaration, declarator: n.Declarator) -> bool:
    attributes = declaration.specifiers.attributes + declarator.attributes
    return any(attribute.name.strip("_") == "weak" for attribute in attributes)
