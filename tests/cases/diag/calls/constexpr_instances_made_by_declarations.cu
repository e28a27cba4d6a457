// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
// expect: 20008 error 27
struct A { __device__ constexpr int c() const { return 1; } };
template<class T, int N> constexpr int t() { return T().c(); }
int a = t<A, 1>();
static int b = t<A, 2>();
const int c = t<A, 3>();
constexpr int d = t<A, 4>();
int e[t<A, 5>()];
template<int N> struct I {}; I<t<A, 6>()> i;
static_assert(t<A, 7>(), "");
enum { f = t<A, 8>() };
struct S { unsigned b : t<A, 9>(); int c = t<A, 10>(); static const int d = t<A, 11>(); static_assert(t<A, 12>()); int e[t<A, 13>()]; };
void g(int x = t<A, 14>());
using U = I<t<A, 15>()>;
int h = sizeof(t<A, 16>());
decltype(t<A, 17>()) j;
alignas(t<A, 18>()) int k;
void l() noexcept(t<A, 19>());
template<int N = t<A, 20>()> struct V {};
int m = noexcept(t<A, 21>());
struct W : I<t<A, 22>()> {};
int n(I<t<A, 23>()>);
extern int o[t<A, 24>()];
typedef int P[t<A, 25>()];
__device__ int q = t<A, 26>();
int r{t<A, 27>()};
int s(t<A, 28>());
template<class T> int v = t<A, 29>();
