"""The module id: a name for the translation unit that the host file and the device code share (observed: host-output
13), and the entity after which it is called (13.3), whose linker's name is written without types where the parameters
are plain.

That entity is the first definition with external linkage. Headers hold thousands of declarations that are no
definitions, so each piece is first looked at by the kinds of its tokens alone. The semantic engine names what is left,
but for functions that say nothing but fundamental types: for the sake of small units it is not opened for these."""

import zlib

from cufe import regex as re
from cufe.emit.context import Context
from cufe.emit.routines import is_placeholder
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
from cufe.text.settings import Settings


def module_id(settings: Settings, entity: str, content: str) -> str:
    """`_<crc of the path>_<length>_<name>_<tail>`, every other character replaced by `_`.

    `entity` is the name of the first external definition of the unit, mangled unless its name is plain; where there
    is none the tail comes from `--frandom-seed` or from the text, so that the same input always gives the same id.
    """
    path = settings.orig_src_path_name
    name = settings.orig_src_file_name or settings.input_name
    base = name.rsplit("/", 1)[-1]
    crc = _crc(path) if path else "00000000"
    if entity:
        tail = _short(entity)
    elif settings.frandom_seed:
        tail = _seed(settings.frandom_seed)
    else:
        tail = _crc(content)
    written = f"_{crc}_{len(_bytes(base))}_{base}_{tail}"
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in _bytes(written).decode("latin-1"))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _crc(text: str) -> str:
    return f"{zlib.crc32(_bytes(text)):08x}"


def _short(text: str) -> str:
    return text if len(text) <= 8 else _crc(text)


def _seed(seed: str) -> str:
    try:
        return _short(f"{int(seed, 0):08x}")
    except ValueError:
        return _crc(seed)


_CODES: Final[dict[str, str]] = {
    "void": "v", "bool": "b", "char": "c", "signed char": "a", "unsigned char": "h", "short": "s", "int": "i",
    "unsigned": "j", "unsigned int": "j", "long": "l", "unsigned long": "m", "long long": "x",
    "unsigned long long": "y", "float": "f", "double": "d",
}  # fmt: skip
#: what parameters are made of, but for their names
_PLAIN: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.STAR))


def plain_name(
    context: Context, declaration: n.Declaration, declarator: n.Declarator, function: n.DeclaratorOperator
) -> str:
    """The mangled name of a function of the global namespace; empty where its declaration is not that plain."""
    name = context.lexemes[declarator.id]
    if context.kinds[declarator.id] != k.IDENTIFIER or declarator.id > declarator.name_first or name == "main":
        return ""
    if context.kinds.find(k.EXTERN, declaration.specifiers.start, declarator.id) >= 0 or function.variadic:
        return ""
    if declarator.operators != [function] or declaration.specifiers.sort != n.BUILTIN:
        return ""
    attributes = declaration.specifiers.attributes + declarator.attributes
    if any(attribute.name.strip("_") == "abi_tag" for attribute in attributes):
        return ""
    codes: list[str] = []
    known: list[str] = []
    for parameter in function.parameters:
        code = _parameter(context, parameter, known)
        if not code:
            return ""
        codes.append(code)
    return f"_Z{len(name)}{name}{''.join(codes) or 'v'}"


def _parameter(context: Context, parameter: n.Parameter, known: list[str]) -> str:
    """The code of one parameter; `known` are the pointers and qualified types so far, named by their place."""
    specifiers = parameter.specifiers
    operators = parameter.declarator.operators
    if specifiers.sort != n.BUILTIN or any(operator.sort != n.POINTER for operator in operators):
        return ""
    name = parameter.declarator.id
    last = (name if name >= 0 else parameter.end) - 1
    for at in range(parameter.start, parameter.end):
        # A parameter that is itself restricted is none to the linker.
        is_restricted = at == last and "restrict" in context.lexemes[at]
        if at != name and not is_restricted and context.kinds[at] not in _PLAIN:
            return ""
    words = context.lexemes[specifiers.type_start : specifiers.type_end]
    text = _CODES.get(" ".join([word for word in words if word != "const"]), "")
    if not text:
        return ""
    made: list[str] = []
    if specifiers.flags & n.CONST and operators:
        text = f"K{text}"
        made.append(text)
    for place, operator in enumerate(reversed(operators)):
        text = f"P{text}"
        made.append(text)
        if operator.flags & n.CONST and place < len(operators) - 1:
            text = f"K{text}"
            made.append(text)
    for place in reversed(range(len(made))):
        whole = made[place]
        if whole in known:
            number = known.index(whole)
            known += made[place + 1 :]
            return text[: len(text) - len(whole)] + _substitution(number)
    known += made
    return text


