"""Token kinds: one byte a token.

A kind is a byte so that the kinds of a whole unit are one `bytes` object, and constructs can be found with
`bytes.find` and with regular expressions at the speed of C.  One-character punctuators are their own kind; longer
ones have a letter; keywords start at 0x80.  `>` is always a token of its own (the parser joins `> >` where a shift
is meant), so template argument lists need no splitting ([temp.names]).

The values are written as numbers: these mypyc writes into the code, the result of `ord` it does not.
"""

from cufe.final import TYPE_CHECKING, Final

try:
    from cufe.text.native_tokens import places_of
except ImportError:
    places_of = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from mypy_extensions import i64

_COMPILED: Final = not __file__.endswith(".py")
#: how many tokens are looked at before they are searched
_NEAR: Final = 100

IDENTIFIER: Final = 0x69
NUMBER: Final = 0x30
STRING: Final = 0x22
CHARACTER: Final = 0x27
STRAY: Final = 0x40  # a byte that starts no token of C++
UNTERMINATED: Final = 0x5C  # a literal or comment without an end

OPEN_ROUND: Final = 0x28  # (
CLOSE_ROUND: Final = 0x29  # )
OPEN_BRACE: Final = 0x7B  # {
CLOSE_BRACE: Final = 0x7D  # }
OPEN_SQUARE: Final = 0x5B  # [
CLOSE_SQUARE: Final = 0x5D  # ]
LESS: Final = 0x3C  # <
GREATER: Final = 0x3E  # >
ASSIGN: Final = 0x3D  # =
SEMICOLON: Final = 0x3B  # ;
COMMA: Final = 0x2C  # ,
COLON: Final = 0x3A  # :
TILDE: Final = 0x7E  # ~
STAR: Final = 0x2A  # *
AMPERSAND: Final = 0x26  # &
DOT: Final = 0x2E  # .
MINUS: Final = 0x2D  # -
PLUS: Final = 0x2B  # +
NOT: Final = 0x21  # !
QUESTION: Final = 0x3F  # ?
SLASH: Final = 0x2F  # /
PERCENT: Final = 0x25  # %
CARET: Final = 0x5E  # ^
BAR: Final = 0x7C  # |

SCOPE: Final = 0x43  # ::
ARROW: Final = 0x50  # ->
ARROW_STAR: Final = 0x51  # ->*
DOT_STAR: Final = 0x44  # .*
ELLIPSIS: Final = 0x45  # ...
LAUNCH: Final = 0x4B  # <<<
SHIFT_LEFT: Final = 0x4C  # <<
LESS_EQUAL: Final = 0x6C  # <=
SPACESHIP: Final = 0x77  # <=>
GREATER_EQUAL: Final = 0x67  # >=
EQUAL: Final = 0x65  # ==
NOT_EQUAL: Final = 0x6E  # !=
AND: Final = 0x41  # &&
OR: Final = 0x4F  # ||
INCREMENT: Final = 0x49  # ++
DECREMENT: Final = 0x4A  # --
COMPOUND_ASSIGN: Final = 0x61  # += -= ... <<=

PUNCTUATORS: Final[dict[str, int]] = {
    "::": SCOPE, "->": ARROW, "->*": ARROW_STAR, ".*": DOT_STAR, "...": ELLIPSIS, "<<<": LAUNCH, "<<": SHIFT_LEFT,
    "<=": LESS_EQUAL, "<=>": SPACESHIP, ">=": GREATER_EQUAL, "==": EQUAL, "!=": NOT_EQUAL, "&&": AND, "||": OR,
    "++": INCREMENT, "--": DECREMENT, "+=": COMPOUND_ASSIGN, "-=": COMPOUND_ASSIGN, "*=": COMPOUND_ASSIGN,
    "/=": COMPOUND_ASSIGN, "%=": COMPOUND_ASSIGN, "&=": COMPOUND_ASSIGN, "|=": COMPOUND_ASSIGN,
    "^=": COMPOUND_ASSIGN, "<<=": COMPOUND_ASSIGN, "<:": ord("["), ":>": ord("]"), "<%": ord("{"), "%>": ord("}"),
    "and": AND, "or": OR, "not": ord("!"), "compl": ord("~"), "bitand": ord("&"), "bitor": ord("|"), "xor": ord("^"),
    "and_eq": COMPOUND_ASSIGN, "or_eq": COMPOUND_ASSIGN, "xor_eq": COMPOUND_ASSIGN, "not_eq": NOT_EQUAL,
}  # fmt: skip

