// expect: 174 warning 11
// expect: 174 warning 11
// Uses of variables of the host in code for the device: what is read, written, and whose address is taken.
int a, b[4], c2[3][3]; struct P { int x, y; int z[3]; int get() const; int *p; } p, pa[3]; int &ref = a; int *ptr = &a; volatile int vol; const int con = 3; constexpr int cex = 4;
template <class T> T tv = T(); namespace N { int in; static int st; } union U { int i; float f; } u; extern int ext; static int sta; thread_local int tl;
__device__ void take(int &); __device__ void takep(const int *); __device__ int give(int x = a);
__device__ int f1() { return a + b[1] + c2[1][2] + p.x + pa[1].y + p.z[2]; }
__device__ void f2() { a = 1; a += 2; ++a; b[2] = a; c2[0][1] -= 3; p.x++; pa[2].z[1] = 4; }
__device__ void f3() { take(a); takep(&a); takep(b); takep(p.z); take(p.y); auto &r = a; const int &s = b[1]; int *q = b + 1; int *t = &p.z[1]; int &&m = static_cast<int &&>(a); }
__device__ int f4(int i) { if (a) return b[i]; while (p.x < 3) i += ref; for (int j = a; j < b[0]; j += N::in) i++; switch (a) { case 1: return i ? a : b[2]; } return *ptr + ptr[1]; }
__device__ void f5() { vol = 3; (void)a; a; con; int i = con + cex; int s = sizeof(a) + sizeof(b); decltype(a) d = 1; static int z = con; }
__device__ int f6() { P q = p; P r; r = p; p = r; P l{a, b[1]}; return p.get() + give() + tv<int>; }
struct M { int v = a; int w; __device__ M() : w(b[2]) { a++; } __device__ ~M() { p.x = v; } __device__ int m() { return this->w + a; } };
__device__ void f10() { M m; m.m(); int (&arr)[4] = b; for (int i : b) take(i); for (int &i : b) take(i); }
__host__ __device__ int f11() { return a + (b[1] = 2); }
__device__ int f12(int n) { int vla = b[n] * b[n + 1] + (p.x += a); goto e; e: return (a ? b[0] : p.x) = 3; }
