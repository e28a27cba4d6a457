// expect: 458 error 32
// expect: 458 error 33
// expect: 458 error 34
// expect: 458 error 35
// expect: 458 error 36
// expect: 458 error 37
// expect: 847 error 38
// expect: 847 error 39
// expect: 847 error 40
// expect: 847 error 41
// expect: 847 error 42
// expect: 458 error 43
// expect: 847 error 44
// expect: 458 error 45
// expect: 458 error 46
// expect: 847 error 47
// expect: 458 error 48
// expect: 458 error 49
// expect: 458 error 50
// expect: 847 error 50
// expect: 847 error 52
// expect: 847 error 52
// expect: 847 error 52
// expect: 847 error 52
// Floating-point values as template arguments: before C++20 what is no lvalue is told of by itself.
namespace ns { float fl; } struct S { static float sf; float f; }; S s; float fl; float &fr = fl; constexpr float cf = 1; float fn();
template <int N> struct T {};
template <bool N> struct B {};
template <class X, X n> struct D {};
template <int N> using A = T<N>;
template <class X> constexpr float vt = 1;
T<fl> a1;
T<(ns::fl)> a2;
T<S::sf> a3;
T<s.f> a4;
T<fr> a5;
T<cf> a6;
T<-cf> a7;
T<2.5> a8;
T<(1.f)> a9;
T<float(1)> a10;
T<fn()> a11;
B<fl> a12;
B<2.5> a13;
D<int, fl> a14;
A<fl> a15;
A<1.f> a16;
T<vt<int>> a17;
T<fl ? fl : fl> a18;
void g(float p) { T<p> x; T<2.5> z; }
template <int N> int called(); template <class X> int called(X); template <class X, int N> int taken(X);
int h(float p) { called<2.5>(); called<1.f>(p); called<-cf>(); return taken<int, 3.0 + 1>(3); }
