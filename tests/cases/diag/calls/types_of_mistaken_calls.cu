// flags: --c++17
// expect: 140 error 80
// expect: 135 error 80
// expect: 167 error 81
// expect: 165 error 82
// expect: 167 error 83
// expect: 140 error 83
// expect: 140 error 84
// expect: 165 error 85
// expect: 140 error 86
// expect: 135 error 86
// expect: 304 error 87
// expect: 304 error 88
// expect: 140 error 89
// expect: 135 error 89
// expect: 140 error 90
// expect: 135 error 90
// expect: 167 error 91
// expect: 135 error 91
// expect: 165 error 92
// expect: 135 error 92
// expect: 167 error 93
// expect: 135 error 93
// expect: 140 error 94
// expect: 20007 error 94
// expect: 135 error 94
// expect: 165 error 98
// expect: 135 error 98
// expect: 167 error 99
// expect: 135 error 99
// expect: 304 error 100
// expect: 140 error 101
// expect: 135 error 101
// expect: 140 error 102
// expect: 135 error 102
// expect: 140 error 103
// expect: 135 error 103
// expect: 140 error 104
// expect: 135 error 104
// expect: 165 error 105
// expect: 135 error 105
// expect: 167 error 106
// expect: 140 error 110
// expect: 413 error 110
// expect: 140 error 111
// expect: 413 error 111
// expect: 140 error 112
// expect: 144 error 112
// expect: 140 error 113
// expect: 3162 error 113
// expect: 140 error 114
// expect: 711 error 114
// expect: 140 error 115
// expect: 413 error 115
// expect: 140 error 116
// expect: 3164 error 116
// expect: 140 error 117
// expect: 2291 error 117
// expect: 2291 error 117
// expect: 140 error 118
// expect: 135 error 119
// expect: 140 error 120
// expect: 135 error 121
// expect: 140 error 122
// Calls whose arguments do not fit have a type all the same where the name can mean one function alone (135 and others).
struct R { int v; void m(); };
R one(int);
R two(int, int);
R zero();
R defaulted(int, int = 3);
R overloaded(int);
R overloaded(int, int);
template <class T> R templated(T);
void nothing(int);
__device__ R device(int);
namespace N { R zero(); R one(int); }
struct M { R get(int); R none(); R over(); R over(int); static R make(); };

void named() {
  auto a = one(1, 2); a.missing();
  auto b = one("x"); b.missing();
  auto c = one(); c.missing();
  auto d = one("x", 2); d.missing();
  auto f = zero(1); f.missing();
  auto g = two(1); g.missing();
  auto h = defaulted(1, 2, 3); h.missing();
  auto i = overloaded("x"); i.missing();
  auto j = templated(); j.missing();
  ::zero(1).missing();
  N::zero(1).missing();
  N::one("x").missing();
  N::one().missing();
  (one)("x").missing();
  device(1, 2).missing();
}

void members(M m, M *p, R (*f)(int)) {
  auto a = m.get(); a.missing();
  auto b = m.get("x"); b.missing();
  auto c = m.over(1, 2); c.missing();
  m.none(1).missing();
  p->get(1, 2).missing();
  M::make(1).missing();
  f(1, 2).missing();
  f().missing();
  auto &r = one; r("x").missing();
}

void uses(int n) {
  int a = one(1, 2);
  const int &b = one(1, 2);
  int c = nothing(1, 2);
  nothing(1, 2) + 3;
  if (one(1, 2)) {}
  one(one(1, 2));
  one(1, 2)->v;
  for (auto x : one(1, 2)) {}
  auto l = [&] { return one(1, 2); };
  l().missing();
  decltype(one(1, 2)) d;
  d.missing();
  int v = one(1, 2).v;
}
