// c++17
typedef unsigned long size_t;
template <size_t... I> struct seq {};
template <size_t N, size_t... I> struct mkseq : mkseq<N - 1, N - 1, I...> {};
template <size_t... I> struct mkseq<0, I...> { using type = seq<I...>; };
template <class... T> using seq_for = typename mkseq<sizeof...(T)>::type;
template <size_t I, class T> struct leaf {
  T v;
  constexpr leaf() : v() {}
  template <class U> constexpr leaf(U &&u) : v(static_cast<U &&>(u)) {}
};
template <class S, class... T> struct impl;
template <size_t... I, class... T> struct impl<seq<I...>, T...> : leaf<I, T>... {
  constexpr impl() = default;
  template <class... U> constexpr explicit impl(U &&...u) : leaf<I, T>(static_cast<U &&>(u))... {}
  void swap(impl &o) { (swap_one(static_cast<leaf<I, T> &>(*this).v, static_cast<leaf<I, T> &>(o).v), ...); }
  template <class U> static void swap_one(U &a, U &b) { U c = a; a = b; b = c; }
};
template <class... T> struct tup : impl<seq_for<T...>, T...> {
  using base = impl<seq_for<T...>, T...>;
  using base::base;
  constexpr tup() {}
  template <class... U> constexpr tup(U &&...u) : base(static_cast<U &&>(u)...) {}
  static constexpr size_t size = sizeof...(T);
};
template <size_t I, class T> constexpr T &get(leaf<I, T> &l) { return l.v; }
template <size_t I, class T> constexpr const T &get(const leaf<I, T> &l) { return l.v; }
template <class... T> constexpr tup<T...> mk(T... t) { return tup<T...>(t...); }
template <class... T> constexpr tup<T &...> tie(T &...t) { return {t...}; }
template <class F, class Tp, size_t... I> constexpr decltype(auto) apply_impl(F &&f, Tp &&t, seq<I...>) { return static_cast<F &&>(f)(get<I>(t)...); }
template <class F, class... T> constexpr decltype(auto) apply(F &&f, const tup<T...> &t) { return apply_impl(static_cast<F &&>(f), t, seq_for<T...>{}); }
template <class... T, size_t... I> bool eq(const tup<T...> &a, const tup<T...> &b, seq<I...>) { return ((get<I>(a) == get<I>(b)) && ...); }
template <class... T> bool operator==(const tup<T...> &a, const tup<T...> &b) { return eq(a, b, seq_for<T...>()); }
template <class F, class... T> void each(F f, const tup<T...> &t) { apply([&](const auto &...x) { (f(x), ...); }, t); }
template <class T> struct tsize;
template <class... T> struct tsize<tup<T...>> { static constexpr size_t value = sizeof...(T); };
template <class T> inline constexpr size_t tsize_v = tsize<T>::value;
template <size_t I, class T> struct elem;
template <size_t I, class H, class... T> struct elem<I, tup<H, T...>> : elem<I - 1, tup<T...>> {};
template <class H, class... T> struct elem<0, tup<H, T...>> { using type = H; };
template <size_t I, class T> using elem_t = typename elem<I, T>::type;
template <class... A, class... B, size_t... I, size_t... J> auto cat2(const tup<A...> &a, const tup<B...> &b, seq<I...>, seq<J...>) { return tup<A..., B...>(get<I>(a)..., get<J>(b)...); }
template <class... A, class... B> auto cat(const tup<A...> &a, const tup<B...> &b) { return cat2(a, b, seq_for<A...>{}, seq_for<B...>{}); }
template <class T, size_t... I> auto sum(const T &t, seq<I...>) { return (get<I>(t) + ... + 0); }
struct Acc { double s = 0; template <class T> void operator()(const T &t) { s += t; } };
int use(int n) {
  auto t = mk(n, 2.5, 'c'); tup<int, long> u(1, 2L), v; get<0>(v) = 4; u.swap(v);
  int a = 0; long b = 0; tie(a, b); each([&](auto x) { n += int(x); }, t);
  auto c = cat(t, u); elem_t<1, decltype(t)> d = get<1>(t);
  return n + (u == v) + apply([](int x, double y, char z) { return int(x + y + z); }, t) + int(tsize_v<decltype(c)>) + int(d) + get<4>(c) + int(sum(u, seq<0, 1>())) + int(decltype(u)::size);
}
