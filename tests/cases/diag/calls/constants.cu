// expect: 20008 error 17
// expect: 20008 error 17
// expect: 20008 error 17
// expect: 20008 error 17
// expect: 20008 error 17
// expect: 20008 error 17
// expect: 20008 error 17
// detail: 17:25 calling a constexpr __device__ function("cd(int)") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:48 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:74 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:94 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:120 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:141 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 17:180 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
__device__ constexpr int cd(int i) { return i; }
int x[cd(3)]; static_assert(cd(3) == 3, ""); enum { E = cd(2) };
int f() { static_assert(cd(3) == 3, ""); int a[cd(3)]; switch (1) { case cd(1): ; } int b[2][cd(3)]; constexpr int w = cd(1); if constexpr (cd(0)) cd(7); return noexcept(cd(3)) + cd(3); }
