// flags: -std=c++17
// constructors of bases and members are called where values stand in the place of other objects
struct B1 { virtual __device__ int f() { return 1; } };
struct D1 : B1 { __device__ D1() {} };
struct B2 { int x = 3; };
struct D2 : B2 { __device__ D2() {} };
struct B3 { int x; __device__ constexpr B3() : x(3) {} };
struct D3 : B3 { __device__ D3() {} };
struct M4 { int x = 3; };
struct D4 { M4 m; __device__ D4() {} };
struct M5 { int x; __device__ constexpr M5() : x(3) {} };
struct D5 { M5 m; __device__ D5() {} };
struct M6 { virtual __device__ int f() { return 1; } };
struct D6 { M6 m; __device__ D6() {} };
struct M7 { int x = 4; };
struct D7 { M7 m; int z; };
__global__ void k() { D1 d1; D2 d2; D3 d3; D4 d4; D5 d5; D6 d6; D7 d7; D7 a[3]; M7 *p = new M7; M7 *q = new M7[3]; M7 *r = new M7(); M6 b[2]; D7 e = D7(); }
