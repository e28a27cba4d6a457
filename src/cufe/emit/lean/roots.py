"""What stays though nothing names it: declarations of a system header that emit code, or act on what follows, and names
that the language, the compilers and the run-time use."""

from cufe.emit.lean.variables import Variables
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what every unit may need: braces make initializer lists, and errors and allocations name the rest
ALWAYS: Final = ("initializer_list", "cudaError_t", "cudaError", "dim3", "uint3")

#: what the stub file uses, and the definitions of math functions in the headers that it includes
OF_HOST_RUNTIME: Final[tuple[str, ...]] = (
    "__cudaGetKernel", "__cudaLaunchKernel_helper", "__finite", "__finitef", "__finitel", "__isinf", "__isinff",
    "__isinfl", "__isnan", "__isnanf", "__isnanl", "__signbit", "__signbitf", "__signbitl", "abs", "acos", "acosf",
    "acosh", "acoshf", "alloca", "asin", "asinf", "asinh", "asinhf", "atan", "atan2", "atan2f", "atanf", "atanh",
    "atanhf", "atexit", "cbrt", "cbrtf", "ceil", "ceilf", "clock", "clock_t", "copysign", "copysignf", "cos", "cosf",
    "cosh", "coshf", "cospi", "cospif", "cudaError_t", "cudaKernel_t", "cudaLaunchKernel", "cudaStream_t",
    "cudaSuccess", "cyl_bessel_i0", "cyl_bessel_i0f", "cyl_bessel_i1", "cyl_bessel_i1f", "dim3", "erf", "erfc",
    "erfcf", "erfcinv", "erfcinvf", "erfcx", "erfcxf", "erff", "erfinv", "erfinvf", "exp", "exp10", "exp10f", "exp2",
    "exp2f", "expf", "expm1", "expm1f", "fabs", "fabsf", "fdim", "fdimf", "floor", "floorf", "fma", "fmaf", "fmax",
    "fmaxf", "fmin", "fminf", "fmod", "fmodf", "free", "frexp", "frexpf", "hypot", "hypotf", "ilogb", "ilogbf",
    "isfinite", "isinf", "isnan", "j0", "j0f", "j1", "j1f", "jn", "jnf", "ldexp", "ldexpf", "lgamma", "lgammaf",
    "llabs", "llmax", "llmin", "llrint", "llrintf", "llround", "llroundf", "log", "log10", "log10f", "log1p",
    "log1pf", "log2", "log2f", "logb", "logbf", "logf", "lrint", "lrintf", "lround", "lroundf", "malloc", "max",
    "memcpy", "memset", "min", "modf", "modff", "nan", "nanf", "nearbyint", "nearbyintf", "nextafter", "nextafterf",
    "norm", "normcdf", "normcdff", "normcdfinv", "normcdfinvf", "pow", "powf", "rcbrt", "rcbrtf", "remainder",
    "remainderf", "remquo", "remquof", "rint", "rintf", "round", "roundf", "rsqrt", "rsqrtf", "scalbln", "scalblnf",
    "scalbn", "scalbnf", "signbit", "sin", "sincos", "sincosf", "sincospi", "sincospif", "sinf", "sinh", "sinhf",
    "sinpi", "sinpif", "size_t", "sqrt", "sqrtf", "tan", "tanf", "tanh", "tanhf", "tgamma", "tgammaf", "time",
    "trunc", "truncf", "uint3", "ullmax", "ullmin", "umax", "umin", "y0", "y0f", "y1", "y1f", "yn", "ynf",
)  # fmt: skip

#: what g++ calls in place of other functions of C as soon as it is declared: by `stpcpy` it does without `strlen`
OF_OPTIMISER: Final[tuple[str, ...]] = ("stpcpy",)

#: what a coroutine calls ([dcl.fct.def.coroutine], [expr.await])
_COROUTINE: Final[tuple[str, ...]] = (
    "coroutine_traits", "coroutine_handle", "operatorco_await", ".get_return_object", ".initial_suspend",
    ".get_return_object_on_allocation_failure", ".final_suspend", ".return_void", ".return_value", ".yield_value",
    ".unhandled_exception", ".await_transform", ".await_ready", ".await_suspend", ".await_resume", ".from_address",
    ".address",
)  # fmt: skip

