// expect: 609 error 26
template<class T> struct A {
#pragma nv_abi preserve_n_data(4)
__device__ void m(T);
};
#pragma nv_abi preserve_n_data(4)
template<class T> void t(T);
#pragma nv_abi preserve_n_data(4)
static __device__ int f2(int x) { return x; }
#pragma nv_abi preserve_n_data(4)
inline __device__ int f3(int x) { return x; }
#pragma nv_abi preserve_n_data(4)
__device__ int *fp(int x);
#pragma nv_abi preserve_n_data(4)
__device__ int (*fq)(int x);
#pragma nv_abi preserve_n_data(4)
void hh() { }
#pragma nv_abi preserve_n_data(4)
__host__ void hh2() { }
#pragma nv_abi preserve_n_data(4)
typedef int X;
#pragma nv_abi preserve_n_data(4)
__device__ void u(), w();
#pragma nv_abi preserve_n_data(4)
enum E { e };
#pragma nv_abi preserve_n_data(4)
static_assert(true, "");
