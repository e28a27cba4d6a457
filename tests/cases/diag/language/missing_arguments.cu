// expect: 29 error 29
// expect: 29 error 30
// expect: 29 error 31
// expect: 29 error 31
// expect: 29 error 34
// expect: 29 error 35
// expect: 29 error 36
// expect: 29 error 37
// expect: 29 error 38
// expect: 29 error 40
// expect: 29 error 41
// expect: 29 error 42
// expect-device: 29 error 29
// expect-device: 29 error 30
// expect-device: 29 error 31
// expect-device: 29 error 31
// expect-device: 29 error 34
// expect-device: 29 error 35
// expect-device: 29 error 36
// expect-device: 29 error 37
// expect-device: 29 error 38
// expect-device: 29 error 40
// expect-device: 29 error 41
// expect-device: 29 error 42
int f(int, int);
int g(float);
struct S { S(int); S(int, int); int m(int); };
template <class T> T t(T a, int b);
int a = f(1, );
int b = f(, 2);
int c = f(, );
int list[] = {1, 2, };
int go(S q) {
  f(1, );
  t(, 1);
  S l(1, );
  new S(1, );
  f(f(1, ), 2);
  auto lambda = [](int a, int b) { return a; };
  lambda(1, );
  int v = q.m(g(1)) + f(f(, 2), 1);
  return f(, 1);
}
