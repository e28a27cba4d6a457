// expect: 135 error 58
// expect: 254 error 58
// expect: 29 error 58
// expect: 135 error 59
// expect: 254 error 59
// expect: 135 error 60
// expect: 135 error 61
// expect: 29 error 61
// expect: 135 error 62
// expect: 254 error 62
// expect: 135 error 63
// expect: 254 error 63
// expect: 29 error 63
// expect: 135 error 64
// expect: 135 error 65
// expect: 254 error 65
// expect: 29 error 65
// expect: 20 error 67
// expect: 254 error 67
// expect: 29 error 67
// expect: 20 error 68
// expect: 254 error 68
// expect: 29 error 68
// expect: 20 error 69
// expect: 29 error 69
// expect: 135 error 70
// expect: 29 error 70
// expect: 135 error 71
// expect: 254 error 71
// expect: 29 error 71
// expect: 135 error 72
// expect: 254 error 72
// expect: 29 error 72
// expect: 135 error 73
// expect: 135 error 74
// expect: 254 error 74
// expect: 29 error 74
// expect: 135 error 75
// expect: 135 error 76
// expect: 254 error 76
// expect: 29 error 76
// expect: 135 error 77
// expect: 254 error 77
// expect: 29 error 77
// expect: 135 error 77
// expect: 135 error 77
// expect: 254 error 77
// expect: 29 error 77
// expect: 282 error 78
// expect: 282 error 78
// expect: 254 error 78
// expect: 29 error 78
// expect: 135 error 78
// expect: 135 error 78
// expect: 254 error 78
// expect: 29 error 78
namespace N { template<class T> void und(); int fff(); namespace M {} struct C {}; }
void a() { N::q1<int>(); }
void b() { N::q2<int>(1); }
void c() { N::q3(); }
void d() { N::q4<1>(); }
void e() { int x = N::q5<int>(2) + 1; }
void f() { N::M::q6<int>(); }
void g() { N::q7<<<1, 1>>>(); }
void h() { N::q8<int><<<1, 1>>>(); }
void i() { N::und<int>(); }
void j() { q9<int>(); }
void k() { q10<int><<<1, 1>>>(); }
void l() { q11<1><<<1, 1>>>(); }
void m() { N::q12<1><<<1, 1>>>(); }
void n() { N::C::q13<int>(); }
void o() { auto p = N::q14<int>; }
void p() { N::q15; }
void q() { N::q16<int, 3>(); }
void s() { N::q18 x; }
__global__ void u() { N::q20<int>(); }
template<class T> void v(T t) { N::q21<T>(); N::q22(t); N::q23<T><<<1, 1>>>(t); }
void w() { ::q24(); ::q25<int>(); ::N::q26(); ::N::q27<int>(); }
