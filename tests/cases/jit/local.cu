// expect: 20217 error 12
// expect: 20217 error 13
// expect: 20218 error 14
// expect: 20217 error 18
// expect: 20217 error 19
// expect: 20217 error 23
// expect: 20218 error 24
// expect: 20217 error 28
// expect-default-device: 20218 error 14
// expect-default-device: 20114 error 16
// expect-default-device: 20218 error 24
void host() {
    void function();
    extern int variable;
    static int own;
    thread_local int threads;
    struct L {
        void m() {}
        static void s() {}
    };
}
__device__ void device() {
    void function();
    extern int external;
    static int own;
    struct L {
        L() = default;
        void m() {}
        __device__ void d() {}
    };
}
__global__ void kernel() {
    __device__ void declared();
    struct L {
        __device__ L() {}
    } l;
    {
        extern __device__ int of_device;
    }
}
