// expect: 69 warning 60
// expect: 2362 error 61
// expect: 69 warning 62
// expect: 69 warning 64
// expect: 69 warning 65
// expect: 69 warning 66
// expect: 69 warning 67
// expect: 2362 error 68
// expect: 2362 error 69
// expect: 2362 error 70
// expect: 2362 error 71
// expect: 2362 error 71
// expect: 69 warning 72
// expect: 69 warning 72
// expect: 2362 error 73
// expect: 2362 error 73
// expect: 69 warning 74
// expect: 69 warning 75
// expect: 69 warning 76
// expect: 2362 error 77
// expect: 69 warning 80
// expect: 69 warning 81
// expect: 69 warning 82
// expect: 2362 error 83
// expect: 2362 error 84
// expect: 69 warning 85
// expect: 69 warning 86
// expect: 69 warning 87
// expect: 69 warning 88
// expect: 68 warning 89
// expect: 2362 error 90
// expect: 2362 error 92
// expect: 2362 error 93
// expect: 2362 error 94
// expect: 2362 error 95
// expect: 69 warning 96
// expect: 2362 error 97
// expect: 69 warning 98
// expect: 2338 error 100
// expect: 68 warning 103
// expect: 2362 error 104
// expect: 2362 error 105
// expect: 69 warning 107
// expect: 69 warning 108
// expect: 69 warning 109
// expect: 69 warning 110
// expect: 69 warning 110
// expect: 69 warning 110
// expect: 69 warning 110
// expect: 69 warning 110
// expect: 69 warning 110
// expect: 69 warning 111
// expect: 69 warning 112
// flags: --c++17
// Integer constants in lists that a type cannot hold: an error, or only a warning.
struct P { unsigned char r, g; };
struct Q { P p; unsigned char c[2]; };
struct K { K(unsigned char, int); };
void take(P p); void take(unsigned char c, int); void tc(unsigned char c); void tq(const Q &q); void tk(K k);
P ret() { return {1, 401}; }
unsigned char retc() { return {402}; }
K retk() { return {403, 1}; }
void g() {
    P p{1, 404};
    P p2 = {1, 405};
    P p3 = P{1, 406};
    auto p4 = P{1, 407};
    p = {1, 408};
    p = P{1, 409};
    tc({411});
    tq({{1, 413}, {1, 414}});
    Q q = {{1, 416}, {417, 1}};
    q = {{1, 418}, {419, 1}};
    unsigned char c{420};
    unsigned char d = {421};
    unsigned char a[] = {422, 1};
    c = {423};
    using uc = unsigned char;
    c = uc{424};
    K k{425, 1};
    k = {426, 1};
    K k2 = {427, 1};
    new P{1, 428};
    new unsigned char{429};
    new K{430, 1};
    static P sp = {1, 434};
    const P cp = {1, 435};
    const P &rp = {1, 436};
    unsigned u = {-1};
    u = {-1};
    u = unsigned{-1};
    take(P{1, 444});
    (void)P{1, 445};
    P{1, 446};
    auto lam = [] { return P{1, 447}; };
    auto lam2 = []() -> P { return {1, 448}; };
    static_cast<P>(P{1, 449});
    P arr[2] = {{1, 450}, {1, 1}};
    int cond = u ? uc{453} : 3;
    u += {-1};
    bool b = {2};
    b = {2};
    char ch = {200};
    ch = {300};
    p.r = {454};
}
P gp = {1, 455};
P gp2{1, 456};
unsigned char gc{457};
struct M { unsigned char a{458}; unsigned char b = {459}; P p{1, 460}; M() : a{461}, p{1, 462} {} unsigned char h = 463; };
constexpr P cgp = {1, 464};
unsigned char big = 468;
