// explicit specialisations and instantiations of kernel templates, in and out of namespaces
template <class T> __global__ void k(T *p, int n) { *p = T(n); }
template <> __global__ void k<float>(float *p, int n) { *p = 2.f; }
template <> __global__ void k(double *p, int n);
template __global__ void k<short>(short *p, int n);
extern template __global__ void k<char>(char *p, int n);
template <> __global__ void k(double *p, int n) { *p = 3; }
namespace N { template <int I, class T> __global__ void b(T (&y)[2]); template <int I, class T> __global__ void c(T x) { } template <> __global__ void c<3>(int x) { } }
template <> __global__ void N::c<4, int>(int x) { }
template <class T> static __global__ void s(T a) { }
template <> __global__ void s<int>(int a) { }
void host() { k<<<1, 1>>>((int *)0, 1); k<<<1, 1>>>((float *)0, 1); k<<<1, 1>>>((double *)0, 1); k<<<1, 1>>>((short *)0, 1); N::c<3><<<1, 1>>>(1); N::c<4><<<1, 1>>>(1); N::c<5><<<1, 1>>>(1.5); s<<<1, 1>>>(1); s<<<1, 1>>>(2.5); }
