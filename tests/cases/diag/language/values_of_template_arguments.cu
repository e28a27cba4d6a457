// expect: 28 error 93
// expect: 28 error 94
// expect: 28 error 95
// expect: 28 error 97
// expect: 28 error 98
// expect: 28 error 99
// expect: 28 error 100
// expect: 28 error 101
// expect: 28 error 102
// expect: 28 error 102
// expect: 28 error 102
// expect: 28 error 103
// expect: 28 error 104
// expect: 28 error 105
// expect: 2361 error 106
// expect: 2361 error 107
// expect: 28 error 108
// expect: 28 error 109
// expect: 2361 error 110
// expect: 458 error 111
// expect: 458 error 112
// expect: 2362 error 113
// expect: 28 error 118
// expect: 28 error 119
// expect: 28 error 121
// expect: 28 error 124
// expect: 28 error 125
// expect: 28 error 126
// expect: 28 error 127
// expect: 28 error 129
// expect: 28 error 130
// expect: 28 error 131
// expect: 28 error 132
// expect: 2361 error 134
// expect-device: 28 error 93
// expect-device: 28 error 94
// expect-device: 28 error 95
// expect-device: 28 error 97
// expect-device: 28 error 98
// expect-device: 28 error 99
// expect-device: 28 error 100
// expect-device: 28 error 101
// expect-device: 28 error 102
// expect-device: 28 error 102
// expect-device: 28 error 102
// expect-device: 28 error 103
// expect-device: 28 error 104
// expect-device: 28 error 105
// expect-device: 2361 error 106
// expect-device: 2361 error 107
// expect-device: 28 error 108
// expect-device: 28 error 109
// expect-device: 2361 error 110
// expect-device: 458 error 111
// expect-device: 458 error 112
// expect-device: 2362 error 113
// expect-device: 28 error 118
// expect-device: 28 error 119
// expect-device: 28 error 121
// expect-device: 28 error 124
// expect-device: 28 error 125
// expect-device: 28 error 126
// expect-device: 28 error 127
// expect-device: 28 error 129
// expect-device: 28 error 130
// expect-device: 28 error 131
// expect-device: 28 error 132
// expect-device: 177 warning 132
// expect-device: 2361 error 134
// expect-device: 177 warning 121
// expect-device: 177 warning 125
// expect-device: 177 warning 126
// expect-device: 177 warning 127
// expect-device: 177 warning 128
// expect-device: 177 warning 129
// expect-device: 177 warning 132
// expect-device: 177 warning 133
// Values that are written as template arguments outside of templates are constants of the types of the parameters.
int rt; int rf(); long lo; float fl; constexpr int two = 2;
enum E { e1 = 1, e2 }; E re;
template <int N> struct T { int a; static int f(); };
template <unsigned N> struct U {};
template <long N> struct L {};
template <bool B> struct W {};
template <E e> struct EE {};
template <class X, int N> struct TN {};
template <int... N> struct P {};
template <int *P> struct PP {};
template <int N> using A = T<N>;
template <int N> constexpr int v = N;
template <bool B> void b();
constexpr int ce(int n) { return 1 / n; }
T<rt> a1;
T<rf() + 1> a2;
T<ce(0)> a3;
T<ce(1)> ok1;
TN<int, rt> a4;
TN<T<rt>, 3> *a5;
P<1, rt> p;
typedef T<rt> TT;
using UU = TN<int, ce(0)>;
struct S { T<rt> m; static T<rf()> n; int i = sizeof(T<rt>); };
extern T<rt> ex;
T<rt> result();
int size = sizeof(T<rt>);
U<rt> narrowed1;
W<rt> narrowed2;
L<rt> widened;
EE<re> of_enum;
T<lo> narrowed3;
T<fl> floating;
T<"a"> text;
U<-1> does_not_fit;
W<2> truth1;
W<two> truth2;
W<e2> truth3;
PP<&rt> address;
namespace ns { int x; template <int N> struct I {}; struct J { I<x> i; }; }
ns::I<ns::x> nsx;
void g(int n) {
  T<n> x1;
  b<2>();
  b<two>();
  int c = v<n>;
  A<n> x2;
  W<(n > 1)> x3;
  PP<&n> x4;
  const int known = 3; T<known> x5;
  const int unknown = n; T<unknown> x6;
  T<n>::f();
  using Q = T<n>;
  auto l = [n] { T<n> x; };
  auto generic = [](auto x) { T<x> y; return T<sizeof(x)>{}; };
  int d = v<lo>;
}
struct NC { static int v; static constexpr int w = 1; };
template <class X> auto sf(X x) -> T<X::v>;
int sf(...);
int fits = sf(NC{});
template <class X> struct CT { T<X::w> m; void mm(int n) { T<sizeof(n)> q; } };
CT<NC> ct;
__device__ int dev() { return v<two>; }
