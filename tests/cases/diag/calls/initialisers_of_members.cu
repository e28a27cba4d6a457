// expect: 20007 error 9
// expect: 20007 error 11
// expect: 20166 error 12
// expect: 20007 error 14
// expect: 20166 error 14
// expect: 20166 error 15
__device__ int d(); __device__ auto da() { return 1; }
struct S { static int s, t, u; static const int v; };
int S::s = [] { return d(); }();
int S::t = d();
int S::u([] { return d(); }());
const int S::v = da();
namespace N { extern int x; struct I { static int y; }; }
int N::I::y = [] { return d(); }(), zz = da();
int x = da();
__device__ int N_x = 3;
struct T; 
