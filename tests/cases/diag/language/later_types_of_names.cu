// expect: 256 error 10
// expect: 434 error 12
// expect: 256 error 14
// expect: 256 error 17
// expect: 434 error 18
// The type that a name has been given last counts.
using Real = double;
Real a = 1;
double &ra = a;
using Real = float;
Real b = 1;
double &rb = b;
float &rb2 = b;
using Real = double;
Real c = 1;
double &rc = c;
namespace n { using T = int; using T = char; T t; char &rt = t; }
n::T q; int &rq = q; char &rq2 = q;
