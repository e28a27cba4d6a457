// expect: 2138 error 42
// expect: 2138 error 43
// expect: 2138 error 44
// expect: 2138 error 45
// expect: 2138 error 46
// expect: 2138 error 47
// expect: 2138 error 48
// expect: 2140 error 49
// expect: 2140 error 50
// expect: 2140 error 51
// expect: 2138 error 53
// expect: 2140 error 54
// expect: 2140 error 55
// expect: 2140 error 56
// expect: 2138 error 57
// expect: 2140 error 58
// expect: 2140 error 59
// expect: 2138 error 60
// expect: 2138 error 61
// expect: 2140 error 62
// expect: 2140 error 63
// expect: 2138 error 64
// expect: 2138 error 69
// expect: 2140 error 69
// expect: 2138 error 71
// expect: 2138 error 71
// expect: 2138 error 71
// expect: 2140 error 71
// expect: 2140 error 71
// expect: 2140 error 71
// expect: 2140 error 71
// expect: 2140 error 71
// expect: 2138 error 72
// expect: 2138 error 72
// expect: 2138 error 72
// expect: 349 error 72
// expect: 349 error 72
// expect: 2140 error 72
// flags: --c++17
// Numbers take no pointers in compound assignments, and integers no floating-point numbers in those of bits.
void f(int n, float x, int *p, bool b, unsigned u, double *d) {
    n += "1";
    n -= "a";
    n *= "a";
    n /= p;
    x += "1";
    x -= p;
    x *= p;
    n %= x;
    n &= p;
    n <<= "a";
    b += "a";
    u += p;
    p += p;
    p += "a";
    p -= p;
    p *= 2;
    p += x;
    d += 1.0;
    x += nullptr;
    n += nullptr;
    p += nullptr;
    p -= x;
    n -= d;
}
enum Un { un }; enum class Sc { sc };
struct Cv { operator int *(); operator int(); };
struct Ci { operator int *(); };
template <typename T> void t(T x, int n, int *p) { n += p; x += p; n += x; n <<= 1.5; }
void g(char c, short s, long long l, bool b, int *p, const char *q, int a[3], void (*fp)(), Un u, Sc v, long double ld, Ci ci) {
    c += q; s -= a; l *= fp; c %= 1.5; s |= 2.f; l ^= p; s >>= q; c &= a;
    ld += q; ld /= a; ld -= fp; c += u; c += v; c <<= u; s += ci; l %= ld;
    t(1, 2, p);
}
