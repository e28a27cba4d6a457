// expect: 1767 error 14
// expect: 1767 error 15
// expect: 1767 error 16
// expect: 1767 error 17
// expect: 1767 error 21
// expect: 1767 error 22
// expect: 1767 error 26
// expect: 1767 error 28
// expect: 1767 error 32
// expect: 1767 error 33
struct A { int a; }; struct B { B(int); explicit B(double); operator int() const; };
void f(int n, const int cn) {
  auto l = [] (int x) { return x; };
  l();
  l(1, 2);
  l("a");
  l(A());
  l({}); l(n = 3); l(B(1)); l(l(1));
  auto m = [] (int &r, const A &a) { };
  m(n, A());
  m(cn, A{});
  m(n, 3);
  auto p = [] __device__ (B b) { };
  auto q = [] __host__ __device__ (A *a, int (*g)(int)) { };
  q(nullptr, l); q(0, nullptr);
  q(1, nullptr);
  auto o = [] (int x, ...) { return x; };
  o();
  o(1, 2, n);
  auto d = [] (int x, int y = 2) { return x; };
  d(1); d(1, 2);
  d(1, 2, 3);
  [] (int x) { return x; }("s");
  auto g = [] (auto x) { return x; }; g(1);
}
