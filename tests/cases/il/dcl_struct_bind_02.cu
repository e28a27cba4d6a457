// c++17
namespace std { template <class T> struct tuple_size;
  template <unsigned long I, class T> struct tuple_element; }
struct T { int a; long b; template <unsigned long I> auto get() const { if constexpr (I == 0) return a;
  else return b; } };
struct U { int v; }; template <unsigned long I> int &get(U &u) { return u.v; }
  template <unsigned long I> int get(U &&u) { return u.v + I; }
template <> struct std::tuple_size<T> { static constexpr unsigned long value = 2; };
  template <> struct std::tuple_element<0, T> { using type = int; };
  template <> struct std::tuple_element<1, T> { using type = long; };
template <> struct std::tuple_size<U> { static constexpr unsigned long value = 1; };
  template <> struct std::tuple_element<0, U> { using type = int; };
U mk();
long use(T t, U u) {
  auto [a, b] = t; auto &[c] = u; auto &&[d] = mk(); const auto &[e, f] = t;
  c = a;
  return a + b + c + d + e + f;
}
