// c++17
int f(int); extern int weakv __attribute__((weak)); int labels(int n) { static void *t[] = {&&a, &&b};
  goto *t[n]; a: n++; b: return n; }
int misc(int n, int *p, const char *s) { int r = ({ int k = f(n); if (k) k++; k; }); r += n ?: 5;
  typeof(r) q = r; int arr[] = {[0 ... 2] = 4}; switch (n) { case 1 ... 5: r++; break; case 'a': r--; }
  struct { int x; } z = {x : 3}; int v[n]; for (int i = 0; i < n; ++i) v[i] = i; long l = (long)p;
  void *vp = p; vp = (char *)vp + 1; r += sizeof(void) + sizeof(f);
  lab: return r + q + z.x + v[0] + l + arr[1] + __func__[0] + __PRETTY_FUNCTION__[1] + __builtin_LINE() +
  (vp == p) + labels(1) + *s + weakv; }
