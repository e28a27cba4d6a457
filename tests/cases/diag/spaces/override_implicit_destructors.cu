// expect: 20090 error 33
// expect: 20090 error 33
// expect: 20089 error 34
// expect: 20089 error 34
// expect: 20085 error 37
// expect: 20085 error 37
// expect: 20086 error 38
// expect: 20086 error 38
// expect: 20088 error 40
// expect: 20088 error 40
// expect: 20088 error 40
// expect: 20088 error 42
// expect: 20089 error 42
// expect: 20085 error 43
// expect: 20090 error 43
// expect: 20088 error 45
// expect: 20088 error 46
// expect: 20085 error 47
// expect: 20088 error 48
// expect: 20088 error 49
// expect: 20085 error 51
// expect: 20086 error 52
// expect: 20088 error 55
// expect: 20088 error 55
// expect: 20088 error 56
// expect: 20088 error 58
// expect: 20088 error 58
// expect: 20088 error 60
// expect: 20088 error 60
// expect: 20088 error 61
// Implicit virtual destructors are for all that those are for which they override.
struct B { __host__ __device__ virtual ~B(); }; struct F : B {}; 
struct G : F { __device__ ~G(); };
struct G2 : F { ~G2(); };
struct H { virtual ~H(); }; struct M { __device__ ~M(); }; struct I : H { M m; };
struct J : I { ~J(); };
struct K : I { __device__ ~K(); };
struct L : I { __host__ __device__ ~L(); };
struct D { __device__ virtual ~D(); }; struct E : D {}; struct E2 : E {};
struct N : E2 { ~N(); };
struct O : D, H {};
struct P : O { ~P(); };
struct Q : O { __device__ ~Q(); };
struct R : O {};
struct S : D { ~S() = default; };
struct T : S { ~T(); };
struct U : S { __device__ ~U(); };
struct V : D { virtual ~V() = default; };
struct W : V { ~W(); };
struct X { virtual ~X() = default; };
struct Y : X { __device__ ~Y(); };
struct Z : X { __host__ __device__ ~Z(); };
struct B1 { __device__ virtual ~B1(); };
struct C1 : virtual B1 { C1(); }; 
struct D1 : C1 { ~D1() {} }; 
struct E1 : virtual B1 { E1() = default; ~E1() = default; };
struct F1 : B1 { };
struct G1 : F1 { ~G1(); };
struct H1 : B1 { B1 b; };
struct I1 : H1 { ~I1() {} };
struct J1 : E1 { ~J1() {} };
