// expect: 70 error 38
// expect: 70 error 40
// expect: 70 error 41
// expect: 70 error 42
// expect: 70 error 44
// expect: 70 error 44
// expect: 70 error 44
// expect: 70 error 45
// expect: 70 error 46
// expect: 70 error 47
// expect: 70 error 48
// expect: 70 error 37
// expect: 70 error 50
// expect: 70 error 51
// expect: 70 error 51
// expect: 70 error 52
// expect: 70 error 52
// expect: 409 error 53
// expect: 70 error 54
// expect: 70 error 54
// expect: 70 error 55
// expect: 70 error 56
// expect: 70 error 57
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 61
// expect: 70 error 61
// expect: 70 error 61
class Inc; struct Later; template <class T> struct TI; template <class T> struct OK { T t; }; union UI; enum EI : int;
Inc x;
extern Inc ex;
Inc arr[3];
static Inc st;
const Inc ci;
Inc *p; Inc &r = *p; Inc fd(); Inc fd2(Inc); void fd3(Inc);
struct A { Inc i; Inc *p; static Inc s; Inc f(); Inc a[2]; const Inc c; Inc &r; };
struct B : Inc {};
struct C : A, Inc {};
void g(Inc i) {}
TI<int> ti;
OK<Inc> oi;
UI ui; EI ei;
int sz = sizeof(Inc); int sz2[sizeof(Inc)];
int ar[]; extern int are[]; static int ars[]; int ai[] = {1}; extern int at2[][2]; void fa(int a[]);
Inc h() { throw 1; }
typedef Inc TD; TD td; typedef Inc TDA[2]; TDA tda; using UI2 = OK<Inc>; 
template <class T> struct M { Inc i; T t; };
template <class T> struct M2 { static Inc i; Inc *f() { Inc loc; return 0; } };
template <class T> void ft() { Inc loc; T t; }
__device__ Inc dv; __managed__ Inc mv; __shared__ Inc sv; __constant__ Inc cv; __managed__ int mi[]; __device__ int di[]; extern __shared__ int es[]; __shared__ int ess[]; __constant__ int ca[];
__global__ void k(Inc i) {} __global__ void k2(Inc i); __device__ void dd(Inc i) {}

void loc() { Inc i; static Inc s; Inc *q = 0; extern Inc e2; const Inc &r = *q; Inc a[2]; }