// expect: 340 warning 16
// expect: 340 warning 19
// expect: 340 warning 20
// expect: 1768 error 20
// expect: 340 warning 20
// expect: 340 warning 21
// expect: 340 warning 22
// expect: 340 warning 23
// expect: 340 warning 23
// flags: --c++20 --no-header --diag_warning=340
struct D {}; struct C { C(D); C(const char *); C(int); C(); int v; }; struct E { template <class F> E(F f); }; struct G { operator C() const; operator int() const; operator const C &() const; }; struct H { operator C() const; };
void rc(const C &); void rcv(C &&); void re(const E &); void ri(const int &); void rp(const int *const &); void rp2(const int *&&); void rvp(void *const &); D md();
void a1() { rc(D()); }
void a2() { D d; rc(d); }
void a3() { rc(md()); rcv(md()); }
void a4() { re(1); re(D()); D d; re(d); }
void a5() { auto l = [] {}; re(l); re([] {}); }
void a6() { H h; rc(h); rc(H()); rcv(h); }
void a7() { G g; ri(g); }
void a8() { int *p = 0; rp(p); rp2(p); rvp(p); const int *q = 0; rp(q); }
void a9() { rc("x"); rc({1}); rc({}); C c = 1; rc(c); C d{1}; const C &e = {1}; }
void b1() { const C &c = D(); const E &e = [] {}; C &&f = D(); const E &g = 1; }
void b2(int x) { rc(x); re(x); }
struct A1 { int x; }; void ra(const A1 &); void b3() { ra({1}); ra(A1{1}); ra({}); }
