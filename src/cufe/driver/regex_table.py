"""Makes the file that `cufe.regex` reads: what the expressions of cufe compile to, for the Python that runs this.

    python -m cufe.driver.regex_table FILE

All modules of the floors are imported, which compiles the expressions that are constants, and a small unit goes
through them, which compiles those that are put together in a run; a `TokenPattern` says what it would compile.  The
source files are run for that: what mypyc compiled cannot be listened to.
"""

from __future__ import annotations

import importlib
import marshal
import os
import pkgutil
import re
import sys
from typing import Any

from cufe import regex

_FLOORS = ("text", "syntax", "il", "sema", "cuda", "emit", "diagnostics")

#: a unit with some of everything that is asked for in most runs
_UNIT = b"""\
# 1 "unit.cu"
# 1 "/usr/include/cuda_runtime.h" 1 3
#pragma GCC visibility push(default)
namespace std { struct type_info; template<class T> struct holder { T value; }; }
extern "C" { __attribute__((device)) __attribute__((cudart_builtin)) int builtin(unsigned, ...); }
__inline__ __attribute__((host)) __attribute__((device)) static int inner(int a) { return a + 0x10u + 'c'; }
#pragma GCC visibility pop
# 2 "unit.cu" 2
__attribute__((constant)) float table[4];
template<class T> __attribute__((global)) void kernel(T *data, int count) { data[0] += table[0]; }
__attribute__((global)) void plain(int n, const float *a, float *b) { if (n > 1) b[n] = a[n]; }
struct dim3 { unsigned x, y, z; dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0);
int main() { plain<<<1, 2>>>(1, 0, 0); kernel<float><<<1, 2>>>(0, 1); auto f = [=](int x) { return x; }; return f(0); }
"""
#: what many a library has: a raw string makes the lexer another one
_MORE = b"""\
[[gnu::unused]] [[nodiscard]] const char *raw() { return R"(text)"; }
__attribute__((device)) int __shfl_sync(unsigned, int, int);
__attribute__((global)) void shuffled(int *p) { *p = __shfl_sync(0xffffffff, *p, 3); }
"""
#: what `<cuda/std/atomic>` has, and with it CUB and Thrust: each set of delimiters makes a lexer of its own
_ATOMIC = b"""\
const char *assembler() { return R"YYY(text)YYY"; }
"""
#: what headers and small programs have besides
_EVERYDAY = b"""\
# 1 "/usr/include/driver_types.h" 1 3
extern "C++" {
namespace std {
typedef unsigned long size_t;
template<class T> struct is_small { static constexpr bool value = sizeof(T) <= 2 * 4; typedef T type; };
template<class T> constexpr bool is_small_v = is_small<T>::value;
template<class T, class U = T> inline constexpr const T &larger(const T &a, const U &b) { return a < b ? b : a; }
inline namespace v1 { class base { protected: int count = 0; public:
    base() noexcept; ~base() = default; int of() const; }; }
}
}
using std::larger;
#pragma GCC diagnostic ignored "-Wunused"
enum Status { Fine = 0, Wrong = 1 << 2, Worse, Other = Wrong + 1 };
typedef enum Status status_t;
enum class Mode : unsigned char { one, two };
typedef struct Handle_st *handle_t;
struct __attribute__((device_builtin)) uint3 { unsigned x, y, z; };
struct Pair { union { int a; float b; }; struct { short low, high; } parts;
    int operator()(int) const; operator bool() const; };
struct Derived : std::base, Pair { using std::base::of; Derived(int n = 3) : std::base(), Pair() { count = n; } };
static __inline__ bool operator==(const Pair &a, const Pair &b) {
    return a.a == b.a && (a.parts.low & 3) != -b.parts.high; }
extern "C" const __attribute__((device)) uint3 at, block;
extern "C" status_t allocate(void **memory, std::size_t bytes);
extern "C" status_t synchronise(void);
double fabs(double) noexcept;
extern "C++" inline __attribute__((host)) __attribute__((device)) float fabs(float a) { return a; }
template<class T> static __inline__ __attribute__((host)) status_t allocate(T **memory, std::size_t bytes) {
    return ::allocate((void **)(void *)memory, bytes);
}
#pragma GCC diagnostic push
template<class T> struct later; template<class T> struct later { T first; T get() const volatile; };
template<class T> T later<T>::get() const volatile { return first; }
typedef int word_t __attribute__((__mode__(__word__)));
typedef int (*compare_t)(const void *, const void *);
extern int renamed(const volatile int *const p) noexcept(true) __asm__("" "named") __attribute__((__nonnull__(1)));
struct Point { int x, y; constexpr Point(int a, int b) : x(a), y(b) {} constexpr int sum() const { return x + y; } };
constexpr Point ORIGIN(1, 2); constexpr int SUM = ORIGIN.sum() + Point(3, 4).x;
[[nodiscard]] inline int needed(compare_t compare, int (*second)(int), int third[]) { return compare(third, third); }
#pragma GCC diagnostic pop
static_assert(is_small<int>::value || sizeof(long) == 8, "small");
# 2 "unit.cu" 2
namespace { constexpr int WIDTH = 1 << 4; const float SCALE = 2.5f; enum { SIDE = WIDTH * 2 }; }
using Row = float[WIDTH];
template<int N> struct Tile { float cells[N][N]; int size() const { return N * N; } };
__attribute__((device)) float scaled(float a, int n) {
    for (int i = 0; i < n; ++i) a *= SCALE; return n % 2 ? a : fabs(a); }
__attribute__((global)) void __attribute__((launch_bounds(256))) step(int count, const float *from, float *to) {
    __attribute__((shared)) float tile[SIDE];
    int i = block.x * WIDTH + at.x;
    if (i < count) { to[i] += scaled(from[i], 3); tile[at.y] = to[i]; } else return;
    while (i > 0 && tile[i - 1] != 0.0f) { i >>= 1; if (i == 7) continue; switch (i) { case 1: break; default: --i; } }
}
int run(int argc, char **argv) {
    float *from = nullptr, *to = nullptr;
    status_t status = allocate(&from, 400 * sizeof(float));
    if (status != Fine || allocate(&to, 400) != Fine) return 1;
    Pair pair = {1}; Derived derived(4); auto twice = [&](int x) -> int { return 2 * x + pair.a; };
    dim3 grid(larger(1, 2)), threads(WIDTH, 1, 1);
    int (Pair::*member)(int) const = &Pair::operator();
    int list[] = {1, 2, 3}; Point corner{list[0], 4}; (void)corner.sum();
    const int count = argc > 1 ? static_cast<int>(argv[1][0] - '0') : WIDTH;
    step<<<grid, threads>>>(count, from, to);
    step<<<(count + 255) / 256, 256, 0, 0>>>(twice(count), from, to);
    if (pair(3) == derived.of() && Mode::one != Mode::two && pair == pair) delete[] new Row;
    return synchronise() != Fine;
}
"""


