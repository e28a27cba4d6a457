// expect: none
// An alignment belongs to the typedef that says so, even where it has the name of its class, and to an enumeration
// ([dcl.align]/1).
typedef struct S1 { char c; } S1 __attribute__((aligned(8)));
static_assert(alignof(S1) == 8 && alignof(struct S1) == 1, "");
struct H {
    char c;
    S1 s;
};
static_assert(sizeof(H) == 16, "");
struct S1 defined;
S1 other = defined;
void f(S1);
void f(struct S1 s) {
    S1 t = s;
    t.S1::c = 3;
    f(t);
}
typedef struct S2 { int x[3]; } __attribute__((aligned(16))) S2;
static_assert(sizeof(S2) == 16, "");
typedef struct V V __attribute__((aligned(32)));
struct V { int x; };
static_assert(alignof(V) == 32, "");
namespace N {
typedef union U {
    int i;
    float g;
} U __attribute__((aligned(16)));
U u;
union U v = u;
}
template <class T> struct X { T t; };
X<S1> xs;
X<struct S1> *q = &xs;
struct D : S1 { D() : S1() {} };

enum alignas(8) E5 {};
static_assert(alignof(E5) == 8, "");
enum __attribute__((aligned(16))) E6 { a };
static_assert(alignof(E6) == 16 && sizeof(E6) == 4, "");
struct E { E6 e; };
static_assert(alignof(E) == 16, "");
enum class alignas(8) E8 : char { z };
static_assert(alignof(E8) == 8, "");
