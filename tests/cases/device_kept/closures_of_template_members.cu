// flags: -std=c++17 --extended-lambda
// Closures in initialisers of members are called by the member, behind it an `M`.
template <class F> inline __host__ __device__ int run(F f) { return sizeof(f); }
template <class F> inline __host__ __device__ int go(F f) { return run(f); }
template <class T> struct A { static const int a; static inline int b = go([](T *) {}); static int c[2]; template <class U> static int d; int e = go([](T) {}); struct In { static int f; }; template <class U> struct N { static int g; }; };
template <class T> const int A<T>::a = go([](T *) {});
template <class T> int A<T>::c[2] = {go([](T *) {}), go([](T) {})};
template <class T> template <class U> int A<T>::d = go([](T, U) {});
template <class T> int A<T>::In::f = go([](T, int) {});
template <class T> template <class U> int A<T>::N<U>::g = go([](T, U) {});
template <class T> int v = go([](T) {});
template <> const int A<char>::a = go([](char) {});
template <class T> struct A<T *> { static int a; static int *p; };
template <class T> int A<T *>::a = go([](T) {});
struct P { static int q; static inline int r = go([](int) {}); template <class U> static int s; };
int P::q = go([](short) {});
template <class U> int P::s = go([](U) {});
namespace ns { template <class T> int w = go([](T) {}); template <class T> struct B { static int x; }; template <class T> int B<T>::x = go([](T) {}); }
int f() { A<long> n; return A<long>::a + A<long>::b + A<long>::c[1] + A<long>::d<int> + A<long>::In::f + A<long>::N<int>::g + v<long> + A<char>::a + A<long *>::a + P::q + P::r + P::s<int> + ns::w<int> + ns::B<int>::x; }
