// expect: 3162 error 82
// expect: 2138 error 82
// expect: 3162 error 82
// expect: 2138 error 82
// expect: 3162 error 82
// expect: 2138 error 83
// expect: 2138 error 83
// expect: 2138 error 83
// expect: 2138 error 83
// expect: 2140 error 83
// expect: 2140 error 83
// expect: 2140 error 83
// expect: 2140 error 83
// expect: 3162 error 84
// expect: 2138 error 84
// expect: 3162 error 84
// expect: 42 error 84
// expect: 2138 error 85
// expect: 2138 error 85
// expect: 2140 error 85
// expect: 2139 error 85
// expect: 2139 error 85
// expect: 2138 error 86
// expect: 2138 error 86
// expect: 2140 error 86
// expect: 2140 error 86
// expect: 3162 error 86
// expect: 2138 error 86
// expect: 3162 error 86
// expect: 2140 error 87
// expect: 847 error 87
// expect: 3162 error 88
// expect: 2138 error 88
// expect: 3162 error 88
// expect: 2140 error 88
// expect: 2138 error 88
// expect: 2140 error 88
// expect-device: 3162 error 82
// expect-device: 2138 error 82
// expect-device: 3162 error 82
// expect-device: 2138 error 82
// expect-device: 3162 error 82
// expect-device: 550 warning 82
// expect-device: 2138 error 83
// expect-device: 2138 error 83
// expect-device: 2138 error 83
// expect-device: 2138 error 83
// expect-device: 2140 error 83
// expect-device: 2140 error 83
// expect-device: 2140 error 83
// expect-device: 2140 error 83
// expect-device: 550 warning 83
// expect-device: 3162 error 84
// expect-device: 2138 error 84
// expect-device: 3162 error 84
// expect-device: 42 error 84
// expect-device: 550 warning 84
// expect-device: 2138 error 85
// expect-device: 2138 error 85
// expect-device: 2140 error 85
// expect-device: 2139 error 85
// expect-device: 2139 error 85
// expect-device: 550 warning 85
// expect-device: 2138 error 86
// expect-device: 2138 error 86
// expect-device: 2140 error 86
// expect-device: 2140 error 86
// expect-device: 3162 error 86
// expect-device: 2138 error 86
// expect-device: 3162 error 86
// expect-device: 2140 error 87
// expect-device: 847 error 87
// expect-device: 3162 error 88
// expect-device: 2138 error 88
// expect-device: 3162 error 88
// expect-device: 2140 error 88
// expect-device: 2138 error 88
// expect-device: 2140 error 88
// expect-device: 550 warning 88
// Pointers to members are no numbers.
struct S { int f(); int g; };
void sums(int S::*p, int (S::*m)(), int n, double d) { n = p + 1; n = 1 + p; n = p - p; n = d + m; n = p - 1; }
void products(int S::*p, int n) { n = p * 2; n = 2 / p; n = p * p; n = p % 2; n = 2 & p; n = p << 1; n = 1 << p; }
void relations(int S::*p, int (S::*m)(), bool b) { b = p < p; b = 1 < p; b = p >= 1; b = m == p; b = m != 0; }
void single(int S::*p, int n) { n = -p; n = +p; n = ~p; p++; --p; }
void compound(int S::*p, int (S::*m)(), int n) { n += m; n *= m; n %= m; n <<= m; p += 1; p *= 2; p -= p; }
void subscripts(int S::*p, int *ip) { ip[p] = 1; switch (p) { default: break; } }
void null(decltype(nullptr) np, int n) { n = np + 1; n = np * 2; n = np - np; n = 2 & np; n = -np; n = ~np; }
