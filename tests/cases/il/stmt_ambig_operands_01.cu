// c++17
typedef unsigned long sz; struct A { int m; }; int f(int); int gl;
struct dim3 { unsigned x, y, z; dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1); };
void c3(int positions, long OC, long B, int split_k, A a, A *p, int *q, int n) {
  const dim3 grid(unsigned((positions + 63) / 64), unsigned((OC + 63) / 64), unsigned(B * split_k));
  dim3 g2(unsigned((OC + 63) / 64), unsigned(B * split_k)); dim3 g3(unsigned(B), unsigned(split_k), unsigned(B * split_k));
  dim3 g4(unsigned(B * split_k)); dim3 g5(sz((OC + 63) / 64), sz(B)); dim3 g6(sz(B), sz(OC * B)); dim3 g7(unsigned(a.m), unsigned(p->m)); dim3 g8(int(B) * 2); dim3 g9(int(3)); dim3 ga(sz(p->m)); dim3 gb(unsigned(-n)); dim3 gc(unsigned(n) / 2, 3);
  dim3 gd(unsigned(n ? 1 : 2)); dim3 ge(int(B), 3);
  dim3 fn(unsigned(B)); dim3 fm(int(x), int(*y), int(z)[3]); dim3 fo(int(A), int()); dim3 fq(int(A::*m)); dim3 fr(int(*g)(int));
}
int h1(int(a)); int h2(int(*a)(int), int(&b)[3]); int h3(int(int)); int h4(sz(b), int(c) = 3); 
