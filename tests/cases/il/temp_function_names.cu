// c++17
namespace N { template <class T> struct A { template <class U, int V> int m(U u) const { return __PRETTY_FUNCTION__[0] + __func__[0] + sizeof(__PRETTY_FUNCTION__); } static const char *s(T t) { return __PRETTY_FUNCTION__; } A() { const char *p = __func__; } ~A() { const char *p = __PRETTY_FUNCTION__; } operator T() { return __PRETTY_FUNCTION__[1]; } T operator+(T t) { const char *p = __func__; p = __PRETTY_FUNCTION__; return t; } }; }
template <class T, class... U> T f(T t, U... u) { const char *p = __PRETTY_FUNCTION__; p = __FUNCTION__; return t; }
template <class T> auto g(T t) { return __PRETTY_FUNCTION__; }
template <class T> auto h(T t) -> decltype(t + 1) { const char *p = __PRETTY_FUNCTION__; return t; }
template <class T, template <class> class TT, int *P, bool B, char C, unsigned U> void k(TT<T> t, const T &r, T (&a)[3]) { const char *p = __PRETTY_FUNCTION__; }
enum E { e1 }; enum class EE { a = 3 }; template <E e, EE ee, int (*F)(int)> void en() { const char *p = __PRETTY_FUNCTION__; }
template <> int f<int>(int t) { const char *p = __PRETTY_FUNCTION__; return t; }
int gl; int fn(int); namespace { template <class T> void an(T) { const char *p = __PRETTY_FUNCTION__; } }
struct S { template <class T> static void st(T) { auto l = [](auto x) { return __PRETTY_FUNCTION__; }; l(1); auto l2 = [] { return __PRETTY_FUNCTION__; }; l2(); } };
template <class T> void noex(T t) noexcept(sizeof(T) == 4) { const char *p = __PRETTY_FUNCTION__; }
typedef unsigned long ul; template <class T = ul> void def(T t = T()) { const char *p = __PRETTY_FUNCTION__; }
int use(N::A<int> a, N::A<double> b, const N::A<const char *> c) { int arr[3]; N::A<char> d; d + 'c'; (char)d; a.m<float, 3>(1.f); c.m<N::A<int>, -1>(a); b.s(1); N::A<const char *>::s("a"); f(1); f(1.5, 2, "x"); f('c'); g(1); h(1); k<int, N::A, &gl, true, 'x', 5u>(a, 1, arr); en<e1, EE::a, fn>(); an(3L); S::st(2); noex(1); noex(1.5); def(); def<ul>(); return f<long>(1); }
