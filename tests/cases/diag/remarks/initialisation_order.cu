// expect: 1719 warning 12
// expect: 1719 warning 12
// expect: 1719 warning 13
// expect: 1719 warning 13
// expect: 1719 warning 13
// expect: 1719 warning 14
// expect: 1719 warning 15
// expect: 1719 warning 15
// expect: 1719 warning 15
// flags: --c++20 --no-header --diag_warning=1719
struct V { virtual void f(); }; struct VD { virtual ~VD(); }; struct VE : VD {}; namespace n { struct Q {}; }
struct S1 { int a, b; S1() : b(1), a(2) {} }; struct S2 : S1, V { int c, d; S2() : d(1), V(), c(2), S1() {} };
struct S3 { int a; int b; int c; S3(); }; S3::S3() : c(1), b(2), a(3) {} struct S4 { int a, b, c; S4() : a(1), c(2), b(3) {} S4(int) : b(1), a(b) {} };
template <class T> struct S5 { T a; int b; S5() : b(1), a(2) {} S5(int) : a(1), b(2) {} }; S5<int> s5;  
struct S7 { union { int u; float v; }; int w; S7() : w(1), u(2) {} }; struct S8 : virtual V { S8() : V() {} int q; }; struct S9 : n::Q, virtual V { int q; S9() : n::Q(), V(), q(1) {} }; struct S10 { int a, b, c; S10() : c(1), a(2), b(3) {} };
