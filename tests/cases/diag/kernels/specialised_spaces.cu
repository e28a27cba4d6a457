// expect: 20024 error 28
// expect: 20024 error 29
// expect: 20024 error 31
// expect: 20024 error 32
// expect: 20024 error 34
// expect: 20024 error 35
// expect: 20024 error 35
// expect: 20024 error 41
// expect: 20024 error 43
// expect: 20024 error 46
// expect: 20024 error 51
// expect: 20024 error 56
// expect: 20024 error 57
// expect: 20024 error 59
// expect: 20024 error 65
// expect: 20231 error 65
// expect: 20024 error 66
// expect: 20231 error 66
// expect: 20024 error 67
// expect: 20231 error 67
// expect: 20024 error 69
// expect: 20231 error 69
// expect: 20024 error 70
// expect: 20231 error 70
// An explicit specialisation or instantiation, and a member of a class template, start with the spaces of what they go
// back to; a template without a word contradicts nothing.
template <class T> __device__ void for_device(T) {}
template <> __global__ void for_device<int>(int) {}
template __global__ void for_device(char);
template <class T> __global__ void kernel(T) {}
template <> __device__ void kernel(int) {}
template <> __host__ void kernel(char) {}
template <> void kernel(long) {}
template __device__ void kernel(short);
template __host__ __device__ void kernel<float>(float);
template __global__ void kernel(double);
template <class T> void unannotated(T) {}
template <> __global__ void unannotated(int) {}
template __global__ void unannotated(char);
template <> __device__ void unannotated<long>(long);
template <> __global__ void unannotated<long>(long) {}
template <class T> __host__ __device__ void for_both(T) {}
template <> __global__ void for_both(int) {}
template __device__ void for_both(char);
template <class T> __device__ void redeclared(T);
template <class T> __global__ void redeclared(T) {}
// Of overloaded templates the most specialised one counts.
template <class T> __device__ void overloaded(T) {}
template <class T> void overloaded(T *) {}
template <> __global__ void overloaded(int *) {}
template <> __global__ void overloaded(int) {}
namespace inner {
template <class T> __device__ void g(T) {}
template <int I> __device__ void by_value() {}
}
template <> __global__ void inner::g(int) {}
template <> __global__ void inner::by_value<3>();
template <class T, class... U> __device__ void pack(T, U...) {}
template <> __global__ void pack(int, char, long) {}
template <class T> struct C {
  __device__ void member();
  __device__ static void fixed();
  template <class U> __device__ void generic(U);
};
template <class T> __global__ void C<T>::member() {}
template <class T> __global__ void C<T>::fixed() {}
template <class T> template <class U> __global__ void C<T>::generic(U) {}
struct S { template <class U> __device__ static void generic(U) {} };
template <> __global__ void S::generic(int) {}
template __global__ void S::generic(char);
