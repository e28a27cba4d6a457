// expect: 70 error 17
// expect: 2675 error 17
// expect: 2675 error 18
// expect: 2675 error 19
// expect: 757 error 20
// expect: 2675 error 21
// expect: 2675 error 22
// expect: 2675 error 23
// expect: 2675 error 23
// expect: 65 error 23
// expect: 2675 error 23
// flags: --c++17
// Without typename the member of any class template is no type; calls of such functions are not judged.
#include <vector>
template <typename T> struct Inc;
template <typename T> struct Full { int a; using type = T; };
template <typename T> Inc<T>::type p1(T x) { return x; }
template <typename T> Full<T>::nope p2(T x) { return x; }
template <typename T> Full<T>::type p3(T x) { return x; }
template <typename T> T::value_type p4(T x) { return x[0]; }
template <typename T> std::vector<T>::iterator p5(std::vector<T> &x) { return x.begin(); }
template <typename T> void p6(T x, Full<T>::type y) {}
template <typename T> void p7(T x) { Inc<T>::type y = x; Full<T>::type z = x; T::type w; std::vector<T>::iterator i; }
void use(std::vector<int> v) {
    p1(1); p2(1); p3(1); p3("a"); p4(v); p5(v); p6(1, 2); p7(3);
    int n = p3(2) + p1(2);
}
