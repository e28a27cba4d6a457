// expect: 893 error 26
// expect: 893 error 27
// expect: 893 error 27
// expect: 893 error 27
// expect: 413 error 29
// expect: 513 error 30
// expect: 413 error 31
// expect: 413 error 32
// expect: 413 error 33
// expect: 413 error 34
// expect: 153 error 35
// expect: 137 error 37
// expect: 413 error 42
// expect-device: 28 error 26
// expect-device: 28 error 27
// expect-device: 28 error 27
// expect-device: 28 error 27
// expect-device: 28 error 28
// expect-device: 413 error 29
// expect-device: 413 error 42
// expect-device: 550 warning 41
// The device compiler takes no array whose bound is no constant, and judges none of its uses.
struct S { int x; };
__global__ void k(const int *in, int n, S s)
{
    __shared__ int *rows[n];
    __shared__ float f[n][4], g[4][n], h[16 * n];
    float local[n];
    float y = s;
    rows[0] = &in[0];
    f[0][0] = s;
    g[0][0] = s;
    h[1] = s;
    local[0] = s;
    h.x = 1;
    *h = y;
    local = 1;
}
void host(int n, S s)
{
    float a[n];
    a[0] = s;
}
