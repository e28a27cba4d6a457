struct T { template <int D> bool f(int a, int b) const; virtual void f(int a, int b) const; template <class U> static U *g(int); static int g(int); int h(char); template <int> double h(char); };
template <> bool T::f<3>(int a, int b) const { if (a == b) { return true; } return false; }
void T::f(int a, int b) const { if (a == b) { return; } }
template <> char *T::g<char>(int) { return new char; }
int T::g(int x) { return x; }
template <> double T::h<2>(char c) { return c; }
int T::h(char c) { return c; }
template <class X> X *k(int) { return nullptr; }
int k(int) { return 1; }
template <> char *k<char>(int) { return nullptr; }
template <> __host__ __device__ float *k<float>(int) { return nullptr; }
namespace N { template <int D> bool f(int); void f(int); }
template <> bool N::f<1>(int a) { return a; }
void N::f(int a) { return; }
template <class V> struct W { template <int D> bool f(V); void f(V); };
template <> template <> bool W<int>::f<1>(int a) { return a; }
template <> void W<int>::f(int a) { return; }
template <> template <int D> bool W<char>::f(char a) { return a; }
template <> void W<char>::f(char a) { return; }
