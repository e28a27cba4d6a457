// c++20
namespace n { template <class T> concept Small = sizeof(T) < 9; namespace m { template <class T, class U> concept Same = true; } }
using namespace n;
template <class T> concept Own = true;
int a(n::Small auto x) { return x; } int b(Small auto x) { return x; } int c(n::m::Same<int> auto *x) { return *x; } int d(const ::Own auto &x, auto y) { return x + y; }
int e(Own auto... x) { return (x + ...); } int f(m::Same<int> auto &&x) { return x; }
int g() { auto l = [](n::Small auto x, auto y) { return x + y; }; int i = 0; return l(1, 2) + a(1) + b(2) + c(&i) + d(1, 2) + e(1, 2) + f(2); }
