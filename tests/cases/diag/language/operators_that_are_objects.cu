// expect: 501 error 29
// expect: 501 error 30
// expect: 65 error 30
// expect: 501 error 31
// expect: 501 error 32
// expect: 501 error 33
// expect: 501 error 34
// expect: 501 error 35
// expect: 501 error 36
// expect: 501 error 39
// expect: 501 error 40
// expect: 501 error 41
// expect: 501 error 42
// expect: 342 error 43
// expect: 501 error 44
// expect: 501 error 45
// expect: 501 error 49
// expect: 501 error 50
// expect: 349 error 53
// expect: 349 error 54
// expect: 349 error 55
// expect: 349 error 57
// expect: 349 error 58
// An operator name that is declared as an object is an error by itself, and no operator of any operands.
struct Vec {
    float x;
};
typedef Vec Binary(Vec, Vec);
Vec operator+;
Vec operator**(const Vec &a, const Vec &b);
extern Vec operator/;
Vec operator% = {1};
Vec *operator|;
Vec operator&[3];
void *operator new;
Vec operator""_x;
Binary operator^;
struct S {
    S operator+;
    operator bool;
    operator int;
    explicit operator float;
    static S operator/;
    int n, operator!;
    bool operator==;
    explicit operator double() const;
};
template <typename T> struct P {
    P *operator+;
    operator T;
};
void f(Vec a, S s) {
    a * 2;
    a + a;
    *a;
    a ^ a;
    s / s;
    s == s;
}
