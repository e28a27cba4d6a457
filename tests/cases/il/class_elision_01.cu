// c++14
struct A1 { A1(int); int v; }; struct A2 { A2(int); int v; }; struct A3 { A3(int); int v; }; struct A4 { A4(int); int v; }; struct A5 { A5(int); int v; };
struct A6 { A6(int); int v; }; struct A7 { A7(int); int v; }; struct A8 { A8(int); int v; }; struct A9 { A9(int); int v; }; struct B1 { B1(int); int v; };
struct B2 { B2(int); int v; }; struct B3 { B3(int); int v; }; struct B4 { B4(int); int v; }; struct B5 { B5(int); int v; operator int(); }; struct B6 { B6(int); ~B6(); int v; };
struct B7 { B7(int); B7(B7 &&) = default; int v; }; struct B8 { B8(int); B8(const B8 &) = default; int v; };
struct C1 { operator B1(); }; struct C2 { A9 a; C2() : a(1) {} C2(int) : a(A9(1)) {} }; struct C3 { C3(const C1 &); int v; }; struct C4 { C4(int); int v; }; struct C5 { C5(int); int v; };
void s1(A1); void s2(A2); void s3(A3); A3 m3(); A4 m4(); A5 m5(); void s4(const A4 &); A6 m6(); A6 r6() { return m6(); } A7 r7() { return 1; } void s8(A8, A8); B5 m5b(); C4 m4c(); C5 mc5();
struct P { C4 c; int d; };
void f(int i, bool b, C1 c1) {
  s1(1);
  s2(A2(2));
  s3(m3());
  s4(m4());
  m5().v;
  B7 l = 1;
  B1 o = c1;
  C3 q = c1;
  int k = m5b();
  P p = {m4c(), 1};
  P *pp = new P{m4c(), 2};
  B2 *x = new B2(B2(1));
  B3 y = b ? B3(1) : B3(2);
  auto z = mc5();
  const B4 &r = B4(1);
}
