// c++14
struct S { int a; static int s; const int c = 4; mutable int m; int arr[3]; int f(); int g() const;
  static int h(); typedef int T; enum { e }; struct In { int q; S *up; }; In in; int inl(T t) {
  return a + t + e + in.q; } };
int S::s = 3; int S::f() { a = s; in.up = this; return g() + h() + in.up->a; } int S::g() const { m = 2;
  return a + c + arr[1] + this->s; } int S::h() { return s + e + sizeof(a) + sizeof(S::arr); }
int use(S &s, S::T t) { S::In i = {t, &s}; return s.f() + s.g() + S::h() + s.h() + i.up->in.q +
  s.inl(2) + S::e + S::s; }
