// flags: -std=c++17
// definitions of members qualified by a typedef or an alias
struct s { int f(int); static int g(int); struct in { int h(int); }; }; typedef s R; using Q = s::in; namespace n { using ::s; namespace o { struct z { int f(int); }; } } namespace al = n::o;
int R::f(int a = 3) { return a; } int Q::h(int a = 4) { return a; } int n::s::g(int b = 5) { return b; } int al::z::f(int x = 6) { return x; }
int m() { return s().f() + s::in().h() + s::g() + n::o::z().f(); }
__global__ void kk() {}
namespace q { struct s { int f(int); static const int ar[]; s(int, int); ~s(); enum e : int; }; typedef s R; struct h { using S = s; struct in; typedef in IN; }; struct h::in { int g(int); }; } int q::R::f(int x = 3) { return x; } q::s::s(int, int = 3) {} int q::h::IN::g(int a = 7) { return a; } q::h::S::~s() {} const int q::R::ar[] = {1, 2, 3};
int m2() { return q::s(1).f() + q::h::in().g() + sizeof(q::s::ar); }
