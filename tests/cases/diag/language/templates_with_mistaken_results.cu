// expect: 442 error 7
// expect: 442 error 8
// expect: 304 error 9
// flags: --c++17
// Function templates whose result is a mistake are called without further words.
template <typename T, int N> struct Ring { T d[N]; };
template <typename T> Ring<T> make() { return {}; }
struct M { template <typename T> Ring<T> m(T); };
void f(M k) { make<int>(); k.m(1); make<int>(3); }
