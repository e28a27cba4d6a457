// expect: 289 error 32
// expect: 289 error 33
// expect: 146 error 34
// expect: 289 error 36
// expect: 146 error 37
// expect: 289 error 39
// expect: 289 error 40
// expect: 146 error 42
// expect: 144 error 43
// expect: 146 error 45
// expect: 144 error 46
// expect-device: 289 error 32
// expect-device: 289 error 33
// expect-device: 146 error 34
// expect-device: 289 error 36
// expect-device: 146 error 37
// expect-device: 289 error 39
// expect-device: 289 error 40
// expect-device: 146 error 42
// expect-device: 144 error 43
// expect-device: 146 error 45
// expect-device: 144 error 46
// Lists that no parameter takes, in configurations, launches and calls.
struct P { int a, b; };
struct C { C(int, int); };
__global__ void k(P p, C c) {}
__global__ void none() {}
void f(C c);
void fi(int i);
void fp(P p);
void go() {
  none<<<{1, 2, 3, 4}, 1>>>();
  none<<<1, {"a"}>>>();
  none<<<1, 1, {1, 2}>>>();
  none<<<{1, 2}, {3}>>>();
  k<<<1, 1>>>({1, 2}, {1});
  k<<<1, 1>>>({1, 2, 3}, {1, 2});
  k<<<1, 1>>>({1}, {1, 2});
  f({1});
  f({"a", 1});
  f({1, 2});
  fi({1, 2});
  fi({"a"});
  fi({1});
  fp({1, 2, 3});
  fp({"a"});
}
