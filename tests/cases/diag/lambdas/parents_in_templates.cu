// expect: 20133 error 91
// expect: 20133 error 92
// expect: 299 error 96
// expect: 20132 error 96
// expect: 3216 warning 96
// expect: 1758 error 96
// expect: 65 error 96
// expect: 28 error 97
// expect: 3216 warning 97
// expect: 1758 error 97
// expect: 65 error 97
// expect: 20 error 98
// expect: 20132 error 98
// expect: 3216 warning 98
// expect: 1758 error 98
// expect: 65 error 98
// expect: 254 error 99
// expect: 20132 error 99
// expect: 3216 warning 99
// expect: 1758 error 99
// expect: 65 error 99
// expect: 20161 error 100
// expect: 20134 error 100
// expect: 254 error 103
// expect: 20132 error 103
// expect: 3216 warning 103
// expect: 1758 error 103
// expect: 65 error 103
// expect: 254 error 104
// expect: 20132 error 104
// expect: 3216 warning 104
// expect: 1758 error 104
// expect: 65 error 104
// expect: 254 error 105
// expect: 20132 error 105
// expect: 3216 warning 105
// expect: 1758 error 105
// expect: 65 error 105
// expect: 254 error 106
// expect: 20132 error 106
// expect: 3216 warning 106
// expect: 1758 error 106
// expect: 65 error 106
// expect: 254 error 109
// expect: 20132 error 109
// expect: 3216 warning 109
// expect: 1758 error 109
// expect: 65 error 109
// expect-device: 20161 error 100
// expect-device: 20134 error 100
// expect-device: 177 warning 100
// expect-device: 177 warning 100
// expect-device: 254 error 103
// expect-device: 20132 error 103
// expect-device: 3216 warning 103
// expect-device: 1758 error 103
// expect-device: 65 error 103
// expect-device: 254 error 104
// expect-device: 20132 error 104
// expect-device: 3216 warning 104
// expect-device: 1758 error 104
// expect-device: 65 error 104
// expect-device: 254 error 105
// expect-device: 20132 error 105
// expect-device: 3216 warning 105
// expect-device: 1758 error 105
// expect-device: 65 error 105
// expect-device: 254 error 106
// expect-device: 20132 error 106
// expect-device: 3216 warning 106
// expect-device: 1758 error 106
// expect-device: 65 error 106
// expect-device: 177 warning 107
// expect-device: 177 warning 108
// expect-device: 254 error 109
// expect-device: 20132 error 109
// expect-device: 3216 warning 109
// expect-device: 1758 error 109
// expect-device: 65 error 109
// expect-device: 299 error 96
// expect-device: 20132 error 96
// expect-device: 3216 warning 96
// expect-device: 1758 error 96
// expect-device: 65 error 96
// expect-device: 28 error 97
// expect-device: 3216 warning 97
// expect-device: 1758 error 97
// expect-device: 65 error 97
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
void o(int a) { auto m = [=] __nv_parent(unsigned int *) __device__ () { return a; }; }
