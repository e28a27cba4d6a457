// c++14
struct S { int v; int a[2]; int f(int); int g() const; }; struct D : S {};
int mp(S s, S *p, const S &c, D d, int S::*m, int (S::*a)[2], int (S::*f)(int), int (S::*g)() const) {
  s.*m = 1;
  p->*m += c.*m;
  (s.*a)[1] = (c.*a)[0];
  d.*m = (d.*f)(2);
  return (p->*f)(3) + (c.*g)() + (d.*g)() + S().*m + (&d)->*m + (p->*a)[1];
}
