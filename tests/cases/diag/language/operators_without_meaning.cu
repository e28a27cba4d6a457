// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 103
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 104
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 105
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 109
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 110
// expect: 349 error 114
// expect: 349 error 114
// expect: 349 error 114
// expect: 349 error 114
// expect: 349 error 114
// expect: 349 error 114
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 349 error 118
// expect: 511 error 118
// expect: 349 error 119
// expect: 349 error 119
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
struct A { int m; };
struct B { operator int *() const; operator double() const; };
struct C { C &operator+=(int); C operator+(const C &) const; C operator[](int); bool operator==(const C &) const; };
C operator-(const C &, double);
struct D { operator int() const; };
struct Switch { explicit operator bool() const; };
struct R { operator int &(); };
struct Null { operator decltype(nullptr)() const; };
enum class E { a };
enum U { u };
template <class T> struct V { T t; V operator+(const V &) const; template <class O> V operator-(const V<O> &) const; };
template <class T> V<T> operator*(V<T>, T);
template <class T> V<T> operator*(V<T>, T) { return {}; }
namespace n { struct Q {}; Q operator%(Q, Q); Q operator%(Q, double); Q operator<<(Q, const A *); }
typedef A other;

void arithmetic(A a, B b, C c, E e, V<int> v, int i, double d, int *p, n::Q q, other o, void *nothing) {
    a + 1, -a, +a, ~a, a * a, a % i, d % a, a << e, i & a, 1.5 + a, true + a, nullptr + a, nothing + a, e + 1, e << 1, e & e, ~e;
    a - p, a - b, b - a, p - a, p + a, a + p, b + a, &a + a;
    c + 1, c - a, v * a, v * d, v + a, v - a, q % a, q << a, o + i;
}

void comparisons(A a, B b, C c, D d, E e, Null n, int i, int *p, int A::*mp, void (*f)(int), const A constant) {
    a == a, b == a, a == b, d == a, e == a, u == a, mp == a, a == f, a == nullptr, n == a, c == a, 0 == a, L"x" == a, a == constant;
    a < p, a < e, a >= 1, e < 1, a <= a, nullptr < a, i < a;
}

void conditions(A a, Switch s, int i) {
    !a, a && i, i && a, s && a, a && s, a || a;
}

void assignments(A a, C c, D d, R r, E e, int i, int *p, double x, const A constant) {
    c += a, i += a, p += a, a -= p, r += a, d += a, x += a, x <<= a, a >>= 1, a |= 1, a *= 2, e += 1;
    a = 3, a = c;
}

void steps(A a, int *p, int i, double d) {
    ++a, a++, --a, a--, a[1], p[a], i[a], d[a], a[a], *a;
}
