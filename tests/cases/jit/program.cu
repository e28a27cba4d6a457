// expect: 20217 error 15
// expect: 20217 error 16
// expect: 20217 error 17
// expect: 20217 error 20
// expect: 20218 error 22
// expect: 20217 error 23
// expect: 20217 error 24
// expect: 20217 error 25
// expect: 20094 warning 29
// expect: 20095 warning 31
// expect: 20094 warning 33
// expect: 20094 warning 34
struct Counter {
    int n;
    Counter() : n(0) {}
    void add(int by) { n += by; }
    virtual int get() const { return n; }
};
struct Doubled : Counter {
    int get() const override { return 2 * n; }
};
int total = 3;
template <class T> T plus(T a) { return a + total; }
int used();
int use() { return used() + total; }
__global__ void kernel(int *out) {
    Doubled d;
    d.add(plus(1));
    auto f = [=](int x) { return x + total; };
    *out = d.get() + use() + f(2);
    total = 4;
}
__device__ int device() { return plus(2) + total; }
__host__ __device__ int both() { return device() + total; }
__constant__ int factor = 2;
