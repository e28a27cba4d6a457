// flags: -std=c++17
#include <limits>
#include <string>
#include <vector>
template <class T> struct source { static T get() { return T(); } static T of(int) { return T(); } static const int n = 3; typedef T type; using alias = T; struct inner { static int get(); int i; inner(); }; template <class U> struct other { typedef U kind; }; enum e { one }; class nested; static T make(T); template <class U> static U cast(int); static T *ptr; };
struct plain { static int get(); };
struct registrar { registrar(int); registrar(int *); registrar(int, int); };
registrar a1(source<int>::get());
registrar a3(source<int>::of(3)), a4(1), a5(source<int>::get(), 2), a6(source<int>::get() + 1), a7(source<int>::of(plain::get()));
registrar a8(source<int>::inner::get());
registrar a9(source<source<int>::type>::get());
int value; registrar b0(source<int>::of(value)), b1(source<int>::of(source<int>::n));
registrar f1(source<int>::type()), f2(source<int>::alias(x)), f3(source<int>::type (*cb)(int)), f4(source<int>::inner()), f5(source<int>::type), f6(source<int>::type (&)(int));
int (*p1)(int (*)()) = 0; registrar (*q1)(int (*)()) = f1, (*q2)(int) = f2, (*q3)(int (*)(int)) = f3, (*q5)(int) = f5;
const double inf(std::numeric_limits<double>::infinity());
static const std::vector<int> v(std::numeric_limits<char>::max());
struct S { static const double d; };
const double S::d(std::numeric_limits<double>::infinity());
template <class T> struct U { static T x; }; template <class T> T U<T>::x(std::numeric_limits<T>::max());
namespace n { const double sup(std::numeric_limits<double>::infinity()); double low(-std::numeric_limits<double>::max()); }
template <class T> T w(source<T>::get()); int use = w<int>;
double sum = inf + v.size() + S::d + n::sup + n::low + U<int>::x;
registrar g1(std::string::size_type), g2(std::vector<int>::size_type n), g3(std::vector<int>::iterator (*)(int)), g4(source<int>::other<char>::kind (*)(int)), g5(source<int>::e), g6(std::vector<int>::value_type (x)), g7(source<int>::nested *), g8(source<int>::type (&r)[3]);
registrar v1(source<int>::make(source<int>::one)), v2(*source<int>::ptr), v3(source<int>::make(*source<int>::ptr));
void check() { g1(3); g2(3); g3(nullptr); g4(nullptr); g5(source<int>::one); g6(3); g7(nullptr); int a[3]; g8(a); registrar w1(source<int>::make(3)); registrar c[] = {v1, v2, v3, w1}; }
template <class T> struct holder { static registrar r; registrar g(typename source<T>::type (*)(int)); static registrar h(source<int>::type (*)(int)); };
template <class T> registrar holder<T>::r(source<T>::make(3));
template <class T> registrar holder<T>::g(typename source<T>::type (*)(int)) { return r; }
struct other_source : source<int> { registrar in(source<int>::type (*f)(int)) { registrar r(source<int>::make(f(1))); return r; } };
registrar s1(source<int>::cast<char>(3)), s2(source<int>::template cast<int>(value));
__global__ void k(int *p) { *p = 1; }
