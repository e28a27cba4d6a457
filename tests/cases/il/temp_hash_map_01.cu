// c++17
typedef unsigned long size_t;
template <class A, class B> struct Pair { A first; B second; Pair() : first(), second() {} Pair(const A &a, const B &b) : first(a), second(b) {} template <class C, class D> Pair(const Pair<C, D> &o) : first(o.first), second(o.second) {} friend bool operator==(const Pair &x, const Pair &y) { return x.first == y.first && x.second == y.second; } };
template <class A, class B> Pair<A, B> make_pair(A a, B b) { return Pair<A, B>(a, b); }
template <class T> struct Hash { size_t operator()(const T &t) const { return static_cast<size_t>(t) * 31u; } };
template <class T> struct Hash<T *> { size_t operator()(T *p) const { return reinterpret_cast<size_t>(p) >> 3; } };
template <class A, class B> struct Hash<Pair<A, B>> { size_t operator()(const Pair<A, B> &p) const { size_t h = Hash<A>()(p.first); return h ^ (Hash<B>{}(p.second) + 0x9e3779b9 + (h << 6)); } };
template <class T = void> struct Equal { constexpr bool operator()(const T &a, const T &b) const { return a == b; } };
template <class K, class V, class H = Hash<K>, class E = Equal<K>> class Map {
public:
  typedef Pair<const K, V> value_type;
  typedef size_t size_type;
  static constexpr size_type npos = ~size_type(0);
  enum State : unsigned char { free_slot, used, erased };
private:
  struct Slot { State state = free_slot; K key; V value; };
  Slot *slots; size_type cap, count = 0; H hash; E eq;
  static const size_type initial = 8;
  size_type probe(const K &k) const { size_type i = hash(k) % cap, first = npos; for (size_type n = 0; n < cap; ++n, i = (i + 1) % cap) { const Slot &s = slots[i]; if (s.state == free_slot) return first == npos ? i : first; if (s.state == erased) { if (first == npos) first = i; continue; } if (eq(s.key, k)) return i; } return first; }
  void grow() { Slot *old = slots; size_type n = cap; cap *= 2; slots = new Slot[cap]; count = 0; for (size_type i = 0; i != n; ++i) if (old[i].state == used) (*this)[old[i].key] = old[i].value; delete[] old; }
public:
  class iterator { Slot *p, *e; friend class Map; iterator(Slot *b, Slot *l) : p(b), e(l) { skip(); } void skip() { while (p != e && p->state != used) ++p; } public: Slot &operator*() const { return *p; } Slot *operator->() const { return p; } iterator &operator++() { ++p; skip(); return *this; } bool operator!=(const iterator &o) const { return p != o.p; } };
  Map() : slots(new Slot[initial]), cap(initial) {}
  Map(const Map &o) : slots(new Slot[o.cap]), cap(o.cap), hash(o.hash), eq(o.eq) { for (size_type i = 0; i < cap; i++) slots[i] = o.slots[i]; count = o.count; }
  ~Map() { delete[] slots; }
  V &operator[](const K &k) { if ((count + 1) * 4 > cap * 3) grow(); size_type i = probe(k); Slot &s = slots[i]; if (s.state != used) { s.key = k; s.value = V(); s.state = used; ++count; } return s.value; }
  const V *find(const K &k) const { size_type i = probe(k); return i != npos && slots[i].state == used ? &slots[i].value : nullptr; }
  bool erase(const K &k) { size_type i = probe(k); if (i == npos || slots[i].state != used) return false; slots[i].state = erased; --count; return true; }
  template <class It> void insert(It b, It e) { while (b != e) { (*this)[b->first] = b->second; ++b; } }
  template <class F> void each(F f) const { for (size_type i = 0; i < cap; ++i) switch (slots[i].state) { case used: f(slots[i].key, slots[i].value); break; case free_slot: case erased: break; } }
  iterator begin() { return iterator(slots, slots + cap); }
  iterator end() { return iterator(slots + cap, slots + cap); }
  size_type size() const { return count; }
};
template <class K, class V, class H, class E> const typename Map<K, V, H, E>::size_type Map<K, V, H, E>::initial;
int use(int n, int *p) {
  Map<int, double> m; m[n] = 1.5; m[2] += 2; Map<int, double> k = m; k.erase(2); Map<int *, char> q; q[p] = 'x'; Map<Pair<int, int>, long> g; g[Pair<int, int>(1, n)] = 7;
  double s = 0; m.each([&](int key, double v) { s += key * v; }); for (auto &slot : m) s += slot.value; Pair<int, double> a[] = {{1, 2.0}, {3, 4.0}}; m.insert(a, a + 2);
  return int(s) + int(m.size() + k.size()) + (m.find(n) != nullptr) + q[p] + int(g[make_pair(1, n)]) + (make_pair(1, 2) == Pair<int, int>());
}
