// Variables that nothing names or that are only set, beside errors; the device compiler warns of them.
// flags: -std=c++17
struct Plain { int a; };
struct Abstract { virtual void f() = 0; };
static __device__ inline int broken(unsigned v) { return __popc(v, 1); }
static int total = 3;
static const char name[3] = "abc";
int take(int);
__global__ void k(int n)
{
    __shared__ int s1 = 3;
    __constant__ int s2;
    Plain p1;
    dim3 d1(1, 2);
    dim3 d2(n);
    Abstract b1;
    float x = 3 int y = 4;
    float f1 = n;
    auto l1 = [](int q) { return 1; };
    l1();
    auto l2 = [](int q) { q = 3; };
    int v1 = 1; v1 = "a";
    const int v2 = 1; v2 = 3;
}
