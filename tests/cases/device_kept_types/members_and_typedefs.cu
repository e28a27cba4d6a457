// flags: -std=c++17
// anonymous members, variables of the host, typedefs in instances
struct { int r; } unnv; enum { E1 = 5, E2x }; static struct {int p; } unns; enum {X1} xv; typedef struct { int q;} tn; typedef enum {Y1} ty; namespace N { struct { int q;} hv; struct { int j; }; enum {z1};}
static union { int kk; float l; }; extern struct { int jj; } ext; inline void hf() { struct { int z; } q; }
struct Par { struct { int a; }; struct { int b; } c; union { int u; float v; }; int w; };
struct G1 { int a; }; struct G2 { G1 a; }; template <class T> struct Tr { typedef T type; static const int v = 3; }; template <class T> struct Tr2 : Tr<T> { using typename Tr<T>::type; };
struct S1 { int i; }; struct S2 {int j; S1 s; __device__ S1 get() const { return s; } }; struct S3 { int v; operator int() const; __device__ S3 &self() { return *this; } };
struct S4 {int j;}; struct S5 { int j; S4 *p; }; struct S6 { int m; struct Q { int z; typedef int T; static const int n = 3; }; };
struct S7 {int i;}; struct S8 {int i;}; struct S9 {int i;}; class K1; struct K2 { friend class K1; int j; private: int z; }; struct K3 { static int s; int q; }; struct K4 { static __device__ int *f(K1 *); int q; };
typedef Tr<S7>::type S7t; __device__ S8 *gp; __constant__ S9 cs; 
__device__ K1 *mk() { return 0; } template <class T> __device__ T *mk2(T *p) { T *q = p; return q; }
struct L1 {int i;}; struct L2 {int i;}; struct L3 {int i;}; struct L4 {int i;};
template <class A, class B> __device__ typename Tr<A>::type both(A a, B *b) { typename Tr<B>::type *z = b; return a; }
__global__ void kern(Par p, S2 *s, S3 *s3, S5 *s5) {
  p.w = s->get().i; s3->self(); p.w = s5->p->j; S6::Q::T tt = 3; p.w += tt; p.w += Tr2<int>::v; mk(); mk2((L1*)0); both(L2(), (L3*)0); Tr2<L4>::type *zz = 0; int n = S6::Q::n;
}
