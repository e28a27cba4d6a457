// expect: 997 warning 17
// expect: 997 warning 17
// expect: 997 warning 18
// expect: 997 warning 19
// expect: 997 warning 19
// expect: 611 warning 20
// expect: 997 warning 20
// expect-device: 997 warning 17
// expect-device: 997 warning 17
// expect-device: 997 warning 18
// expect-device: 997 warning 19
// expect-device: 997 warning 19
// expect-device: 611 warning 20
// expect-device: 997 warning 20
// Templates hide no virtual function; functions beside them do.
struct B { virtual void f(int); virtual void g(); virtual void h(float); virtual void i(int); virtual void j(int); virtual void j(float); virtual void k(); };
struct T : B { template<class U> void f(U); void f(float); void g() const; };
struct V : B { template<class U> void f(U); void g(int); template<class U> void g(U); };
struct W : B { void h(float); void h(int); template<class X> void h(X); void i(float); void i(double); };
struct X : B { template<class U> void j(U); void j(int); void k(int); template<class U> struct kk {}; };
struct Y : B { using B::f; template<class U> void f(U); void f(char); template<int N> void k(); template<int N> static int g; };
