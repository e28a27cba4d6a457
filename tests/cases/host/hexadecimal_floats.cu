// flags: -std=c++14
// hexadecimal floating literals before C++17
constexpr double a = 0x1p-3, b = 0x1.8P+2, c = 0x.8p1, d = 0xA.p0, e = 0x1.fffffffffffffp1023;
static_assert(a == 0.125 && b == 6 && c == 1 && d == 10, "");
const float f = 0x1.fffffep-126f, g = 0x1p-149F, h = 0x1.0p+0f;
const long double i = 0x1.8p3L, j = 0xC.90FDAA22168C235p-2L;
const double smallest = 0x1p-1074, odd = 0x1.921fb54442d18p+1, separated = 0x1'0.8p1'0;
constexpr long double operator""_x(long double v) { return v; }
const long double k = 0x1.4p4_x;
const int plain = 0x1e + 0xfp0;
__device__ double l = 0x1.8p-3;
__constant__ float m[] = {0x1p1f, -0x1p-2f};
__global__ void kernel(double *p) { *p = 0x1.8p-3 + l + m[0]; }
template <class T> T t(T x) { return x * (T) 0x1p-2; }
double host(double *p) { kernel<<<1, 1>>>(p); return a + b + c + d + e + f + g + h + i + j + smallest + odd + separated + k + plain + t(2.0); }
