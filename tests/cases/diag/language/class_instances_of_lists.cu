// expect: 70 error 12
// expect: 70 error 12
// expect: 70 error 13
// expect: 1574 error 16
// expect: 2784 error 16
// expect: 1574 error 16
// expect: 94 error 17
// expect: 94 error 17
// expect: 70 error 12
// expect: 70 error 12
struct Inc; struct Inc2; 
template <class T> struct F { T t; };
template <class T, int N = 3> struct G { T a[N]; F<T> f; };
template <class... Ts> struct V { F<Inc> f; };
namespace N { template <class T> struct H { F<T> m; struct In { F<Inc2> z; }; In in; }; }
template <class T> struct I { static_assert(sizeof(T) == 4, "four"); static_assert(sizeof(T) > 1); };
template <int A> struct Neg { int x[A]; char y[A + 1]; };
template <class T> struct Bs : F<T> {};
F<Inc2> f2;
F<Inc> f1;
G<Inc> g;
V<int, long> v;
N::H<Inc> h;
I<char> i1; I<short> i2;
Neg<-3> n1; Neg<-4> n2;
Bs<void> b;
F<const Inc> fc; F<void> fv;
