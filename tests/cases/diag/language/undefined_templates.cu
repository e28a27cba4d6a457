// expect: 489 error 12
// expect: 489 error 13
// expect: 489 error 17
// expect: 489 error 25
// expect: 489 error 26
// expect: 489 error 27
// expect: 489 error 33
// expect: 489 error 34
// expect: 489 error 38
// Explicit instantiations of templates that have no definition.
template <class T> __global__ void k(T);
template __global__ void k<char>(char);
template __global__ void k(int);
template <> __global__ void k<long>(long);
template __global__ void k<long>(long);
template <class T> __device__ void d(T);
template __device__ void d(float);
template <class T> __global__ void defined_later(T);
template __global__ void defined_later<char>(char);
template <class T> __global__ void defined_later(T) {}
namespace N {
template <class T, int I> __host__ __device__ void q(T *);
template <class... A> __global__ void pack(A...);
}
template __host__ __device__ void N::q<int, 3>(int *);
template __global__ void N::pack(int, char);
template __global__ void N::pack<>();
template <class T> struct C {
  void m();
  __device__ void d();
  __device__ void defined() {}
};
template void C<int>::m();
template __device__ void C<int>::d();
template __device__ void C<int>::defined();
template struct C<char>;
template <class T> T twice(T);
template int twice<int>(int);
