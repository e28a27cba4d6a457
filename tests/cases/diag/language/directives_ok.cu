// Directives for functions of all sorts are fine.
template <typename T> T biggest(T a, T b) { return a; }
template <typename T, typename... A> void many(T, A...) {}
template <typename T> void quiet(T) noexcept {}
template <typename T> __global__ void kernel(T *p, int n) {}
template <typename T, int N = 3> __device__ T dev(T (&a)[N]) { return a[0]; }
template <typename T> struct G { G(T); ~G(); T at(int) const; static T n; operator T(); T operator()(int); template <typename U> void set(U); typedef T value; value get(); struct In { void m(); }; };
template <typename T> G<T>::G(T) {} template <typename T> G<T>::~G() {} template <typename T> T G<T>::at(int) const { return T(); } template <typename T> T G<T>::n = 3; template <typename T> G<T>::operator T() { return T(); } template <typename T> T G<T>::operator()(int) { return 3; } template <typename T> template <typename U> void G<T>::set(U) {} template <typename T> typename G<T>::value G<T>::get() { return 1; } template <typename T> void G<T>::In::m() {}
template int biggest(int, int); template long biggest<long>(long, long); template float biggest<>(float, float);
template void many(int, int, float); template void many<int>(int); template void many<int, float>(int, float);
template void quiet(int) noexcept; template void quiet<long>(long);
template __global__ void kernel<float>(float *, int); template __global__ void kernel(int *p, int n); template __global__ void kernel<const double>(const double *p, int const n);
template __device__ int dev<int, 3>(int (&)[3]); template __device__ float dev(float (&)[4]);
template struct G<int>; template G<long>::G(long); template G<long>::~G(); template long G<long>::at(int) const; template long G<long>::n; template G<long>::operator long(); template long G<long>::operator()(int); template void G<long>::set(int); template void G<long>::set<char>(char); template long G<long>::get(); template G<short>::value G<short>::get(); template void G<long>::In::m();
extern template struct G<float>; extern template double biggest(double, double); extern template void many(char);
namespace n { template <typename T> void f(T, unsigned long) {} template void f(int, unsigned long); template void f<short>(short, unsigned long); template <typename T> struct H { void m(T); }; template <typename T> void H<T>::m(T) {} inline namespace v1 { template <typename T> void g(T *) {} } template void g(int *); }
template void n::f<char>(char, unsigned long); template struct n::H<int>; template void n::H<long>::m(long); template void n::v1::g(long *);
template <typename T, typename = void> struct E { T v; }; template struct E<int>;
template <typename F> void call(F f) { f(1); } void target(int) {} template void call(void (*)(int)); template void call<void (&)(int)>(void (&)(int));
template <typename T> T over(T); template <typename T> T over(T *); template <typename T> T over(T t) { return t; } template <typename T> T over(T *t) { return *t; }
template int over(int); template int over(int *); template int *over<int *>(int *);
