// c++17
struct A1 { A1(int); int v; }; struct A2 { A2(int); int v; }; struct A3 { A3(int); int v; }; struct A4 { A4(int); int v; }; struct A5 { A5(int); int v; };
struct A6 { A6(int); int v; }; struct A7 { A7(int); int v; }; struct A8 { A8(int); int v; }; struct A9 { A9(int); int v; }; struct B1 { B1(int); int v; };
struct B2 { B2(int); int v; }; struct B3 { B3(int); int v; }; struct B4 { B4(int); int v; }; struct B5 { B5(int); ~B5(); int v; }; struct B6 { B6(int); ~B6(); int v; };
struct B7 { B7(int); B7(B7 &&) = default; int v; }; struct B8 { B8(int); B8(const B8 &) = default; int v; }; struct B9 { int v; }; struct C1 { C1() = default; C1(int); int v; };
struct C2 { C2(int); int v; C2 operator+(int); }; struct C3 { C3(int); int v; }; struct C4 { C4(int); int v; }; struct C5 { C5(int); int v; };
A1 m1(); void s2(A2); void s3(const A3 &); B5 m5(); B9 m9(); C2 mc2(); struct C6 : C5 { C6(); C6(int); };
A4 r4() { return 1; } A5 r5() { return A5(1); } A6 r6() { return {1}; } A7 r7(A7 a) { return a; } C3 r3() { C3 x(1); return x; }
void f(int i) {
  A1 a = m1();
  s2(1); s2(A2(2));
  s3(1);
  A8 b = 1;
  A9 c = A9(1);
  B1 d(1);
  B2 e{1};
  B3 g = {1};
  B4 h(B4(1));
  B5 j = m5();
  B6 k = B6(1);
  B7 l = 1;
  B8 m = 1;
  B9 n = m9();
  C1 o = 1;
  C2 p = mc2() + 1;
  C4 *q = new C4(C4(1));
  throw C6(1);
}
