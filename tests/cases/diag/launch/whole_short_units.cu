// expect: 167 error 6
// expect: 415 error 6
enum class E { M = 2 };
__global__ void k(int *p, float f) {}
__global__ void n() {}
void go(int *a) { k<<<1, 1>>>(a, 1); k<<<1, 1>>>(a[0], 2); n<<<E::M, 1>>>(); n<<<1, 1>>>(); }
