// expect: 20091 warning 29
// expect: 20091 warning 30
// expect: 20091 warning 31
// expect: 20091 warning 33
// expect: 20091 warning 34
// expect: 20091 warning 35
// expect: 20092 warning 36
// expect: 20092 warning 37
// expect: 20091 warning 38
// expect: 20091 warning 39
// expect: 20091 warning 41
// expect: 20091 warning 43
// expect: 20091 warning 43
// expect: 20091 warning 43
// expect: 20091 warning 43
// expect: 20091 warning 44
// expect: 20091 warning 44
// expect: 20091 warning 47
// expect-device: 177 warning 41
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 43
// expect-device: 177 warning 43
// expect-device: 20061 error 28
// expect-device: 20061 error 43
// expect-device: 20061 error 45
// expect-device: 20061 error 45
struct In { int a[2]; }; struct S { int x; In in; In *p; int &r; }; __device__ S s{1, {}, 0, *new int}; __device__ S *ps; 
int a(int i) { return s.x; }
int b(int i) { return s.in.a[i]; }
int c(int i) { return s.p->a[0]; }
int d(int i) { return s.r; }
int e(int i) { return ps->x; }
int f(int i) { return (&s)->x; }
int g(int i) { return (*ps).in.a[1]; }
void h() { s.in = In(); }
void k() { s.p = 0; }
void l() { s.p->a[1] = 2; }
void m() { ps->x = 3; }
void n() { s.r = 4; }
void o() { In x = s.in; }
void q() { s.r++; int &r = s.r; int *p = &s.r; }
__device__ int &gr = *new int; void t() { gr = 1; int &r = gr; int *p = &gr; gr++; }
int y() { return (*&s).x + *(&gr); }
__device__ S as[2] = {{1, {}, 0, *new int}, {1, {}, 0, *new int}}; struct Q { S s; S *p; };  __device__ Q q1{{1, {}, 0, *new int}, 0};
int u() { return as[1].r; }
int w() { return q1.s.r + q1.p->r; }
