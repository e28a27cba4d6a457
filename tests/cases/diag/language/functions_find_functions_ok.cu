namespace N1 { struct X { }; int &f(void *); }
namespace N2 { template <typename T> struct Y { }; }
namespace N3 { void test() { int &ir = f((N2::Y<N1::X> *)0); (void)ir; } }
int g(void *); long g(N1::X);
namespace N1 { void h(int (*)(void *)); void hh(long (*)(X)); template <class T> void i(T, int (*)(void *)); }
template <class T> void tg(T); template <class T> void tg(T, N1::X);
void test() { h((&g)); h(&g); h(g); hh(&g); i(1, g); h((g)); }
