// expect: 20092 warning 26
// expect: 20092 warning 28
// expect: 20092 warning 29
// expect: 20092 warning 29
// expect: 137 error 29
// expect: 20091 warning 29
// expect: 137 error 30
// expect: 137 error 30
// expect: 137 error 30
// expect: 20092 warning 30
// expect: 20092 warning 30
// expect: 20091 warning 30
// expect: 20092 warning 30
// expect: 20092 warning 31
// expect: 20092 warning 31
// expect: 20092 warning 31
// expect: 20091 warning 31
// expect: 20091 warning 31
// expect: 20092 warning 31
// expect: 20092 warning 32
// expect-device: 137 error 29
// expect-device: 137 error 30
// expect-device: 137 error 30
// expect-device: 137 error 30
struct P { int x; int a[2]; }; struct Q { Q &operator=(const Q &); int operator+=(int); Q &operator++(); int v; }; struct R { P p; Q q; }; __constant__ P c; __constant__ Q cq; __constant__ R r; __constant__ P ca[2]; __constant__ int ci; __constant__ int cia[2]; __constant__ P *cp;
void a(P p) { c = p; }
void b(Q q) { cq = q; cq += 1; ++cq; }
void d(R x) { r = x; r.p = x.p; r.q = x.q; }
void e(P p) { ca[0] = p; ca[1].x = 1; cp = &p; *cp = p; }
void f() { ci = 1; ++ci; ci += 2; cia[0] = 1; c.x = 1; c.a[0]++; }
void g(P p) { c = P(); c = {1, {2, 3}}; c = c; p = c; (c) = p; }
__host__ __device__ void h(P p) { c = p; }
