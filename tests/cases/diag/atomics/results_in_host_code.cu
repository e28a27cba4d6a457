// expect: 20296 error 108
// expect: 20296 error 109
// expect: 3162 error 109
// expect: 20296 error 110
// expect: 513 error 110
// expect: 20296 error 110
// expect: 2138 error 110
// expect: 20296 error 110
// expect: 167 error 110
// expect: 20296 error 111
// expect: 144 error 111
// expect: 20296 error 111
// expect: 144 error 111
// expect: 20296 error 111
// expect: 1587 error 111
// expect: 20296 error 111
// expect: 20296 error 112
// expect: 171 error 112
// expect: 20296 error 112
// expect: 847 error 112
// expect: 20296 error 112
// expect: 2140 error 112
// expect: 20296 error 113
// expect: 20296 error 114
// expect: 3162 error 114
// expect: 20296 error 115
// expect: 711 error 115
// expect: 20296 error 116
// expect: 415 error 116
// expect: 20296 error 117
// expect: 415 error 117
// expect: 20296 error 117
// expect: 144 error 117
// expect: 20296 error 118
// expect: 2138 error 118
// expect: 20296 error 119
// expect: 711 error 119
// expect: 20296 error 120
// expect: 144 error 120
// expect: 20296 error 120
// expect: 144 error 120
// expect: 20296 error 121
// expect: 144 error 121
// expect: 20296 error 121
// expect: 711 error 121
// expect: 20296 error 122
// expect: 20296 error 123
// expect: 20296 error 124
// expect: 20296 error 125
// expect: 174 warning 125
// expect: 120 error 125
// expect-device: 20296 error 108
// expect-device: 20296 error 109
// expect-device: 3162 error 109
// expect-device: 20296 error 110
// expect-device: 513 error 110
// expect-device: 20296 error 110
// expect-device: 2138 error 110
// expect-device: 20296 error 110
// expect-device: 167 error 110
// expect-device: 20296 error 111
// expect-device: 144 error 111
// expect-device: 20296 error 111
// expect-device: 144 error 111
// expect-device: 20296 error 111
// expect-device: 1587 error 111
// expect-device: 20296 error 111
// expect-device: 20296 error 112
// expect-device: 171 error 112
// expect-device: 20296 error 112
// expect-device: 847 error 112
// expect-device: 20296 error 112
// expect-device: 2140 error 112
// expect-device: 20296 error 113
// expect-device: 20296 error 114
// expect-device: 3162 error 114
// expect-device: 20296 error 115
// expect-device: 711 error 115
// expect-device: 20296 error 116
// expect-device: 415 error 116
// expect-device: 20296 error 117
// expect-device: 415 error 117
// expect-device: 20296 error 117
// expect-device: 144 error 117
// expect-device: 20296 error 118
// expect-device: 2138 error 118
// expect-device: 20296 error 119
// expect-device: 711 error 119
// expect-device: 20296 error 120
// expect-device: 144 error 120
// expect-device: 20296 error 120
// expect-device: 144 error 120
// expect-device: 20296 error 121
// expect-device: 144 error 121
// expect-device: 20296 error 121
// expect-device: 711 error 121
// expect-device: 20296 error 122
// expect-device: 20296 error 123
// expect-device: 20296 error 124
// expect-device: 177 warning 124
// expect-device: 20296 error 125
// expect-device: 174 warning 125
// expect-device: 120 error 125
// expect-device: 177 warning 126
// In code of the host an atomic function gives nothing.
struct S { int v; S(int); };
void tk(int);
int h0(int *p) { return __nv_atomic_load_n(p, 0, 0), 1; }
int h1(int *p) { return __nv_atomic_load_n(p, 0, 0) + 1; }
void h2(int *p) { int x; x = __nv_atomic_load_n(p, 0, 0); x += __nv_atomic_load_n(p, 0, 0); tk(__nv_atomic_load_n(p, 0, 0)); }
void h3(int *p) { int x(__nv_atomic_load_n(p, 0, 0)); int y{__nv_atomic_load_n(p, 0, 0)}; auto z = __nv_atomic_load_n(p, 0, 0); (void)__nv_atomic_load_n(p, 0, 0); }
void h4(int *p) { int x = (int)__nv_atomic_load_n(p, 0, 0); switch (__nv_atomic_load_n(p, 0, 0)) {} p[__nv_atomic_load_n(p, 0, 0)] = 1; }
bool h5(int *p, int *q) { return __nv_atomic_compare_exchange_n(p, q, 1, 0, 0, 0, 0); }
bool h6(int *p) { return __nv_atomic_load_n(p, 0, 0) == 3; }
bool h7(int *p) { return __nv_atomic_load_n(p, 0, 0) ? 1 : 0; }
S h8(int *p) { return __nv_atomic_load_n(p, 0, 0); }
S h9(int *p) { S s = __nv_atomic_load_n(p, 0, 0); const int &r = __nv_atomic_load_n(p, 0, 0); return s; }
double h10(int *p) { return -__nv_atomic_load_n(p, 0, 0); }
int h11(int *p) { return __nv_atomic_fetch_add(p, 1, 0, 0) && 1; }
int h12(int *p) { const int c = __nv_atomic_fetch_add(p, 1, 0, 0); int *d = __nv_atomic_fetch_add(p, 1, 0, 0); return c; }
int h13(int *p) { if (int c = __nv_atomic_fetch_add(p, 1, 0, 0)) return 1; do {} while (__nv_atomic_fetch_add(p, 1, 0, 0)); return 2; }
void h14(int *p) { return __nv_atomic_load_n(p, 0, 0); }
auto h15(int *p) { return __nv_atomic_load_n(p, 0, 0); }
int h16(int *p) { auto l = [=] { return __nv_atomic_load_n(p, 0, 0); }; return 1; }
int h17(int *p) { return 1, __nv_atomic_load_n(p, 0, 0); }
int h18(int *p) { auto l = [=] __device__ { return __nv_atomic_load_n(p, 0, 0) + 1; }; return 1; }
__device__ int d1(int *p) { return __nv_atomic_load_n(p, 0, 0) + 1; }
__host__ __device__ int d2(int *p) { auto l = [=] { return __nv_atomic_load_n(p, 0, 0) == 1; }; return l(); }
