// expect: 281 error 9
// expect: 65 error 9
// expect: 281 error 10
// expect: 65 error 10
// expect: 281 error 11
// expect: 65 error 11
// flags: --c++20
// Types of data members that need no typename since C++20, and that an instance does not have.
template <typename T> struct W { T value; T::type other; W(T v) : value(v) {} };
template <typename T> struct U { T::type *p; int a; };
template <typename T> struct X { T::type a, b; };
struct Has { using type = int; };
void f() {
    W<int> w(1);
    U<int> u;
    X<float> x;
    X<Has> y;
}
