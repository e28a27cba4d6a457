// expect: 20121 error 7
// expect: 20121 error 8
// expect: 20121 error 9
// expect: 20121 error 10
struct S { int a, b; };
__device__ S s;
__device__ auto [a, b] = S{1, 2};
__constant__ auto [c, d] = S{1, 2};
__managed__ auto [e, f] = S{1, 2};
__device__ auto [g, h] = S{1, 2};
