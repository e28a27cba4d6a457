// expect: 20153 error 10
// expect: 20153 error 11
// expect: 20154 error 12
// expect: 20153 error 13
// expect: 20153 error 14
// expect: 20153 error 15
// expect: 20153 error 16
struct C { private: struct P { }; public: using PP = P; };
void f() { struct L { };
 auto l1 = [] __host__ __device__ (void (*)(L)) { };
 auto l2 = [] __host__ __device__ (L (*)()) { };
 auto l3 = [] __host__ __device__ (void (*)(C::PP)) { };
 auto l4 = [] __host__ __device__ (L, ...) { };
 auto l5 = [] __host__ __device__ () -> void (*)(L) { return 0; };
 auto l6 = [] __host__ __device__ (void (&)(int, L *)) { };
 auto l7 = [] __host__ __device__ (void (C::*)(L)) { };
 void (*fp)(L) = 0; auto l8 = [fp] __device__ { }; L (*fq)(int) = 0; auto l9 = [fq] __device__ { };
 void (C::*mf)(L) = 0; auto la = [mf] __device__ { };
}
