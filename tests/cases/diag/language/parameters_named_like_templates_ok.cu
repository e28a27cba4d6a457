// expect: none
// flags: --c++14
namespace traits { template <class T> struct is_empty { static const bool value = false; }; }
template <class T, int n> struct size { static const int value = n; };
template <class T, bool is_empty = traits::is_empty<T>::value> struct leaf { T x; };
template <class T> struct leaf<T, true> : T {};
template <class T, int size = size<T, 2>::value> struct own { T x; };
template <class T> struct own<T, 4> {};
template <class T, int size = sizeof(::size<T, 1>), bool less = size < 4> struct rooted { T x; };
template <class T> struct rooted<T, 3, true> {};
template <class T, bool nested = traits::is_empty<leaf<T, traits::is_empty<T>::value>>::value> struct around { T x; };
template <class T> struct around<T, true> {};
template <class T, bool leaf = around<T, leaf<T>().x == 3>().x == 3, class U = T> struct in_call { T x; };
template <class T> struct in_call<T, true, int> {};
template <class T, int size = size<T, 2>::value> __global__ void kernel(T *p) { *p = size; }
template <class T, bool is_empty = traits::is_empty<T>::value> __device__ int helper(T t) { return is_empty ? 1 : t; }
__global__ void caller(int *p) { *p = helper(*p) + own<int>().x; }
void launched(int *p) { kernel<<<1, 1>>>(p); kernel<int, 3><<<1, 1>>>(p); caller<<<1, 1>>>(p); }
