// c++17
namespace std { template <bool B, class T, class U> struct conditional { typedef T type; }; template <class T, class U> struct conditional<false, T, U> { typedef U type; }; 
template <class T, class U> struct is_same { static const bool value = false; };  template <class T> struct is_same<T, T> { static const bool value = true; }; }
struct cf { float x; }; struct cd { double x; };
template<typename T> using cc = typename std::conditional<std::is_same<T, float>::value, cf, typename std::conditional<std::is_same<T, double>::value, cd, void>::type>::type;
extern "C" void fail(const char *, const char *) noexcept; template <class T> struct plan { T x; };
template <class T> int run(cc<T> *c, cc<T> *fk, plan<T> *p) { fail("a", __PRETTY_FUNCTION__); return 1; }
template int run<double>(cc<double> *, cc<double> *, plan<double> *);
template <class T> struct complex { T re, im; }; template <class T> using ccc = complex<T>;  template <class T> struct plann { T x; ccc<T> y; };
template <class T> int run1(ccc<T> *c, ccc<T> *fk, plann<T> *p) { fail("a", __PRETTY_FUNCTION__); fail("b", __FUNCTION__); return 1; }
template <class T> int run2(const plann<ccc<T>> &p, ccc<T> v[2]) { fail("a", __extension__ __PRETTY_FUNCTION__); return 1; }
typedef float real; template <class T, int N> struct box { int go(ccc<T> v, T w) { fail("", __PRETTY_FUNCTION__); return N; } };
int main() { ccc<float> a; plann<float> p; plann<ccc<double>> q; ccc<double> d; box<real, 3> b; return run1(&a, &a, &p) + run2<double>(q, &d) + b.go(a, 2); }
template int run1<double>(ccc<double> *, ccc<double> *, plann<double> *);
void plain() { fail(__func__, __FUNCTION__); fail(__FUNCTION__, __PRETTY_FUNCTION__); } void second() { fail(__FUNCTION__, __func__); }