# Keywords that the syntax floor asks for.
ATTRIBUTE: Final = 0x80  # __attribute__, __attribute
TEMPLATE: Final = 0x81
TYPENAME: Final = 0x82
CLASS: Final = 0x83
STRUCT: Final = 0x84
UNION: Final = 0x85
ENUM: Final = 0x86
NAMESPACE: Final = 0x87
USING: Final = 0x88
TYPEDEF: Final = 0x89
EXTERN: Final = 0x8A
STATIC: Final = 0x8B
INLINE: Final = 0x8C
CONSTEXPR: Final = 0x8D  # constexpr
CONST: Final = 0x8E
VOLATILE: Final = 0x8F
RESTRICT: Final = 0x90
OPERATOR: Final = 0x91
FRIEND: Final = 0x92
VIRTUAL: Final = 0x93
EXPLICIT: Final = 0x94
MUTABLE: Final = 0x95
THREAD_LOCAL: Final = 0x96  # thread_local, __thread
AUTO: Final = 0x97
DECLTYPE: Final = 0x98
TYPEOF: Final = 0x99
NOEXCEPT: Final = 0x9A
THROW: Final = 0x9B
REQUIRES: Final = 0x9C
CONCEPT: Final = 0x9D
STATIC_ASSERT: Final = 0x9E
ASM: Final = 0x9F
ALIGNAS: Final = 0xA0
TRY: Final = 0xA1
CATCH: Final = 0xA2
PUBLIC: Final = 0xA3
PROTECTED: Final = 0xA4
PRIVATE: Final = 0xA5
EXTENSION: Final = 0xA6
DEFAULT: Final = 0xA7
DELETE: Final = 0xA8
NEW: Final = 0xA9
SIZEOF: Final = 0xAA
ALIGNOF: Final = 0xAB
TYPEID: Final = 0xAC
THIS: Final = 0xAD
IF: Final = 0xAE
ELSE: Final = 0xAF
FOR: Final = 0xB0
WHILE: Final = 0xB1
DO: Final = 0xB2
SWITCH: Final = 0xB3
CASE: Final = 0xB4
RETURN: Final = 0xB5
BREAK: Final = 0xB6
CONTINUE: Final = 0xB7
GOTO: Final = 0xB8
CAST: Final = 0xB9  # static_cast, dynamic_cast, const_cast, reinterpret_cast
BUILTIN_TYPE: Final = 0xBA  # int, char, unsigned, ...
TRUE_FALSE: Final = 0xBB
NULLPTR: Final = 0xBC
ATTRIBUTE_MACRO: Final = 0xBD  # __noinline__, __nv_register_params__: macros that the front end has by itself
CO_AWAIT: Final = 0xBE
CO_YIELD: Final = 0xBF
CO_RETURN: Final = 0xC0
CONSTEVAL: Final = 0xC1
CONSTINIT: Final = 0xC2
REGISTER: Final = 0xC3
LABEL: Final = 0xC4  # __label__
REAL_IMAG: Final = 0xC5  # __real__, __imag__
EXPORT: Final = 0xC6
UNDERLYING_TYPE: Final = 0xC7  # type-producing builtins: __underlying_type(T) ...
TRAIT: Final = 0xC8  # expression traits: __is_class(T), __has_virtual_destructor(T), ...
BUILTIN_OFFSETOF: Final = 0xC9
BUILTIN_VA_ARG: Final = 0xCA
HOLE: Final = 0xCB  # what stands for an operand that is missing

#: no token of a program: the text that is left of a unit with syntax errors has it
HOLE_SPELLING: Final = "\x1a"

FIRST_KEYWORD: Final = 0x80

#: what a class, and what any elaborated type, begins with ([class.pre], [dcl.type.elab])
CLASS_KEYS: Final = bytes((CLASS, STRUCT, UNION))
TYPE_KEYS: Final = bytes((CLASS, STRUCT, UNION, ENUM))
#: identifiers that mean something behind the name of a class and behind the parameters of a member; `__final` is gcc's
FINAL_WORDS: Final = ("final", "__final")
VIRTUAL_SPECIFIERS: Final = ("override", "final", "__final")
#: what begins a using-enum-declaration ([enum.udecl])
USING_ENUM: Final = bytes((USING, ENUM))
#: keywords that begin a statement and stand nowhere else ([stmt.stmt])
STATEMENT_KEYS: Final = bytes((RETURN, IF, FOR, WHILE, DO, SWITCH, BREAK, CONTINUE, GOTO))

