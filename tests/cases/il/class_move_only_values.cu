// c++17
struct S { int v; int a[2]; int f(int); }; struct M { M(M &&) = default; M(const M &) = delete; M() = default; int v = 1; int f(); }; struct M2 { M2(M2 &&) = default; int v; M2(); }; struct M3 { int v; M3(const M3 &) = delete; M3(); }; struct D : S {}; struct N { N(const N &); N(); int v; };
S ms(); M mm(); M2 m2(); N mn(); D md(); void tm(M); void tm2(M2); void tr(const M &); void ts(S); void tx(M, M2);
int use(int S::*p, int (S::*f)(int), int M::*q, int N::*r, int (S::*a)[2], bool c) {
  int t = S().*p + ms().*p + D().*p + md().*p + M().*q + mm().*q + N().*r + mn().*r + (ms().*f)(1) + (S().*f)(2) + (S().*a)[0] + (ms(), ms()).*p + (c ? ms() : S()).*p;
  tm(mm()); tm(M()); tm2(m2()); tr(mm()); ts(ms()); ts(S()); tx(mm(), m2()); M v = mm(); M w(mm()); M2 x = m2(); M *y = new M(mm()); const M &z = mm(); M &&zz = mm(); mm(); mm().v; mm().f(); tm(c ? mm() : M()); M arr[2] = {mm(), M()}; struct H { M m; } h{mm()}; auto l = [k = mm()] { return k.v; }; return t + mm().v; throw mm();
}
M r1() { return mm(); } M r2(bool c) { return c ? mm() : M(); } M r3() { M q = mm(); return q; }
