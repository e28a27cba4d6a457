struct P {
    int a;
    __device__ P() : a(1) {}
    __host__ __device__ int get() const { return a; }
};
constexpr int size = 4;
__constant__ int table[size] = {1, 2, 3, 4};
template <class T> __device__ T twice(T x) { return x + x; }
__global__ void kernel(int *out, const int *in) {
    P p;
    auto f = [&](int i) { return in[i] + p.get(); };
    out[0] = twice(f(table[1]));
}
