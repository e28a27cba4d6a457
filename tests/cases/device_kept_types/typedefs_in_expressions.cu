// flags: -std=c++17
// typedefs of blocks in expressions
struct A { int i; }; typedef A GA; typedef int GI;
__host__ __device__ int use(A); __host__ __device__ int user(const A &); __host__ __device__ int usei(int); struct C { __host__ __device__ C(A); int c; __host__ __device__ C(int); };
__device__ int g1() { typedef A Y1; return use(Y1{1}); }
__device__ int g2() { typedef A Y2; return use(Y2()); }
__device__ int g3() { typedef A Y3; return user(Y3()); }
__device__ int g4() { typedef int Y4; return usei(Y4()); }
__device__ int g5() { typedef A Y5; Y5(); return 1; }
__device__ int g6() { typedef C Y6; return Y6(1).c; }
__device__ int g7() { typedef C Y7; Y7(1); return 1; }
__device__ int g8() { typedef C Y8; return C(Y8(1)).c; }
__device__ int h1(float f) { typedef int Z1; return Z1(f) + 1; }
__device__ int h2(float *f) { typedef int *Z2; return *(Z2)f; }
__device__ int h3(float *f) { typedef int Z3; return *(Z3 *)f; }
__device__ int h4(float *f) { typedef A Z4; return ((Z4 *)f)->i; }
__device__ int h5(float *f) { typedef A Z5; return reinterpret_cast<Z5 &>(*f).i; }
__device__ int h6(float *f) { typedef A Z6; auto x = Z6{1}; return x.i; }
__device__ int h7(float *f) { typedef A Z7; Z7 *x = new Z7; return x->i; }
__device__ int h8(float *f) { typedef int Z8; return sizeof(Z8); }
__device__ int h9(float *f) { typedef int Z9; auto l = [](Z9 x) { return x; }; return l(1); }
__device__ int i1(float *f) { typedef int W1; struct L { W1 x; } l; l.x = 1; return l.x; }
__device__ int i2(float *f) { typedef int W2; static __device__ W2 x; return x; }
__device__ int i3(float *f) { typedef int W3; const W3 x = 3; return x; }
__device__ int i5(float *f) { typedef int W5; W5 x[3]; return x[1]; }
__device__ int i6(float *f) { typedef int W6; typedef W6 W62; W62 x = 3; return x; }
__device__ int i7(float *f) { typedef int W7; W7 x; return 1; }
__device__ int jj1(float f) { return GI(f) + 1; }
typedef int G2; typedef int G3; typedef int G4; typedef A G5; typedef A G6; typedef A G7;
__device__ int j2(float f) { return (G2)1 + 1; }
__device__ int j3(float f) { return (G3)f; }
__device__ int j4(float f) { return *(G4*)&f; }
__device__ int j5(float f) { return G5{1}.i; }
__device__ int j6(float f) { return use(G6{1}); }
__device__ int j7(float f) { return ((G7 *)&f)->i; }
