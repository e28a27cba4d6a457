// expect: 20187 error 5
// expect: 20187 error 6
// expect: 20048 error 6
struct S { int v; };
__global__ void operator+(S, S);
__global__ int operator-(S, S);
