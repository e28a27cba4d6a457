// expect: 1735 error 80
// expect: 1735 error 80
// expect: 1735 error 81
// expect: 1735 error 81
// expect: 1735 error 82
// expect: 1735 error 82
// expect: 1735 error 83
// expect: 1735 error 83
// expect: 1735 error 84
// expect: 1735 error 84
// expect: 1735 error 85
// expect: 1735 error 85
// expect: 1735 error 86
// expect: 1735 error 87
// expect: 1735 error 87
// expect: 1735 error 87
// expect: 1735 error 88
// expect: 1735 error 89
// expect: 1735 error 90
// expect: 1735 error 91
// expect: 1735 error 92
// expect: 1735 error 93
// expect: 1735 error 93
// expect: 1735 error 94
// expect: 1735 error 95
// expect: 1735 error 95
// expect: 1877 error 96
// expect: 174 warning 96
// expect: 1877 error 96
// expect: 174 warning 96
// expect: 1877 error 97
// expect: 174 warning 97
// expect: 1877 error 97
// expect: 174 warning 97
// expect: 1877 error 98
// expect: 174 warning 98
// expect: 1735 error 99
// expect: 1735 error 100
// expect: 1735 error 101
// expect: 1735 error 102
// expect: 1735 error 102
// expect: 1735 error 105
// expect: 1735 error 106
// expect: 1735 error 107
// expect: 1735 error 108
// expect: 1735 error 108
// expect: 1735 error 109
// expect: 1735 error 109
// expect: 1735 error 109
// expect: 1735 error 109
// expect: 1735 error 109
// expect: 3357 warning 112
// expect: 1735 error 112
// expect: 3357 warning 113
// expect: 3357 warning 114
// expect: 3357 warning 114
// expect: 3357 warning 115
// expect: 3357 warning 116
// expect: 3357 warning 117
// expect: 3357 warning 118
// expect: 3357 warning 120
// expect: 3357 warning 122
// expect: 3357 warning 122
// expect: 3357 warning 123
// expect: 3357 warning 124
// expect: 3357 warning 124
// expect: 3357 warning 125
// expect: 3357 warning 126
// expect: 3357 warning 126
// expect: 3357 warning 127
// expect: 1729 error 127
// expect: 3357 warning 128
// expect: 3357 warning 128
// expect: 1761 error 128
// expect: 3357 warning 130
// expect: 3357 warning 130
// expect: 3357 warning 130
int g(int, int); int h(int&); struct S { int m; S(int); void f(); }; template<class T> struct V { int x; }; struct P { int a; float b; };
void f(int a, int b, S s, int *p, int &r) {
 auto l3 = [] { g(a, b); };
 auto l4 = [] { g(a, 1) + g(b, 1); };
 auto l5 = [] { return a + b; };
 auto l7 = [] { int x = a, y = b; };
 auto l8 = [] { a = b; };
 auto l12 = [] { *p = a; };
 auto l13 = [] { return S(a); };
 auto l14 = [] { for (int i = a; i < b; i++) a++; };
 auto l15 = [] { h(r); };
 auto l16 = [] { s.f(); };
 auto l17 = [] { p->m; };
 auto l19 = [] { return (int)a; };
 auto l20 = [] { return -a; };
 auto l21 = [] { return [] { return a; }() + a; };
 auto l22 = [] { auto q = a; };
 auto l23 = [] { int q[3] = {a, b}; };
 auto l24 = [] { [&] { a; b; }; };
 auto l25 = [] { [=] { a; } ; [=] { a; }; };
 auto l26 = [&a] { [=] { b; }; };
 auto l27 = [] { throw a; };
 auto l29 = [] { return sizeof(a) + a; };
 auto l30 = [] { asm("x" :: "r"(a)); };
 auto l32 = [] { new int(a); delete p; };
 auto l33 = [] { return typeid(a).name(); };
 auto l34 = [] { return noexcept(a); };
 auto l35 = [](auto q) { return a; };
 auto l36 = [](auto q) { return q + a; };
 auto l37 = [] __host__ __device__ { return a; };
 auto l38 = [] { return a; return b; };
 auto l39 = [] { f(a, b, s, p, r); };
}
void sb(P q) { auto [x, y] = q; auto &[z, w] = q; const auto [u, v] = q;
 auto l1 = [] { return x; };
 auto l2 = [x] { return x; };
 auto l3 = [=] { return x + x + y; };
 auto l4 = [&] { return x; };
 auto l5 = [&x] { return x; };
 auto l6 = [z] { return z; };
 auto l7 = [=] { return z; };
 auto l8 = [=] { return sizeof(x); };
 auto l9 = [=] { return u; };
 auto l10 = [x = x] { return x; };
 auto l11 = [x, y] { };
 auto l12 = [&] { return [&] { return x; }(); };
 auto l13 = [=] __device__ { return x + y + x; };
 auto l14 = [=] { return [=] { return x; }() + x; };
 auto l15 = [x] __host__ __device__ { return [=] { return x; }(); };
 auto l16 = [=, x] { return x; };
 auto l17 = [x, x] { return x; };
}
template<class T> void t(T q) { auto [x, y] = q; auto l = [=] { return x; }; auto m = [x] { }; auto n = [=](auto k) { return y; }; }
