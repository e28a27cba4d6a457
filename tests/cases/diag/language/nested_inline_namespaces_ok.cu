// flags: --c++20
// `namespace A::inline B`
namespace pro::inline v4 { template <class F> struct proxy { proxy(); F *operator*(); }; struct S {}; inline namespace w { struct W {}; } }
namespace pro::inline v4::deep { struct D {}; }
namespace a::b::inline c { struct Q {}; namespace d::inline e { struct R {}; } }
template <class F> concept C0 = requires(pro::proxy<F> p) { *p; };
static_assert(C0<int>);
pro::S s; pro::v4::S s2; pro::W w; pro::v4::w::W w2; pro::deep::D d; a::b::Q q; a::b::c::Q q2; a::b::d::R r;
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
static_assert(same<pro::S, pro::v4::S> && same<a::b::d::R, a::b::c::d::e::R> && same<pro::deep::D, pro::v4::deep::D>);
namespace pro { template <class T> concept C1 = requires(proxy<T> p) { *p; }; }
static_assert(pro::C1<int>);
