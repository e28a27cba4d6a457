// expect: 20146 error 21
// expect: 20146 error 22
// expect: 20146 error 23
// expect: 20146 error 24
// expect: 20146 error 25
// expect: 20146 error 27
// expect: 20146 error 27
// expect: 20146 error 28
// expect: 20146 error 29
// expect: 20146 error 30
// expect: 20146 error 31
// expect: 20146 error 32
// expect: 20146 error 33
// expect: 20146 error 34
// expect: 20146 error 35
// expect: 20146 error 36
// expect: 20146 error 37
// expect: 20146 error 38
// expect: 20146 error 39
enum G { ga }; void f() { enum E { e0 }; struct L { int a; }; constexpr E ke = e0; const E kf = e0; constexpr L kl = {1}; 
 auto m1 = [=] __device__ { return ke; };
 auto m2 = [ke] __device__ { return ke; };
 auto m3 = [=] __device__ { return kf; };
 auto m4 = [=] __device__ { return kl.a; };
 auto m5 = [=] __device__ { return &ke; };
 auto m6 = [=] __device__ { int a[ke + 1]; return 1; };
 struct { int q; } an = {}; auto m7 = [an] __device__ { }; auto m8 = [=] __device__ { return an.q; };
 enum { u1 } un = u1; auto m9 = [un] __device__ { };
 union { int a; float b; } uu = {}; auto ma = [uu] __device__ { };
 class { } cc; auto mb = [cc] __device__ { };
 enum class EC { a } ec = {}; auto mc = [ec] __device__ { };
 typedef struct { int z; } TD; TD td = {}; auto md = [td] __device__ { };
 auto gen = [](auto q) { return q; }; auto me = [gen] __device__ { };
 auto g2 = [](int, auto &&q) -> int { return q; }; auto mf = [g2] __device__ { };
 auto g3 = [](auto... q) mutable { }; auto mg = [g3] __device__ { };
 auto g4 = [](const auto &x, int y) -> decltype(x) { return x; }; auto mh = [g4] __device__ { };
 auto g5 = [&]() mutable noexcept { }; auto mi = [g5] __device__ { };
 auto g6 = []() -> const L & { static L l; return l; }; auto mj = [g6] __device__ { };
 auto g7 = [](int a, ...) { return 1.0; }; auto mk = [g7] __device__ { };
}
