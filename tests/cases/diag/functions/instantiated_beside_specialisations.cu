// expect: 20244 error 14
// expect: 489 error 12
// expect: 489 error 13
// expect: 489 error 14
// expect: 489 error 15
// expect-device: 20244 error 14
// expect-device: 489 error 12
// expect-device: 489 error 13
// expect-device: 489 error 14
// expect-device: 489 error 15
// A specialisation defines no template.
template<class T> void e(const T); template<> void e(const int) {} template void e(const long);
template<class T> void f(T); template<> void f(int); template void f(long); template void f(int);
template<class T> __global__ void g(__grid_constant__ const T); template<> __global__ void g(__grid_constant__ const int) {} template __global__ void g(const float);
template<class T> struct S { void m(); }; template<> void S<int>::m() {} template void S<long>::m();
template<class T> void h(T); template<> void h(int) {} template<class T> void h(T) {} template void h(long);
