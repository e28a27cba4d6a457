// expect: 864 error 70
// expect: 484 error 70
// expect: 801 error 71
// expect: 864 error 72
// expect: 484 error 72
// expect: 864 error 73
// expect: 484 error 73
// expect: 864 error 74
// expect: 484 error 74
// expect: 864 error 75
// expect: 484 error 75
// expect: 864 error 76
// expect: 864 error 77
// expect: 864 error 78
// expect: 484 error 78
// expect: 864 error 79
// expect: 484 error 79
// expect: 864 error 80
// expect: 484 error 80
// expect: 864 error 81
// expect: 864 error 82
// expect: 801 error 83
// expect: 485 error 84
// expect: 792 error 85
// expect: 864 error 86
// expect: 484 error 86
// expect: 840 error 87
// expect: 864 error 88
// expect: 864 error 89
// expect: 801 error 91
// expect: 801 error 92
// expect: 801 error 95
// expect: 864 error 97
// expect: 484 error 97
// expect-device: 864 error 70
// expect-device: 484 error 70
// expect-device: 801 error 71
// expect-device: 864 error 72
// expect-device: 484 error 72
// expect-device: 864 error 73
// expect-device: 484 error 73
// expect-device: 864 error 74
// expect-device: 484 error 74
// expect-device: 864 error 75
// expect-device: 484 error 75
// expect-device: 864 error 76
// expect-device: 864 error 77
// expect-device: 864 error 78
// expect-device: 484 error 78
// expect-device: 864 error 79
// expect-device: 484 error 79
// expect-device: 864 error 80
// expect-device: 484 error 80
// expect-device: 864 error 81
// expect-device: 864 error 82
// expect-device: 801 error 83
// expect-device: 485 error 84
// expect-device: 792 error 85
// expect-device: 864 error 86
// expect-device: 484 error 86
// expect-device: 840 error 87
// expect-device: 864 error 88
// expect-device: 864 error 89
// expect-device: 801 error 91
// expect-device: 801 error 92
// expect-device: 801 error 95
// expect-device: 864 error 97
// expect-device: 484 error 97
// Directives and specialisations of templates that nothing declares in front of them.
template __global__ void a<4>();
template __global__ void b(int);
template void c<int>(int);
template struct D<int>;
template class E<3>;
extern template void f<int>();
template <> __global__ void g<int>(int) {}
template <> struct H<int> {};
template int v<int>;
template __device__ int w<int>;
extern template struct D2<int>;
template <> int v2<int> = 3;
template <> inline void c2<int>(int);
template <> void c3(int);
template struct D4;
template <> struct D5 {};
template const int* c6<int, 3>(int) noexcept;
template <class T> struct Q<T*> {};
template <class T> void q<T*>(T) {}
template <class T> int qv<T*> = 1;
namespace { template <class T> __global__ void unnamed(T) {} }
template __global__ void unnamed(int);
template <> __global__ void unnamed<char>(char) {}
namespace lib { template <class T> void far_away(T) {} inline namespace v1 { template <class T> void near_by(T) {} } template void near_by(int); }
using namespace lib;
template void far_away<float>(float);
template <> void lib::far_away<double>(double) {}
template __global__ void later<3>();
template <int N> __global__ void later() {}
template __global__ void later<4>();
