// expect: 2422 error 20
// expect: 2403 error 23
// expect: 2422 error 24
// expect: 2422 error 26
// expect: 20012 warning 27
// expect: 20012 warning 27
// expect: 2422 error 28
// expect: 2422 error 29
// expect-device: 2422 error 20
// expect-device: 2403 error 23
// expect-device: 2422 error 24
// expect-device: 2422 error 26
// expect-device: 20012 warning 27
// expect-device: 20012 warning 27
// expect-device: 2422 error 28
// expect-device: 2422 error 29
// flags: --c++20
// Default constructors that are defaulted as constexpr.
struct M { M() {} }; struct V {}; struct L { int x; };
struct D1 { M m; constexpr D1() = default; };
struct D2 { int i; constexpr D2() = default; constexpr D2(const D2 &) = default; constexpr D2 &operator=(const D2 &) = default; };
template <class T> struct D4 { T t; constexpr D4() = default; }; D4<M> d4;
struct D5 : virtual V { constexpr D5() = default; };
struct D6 { struct I { M m; constexpr I() = default; } i; constexpr D6() = default; };
struct D7 { const int i = 1; int j{}; constexpr D7() = default; };
struct D8 : M { constexpr D8() = default; D8(int); };
struct D9 { L l; __host__ __device__ constexpr D9() noexcept = default; };
union D10 { int i; float f; constexpr D10() = default; };
struct D11 { union { int i; float f; }; explicit constexpr D11() = default; };
struct D12 { V v; constexpr D12() = default; ~D12() {} };
struct D13 { int *p; int a[2]; D12 d = {}; constexpr D13() = default; };
struct D14 { M m = M(); constexpr D14() = default; };
namespace n { class D15 { const int &r; constexpr D15() = default; friend void f(); }; }
