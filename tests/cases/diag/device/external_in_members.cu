// expect: none
struct L { float *smem; template <class A> __device__ L(int n, A &&a) { extern __shared__ float _smem[]; smem = _smem; if (n) smem[0] = 1; } };
template <class T> __global__ void k(T t) { L l(1, t); extern __shared__ char sm[]; sm[0] = 1; }
void f() { k<<<1, 1>>>(1); }
