// expect: 20234 error 15
// expect: 20234 error 16
// expect: 20234 error 18
// expect: 20234 error 21
// expect: 20234 error 25
// expect: 20234 error 25
// expect: 20136 error 26
// expect: 20136 error 26
// expect: 20234 error 26
// expect: 20234 error 27
// expect: 20234 error 30
// expect: 20234 error 30
void f(int v) {
  constexpr int c = 4; const int k = 3; const int n = v; static const int s = 2; constexpr int arr[2] = {1, 2};
  auto a = [=] __device__ () { if constexpr (c == 4) return 1; else return 2; };
  auto b = [=] __device__ () { if constexpr (k == 4) return 1; else return 2; };
  auto d = [=] __device__ () { if constexpr (s == 4) return 1; else return 2; };
  auto e = [=] __device__ () { if constexpr (true) return c; else return 2; };
  auto h = [=] __device__ () { return c; };
  auto i = [=] __device__ () { int x = c; if constexpr (c == 4) return 1; else return 2; };
  auto j = [=] __host__ __device__ () { if constexpr (c == 4) return 1; else return 2; };
  auto l = [c] __device__ () { if constexpr (c == 4) return 1; else return 2; };
  auto m = [=] __device__ () { if constexpr (sizeof(c) == 4) return 1; else return 2; };
  auto o = [] __device__ () { if constexpr (c == 4) return 1; else return 2; };
  auto p = [=] __device__ () { if constexpr (c == 4 && k == 3) return 1; else return 2; };
  auto q = [&] __device__ () { if constexpr (c == 4) return 1; else return 2; };
  auto t = [=] __device__ () { int w[c]; if constexpr (sizeof(w) == c * 4) return 1; else return 2; };
  auto u = [=] { if constexpr (c == 4) return 1; else return 2; };
}
template<class T> void t(T x) { constexpr int c = 4; constexpr T d = 3; auto a = [=] __device__ () { if constexpr (c == 4) return 1; else return 2; }; auto b = [=] __device__ () { if constexpr (d == 4) return 1; else return 2; }; }
