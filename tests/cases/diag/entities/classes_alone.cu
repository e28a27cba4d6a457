// expect: 365 error 28
// expect: 365 error 29
// expect: 365 error 30
// expect: 365 error 31
// expect: 1866 warning 31
// expect: 1000 error 34
// expect: 1000 error 34
// expect: 64 warning 34
// expect: 1000 error 34
// expect: 1866 warning 34
// expect: 365 error 34
// expect: 1866 warning 34
// expect: 1000 error 34
// expect-device: 365 error 28
// expect-device: 365 error 29
// expect-device: 365 error 30
// expect-device: 365 error 31
// expect-device: 1866 warning 31
// expect-device: 1000 error 34
// expect-device: 1000 error 34
// expect-device: 64 warning 34
// expect-device: 1000 error 34
// expect-device: 1866 warning 34
// expect-device: 365 error 34
// expect-device: 1866 warning 34
// expect-device: 1000 error 34
// expect-device: 177 warning 35
union { int a; };
namespace N { union { int b; float c; }; }
namespace { union { int d; }; }
__device__ union { int f; };
union { int i; } named; union U { int j; }; union { int k; } *p; 
struct S { union { int l; }; }; void fn() { union { int m; }; static union { int n; }; } 
static union { int o; }; static struct T { int k; }; extern enum { ea }; static __device__ struct { int l; }; __device__ union { int m; }; extern "C" struct V { int n; }; static enum class EC { a };
typedef struct { int p; } TD; static struct { int q; } obj;
