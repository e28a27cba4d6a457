// Variables of blocks that nothing names, and what their initialisers do; the device compiler warns of them.
// flags: -std=c++17 --extended-lambda
struct CC { int a; constexpr CC(int x = 3) : a(x) {} };
struct HD { int a; __host__ __device__ HD() {} __host__ __device__ HD(int x) : a(x) {} };
template <class T> struct TC { T a; constexpr TC(T x) : a(x) {} };
struct Two { CC c; int d; };
struct Agg { int x; float y; };
struct Nest { Agg a; int b[2]; };
struct PtrDtor { int *p = nullptr; ~PtrDtor() { delete p; } };
enum Color { red };
enum class Mode { on };
int get();
constexpr int cget() { return 3; }
__host__ __device__ inline int divide(int a, int b) { return (a + b - 1) / b; }
void f(int n, float x, Agg *q, const Agg &r)
{
    dim3 d1(n, n);
    dim3 d2((n + 15) / 16);
    dim3 d3 = n;
    dim3 d4(divide(n, 16), 1);
    dim3 d5(get());
    CC c1(n);
    CC c2 = {n};
    CC c3[2];
    CC c4[2] = {1, 2};
    TC<int> t1(3);
    TC<float> t2(n);
    TC t3(3);
    Two w1;
    Two w2{};
    Two w3 = {1, 2};
    Agg a1 = {1, 2.0f};
    Agg a2 = {n, x};
    Agg a3 = r;
    Agg a4 = *q;
    Agg a5 = Agg();
    Agg a6 = Agg{1, 2};
    Agg a7{};
    Nest n1 = {{1, 2}, {3, 4}};
    Nest n2;
    Agg *p1 = q + 1;
    Agg &p2 = *q;
    const Agg &p3 = Agg();
    const int &p4 = 3;
    int i1 = n ? 1 : 2;
    float i2 = n ? 1.0f : 2.0f;
    float i3 = n;
    int i4 = x;
    float i5 = n * 0.5f;
    int i6 = n / 2;
    int i7 = cget();
    constexpr int i8 = cget();
    int i9 = q->x;
    int i10 = q[0].x + r.x;
    int i11 = !n && x > 3;
    int i12 = sizeof(n);
    int i13 = (int)x;
    int i14 = static_cast<int>(x);
    bool i15 = n == 3;
    int i16 = red;
    Mode i17 = Mode::on;
    Color i18 = Color(1);
    float i19 = x / 3;
    float i20 = -x;
    int i21 = n % 3;
    float i22[2] = {x, 1};
    int i23 = {};
    char i24[] = "abc";
    int i25 = n, i26, i27 = i25;
    const float i28 = 3;
    float i29 = 1;
    float i30 = x + 1;
    double i31 = x;
    unsigned i32 = n;
    size_t i33 = n * sizeof(float);
    PtrDtor z1;
    auto y1 = n;
    auto y2 = x * 2;
    auto y3 = q;
    auto y4 = get;
    auto y5 = &get;
    auto *y6 = q;
    const auto &y7 = r;
    auto y8 = r;
    auto y9 = Agg{1, 2};
    auto y10 = CC(3);
    auto y11 = dim3(1, 2);
    auto y12 = 3;
    auto [s1, s2] = r;
    float4 v1 = {1, 2, 3, 4};
    float4 v2{};
    cudaDeviceProp prop;
    cudaEvent_t ev, ev2;
    cudaStream_t st = 0;
    cudaError_t er = cudaMalloc(&q, 3);
    void *arg[] = {&n, &x};
    int arr[3][4] = {};
    int (*fp)(int) = nullptr;
    decltype(n) dt;
    decltype(n) dt2 = 3;
    std::size_t sz;
    thread_local int tl;
    for (int k = 0; ; ) { break; }
    if (int k = 3; n) {}
    while (int k = n) { break; }
    try { } catch (int e) { }
}
template <class T> void g(T t)
{
    T u;
    T v = t;
    T w = 3;
    int z;
    int z2 = 3;
    Agg a;
    dim3 d(1);
    TC<T> tc(3);
    auto l = [] { return 1; };
    auto y = t;
    float fl = 3;
    int q = get();
}
template void g<int>(int);
__global__ void k(float *p, Agg g)
{
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    float f = p[i];
    float *e = p + i;
    int lane = threadIdx.x & 31;
    unsigned mask = __activemask();
    Agg a = g;
    HD hd;
    float4 v = *(float4 *)p;
    __shared__ float tile[32][33];
    __shared__ HD h2;
    dim3 blk(1);
    float s = 0.0f;
    double dd = 1.0 / 3;
    int warp = i / warpSize;
}
class W { void m() { int q; dim3 d; Agg a; HD h; W *w = this; } int z; };
