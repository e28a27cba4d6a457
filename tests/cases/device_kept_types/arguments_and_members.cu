// flags: -std=c++17
// template arguments, members by value, typedefs of classes, what nobody uses
struct ZA {int i;}; struct ZB{int i;}; struct ZC {int i;}; struct ZD {int i;}; struct ZE{int i;}; template <class T> struct Tag {}; template <class T> __device__ int noarg() { return 1; } template <class T, int N> struct Tag2 { static __device__ int f() {return N;} };
typedef ZD ZDt; struct Vt { virtual __device__ void a(ZE *) {} }; struct ZF { int i; }; struct ZG { ZF f; __device__ int m(ZA *) const; __device__ ZG(int) {} }; struct ZH { int i;}; struct ZI { ZH h; };
template <class T> struct Outer { struct Inner { T t; }; Inner in; typedef Inner It; }; struct ZJ {int i;}; struct ZK { static constexpr int v = 3; typedef ZJ T; int q; };
namespace nsp { typedef int nt; enum { big = 100 }; }
__global__ void k(Tag<ZA> a, Tag<Tag<ZA>> *p, Vt vt) { noarg<ZB>(); Tag2<ZC, 3>::f(); noarg<ZDt>(); ZG g(3); ZI *zi = new ZI(); delete zi; Outer<float> o; o.in.t = 2; int x = ZK::v; ZK::T *tt = 0; x = nsp::big; nsp::nt nn = (nsp::nt)3; struct { int i; } loc; loc.i = 3; int arr[ZK::v]; arr[0] = 1;
 auto l = [&](ZJ *q) { return q; }; l(0); auto un = [](int) {}; Tag<ZE> unused; extern __shared__ ZA sh[]; sh[0].i = 1; __shared__ ZB zb; __shared__ ZC zc[3]; }
