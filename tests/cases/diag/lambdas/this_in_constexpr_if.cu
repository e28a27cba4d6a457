// expect: 20234 error 7
// expect: 20234 error 10
// expect: 20234 error 11
// expect: 20234 error 12
// expect: 20234 error 13
void f(int a, int b) {
  auto l = [=] __host__ __device__ () { if constexpr (true) { return a; } };
}
struct S { int v; void m(int q) { 
  auto l = [=] __device__ () { int z = v; if constexpr (true) { return v + q; } };
  auto k = [=] __host__ __device__ () { if constexpr (true) return this; };
  auto n = [=] __host__ __device__ () { if constexpr (true) return this->v; };
  auto o = [=] __host__ __device__ () { if constexpr (true) return *this; };
  auto p = [=] __device__ () { if constexpr (sizeof(*this) > 1) return 1; else return 0; };
} };
