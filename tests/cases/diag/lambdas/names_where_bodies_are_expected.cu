// expect: 3216 warning 24
// expect: 1758 error 24
// expect: 65 error 24
// expect: 20007 error 24
// expect: 1758 error 25
// expect: 65 error 25
// expect: 20007 error 25
// expect: 3216 warning 26
// expect: 1758 error 26
// expect: 65 error 26
// expect: 20 error 26
// expect-device: 3216 warning 24
// expect-device: 1758 error 24
// expect-device: 65 error 24
// expect-device: 1758 error 25
// expect-device: 65 error 25
// expect-device: 177 warning 25
// expect-device: 3216 warning 26
// expect-device: 1758 error 26
// expect-device: 65 error 26
// expect-device: 20 error 26
// `inline` is no specifier of a lambda: what stands where its body is expected is passed over.
__device__ int device(int);
void a(int q) { auto n = [] __device__ __forceinline__ (int x) { return device(x) + unknown; }; int k = device(1); }
void b(int q) { auto n = [] (int x) inline { return device(x) + unknown; }; auto m = [] { return device(2); }; }
void c(int q) { auto n = [q] inline { return device(q); }; unknown_t u; }
