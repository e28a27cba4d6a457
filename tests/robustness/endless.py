"""Templates whose instances need one another without end: in rows, and in trees of two at each level."""

from __future__ import annotations

ENDLESS: dict[str, str] = {
    "classes in each other": (
        "struct N { N(); N(const N &); ~N(); }; struct B; struct A { B b; N n; }; struct B { A a; N n; }; "
        "A f() { A a; return a; } B g(B b) { B c = b; c = b; A q{}; return c; } constexpr A a = {};"
    ),
    "bases by way of an instance": (
        "template <class T> struct P : T {}; struct Q : P<Q> { int n; }; Q f() { Q q; q.x; return q; } Q q{};"
    ),
    "members by way of an instance": (
        "template <class T> struct P { T t; }; struct Q { P<Q> p; ~Q(); }; Q f() { Q q; return q; } Q q{};"
    ),
    "default arguments of themselves": (
        "struct P { P(int = 0, P = 0); }; P p; struct T { int operator()(int a = T()()); }; int t = T()(); "
        "struct F { F(struct E e); }; struct E { E(F f = F(E())); }; E e; template <int N = sizeof(int)> int h("
        "int x = h<N>()); int x = h();"
    ),
    "member initialisers of themselves": "struct V { int m = V().m; }; V v; constexpr V c; int x = V{}.m;",
    "deduced results": "template <int N> auto f() { return f<N + 1>(); } int x = f<0>();",
    "constexpr calls": "template <int N> constexpr int f() { return f<N + 1>(); } constexpr int x = f<0>();",
    "results of decltype": (
        "template <class T> struct W {}; template <class T> auto f(T t) -> decltype(f(W<T>())); struct A {}; "
        "template <class T> auto g(W<T> t) -> decltype(g(W<W<T>>{})); void h() { g(W<int>()); }"
    ),
    "aliases": (
        "template <int N> struct S { using type = typename S<N + 1>::type; }; template <int N> using A = "
        "typename S<N>::type; A<0> *p; void f() { A<3> *q; }"
    ),
    "default arguments": "template <int N> int f(int a = f<N + 1>()); int x = f<0>();",
    "exception specifications": "template <int N> void f() noexcept(noexcept(f<N + 1>())); bool b = noexcept(f<0>());",
    "operators ->": "template <int N> struct S { S<N + 1> operator->(); }; void f() { S<0> s; s->x; }",
    "conversions": (
        "template <int N> struct S { operator S<N + 1>(); }; void g(int); void f() { S<0> s; int x = s; g(s); }"
    ),
    "default member initialisers": (
        "template <int N> struct S { int a = S<N + 1>().a; }; void f() { S<0> s; int x = S<0>{}.a; }"
    ),
    "variable templates": "template <int N> constexpr int v = v<N + 1>; int x = v<0>; void f() { int y = v<1>; }",
    "growing types": "template <class T> struct S { static constexpr int v = S<S<T>>::v; }; int x = S<int>::v;",
    "classes in classes": (
        "template <int N> struct S { struct I { typename S<N + 1>::I i; }; }; S<0>::I i; void f() { S<0>::I j; }"
    ),
    "sizes": "template <int N> struct S { char a[sizeof(S<N + 1>)]; }; int x = sizeof(S<0>); void f() { S<1> s; }",
    "constructors": "template <int N> struct S { S() { S<N + 1> s; } }; S<0> s; void f() { S<0> t; }",
    "constexpr constructors": (
        "template <int N> struct S { int v; constexpr S() : v(S<N + 1>().v) {} }; constexpr S<0> s; void f() "
        "{ constexpr S<0> t; }"
    ),
    "lambdas": (
        "template <int N> auto f() { return [] { return f<N + 1>(); }; } auto x = f<0>(); void g() { f<0>()()(); }"
    ),
    "operators by argument": (
        "template <class T> struct W {}; template <class T> auto operator+(W<T>, int) -> decltype(W<W<T>>() "
        "+ 1); void f() { W<int>() + 1; }"
    ),
    "friends": (
        "template <int N> struct S { friend int g(S, decltype(g(S<N + 1>(), 0)) *) ; }; void f() { g(S<0>(), 0); }"
    ),
    "concepts": (
        "template <class T> concept C = requires(T t) { f(t); }; template <class T> requires C<T *> void "
        "f(T); void g() { f(1); }"
    ),
    "growing packs": (
        "template <class... T> struct S { static constexpr int v = S<T..., int>::v; }; int x = S<>::v; void "
        "f() { int y = S<int>::v; }"
    ),
    "local variables": (
        "template <int N> int f() { static const int v = f<N + 1>(); return v; } int x = f<0>(); void g() { f<0>(); }"
    ),
    "trees of static members": (
        "template <unsigned long N> struct F { static const unsigned long v = F<2 * N>::v + F<2 * N + 1>::v; "
        "}; int x = F<1>::v; void g() { int y = F<1>::v; }"
    ),
    "trees of types": (
        "template <class T> struct L {}; template <class T> struct R {}; template <class T> struct F { "
        "static const int v = F<L<T>>::v + F<R<T>>::v; }; int x = F<int>::v; void g() { int y = F<int>::v; }"
    ),
    "trees of calls": (
        "template <unsigned long N> constexpr int f() { return f<2 * N>() + f<2 * N + 1>(); } constexpr int "
        "x = f<1>(); void g() { constexpr int y = f<1>(); int z[f<1>()]; }"
    ),
    "trees of deduced results": (
        "template <unsigned long N> auto f() { return f<2 * N>() + f<2 * N + 1>(); } int x = f<1>(); void "
        "g() { f<1>(); }"
    ),
    "trees of members": (
        "template <unsigned long N> struct F { F<2 * N> a; F<2 * N + 1> b; }; void g() { F<1> x; sizeof(F<1>); }"
    ),
    "trees of variable templates": (
        "template <unsigned long N> constexpr int v = v<2 * N> + v<2 * N + 1>; int x = v<1>; void g() { int "
        "y = v<1>; constexpr int z = v<1>; }"
    ),
}
