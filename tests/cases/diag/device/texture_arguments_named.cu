struct __attribute__((device_builtin_texture_type)) mytex { int x; };
mytex t1;
template <class T, mytex &R> __global__ void k(T x) {}
template <mytex &R, class... A> __device__ void d(A... a) {}
void f() { k<int, t1><<<1, 1>>>(3); auto l = [] { k<char, t1><<<1, 1>>>('c'); }; auto g = [] __device__ { d<t1>(1, 2); }; }
template <mytex &T> struct C {}; template <mytex &T> __host__ __device__ void hd() {}
__device__ void g() { d<t1>(1); C<t1> c; hd<t1>(); }
template <class T> __device__ void tt() { d<t1>(1.0); }
