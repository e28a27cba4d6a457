// expect: 114 warning 16
// expect: 114 warning 17
// expect: 114 warning 18
// flags: --c++17
// What attributes give another function as its definition is defined: aliases, weak references, indirect functions.
extern "C" int target(int x) { return x; }
extern "C" { static int (*resolver(void))(int) { return 0; } }
static int by_weakref(int) __attribute__((weakref("other")));
static int by_alias(int) __attribute__((__alias__("target")));
static int weakref_alone(int) __attribute__((weakref, alias("other2")));
static int std_alias [[gnu::alias("target")]] (int);
static __attribute__((ifunc("resolver"))) int ifunced(int);
static __typeof__(target) of_type __attribute__((weakref("target")));
namespace { int in_unnamed(int) __attribute__((alias("target"))); }
inline int inlined(int) __attribute__((alias("target")));
static int by_label(int) __asm__("target");
static int used_only(int) __attribute__((used));
static int missing(int);
int use() {
    return by_weakref(1) + by_alias(1) + weakref_alone(1) + std_alias(1) + ifunced(1) + of_type(1) + in_unnamed(1) + inlined(1)
        + by_label(1) + used_only(1) + missing(1);
}
