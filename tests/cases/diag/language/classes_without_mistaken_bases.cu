// expect: 262 error 53
// expect: 135 error 53
// expect: 135 error 54
// expect: 40 error 55
// expect: 135 error 56
// expect: 262 error 57
// expect: 135 error 58
// expect: 1018 error 59
// expect: 292 error 59
// expect: 135 error 60
// expect: 70 error 61
// expect: 135 error 62
// expect: 120 error 62
// expect: 3377 error 63
// expect: 263 error 63
// expect: 135 error 64
// expect: 262 error 65
// expect: 1455 error 65
// expect: 135 error 66
// expect: 1904 error 68
// expect: 135 error 69
// expect: 120 error 70
// expect-device: 262 error 53
// expect-device: 135 error 53
// expect-device: 135 error 54
// expect-device: 177 warning 54
// expect-device: 40 error 55
// expect-device: 135 error 56
// expect-device: 262 error 57
// expect-device: 135 error 58
// expect-device: 1018 error 59
// expect-device: 292 error 59
// expect-device: 135 error 60
// expect-device: 70 error 61
// expect-device: 135 error 62
// expect-device: 120 error 62
// expect-device: 3377 error 63
// expect-device: 263 error 63
// expect-device: 135 error 64
// expect-device: 262 error 65
// expect-device: 1455 error 65
// expect-device: 135 error 66
// expect-device: 1904 error 68
// expect-device: 135 error 69
// expect-device: 120 error 70
// A base class that is none is left out, and the class has the other ones.
struct A { int n; void f(); };
struct B { int m; };
union U { int a; };
enum E1 { };
struct Fwd;
namespace N { struct Q { }; }
struct S1 : Undef, A { int k; int g() { return this->z; } };
int t1(S1 s) { A *a = &s; return s.n + s.k + s.z; }
struct S2 : int, A { };
int t2(S2 s) { return s.n + s.z; }
struct S3 : B, public E1, virtual private A { };
int t3(S3 s) { return s.m + s.z; }
struct S4 : N::Zip, A { S4() : A(), N::Q() { } };
int t4(S4 s) { return s.n + s.z; }
struct S5 : Fwd, A { };
Fwd *t5(S5 *s) { s->z = 2; return s; }
struct S6 : U, A, A { };
int t6(S6 s) { return s.a + s.n; }
struct S7 : public Unknown { void f() override; };
void S7::nope() { }
struct F final : A { int k; };
struct S8 : F { int q; };
int t8(S8 s) { s.q = 2; return s.k; }
F *t9(S8 *s) { return s; }
