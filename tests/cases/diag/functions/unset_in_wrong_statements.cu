// expect: 140 error 96
// expect: 549 warning 96
// expect: 165 error 97
// expect: 549 warning 97
// expect: 167 error 98
// expect: 549 warning 98
// expect: 167 error 99
// expect: 549 warning 99
// expect: 167 error 100
// expect: 167 error 100
// expect: 549 warning 100
// expect: 165 error 101
// expect: 304 error 102
// expect: 549 warning 102
// expect: 304 error 103
// expect: 20 error 104
// expect: 289 error 105
// expect: 167 error 106
// expect: 549 warning 106
// expect: 513 error 107
// expect: 549 warning 107
// expect: 2138 error 108
// expect: 549 warning 108
// expect: 549 warning 108
// expect: 349 error 109
// expect: 349 error 110
// expect: 413 error 110
// expect: 135 error 111
// expect: 120 error 112
// expect: 549 warning 112
// expect: 20 error 113
// expect: 549 warning 113
// expect: 415 error 114
// expect: 135 error 115
// expect: 549 warning 115
// expect: 135 error 116
// expect: 20 error 117
// expect: 549 warning 117
// expect: 137 error 118
// expect: 549 warning 118
// expect-device: 140 error 96
// expect-device: 549 warning 96
// expect-device: 165 error 97
// expect-device: 549 warning 97
// expect-device: 167 error 98
// expect-device: 549 warning 98
// expect-device: 167 error 99
// expect-device: 549 warning 99
// expect-device: 167 error 100
// expect-device: 167 error 100
// expect-device: 549 warning 100
// expect-device: 165 error 101
// expect-device: 304 error 102
// expect-device: 549 warning 102
// expect-device: 177 warning 102
// expect-device: 304 error 103
// expect-device: 20 error 104
// expect-device: 289 error 105
// expect-device: 167 error 106
// expect-device: 549 warning 106
// expect-device: 513 error 107
// expect-device: 549 warning 107
// expect-device: 550 warning 107
// expect-device: 2138 error 108
// expect-device: 549 warning 108
// expect-device: 549 warning 108
// expect-device: 349 error 109
// expect-device: 349 error 110
// expect-device: 413 error 110
// expect-device: 135 error 111
// expect-device: 177 warning 111
// expect-device: 120 error 112
// expect-device: 549 warning 112
// expect-device: 20 error 113
// expect-device: 549 warning 113
// expect-device: 415 error 114
// expect-device: 135 error 115
// expect-device: 549 warning 115
// expect-device: 177 warning 115
// expect-device: 135 error 116
// expect-device: 177 warning 116
// expect-device: 20 error 117
// expect-device: 549 warning 117
// expect-device: 550 warning 117
// expect-device: 137 error 118
// expect-device: 549 warning 118
// Variables without a value in statements that are wrong: what is converted as a value is read, whatever else is wrong.
struct S { int a; void m(int, float *); explicit S(int); S(int, int, int); };
struct R { int a; };
void f(float *p, int n);
void g(int &r, int n);
void o(int);
void o(float *, int);
void h(S s, int);
template <class T> void t(T, T);
void more() { int n; f(nullptr, n, n); }
void fewer() { float *p; f(p); }
void wrong() { int n; f(n, n); }
void wrong_later() { float *p; f(p, "x"); }
void wrong_both() { float *p; f("x", p); }
void reference() { int n; g(n); }
void overloaded() { int n; float *p; o(p); int m = n; }
void of_template() { int n; float *p; t(p, n); }
void undefined_callee() { int n; undefined1(n); }
void constructor() { int n; S s(n, n); }
void member() { int n; S s(1); s.m(n, n); }
void assigned() { int n; float *p; n = p; }
void operators() { int n; float *p; p * n; }
void overloaded_operator() { int n; S s(1); s + n; }
void assigned_class() { int n; R r; r = n; n = r; }
void no_member() { int n; R r; n = r.b; int k = n; }
float *returned() { int n; return n; }
void undefined_argument() { int n; f(undefined2, n); }
void class_parameter() { int n; h(n, n); }
void behind_mistakes() { int n; R r; r.foo(); int k = n; }
void set_by_mistakes() { int n; R r; r.foo(&n); int k = n; }
void in_switch() { int n, k; switch (undefined3) { case 1: k = n; } }
void constant() { int n; const int c = 2; c = n; }
