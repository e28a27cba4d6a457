// members declared with their own class's name in front, class-keys in front of template parameters
#include <cstdio>
struct S {
  S::S() : x(1) {} __host__ __device__ S::S(int i) : x(i) {} explicit S::S(char) noexcept; S::S(const S &) = default;
  int S::x; int S::y = 2, *S::z = nullptr; const int S::f[2] = {1, 2}; int S::b : 3; int (*S::g)(int) = nullptr; mutable int S::m = 1; typedef int S::T; S::T t = 4;
  template <class U> __host__ __device__ S::S(U *) : x(5) {} template <class U> __host__ __device__ U S::h(U u) { return u; } int i() const { return S::x + S::y; }
  struct N { N::N() {} S::N::N(int) {} int N::x = 1; int S::N::y = 2; S::T q = 3; };
};
S::S(char) noexcept : x(7) {}
namespace n { struct S { n::S::S() {} int n::S::x = 6; S(int) { S::x = 7; } }; }
template <class T> struct U { T U<T>::x; T U::y = 1; U<T>::U(T t) : x(t) {} U::U() : x() {} T get() const { return U<T>::x + U::y; } };
template <class T> struct Access { friend class T; friend struct T; private: int secret = 9; public: int f(class T *p, const struct T &q) { struct T *r = p; return r == &q; } template <class V> int g(class V v, struct T *) { return sizeof(class V); } };
struct Reader { int read(Access<Reader> &a) { return a.secret; } }; struct tm *when; template <class T> void plain(struct tm *, T) {}
__global__ void k(S s, U<int> u, int *p) { *p = s.x + s.h(2) + u.x; }
int main() {
  k<<<1, 1>>>(S(1), U<int>(2), nullptr); Access<Reader> a; Reader r; plain(when, 1);
  std::printf("%d %d %d %d %d %d\n", S().i(), S('a').x, S(&r).x + S::N(1).y, U<int>(3).get(), n::S().x, r.read(a) + a.f(&r, r) + a.g(r, &r));
}
