// expect: 20007 error 14
// expect: 20007 error 15
// expect: 20007 error 16
// expect: 20007 error 18
// expect: 20007 error 13
// expect: 20007 error 19
// expect: 20007 error 20
// expect: 20007 error 21
// expect-device: 177 warning 16
// flags: --c++20
struct A { __device__ int m() const; __device__ int operator+(int); };
template<class T> concept C = true;
auto l = [](auto x) { return x.m(); };
auto g = [](A s) { return s + 2; };
struct Q { int (*p)(A) = [](A s) { return s + 2; }; };
static auto k = [](A s) { return s.m(); };
A object;
int n = [] { return object.m(); }();
auto h = []<class T>(T x) { return x.m(); };
auto i = []<C T>(T x) { return x.m(); };
int f(A a) { auto j = []<typename T>(T x) { return x.m(); }; return l(a) + g(a) + h(a) + i(a) + j(a); }
