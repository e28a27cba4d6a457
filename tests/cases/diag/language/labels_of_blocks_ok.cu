// expect: none
// Labels that belong to a block.
void f() {
  int i;
  for (i = 0; i < 2; i++) { __label__ l; goto l; l:; }
  while (i++ < 5) { __label__ l; goto l; l:; }
  { __label__ l, m; goto l; l: goto m; m:; }
}
#define LOOP(x) ({ __label__ done; int r = 0; for (int i = 0; i < (x); ++i) if (i == 3) { r = i; goto done; } done: r; })
int g() { return LOOP(4) + LOOP(5); }
int h(int n) { l: if (n > 3) { __label__ l; if (n > 5) goto l; n = 9; l: n++; } if (n < 2) { n++; goto l; } return n; }
template <class T> T k(T n) { { __label__ out; if (n) goto out; n = 1; out:; } { __label__ out; if (n) goto out; n = 2; out:; } return n; }
int kk = k(1);
__attribute__((device)) int dev(int n) { { __label__ out; if (n) goto out; n = 1; out:; } { __label__ out; if (n) goto out; n = 2; out:; } return n; }
