// expect: 1455 error 17
// expect: 1455 error 18
// expect: 1455 error 19
// expect: 1850 error 20
// expect: 1455 error 22
// expect: 1904 error 25
// expect: 1904 error 26
// expect: 1850 error 26
// expect: 1904 error 29
// expect: 1850 error 30
// expect: 1904 error 30
// expect: 1850 error 31
// expect: 1455 error 31
// The words of virtual functions and of final classes.
struct A { virtual void f(int); void h(); virtual void fin() final; virtual ~A(); };
struct B : A {
  void f() override;
  virtual void g() override;
  void h() override;
  void fin();
  void f(int) override;
  int f(int, int) const override { return 1; }
  ~B() override; };
struct C final { };
struct D : C { };
struct E : public A, virtual private C { void fin() override; };
template <class T> struct T1 : T { void z() override; };
template <class T> struct T3 final {};
struct G : T3<int> {};
struct K final : A { void fin() final; }; struct M : K {};
struct N { virtual void n(); }; struct O : N { void n() final; }; struct P : O { void n() override; __device__ void n(int) override; };
