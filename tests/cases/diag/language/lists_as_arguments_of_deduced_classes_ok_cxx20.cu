// expect: none
// A list in the parentheses of an initialiser is an argument from which those of a class template are deduced.
// flags: --c++20
template <class A, class B> struct Pair { A a; B b; };
template <class K, class V, unsigned long N> struct Map { int v; constexpr Map(const Pair<K, V> (&init)[N]) : v(init[0].a) {} };
template <class K, class V, unsigned long N> struct Guided { int v; constexpr Guided(const Pair<K, V> (&init)[N]) : v(init[0].a) {} };
template <class K, class V, unsigned long N> Guided(const Pair<K, V> (&)[N]) -> Guided<K, V, N>;
constexpr Map a({Pair<int, char>{1, 'a'}, {2, 'b'}});
constexpr Guided b({Pair<int, char>{1, 'a'}, {2, 'b'}});
constexpr Map c{{Pair<int, char>{1, 'a'}, Pair<int, char>{2, 'b'}}};
constexpr auto d = Guided({Pair<int, char>{1, 'a'}, {2, 'b'}, {3, 'c'}});
static_assert(a.v + b.v + c.v + d.v == 4);
