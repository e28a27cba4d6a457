// expect: 434 error 22
// expect: 434 error 23
// expect: 434 error 26
// expect: 434 error 28
// expect: 433 error 29
// expect: 1768 error 30
// expect: 434 error 32
// expect: 434 error 33
// expect: 434 error 34
// expect: 434 error 35
// expect: 461 error 36
// expect: 433 error 37
// expect: 434 error 39
// expect: 434 error 40
// expect: 434 error 41
// expect: 434 error 43
// expect: 434 error 44
// References to pointers whose targets are qualified otherwise.
struct B {}; struct D : B {};
void tk(const char *&p); void tb(B *&b); void tv(void *&v); void ti(int &); void tcr(const int *const &);
void f(int *pi, char *pc, D *d, const int ci, float fl, char **pp) {
  const int *&rp = pi;
  void *&vp = pi;
  int *const &ok = pi;
  const int *const &ok2 = pi;
  B *&rb = d;
  B &rbd = *d;
  int &ri = fl;
  int &rc = ci;
  int &&rr = pi[0];
  const int &cr = fl;
  tk(pc);
  tb(d);
  tv(pi);
  ti(fl);
  ti(3);
  ti(ci);
  tcr(pi);
  const char *&a = pc;
  const char **&b = pp;
  int (&arr)[3] = pi;
  const auto &z = pi;
  long &l = pi[0];
  unsigned &u = pi[0];
  signed int &si = pi[0];
}
