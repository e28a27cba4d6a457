// expect: none
// Arrays as operands, parameters in parentheses with names of namespaces, and packs of templates in their own expansions.
namespace operands {
template <class T> struct W { static const int v = 1; }; struct C { int x; }; typedef int I;
int b5 = sizeof(W<int>[2]);
int b6 = sizeof(C[2]);
int b7 = sizeof(I[2]);
int b8 = sizeof(W<int>[2][3]);
int b9 = alignof(W<int>[2]);
int c1 = sizeof(operands::C[2]) + sizeof(const C[2]) + sizeof(struct C[2]);
template <class T> int f() { return sizeof(T[2]) + sizeof(W<T>[2]) + sizeof(typename T::x[3]); }
bool c2 = __is_same(W<int>[2], W<int>[2]);
C *p = (C[2]){{1}, {2}};
struct Z { int n; C c[3]; I i[sizeof(C[2])]; int f() { int q[3] = {}; return sizeof(q[2]) + sizeof(c[1]) + sizeof(n); } };
template <class T, int N> struct Buf { alignas(T[N]) char raw[sizeof(T[N])]; enum { s = sizeof(W<T>[N]) / sizeof(W<T>) }; };
template <class U> int g(U u) { int arr[3] = {}; return sizeof(arr[0]) + sizeof(u[1]) + sizeof(U[3]) + noexcept(u[1]); }
static_assert(sizeof(C[3]) == 12 && sizeof(Buf<C, 4>) == 16 && Buf<int, 2>::s == 2, "");
__global__ void k(C *c) { __shared__ char sh[sizeof(C[4])]; auto &a = *(C(*)[2])c; auto *b = new C[2]; sh[0] = sizeof(a[1]) + sizeof(c[0]); delete[] b; int *i = c ? (int *)c : nullptr; i[sizeof(C[1])] = 1; }
int h() { k<<<1, sizeof(C[2])>>>(nullptr); k<<<1, 1, sizeof(C[32])>>>(nullptr); int z[3]; return g(&z[0]) + sizeof(z[1]); }
}
namespace in_parentheses {
namespace n { int q; }
namespace m { template <class> struct T {}; }
void f1(int (n)) { n = 1; }
void f2(int (n), int *(m)) { n = 1; *m = 2; }
__global__ void k(int (n)) { int z = n; }
void f3(int (*n), int (&m)) { m = *n; }
struct S { S(int (n)) : a(n) {} int a; void g(int (n) = 1) { a = n; } };
template <class T> void f4(T (n)) { n = T(); }
auto l = [](int (n)) { return n; };
int (*fp)(int (n));
void f5() { int (n) = 2; int (m); S s(n), (t)(n); int x(n), y = (n); for (int (n) = 0; n < 2; n++) ; if (int (n) = 2) ; }
}
namespace packs {
template <class T, template <class> class... Ms> struct Mix : Ms<Mix<T, Ms...>>... { };
template <class T> struct A {};
template <class... T> struct L : A<L<T...>> {};

template <template <class> class M> struct X {};
template <template <class> class... Ms> struct Y : X<Ms>... {};
template <template <class> class... Ms> struct Z : Ms<int>... { using T = L<Ms<int>...>; void f(Ms<int>... a) { int x[] = {(Ms<int>(), 0)...}; } };
template <template <class> class... Ms> void ff(Ms<Y<Ms...>>... a) { }
template <class... T> void gg(A<L<T, T...>>... a) { }
Mix<int, A> m;
}
