// expect: 20245 error 35
// expect: 1835 warning 37
// expect: 1835 warning 37
// expect: 1835 warning 37
// expect: 1835 warning 38
// expect: 1835 warning 39
// expect: 1835 warning 48
// expect: 1835 warning 49
// expect: 1835 warning 50
// expect: 1835 warning 51
// expect: 1835 warning 53
// expect: 1835 warning 54
// expect: 1835 warning 55
// expect-device: 20245 error 35
// expect-device: 1835 warning 37
// expect-device: 1835 warning 37
// expect-device: 1835 warning 37
// expect-device: 1835 warning 38
// expect-device: 1835 warning 39
// expect-device: 1835 warning 48
// expect-device: 1835 warning 49
// expect-device: 1835 warning 50
// expect-device: 1835 warning 51
// expect-device: 1835 warning 53
// expect-device: 1835 warning 54
// expect-device: 1835 warning 55
using G = void(const __grid_constant__ int);
using G2 = void (*)(const __grid_constant__ int);
typedef void G3(const __grid_constant__ int);
typedef void (*G4)(const __grid_constant__ int);
void (*p)(const __grid_constant__ int);
void q(void (*f)(const __grid_constant__ int));
template <class T> struct W {}; W<void(const __grid_constant__ int)> w;
struct M { void (*f)(const __grid_constant__ int); void (M::*g)(const __grid_constant__ int); };
auto l = [](const __grid_constant__ int a) {};
template <class T = void(const __grid_constant__ int)> void t();
using P1 = void(const __device__ int); using P2 = void (*)(const __shared__ int, const __grid_constant__ int); using P3 __grid_constant__ = int;
using Y1 = void (*)(const __shared__ int, int);
using Y2 = void (*)(int, const __shared__ int);
using Y3 = void (*)(const __grid_constant__ int, int);
using Y4 = void (const __attribute__((unused)) int, int);
using Y5 = void (*)(const int, int);
typedef void (*Y6)(const __grid_constant__ int, int);
using Y7 = void (*)(int __attribute__((unused)), int);
using Y8 = void (*)(__grid_constant__ const int, int);
void y9(void (*f)(const __grid_constant__ int, int));
template <class T> struct Wy {}; Wy<void(const __grid_constant__ int, int)> wy;
using X1 = void(const __device__ int);
using X2 = void (*)(const __shared__ int, const __grid_constant__ int);
using X3 __attribute__((grid_constant)) = int;
using X4 __attribute__((device)) = int;
using X5 __attribute__((unused)) = int;
using X6 = int __device__;
using X7 = __device__ int;
using X8 = void(__device__ int);
using X9 = void(__grid_constant__ const int);
using X10 [[maybe_unused]] = int;
