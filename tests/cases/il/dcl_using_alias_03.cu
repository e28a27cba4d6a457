// c++17
template <class T> struct vec { typedef T value_type; typedef T &reference; typedef const T &const_reference;
  typedef unsigned long size_type; typedef T *iterator; size_type size() const;
  reference operator[](size_type); const_reference operator[](size_type) const; iterator begin();
  value_type front() const; template <class U> using rebind = vec<U>; }; namespace std {
  typedef unsigned long size_t; typedef long ptrdiff_t; using nullptr_t = decltype(nullptr); }
  using std::size_t; typedef vec<int> VI; using VVI = vec<VI>; typedef VI::size_type sz;
  size_t cnt(const VI &); typedef int myint; typedef myint arr_t[3]; typedef arr_t *parr;
  using fn = size_t(sz, myint); 
size_t use(VI v, const VVI &w, sz n, std::ptrdiff_t d, parr pa, fn *f, VI::rebind<char> c, std::nullptr_t z) {
  size_t a = v.size(), b = n; sz k = a + b, m = a * 2; VI::value_type x = v[0]; VI::reference r = v[n];
  VI::const_reference cr = w[a][b]; VI::iterator it = v.begin(); auto s = v.size(); auto y = w[n].front();
  const size_t cs = s; myint q = (*pa)[1] + pa[0][2]; decltype(v.size()) t = n; if (z == nullptr) ++k;
  return a + b + k - m + x + r + cr + *it + s + y + cs + q + t + f(n, q) + cnt(v) + (n < a) +
  (n ? a : b) + (n ? n : n) + -n + ~a + (a << 2) + d + c[1] + sz(3) + size_t(x) + (myint)n +
  static_cast<sz>(q); }