def _substitution(place: int) -> str:
    return "S_" if place == 0 else f"S{'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place - 1]}_"


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
                if not self._has_head(piece) and _EXCLUDES.search(kinds, piece.start, piece.body) is None:
                    if self._judge_function([*path, piece]):
                        return True
            elif sort == c.SIMPLE:
                if kinds[piece.head] in _NO_VARIABLE or self._has_head(piece):
                    continue
                if kinds[piece.end - 2] == k.CLOSE_ROUND and kinds[piece.head] == k.EXTERN:
                    continue
                if self._judge_variables([*path, piece]):
                    return True
            elif sort == c.NAMESPACE:
                if self.context.parser.namespace_names(piece) and self.visit(piece.body, [*path, piece]):
                    return True
            elif sort == c.LINKAGE:
                if self.visit(piece.body, [*path, piece]):
                    return True
            elif (sort == c.CLASS or sort == c.ENUM) and kinds[piece.head] not in _NO_VARIABLE:
                after = self.context.brackets.skip(piece.body)
                if not self._has_head(piece) and after < len(kinds) and kinds[after] != k.SEMICOLON:
                    if self._judge_variables([*path, piece]):
                        return True
        return False

    def _has_head(self, piece: Piece) -> bool:
        """Whether a declaration is a template; `__extension__` may stand in front of any."""
        return self.context.kinds.find(k.TEMPLATE, piece.start, piece.head) >= 0

    # --- functions -------------------------------------------------------------------------------------------

    def _judge_function(self, path: list[Piece]) -> bool:
        context = self.context
        declaration = context.parser.parse(path[-1], "")
        if not declaration.declarators or declaration.heads:
            return False
        declarator = declaration.declarators[0]
        function = declarator.function()
        if function is None or declarator.id < 0 or any(map(is_placeholder, function.parameters)):
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
        # The entity counts even where its name is not known.
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
        return any(self._judge_variable(one, variables.get(lexemes[one.id])) for one in candidates)

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

    def _judge_variable(self, declarator: n.Declarator, variable: Variable | None) -> bool:
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
            if self._is_internal_constant(declarator, variable, type_):
                return False
            if is_initialised:
                return True
            element = engine.objects.element_class(type_)
            return element is not None and not engine.objects.trivial_default(element)
        return is_initialised

    def _is_internal_constant(self, declarator: n.Declarator, variable: Variable, type_: Type) -> bool:
        """Whether a constant has internal linkage, since no declaration says that it is external ([basic.link]/3)."""
        if declarator.id > declarator.name_first or isinstance(variable.parent, ClassType):
            return False
        if type_.qualifiers() & (tk.CONST | tk.VOLATILE) != tk.CONST:
            return False
        declarations = [one.binding.declaration for one in variable.declarations if one.binding.name <= declarator.id]
        return not any(one is not None and self._says_extern(one.specifiers) for one in declarations)

    def _says_extern(self, specifiers: n.Specifiers) -> bool:
        """Whether specifiers say `extern`, or `extern "C"` without braces."""
        is_braceless = any(
            self.context.kinds[at] == k.EXTERN and self.context.kinds[at + 1] == k.STRING
            for at in range(specifiers.start, specifiers.end - 1)
        )
        return is_braceless or bool(specifiers.flags & n.EXTERN)


def _is_weak(declaration: n.Declaration, declarator: n.Declarator) -> bool:
    attributes = declaration.specifiers.attributes + declarator.attributes
    return any(attribute.name.strip("_") == "weak" for attribute in attributes)
