// expect: 65 error 19
// expect: 65 error 20
// expect: 65 error 21
// expect: 65 error 22
// expect: 65 error 23
// expect: 65 error 24
// expect: 65 error 25
// expect: 65 error 26
// expect: 65 error 27
// expect: 65 error 29
// expect: 65 error 31
// expect: 65 error 33
// expect: 130 error 36
// expect: 20007 error 37
// expect: 65 error 39
// expect: 130 error 42
// expect: 20007 error 42
__device__ int d(int);
struct A { int a; int b };
struct B { int f() };
struct C { virtual void f() const = 0 };
struct D { C *next };
struct E { int a : 3 };
struct F { typedef int U };
namespace O { int x = 3 }
namespace P { using U = int }
namespace Q { extern int y[3] }
struct G { C *next
  int b; };
struct H { int a[3]
  float b; };
struct I { void f(int a)
  void g() { d(1); }
  int b; };
void prototype(int)
static int x = 3;
void called() { d(1); }
int z
void skipped() { d(1); }
int after;
namespace N { void last(int)
void g() { d(1); } }
