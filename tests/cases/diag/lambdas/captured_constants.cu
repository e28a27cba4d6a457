// expect: 20136 error 48
// expect: 20136 error 49
// expect: 20136 error 50
// expect: 20136 error 51
// expect: 20136 error 52
// expect: 20136 error 53
// expect: 20136 error 54
// expect: 20136 error 54
// expect: 20146 error 54
// expect: 20136 error 55
// expect: 20136 error 55
// expect: 20136 error 56
// expect: 20136 error 56
// expect: 20136 error 57
// expect: 20136 error 57
// expect: 20136 error 58
// expect: 20136 error 58
// expect: 20136 error 59
// expect: 20136 error 59
// expect: 20136 error 60
// expect: 20136 error 60
// expect: 20136 error 61
// expect: 20136 error 62
// expect: 20136 error 62
// expect: 20136 error 63
// expect: 20136 error 64
// expect: 20136 error 64
// expect: 20136 error 65
// expect: 20136 error 65
// expect: 20136 error 66
// expect: 20136 error 67
// expect: 20136 error 68
// expect: 20136 error 69
// expect: 20136 error 70
// expect: 20136 error 70
// expect: 20136 error 71
// expect: 20136 error 71
// expect: 20136 error 72
// expect: 20136 error 72
// expect: 20136 error 73
// expect: 20136 error 73
// expect: 20136 error 74
// expect: 20136 error 75
// expect: 20136 error 75
template<int N> struct T { static const int v = N; }; template<int N> int ft(); int fi(int); int fr(const int&);
void f(int v) {
  constexpr int c = 4; const int k = 3; struct Q { int x; }; constexpr Q q{3}; const Q q2{3}; const int &r = c; const float fl = 2.f; constexpr int arr[2] = {1,2};
  auto a1 = [&] __device__ () { return T<c>::v; };
  auto a2 = [&] __device__ () { return ft<c>(); };
  auto a3 = [&] __device__ () { int w[c]; };
  auto a4 = [&] __device__ () { static_assert(c == 4, ""); };
  auto a5 = [&] __device__ () { switch (3) { case c: ; } };
  auto a6 = [&] __device__ () { enum { e = c }; };
  auto a8 = [&] __device__ () { return q2.x; };
  auto a9 = [&] __device__ () { return r; };
  auto a10 = [&] __device__ () { return fl; };
  auto a11 = [&] __device__ () { return fi(c); };
  auto a12 = [&] __device__ () { return fr(c); };
  auto a13 = [&] __device__ () { return &c; };
  auto a14 = [&] __device__ () { (void)c; };
  auto a16 = [&] __device__ () { constexpr int d = c; };
  auto a17 = [&] __device__ () { const int d = c; };
  auto a18 = [&] __device__ () { struct L { int b : c; }; };
  auto a19 = [&] __device__ () { return [&] { return c; }(); };
  auto a20 = [&] __device__ () { return arr[1]; };
  auto a21 = [&] __device__ () { return noexcept(c); };
  auto a23 = [&] __device__ () { alignas(c) int z; };
  auto a24 = [&] __device__ () { return decltype(c)(1); };
  auto a25 = [&] __device__ () { if constexpr (T<c>::v == 4) return 1; return 2; };
  auto a26 = [&] __device__ () { return new int[c]; };
  auto a27 = [&] __device__ () { int w[3] = {c}; int z{c}; };
  auto a28 = [&] __device__ () { [c] { return c; }(); };
  auto a29 = [&] __device__ () { [z = c] { return z; }(); };
  auto a31 = [&] __device__ () -> decltype(c) { return 1; };
  auto a32 = [&] __device__ () { static int s = c; };
}
