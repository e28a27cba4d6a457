// expect-device: 177 warning 10
// expect-device: 1574 error 8
// expect-device: 94 error 9
// expect-device: 1574 error 8
// expect-device: 1574 error 8
// expect-device: 1574 error 8
// Instances of class templates that instances of function templates complete.
template <class T> struct Checked { static_assert(sizeof(T) > 1, "too small"); T v; static T m() { return T(); } };
template <class T> struct Arr { int a[(int)sizeof(T) - 2]; };
template <class T> void h(T t) { Checked<T> c{t}; Arr<T> *p; Arr<T> a; }
template <class T> void h1(T t) { Checked<T>::m(); }
template <class T> T h3(T t) { return Checked<T>().v; }
struct U { template <class T> U(T) { Checked<T> c; } };
__global__ void use() { h('c'); h1((signed char)1); }
void u2() { U u(true); }
unsigned char u = h3((unsigned char)1);
