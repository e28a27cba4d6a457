// c++14
enum E { e1, e2, e3 }; enum class F : char { a, b }; const int k = 7;
int sw(int i, char c, E e, F f, unsigned long u) {
  switch (i) { case 1: i++; case 2: return i; case k: break; case -1: { int j = i; return j; } default: i = 3; }
  switch (c) { case 'a': return 1; case 98: return 2; }
  switch (e) { case e1: case e2: return 3; default: ; }
  switch (f) { case F::a: return 4; case F::b: break; }
  switch (u) { case 1: return 5; case 10 ... 20: return 6; }
  switch (i) default: return 7;
}
