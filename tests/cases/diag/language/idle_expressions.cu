// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 187 warning 27
// expect: 174 warning 28
// expect: 174 warning 28
// expect: 174 warning 28
// expect: 187 warning 28
// expect: 174 warning 29
// expect: 174 warning 30
// expect: 174 warning 30
// expect: 174 warning 31
// expect: 174 warning 31
// expect: 174 warning 31
// expect: 174 warning 31
// expect: 174 warning 33
// expect: 174 warning 37
// expect: 174 warning 37
// expect: 174 warning 37
// expect: 174 warning 37
// flags: --error_limit=1000
struct S { int m; int f(); operator int(); S operator+(int); bool operator==(const S &); static int sm; int arr[3]; }; int g(); int &gr(); struct E {}; enum En { e1 }; volatile int vol; typedef int (*fp)();
void a4(int a, int b) { if (a = 1) ; if (a = b) ; if ((a = 1)) ; while (a = 1) ; for (; a = 1;) ; do ; while (a = 0); bool q = a = 1; a = 1 ? 2 : 3; if (a = g()) ; if (a = 1 && b) ; if (a = b = 1); if (!(a = 1)); if ((a = 1) == 1); a = 1 ? a : b; (a = 1) ? a : b; if (int c = 1) ; switch (a = 1) { } if (a == 1 || (b = 1)) ; if (b && (a = b)); }
template <class T> void a5(T t, int a) { a; t; t + 1; a == 1; t.x; t.f(); a + t; T::x; T(); if (a = 1) ; a[t]; (T)a; }
int a6() { return 1; 5; }
void a7() { [] { }; [](int x) { x; }; [=] { return 1; }(); auto l = [](int y) { y + 1; }; new int; throw 1; }
__global__ void k(int *p) { threadIdx.x; p[0]; threadIdx.x + 1; p; }
__device__ int dv;
__device__ void d() { dv; }
#define CHECK(x) ((x) ? 1 : 0)
#define ASSERT(x) ((void)(x))
#define NOTHING(x) (x)
void a9(int a) { CHECK(a); ASSERT(a); NOTHING(a); NOTHING(g()); CHECK(g()); if (a) NOTHING(1); 0; }
