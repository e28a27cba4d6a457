// expect: none
// flags: --c++20
// A requires-clause in front of the parameters of a lambda ends where they begin, and the head of a lambda is none of
// a comparison, whatever its first parameter is.

template <class T, class U>
constexpr bool same = false;
template <class T>
constexpr bool same<T, T> = true;
namespace n {
template <class T>
concept Small = sizeof(T) < 16;
}
template <class T>
concept Whole = same<T, int> || same<T, long>;

template <class T>
int all(T t) {
  int n = 0;
  auto a = [n]<class U> requires Whole<U>(U u) mutable -> U { return u + U(n++); };
  auto b = []<class U> requires(sizeof(U) > 1)(U u) { return u; };
  auto c = []<class U> requires Whole<U> && (sizeof(U) > 1)(U u) { return u; };
  auto d = []<class U> requires requires { sizeof(U); }(U u) { return u; };
  auto e = []<class U> requires true(U u) { return u; };
  auto f = []<class U> requires n::Small<U>(U u) { return u; };
  auto g = []<class U = int> requires(Whole<U>) || (sizeof(U) == 3)(U u = 3) noexcept { return u; };
  auto h = []<class U> requires Whole<U>(U u, int = 3) requires Whole<T> { return u; };
  auto i = []<class U> requires same<U, int>(U *u) { return *u; };
  auto j = []<class U> requires(__is_same(U, int))(U u) -> Whole auto { return u; };
  auto k = []<n::Small U, Whole V>(U u, V v) { return u + v; };
  auto l = []<::n::Small U, int N = 3>(U u) { return u + N; };
  bool m = (&n)[0] < t, o = t > (2);
  return a(t) + b(t) + c(t) + d(t) + e(t) + f(t) + g() + h(t) + i(&n) + j(1) + k(t, 1) + l(t) + m + o;
}

int main() {
  auto a = []<class U> requires Whole<U>(U u) { return u; };
  return all(1) + a(3);
}
