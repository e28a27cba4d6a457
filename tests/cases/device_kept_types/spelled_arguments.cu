// flags: -std=c++17
// typedefs as template arguments, and the first spelling of an instance
struct A { int i; }; template<class T> __device__ T id(int *p) { return T(); } template<class T> __device__ T* ip(int *p) { return (T*)p; } template<class T> struct V { T t; };
typedef A G1; typedef A G2; typedef A G3; typedef int G4; struct S { typedef A S1; typedef A S2; typedef int S3; };
__device__ int f1() { return id<G1>(0).i; }
__device__ int f2() { return ip<G2>(0)->i; }
__device__ int f3() { V<G3> v; v.t.i = 1; return v.t.i; }
__device__ int f4() { return id<G4>(0); }
__device__ int f5() { return id<S::S1>(0).i; }
__device__ int f6() { V<S::S2> v; return v.t.i; }
__device__ int f7() { V<S::S3> v; return v.t; }
__device__ int g1() { typedef A L1; return id<L1>(0).i; }
__device__ int g2() { typedef A L2; return ip<L2>(0)->i; }
__device__ int g3() { typedef A L3; V<L3> v; v.t.i = 1; return v.t.i; }
__device__ int g4() { typedef int L4; return id<L4>(0); }
struct B { int i; }; struct C { int i; }; struct D { int i; };
__device__ int g5() { typedef B L5; return id<L5>(0).i; }
__device__ int g7() { typedef D L7; L7 *p = ip<L7>(0); return p->i; }
