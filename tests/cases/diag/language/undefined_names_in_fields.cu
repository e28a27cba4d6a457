// expect: 20 error 29
// expect: 20 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 20 error 35
// expect: 20 error 36
// expect: 20 error 37
// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 44
// expect: 20 error 45
// expect: 20 error 46
// expect: 20 error 47
// expect: 20 error 49
// expect: 20 error 49
// expect: 20 error 51
// expect: 20 error 51
// expect: 20 error 53
// An undefined name in a default member initialiser is known in the scope around the class, once it has been told of.
struct A { int x = aa; int y = aa + 1; int z() { return aa; } };
int f0() { return aa; }
int f1() { return bb; }
struct B { int z = bb; };
struct C { int z() { return cc; } int y = cc; };
int f2() { return cc; }
struct D { int z() { return dd; } };
int f3() { return dd; }
struct E { int z{ee}; };
int f4() { return ee; }
struct F { int z = ff + gg; static const int q = hh; int arr[ii]; };
int f5() { return ff + gg + hh + ii; }
int f6(int a = jj) { return a; }
int f7() { return jj; }
struct G { void m(int a = kk); G() : w(ll) { } int w; };
int f8() { return kk + ll; }
namespace N { struct H { int z = nn; }; int f9() { return nn; } }
int f10() { return nn; }
struct I { struct J { int z = oo; }; int y = oo; };
int f11() { return oo; }
struct K { int z = pp(); int w = qq(1); };
int f12() { return pp() + qq(2); }
template <class T> struct U { T t = uu; struct V { int v = vv; }; };
int f15() { return uu + vv; }
struct W { using Q = int; int w = ww, v = 1; void m() { int k = ww; } };
struct X { int w = ww; };
