// expect: 2361 warning 82
// expect: 2361 warning 83
// expect: 2361 warning 84
// expect: 2361 warning 85
// expect: 2361 warning 86
// expect: 2361 warning 87
// expect: 2361 warning 88
// expect: 2361 warning 89
// expect: 2361 warning 90
// expect: 2361 warning 91
// expect: 2361 warning 92
// expect: 2361 error 93
// expect: 2361 warning 94
// expect: 2361 warning 95
// expect: 2361 warning 96
// expect: 2361 error 97
// expect: 2361 error 97
// expect: 2361 error 97
// expect: 2361 warning 98
// expect: 2361 warning 98
// expect: 2361 warning 98
// expect: 2361 warning 98
// expect: 2361 error 98
// expect: 2361 warning 98
// expect: 2361 warning 98
// expect: 2361 error 98
// expect: 2361 warning 98
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 100
// expect: 2361 warning 101
// expect: 2361 warning 101
// expect: 2361 warning 101
// expect: 2361 warning 101
// expect: 2361 error 102
// expect: 2361 error 102
// expect: 2361 error 102
// expect: 2361 error 102
// expect: 2361 error 102
// expect: 2361 error 102
// expect: 2361 warning 102
// expect: 2361 error 102
// expect: 2361 warning 102
// expect: 2361 warning 103
// expect: 2361 warning 104
// expect: 2361 warning 105
// expect: 2361 warning 106
// expect: 2361 warning 106
// expect: 2361 warning 107
// expect: 2361 warning 107
// expect: 2361 warning 108
// expect: 2361 warning 108
// expect: 2361 error 108
// expect: 2361 warning 109
// expect: 2361 warning 109
// expect: 2361 warning 110
// expect: 2361 warning 111
// expect: 2361 warning 112
// expect: 2361 error 112
// expect: 2361 warning 112
// expect: 2361 warning 113
// expect: 2361 warning 114
// expect: 2361 warning 115
// expect: 2361 warning 116
// expect: 2361 warning 119
// expect: 2361 error 120
// expect: 2361 error 121
// expect: 2361 error 122
// expect: 2361 error 123
// expect: 2361 error 124
// expect: 2361 warning 124
struct S { int a; int b; };
struct W { W(int); int x; };
struct D { double v; S s; };
double d();
S g(S);
int h(int);
int n1{d()};
int n2 = {d()};
S n3 = {d(), 1};
S n4{d()};
S n5 = S{d()};
auto n6 = S{d()};
auto n7 = g(S{d()});
auto n8 = g({d()});
S n9[2] = {{d()}, {1}};
static const S &n13 = S{d()};
S *n14 = new S{d()};
int *n15 = new int{d()};
int n16 = int{d()};
W n17{d()};
W n18 = {d()};
void f(S s = {d()}, S t = S{d()}, int i = {d()});
struct M { int a{d()}; int b = {d()}; S s{d()}; S t = S{d()}; static inline S u = {d()}; M() : a{d()}, s{d()} {} M(int) : s(S{d()}), b(int{d()}) {} };
void k() {
  int a{d()}; int b = {d()}; S s{d()}; S t = S{d()}; auto u = S{d()}; auto v = g(S{d()}); auto w = g({d()});
  static S x{d()}; const S &y{d()}; const S &z = S{d()}; S *p = new S{d()};
  a = {d()}; s = {d()}; s = S{d()}; g(S{d()}); g({d()}); S{d()}; int{d()}; h({d()}); h(int{d()});
  for (int i{d()};;) {} 
  if (S q = {d()}; q.a) {}
  auto [c, e] = S{d()};
  auto l = [s = S{d()}, i = int{d()}] { return s.a; };
  S ar[2] = {S{d()}, {d()}};
  W ww{d()}; W wv = {d()}; g(ar[0] = S{d()}); 
  D dd = {1, {d()}}; D de{1, S{d()}};
  const S &cr = g(S{d()});
  int m = h(S{d()}.a);
  int m2 = S{d()}.a; auto in = [] { g(S{d()}); S t = S{d()}; };
  decltype(a) o{d()};
  S *pp{new S{d()}};
  int arr[2]{d(), 1};
  thread_local S tl = {d()};
  constexpr S *np = nullptr; (void)np;
}
S ret() { return {d()}; }
S ret2() { return S{d()}; }
int ret3() { return {d()}; }
int ret4() { return g(S{d()}).a; }
auto ret5() { return S{d()}; }
template <class T> void tt() { S s{d()}; T t{d()}; g(S{d()}); auto x = S{d()}; }
