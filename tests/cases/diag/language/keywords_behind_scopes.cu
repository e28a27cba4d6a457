// expect: 40 error 60
// expect: 65 error 60
// expect: 40 error 61
// expect: 40 error 62
// expect: 65 error 62
// expect: 40 error 63
// expect: 40 error 64
// expect: 40 error 65
// expect: 40 error 66
// expect: 65 error 66
// expect: 40 error 67
// expect: 65 error 67
// expect: 40 error 68
// expect: 18 error 68
// expect: 40 error 69
// expect: 18 error 69
// expect: 40 error 70
// expect: 65 error 70
// expect: 40 error 71
// expect: 65 error 71
// expect: 20 error 71
// expect: 40 error 72
// expect: 18 error 72
// expect: 40 error 73
// expect: 65 error 73
// expect: 40 error 73
// expect: 53 error 73
// expect: 40 error 74
// expect: 65 error 74
// expect: 40 error 74
// expect: 65 error 74
// expect: 40 error 75
// expect: 65 error 75
// expect: 40 error 75
// expect: 18 error 75
// expect: 40 error 76
// expect: 65 error 76
// expect: 940 warning 76
// expect: 40 error 77
// expect: 65 error 77
// expect: 40 error 78
// expect: 65 error 78
// expect: 20 error 78
// expect: 40 error 79
// expect: 65 error 79
// expect: 20 error 79
// expect: 40 error 80
// expect: 65 error 80
// expect: 20 error 80
// expect: 40 error 81
// expect: 65 error 81
// expect: 40 error 81
// expect: 65 error 81
// expect: 20 error 81
// expect: 40 error 82
// expect: 65 error 82
// Words of the language behind a scope, which no namespace has.
namespace own { int x; void g(int); void g(int, int); }
int *q;
int a1() { return own::3; }
int a2() { return own::(1); }
int a3() { return own::"x"; }
int a4() { return own::+1; }
int a5() { return own::[1]; }
int a6() { return own::; }
int a7() { return own::nullptr; }
int a8() { return own::x + own::nullptr + 1; }
int a9() { own::g(own::nullptr, 1); return 1; }
int a10() { own::g(1, own::true); return 1; }
int a11() { int x = own::int(3); return x; }
int a12() { int y = own::this, z = 3; return y + z; }
int a13() { if (q == own::nullptr) return 1; return 2; }
int a14() { q = own::nullptr; return q ? own::true : 1; }
int a15() { int *p = own::new int; own::delete q; return 1; }
int a16() { for (int i = own::sizeof(int); i < 3; i++) ; while (own::true) ; return 1; }
int a17() { own::return 1; }
int a18() { own::if (q) return 1; return 2; }
int a19() { own::int x = 3; return x; }
int a20() { own::const int x = 3; return x; }
int a21() { own::auto x = 3; return x; }
int a22() { own::unsigned x(3); own::void f(); return x; }
int b3 = own::nullptr;
