// flags: -std=c++17 -dc
// what needs the definition of a class, and what only points to it
struct H1 {int i;}; H1 hostv; struct H2 {int i;}; static H2 hostw; template <class T> struct H3 {T t;}; H3<int> hostx; enum H4 {ha}; H4 hosty; namespace { struct H5 {int i;}; } H5 hostz; const H1 hc = {1}; 
struct R1 {int i;}; struct R2 {int i;}; struct R3 {int i;}; struct R4 {int i;}; struct R5{int i;}; struct R6 {int i;}; struct R7 {int i; __device__ R7() {} __device__ void m() {} static int z;}; struct R8 : R7 { int k; }; struct R9 {int i;}; struct Q1{int i;}; struct Q2{int i;}; struct Q3{int i;}; struct Q4{int i;}; struct Q5 {int i;};
__device__ R1 &g1(R1 &r) { return r; } __device__ R2 &g2(R2 *r) { return *r; } __device__ R3 *g3(R3 &r) { return &r; } __device__ R4 *g4(R4 *r) { return r + 1; }
__device__ R5 *g5(R5 *r) { R5 *q = r; q = r; return q == r ? q : 0; } __device__ R6 g6(R6 *r) { return *r; } __device__ R7 *g8(R8 *r) { return r; } __device__ void g9(R9 *a, R9 *b) { *a = *b; }
__device__ Q1 *h1(void *p) { return (Q1 *)p; } __device__ Q2 &h2(Q2 &a, Q2 &b) { return true ? a : b; } __device__ Q3 &h3(Q3 *a) { return a[2]; } __device__ void h4(Q4 *a) { a++; } 
__device__ void h5(Q5 **a) { *a = *a; }
struct T1 { typedef int I; typedef T1 Self; I f; Self *s; }; typedef int J; typedef J JJ; struct T2 { JJ *a; int b; }; template <class T> using Al = T; template <class T> struct Id { typedef T type; }; template <class T> using Id_t = typename Id<T>::type;
typedef float Fl; typedef long Lo; typedef short Sh; typedef char Ch; typedef unsigned Un; typedef double Do; typedef long long LL; template <class T> struct Hold {T *t;}; typedef unsigned short US; typedef signed char SC;
template <class T> __device__ T conv(T t) { return t; }
enum Ec { ec1, ec2 }; enum class Ed { ed1 }; enum Ee { ee1 }; enum Ef {ef1}; enum Eg {eg1};
template <Ef e> __device__ int ff() { return 2; }
struct FwdOnly; struct M1 { FwdOnly *p; int q; void (*cb)(R4 *, Eg); }; struct V0 { virtual __device__ ~V0() {} int q; virtual __device__ void foo(Q4*) {} }; struct V1 : V0 { __device__ void foo(Q4*) override {} int l; }; 
__device__ int w(M1 *m) { return m->q; } __device__ void w2(V1 *v) { v->foo(0); }
__device__ void k(T1 *t, T2 *u) { t->f = u->b; conv<Fl>(2.f); Lo x = (Lo)2; auto y = Sh(2); Hold<Ch> h; decltype(t->f) z; Id_t<Do> d = 2; Al<LL> ll; t->f = sizeof(US); int e = ec1; bool b = Ed::ed1 == (Ed)2; t->f = int(ee1); ff<ef1>(); static_cast<SC>(1); const Un ar[2] = {1u,2u}; using namespace std; }
