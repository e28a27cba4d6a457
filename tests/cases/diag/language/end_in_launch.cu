// expect: 18 error 8
// expect: 65 error 8
// expect: 67 error 8
// expect-device: 18 error 8
// expect-device: 65 error 8
// expect-device: 67 error 8
__global__ void k(int);
void g() { k<<<1, 1>>>(1