class Listener:
    """Stands in for the module `_sre` of the compiler of expressions, and keeps what is compiled."""

    def __init__(self, original: Any) -> None:
        self._original = original
        self.made: dict[tuple[str | bytes, int], tuple[Any, ...]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._original, name)

    def compile(self, pattern: str | bytes, *made: Any) -> re.Pattern[Any]:
        """Keeps what a pattern compiles to."""
        flags, code, groups, names, numbers = made
        self.last = (int(flags), [int(step) for step in code], groups, dict(names), numbers)
        compiled: re.Pattern[Any] = self._original.compile(pattern, *made)
        return compiled


def table() -> bytes:
    """The contents of the file."""
    compiler: Any = importlib.import_module("re._compiler")
    listener = Listener(compiler._sre)
    found: dict[tuple[str | bytes, int], tuple[Any, ...]] = {}
    compiler._sre = listener
    original = re.compile

    def listening(pattern: Any, flags: Any = 0) -> re.Pattern[Any]:
        re.purge()
        compiled = original(pattern, flags)
        found[(pattern, int(flags))] = listener.last
        return compiled

    re.compile = listening
    try:
        _compile_all()
    finally:
        re.compile = original
        compiler._sre = listener._original
    # Most expressions are not needed, so each is read when it is.
    of_text = {key: marshal.dumps(made) for key, made in found.items() if isinstance(key[0], str)}
    of_bytes = {key: marshal.dumps(made) for key, made in found.items() if isinstance(key[0], bytes)}
    return marshal.dumps((sys.version, of_text, of_bytes))


def _compile_all() -> None:
    regex.use_table(os.devnull)
    patterns = importlib.import_module("cufe.text.token_pattern").TokenPattern
    created: list[Any] = []
    create = patterns.__init__

    def creating(self: Any, *arguments: Any) -> None:
        create(self, *arguments)
        created.append(self)

    patterns.__init__ = creating
    for floor in _FLOORS:
        package = importlib.import_module(f"cufe.{floor}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for each in created:
        each._expression()
    read_samples()


def read_samples() -> None:
    """Puts the units through cufe."""
    from cufe.diagnostics.report import Report
    from cufe.emit.unit import host_unit
    from cufe.text.settings import Settings

    for source in (_UNIT, _UNIT + _MORE, _UNIT + _ATOMIC, _UNIT + _MORE + _ATOMIC, _UNIT + _EVERYDAY):
        settings = Settings()
        settings.standard = 17
        host_unit(source, settings, Report())


def main(arguments: list[str]) -> int:
    """Writes the file."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m cufe.driver.regex_table FILE\n")
        return 2
    data = table()
    with open(arguments[0], "wb") as file:
        file.write(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
