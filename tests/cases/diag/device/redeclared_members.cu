// expect: none
namespace s { template <class T> struct L; template <> struct L<int> { static int lo(); __device__ int hi(); }; template <> struct L<float> { static __host__ __device__ int lo(); int hi(); }; template <class T> struct L<T *> { __device__ static int lo(); int hi(); }; template <class T> struct L<T &> { int lo(); __device__ int hi(); }; }
int s::L<int>::hi() { return 1; }
template <class T> __device__ int s::L<T *>::hi() { return 1; }
template <class T> int s::L<T &>::hi() { return 1; }
template <class T, int N> struct A { __device__ void f(); struct B { void g(); }; };
template <class U, int M> void A<U, M>::f() {}
template <class T, int N> __device__ void A<T, N>::B::g() {}
template <class... T> struct V { void h(); }; template <class... T> __device__ void V<T...>::h() {}
