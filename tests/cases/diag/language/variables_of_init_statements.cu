// expect: 549 warning 6
// flags: --c++17
// Variables of init-statements that the declaration behind them sets.
extern int xread (int *); void publish (int); void xraise(int);
void foo () { if (int s; int count = xread (&s)) { publish(count); xraise(s); } if (int q; xread(&q)) xraise(q); switch (int z; int y = xread(&z)) { default: xraise(z + y); } }
int g(int n) { for (int i; int k = xread(&i);) n += i + k; while (int m = xread(&n)) n -= m; if (int u; int w = u) return w; return n; }
