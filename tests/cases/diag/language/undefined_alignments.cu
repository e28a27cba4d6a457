// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 35
// expect: 20 error 36
// expect: 20 error 37
// expect: 20 error 38
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 45
// expect-device: 20 error 33
// expect-device: 20 error 34
// expect-device: 20 error 35
// expect-device: 20 error 36
// expect-device: 20 error 37
// expect-device: 20 error 38
// expect-device: 20 error 38
// expect-device: 20 error 39
// expect-device: 20 error 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 20 error 40
// expect-device: 20 error 41
// expect-device: 20 error 42
// expect-device: 20 error 43
// expect-device: 20 error 44
// expect-device: 20 error 45
struct alignas(unk2) B { int x; };
__device__ __attribute__((aligned(unk3))) int v;
__attribute__((aligned(unk4))) int w;
alignas(unk5) int z;
[[gnu::aligned(unk6)]] int q;
struct C { alignas(unk7) int m; __attribute__((aligned(unk8))) int n; };
void f() { alignas(unk9) int l; __attribute__((aligned(unk10))) int p; }
class __attribute__((aligned(unk11))) D { };
template <class T> struct alignas(unk12) E { T t; };
struct __attribute__((aligned(unk13 * 2))) F { int a; };
struct G { int a; } __attribute__((aligned(unk14)));
typedef int __attribute__((aligned(unk15))) ti;
__launch_bounds__(unk16) __global__ void k();
