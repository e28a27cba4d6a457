// expect: 70 error 18
// expect: 70 error 19
// expect: 70 error 20
// expect: 70 error 21
// expect: 70 error 21
// expect: 70 error 22
// expect: 70 error 22
// expect: 70 error 24
// expect: 70 error 25
// expect: 70 error 25
// expect: 70 error 27
// expect: 70 error 28
// expect: 70 error 28
// expect-device: 177 warning 21
// expect-device: 177 warning 21
// expect-device: 177 warning 26
// expect-device: 177 warning 27
struct Def; Def f[3]; struct Def { int x; };
struct Def2; Def2 g; extern Def2 ok; Def2 *p2; Def2 &r2(Def2); struct Def2 { int x; }; Def2 fine;
struct Def3; Def3 h(Def3); void i(Def3 x) {} struct Def3 {};
struct Def4; void j() { Def4 l; Def4 *p; { static Def4 s; } } struct Def4 {}; void k() { Def4 l; }
struct Def5; struct U { Def5 m; static Def5 s; Def5 *p; void q() { Def5 l; } Def5 e(); }; struct Def5 {};
struct Def6; template <class T> struct V { T t; }; V<Def6> *v; struct Def6 {}; V<Def6> w;
struct Def7; struct W : Def7 {}; struct Def7 {};
struct Def8; typedef Def8 T8; T8 t8; __device__ T8 d8; struct Def8 {}; T8 t9;
struct O { struct N; void a() { N n; } struct N {}; };
namespace q { struct In; In in; struct In {}; } struct q2; namespace q3 { void f() { struct q2 {}; q2 x; } } struct q2 {};
struct Never; void allocates() { Never *p = new Never; p = new Never[3]; }
