// expect: 2660 error 4
// expect: 2660 error 5
// expect: 2660 error 7
constexpr int f() { auto l = [] __device__ { return 1; }; return 1; }
constexpr int g(int a) { auto l = [=] __host__ __device__ { return a; }; return a; }
template<class T> constexpr T t(T a) { auto l = [a] __device__ { return a; }; return a; }
struct S { constexpr int m() const { auto l = [] __device__ (int x) { return x; }; return 1; } static constexpr int n() { return [] __host__ __device__ { return 1; }(); } constexpr S() { } };
constexpr int h(int a) { [a] __device__ { return a; }; return a; }
template int t<int>(int);
constexpr int k() { auto p = [] { return 1; }; return p(); }
