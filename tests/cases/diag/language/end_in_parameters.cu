// expect: 79 error 7
// expect: 18 error 7
// expect: 65 error 7
// expect-device: 79 error 7
// expect-device: 18 error 7
// expect-device: 65 error 7
__global__ void k(int *p, int n,
