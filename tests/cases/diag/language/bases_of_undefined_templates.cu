// expect: 70 error 11
// expect: 20 error 11
// expect: 254 error 11
// expect: 20 error 11
// expect: 65 error 11
// expect: 262 error 15
// expect: 864 error 16
// expect: 262 error 17
// expect: 262 error 18
// expect: 20 error 19
template <class T> void f(texture<T, 1> t) {}
template <class T> struct Q : texture<T> {};
struct R : texture<float> {};
struct R2 : texture<float> {};
struct R3 : texture {};
struct R4 : other<int> {};
struct R5 : other {};
struct R6 : third {};
int k = nope;
