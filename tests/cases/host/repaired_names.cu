// flags: -std=c++20
// what gcc refuses in declared names: a `::` in front, arguments of the own class; and other zeros in pure-specifiers
template <class T> struct a { virtual ~a<T>() = default; __host__ __device__ a<T>() : x(1) {} template <class U> a<T>(U u) : x(u) {} explicit constexpr a<T>(int, int) : x(0) {} int x; };
template <class T> struct a<T *> { a<T *>() {} ~a<T *>() {} int operator()(int (*)(a<T>(int))) { return 1; } };
template <> struct a<char> { a<char>() {} ~a<char>() {} };
template <class T, int... N> struct v { v<T, N...>() {} ~v<T, N...>(); struct in : a<T> { in() : a<T>() {} using a<T>::a; }; };
template <class T, int... N> v<T, N...>::~v<T, N...>() {}
template <class T> struct other { ~other<int>(); };
template <class T> struct outer { template <class U> struct in { ~in<U>() {} in<U>() {} in<U>(int); }; };
template <class T> template <class U> outer<T>::in<U>::in(int) {}

void ::f() {}
int ::x = 3, ::x2, (::x3);
extern "C" { void ::g() {} int ::v1 = 1; }
extern "C" int ::h() { return 1; }
static int ::i() { return x + x2 + x3 + v1; }
namespace n { void f(); int y; }
void ::n::f() {}
struct S { void m(); S(); ~S(); static int q; };
void ::S::m() {}
int ::S::q;
::S::S() {}
::S::~S() {}
S &::rf() { static S s; return s; }
const char *const ::text = "x";
auto ::trailing() -> int { return 1; }
template <class T> T *::tf(T *p) { return p; }
__global__ void ::k(int *p) { *p = 1; }
__device__ int ::d;
__device__ int ::df() { return d; }

struct base { virtual void f() = 0x0; virtual void g() noexcept = 00; virtual int h() const = 0b0; virtual void i() & = 0L; int w = 0x0; };
template <class T> struct derived : base { void f() override = 0X00; void g() noexcept override {} int h() const override { return 1; } void i() & override {} };
struct last : derived<int> { void f() override {} };
int main() {
  k<<<1, 1>>>(&x);
  a<int> b, c(2.5), e(1, 2); a<char> l; a<int *> m; v<int, 1, 2> o; outer<int>::in<char> p; last q;
  f(); g(); rf().m();
  int r = i() + h() + *tf(&x) + trailing() + *text + q.h() + e.x;
  return r ? 0 : 1;
}
