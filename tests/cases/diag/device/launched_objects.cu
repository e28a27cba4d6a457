// expect: none
// flags: --device-c
struct C { C(); __host__ __device__ C(const C &) { } int a; }; struct D { __host__ __device__ ~D() { } };
template<class T> __global__ void kt(T) { } __global__ void kd(D); __global__ void kc(C);
__global__ void g2() { kt<<<1,1>>>(D()); }
__global__ void g3(D d) { kt<<<1,1>>>(d); }
__global__ void g4(D d) { kd<<<1,1>>>(d); kd<<<1,1>>>(D()); }
__global__ void g5(C c) { kc<<<1,1>>>(c); kt<<<1,1>>>(c); kt<<<1,1>>>(c); }
__device__ void g6(C c) { kc<<<1,1>>>(c); kt<<<1,1>>>(c); kt<C><<<1,1>>>(c); }
