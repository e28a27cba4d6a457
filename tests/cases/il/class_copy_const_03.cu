// c++17
struct P { int a; P(int); }; struct PD { int a; PD(); }; struct NS { int z = 1; };
struct C1 { P p; }; struct C2 { PD p; }; struct C3 { NS n; }; struct C4 : P { int q; }; struct C5 : PD { int q; }; struct C6 : NS {}; struct C7 { NS n[2]; }; struct C8 { const int k; int j; }; struct C9 { PD p; virtual void f(); }; struct C10 : virtual NS { }; struct V { virtual void f(); }; struct C11 : V { int q; }; struct C12 { V v; }; struct C13 { const P &r; int q; }; struct C14 : V { NS n; }; struct C15 { C15 &operator=(C15 &&) = default; C15(C15 &&) = default; C15(const C15 &) = default; int q; }; struct C16 { C16() = default; int q; };
void f(C1 c1, C2 c2, C3 c3, C4 c4, C5 c5, C6 c6, C7 c7, C8 c8, C9 c9, C10 c10, C11 c11, C12 c12, C13 c13, C14 c14, C15 c15, C16 c16) {
  const C1 b1 = c1;
  const C2 b2 = c2;
  const C3 b3 = c3;
  const C4 b4 = c4;
  const C5 b5 = c5;
  const C6 b6 = c6;
  const C7 b7 = c7;
  const C8 b8 = c8;
  const C9 b9 = c9;
  const C10 b10 = c10;
  const C11 b11 = c11;
  const C12 b12 = c12;
  const C13 b13 = c13;
  const C14 b14 = c14;
  const C15 b15 = c15;
  const C16 b16 = c16;
}
