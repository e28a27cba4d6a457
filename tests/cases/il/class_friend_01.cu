// c++14
namespace N { class S { int v; public: S(int n) : v(n) {} friend int get(const S &s) { return s.v + inner(s);
  } friend S operator+(S a, S b) { return S(a.v + b.v); } friend bool operator==(const S &, const S &);
  template <class T> friend T as(const S &s, T t) { return s.v + t; } static int inner(const S &s) {
  return s.v; } friend S &operator<<(S &s, int n) { s.v += n; return s; } };
  bool operator==(const S &a, const S &b) { return a.v == b.v; } }
int use(N::S a, N::S b) { a << 1 << 2; return get(a) + get(a + b) + (a == b) + as(a, 2L) + (a +
  3 == 4) + get(a + b + 1) + get(5 + a); }
