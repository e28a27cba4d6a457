// c++14
int lab(int n) { int r = 0; start: if (n > 0) { n--; r += n; goto start; } { goto in; in: r++; } for (;;) {
  if (r > 10) goto done; r *= 2; goto start2; start2: ; } done: return r; } template <class T> T tl(T t) {
  again: if (t) { --t; goto again; } return t; } int u(int a) { if (a) goto x; a = 3; x: y: a++; goto z;
  z: return a + tl(3); }
