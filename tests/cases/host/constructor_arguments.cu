// flags: -std=c++17
// constructors and destructors that repeat the template arguments of their class
namespace plain { template <class T> struct C { int v; C<T>(int x, int y = 2) : v(x + y) {} template <class U> C<T>(U u, char *) : v((int)u) {} C<T>(C<T> &&o) noexcept : v(o.v) {} C<T> &operator=(C<T> &&) = default; ~C<T>() {} };
int f() { C<int> a(1), b(2, 3), c(4L, (char *)0); C<int> d(static_cast<C<int> &&>(c)); return a.v + b.v + d.v; } }
namespace outside { template <class T> struct C { int v; C<T>(int x); C<T>(const C<T> &); explicit C<T>(T *); ~C<T>(); };
template <class T> C<T>::C(int x) : v(x) {} template <class T> C<T>::C(const C<T> &o) : v(o.v + 1) {} template <class T> C<T>::C(T *) : v(7) {} template <class T> C<T>::~C() {}
int f() { C<int> a(1), b(a); int q; C<int> c(&q); return a.v + b.v + c.v; } }
namespace delegating { template <class T, int N = 3> class C { int v; public: C<T, N>() : C<T, N>(N) {} constexpr C<T, N>(int x) : v(x) {} int get() const { return v; } friend int peek(const C<T, N> &c) { return c.v; } C<T, N>(const char *) = delete; };
struct D : C<long> { using C<long>::C; }; struct E : C<int, 4> { E() : C<int, 4>(9) {} E(int) : C(8) {} };
int f() { C<int> a; C<char, 5> b(6); auto *p = new C<int>(11); int r = a.get() + peek(b) + D(5).get() + E().get() + E(1).get() + p->get(); delete p; return r; } }
namespace pairs { template <class A, class B> struct P { A a; B b; P<A, B>() : a(), b() {} P<A, B>(const A &x, const B &y) : a(x), b(y) {} template <class U, class V> P<A, B>(const P<U, V> &o) : a(o.a), b(o.b) {} };
template <class A, class B> P<A, B> mk(A a, B b) { return P<A, B>(a, b); }
int f() { P<int, long> p = mk(1, 2L); P<long, int> q(p); P<int, long> r{3, 4}; P<int, long> arr[2] = {{1, 2}, {3, 4}}; P<int, int> z; return p.a + (int)q.a + (int)r.b + arr[1].a + z.b; } }
namespace partial { template <class T> struct B { T v; explicit B<T>(T t) : v(t) {} B<T>() = default; }; template <template <class> class X, class T> struct W { X<T> x; W<X, T>(T t) : x(t) {} };
template <class... Ts> struct V { int n; V<Ts...>(Ts... t) : n(sizeof...(t)) {} }; template <bool b> struct F { int v; F<b>(int x) : v(b ? x : -x) {} }; template <> struct F<true> { int v; F<true>(int x) : v(x + 100) {} F<true>() : F<true>(1) {} };
template <class T, int N> struct A { T a[N]; A<T, N>(T t) { for (T &x : a) x = t; } }; template <int N> struct A<int *, N> { int s; A<int *, N>(int q) : s(q * N) {} };
int f() { W<B, int> w(5); V<int, long> v(1, 2); F<false> g(3); F<true> h(4), i; A<int, 3> a(2); A<int *, 7> a2(2); return w.x.v + v.n + g.v + h.v + i.v + a.a[2] + a2.s; } }
namespace nested { template <class T> struct C { int v; C<T>(T x) try : v(x) {} catch (...) { throw; } C<T>(T x, int) noexcept(sizeof(T) > 2) { v = x; } __attribute__((noinline)) C<T>(T *p) { v = *p; } };
struct outer { template <class T> struct in { int v; in<T>(int a) : v(a) {} in<T>() : in<T>(3) {} struct deep { int w; deep(const in<T> &i) : w(i.v) {} }; }; in<int> q; in<char> r{5}; outer() : q(2) {} };
int f() { int z = 6; C<int> a(1), b(2, 0), c(&z); outer o; outer::in<int>::deep d(o.q); return a.v + b.v + c.v + o.r.v + d.w; } }
namespace results { template <class T> struct N { T v; N(T t) : v(t) {} N(const N &) = default; }; template <class T> struct C { N<T>(x); N<T> (f)(int) { return x; } C<T> *(g)() { return this; } static C<T>(h)(int q) { return C<T>(N<T>(q)); } C<T>(N<T> y) : x(y) {} C<T> (*fp)(int) = nullptr; };
int f() { C<int> c(N<int>(5)); return c.f(1).v + c.g()->x.v + C<int>::h(3).x.v; } }
namespace device { template <class T> struct C { T v; __host__ __device__ C<T>(T x) : v(x) {} __device__ C<T>(T x, T y) : v(x * y) {} __host__ __device__ ~C<T>() {} __host__ __device__ operator T() const { return v; } };
template <class T> struct D : C<T> { __host__ __device__ D<T>(T x) : C<T>(x) {} };
__global__ void k(int *p) { C<int> a(3), b(4, 5); D<int> d = 6; *p = a + b + d; }
template <class T> __global__ void k2(T *p, C<T> c) { C<T> x(c); *p = x.v; }
int f() { k<<<1, 1>>>(nullptr); k2<<<1, 1>>>((int *)nullptr, C<int>(3)); C<int> z = 4; return z; } }
