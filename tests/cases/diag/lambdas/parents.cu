// expect: 20134 error 23
// expect: 20133 error 24
// expect: 20134 error 25
// expect: 20134 error 26
// expect: 20133 error 26
// expect: 20133 error 27
// expect: 20133 error 27
// expect: 20134 error 28
// expect: 20134 error 28
// expect: 20134 error 29
// expect: 20136 error 29
// expect: 20136 error 29
// expect: 20134 error 30
// expect: 20134 error 31
// expect: 20134 error 32
// expect: 20134 error 34
// expect: 20134 error 35
// expect: 20134 error 36
// expect: 20134 error 37
// expect: 20134 error 37
int v; void other(); void third();
void enclosing(int a) {
 auto l1 = [=] __nv_parent(0) () { return a; };
 auto l2 = [=] __nv_parent(&other) __nv_parent(&third) () { return a; };
 auto l3 = [=] __nv_parent(0) __nv_parent(&third) __device__ () { return a; };
 auto l4 = [=] __nv_parent(&other) __device__ __nv_parent(0) () { return a; };
 auto l5 = [=] __nv_parent(&other) __nv_parent(&third) __nv_parent(&enclosing) __device__ () { return a; };
 auto l6 = [=] __nv_parent(0) __nv_parent(0) () { return a; };
 auto l7 = [&] __nv_parent(0) __device__ () { return a; };
 auto l8 = [=] __host__ __nv_parent(0) () { return a; };
 auto l9 = [=] __device__ __nv_parent(&v) { return a; };
 auto l10 = [] { auto l = [] __nv_parent(0) {}; };
}
auto n1 = [] __nv_parent(0) __device__ () { return 1; };
auto n2 = [] __nv_parent(&v) () { return 1; };
__device__ void dev() { auto l = [] __nv_parent(0) __device__ {}; }
struct S { void m() { auto l = [=] __nv_parent(0) __device__ {}; } int x = [] __nv_parent(0) { return 1; }(); };
