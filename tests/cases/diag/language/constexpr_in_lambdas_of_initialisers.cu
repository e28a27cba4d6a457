// constexpr variables and lambdas in the lambda that initialises a variable of a namespace or class
int f();
struct c { int g() const { return 1; } static int s; };
int v = [] { constexpr auto l = [](int x) { return x; }; return f() + l(1); }();
int w = [] { auto l = [](int x) constexpr { return x; }; return c().g() + l(2); }();
int x = f() + [] { constexpr int n = 2, m{n}; return n + m; }(), y = [](int k) constexpr { return k; }(f());
namespace n { static const int z = [] { static constexpr int a[] = {1, 2}; return f() + a[1]; }(); }
int c::s = [] { constexpr c object{}; (void) object; return object.g() + f(); }();
struct d { int m = [] { constexpr int n = 3; return f() + n; }(); };
constexpr int fine = [] { constexpr int n = 3; return n; }();
int take() { static int t = [] { constexpr auto l = [] { return 1; }; return f() + l(); }(); return t + n::z + d().m; }
