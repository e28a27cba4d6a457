// c++14
struct Fwd; Fwd *fp(); extern Fwd fv; typedef struct Op *H; int (*tbl[3])(int, double);
  int (*(*pf)(int))(char); void (*sig(int, void (*)(int)))(int); char *const *volatile *vpp;
  const char *(*cf)(const void *, unsigned long); struct S { int (S::*pm)(int) const; int S::*(*f)(S *);
  S *(&r)[2]; }; long double _Complex *cp; unsigned char uc[2][3]; wchar_t *ws;
  bool (*const cbf)(bool) = nullptr; float *(*arrp)[4]; signed char sc; unsigned long long int ull;
  short unsigned su;
int h(int); double (&rf)(double) = *(double (*)(double))nullptr;
int use(S &s, H o, int i) { tbl[0] = nullptr; vpp = nullptr;
  return tbl[i](1, 2.5) + pf(1)('c') + (sig(1, nullptr) == nullptr) + *cf("x", 2) + (s.*s.pm)(3) +
  s.*s.f(&s) + (s.r[1] == &s) + uc[1][2] + *ws + rf(2.5) + *(*arrp)[1] + sc + ull + su + (fp() == &fv) +
  (o == nullptr) + !cbf; }
