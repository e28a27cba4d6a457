// expect: 292 error 89
// expect: 291 error 89
// expect: 291 error 89
// expect: 291 error 89
// expect: 366 error 89
// expect: 144 error 90
// expect: 291 error 90
// expect: 291 error 90
// expect: 291 error 90
// expect: 366 error 90
// expect: 292 error 91
// expect: 291 error 91
// expect: 291 error 91
// expect: 366 error 91
// expect: 359 error 92
// expect: 291 error 92
// expect: 291 error 92
// expect: 291 error 92
// expect: 366 error 92
// expect: 289 error 93
// expect: 289 error 94
// expect: 291 error 94
// expect: 291 error 94
// expect: 291 error 98
// expect: 291 error 98
// expect: 291 error 98
// expect: 366 error 98
// expect: 292 error 99
// expect: 291 error 99
// expect: 291 error 99
// expect: 291 error 99
// expect: 366 error 99
// expect: 2447 error 102
// expect: 2447 error 103
// expect: 2447 error 104
// expect: 2447 error 104
// expect: 2447 error 105
// expect: 2447 error 105
// expect: 2446 error 109
// expect: 2446 error 111
// expect-device: 292 error 89
// expect-device: 291 error 89
// expect-device: 291 error 89
// expect-device: 291 error 89
// expect-device: 366 error 89
// expect-device: 144 error 90
// expect-device: 291 error 90
// expect-device: 291 error 90
// expect-device: 291 error 90
// expect-device: 366 error 90
// expect-device: 292 error 91
// expect-device: 291 error 91
// expect-device: 291 error 91
// expect-device: 366 error 91
// expect-device: 359 error 92
// expect-device: 291 error 92
// expect-device: 291 error 92
// expect-device: 291 error 92
// expect-device: 366 error 92
// expect-device: 289 error 93
// expect-device: 289 error 94
// expect-device: 291 error 94
// expect-device: 291 error 94
// expect-device: 291 error 98
// expect-device: 291 error 98
// expect-device: 291 error 98
// expect-device: 366 error 98
// expect-device: 292 error 99
// expect-device: 291 error 99
// expect-device: 291 error 99
// expect-device: 291 error 99
// expect-device: 366 error 99
// expect-device: 2447 error 102
// expect-device: 2447 error 103
// expect-device: 2447 error 104
// expect-device: 2447 error 104
// expect-device: 2447 error 105
// expect-device: 2447 error 105
// expect-device: 2446 error 109
// expect-device: 2446 error 111
// What is wrong with a constructor's initialisers, and with the parts that they leave out.
struct B { B(int); };
struct C { C(const char *); };
struct D : B {
  int x;
  int &r;
  const int k;
  C c, d;
  D(int) : y(1) {}
  D(int, int) : x("a") {}
  D(int *) : B(1), y(2) {}
  D(char) : x(1), x(2) {}
  D(short) : B("a"), r(x), k(1), c("x"), d("y") {}
  D(long) : c(3), r(x), k(3) {}
  D();
  D(int, char);
};
D::D() {}
D::D(int, char) : z(1) {}
struct Q {
  int w, v;
  Q(int a) : Q('c'), w(2), v(3) {}
  Q(float f) : w(3), v(3), Q(1) {}
  Q(char c) : w(1), Q(2), v(2), Q(3) {}
  Q(long l) : Q(1), Q(2), v(2) {}
  Q(short);
  Q(int *p) : Q(p, 1) {}
  Q(int *p, int) : Q(p, 2L) {}
  Q(int *p, long) : Q(p) {}
};
Q::Q(short s) : Q(s) { w = 1; }
