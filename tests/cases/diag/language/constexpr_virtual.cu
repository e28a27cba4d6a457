// expect: 20088 error 21
// expect: 2390 error 21
// expect: 2390 error 22
// expect: 997 warning 23
// expect: 2390 error 24
// expect: 2390 error 24
// expect: 2390 error 25
// expect: 2390 error 25
// expect: 2390 error 26
// expect-device: 20088 error 21
// expect-device: 2390 error 21
// expect-device: 2390 error 22
// expect-device: 997 warning 23
// expect-device: 2390 error 24
// expect-device: 2390 error 24
// expect-device: 2390 error 25
// expect-device: 2390 error 25
// expect-device: 2390 error 26
// Functions that are constexpr and virtual, be it that they override one (2390).
struct A { virtual __device__ void f(); virtual int g() const; virtual ~A(); virtual A *c(); };
struct E : A { constexpr void f() {} };
struct F : A { constexpr int g() const { return 1; } };
struct G : A { constexpr int g() { return 1; } };
struct H : A { virtual constexpr int g() const { return 1; } constexpr A *c() override { return this; } };
struct I { virtual constexpr int z() { return 1; } constexpr virtual int y() const = 0; };
struct J : F { constexpr int g() const; constexpr int other() { return 1; } };
