// expect: 65 error 5
struct S { int a; };
__device__ int d[3];
void f();
extern const int *p