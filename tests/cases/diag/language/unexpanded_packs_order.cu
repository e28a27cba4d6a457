// expect: 1919 error 43
// expect: 1919 error 52
// expect: 1919 error 42
// expect: 1919 error 44
// expect: 1919 error 45
// expect: 1919 error 46
// expect: 1919 error 47
// expect: 1919 error 48
// expect: 1919 error 49
// expect: 1919 error 50
// expect: 1919 error 51
// expect: 1919 error 53
// expect: 1919 error 52
// expect: 1919 error 57
// expect: 1919 error 59
// expect: 1919 error 60
// expect: 1919 error 62
// expect: 1919 error 64
// expect: 1919 error 67
// expect: 1919 error 70
// expect: 1919 error 73
// expect: 1919 error 74
// expect: 1919 error 72
// expect-device: 1919 error 43
// expect-device: 1919 error 52
// expect-device: 1919 error 42
// expect-device: 1919 error 44
// expect-device: 1919 error 45
// expect-device: 1919 error 46
// expect-device: 1919 error 47
// expect-device: 1919 error 48
// expect-device: 1919 error 49
// expect-device: 1919 error 50
// expect-device: 1919 error 51
// expect-device: 1919 error 53
// expect-device: 1919 error 67
// expect-device: 1919 error 70
// expect-device: 1919 error 73
// expect-device: 1919 error 74
// expect-device: 1919 error 72
template <class... Ts> struct S {
  Ts a;
  void m(Ts);
  Ts b;
  static Ts c;
  using T = Ts;
  Ts d();
  enum { v = sizeof(Ts) };
  Ts e;
  Ts *f;
  int g[sizeof(Ts)];
  void m2(Ts t) { Ts x; }
  int q = sizeof(Ts);
};
template <class... Ts> int
g(Ts... ts) {
  Ts
  x
  = ts;
  Ts
  y;
  for (Ts
  z = 
  ts;;) ;
}
template <class... Ts>
Ts
v
=
sizeof(Ts);
template <class... Ts>
Ts
fn(Ts t,
Ts u);
