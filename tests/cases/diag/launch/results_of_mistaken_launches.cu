// expect: 165 error 28
// expect: 167 error 28
// expect: 167 error 29
// expect: 165 error 29
// expect: 165 error 29
// expect: 167 error 29
// expect: 415 error 30
// expect: 144 error 30
// expect: 20 error 31
// expect: 140 error 32
// expect: 144 error 32
// expect: 165 error 32
// expect: 140 error 33
// expect: 120 error 33
// expect: 165 error 34
// expect: 20 error 34
// expect: 167 error 34
// expect: 165 error 35
// expect: 167 error 36
// expect: 415 error 37
// expect: 1587 error 37
// expect: 20 error 38
// expect: 140 error 39
// expect: 1587 error 39
// A launch with wrong arguments has no result whose use could be wrong, but for one with too many.
__global__ void relax(int *p, int n);
void take(int);
void g3(int *p, int n) { int k4 = relax<<<1, 2>>>(p); k4 = relax<<<1, 2>>>("a", n); }
void g4(int *p, int n) { int k4 = relax<<<1, 2>>>("a", n); k4 = relax<<<1, 2>>>(p); if (relax<<<1, 2>>>(p)) return; while (relax<<<1, 2>>>("s", n)) return; }
void g5(int *p, int n) { int k4 = relax<<<"x", 2>>>(p, n); }
void g6(int *p, int n) { int k4 = relax<<<1, 2>>>(q, n); }
int g7(int *p, int n) { int k4 = relax<<<1, 2>>>(p, n, n); return relax<<<1, 2>>>(p); }
int g8(int *p, int n) { return relax<<<1, 2>>>(p, 2, 3); }
int g9(int *p, int n) { take(relax<<<1, 2>>>(p)); auto k = undefd<<<1, 2>>>(p); int z = undefd<<<1, 2>>>(p); return relax<<<1, 2>>>("a", 3); }
void h3(int *p, int n) { auto k4 = relax<<<1, 2>>>(p); }
void h4(int *p, int n) { auto k4 = relax<<<1, 2>>>("a", n); }
void h5(int *p, int n) { auto k4 = relax<<<"x", 2>>>(p, n); }
void h6(int *p, int n) { auto k4 = relax<<<1, 2>>>(q, n); }
void h7(int *p, int n) { auto k4 = relax<<<1, 2>>>(p, n, n); }
