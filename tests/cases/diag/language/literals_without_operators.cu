// expect: 2486 error 33
// expect: 2486 error 35
// expect: 2486 error 36
// expect: 2486 error 38
// expect: 2486 error 41
// expect: 2486 error 42
// expect: 2486 error 45
// expect: 2486 error 47
// expect: 2486 error 48
// expect: 2486 error 52
// expect: 2486 error 54
// expect: 2486 error 55
// expect: 2486 error 56
// expect: 2486 error 57
// expect: 2486 error 61
// expect: 2486 error 62
// expect: 2486 error 66
// expect: 2486 error 65
// Literals of another kind than the literal operators of their suffix, or where these are not declared (2486).
struct Angle {
    explicit Angle(int);
};
Angle operator""_deg(long double);
long operator""_both(unsigned long long);
long operator""_both(long double);
long operator""_raw(const char *);
template <char... c> long operator""_digits();
long operator""_text(const char *, unsigned long);
long operator""_letter(char);
namespace inner {
long operator""_inner(unsigned long long);
}
auto a1 = 120_deg;
auto a2 = 1.0_deg;
auto a3 = "a"_deg;
auto a4 = 'c'_deg;
auto b1 = 1_both;
auto b2 = "x"_both;
auto c1 = 1_raw;
auto c2 = 1.5_raw;
auto c3 = "x"_raw;
auto c4 = 'x'_raw;
auto d1 = 1_digits;
auto e1 = "x"_text;
auto e2 = 1_text;
auto f1 = 'x'_letter;
auto f2 = L'x'_letter;
auto g1 = 3_inner;
void take(Angle);
void local()
{
    take(120_deg);
    take(1.0_deg);
    int x = 3_deg + 4;
    auto l = [] { return 3_deg; };
    if (3_deg) return;
    x = 1.0_letter;
}
template <class T> void in_template()
{
    auto x = 3_deg;
    T y = 3_deg;
}
struct Members {
    int a = 3_deg;
    void f(int b = 4_deg);
};
