// expect: 2412 error 6
// expect: 2412 error 6
// expect: 2412 error 7
// expect: 2412 error 10
// expect: 2412 error 11
enum E { A = 2.5, B = 1, C = 3.5f };
enum { D = -1.0 };
constexpr double d = 4.0;
enum F { G = (int)2.5, H = int(d), I = 2.5 > 1 };
struct S { int b : 3; enum K { L = 1.5 + 1 }; };
namespace N { enum M { O = 1e3 }; enum Q { R = 0x1F, T = 1'000 }; }
