// expect: 114 warning 35
// expect-device: 20096 warning 39
// expect-device: 20095 warning 40
// expect-device: 20094 warning 40
// expect-device: 20096 warning 40
// expect-device: 177 warning 40
// expect-device: 177 warning 40
// expect-device: 20096 warning 41
// expect-device: 20095 warning 42
// expect-device: 20094 warning 42
// expect-device: 20096 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 20096 warning 43
// expect-device: 20096 warning 43
// expect-device: 20095 warning 43
// expect-device: 20094 warning 46
// expect-device: 20096 warning 48
// expect-device: 177 warning 45
// expect-device: 114 warning 35
// expect-device: 20068 error 39
// expect-device: 20068 error 40
// expect-device: 20068 error 40
// expect-device: 20068 error 40
// expect-device: 20068 error 41
// expect-device: 20068 error 42
// expect-device: 20068 error 42
// expect-device: 20068 error 42
// expect-device: 20068 error 43
// expect-device: 20068 error 43
// expect-device: 20068 error 43
// expect-device: 20068 error 46
// Words inside of a class say nothing of the variable that is declared with it.
struct A { __device__ void u(); int x; } obj2;
struct { __device__ void u(); int x; } obj3;
A obj4;
typedef struct { __device__ void u(); int x; } B;
B obj5;
__device__ void dd() { obj2.u(); }
__device__ void d2() { obj2.x = 1; int i = obj2.x; A *p = &obj2; }
__device__ void d3() { obj3.u(); }
__device__ void d4() { obj3.x = 1; int i = obj3.x; auto *p = &obj3; }
__device__ void d5() { obj4.u(); obj5.u(); obj5.x = 1; }
__device__ struct { int x; __device__ int g() const { return x; } } obj6;
struct { __device__ int g() const { return x; } int x; } const obj7 = {}, *obj8 = nullptr;
__device__ int d6() { return obj6.x + obj6.g() + obj8->x; }
auto hl = [] __device__ (int a) { return a; };
__device__ int d7() { return hl(1); }
