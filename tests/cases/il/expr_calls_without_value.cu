// c++17
constexpr int three(int &) { return 3; } constexpr int two(const int &, long &&) { return 2; } struct E { int v; constexpr int size() const { return 4; } constexpr bool is() const { return v; } static constexpr int n() { return 5; } };
constexpr void nothing(const E &) {} constexpr void ptr(int *) {} template <class A> constexpr void any(A &&) {} constexpr void val(E) {}
int f(int n, long m, E e, E *p, int *q, int &r) {
  int a = three(n), b = two(n, m + 1), c = e.size(), d = p->size(), x = three(r), y = three(*q), z = e.n(), w = p->n();
  nothing(e); nothing(*p); ptr(q); ptr(&n); any(n); any(r); any(*q); any(q); any(e); any(p->v); any(n + 1); val(e); nothing(E{n}); any(E{n}); any(E{1});
  return a + three(n);
}
