"""Entities of the CUDA headers that the host compiler gets from elsewhere (observed: host-output 2.2, 2.3, 16.2).

`crt/host_runtime.h`, included behind the first `size_t`, declares the CUDA types to gcc; their declarations in the unit
go.  The variables `threadIdx` and so on keep their names in the text and get the real tool's symbols by label.  They
stand in a namespace of their own: gcc's `-Wshadow` would tell of each parameter and local variable of such a name.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_VARIABLE_LABEL: Final = "__device_builtin_variable_"
_VARIABLES: Final = "__device_builtin_variables"
_INCLUDE: Final = (
    "\n#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)\n"
    "#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__\n"
    "#endif\n"
    '#include "crt/host_runtime.h"\n'
)


def include_host_runtime(context: Context) -> None:
    """Puts the `#include` behind the first global typedef or alias of `size_t`; nowhere if there is none."""
    lexemes = context.lexemes
    at = -1
    while True:
        try:
            at = lexemes.index("size_t", at + 1)
        except ValueError:
            return
        path = context.cutter.path(at)
        if not path or any(piece.sort != c.LINKAGE for piece in path[:-1]) or path[-1].sort != c.SIMPLE:
            continue
        piece = path[-1]
        kind = context.kinds[piece.head]
        declares = kind == k.TYPEDEF and context.kinds[at + 1] in b";,["
        if declares or (kind == k.USING and at == piece.head + 1):
            break
    end = context.unit.end_offset(piece.end - 1)
    context.edits.insert(end, f"{_INCLUDE}{context.line_marker(end)}\n")


def erase_type(context: Context, piece: Piece) -> None:
    """Erases the declaration of a type that crt/host_runtime.h gives the host."""
    context.edits.erase(context.unit.offset(piece.start), context.unit.end_offset(piece.end - 1))


def label_variable(context: Context, piece: Piece, declaration: n.Declaration) -> None:
    """`extern const uint3 threadIdx;`: the uses stay as they are, the symbol is the one of the real tool."""
    context.edits.insert_before(piece.start, f"namespace {_VARIABLES} {{ ")
    context.edits.insert_after(piece.end - 1, f" }} using namespace {_VARIABLES};")
    for declarator in declaration.declarators:
        name = context.lexemes[declarator.id]
        context.edits.insert_after(declarator.name_last, f' __asm__("{_VARIABLE_LABEL}{name}")')
        _join_redeclarations(context, piece, name)


def _join_redeclarations(context: Context, first: Piece, name: str) -> None:
    """Puts what declares a variable again, as curand_kernel.h does, into the namespace of the first declaration."""
    unit = context.unit
    place = unit.text.find(f"{name};", unit.end_offset(first.end - 1))
    while place >= 0:
        token = unit.token_at(place)
        path = context.cutter.path(token)
        if len(path) == 1 and path[0].sort == c.SIMPLE and context.kinds.find(k.EXTERN, path[0].start, token) >= 0:
            if context.lexemes[token] == name:
                context.edits.insert_before(path[0].start, f"namespace {_VARIABLES} {{ ")
                context.edits.insert_after(path[0].end - 1, " }")
        place = unit.text.find(f"{name};", place + 1)


def erase_constexpr_redeclaration(context: Context, token: int) -> None:
    """Erases the declaration around `token` if it repeats a constexpr function of namespace std without saying so.

    The CUDA headers redeclare functions of the C++ library to give them a space; gcc wants `constexpr` on both.
    """
    path = context.cutter.path(token)
    if not _in_std(context, path) or path[-1].sort != c.SIMPLE:
        return
    piece = path[-1]
    declaration = context.parser.parse(piece, "")
    if declaration.declarators and _repeats_constexpr(context, piece, declaration):
        erase_type(context, piece)


def _in_std(context: Context, path: list[Piece]) -> bool:
    return len(path) > 1 and path[-2].sort == c.NAMESPACE and context.namespace_name(path[-2]) == "std"


def _repeats_constexpr(context: Context, piece: Piece, declaration: n.Declaration) -> bool:
    declarator = declaration.declarators[0]
    wanted = _signature(context, declarator)
    name = context.lexemes[declarator.id]
    for at in context.constexpr_functions.before(name, piece.start):
        other_path = context.cutter.path(at)
        if not _in_std(context, other_path):
            continue
        other = other_path[-1]
        if other.sort != c.FUNCTION or context.kinds.find(k.CONSTEXPR, other.start, at) < 0:
            continue
        earlier = context.parser.parse(other, "")
        if earlier.declarators[0].id == at and _signature(context, earlier.declarators[0]) == wanted:
            return True
    return False


def _signature(context: Context, declarator: n.Declarator) -> list[str]:
    """The parameter types as spelled, without names."""
    function = declarator.function()
    if function is None:
        return ["not a function"]
    types: list[str] = []
    for parameter in function.parameters:
        name = parameter.declarator.id
        types.append(" ".join(context.lexemes[at] for at in range(parameter.start, parameter.end) if at != name))
    return types
