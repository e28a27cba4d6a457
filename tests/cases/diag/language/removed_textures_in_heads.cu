// expect: 70 error 19
// expect: 20 error 19
// expect: 254 error 19
// expect: 20 error 19
// expect: 65 error 19
// expect: 254 error 22
// expect: 29 error 22
// expect: 254 error 23
// expect: 29 error 23
// expect-device: 70 error 19
// expect-device: 20 error 19
// expect-device: 254 error 19
// expect-device: 20 error 19
// expect-device: 65 error 19
// expect-device: 254 error 22
// expect-device: 29 error 22
// expect-device: 254 error 23
// expect-device: 29 error 23
template<class T> void f(texture<T, 1> t) {}
template<class T> struct Q : texture<T> {};
struct R : texture<float> {};
int z = sizeof(texture<float>);
auto w = texture<float>();
