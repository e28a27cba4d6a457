// expect: 70 error 9
// expect: 70 error 11
// expect: 70 error 13
// expect-device: 70 error 9
// expect-device: 70 error 11
// expect-device: 70 error 13
// Parameters of incomplete classes in instances of function templates.
struct Inc;
template <class T> __global__ void t(T v) {}
template __global__ void t<Inc>(Inc);
template <class T> void h(int n, const T v, T &r, T *p) {}
template void h<Inc>(int, Inc, Inc &, Inc *);
template <class T> struct S { void m(T v) {} static void s(T *v) {} };
template struct S<Inc>;
template void h<int>(int, int, int &, int *);