_CXX03: Final[tuple[tuple[str, int], ...]] = (
    ("__attribute__ __attribute", ATTRIBUTE), ("template", TEMPLATE), ("typename", TYPENAME), ("class", CLASS),
    ("struct", STRUCT), ("union", UNION), ("enum", ENUM), ("namespace", NAMESPACE), ("using", USING),
    ("typedef", TYPEDEF), ("extern", EXTERN), ("static", STATIC), ("inline __inline __inline__", INLINE),
    ("const __const __const__", CONST), ("volatile __volatile __volatile__", VOLATILE),
    ("__restrict __restrict__", RESTRICT), ("operator", OPERATOR), ("friend", FRIEND), ("virtual", VIRTUAL),
    ("explicit", EXPLICIT), ("mutable", MUTABLE), ("__thread", THREAD_LOCAL), ("auto", AUTO),
    ("__decltype __decltype__", DECLTYPE), ("__typeof __typeof__ typeof", TYPEOF), ("throw", THROW),
    ("asm __asm __asm__", ASM), ("try", TRY), ("catch", CATCH), ("public", PUBLIC), ("protected", PROTECTED),
    ("private", PRIVATE), ("__extension__", EXTENSION), ("default", DEFAULT), ("delete", DELETE), ("new", NEW),
    ("sizeof", SIZEOF), ("__alignof __alignof__", ALIGNOF), ("typeid", TYPEID), ("this", THIS), ("if", IF),
    ("else", ELSE), ("for", FOR), ("while", WHILE), ("do", DO), ("switch", SWITCH), ("case", CASE),
    ("return", RETURN), ("break", BREAK), ("continue", CONTINUE), ("goto", GOTO),
    ("static_cast dynamic_cast const_cast reinterpret_cast", CAST),
    ("void bool char short int long float double signed unsigned wchar_t __signed __signed__ __int128", BUILTIN_TYPE),
    ("__int128_t __uint128_t __float128 _Float16 _Float32 _Float64 _Float128 _Float32x _Float64x", BUILTIN_TYPE),
    ("__float80 __ibm128 __bf16 _Complex __complex __complex__ __int64", BUILTIN_TYPE),
    ("true false", TRUE_FALSE), ("__noinline__ __nv_register_params__", ATTRIBUTE_MACRO), ("register", REGISTER),
    ("__label__", LABEL), ("__constinit", CONSTINIT),
    ("__real__ __imag__ __real __imag", REAL_IMAG), ("export", EXPORT),
    ("__underlying_type __bases __direct_bases __remove_cv __remove_reference", UNDERLYING_TYPE),
    ("__builtin_offsetof", BUILTIN_OFFSETOF), ("__builtin_va_arg __builtin_convertvector", BUILTIN_VA_ARG),
    ("__is_class __is_enum __is_union __is_pod __is_empty __is_polymorphic __is_abstract __is_literal_type", TRAIT),
    ("__is_standard_layout __is_trivial __is_trivially_copyable __is_final __is_aggregate __is_function", TRAIT),
    ("__has_virtual_destructor __has_trivial_constructor __has_trivial_copy __has_trivial_assign", TRAIT),
    ("__has_trivial_destructor __has_nothrow_constructor __has_nothrow_copy __has_nothrow_assign", TRAIT),
    ("__has_trivial_move_constructor __has_trivial_move_assign __has_nothrow_move_assign", TRAIT),
    ("__has_unique_object_representations __is_constructible __is_nothrow_constructible __is_assignable", TRAIT),
    ("__is_nothrow_assignable __is_trivially_constructible __is_trivially_assignable __is_destructible", TRAIT),
    ("__is_nothrow_destructible __is_trivially_destructible __is_base_of __is_convertible_to __is_same_as", TRAIT),
    ("__is_same __is_layout_compatible __is_pointer_interconvertible_base_of", TRAIT),
    ("__nv_is_extended_device_lambda_closure_type __nv_is_extended_host_device_lambda_closure_type", TRAIT),
    ("__nv_is_extended_device_lambda_with_preserved_return_type", TRAIT),
)  # fmt: skip
_CXX11: Final[tuple[tuple[str, int], ...]] = (
    ("constexpr", CONSTEXPR), ("thread_local", THREAD_LOCAL), ("decltype", DECLTYPE), ("noexcept", NOEXCEPT),
    ("static_assert _Static_assert", STATIC_ASSERT), ("alignas _Alignas", ALIGNAS), ("alignof _Alignof", ALIGNOF),
    ("nullptr __nullptr", NULLPTR), ("char16_t char32_t", BUILTIN_TYPE),
)  # fmt: skip
_CXX20: Final[tuple[tuple[str, int], ...]] = (
    ("requires", REQUIRES), ("concept", CONCEPT), ("co_await", CO_AWAIT), ("co_yield", CO_YIELD),
    ("co_return", CO_RETURN), ("consteval", CONSTEVAL), ("constinit", CONSTINIT), ("char8_t", BUILTIN_TYPE),
)  # fmt: skip


