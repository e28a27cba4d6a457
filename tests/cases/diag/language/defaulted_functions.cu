// expect: 1806 error 67
// expect: 1808 error 68
// expect: 1808 error 70
// expect: 1806 error 71
// expect: 1806 error 72
// expect: 1806 error 73
// expect: 1808 error 75
// expect: 1806 error 77
// expect: 1806 error 77
// expect: 1808 error 77
// expect: 1807 error 79
// expect: 407 error 80
// expect: 1774 error 81
// expect: 1774 error 81
// expect: 1774 error 81
// expect: 1808 error 82
// expect: 1806 error 82
// expect: 1808 error 83
// expect: 1774 error 85
// expect: 1774 error 85
// expect: 1774 error 86
// expect: 1774 error 86
// expect: 1774 error 89
// expect: 1774 error 92
// expect: 1807 error 92
// expect: 1774 error 92
// expect: 1808 error 94
// expect: 1808 error 95
// expect: 1808 error 96
// expect: 1806 error 97
// expect: 1806 error 98
// expect: 1806 error 99
// expect: 1806 error 100
// expect: 403 error 102
// expect: 1808 error 105
// expect: 1806 error 107
// expect: 342 error 108
// expect: 1774 error 108
// expect: 1774 error 109
// expect: 1774 error 110
// expect: 1774 error 111
// expect: 1774 error 112
// expect: 1774 error 113
// expect: 1774 error 114
// expect: 1774 error 115
// expect: 1774 error 116
// expect: 1779 error 117
// expect: 1779 error 118
// expect: 1779 error 119
// expect: 1774 error 120
// expect: 1774 error 121
// expect: 1808 error 125
// expect: 1806 error 128
// expect: 1774 error 129
// expect: 1808 error 131
// expect: 1806 error 133
// expect: 1808 error 134
// expect: 1774 error 135
// expect: 1774 error 136
// expect: 1807 error 137
// expect: 1807 error 138
// expect: 1807 error 139
// flags: --c++17
// What has no default: other functions, other parameters and results, templates and friends.
struct A1 { A1 &operator=(const A1 &) && = default; };
struct A2 { A2 &operator=(const A2 &) & = default; };
struct A3 { A3 &operator=(const A3 &&) = default; };
struct A4 { A4(const A4 &&) = default; };
struct A5 { A5(A5 &) = default; };
struct A6 { A6(volatile A6 &) = default; };
struct A8 { A8 &operator=(const A8 &) volatile = default; };
struct A9 { volatile A9 &operator=(const A9 &) = default; };
struct A10 { A10 &&operator=(const A10 &) = default; };
struct A11 { A11(void) = default; };
struct A12 { A12(const A12 &, ...) = default; };
struct B { B &operator=(const B &) = default; };
struct A13 : B { A13 &operator=(const B &) = default; B &operator=(const A13 &) = default; A13(const B &) = default; };
struct A14 { using Self = A14; Self &operator=(const Self &) = default; A14(const Self &) = default; };
struct A15 { template <int = 0> A15() = default; };
struct A16 { ~A16(int) = default; virtual ~A16() = default; };
struct A17 { void *operator new(unsigned long) = default; A17 &operator++() = default; void operator()() = default; };
template <typename T> struct A18 { A18(const A18<T> &) = default; A18 &operator=(const A18 &) = default; A18(A18<T *> &) = default; T operator=(T) = default; A18<T> &operator=(A18<T> &&) = default; };
template <> struct A18<int> { A18(const A18 &) = default; A18(const A18<char> &) = default; };
struct A19 { A19(int) = delete; void f() = delete; constexpr A19() noexcept = default; explicit A19(const A19 &) = default; inline A19 &operator=(const A19 &) noexcept = default; };
struct A20 { auto f() = default; int g() const noexcept = default; };
struct A21 { operator int() = default; explicit operator bool() const = default; };
struct A22 { A22(); A22(const A22 &); A22 &operator=(const A22 &); ~A22(); void f(); A22 operator+(int); template <typename T> A22(T); bool operator==(const A22 &) const; };
inline A22::A22() = default; A22::A22(const A22 &) = default; A22 &A22::operator=(const A22 &) = default; A22::~A22() = default;
bool A22::operator==(const A22 &) const = default;
template <typename T> struct A23 { A23(); A23(T); };
template <typename T> A23<T>::A23() = default;
namespace n { int f() = default; template <typename T> T g(T) = default; static void h(int) = default; }
struct D {
    D(int = 3) = default;
    D(const D &, int = 3) = default;
    D(const volatile D &) = default;
    D &operator=(const D &) const = default;
    D &operator=(const volatile D &) = default;
    const D &operator=(D &) = default;
    D operator=(D &&) = default;
    ~D() = default;
    ~D() = default;
};
struct D5 {
    D5(...) = default;
    auto operator=(const D5 &) -> D5 & = default;
    auto operator=(D5 &&) = default;
    static D5 &operator=(D5 &) = default;
    D5 *operator->() = default;
    bool operator!() = default;
    bool operator==(const D5 &) const = default;
    bool operator==(D5) const = default;
    bool operator==(const D5 &) = default;
    bool operator==(int) const = default;
    bool operator<(const D5 &) const = default;
    bool operator!=(const D5 &) const = default;
    friend bool operator==(D5, D5) = default;
    friend bool operator<(const D5 &, const D5 &) = default;
    friend void f(D5 &) = default;
    virtual void g() = default;
    static int s() = default;
};
struct E { E(); E(int); ~E(); E(const E &); E &operator=(int); void f(); };
E::E() = default;
E::E(int) = default;
E::~E() = default;
E::E(const E &) = default;
E &E::operator=(int) = default;
void h() = default;
template <typename T> struct F {
    F(T) = default;
    F &operator=(const F<T> &) = default;
    F &operator=(T) = default;
    F(const F<int> &) = default;
    bool operator==(const F &) const = default;
    void g() = default;
    template <typename U> F(U *) = default;
    template <typename U> F &operator=(U *) = default;
    template <typename U> void h(U) = default;
};
