// expect: 20231 error 32
// expect: 20231 error 33
// expect: 20231 error 34
// expect: 20231 error 35
// expect: 20231 error 36
// expect: 20231 error 37
// expect: 20231 error 40
// expect: 20231 error 41
// expect: 20231 error 44
// expect: 20231 error 45
// expect: 20231 error 46
// expect: 20231 error 47
// expect: 20050 warning 48
// expect-device: 20231 error 32
// expect-device: 20231 error 33
// expect-device: 20231 error 34
// expect-device: 20231 error 35
// expect-device: 20231 error 36
// expect-device: 20231 error 37
// expect-device: 20240 error 38
// expect-device: 20231 error 40
// expect-device: 20231 error 41
// expect-device: 20240 error 42
// expect-device: 20231 error 44
// expect-device: 20231 error 45
// expect-device: 20118 error 45
// expect-device: 20231 error 46
// expect-device: 20231 error 47
// expect-device: 20115 error 47
// expect-device: 20050 warning 48
// expect-device: 20118 error 48
struct S { template<class T> static __global__ void d(const T &__grid_constant__ r); 
 template<class T> static __global__ void e(T __grid_constant__ r); 
 template<class T> static __global__ void f(int __grid_constant__ r); 
 template<class T> __global__ void g(T __grid_constant__ r); 
 template<class T> __global__ void h(const int & __grid_constant__ r) {}
 template<class T> static __global__ void i(const T &__grid_constant__ r) {}
 template<class T> friend __global__ void j(const T &__grid_constant__ r); 
};
template<class T> struct U { template<class V> static __global__ void d(const V &__grid_constant__ r);
 template<class V> static __global__ void e(const T &__grid_constant__ r); };
namespace n { template<class T> __global__ void d(const T &__grid_constant__ r); }
#include <initializer_list>
struct P { template<class T> static constexpr __global__ void d(int) {}
  static constexpr __global__ void e(int) {}
  template<class T> static __global__ void f(std::initializer_list<int> r); 
  static __global__ void g(std::initializer_list<int> r); 
  template<class T> friend constexpr __global__ void h(int);
};
