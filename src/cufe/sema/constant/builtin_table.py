"""Signatures of built-in functions, in letters: the result, then the parameters.

The letters are those of the Itanium mangling: v void, b bool, c char, i int, j unsigned, l long, m unsigned long,
x long long, y unsigned long long, t unsigned short, h unsigned char, n __int128, o unsigned __int128, f float,
d double, e long double, g __float128, w wchar_t, z an ellipsis; P pointer to, K const, V volatile, C complex; A is
__builtin_va_list, F the FILE of the C library.
"""

from cufe.final import Final

#: `name: signature` of functions with a fixed type
FIXED: Final[dict[str, str]] = {
    "abort": "v", "trap": "v", "unreachable": "v", "exit": "vi", "debugtrap": "v",
    "expect": "lll", "expect_with_probability": "llld", "constant_p": "iz", "is_constant_evaluated": "b",
    "assume_aligned": "PvPKvmz", "prefetch": "vPKvz", "object_size": "mPKvi", "dynamic_object_size": "mPKvi",
    "assume": "vb", "unwind_init": "v", "classify_type": "iz", "LINE": "i", "FILE": "PKc",
    "FUNCTION": "PKc", "source_location": "PKv",
    "launder": "PvPv",
    "alloca": "Pvm", "alloca_with_align": "Pvmm", "malloc": "Pvm", "calloc": "Pvmm", "realloc": "PvPvm", "free": "vPv",
    "return_address": "Pvj", "frame_address": "Pvj", "extract_return_addr": "PvPv", "frob_return_addr": "PvPv",
    "va_start": "vAz", "va_end": "vA", "va_copy": "vAA",
    "memcpy": "PvPvPKvm", "memmove": "PvPvPKvm", "memset": "PvPvim", "memcmp": "iPKvPKvm", "memchr": "PvPKvim",
    "mempcpy": "PvPvPKvm", "bcmp": "iPKvPKvm", "bcopy": "vPKvPvm", "bzero": "vPvm",
    "strlen": "mPKc", "strcmp": "iPKcPKc", "strncmp": "iPKcPKcm", "strcpy": "PcPcPKc", "strncpy": "PcPcPKcm",
    "strcat": "PcPcPKc", "strncat": "PcPcPKcm", "strchr": "PcPKci", "strrchr": "PcPKci", "strstr": "PcPKcPKc",
    "strpbrk": "PcPKcPKc", "strspn": "mPKcPKc", "strcspn": "mPKcPKc", "strdup": "PcPKc", "strndup": "PcPKcm",
    "stpcpy": "PcPcPKc", "stpncpy": "PcPcPKcm", "strcasecmp": "iPKcPKc", "strncasecmp": "iPKcPKcm", "index": "PcPKci",
    "rindex": "PcPKci", "wcslen": "mPKw", "wcscmp": "iPKwPKw", "wmemcmp": "iPKwPKwm",
    "printf": "iPKcz", "fprintf": "iPFPKcz", "sprintf": "iPcPKcz", "snprintf": "iPcmPKcz", "vprintf": "iPKcA",
    "vfprintf": "iPFPKcA", "vsprintf": "iPcPKcA", "vsnprintf": "iPcmPKcA", "scanf": "iPKcz", "sscanf": "iPKcPKcz",
    "puts": "iPKc", "putchar": "ii",
    "abs": "ii", "labs": "ll", "llabs": "xx", "clz": "ij", "clzl": "im", "clzll": "iy", "ctz": "ij", "ctzl": "im",
    "ctzll": "iy", "ffs": "ii", "ffsl": "il", "ffsll": "ix", "clrsb": "ii", "clrsbl": "il", "clrsbll": "ix",
    "popcount": "ij", "popcountl": "im", "popcountll": "iy", "parity": "ij", "parityl": "im", "parityll": "iy",
    "bswap16": "tt", "bswap32": "jj", "bswap64": "mm", "bswap128": "oo",
    "inf": "d", "inff": "f", "infl": "e", "huge_val": "d", "huge_valf": "f", "huge_vall": "e", "huge_valf128": "g",
    "inff128": "g", "nan": "dPKc", "nanf": "fPKc", "nanl": "ePKc", "nanf128": "gPKc", "nans": "dPKc", "nansf": "fPKc",
    "nansl": "ePKc", "nansf128": "gPKc", "fabsf128": "gg", "copysignf128": "ggg",
    "isinff": "if", "isinfl": "ie", "isnanf": "if", "isnanl": "ie", "finite": "id", "finitef": "if", "finitel": "ie",
    "signbitf": "if", "signbitl": "ie", "ia32_pause": "v", "ia32_addcarryx_u64": "hhyyPy", "ia32_rdtsc": "y",
    "ia32_lfence": "v", "ia32_mfence": "v", "ia32_sfence": "v", "cpu_init": "i",
    "coro_resume": "vPv", "coro_destroy": "vPv", "coro_done": "bPv", "coro_promise": "PvPvmb",
    "sadd_overflow": "biiPi", "saddl_overflow": "bllPl", "saddll_overflow": "bxxPx", "uadd_overflow": "bjjPj",
    "uaddl_overflow": "bmmPm", "uaddll_overflow": "byyPy", "ssub_overflow": "biiPi", "ssubl_overflow": "bllPl",
    "ssubll_overflow": "bxxPx", "usub_overflow": "bjjPj", "usubl_overflow": "bmmPm", "usubll_overflow": "byyPy",
    "smul_overflow": "biiPi", "smull_overflow": "bllPl", "smulll_overflow": "bxxPx", "umul_overflow": "bjjPj",
    "umull_overflow": "bmmPm", "umulll_overflow": "byyPy",
}  # fmt: skip

