// expect: 20133 error 47
// expect: 20 error 48
// expect: 20132 error 48
// expect: 20133 error 48
// expect: 3216 warning 48
// expect: 1758 error 48
// expect: 65 error 48
// expect: 28 error 49
// expect: 20133 error 49
// expect: 3216 warning 49
// expect: 1758 error 49
// expect: 65 error 49
// expect: 28 error 50
// expect: 3216 warning 50
// expect: 1758 error 50
// expect: 65 error 50
// expect: 20134 error 51
// expect: 20133 error 51
// expect: 20134 error 52
// expect: 20133 error 53
// expect: 20136 error 53
// expect-device: 20 error 48
// expect-device: 20132 error 48
// expect-device: 20133 error 48
// expect-device: 3216 warning 48
// expect-device: 1758 error 48
// expect-device: 65 error 48
// expect-device: 28 error 49
// expect-device: 20133 error 49
// expect-device: 3216 warning 49
// expect-device: 1758 error 49
// expect-device: 65 error 49
// expect-device: 28 error 50
// expect-device: 3216 warning 50
// expect-device: 1758 error 50
// expect-device: 65 error 50
// expect-device: 20134 error 51
// expect-device: 20133 error 51
// expect-device: 177 warning 51
// expect-device: 20134 error 52
// expect-device: 177 warning 52
// expect-device: 20133 error 53
// expect-device: 20136 error 53
// expect-device: 177 warning 53
// expect-device: 20133 error 47
void g(); void (*pointer)() = g;
template<class T> void t(T x) { auto l = [=] __nv_parent(&t<T>) __nv_parent(&t<T>) __device__ () { return x; }; }
void f1() { t(1); auto l = [] __nv_parent(f1) __nv_parent(nowhere) __device__ () {}; }
void f2() { auto l = [] __nv_parent(f2) __device__ __nv_parent(pointer) () {}; }
void f3() { auto l = [] __nv_parent(pointer) __device__ __nv_parent(f3) () {}; }
void f4() { auto l = [] __nv_parent(f4) __device__ __nv_parent(3) () {}; }
void f5() { auto l = [] __nv_parent(3) __device__ __nv_parent(f5) () {}; }
void f6() { int a; auto l = [&a] __nv_parent(f6) __nv_parent(g) __device__ () {}; }
