// c++14
int f(int); struct B { explicit operator bool() const; };
int sel(int i, int *p, double d, B b) {
  if (i) return 1; else if (p) return 2; else { i++; }
  if (d) ;
  if (int k = f(i)) return k; else k = 2;
  if (B c = b) i = 3;
  if (!p) if (i > 2) return 4; else return 5;
  if (true) { return 6; }
  return 7;
}
