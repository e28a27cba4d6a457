// expect: 2970 error 20
// expect: 2968 error 21
// expect: 2969 error 21
// expect: 2968 error 22
// expect: 2970 error 22
// expect: 2968 error 23
// expect: 342 error 23
// expect: 1774 error 23
// expect: 2969 error 23
// expect: 2968 error 24
// expect: 2969 error 24
// expect: 2970 error 24
// expect: 1806 error 30
// expect: 1806 error 31
// expect: 2967 error 33
// expect: 1774 error 34
// flags: --c++20
// C++20 has defaults for comparisons, of objects of the class with bool for a result, and for any cv-qualified source.
#include <compare>
struct C1 { auto operator<=>(const C1 &) const = default; int operator<=>(const C1 &) = default; };
struct C2 { auto operator<=>(C2) const = default; bool operator<(const C2 &) const = default; int operator>(const C2 &) const = default; };
struct C4 { int operator<=>(const C4 &) const = default; std::strong_ordering operator<=>(C4 &) const = default; bool operator<=>(const C4 &) const volatile = default; };
struct C5 { bool operator==(const C4 &) const = default; static bool operator==(const C5 &, const C5 &) = default; bool operator==(const volatile C5 &) const = default; auto operator==(const C5 &) const = default; };
template <typename T> struct C6 { bool operator==(const C6 &) const = default; bool operator==(T) const = default; int operator!=(const C6 &) const = default; auto operator<=>(const C6 &) = default; };
struct A1 { A1 &operator=(const A1 &) && = default; };
struct A3 { A3 &operator=(const A3 &&) = default; };
struct A4 { A4(const A4 &&) = default; };
struct A6 { A6(volatile A6 &) = default; };
struct A8 { A8 &operator=(const A8 &) volatile = default; };
struct A9 { volatile A9 &operator=(const A9 &) = default; };
struct A10 { A10 &&operator=(const A10 &) = default; };
struct G {};
bool operator==(const G &, const G &) = default;
int operator+(G, G) = default;
