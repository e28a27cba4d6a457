// c++17
int k = 1;
int order() {
  int k = k + 0;
  if (int k = 2) return k;
  else return -k;
}
int nested(int n) {
  struct L { int n; int get() { return n; } };
  L l = {n};
  switch (int m = n; m) { case 1: { int n = 2; return n; } default: break; }
  while (int n = l.get()) { l.n = 0; return n; }
  return n;
}
