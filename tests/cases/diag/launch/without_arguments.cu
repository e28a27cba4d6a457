// expect: 125 error 105
// expect: 29 error 105
// expect: 18 error 105
// expect: 140 error 105
// expect: 65 error 105
// expect: 125 error 106
// expect: 29 error 106
// expect: 18 error 106
// expect: 140 error 106
// expect: 65 error 106
// expect: 125 error 107
// expect: 29 error 107
// expect: 18 error 107
// expect: 65 error 107
// expect: 125 error 108
// expect: 29 error 108
// expect: 18 error 108
// expect: 165 error 108
// expect: 65 error 108
// expect: 125 error 109
// expect: 29 error 109
// expect: 18 error 109
// expect: 65 error 109
// expect: 125 error 110
// expect: 29 error 110
// expect: 140 error 110
// expect: 18 error 110
// expect: 65 error 110
// expect: 125 error 111
// expect: 29 error 111
// expect: 165 error 111
// expect: 18 error 111
// expect: 65 error 111
// expect: 125 error 112
// expect: 29 error 112
// expect: 18 error 112
// expect: 140 error 112
// expect: 65 error 112
// expect: 125 error 112
// expect: 29 error 112
// expect: 18 error 112
// expect: 165 error 112
// expect: 65 error 112
// expect: 125 error 113
// expect: 29 error 113
// expect: 18 error 113
// expect: 65 error 113
// expect: 125 error 114
// expect: 29 error 114
// expect: 18 error 114
// expect: 140 error 114
// expect: 65 error 114
// expect-device: 125 error 105
// expect-device: 29 error 105
// expect-device: 18 error 105
// expect-device: 140 error 105
// expect-device: 65 error 105
// expect-device: 125 error 106
// expect-device: 29 error 106
// expect-device: 18 error 106
// expect-device: 140 error 106
// expect-device: 65 error 106
// expect-device: 125 error 107
// expect-device: 29 error 107
// expect-device: 18 error 107
// expect-device: 65 error 107
// expect-device: 125 error 108
// expect-device: 29 error 108
// expect-device: 18 error 108
// expect-device: 165 error 108
// expect-device: 65 error 108
// expect-device: 125 error 109
// expect-device: 29 error 109
// expect-device: 18 error 109
// expect-device: 65 error 109
// expect-device: 125 error 110
// expect-device: 29 error 110
// expect-device: 140 error 110
// expect-device: 18 error 110
// expect-device: 65 error 110
// expect-device: 125 error 111
// expect-device: 29 error 111
// expect-device: 165 error 111
// expect-device: 18 error 111
// expect-device: 65 error 111
// expect-device: 125 error 112
// expect-device: 29 error 112
// expect-device: 18 error 112
// expect-device: 140 error 112
// expect-device: 65 error 112
// expect-device: 125 error 112
// expect-device: 29 error 112
// expect-device: 18 error 112
// expect-device: 165 error 112
// expect-device: 65 error 112
// expect-device: 125 error 113
// expect-device: 29 error 113
// expect-device: 18 error 113
// expect-device: 65 error 113
// Launches whose arguments are missing, by what the function takes.
__global__ void k0() {} __global__ void k0b(void) {} __global__ void k1(int *) {}
__global__ void k2(int, int); __global__ void k2(int, int) {} __global__ void k3(int, int = 2) {}
namespace n { __global__ void kn() {} __global__ void k2(int, int); }
template <class... T> __global__ void tp(T...) {}
void a() { k0<<<1, 1>>>; }
void a2() { k0b<<<1, 1>>>; }
void a3() { k1<<<1, 1>>>; }
void b() { k2<<<1, 1>>>; }
void c() { k3<<<1, 1>>>; }
void d() { n::kn<<<1, 1>>>; }
void d2() { n::k2<<<1, 1>>>; }
void h(bool x) { if (x) k0<<<1, 1>>>; else k2<<<1, 1>>>; }
void i() { tp<<<1, 1>>>; }
template <class T> void nn() { k0<<<1, 1>>>; }