#: functions of <math.h> by signature: each also for float (suffix f) and long double (suffix l), d stands for the type
MATH: Final[dict[str, tuple[str, ...]]] = {
    "dd": (
        "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc", "exp", "exp2",
        "expm1", "fabs", "floor", "j0", "j1", "lgamma", "log", "log10", "log1p", "log2", "logb", "nearbyint", "rint",
        "round", "roundeven", "significand", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc", "y0", "y1",
        "exp10", "pow10", "gamma",
    ),
    "ddd": (
        "atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "nextafter", "pow", "remainder", "drem", "scalb",
    ),
    "dddd": ("fma",),
    "ddi": ("ldexp", "scalbn", "powi"),
    "ddl": ("scalbln",),
    "ddPi": ("frexp",),
    "ddPd": ("modf",),
    "dddPi": ("remquo",),
    "id": ("ilogb", "iround", "irint", "ifloor", "iceil"),
    "ld": ("lround", "lrint", "lfloor", "lceil"),
    "xd": ("llround", "llrint", "llfloor", "llceil"),
    "dde": ("nexttoward",),
    "vdPdPd": ("sincos",),
    "CdCd": (
        "cacos", "cacosh", "casin", "casinh", "catan", "catanh", "ccos", "ccosh", "cexp", "clog", "cproj", "csin",
        "csinh", "csqrt", "ctan", "ctanh", "conj",
    ),
    "CdCdCd": ("cpow",),
    "dCd": ("cabs", "carg", "cimag", "creal"),
}  # fmt: skip

#: functions that take operands of any (floating) type and give an int or bool
GENERIC: Final[dict[str, str]] = {
    "isgreater": "iz", "isgreaterequal": "iz", "isless": "iz", "islessequal": "iz", "islessgreater": "iz",
    "isunordered": "iz", "isnan": "iz", "isinf": "iz", "isinf_sign": "iz", "isfinite": "iz", "isnormal": "iz",
    "signbit": "iz", "issignaling": "iz", "fpclassify": "iiiiiiz", "add_overflow": "bz", "sub_overflow": "bz",
    "mul_overflow": "bz", "add_overflow_p": "bz", "sub_overflow_p": "bz", "mul_overflow_p": "bz",
}  # fmt: skip

#: __atomic_ and __sync_ functions with a fixed type
ATOMIC_FIXED: Final[dict[str, str]] = {
    "__atomic_test_and_set": "bPVvi", "__atomic_clear": "vPVvi", "__atomic_thread_fence": "vi",
    "__atomic_signal_fence": "vi", "__atomic_always_lock_free": "bmPVKv", "__atomic_is_lock_free": "bmPVKv",
    "__sync_synchronize": "v",
}  # fmt: skip

#: those for integers and pointers, each for sizes of 1 to 16 bytes: the name in front of `_4`, and the signature, where
#: U is the unsigned type of the size
ATOMIC_SIZED: Final[dict[str, tuple[str, str]]] = {
    "__atomic_load_n": ("__atomic_load", "UPVKvi"), "__atomic_store_n": ("__atomic_store", "vPVvUi"),
    "__atomic_exchange_n": ("__atomic_exchange", "UPVvUi"),
    "__atomic_compare_exchange_n": ("__atomic_compare_exchange", "bPVvPvUbii"),
    "__sync_bool_compare_and_swap": ("__sync_bool_compare_and_swap", "bPVvUU"),
    "__sync_val_compare_and_swap": ("__sync_val_compare_and_swap", "UPVvUU"),
    "__sync_lock_test_and_set": ("__sync_lock_test_and_set", "UPVvU"),
    "__sync_lock_release": ("__sync_lock_release", "vPVv"),
}  # fmt: skip
ATOMIC_OPERATIONS: Final = ("add", "sub", "and", "or", "xor", "nand")

#: those for objects of any type: the size in bytes goes in front of the arguments
ATOMIC_OBJECTS: Final[dict[str, str]] = {
    "__atomic_load": "vmPVKvPvi", "__atomic_store": "vmPVvPvi", "__atomic_exchange": "vmPVvPvPvi",
    "__atomic_compare_exchange": "bmPVvPvPvbii",
}  # fmt: skip
