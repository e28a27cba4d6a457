// expect: 158 error 15
// expect: 139 error 16
// expect: 158 error 17
// expect: 115 error 21
// expect: 116 error 23
// expect: 116 error 24
// expect: 115 error 25
// expect: 171 error 28
// expect: 171 error 31
// expect: 171 error 32
// Addresses of values, jumps outside of loops, casts that no rule allows.
struct S { int a; int bits : 3; S *next; int f(); static int s; };
enum class C { c1 };
void addresses(S s, int i) {
  int *p = &(i + 1);
  int *q = &s.bits;
  int *r = &s.f();
  int *t = &S::s + (&i - p);
}
void jumps(int i) {
  switch (i) { case 1: continue; case 2: break; default: ; }
  while (i) { if (i == 2) break; else continue; }
  if (i) break;
  auto l = [] { break; };
  for (;;) { auto m = [] { continue; }; }
}
void casts(int *p, float f, C c, S s) {
  float a = (float)p;
  long b = (long)p;
  int d = static_cast<int>(c);
  char *e = (char *)f;
  int *g = (int *)1.5;
  long h = long(p);
}
