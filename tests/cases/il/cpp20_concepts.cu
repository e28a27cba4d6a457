// c++20
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
template <class T, class U> concept Same = same<T, U> && same<U, T>;
template <class T> concept Small = sizeof(T) <= 4;
template <class T> concept Addable = requires(T a, T b) { a + b; };
template <class T> concept Sized = requires(const T &t) { typename T::value_type; { t.size() } -> Same<unsigned long>; { t.data() } noexcept; requires (sizeof(T) < 4); };
template <class T> concept Both = Small<T> && Addable<T>;
template <class T> concept Either = Small<T> || requires { typename T::value_type; };
struct Vec { using value_type = int; unsigned long size() const; int *data() const noexcept; };
template <class T> requires Small<T> int pick(T) { return 1; }
template <class T> requires Both<T> int pick(T) { return 2; }
template <class T> int pick(T) { return 3; }
template <Small T> T twice(T t) { return t + t; }
template <class T> T tail(T t) requires (sizeof(T) > 1) && Addable<T> { return t; }
auto abbreviated(Small auto x, const Addable auto &y, auto... rest) { return x + y + sizeof...(rest); }
Small auto result(int n) { return n; }
template <class T> struct Holder { T t; int get() requires Small<T> { return 1; } int get() requires (!Small<T>) { return 2; }
  template <Same<T> U> bool is(U) { return true; } explicit(!Small<T>) Holder(T t) : t(t) {} ~Holder() requires Small<T> = default; ~Holder() {} };
template <Small T> struct Special { static constexpr int value = 1; };
template <Both T> struct Special<T> { static constexpr int value = 2; };
template <Small auto N> int constant() { return N; }
template <class... T> requires (Small<T> && ...) int all(T... t) { return (0 + ... + t); }
template <template <class> class Q, class T> requires Small<Q<T>> int nested(Q<T>) { return 0; }
int use(int n, double d, Vec v, char c, short s) {
  Small auto a = twice(n); const Small auto &b = n; Small decltype(auto) e = (n);
  Holder<int> h(n); Holder<double> k(d);
  if constexpr (Sized<Vec>) n += 1; else n += 2;
  bool r = requires { n + 1; }; bool t = Addable<Vec> || Small<char>; static_assert(Sized<Vec> && !Sized<int>);
  auto l = []<Small T>(T x) requires Addable<T> { return x; }; auto m = [](Same<int> auto x) { return x; };
  return pick(n) + pick(d) + pick(c) + tail(n) + abbreviated(n, d) + abbreviated(c, n, 1, 2L) + result(n) + h.get() + k.get()
    + h.is(3) + Special<int>::value + Special<Holder<char>>::value + constant<3>() + all(n, c) + a + b + e + r + t + l(n) + m(3);
}
template <class T> int inside(T t) { if constexpr (requires { t.size(); }) return t.size(); else if constexpr (Small<T>) return 1; else return 0; }
int both(Vec v, int n) { return inside(v) + inside(n) + inside(2.0); }
