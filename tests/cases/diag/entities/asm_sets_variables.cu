// expect: 549 warning 23
// expect: 549 warning 24
// expect: 549 warning 25
// expect: 549 warning 26
// expect: 549 warning 29
// expect: 549 warning 30
// expect: 549 warning 30
// expect: 549 warning 32
// expect: 174 warning 32
// expect-device: 549 warning 23
// expect-device: 549 warning 24
// expect-device: 549 warning 25
// expect-device: 549 warning 26
// expect-device: 549 warning 29
// expect-device: 550 warning 29
// expect-device: 549 warning 30
// expect-device: 549 warning 30
// expect-device: 177 warning 31
// expect-device: 549 warning 32
// expect-device: 174 warning 32
// What `asm` reads and sets.
__device__ int g() { int r; asm("add %0, %1, 1;" : "=r"(r) : "r"(r)); return r; }
__device__ int g1() { int r, s; asm("add %0, %1, 1;" : "=r"(r) : "r"(s)); return r; }
__device__ int g2() { int r; asm("add %0, %0, 1;" : "+r"(r)); return r; }
__device__ int g3() { int r; asm("add %0, %0, 1;" : "+r"(r) : "r"(r)); return r; }
__device__ int g4() { int r[2]; asm("add %0, %0, 1;" : "+r"(r[0]) : "r"(r[1])); return r[0]; }
__device__ int g5() { struct { int a; } r; asm("add %0, %0, 1;" : "=r"(r.a) : "r"(r.a)); return r.a; }
void h() { int r; asm("add %0, %1, 1;" : "=r"(r) : "r"(r)); }
void h1() { int r, s; asm("add %0, %1, 1;" : "=m"(r) : "m"(s), "r"(s)); }
void h2() { int r, s; asm("add %0, %1, 1;" : "+m"(r), "+r"(s)); }
void h3() { int r, s; asm("add %0, %1, 1;" : [x] "=&r"(r) : "0"(r)); }
void h4() { int *r; int s; asm("add %0, %1, 1;" : "=r"(*r)); asm("" :: "r"(&s)); s; }
template <class T> __device__ T t() { T r; asm("add %0, %0, 1;" : "+r"(r)); return r; }
