// expect: 20012 warning 7
// expect: 20012 warning 7
// expect: 20012 warning 7
// expect: 20012 warning 8
// expect: 20012 warning 8
// expect: 20012 warning 8
void f() { struct L { __device__ L() = default; __host__ ~L() = default; __device__ L(const L &) = default; }; L l; }
template<class T> void t() { struct M { __device__ M() = default; }; } struct O { struct P { __host__ P() = default; }; void m() { struct Q { __device__ Q() = default; virtual __device__ ~Q() = default; }; } };
