// c++17
template <class K, class V, int N = 8> class Map { struct Nd { K k; V v; Nd *next;
  Nd(const K &a, Nd *n) : k(a), v(), next(n) {} }; Nd *b[N]; int n; static unsigned hash(const K &k) {
  unsigned h = 0; const unsigned char *p = reinterpret_cast<const unsigned char *>(&k);
  for (unsigned long i = 0; i < sizeof(K); ++i) h = h * 31 + p[i]; return h % N; }
  public: Map() : b(), n(0) {} ~Map() { for (auto *&x : b) while (x) { auto t = x; x = x->next; delete t; } }
  V &operator[](const K &k) { Nd *&h = b[hash(k)]; for (Nd *x = h; x; x = x->next) if (x->k == k) return x->v;
  h = new Nd(k, h); ++n; return h->v; } template <class F> void each(F &&f) const {
  for (auto x : b) for (; x; x = x->next) f(x->k, x->v); } int size() const { return n; }
  const V *find(const K &k) const {
  for (const Nd *x = b[hash(k)]; x != nullptr; x = x->next) if (x->k == k) return &x->v; return nullptr; } };
  template class Map<int, double>; template class Map<char, long, 4>;
  template class Map<unsigned long, const char *>;
int use(Map<int, double> &m) { m[1] = 2; m[3]++; double s = 0; m.each([&s](int k, double v) { s += k * v; });
  return m.size() + s + (m.find(1) ? *m.find(1) : 0); }
