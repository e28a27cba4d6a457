// flags: --c++17
template <class... A> struct tag;
template <class T> auto rt(T &t) -> decltype(t.begin(), void()) {}
template <class... As> auto rq(tag<As...> *, decltype(&rt<As...>) = nullptr) -> char(&)[1]; auto rq(...) -> char(&)[2];
template <class T> inline constexpr bool range = (1u == sizeof(rq((tag<T> *)nullptr)));
template <class T> struct token { T t; };
template <class T> using it = token<T>;
template <class Rng> struct view { template <bool Const> using it = token<it<Rng>>; it<true> begin(); };
static_assert(range<view<int>>, "1");
template <class Rng> struct view1 { using it = token<it<Rng>>; it begin(); };
static_assert(range<view1<int>>, "2");
template <class Rng> struct view2 { using it = it<Rng>; it begin(); };
static_assert(range<view2<int>>, "3");
struct view4 { template <class Const> using it = token<it<Const>>; it<int> begin(); };
static_assert(range<view4>, "5");
template <class T> T &&declval();
template <class Rng> struct view5 { template <bool Const> using it = token<it<Rng>>; it<true> begin(); };
template <class T, class = decltype(declval<T &>().begin())> char f(int); template <class T> long f(...);
static_assert(sizeof(f<view5<int>>(0)) == 1, "6");
template <class Rng> struct view6 { template <bool Const> using it = token<it<Rng>>; it<true> begin(); };
view6<int> v6; decltype(v6.begin()) b6;
namespace range_v3 {

template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class A, class B> inline constexpr bool same_as = false; template <class A> inline constexpr bool same_as<A, A> = true;
template <class T> T &&declval();
template <bool B, class T> struct const_if { typedef T type; }; template <class T> struct const_if<true, T> { typedef const T type; };
template <bool B, class T> using const_if_c = typename const_if<B, T>::type;
namespace r { template <class... A> struct tag;
template <class T> auto rt(T &t) -> decltype(t.begin(), void()) {}
template <class... As> auto rq(tag<As...> *, decltype(&rt<As...>) = nullptr) -> char(&)[1]; auto rq(...) -> char(&)[2];
template <class T> inline constexpr bool range = (1u == sizeof(rq((tag<T> *)nullptr)));
template <class T> using iterator_t = decltype(declval<T &>().begin());
template <class Rng, bool CPP_true = true, enable_if_t<same_as<iterator_t<Rng>, iterator_t<Rng const>> && CPP_true, int> = 0> auto sv(tag<Rng> *) -> char(&)[1]; auto sv(...) -> char(&)[2];
template <class Rng> inline constexpr bool sv_ = range<Rng> && range<Rng const> && (1u == sizeof(sv((tag<Rng> *)nullptr)));
template <class Rng> constexpr bool simple() noexcept { return (bool)sv_<Rng>; }
template <class T> struct token { T t; };
template <class R> struct base { int *q() const; };
template <class Rng> struct view : base<view<Rng>> {
private:
  Rng rng_;
  template <bool Const> using iterator_t = token<iterator_t<const_if_c<Const, Rng>>>;
public:
  view() = default;
  iterator_t<simple<Rng>()> begin() { const_if_c<simple<Rng>(), Rng> &rng = rng_; return {rng.begin()}; }
  template <bool Const = true, bool CPP_true = true, enable_if_t<range<Rng const> && CPP_true, int> = 0> iterator_t<Const> begin() const { return {rng_.begin()}; }
};
struct S { int *begin() const; };
struct M { int *begin(); const int *begin() const; };
struct N { int *begin(); };
static_assert(range<S>, "S"); static_assert(simple<S>(), "sS"); static_assert(!simple<M>(), "sM"); static_assert(!simple<N>(), "sN");
static_assert(range<view<S>>, "1"); static_assert(range<view<M>>, "2"); static_assert(range<view<N>>, "3");
static_assert(range<const view<S>>, "4"); static_assert(range<const view<M>>, "5"); static_assert(!range<const view<N>>, "6");
static_assert(same_as<decltype(declval<view<M>>().begin()), token<int *>>, "7");
static_assert(same_as<decltype(declval<const view<M>>().begin()), token<const int *>>, "8");
}
}
