// expect-device: 20168 warning 29
// expect-device: 2412 error 33
// expect-device: 20169 warning 33
// expect-device: 20168 warning 35
// expect-device: 20168 warning 37
// expect-device: 20168 warning 41
// expect-device: 20167 warning 43
// expect-device: 20168 warning 84
// expect-device: 28 error 86
// expect-device: 20169 warning 86
// expect-device: 28 error 86
// expect-device: 20169 warning 86
// expect-device: 20168 warning 60
// expect-device: 20168 warning 60
// expect-device: 20168 warning 48
// expect-device: 28 error 52
// expect-device: 20169 warning 52
// expect-device: 20168 warning 50
// expect-device: 28 error 52
// expect-device: 20169 warning 52
// expect-device: 2412 error 70
// expect-device: 20169 warning 70
// expect-device: 20168 warning 72
constexpr int zero = 0; const int two = 2; constexpr double half = .5;
namespace N { constexpr int m = -1; enum { E0, E4 = 4 }; enum class C { a }; }
struct K { static constexpr int k = 4; static const long big = 5000000000; };
struct K0 { static constexpr int k = -4; };
__global__ void plain(int n) {
  #pragma unroll zero
  for (int i = 0; i < n; ++i) ;
  #pragma unroll two
  for (int i = 0; i < n; ++i) ;
  #pragma unroll half
  for (int i = 0; i < n; ++i) ;
  #pragma unroll N::m
  for (int i = 0; i < n; ++i) ;
  #pragma unroll (N::E0)
  for (int i = 0; i < n; ++i) ;
  #pragma unroll N::E4
  for (int i = 0; i < n; ++i) ;
  #pragma unroll N::C::a
  for (int i = 0; i < n; ++i) ;
  #pragma unroll K::big
  for (int i = 0; i < n; ++i) ;
}
// In templates: what hangs on no parameter once, names that mean parameters for each instance.
template <class T> __device__ void f(int n) {
  #pragma unroll 0
  for (int i = 0; i < n; ++i) ;
  #pragma unroll T::k
  for (int i = 0; i < n; ++i) ;
  #pragma unroll n
  for (int i = 0; i < n; ++i) ;
}
template <class T> __device__ void never(int n) {
  #pragma unroll 0
  for (int i = 0; i < n; ++i) ;
}
template <int N> __global__ void h(int n) {
  #pragma unroll N
  for (int i = 0; i < n; ++i) ;
}
void launches() { h<-2><<<1, 1>>>(3); h<2><<<1, 1>>>(3); h<0><<<1, 1>>>(3); }
template <class T> struct S {
  enum { E = sizeof(T) };
  static constexpr double D = 2.5;
  __device__ void m(int n) {
    #pragma unroll E
    for (int i = 0; i < n; ++i) ;
    #pragma unroll D
    for (int i = 0; i < n; ++i) ;
    #pragma unroll 0
    while (n) --n;
  }
  __device__ void unused(int n) {
    #pragma unroll -1
    for (int i = 0; i < n; ++i) ;
  }
};
__global__ void instances(int n) {
  f<K>(n); f<K0>(n);
  S<int> s; s.m(n); S<double>().m(n);
  auto l = [](auto n) {
    #pragma unroll 0
    for (int i = 0; i < n; ++i) ;
    #pragma unroll n
    for (int i = 0; i < n; ++i) ;
  };
  l(1); l(2L);
}
