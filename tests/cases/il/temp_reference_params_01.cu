// c++17
int g; struct S { int v; int m(); }; S gs; int fn(int);
template <int &R, S &Q, int (&F)(int), const int &K> int k(int a) { int b = R; b = R + 1; b = (R); R = 3; R++;
  ++R; b = a + R; int *p = &R; int &r = R; b = F(2); b = F(R) + Q.v + Q.m(); Q.v = K; if (R) return R; return K;
  }
extern const int kk = 2; int h() { return k<g, gs, fn, kk>(1); }