#: what a token stands for, by its kind; a point in front is for names of members
BY_KIND: Final[dict[int, tuple[str, ...]]] = {
    k.TYPEID: ("type_info",),
    k.NEW: ("operatornew", "operatordelete", "align_val_t"),
    # The stub file spells the type of a kernel's argument.
    k.NULLPTR: ("nullptr_t",),
    k.DELETE: ("operatordelete", "align_val_t", "destroying_delete_t"),
    k.SPACESHIP: (
        "strong_ordering", "weak_ordering", "partial_ordering", ".less", ".greater", ".equal", ".equivalent",
        ".unordered",
    ),
    k.CO_AWAIT: _COROUTINE,
    k.CO_YIELD: _COROUTINE,
    k.CO_RETURN: _COROUTINE,
    k.LAUNCH: (
        "__cudaPushCallConfiguration", "__cudaPopCallConfiguration", "cudaConfigureCall", "cudaStream_t",
        "cudaLaunchKernel", "cudaGetParameterBufferV2", "cudaLaunchDeviceV2", "__cudaGetParameterBufferV2",
        "__cudaLaunchDeviceV2", "cudaGetParameterBuffer", "cudaLaunchDevice",
    ),
}  # fmt: skip

#: operators that an expression with another one may call ([over.match.oper], rewritten candidates)
REWRITTEN: Final[dict[str, str]] = {
    "operator!=": "operator==",
    "operator<": "operator<=>",
    "operator>": "operator<=>",
    "operator<=": "operator<=>",
    "operator>=": "operator<=>",
}

#: `for (x : range)` ([stmt.ranged]) and `auto [a, b] = pair` ([dcl.struct.bind])
OF_RANGES: Final = ("begin", "end", "operator!=", "operator==", "operator++", "operator*")
OF_BINDINGS: Final = ("tuple_size", "tuple_element", "get")

#: words of attributes that name a function in a string
ALIASING: Final = frozenset(("alias", "__alias__", "ifunc", "__ifunc__"))

#: words of attributes that keep a function or variable which nothing names
KEEPING: Final = frozenset(
    f"{dashes}{word}{dashes}"
    for dashes in ("", "__")
    for word in ("constructor", "destructor", "used", "retain", "alias", "weakref", "ifunc", "init_priority", "section")
)


#: what makes a definition one that is emitted only where it is used
_ON_DEMAND: Final = (k.INLINE, k.CONSTEXPR, k.CONSTEVAL)


def is_root(
    brackets: Brackets, lexemes: list[str], variables: Variables, piece: Piece, names: list[int]
) -> bool:
    """Whether the piece, which declares `names`, stays in any case."""
    variables.in_doubt = -1
    kinds = brackets.kinds
    start = piece.start
    head_end = piece.body if piece.body >= 0 else piece.end
    if not names:
        return kinds[piece.head] != k.STATIC_ASSERT
    if kinds[piece.head] == k.TEMPLATE:
        # An explicit instantiation.
        return True
    if is_kept_by_attribute(brackets, lexemes, start, head_end):
        return True
    full = kinds.startswith(k.FULL_SPECIALIZATION, start)
    if piece.sort == c.FUNCTION:
        if kinds.find(k.TEMPLATE, start + 3 * full, piece.head) >= 0:
            return False
        return not any(kinds.find(kind, start, head_end) >= 0 for kind in _ON_DEMAND)
    if piece.sort == c.CLASS or piece.sort == c.ENUM:
        # `struct A { ... } a;` is a variable, `typedef struct { ... } A;` is none.
        if names[-1] > brackets.close(piece.body) and kinds.find(k.TYPEDEF, start, piece.body) < 0:
            return True
        if piece.sort == c.ENUM or (piece.head > start and not full):
            return False
        return variables.has_inline_member(piece) or is_kept_by_attribute(brackets, lexemes, piece.body, piece.end)
    if piece.head > start and not full:
        return False
    return variables.are_defined(piece, names, False)


def is_kept_by_attribute(brackets: Brackets, lexemes: list[str], start: int, end: int) -> bool:
    """Whether an attribute in the head of a declaration keeps what nothing names."""
    kinds = brackets.kinds
    standard = kinds.find(b"[[", start, end)
    while standard >= 0:
        close = brackets.close(standard)
        if any(lexemes[at] in KEEPING for at in range(standard, close)):
            return True
        standard = kinds.find(b"[[", close, end)
    attribute = kinds.find(k.ATTRIBUTE, start, end)
    while attribute >= 0:
        word = attribute + 3
        while lexemes[word] not in KEEPING:
            while kinds[word] != k.COMMA and kinds[word] != k.CLOSE_ROUND:
                word = brackets.skip(word) if kinds[word] == k.OPEN_ROUND else word + 1
            if kinds[word] == k.CLOSE_ROUND:
                break
            word += 1
        else:
            return True
        attribute = kinds.find(k.ATTRIBUTE, word, end)
    return False
