// expect: 20007 error 12
// expect: 20007 error 18
// expect: 312 error 19
// expect: 20007 error 20
// expect: 20007 error 22
// expect-device: 312 error 19
// Direct-initialisation copies what an explicit conversion function gives.
struct P { int x; }; struct R { explicit __device__ operator P() const; explicit operator int() const; }; struct P2 { P2(const P2 &); P2(int); };
struct R2 { explicit operator P2() const; };
struct T { template<class U> explicit __device__ operator U() const; };
void f(R r, R2 s, T t) {
  P d(r);
  P2 g(s);
  P2 h{s};
  int i(r);
  int j{r};
  P2 l = (P2)s;
  new P(r);
  P m = r;
  P n(t);
}
struct Q { P p; P2 q; Q(R r, R2 s) : p(r), q(s) {} };
