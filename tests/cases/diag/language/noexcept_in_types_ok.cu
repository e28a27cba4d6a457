// flags: --c++17
// `noexcept(e)` is part of function types, wherever they are written, deduced or named.
template <class...> using vt = void;
template <class T, bool N = true> using fn = T (*)() noexcept(N);
template <class T, class = void> extern fn<void> dv;
template <class T> extern fn<T&&> dv<T, vt<T&&>>;
template <class T> extern fn<T> dv2;
template <class T> using fn3 = T (*)() noexcept;
template <class T> extern fn3<T> dv3;
template <class T> T (*dv4)() noexcept;
fn<int> g0; fn<int,false> h0; fn3<int> i0;
static_assert(noexcept(g0()), "1");
static_assert(!noexcept(h0()), "2");
static_assert(noexcept(i0()), "3");
static_assert(noexcept(dv<int>()), "4");
static_assert(noexcept(dv<void>()), "4v");
static_assert(noexcept(dv2<int>()), "5");
static_assert(noexcept(dv3<int>()), "6");
static_assert(noexcept(dv4<int>()), "7");
template <class T> struct S0 { static constexpr bool v = noexcept(dv<T>()); static constexpr bool w = noexcept(T(dv<T>())); };
static_assert(S0<int>::v, "8");
static_assert(S0<int>::w, "9");
template<class A, class B> struct same { static constexpr bool v = false; }; template<class A> struct same<A,A> { static constexpr bool v = true; };
template <class F> struct sig { static constexpr int v = -1; };
template <class R, class... A, bool N> struct sig<R(A...) noexcept(N)> { static constexpr int v = N; };
template <class R, class... A, bool N> struct sig<R (*)(A...) noexcept(N)> { static constexpr int v = N + 2; };
template <class R, class C, class... A, bool N> struct sig<R (C::*)(A...) noexcept(N)> { static constexpr int v = N + 4; };
template <class R, class C, class... A, bool N> struct sig<R (C::*)(A...) const noexcept(N)> { static constexpr int v = N + 6; };
struct S { void m(); void n() noexcept; void o() const noexcept(sizeof(int) == 4); void p() noexcept(false); };
void f(int); void g() noexcept; void h() noexcept(sizeof(char) == 1); void i() noexcept(false);
static_assert(sig<decltype(f)>::v == 0, "1"); static_assert(sig<decltype(g)>::v == 1, "2"); static_assert(sig<decltype(h)>::v == 1, "3"); static_assert(sig<decltype(i)>::v == 0, "4");
static_assert(sig<decltype(&f)>::v == 2, "5"); static_assert(sig<decltype(&g)>::v == 3, "6"); static_assert(sig<decltype(&h)>::v == 3, "7");
static_assert(sig<decltype(&S::m)>::v == 4, "8"); static_assert(sig<decltype(&S::n)>::v == 5, "9"); static_assert(sig<decltype(&S::o)>::v == 7, "10"); static_assert(sig<decltype(&S::p)>::v == 4, "11");
template <class T> struct X { T t() noexcept(noexcept(T())); template <class U> static U u(U) noexcept(sizeof(U) == 1); };
static_assert(sig<decltype(&X<int>::t)>::v == 5, "12"); static_assert(sig<decltype(&X<int>::u<char>)>::v == 3, "13"); static_assert(sig<decltype(&X<int>::u<int>)>::v == 2, "14");
template <class R, class... A, bool N> constexpr bool ded(R (*)(A...) noexcept(N)) { return N; }
static_assert(!ded(f), "15"); static_assert(ded(g), "16"); static_assert(ded(&h), "17"); static_assert(ded(X<int>::u<char>), "18");
using F1 = void() noexcept(sizeof(int) == 4); using F2 = void() noexcept; static_assert(same<F1, F2>::v, "19");
typedef void F3() noexcept(sizeof(int) == 4); static_assert(same<F3, F2>::v, "20");
void (*pf)() noexcept(true) = g; static_assert(noexcept(pf()), "21");
template <bool B> void q(void (*p)() noexcept(B)); static_assert(noexcept(q(g)) == false, "22");
template <class T, bool B = noexcept(T())> using al = T (*)(T) noexcept(B);
static_assert(noexcept(al<int>()(1)), "23");
auto l = [](int x) noexcept(sizeof(x) == 4) { return x; };
static_assert(noexcept(l(1)), "25"); static_assert(sig<decltype(&decltype(l)::operator())>::v == 7, "26");
__global__ void k() {}