def token_kinds(standard: int) -> dict[str, int]:
    """The kind of every punctuator and keyword of C++`standard` (3, 11, 14, 17, 20, 23) with GNU and CUDA words.

    Identifiers and literals are not in the table: the lexer classes each spelling when it first meets it.
    """
    table = dict(PUNCTUATORS)
    for character in "{}()[];,<>=:?~!+-*/%^&|.":
        table[character] = ord(character)
    table[HOLE_SPELLING] = HOLE
    groups = _CXX03
    if standard >= 11 and standard != 98:
        groups += _CXX11
    if standard >= 20 and standard != 98:
        groups += _CXX20
    for words, kind in groups:
        for word in words.split(" "):
            table[word] = kind
    return table


def next_of(kinds: bytes, kind: int, start: int, stop: int) -> int:
    """What `kinds.find(kind, start, stop)` gives.  Compiled, a call of `find` costs more than a look at a hundred
    tokens, so the near ones are looked at."""
    if _COMPILED:
        at: i64 = start
        wanted: i64 = kind
        near: i64 = len(kinds)
        # A call of `min` would cost as much as the look.
        if stop < near:
            near = stop
        if at + _NEAR < near:
            near = at + _NEAR
        while at < near:
            if kinds[at] == wanted:
                return at
            at += 1
        start = at
    return kinds.find(kind, start, stop) if start < stop else -1


def all_of(kinds: bytes, what: int | bytes, start: int = 0, end: int | None = None) -> list[int]:
    """The tokens from `start` to `end` (excluded) at which a kind stands, or some in a row."""
    last = len(kinds) if end is None else end
    if places_of is not None:
        return places_of(kinds, what, start, last)
    found: list[int] = []
    at = kinds.find(what, start, last)
    while at >= 0:
        found.append(at)
        at = kinds.find(what, at + 1, last)
    return found


#: `template <` and `template <>`
TEMPLATE_HEAD: Final = bytes((TEMPLATE, LESS))
FULL_SPECIALIZATION: Final = bytes((TEMPLATE, LESS, GREATER))
#: behind `new` and `delete` in the names of operators; an attribute may stand there, too
EMPTY_SQUARE: Final = bytes((OPEN_SQUARE, CLOSE_SQUARE))
#: what kinds become that `pairs` looks for
_PAIR: Final = bytes((1, 2))


def stretch(kinds: bytes, start: int, end: int) -> bytes:
    """The kinds from `start` to `end` (excluded), none where `end` comes first: a compiled slice would be an error."""
    return kinds[start:end] if 0 <= start < end else b""


def pair_table(firsts: bytes, seconds: bytes) -> bytes:
    """A table for `pairs`; no kind may be among both."""
    return bytes(1 if kind in firsts else 2 if kind in seconds else 0 for kind in range(256))


def pairs(kinds: bytes, table: bytes, start: int, end: int, row: bytes = _PAIR) -> list[int]:
    """The tokens from `start` to `end` (excluded) at which one of some kinds stands, and behind it one of others.  To
    translate all kinds and search once is faster than a search for each pair.  `row` is what is searched for, where
    that is another row than two."""
    return [start + at for at in all_of(stretch(kinds, start, end).translate(table), row)]


def each(kinds: bytes, what: int | bytes, stretches: list[tuple[int, int]]) -> list[int]:
    """Finds the tokens of a kind in some stretches."""
    return [at for start, end in stretches for at in all_of(kinds, what, start, end)]
