// expect: 864 error 15
// expect: 864 error 15
// expect: 864 error 15
// expect: 864 error 16
// expect: 864 error 17
// expect: 864 error 18
// expect: 864 error 19
// expect-device: 864 error 15
// expect-device: 864 error 15
// expect-device: 864 error 15
// expect-device: 864 error 16
// expect-device: 864 error 17
// expect-device: 864 error 18
// expect-device: 864 error 19
struct S { void m(texture<float> t); texture<int> g(); void h(int a, texture<float, 1> &b) { } };
template<class T> texture<T> get();
texture<float> get2();
texture<float> get3() { return 0; }
texture<float> &get4(int);
int z;
