// Default arguments that nobody uses, and initialisers outside of functions.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
void f(K x = k<1>) {}
template<class T> void g(T t, K x = k<2>) {}
template<class T> struct A { void m(K x = k<3>) {} A(K x = k<4>) {} template<class U> void n(U, K x = k<5>) {} };
struct B { void m(K x = k<6>) {} template<class U> void n(U, K x = k<7>); };
template<class U> void B::n(U, K x) {}
void h() { g(1, k<20>); A<int> a(k<21>); a.m(k<22>); a.n(1, k<23>); B b; b.m(k<24>); b.n(1, k<25>); f(k<26>);}
extern K table[] = {k<30>, k<31>};
static K st[] = {k<32>};
const K ct[] = {k<33>};
inline K it = k<34>;
constexpr K cx = k<35>;
int arr[k<36> != nullptr ? 2 : 3];
enum { en = k<37> != nullptr };
static_assert(k<38> != nullptr);
using TT = decltype(k<39>);
