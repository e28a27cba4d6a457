// expect: none
// flags: --c++17
// noexcept(e) of what says noexcept with parameters of a template, and of typeid.
#include <typeinfo>
template <bool B> struct AT { static void f() noexcept(B); void m() noexcept(B); void g() noexcept(noexcept(f())) { static_assert(noexcept(f()), ""); static_assert(noexcept(m()), ""); } };
static_assert(noexcept(AT<true>::f()) && !noexcept(AT<false>::f()) && noexcept(AT<true>().g()) && !noexcept(AT<false>().g()), "");
template <class T> struct W { T t; void swap(W &o) noexcept(noexcept(t.swap(o.t))); void twice(W &o) noexcept(noexcept(swap(o))) { static_assert(noexcept(o.swap(*this)) || sizeof(T) > 1, ""); } };
struct A { virtual ~A(); }; struct C {}; extern A *ap, &ar, ax; extern C *cp; A &fr() noexcept;
static_assert(!noexcept(typeid(*ap)) && !noexcept(typeid(ar)) && noexcept(typeid(ax)) && !noexcept(typeid(fr())) && !noexcept(typeid((*ap))), "");
static_assert(noexcept(typeid(*cp)) && noexcept(typeid(A)) && noexcept(typeid(int)), "");
