// expect: 322 error 27
// expect: 322 error 28
// expect: 291 error 28
// expect: 322 error 29
// expect: 289 error 29
// expect: 322 error 30
// expect: 322 error 31
// expect: 289 error 31
// expect: 322 error 32
// expect: 415 error 32
// expect: 322 error 33
// expect: 291 error 33
// expect: 322 error 33
// expect: 322 error 33
// expect: 289 error 33
// expect: 322 error 34
// expect: 289 error 34
// expect: 322 error 35
// expect: 322 error 36
// expect: 135 error 38
// Variables of abstract classes are initialised all the same; what is allocated is not.
struct V { virtual void f() = 0; virtual void g() = 0; };
struct W : V { W(int); void f() override; };
struct Y : V {};
struct Z : V { int &r; Z() = default; };
void t(int n) {
  V v;
  W w1;
  W w2("a");
  W w3(1);
  W w4{1, 2};
  W w5 = "a";
  W a, b(2), c(3, 4);
  static W s("a");
  new W("a");
  new V;
  w3.f();
  w3.h(); }
