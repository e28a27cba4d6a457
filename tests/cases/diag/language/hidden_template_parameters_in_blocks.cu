// expect: 497 warning 19
// expect: 497 warning 20
// expect: 497 warning 21
// expect: 497 warning 22
// expect: 497 warning 23
// expect: 497 warning 24
// expect: 497 warning 25
// expect: 497 warning 26
// expect: 497 warning 27
// expect: 497 warning 28
// expect: 497 warning 29
// expect: 497 warning 30
// expect: 497 warning 32
// expect: 496 error 32
// expect: 496 error 33
// expect: 496 error 34
// expect: 496 error 35
template <class T, int N> void f(int a) {
  for (int T = 0; T < 1; ++T) {}
  auto l = [](int N) { return N; };
  if (int T = 1) {}
  { int T = 2; (void)T; }
  for (int i = 0; i < 1; ++i) { int N = 2; (void)N; }
  auto m = [T = 3] { return T; };
  { struct T { }; }
  { typedef int N; }
  try {} catch (int T) {}
  while (int N = a) {}
  for (int T : {1, 2}) {}
  void h(int T);
}
template <class T> void g(int T) {}
template <class T> void i() { int T; struct S {}; typedef int U; enum { T2 }; }
template <class T> void j() { struct T {}; }
template <class T> void k() { auto [T, b] = (int[2]){1, 2}; }
