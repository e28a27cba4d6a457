// flags: --c++17
// Calls through pointers to members with cv- and ref-qualifiers; function types that nothing may point or refer to.
template <class T> T&& dv(); struct T0 { int n(int); int c(int) const; int l(int) &; int r(int) &&; int cl(int) const &; int v(int) volatile; int cv(int) const volatile; int cr(int) const &&; }; struct D0 : T0 {};
template <class F, class O> auto call(int) -> decltype((dv<O>().*dv<F>())(1), char()); template <class F, class O> long call(...);
template <class F, class O> auto arrow(int) -> decltype((dv<O>()->*dv<F>())(1), char()); template <class F, class O> long arrow(...);
#define YES(m, O) static_assert(sizeof(call<decltype(&T0::m), O>(0)) == 1, #m #O)
#define NO(m, O) static_assert(sizeof(call<decltype(&T0::m), O>(0)) == 8, #m #O)
YES(n, T0&); YES(n, T0&&); NO(n, const T0&); NO(n, const T0&&); NO(n, volatile T0&); YES(n, D0&); YES(n, T0); YES(n, D0);
YES(c, T0&); YES(c, const T0&); YES(c, const T0&&); NO(c, volatile T0&); NO(c, const volatile T0&); YES(v, volatile T0&); YES(v, T0&&); NO(v, const T0&); YES(cv, const volatile T0&); YES(cv, T0);
YES(l, T0&); NO(l, T0&&); NO(l, T0); NO(l, const T0&); YES(l, D0&); NO(l, D0); YES(r, T0&&); YES(r, T0); NO(r, T0&); NO(r, const T0&&); YES(r, D0);
YES(cl, T0&); YES(cl, const T0&); YES(cr, const T0&&); YES(cr, T0&&); NO(cr, const T0&); NO(cr, T0&);
#define AY(m, O) static_assert(sizeof(arrow<decltype(&T0::m), O>(0)) == 1, #m #O)
#define AN(m, O) static_assert(sizeof(arrow<decltype(&T0::m), O>(0)) == 8, #m #O)
AY(n, T0*); AN(n, const T0*); AY(c, const T0*); AY(l, T0*); AN(r, T0*); AY(cl, T0*); AN(l, const T0*); AY(n, D0*);
using Abom = void() const; using Abom2 = void() &; template <class T> auto ref(int) -> decltype(dv<T>(), char()); template <class T> long ref(...); template <class T, class = T*> char ptr(int); template <class T> long ptr(...); template <class T, class = T&> char lref(int); template <class T> long lref(...);
static_assert(sizeof(ref<Abom>(0)) == 8 && sizeof(ptr<Abom>(0)) == 8 && sizeof(lref<Abom>(0)) == 8 && sizeof(ptr<Abom2>(0)) == 8 && sizeof(ptr<void()>(0)) == 1 && sizeof(lref<void()>(0)) == 1, "");
struct HasAbom { Abom m; }; static_assert(sizeof(ptr<decltype(&HasAbom::m)>(0)) == 1, ""); Abom HasAbom::*pmf = &HasAbom::m;
__global__ void kernel() {}
