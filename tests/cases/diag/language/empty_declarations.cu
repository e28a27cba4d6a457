// expect: 64 warning 29
// expect: 64 warning 30
// expect: 64 warning 31
// expect: 64 warning 33
// expect: 64 warning 33
// expect: 64 warning 33
// expect: 64 error 34
// expect: 64 error 34
// expect: 40 error 35
// expect: 40 error 36
// expect: 40 error 37
// expect: 40 error 38
// expect: 40 error 38
// expect: 40 error 38
// expect-device: 64 warning 29
// expect-device: 64 warning 30
// expect-device: 64 warning 31
// expect-device: 64 warning 33
// expect-device: 64 warning 33
// expect-device: 64 warning 33
// expect-device: 64 error 34
// expect-device: 64 error 34
// expect-device: 40 error 35
// expect-device: 40 error 36
// expect-device: 40 error 37
// expect-device: 40 error 38
// expect-device: 40 error 38
// expect-device: 40 error 38
int;
unsigned long;
struct { int a; };
struct Named { int b; } named;
void in_block() { int; struct { int a; }; unsigned; struct L { int a; }; }
struct S { int; struct { int b; }; struct T { int c; }; union { int d; }; unsigned; };
int = 3;
__device__ int = 3;
int *, other;
void without_names() { int = 3; int *; float &; }
template <int = 3, class T = int> void accepted(int = 3, T * = nullptr, int [] = nullptr);
