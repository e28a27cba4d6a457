// expect: 20088 error 17
// expect: 20088 error 17
// expect: 20085 error 18
// expect: 20085 error 18
// expect: 20088 error 20
// expect: 20088 error 22
// expect: 20088 error 22
// expect: 20088 error 24
// expect: 20088 error 24
// expect: 20088 error 27
// expect: 20088 error 27
// expect: 20088 error 27
// A class that is a base by several ways is compared once for each of its objects.
struct A { __device__ virtual void f(int); virtual void g(); };
struct B1 : A {}; struct B2 : A {}; struct VB1 : virtual A {}; struct VB2 : virtual A {};
struct C : B1, B2 { 
  void f(int); 
  __device__ void g(); };
struct VC : VB1, VB2 { 
  void f(int); };
struct E : B1, VB1 { 
  void f(int); };
struct F : C { 
  void f(int); };
struct G : B1, B2 { __device__ void f(int); };
struct H : G { 
  void f(int); };
