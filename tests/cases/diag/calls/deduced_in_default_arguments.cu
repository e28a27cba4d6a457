// expect: 20166 error 14
// expect: 20166 error 15
// expect: 20166 error 16
// expect: 20166 error 17
// expect: 20166 error 17
// expect: 20166 error 17
// expect: 20166 error 18
// expect: 20166 error 19
// expect: 20166 error 20
// expect: 20166 error 21
// expect: 20166 error 22
struct S { static __device__ auto s() { return 2; } __device__ auto m() { return 1; } };
__device__ auto fr() { return 1; }
int f(int x = S::s());
int f2(int x = fr());
int f3(int x = S().m());
struct T { int x = S::s(); int f(int y = S::s()); static int g(int y = fr()) { return y; } };
int f4(int x = S::s()) { return x; }
template <class T> int f5(T t, int x = S::s()) { return x; }
int v = S().m();
int w{S::s()};
void h() { auto l = [](int x = S::s()) {}; l(); f(); f4(); }
