// expect: 70 error 15
// expect: 2675 error 20
// expect: 2675 error 21
// expect: 2675 error 21
// expect: 65 error 21
// expect: 2675 error 21
// expect: 304 error 23
// expect: 304 error 23
// expect: 304 error 24
// flags: --c++20
// C++20 wants typename in statements and in parameters of functions that are no members.
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
