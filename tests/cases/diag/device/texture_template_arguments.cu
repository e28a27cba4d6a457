// expect: none
// Textures as arguments of class templates: told of once for all instances, and not of what nothing instantiates.
struct __attribute__((device_builtin_texture_type)) T { int a; };
template <T &t> struct C { static const int v = 1; __device__ void g() {} };
template <T &t, int n> struct D { };
namespace N { template <T &t> struct E { }; T in; }
T tex; T arr[3];
__device__ void f() { C<tex> c; D<tex, 2> d; N::E<tex> e; int i = sizeof(C<tex>); C<tex>().g(); auto l = [] { C<tex> c; }; l(); }
template <class U> __device__ void t(U u) { C<tex> c; }
template <class U> __device__ void never(U u) { C<tex> c; }
__global__ void k() { t(1); t(2.5); }
struct S { __device__ void m() { C<tex> c; } };
void host() { C<tex> c; }
__host__ __device__ void both() { C<tex> c; }
