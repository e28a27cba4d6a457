// expect: 20046 error 18
struct L { L(int level, const char *file, const char *format...); void log(const char *f...) const; static int s(int...); template <class T> L(T *t, int x...); };
void f(const char *format...);
int g(int x = 3 ...);
template <class... T> void h(T... t...);
template <class T> void m(T t...);
void n(int (*p)(char...)...);
void (*pf)(const char *...) = f;
int q(int a, int b[]...) { return a + b[0]; }
struct D : L { using L::L; };
int main() {
  L l{1, "a", "b %d", 3}; L k(1, "a", "b"); l.log("x", 1, 2.0); L::s(1, 2); L j{(char *)0, 1, 2, 3};
  f("a"); f("a", 1, 2); g(); g(1, 2); h(1, 2, 3); m(1, 2, 3); n(nullptr, 2); pf("s", 1); int r[2] = {1, 2};
  D d{1, "a", "b", 4, 5}; auto lam = [](const char *x...) { return x; }; lam("a", 3);
  return q(1, r, 2);
}
__device__ int dv(const char *fmt...);
__global__ void kk(int a...) {}
struct Y { int v; }; namespace Z { struct W {}; typedef int I; }
int y1(Y...); int y2(int, Z::W...); int y3(Z::I...); void y4(Y *...); void y5(const Y &...); void y6(unsigned long...); void y7(Z::I...);
template <class T> int y8(T, Y...); template <class T> struct V { static int s(T...); int m(Y...); }; template <class T> struct VV { static int t(typename T::type...); };
struct TT { typedef int type; };
int zz() { Y y{1}; Z::W w; return y1(y, 1, 2) + y1(y) + y2(1, w, 2) + y3(1, 2) + (y4(&y, 2), y4(&y), y5(y, 1), y6(1, 2), y7(1, 2, 3), 0) + y8(1, y) + y8(2, y, y) + V<int>::s(1, 2) + V<TT>().m(y, 2) + VV<TT>::t(1, 2, 3); }
