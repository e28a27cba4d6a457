// expect: 784 error 51
// expect: 784 error 52
// expect: 2501 error 53
// expect: 784 error 54
// expect: 719 error 55
// expect: 784 error 56
// expect: 771 error 57
// expect: 377 error 58
// expect: 784 error 60
// expect: 784 error 61
// expect: 784 error 62
// expect: 784 error 63
// expect: 784 error 64
// expect: 784 error 66
// expect: 784 error 67
// expect: 377 error 68
// expect: 771 error 69
// expect: 784 error 70
// expect: 2501 error 70
// expect: 784 error 73
// expect: 1301 warning 73
// expect: 784 error 74
// expect: 784 error 77
// expect: 784 error 78
// expect-device: 784 error 51
// expect-device: 784 error 52
// expect-device: 2501 error 53
// expect-device: 784 error 54
// expect-device: 719 error 55
// expect-device: 784 error 56
// expect-device: 771 error 57
// expect-device: 377 error 58
// expect-device: 784 error 60
// expect-device: 784 error 61
// expect-device: 784 error 62
// expect-device: 784 error 63
// expect-device: 784 error 64
// expect-device: 784 error 66
// expect-device: 784 error 67
// expect-device: 377 error 68
// expect-device: 771 error 69
// expect-device: 784 error 70
// expect-device: 2501 error 70
// expect-device: 784 error 73
// expect-device: 1301 warning 73
// expect-device: 784 error 74
// expect-device: 784 error 77
// expect-device: 784 error 78
// Storage classes and other specifiers that friends cannot have.
struct A { 
friend static void a();
friend extern void b();
friend thread_local int c();
friend register void d();
friend mutable void e();
friend static inline void f() {}
friend explicit void h();
friend virtual void i();

static friend void l(A);
template <class T> friend static void m(T);
friend inline static void n();
friend void static o();
friend static class Q;

friend static void s(), s2();
friend static A operator+(A, A) { return {}; }
virtual friend void t();
explicit friend void u();
friend static thread_local void v();
};
template <class T> struct B {
friend static void n(B);
friend extern void o(B) {}
};
struct Kernels {
    friend static __global__ void kernel(Kernels);
    friend __device__ static void device(Kernels);
    friend __host__ __device__ inline int fine(Kernels) { static int kept = 1; return kept; }
    template <class T> friend struct Other;
    friend struct Another;
};
