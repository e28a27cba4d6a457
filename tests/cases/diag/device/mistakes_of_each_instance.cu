// expect-device: 513 error 24
// expect-device: 135 error 23
// expect-device: 513 error 24
// expect-device: 135 error 27
// expect-device: 513 error 27
// expect-device: 153 error 27
// expect-device: 153 error 27
// expect-device: 513 error 27
// expect-device: 153 error 27
// expect-device: 109 error 27
// expect-device: 131 error 29
// expect-device: 135 error 27
// expect-device: 513 error 27
// expect-device: 153 error 27
// expect-device: 131 error 29

// Each instance tells of what is wrong with its arguments, also where another has told the same.
template <class T> struct Add { __device__ T operator()(T a, T b) const { return a + b; } static constexpr T identity = 0; };
struct Max { __host__ __device__ float operator()(float a, float b) const { return a > b ? a : b; } };
template <typename T, typename Op = Add<T>>
__global__ void reduce(const T *in, T *out, int n, Op op) {
    __shared__ T buffer[32];
    buffer[threadIdx.x] = n ? in[0] : Op::identity;
    out[blockIdx.x] = buffer;
}
template <typename T, typename Op>
__device__ void dev(const T *in, T *out, Op op) { out[0] = op.nope; out[1] = in; out[2].x = 1; op(in[0], in[1]); }
template <typename T, typename Op>
__global__ void kern(const T *in, T *out, Op op) { dev(in, out, op); dev<T>(in, out, 3); out->y = 2; }
template <typename T> void host(T t) { t.nope(); int *p = t; }
struct Blur { Blur(int, float *); };
void launch(float *a) {
    reduce<float><<<4, 32>>>(a, a, 1000, Add<float>{});
    reduce<float><<<4, 32>>>(a, a, 1000, Max{});
    kern<<<1, 1>>>(a, a, Max{});
    kern<float><<<1, 1>>>(a, a, Add<float>{});
}
