// expect: 20133 error 81
// expect: 20133 error 82
// expect: 299 error 86
// expect: 20132 error 86
// expect: 3216 warning 86
// expect: 1758 error 86
// expect: 65 error 86
// expect: 28 error 87
// expect: 3216 warning 87
// expect: 1758 error 87
// expect: 65 error 87
// expect: 20 error 88
// expect: 20132 error 88
// expect: 3216 warning 88
// expect: 1758 error 88
// expect: 65 error 88
// expect: 254 error 89
// expect: 20132 error 89
// expect: 3216 warning 89
// expect: 1758 error 89
// expect: 65 error 89
// expect: 20161 error 90
// expect: 20134 error 90
// expect: 254 error 93
// expect: 20132 error 93
// expect: 3216 warning 93
// expect: 1758 error 93
// expect: 65 error 93
// expect: 254 error 94
// expect: 20132 error 94
// expect: 3216 warning 94
// expect: 1758 error 94
// expect: 65 error 94
// expect: 254 error 95
// expect: 20132 error 95
// expect: 3216 warning 95
// expect: 1758 error 95
// expect: 65 error 95
// expect: 254 error 96
// expect: 20132 error 96
// expect: 3216 warning 96
// expect: 1758 error 96
// expect: 65 error 96
// expect-device: 20161 error 90
// expect-device: 20134 error 90
// expect-device: 177 warning 90
// expect-device: 177 warning 90
// expect-device: 254 error 93
// expect-device: 20132 error 93
// expect-device: 3216 warning 93
// expect-device: 1758 error 93
// expect-device: 65 error 93
// expect-device: 254 error 94
// expect-device: 20132 error 94
// expect-device: 3216 warning 94
// expect-device: 1758 error 94
// expect-device: 65 error 94
// expect-device: 254 error 95
// expect-device: 20132 error 95
// expect-device: 3216 warning 95
// expect-device: 1758 error 95
// expect-device: 65 error 95
// expect-device: 254 error 96
// expect-device: 20132 error 96
// expect-device: 3216 warning 96
// expect-device: 1758 error 96
// expect-device: 65 error 96
// expect-device: 177 warning 97
// expect-device: 177 warning 98
// expect-device: 299 error 86
// expect-device: 20132 error 86
// expect-device: 3216 warning 86
// expect-device: 1758 error 86
// expect-device: 65 error 86
// expect-device: 28 error 87
// expect-device: 3216 warning 87
// expect-device: 1758 error 87
// expect-device: 65 error 87
// In a template any constant will do for a parent, and a name for a type nowhere.
template<class T> void t(T a) { auto l = [=] __nv_parent(nullptr) __device__ () { return a; }; }
template<class T> void t3(T a) { auto l = [=] __nv_parent(0) __nv_parent(0) __device__ () { return a; }; }
template<class T> void t4(T a) { auto l = [=] __nv_parent(&t4<T>) __nv_parent(0) __device__ () { return a; }; }
template<class T> struct S { void m(T a) { auto l = [=] __nv_parent(nullptr) __device__ () { return a; }; }
template<class U> void n(U a) { auto l = [=] __nv_parent(0) __device__ () { return a; }; } };
void u(int); void u(float); int v;
template<class T> void t5(T a) { auto l = [=] __nv_parent(u) __device__ () { return a; }; }
template<class T> void t6(T a) { auto l = [=] __nv_parent(v) __device__ () { return a; }; }
template<class T> void t7(T a) { auto l = [=] __nv_parent(nope) __device__ () { return a; }; }
template<class T> void t8(T a) { auto l = [=] __nv_parent(T) __device__ () { return a; }; }
void gen(int q) { auto g = [](auto a) { auto l = [=] __nv_parent(0) __device__ () { return a; }; }; auto m = [=] __nv_parent(0) __device__ (auto b) { return q; }; }
void in() { t5(1); t6(1); }
struct C {}; typedef int I; template <class T> struct TT {};
void f(int a) { auto m = [=] __nv_parent(C) __device__ () { return a; }; }
void g(int a) { auto m = [=] __nv_parent(I) __device__ () { return a; }; }
void h(int a) { auto m = [=] __nv_parent(int) __device__ () { return a; }; }
void i(int a) { auto m = [=] __nv_parent(TT<int>) __device__ () { return a; }; }
void j(int a) { auto m = [=] __nv_parent(j) __device__ () { return a; }; }
void l(int a) { auto m = [=] __nv_parent(&(l)) __device__ () { return a; }; }
