struct A0 {}; struct A1 { A1(); }; struct A2 { A2() = default; int i; }; struct A3 { A3(const A3&); }; struct
A4 { A4(A4&&); };
struct A6 { ~A6() = delete; }; struct B0 { virtual void f(); }; struct B4 { virtual void f() = 0; }; struct B6
final { int x; };
struct B7 { int& r; }; struct B8 { const int c; }; struct C0 { explicit C0(int); }; struct C2 { C2&
operator=(int); operator int() const; };
struct C9 { template <class T> C9(T); }; struct D4 { char c; int i; }; struct D5 { int i; float f; }; class D0
{ int i; public: int j; };
struct F2 { F2(const F2&) = delete; }; struct G { int a = 1; }; struct H { H(); int a; }; struct N { int b =
2; H h; };
enum E0 { e }; enum class E1 : char { x };
