// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 27
// expect: 20198 warning 28
// expect: 20198 warning 28
// expect: 20198 warning 28
// expect: 20198 warning 29
// expect: 20198 warning 29
// expect: 165 error 29
// expect: 20198 warning 30
// expect: 20198 warning 30
// expect: 20198 warning 30
// expect: 20198 warning 30
// expect: 20198 warning 30
// flags: --diag_warning=default_stream_launch
__global__ void k(int); template<class T> __global__ void kt(T); namespace N { __global__ void nk(); } cudaStream_t st; __global__ void k0(); 
void f() { k<<<1,1>>>(1); k<<<1>>>(1); k<<<1,1,0>>>(1); k<<<1,1,0,0>>>(1); k<<<1,1,0,st>>>(1); kt<int><<<1,1>>>(1); kt<<<1,1>>>(2); N::nk<<<1,1>>>(); ::k<<<1,1>>>(3); (k)<<<1,1>>>(3); auto p = k; p<<<1,1>>>(3); (*p)<<<1,1>>>(3); (&k)<<<1,1>>>(2); auto l = [] { k<<<1,1>>>(1); }; k<<<dim3(1),dim3(2)>>>(1); k<<<1,1,0,nullptr>>>(1); }
__global__ void dk() { k<<<1,1>>>(1); } __device__ void dd() { k<<<1,1>>>(1); } __host__ __device__ void hd() { k<<<1,1>>>(1); }
template<int...I> void pk() { k<<<I...>>>(1); } void noargs() { k0<<<1,1>>>(); k<<<1,1>>>(); }
int main() { k<<<1, 1>>>(1); if (1) k<<<1,1>>>(2); else k<<<2,2>>>(3); for (;;) k<<<1,1>>>(3); return (k<<<1,1>>>(3), 0); }
