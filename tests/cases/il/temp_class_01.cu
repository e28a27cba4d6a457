// c++14
template <class T, int N = 2> class Vec { T d[N]; int n; static int total; public: typedef T value_type;
  typedef const T *const_iterator; enum { cap = N }; Vec() : d(), n(0) { ++total; }
  explicit Vec(const T &t) : Vec() { push(t); } Vec &push(const T &t) { d[n++] = t; return *this; }
  T &operator[](int i) { return d[i]; } const T &operator[](int i) const { return d[i]; }
  const_iterator begin() const { return d; } const_iterator end() const { return d + n; } int size() const;
  template <class U> Vec<U, N> as() const { Vec<U, N> r; for (int i = 0; i < n; ++i) r.push(d[i]); return r; }
  static int count() { return total; } friend bool operator==(const Vec &a, const Vec &b) {
  return a.n == b.n && a.d[0] == b.d[0]; } };
template <class T, int N> int Vec<T, N>::total = N; template <class T, int N> int Vec<T, N>::size() const {
  return this->n + cap; }
int use(Vec<int> v, const Vec<double, 3> c) { Vec<int> w(3), x = v; v.push(1).push(2); v[0] = c[1];
  for (int i : v) w.push(i); Vec<int>::value_type t = v.size();
  return t + c.size() + Vec<int>::count() + Vec<char>::cap + (v == w) + v.as<long>()[0] + w.begin()[1] +
  sizeof(Vec<short, 5>) + x[1]; }
