// expect: 276 error 7
// expect: 276 error 7
// expect: 276 error 7
// expect-device: 276 error 7
// expect-device: 276 error 7
// expect-device: 276 error 7
template <class T> struct S { constexpr int m() const { return T::v; } auto n() { return T::v; } static constexpr int s() { return T::v; } constexpr S() : k(T::w) {} int k; };
int use(S<int> s) { return s.m(); }
int use2(S<float> s) { return s.n(); }
int use3() { return S<long>::s(); }
