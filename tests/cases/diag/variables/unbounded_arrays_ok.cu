// expect: none
extern "C" int q[];
extern int r[10]; int r[];
struct SB { static int a[3]; static int b[]; int n; int f[]; };
int SB::a[];
int SB::b[2];
template<class T> struct V { static T a[3]; static T b[]; };
template<class T> T V<T>::a[];
template<class T> T V<T>::b[] = {1, 2};
extern __shared__ float sh[], sh2[];
template<class T> __device__ T *get() { extern __shared__ T mem[]; return mem; }
extern "C" { extern int cc[]; }
extern const int tab[2]; const int tab[] = {1, 2};
void f3(int a[], void (*g)(void)) { extern int loc[]; extern __shared__ int x[]; using A = int[]; typedef int B[]; int z[] = {1}; int zz[]{1, 2}; }
struct W { int n; void *p[]; };
template<class T> struct X { int n; T t[]; };
X<int> xi;
int s9[][2] = {{1, 2}};
void fv(void); typedef void vv; using v2 = void;
template<class T> T tv[];
__shared__ struct Z { int a; } zz1, *zz2; extern __shared__ struct Z ez[];
void lam() { auto l = [](int a[]) { extern __shared__ int k[]; }; for (int b[] = {1}; ;) ; }
void ne() { delete[] new int[3]; int (*p)[] = nullptr; int (&rr)[] = *p; }
int (*gp)[]; int (*gq[3])[]; extern int (&gr)[];
