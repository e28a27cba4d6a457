// expect: 1866 warning 15
// expect: 1866 warning 16
// expect: 1866 warning 17
// expect: 1866 warning 18
// expect: 1866 warning 19
// expect: 1866 warning 20
// expect: 1835 warning 21
// expect: 1835 warning 22
// expect: 1835 warning 23
// expect: 1835 warning 24
// expect: 1835 warning 24
// expect: 1847 error 25
// expect: 1847 error 26
// Attributes behind definitions of types, in typedefs and in front of asm.
enum I { f } __device__;
struct T { int x; } __device__;
enum J { g } __host__ __device__;
enum class K { h } __constant__;
union U { int a; } __shared__;
class C { } __global__;
typedef __device__ enum E3 { ab } T3;
typedef __device__ struct S5 { int q; } T5;
typedef __device__ struct { int q; } *P;
typedef __host__ __device__ union V { int a; } W, X;
__device__ asm("nop");
void function() { __device__ asm("nop"); }
