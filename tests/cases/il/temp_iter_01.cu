// c++17
template <class I> struct tr { typedef typename I::value_type value_type; };
  template <class T> struct tr<T *> { typedef T value_type; };
  template <class I, class T> T acc(I b, I e, T t) { for (; b != e; ++b) t = t + *b; return t; }
  template <class I, class P> I find(I b, I e, P p) { while (b != e && !p(*b)) ++b; return b; }
  template <class I, class O, class F> O trans(I b, I e, O o, F f) { while (b != e) *o++ = f(*b++); return o;
  } template <class I> typename tr<I>::value_type first(I i) { typename tr<I>::value_type v = *i; return v; }
  template <class I, class C> void sort(I b, I e, C c) {
  for (I i = b; i != e; ++i) for (I j = i; j != b && c(*j, *(j - 1)); --j) { auto t = *j; *j = *(j - 1);
  *(j - 1) = t; } } struct Less { template <class T> bool operator()(const T &a, const T &b) const {
  return a < b; } }; struct Cnt { typedef int value_type; int n; int operator*() const { return n; }
  Cnt &operator++() { ++n; return *this; } bool operator!=(Cnt o) const { return n != o.n; }
  bool operator==(Cnt o) const { return n == o.n; } };
int use(int (&a)[5], const double *d) { int out[5]; sort(a, a + 5, Less());
  trans(a, a + 5, out, [](int x) { return x * 2; }); return acc(a, a + 5, 0) + acc(d, d + 3,
  1.5) + *find(a, a + 5, [](int x) { return x > 2; }) + first(a) + first(d) + acc(Cnt{1}, Cnt{4}, 0L) +
  first(Cnt{2}) + (find(Cnt{0}, Cnt{9}, [](int x) { return x == 3; }) == Cnt{3}); }
