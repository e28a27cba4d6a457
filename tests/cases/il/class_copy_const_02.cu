// c++17
struct A1 { A1() = default; A1(int); int a; }; class A2 { int a; public: int g(); }; struct B { int b; }; struct A3 : B { int c; }; struct A4 { virtual void f(); int q; }; struct A5 { int i; A5 &operator=(const A5 &) = delete; }; struct A6 { int a; ~A6() = default; }; struct A7 { int a; A7(const A7 &) = default; A7() = default; }; struct A8 { int i; A8(); }; struct A9 { B b; int z = 2; }; struct A10 { private: int a; public: int b; }; struct A11 { A11() {} }; struct A12 : B { A12(); }; struct A13 { static int s; const int &r; }; union U { int a; float b; }; union U2 { int a; U2(int); };
void f(A1 a1, A2 a2, A3 a3, A4 a4, A5 a5, A6 a6, A7 a7, A8 a8, A9 a9, A10 a10, A11 a11, A12 a12, A13 a13, U u, U2 u2) {
  const A1 b1 = a1;
  const A2 b2 = a2;
  const A3 b3 = a3;
  const A4 b4 = a4;
  const A5 b5 = a5;
  const A6 b6 = a6;
  const A7 b7 = a7;
  const A8 b8 = a8;
  const A9 b9 = a9;
  const A10 b10 = a10;
  const A11 b11 = a11;
  const A12 b12 = a12;
  const A13 b13 = a13;
  const U b14 = u;
  const U2 b15 = u2;
  const B b16 = a3;
  const B b17 = a12;
}
