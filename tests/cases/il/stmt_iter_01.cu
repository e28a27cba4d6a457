// c++14
int f(int);
int loops(int n, int *p) {
  while (n > 0) { if (n == 5) break; n -= 2; if (n == 3) continue; n--; }
  do { n++; } while (n < 10);
  do if (f(n)) break; while (--n);
  for (int i = 0, j = n; i < j; ++i, --j) n += i * j;
  for (; *p;) ++p;
  for (;;) { if (n++ > 20) break; else continue; }
  while (int k = f(n)) n -= k;
  for (int i = 0; int m = f(i); i++) n += m;
  return n;
}
