// c++17
template <class T, int N> constexpr int len(T (&)[N]) { return N; } template <class T> constexpr int sz(const T &t) { return sizeof(T); } struct V { int a[3]; constexpr int size() const { return 3; } static constexpr int st() { return 2; } int x; constexpr int get() const { return x; } }; int garr[4];
template <class T> struct St { static constexpr bool ok(T a, T b) { return a == b; } template <class U> static constexpr int two(U u) { return 2; } };
constexpr int par(int (*a)[2], const V &v, V *p) { return 7; } template <class T> constexpr T mx(const T &a, const T &b) { return a < b ? b : a; } template <class T> constexpr const T &rmx(const T &a, const T &b) { return a < b ? b : a; }
void sink(int); void sinkl(long); constexpr int byval(V v) { return 1; } constexpr int rv(V &&v) { return 1; } struct E0 {}; constexpr int tag(E0) { return 5; }
void f(int i, V v, St<int> s, V *p, int (*pa)[2], int (&ra)[5], double d) {
  int arr[3];
  auto h = []<class T>(T x) { return 1; };
  sinkl(len(arr) + 1L);
  sink(len(garr));
  sink(len(ra));
  sink(sz(i));
  sink(v.size());
  sink(v.st());
  sink(p->size());
  sink(p->st());
  sink(s.ok(1, 2));
  sink(St<int>::ok(1, 2));
  sink(s.two(1));
  sink(par(pa, v, p));
  sink(par(nullptr, v, &v));
  sink(mx(1, 2));
  sink(rmx(1, 2));
  sink(mx(i, 2));
  sink(byval(v));
  sink(byval(V{}));
  sink(rv(V{}));
  sink(tag(E0{}));
  E0 e; sink(tag(e));
  double z = d + s.ok(3, 1);
  double y = d + len(arr);
  for (int k = 0; k < len(arr); ++k) ;
  int x = len(arr) - 1;
  sink(v.get());
  const V cv{}; sink(cv.size()); sink(cv.get());
  static const V sv{}; sink(sv.size());
  V w{}; sink(w.size()); sink(w.get());
  auto lam = [&] { return len(arr) + v.size(); };
  auto lam2 = [=] { return len(arr) + v.size(); };
}
