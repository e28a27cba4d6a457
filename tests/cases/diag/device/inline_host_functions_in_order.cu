struct S { constexpr S(int x) : v(x) {} constexpr int m() const { return v; } int v; }; constexpr int c(int k) { return k; } struct G { operator int() const { return 1; } }; struct T { T(int) {} ~T() {} int m() const { return 1; } };
__host__ __device__ int h(int k) { S s(k); 
 int q = c(k); 
 T t(k);
 T u(G{}); 
 return c(q) + 
  T(1).m(); }
__host__ __device__ int i(int k) { return c(k) + T(c(k)).m(); }
