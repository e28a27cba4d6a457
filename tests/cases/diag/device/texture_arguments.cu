struct __attribute__((device_builtin_texture_type)) mytex { int x; };
struct __attribute__((device_builtin_surface_type)) mysurf { int x; };
mytex t1; mysurf s1; mytex ta[2]; static mytex st; int pl; struct H { mytex m; } hh; namespace N { mytex nt; }
template <mytex &T> __global__ void k() {} template <mytex *T> __device__ void d() {} template <mytex &T> void h() {} template <mytex &T> __host__ __device__ void hd() {}
template <mysurf &T> __global__ void ks() {} template <auto &T> __global__ void ka() {} template <int &T> __global__ void ki() {} template <H &T> __global__ void kh() {} template <mytex *P> __global__ void kp() {}
void go() {
k<t1><<<1, 1>>>();
k<t1><<<1, 1>>>();
k<st><<<1, 1>>>();
ks<s1><<<1, 1>>>();
ka<t1><<<1, 1>>>();
ki<pl><<<1, 1>>>();
kh<hh><<<1, 1>>>();
kp<&t1><<<1, 1>>>();
kp<ta><<<1, 1>>>();
hd<t1>();
h<t1>();
k<N::nt><<<1, 1>>>();
auto p = k<ta[0]>;
auto q = &hd<st>;
}
template __global__ void k<N::nt>();
template <> __global__ void kp<&st>() {}
