// expect: none
int h(int);
namespace N1 {
  struct C1 { __device__ void m1(); __device__ void m2(); };
  __device__ void a1() { h(1); struct L1 { __device__ void lm() { h(1); } } l; l.lm(); auto q=[]{ h(1); }; q(); }
  namespace In1 { struct C2 { __device__ void m(); }; __device__ void b1() { h(1); } namespace In2 { __device__ void c1() { h(2); } struct C3 { __device__ void m(); }; } __device__ void b2() { h(1); } }
  template<class T> __device__ void ta() { h(1); }
  template<class T> struct TC { __device__ void m() { h(1); } };
  __global__ void k1() { h(1); }
  __device__ void a2() { h(1); ta<int>(); TC<int> c; c.m(); }
  namespace In3 { __device__ void d1() { h(1); } __global__ void k2() { h(1); } }
}
__device__ void N1::C1::m2() { h(1); }
__device__ void N1::C1::m1() { h(1); }
__device__ void N1::In1::C2::m() { h(1); }
__device__ void N1::In1::In2::C3::m() { h(1); }
struct G1 { __device__ void m(); template<class T> __device__ void tm() { h(1); } struct N { __device__ void nm(); }; __device__ void m3(); };
template<class T> struct G2 { __device__ void m() { h(1); } };
struct G3 { __device__ void m(); };
__device__ void G3::m() { h(1); }
__device__ void G1::m() { h(1); tm<int>(); }
__device__ void G1::N::nm() { h(1); }
__device__ void G1::m3() { h(1); struct L { __device__ void x() { h(1); } } l; l.x(); }
__device__ void g() { h(1); G2<int> x; x.m(); struct L { __device__ void y() { h(1); } } l; l.y(); auto q=[]{ h(1); auto r = []{ h(1);}; r(); }; q(); }
namespace { __device__ void an() { h(1); } struct AC { __device__ void m() { h(1); } }; }
__device__ void g2() { h(1); an(); AC a; a.m(); auto q=[]{ h(1); }; q();}
__global__ void gk() { h(1); auto q=[]{ h(1); }; q(); }
namespace N4 { __device__ void z() { h(1); } }
inline namespace N5 { __device__ void z5() { h(1); } }
extern "C" { __device__ void ec() { h(1); } }
namespace N1 { __device__ void a3() { h(1); } }
__device__ void g3();
static __device__ void g4();
__device__ void g5() { h(1); g4(); }
__device__ void g3() { h(1); }
static __device__ void g4() { h(1); }
