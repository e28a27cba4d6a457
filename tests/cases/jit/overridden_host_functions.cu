// expect: 20217 error 43
// expect: 20216 error 43
// expect: 20085 error 44
// expect: 20088 error 45
// expect: 20217 error 45
// expect: 20089 error 46
// expect: 20217 error 46
// expect: 20217 error 47
// expect: 20216 error 48
// expect: 20089 error 49
// expect: 20216 error 49
// expect: 20217 error 50
// expect: 20216 error 50
// expect: 20216 error 50
// expect: 20085 error 51
// expect: 20085 error 51
// expect: 20086 error 51
// expect: 20088 error 52
// expect: 20217 error 52
// expect: 20088 error 52
// expect: 20217 error 52
// expect: 20089 error 52
// expect: 20217 error 52
// expect: 20217 error 53
// expect: 20217 error 53
// expect: 20216 error 53
// expect-default-device: 20216 error 43
// expect-default-device: 20090 error 46
// expect-default-device: 20090 error 47
// expect-default-device: 20088 error 48
// expect-default-device: 20216 error 48
// expect-default-device: 20089 error 49
// expect-default-device: 20216 error 49
// expect-default-device: 20216 error 50
// expect-default-device: 20216 error 50
// expect-default-device: 20090 error 51
// expect-default-device: 20090 error 52
// expect-default-device: 20090 error 52
// expect-default-device: 20090 error 52
// expect-default-device: 20090 error 53
// expect-default-device: 20089 error 53
// expect-default-device: 20216 error 53
struct B { virtual int f() { return 1; } virtual __device__ int g() { return 2; } virtual __host__ __device__ int h() { return 3; } __host__ virtual int i() { return 4; } };
struct D : B { __device__ int f() override { return 5; } };
struct D2 : B { int g() override { return 6; } };
struct D3 : B { int h() override { return 7; } };
struct D4 : B { int i() override { return 8; } };
struct D5 : B { __host__ int f() override { return 8; } };
struct D6 : B { __host__ int h() override { return 8; } };
struct Z { virtual int f() { return 1; }  __host__ virtual int i() { return 4; } __host__ virtual int j() { return 4; } };
struct Z1 : Z { __device__ int f() override { return 5; } __device__ int i() override { return 5; } __host__ __device__ int j() override { return 5; } };
struct Z2 : Z1 { int f() override { return 5; } int i() override { return 5; } int j() override { return 5; } };
struct Z3 : Z { int f() override { return 5; } int i() override { return 5; } __host__ int j() override { return 5; } };
