// template heads of kernels: unnamed parameters, template templates, defaults, packs, dependent types
template <class, class U> __global__ void unnamed(U a) { }
template <int, class T = int> __global__ void unnamed_value(T a = T()) { }
template <template <class> class C, class T> __global__ void nested(C<T> a) { }
template <template <class, int> class C> __global__ void nested2(C<int, 3> a) { }
template <class T> struct W { typedef T type; T t; struct In { T x; }; };
template <class T, int N> struct A { T t[N]; };
template <class T> __global__ void dependent(typename W<T>::type a, typename W<T>::In b, const W<T> &c, T d) { }
template <class... T> __global__ void pack(T... a) { }
template <class... T> __global__ void pointers(T *...a) { }
template <int... N> __global__ void values(A<int, sizeof...(N)> a) { }
template <class T, T V, T *P> __global__ void pointer_argument(T a) { }
template <class T> __global__ void shapes(T *p, T *const q, T *__restrict__ r, volatile T *v, T a[4], int b[][3], T (*f)(T), T (*m)[3], const T c) { }
template <class T> __global__ void unnamed_parameters(T, T *, T (*)[3], T (*)(int), const T, int = 3) { }
__device__ int target;
void host(int *p) {
  unnamed<int><<<1, 1>>>(1.5); unnamed_value<3><<<1, 1>>>(); nested<<<1, 1>>>(W<int>{1}); nested2<<<1, 1>>>(A<int, 3>()); dependent<int><<<1, 1>>>(1, W<int>::In{2}, W<int>{3}, 4);
  pack<<<1, 1>>>(); pack<<<1, 1>>>(1, 2.5); pointers<<<1, 1>>>(p, (float *)0); values<1, 2><<<1, 1>>>(A<int, 2>());
  shapes<int><<<1, 1>>>(p, p, p, p, p, 0, 0, 0, 1); unnamed_parameters<int><<<1, 1>>>(1, p, 0, 0, 2);
}
