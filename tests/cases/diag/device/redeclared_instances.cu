// expect: 20024 error 21
// expect: 20024 error 24
// expect: 20024 error 24
// expect: 20024 error 26
// expect: 20024 error 28
// expect: 20024 error 29
// expect: 20024 error 29
// expect: 20024 error 30
template <class T> __device__ void t1(T) {} template void t1(int); template __device__ void t1(char); template __host__ __device__ void t1(long); template __host__ void t1(short);
template <class T> void t2(T) {} template void t2(int); template __device__ void t2(char); template __host__ __device__ void t2(long);
template <class T> __host__ __device__ void t3(T) {} template void t3(int); template __device__ void t3(char); template __host__ void t3(long);
template <class T> void t5(T) {}
template <> void t5(int); template <> __device__ void t5(int) {}
template <> __device__ void t5(char); template <> void t5(char) {}
template <class T> __device__ void t6(T) {}
template <> void t6(int); template <> __device__ void t6(int) {}
template <> __device__ void t6(char); template <> void t6(char) {}
template <class T> __global__ void t7(T) {}
template <> void t7(int); template <> __global__ void t7(int) {}
template <> __global__ void t7(char); template <> void t7(char) {}
__global__ __host__ void c1(); 
void c1();
__device__ void c2();
__global__ __host__ void c2();
__global__ void c3();
__global__ __device__ void c3();
void c4();
__global__ __device__ void c4();
__device__ __global__ __host__ void c5();
__global__ void c5();
template <class T> struct X { void a(); __device__ void b(); };
template <> void X<int>::a(); template <> __device__ void X<int>::a() {}
template <> __device__ void X<char>::b(); template <> void X<char>::b() {}
template <class T> void X<T>::a() {} template <class T> __device__ void X<T>::b() {}
template void X<long>::a(); template __device__ void X<short>::a(); template void X<short>::b(); template struct X<float>; template __device__ void X<bool>::b();
struct D { D() = default; ~D(); D(const D &) = delete; D &operator=(const D &); };
__device__ D &D::operator=(const D &) = default;
D::~D() = default;
void q1(); static void q2(int);
namespace { void q3(); }
namespace { __device__ void q3() {} }
namespace A = ::std;
int main(); __host__ int main() { return 0; }
constexpr int ce1(); __device__ int ce2(); 
auto au1(); __device__ auto au1() { return 1; }
__noinline__ void m5(); __device__ __noinline__ void m5();
__attribute__((device)) [[maybe_unused]] void m6(); [[maybe_unused]] void m6();
void m7() __attribute__((device)); void m7();
