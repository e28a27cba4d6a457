// declarations that gcc refuses: templates with their own arguments, default arguments outside, friends by new names
// flags: -std=c++17
template <class T> struct A {
  template <class U> int f(U u);
  template <class U, int N> static int g(U u);
  template <class... U> int h(U... u);
  template <class U> __device__ int d(U u);
  template <class U> __host__ __device__ int hd(U u);
  template <class U> int operator()(U u);
};
template <class T> template <class U> int A<T>::f<U>(U u) { return (int) sizeof(T) + (int) u; }
template <class T> template <class V, int N> int A<T>::g<V, N>(V u) { return N; }
template <class T> template <class... U> int A<T>::template h<U...>(U... u) { return sizeof...(u); }
template <class T> template <class U> __device__ int A<T>::d<U>(U u) { return 1; }
template <class T> template <class U> __host__ __device__ int A<T>::hd<U>(U u) { return 2; }
template <> template <> int A<char>::f<int>(int u) { return 3; }
template <class U> static int plain(U u);
template <class U> int plain<U>(U u) { return 4; }
template <int N> struct order { int v; };
struct converts { template <int N> operator order<N>() const; template <int N> explicit operator order<N> *() { return nullptr; } };
template <int N> converts::operator order<N>() const { return order<N>(); }
namespace ns {
template <typename S> S peek(int n);
template <typename S> struct box {
private:
  S secret = S();
public:
  template <typename U> friend U peek<U>(int n);
  template <typename U> friend U peek<>(int n);
};
template <typename S> S peek(int n) { box<S> b; return b.secret + S(n); }
template int peek<int>(int);
template <class T> T other(T t);
}
template <class T> T ns::other<T>(T t) { return t; }
template <class T> __global__ void repeated(T);
template <class T> __global__ void repeated<T>(T) {}

template <class T> struct D {
  D(int x);
  int f(int x, int y);
  static int s(int x);
  int c(int x) const;
  struct in { int g(T x); };
  template <class U> int m(U u);
  __host__ __device__ int hd(int x);
  int inside(int x = 1);
};
template <class T> D<T>::D(int x = 1) {}
template <class T> int D<T>::f(int x, int y = sizeof(T)) { return x + y; }
template <class T> int D<T>::s(int x = T(1)) { return x; }
template <class T> inline int D<T>::c(int x = 3) const { return x; }
template <class T> int D<T>::in::g(T x = T()) { return 1; }
template <class T> template <class U> int D<T>::m(U u = U()) { return 2; }
template <class T> __host__ __device__ int D<T>::hd(int x = 5) { return x; }
template <class T> int D<T>::inside(int x) { return x; }
struct no_template { int f(int x); template <class T> int m(T x, int y); };
template <class T> int no_template::m(T x, int y = 2) { return y; }

int known(int);
struct with_friends {
  friend void ::nosuch();
  friend int ::later(with_friends *);
  friend int ::known(int);
  friend int ::known(char);
  friend int *::pointer(with_friends &) { return nullptr; }
private:
  int a;
};
template <class T> struct friendly { friend int ::of_instance(friendly *); T t; };
friendly<int> one;
int later(with_friends *p) { return p->a; }

template <class T>
#pragma GCC diagnostic ignored "-Wunused-parameter"
int headed(T t) { return 1; }
static
#pragma GCC diagnostic ignored "-Wcomment"
int specified(int a,
#pragma GCC diagnostic ignored "-Wunused"
              int b)
#pragma GCC diagnostic ignored "-Wparentheses"
{ return a + b; }
#define QUIET(e) (_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wsign-compare\"") (e) _Pragma("GCC diagnostic pop"))
const char *text = "a" _Pragma("GCC diagnostic push") "b";
int expressions(int x, unsigned y) {
  if (x)
#pragma GCC diagnostic push
    x = 1 +
#pragma GCC diagnostic pop
        2;
  else
#pragma GCC diagnostic push
    x = 3;
  auto l = [](int z) {
#pragma GCC diagnostic push
    return z
#pragma GCC diagnostic pop
        ;
  };
  while (QUIET(x < y)) ++x;
  return QUIET(x < y) + l(x) + specified(x,
#pragma GCC diagnostic ignored "-Wall"
                                         2);
}

int host(int n) {
  A<int> a;
  D<int> d(1);
  repeated<<<1, 1>>>(n);
  return a.f(n) + A<int>::g<int, 3>(n) + a.h(1, 2) + a.hd(1) + plain(n) + ns::other(n) + d.f(1, 2) + d.s(1) + d.c(2) + D<int>::in().g(1)
         + d.m(1) + d.hd(1) + d.inside() + no_template().m(1, 2) + headed(n);
}
