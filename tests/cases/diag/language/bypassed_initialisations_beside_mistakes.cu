// expect: 20 error 85
// expect: 546 warning 85
// expect: 20 error 86
// expect: 546 warning 86
// expect: 546 warning 87
// expect: 20 error 88
// expect: 546 error 88
// expect: 546 error 89
// expect: 153 error 89
// expect: 20 error 90
// expect: 546 error 90
// expect: 20 error 91
// expect: 546 warning 91
// expect: 20 error 92
// expect: 120 error 92
// expect: 546 warning 92
// expect: 1578 error 93
// expect: 124 error 93
// expect: 546 warning 93
// expect: 2373 error 94
// expect: 2373 error 94
// expect: 546 warning 94
// expect: 2373 error 95
// expect: 546 warning 95
// expect: 20 error 96
// expect: 546 warning 96
// expect: 116 error 96
// expect: 144 error 97
// expect: 546 warning 97
// expect: 546 error 98
// expect: 20 error 99
// expect: 109 error 99
// expect: 124 error 99
// expect: 120 error 99
// expect: 546 warning 99
// expect: 116 error 99
// expect-device: 20 error 85
// expect-device: 177 warning 85
// expect-device: 546 warning 85
// expect-device: 20 error 86
// expect-device: 177 warning 86
// expect-device: 546 warning 86
// expect-device: 177 warning 87
// expect-device: 546 warning 87
// expect-device: 20 error 88
// expect-device: 546 error 88
// expect-device: 546 error 89
// expect-device: 153 error 89
// expect-device: 20 error 90
// expect-device: 546 error 90
// expect-device: 20 error 91
// expect-device: 177 warning 91
// expect-device: 546 warning 91
// expect-device: 20 error 92
// expect-device: 120 error 92
// expect-device: 177 warning 92
// expect-device: 546 warning 92
// expect-device: 1578 error 93
// expect-device: 124 error 93
// expect-device: 177 warning 93
// expect-device: 546 warning 93
// expect-device: 2373 error 94
// expect-device: 2373 error 94
// expect-device: 177 warning 94
// expect-device: 546 warning 94
// expect-device: 2373 error 95
// expect-device: 177 warning 95
// expect-device: 546 warning 95
// expect-device: 20 error 96
// expect-device: 177 warning 96
// expect-device: 546 warning 96
// expect-device: 116 error 96
// expect-device: 144 error 97
// expect-device: 546 warning 97
// expect-device: 546 error 98
// expect-device: 20 error 99
// expect-device: 109 error 99
// expect-device: 124 error 99
// expect-device: 120 error 99
// expect-device: 177 warning 99
// expect-device: 546 warning 99
// expect-device: 116 error 99
// Jumps past initialisations in functions that have other mistakes.
enum class K { a, b }; enum Op { p, q, r };
void f(K k) { switch (k) { case nope: int n = 2; break; case K::b: break; } }
void g(int k) { switch (k) { case nope: break; case 1: int n = 2; break; case 2: break; } }
void h(Op k) { switch (k) { case p: break; case 7: double d = 3; break; case 2: break; } }
void i(int k) { goto end; int code = nope; end: return; }
int j(int k) { goto end; int code = 2; end: return code.x; }
int l(int k) { undef(); goto end; int code = 2; end: return code; }
void m(int k) { switch (undef) { case 1: int n = 2; break; case 2: break; default: break; } }
void o(int k) { switch (k) { case 1: int n = 2; undef = 3; break; case 2: break; default: return 1; } }
void p1(int k) { switch (k) { case 1: int n = 2; break; case 1: break; default: break; default: break; } }
void q1(int k) { switch (k) { case "a": int n = 2; break; case 2.5: break; default: break; } }
void r1(Op k) { switch (k) { case K::a: int n = 2; break; case p: break; } }
void s(int k) { for (;;) { switch (k) { case 1: undef(); int n = 2; continue; case 2: break; } } break; }
void t(int k) { switch (k) { case 1: int n = "a"; break; case 2: break; } }
int main() { goto end; int code = 2; end: return code; }
struct W { int run; void w(int k) { while (!nope()) { switch (k) { case 1: run(); break; case 2: int n = 3; break; case 3: break; default: break; default: return 1; } } break; } };
