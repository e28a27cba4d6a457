// expect: 2433 error 34
// expect: 2433 error 36
// expect: 2433 error 36
// expect: 2427 error 37
// expect: 2427 error 40
// expect: 2428 error 41
// expect: 2428 error 43
// expect: 2428 error 43
// expect: 2398 error 43
// expect: 2428 error 43
// expect: 2398 error 43
// expect: 2397 error 44
// expect: 2397 error 44
// expect: 2398 error 44
// expect: 2848 error 45
// expect-device: 2433 error 34
// expect-device: 2433 error 36
// expect-device: 2433 error 36
// expect-device: 2427 error 37
// expect-device: 2427 error 40
// expect-device: 2428 error 41
// expect-device: 2428 error 43
// expect-device: 2428 error 43
// expect-device: 2398 error 43
// expect-device: 2428 error 43
// expect-device: 2398 error 43
// expect-device: 2397 error 44
// expect-device: 2397 error 44
// expect-device: 2398 error 44
// expect-device: 2848 error 45
// flags: --c++17
// Unions, base classes and function try blocks of constexpr constructors.
struct Em {}; struct L { int x; }; struct M { M() {} };
struct A1 : L { constexpr A1() {} };
struct A2 : Em { Em e; constexpr A2() {} };
struct A3 : L, Em { constexpr A3() : L() {} constexpr A3(int) : Em{} {} constexpr A3(long) {} };
union U1 { int i; constexpr U1() {} };
union U2 { int i = 1; float f; constexpr U2() {} };
union U3 { constexpr U3() {} };
union U4 { Em e; int i; constexpr U4() {} };
struct B1 { union { int i; float f; }; constexpr B1() {} };
struct B2 { union { int i = 1; float f; }; constexpr B2() {} };
struct B3 { union { int i; float f; }; int k; union { int a; }; struct { int z; }; constexpr B3() : k(1) {} constexpr B3(int) : i(1) {} };
struct F1 { int i; constexpr F1() try : i(1) { } catch (...) { } constexpr F1(int) try { } catch (int) { } };
constexpr int f2() try { return 1; } catch (...) { return 2; }
