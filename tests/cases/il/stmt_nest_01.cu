// c++14
int f(int); struct G { G(int); ~G(); operator bool() const; int v; };
int nest(int n, int (&a)[3][4]) {
  for (int i = 0; i < 3; i++) { for (int j = 0; j < 4; j++) { if (a[i][j] == n) goto found;
    if (j == i) continue; switch (a[i][j]) { case 0: break; case 1: { G g(i); if (g) break; }
    default: goto next; } } next:; }
  while (n--) { G g(n); if (g) { if (g.v > 2) break; continue; } else do { G h(g.v); if (h) continue;
    return h.v; } while (f(n)); }
  if (G g = f(n)) { return g.v; } else if (G h = g.v + 1) { return h.v + g.v; } else return f(g);
found: { int k = n; { int k = n + 1; n = k; } n += k; } return n;
}
