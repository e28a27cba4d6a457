struct S { constexpr S(int x) : v(x) {} constexpr int m() const { return v; } int v; };
__device__ void f() { S(3).m(); int i = S(4).v; (void)S(5); S(6); auto x = S(7); const S y = S(8); int z = S(9).v + 1; S{10}.m(); }
__device__ int g(int k) { return S(k).m() + S(2).m(); }
__host__ __device__ int h(int k) { return S(k).m() + S(2).m(); }

