// expect: 1731 error 40
// expect: 1731 error 41
// expect: 1731 error 42
// expect: 1731 error 43
// expect: 1730 error 44
// expect: 1730 error 45
// expect: 1730 error 46
// expect: 1730 error 47
// expect: 1730 error 48
// expect: 1730 error 49
// expect: 1731 error 50
// expect: 1731 error 51
// expect: 1731 error 51
// expect: 1730 error 53
// expect: 1730 error 59
// expect: 1730 error 60
// expect: 1730 error 61
// expect: 1730 error 62
// expect: 1730 error 63
// expect: 1730 error 64
// expect: 1730 error 65
// expect: 1730 error 66
// expect: 1730 error 67
// expect: 1730 error 69
// expect: 1730 error 70
// expect: 1730 error 74
// expect: 1730 error 75
// expect: 1730 error 76
// expect: 1730 error 77
// expect: 1730 error 81
// expect: 1730 error 82
// expect: 1730 error 83
// expect: 1731 error 84
// expect: 1731 error 85
// expect: 1730 error 86
// expect: 1731 error 87
// expect: 1730 error 88
int g; static int h; void fn(); void fn(int); namespace N { int q; } struct S { int v; }; template<class T> void tf(T); template<class T> int tv = 1; enum E { e1 }; thread_local int tl;
void f(int a) {
  auto a1 = [g] { return g; };
  auto a2 = [&g] { return g; };
  auto a3 = [=, g] { return g; };
  auto a4 = [&, h] { return h; };
  auto a5 = [fn] { };
  auto a6 = [S] { };
  auto a7 = [N] { };
  auto a8 = [tf] { };
  auto a9 = [e1] { return e1; };
  auto b1 = [f] { };
  auto b2 = [tl] { return tl; };
  auto b3 = [g, g] { };
  auto b4 = [g = g] { return g; };
  auto b5 = [tv] { return 1; };
}
struct Base { int bv; void bm(); };
struct Members : Base {
  int v; static int s; enum { E }; void m(); typedef int T; static void sm(); void operator()(int); struct I { int z; };
  void f(int a) {
    auto a1 = [v] { return 1; };
    auto a2 = [&v] { return 1; };
    auto a3 = [=, v] { return 1; };
    auto a4 = [s] { return s; };
    auto a5 = [E] { return E; };
    auto a6 = [m] { };
    auto a7 = [T] { };
    auto a8 = [bv] { };
    auto a9 = [sm] { sm(); };
    auto b1 = [v = v] { return v; };
    auto b2 = [I] { };
    auto b3 = [this, v] { };
  }
};
template<class T, int N, template<class> class X> void t(T p) {
  auto a1 = [T] { };
  auto a2 = [N] { return N; };
  auto a3 = [X] { };
  auto a4 = [t] { };
}
void locals(int a) {
  struct L { }; using U = int; enum { K }; static const int s = 1; extern int x; void lf(); static thread_local int tl; typedef int V; enum class EC { q };
  auto a1 = [L] { };
  auto a2 = [U] { };
  auto a3 = [K] { return K; };
  auto a4 = [s] { return s; };
  auto a5 = [&x] { return x; };
  auto a6 = [lf] { lf(); };
  auto a7 = [&tl] { return tl; };
  auto b1 = [EC] { };
}
