// expect: 368 warning 27
// expect: 368 warning 27
// expect: 368 warning 28
// expect: 368 warning 28
// expect: 368 warning 32
// expect: 368 warning 32
// expect: 368 warning 33
// expect: 368 warning 33
// expect: 368 warning 34
// expect: 368 warning 34
// expect: 368 warning 35
// expect: 368 warning 35
// expect: 368 warning 41
// expect: 368 warning 41
// expect: 368 warning 43
// expect: 368 warning 43
// expect: 368 warning 44
// expect: 368 warning 44
// expect: 368 warning 45
// expect: 368 warning 45
struct P { P(); int x; }; struct N { N(int); int x; }; struct D { D() = delete; int x; }; class V { V(); int x; }; struct E { explicit E(); int x; }; struct F { F(int = 1); int x; }; struct G { template <class... T> G(T...); int x; };
struct H { P p; }; struct I : P {}; struct J : P { using P::P; int y; }; struct K { K(); ~K() = delete; };
struct M { constexpr M(); int i; }; struct O { O() noexcept(false); O(const O&) = delete; }; struct S { S(); S(int); }; struct T2 { T2(...); }; struct U { inline U() = default; int x; }; struct W { W(); int x; }; inline W::W() = default; struct X { virtual void f(); int i; };
struct Y : W { int i; }; struct Z { W w; P q; };
#define A(c) class A##c { const c m; public: void f(); }; class B##c { const c m[2]; int i; };
A(P)
A(N)
A(D)
A(V)
A(E)
A(F)
A(G)
A(H)
A(I)
A(J)
A(K)
A(M)
A(O)
A(S)
A(T2)
A(U)
A(W)
A(X)
A(Y)
A(Z)
