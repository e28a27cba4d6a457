// expect: 504 error 37
// expect: 504 error 37
// expect: 504 error 38
// expect: 504 error 38
// expect: 504 error 38
// expect: 504 error 38
// expect: 504 error 39
// expect: 504 error 39
// expect: 504 error 41
// expect: 504 error 43
// expect: 504 error 43
// expect-device: 504 error 37
// expect-device: 504 error 37
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 504 error 38
// expect-device: 504 error 38
// expect-device: 504 error 38
// expect-device: 504 error 38
// expect-device: 550 warning 38
// expect-device: 550 warning 38
// expect-device: 504 error 39
// expect-device: 504 error 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 504 error 43
// expect-device: 504 error 43
// The address of a member function takes `&` and a qualified name without parentheses.
struct S {
  void m();
  static void s();
  void o(int);
  void o(float);
  void forms() { auto p = &m; auto q = &S::m; auto r = &s; auto t = &(S::m); void (*y)() = s; }
  void targets() { void (S::*x)() = &m; x = m; void (S::*z)(int) = &o; z = &S::o; z = S::o; }
  void inside() { auto l = [this] { return &m; }; int i = sizeof(&m); }
};
template<class T> struct W { void m(); void a() { auto p = &m; auto q = &W::m; } };
void call(void (S::*)());
struct D : S { void k() { call(&m); call(m); call(&D::m); call(&S::m); } };
