// c++17
template <class T> struct Arr { T d[3]; int n = 0; constexpr Arr() : d{} {} constexpr T &at(int i) {
  return i < 3 ? d[i] : throw i; } constexpr const T *begin() const { return d; }
  constexpr const T *end() const { return d + 3; } T sum() const { T s{}; for (const T &x : *this) s += x;
  return s; } template <class F> auto map(F f) const { Arr<decltype(f(d[0]))> r;
  for (int i = 0; i < 3; ++i) r.at(i) = f(d[i]); return r; } friend Arr operator*(Arr a, T k) {
  for (auto &x : a.d) x *= k; return a; } Arr &operator=(const Arr &o) = default; Arr(const Arr &) = default;
  }; template struct Arr<int>; template auto Arr<int>::map(int (*)(int)) const; template <class T> struct Pt {
  T x, y; Pt operator-() const { return {-x, -y}; } bool operator<(Pt o) const {
  return x < o.x || (x == o.x && y < o.y); } explicit operator bool() const { return x || y; }
  T len2() const { return x * x + y * y; } }; template struct Pt<float>; template struct Pt<short>;
  template struct Pt<long>;
int use(Arr<int> a, Pt<short> p) { return a.sum() + (a * 2).at(1) + (-p).x + (p < -p) + p.len2() +
  a.map([](int i) { return i * 1.5; }).n; }
