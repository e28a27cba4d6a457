// Built-in vector types and dim3 as arguments and in host code.
#include <cstdio>
__global__ void k(int3 a, float4 b, uchar2 c, dim3 d, double2 e) {}
template <class V> __global__ void kv(V v) {}
int main() {
  float4 f = make_float4(1, 2, 3, 4);
  dim3 d(2, 3);
  k<<<d, dim3{4, 5}>>>(make_int3(1, 2, 3), f, make_uchar2(4, 5), d, double2{1.5, 2.5});
  kv<<<1, 1>>>(f);
  kv<<<1, 1>>>(make_longlong2(3, 4));
  printf("%u %u %u %zu\n", d.x, d.y, d.z, sizeof(f));
}
