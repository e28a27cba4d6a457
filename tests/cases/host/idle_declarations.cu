// Declarations of nothing behind conditions and labels, by qualified names and with qualifiers: nothing is printed.
namespace N {
struct L {};
enum E { a };
typedef int I;
}
struct T { struct In {}; };
N::L;
N::E;
::N::I;
T::In;
const T;
T const;
const volatile T;
T const volatile;
typedef T;
typedef const T;
T typedef;
typedef N::L const;
int const;
const typedef int;
const enum C { c } volatile;
typedef const struct D { int a; };
const struct F;
struct B { int m; typedef int I; };
struct G : B { using typename B::I; using B::I; using B::m; };
int host(int n) {
    if (n) T;
    else T;
    while (n--) T;
    do T; while (n++ < 3);
    for (auto x : {1}) T;
    for (;;) { T; break; }
    if (n) int;
    else typedef int;
    const T;
    ::T;
    int const;
    goto out;
out: T;
    auto l = [] { T; int; return 1; };
    return l();
}
template <class U> __host__ __device__ U in_template(U u) {
    if (u) T;
    if (u) U; else T;
    while (u-- > 1) U;
    return u;
}
__global__ void kernel(int *p) {
    if (*p) T;
    *p = in_template(*p) + G{}.m;
}
int use() { return in_template(host(1)); }
