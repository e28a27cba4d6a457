long l1() { long x = (long)&&a - (long)&&b; a: b: return x; }
long l2() { static long x = (long)&&a - (long)&&b; a: b: return x; }
int l3(int i) { static void *const t[] = {&&a, &&b, && c}; goto *t[i]; a: return 1; b: return 2; c: return 3; }
int l4(int i) { void *p = i ? &&x : &&y; goto *p; x: return 1; y: return 2; }
int *np = __null; void nn(int *); void nm() { nn(__null); if (np == __null) {} }
