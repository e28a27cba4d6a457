// flags: -std=c++17
// Ways to a kernel through what spells nothing of it.
#include <variant>
#include <functional>
#include <utility>
#include <type_traits>
template <int N> __global__ void k() {}
// objects that travel through functions that spell nothing
template <int N> struct Runner { void go() const { k<N><<<1,1>>>(); } template<class T> void operator()(T) const { k<N+sizeof(T)><<<1,1>>>(); } };
auto make_runner() { return Runner<1>(); }
template <class T> auto pass(T t) { return t; }
void a1() { make_runner().go(); }
void a2() { auto r = pass(make_runner()); r.go(); }
struct Holder { Runner<10> r; } holder;
void a3() { holder.r.go(); }
void a4() { auto &[r] = holder; r(1); }
template <class R> void call(const R &r) { r.go(); }
Holder &get() { return holder; }
void a5() { call(get().r); }
template <class T> struct Ctad { T t; Ctad(T t) : t(t) {} void run() { t(); } };
auto ctad = Ctad([] { k<30><<<1,1>>>(); });
void a6() { ctad.run(); }
std::function<void()> fn = [] { k<31><<<1,1>>>(); };
void a7() { std::variant<int, char> v = 1; std::visit([](auto x) { k<40 + sizeof(x)><<<1,1>>>(); }, v); }
struct Base { template <int N> void launch() { k<N><<<1,1>>>(); } };
struct Mid : Base { using Base::launch; }; struct Low : Mid { void go() { launch<50>(); this->template launch<51>(); Base::launch<52>(); } };
template <class B> struct Mixin : B { void go() { this->template launch<53>(); B::template launch<54>(); } };
void a8() { Mixin<Base>().go(); }
namespace adl { struct T {}; template <class X> void found(X, T) { k<60><<<1,1>>>(); } template<class X> void operator|(X, T) { k<61><<<1,1>>>(); } struct Tag{}; void operator|(T, Tag) {} }
template <class X> void uses(X x) { found(x, adl::T()); x | adl::T(); }
void a9() { uses(1.0); uses(adl::T()); }
template <class T> struct Traits { using launcher = Runner<70>; static constexpr int n = 71; };
template <class T> void traits() { typename Traits<T>::launcher r; r.go(); k<Traits<T>::n><<<1,1>>>(); }
void a10() { traits<int>(); }
template <class... T> struct Overloaded : T... { using T::operator()...; }; template <class... T> Overloaded(T...) -> Overloaded<T...>;
void a11() { auto o = Overloaded{[](int) { k<80><<<1,1>>>(); }, [](auto x) { k<80 + sizeof(x)><<<1,1>>>(); }}; o(1); o('c'); }
struct Conv { template <class T> operator T() const { k<90 + sizeof(T)><<<1,1>>>(); return T(); } };
void a12() { short s = Conv(); (void)s; }
template <class T> struct Lazy { T value = [] { k<100 + sizeof(T)><<<1,1>>>(); return T(); }(); };
Lazy<int> lazy;
void (*member)() = [] { struct L { static void f() { k<110><<<1,1>>>(); } }; L::f(); };
template <void (Low::*M)()> void by_member() { (Low().*M)(); }
void a13() { by_member<&Low::go>(); auto m = &Base::launch<120>; (Base().*m)(); }
template <class T> T zero = (k<130 + sizeof(T)><<<1,1>>>(), T());
void a14() { (void)zero<int>; }
template <class F, class... A> auto invoke_it(F &&f, A &&...a) -> decltype(std::forward<F>(f)(std::forward<A>(a)...)) { return std::forward<F>(f)(std::forward<A>(a)...); }
void a15() { invoke_it([](auto n) { k<140 + sizeof(n)><<<1,1>>>(); }, 1); std::invoke(Runner<150>(), 'c'); }
template <class T> struct Deleter { void operator()(T *) const { k<160><<<1,1>>>(); } };
template <class T, class D> struct Ptr { T *p; ~Ptr() { D()(p); } };
using P = Ptr<int, Deleter<int>>; struct HasP { P p; }; HasP *hp(); void a16(HasP h) {} void a17() { HasP h{}; }
enum class E { A, B }; template <E e> struct ByEnum; template <> struct ByEnum<E::A> { template <class T> static void run() { k<170><<<1,1>>>(); } }; template <> struct ByEnum<E::B> { template <class T> static void run() { k<171><<<1,1>>>(); } };
template <class T> void dispatch(E e) { switch (e) { case E::A: ByEnum<E::A>::run<T>(); break; case E::B: ByEnum<E::B>::template run<T>(); } }
void a18() { dispatch<int>(E::A); }
#define LAUNCH(n) k<n><<<1,1>>>()
void a19() { LAUNCH(180); }
template <class T> using Alias = Runner<190 + sizeof(T)>; void a20() { Alias<char>().go(); }
template <template <int> class R> void tt() { R<200>().go(); } void a21() { tt<Runner>(); }
inline namespace v1 { template <class T> void inl() { k<210><<<1,1>>>(); } } void a22() { v1::inl<int>(); inl<char>(); }
struct Cmp { template <class T> bool operator<(const T &) const { k<220><<<1,1>>>(); return true; } }; void a23() { bool b = Cmp() < 1; (void)b; }
