// expect: 256 error 13
// expect: 256 error 15
// expect: 256 error 16
// expect: 256 error 17
// expect: 256 error 19
// expect: 101 error 20
// expect: 101 error 21
// expect: 101 error 23
// expect: 101 error 25
// expect: 256 error 26
// Names of types that are given to other types.
using Real = double;
using Real = float;
typedef int Idx;
typedef long Idx;
using Real = double;
typedef float Real;
typedef double Real2;
using Real2 = int;
int Real;
void Idx();
int fn();
using fn = int;
int var;
using var = int;
namespace n { using A = int; using A = int; using A = long; }
using size = unsigned long; using size = unsigned long;
