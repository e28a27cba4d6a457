// expect: 2810 warning 38
// expect: 2809 warning 39
// expect: 1650 warning 40
// expect: 1650 warning 41
// expect: 3004 warning 42
// expect: 3004 warning 43
// expect: 3004 warning 44
// expect: 3004 warning 45
// expect: 3004 warning 46
// expect: 3004 warning 47
// expect: 3004 warning 48
// expect: 3004 warning 49
// expect: 174 warning 50
// expect: 174 warning 51
// expect: 3004 warning 52
// expect: 3004 warning 55
// expect: 3001 warning 63
// expect: 3001 warning 63
// expect: 3003 warning 63
// expect: 2810 warning 63
// expect: 2810 warning 63
// expect: 3001 warning 63
// expect: 3000 warning 63
// expect: 3005 warning 65
// expect: 3005 warning 65
// expect: 3005 warning 65
// expect: 3005 warning 65
// expect: 1650 warning 80
// expect: 1650 warning 80
struct [[nodiscard]] T { T(); T(int); };
T t();
[[nodiscard]] int u();
[[gnu::warn_unused_result]] int v();
__attribute__((warn_unused_result)) int w();
struct [[nodiscard]] G { };
struct [[nodiscard]] H { H() = default; [[nodiscard]] H(int) {} };
enum [[nodiscard]] E { e };
void f() { t(); 
 u();
 v();
 w();
 T();
 T(3);
 G();
 G{};
 H();
 H{};
 H(2);
 (T)4;
 E();
 E(1);
 T{};
 G(G());
 T(t());
 static_cast<T>(2);
}
struct [[nodiscard("why")]] R { };
enum [[nodiscard("en")]] Q { q };
enum class [[nodiscard]] F { f };
class [[nodiscard]] [[deprecated]] C { };
R r(); Q g(); F h(); C i();
struct V { [[nodiscard("x")]] V(int *); R m(); [[nodiscard("m")]] int n() const; };
void wr() { r(); g(); V((int *)0); h(); i(); V((int *)0).m(); V((int *)0).n(); }
struct [[nodiscard("Why")]] Y { Y(); Y(int); };
void k() { Y(); Y(3); Y{}; (Y)4; }
struct Ax { Ax(int = 0); };
Ax tx();
void vexing() {
  Ax(d)(int);
  Ax(e[3]);
  Ax(h(int));
  Ax(tx());
  d(2);
  e[1] = 3;
}
[[clang::warn_unused_result]] int clang_word();
[[__gnu__::__warn_unused_result__]] int gnu_word();
[[using gnu: warn_unused_result]] int using_word();
struct [[clang::warn_unused_result]] W {}; W w_of();
void attributes() { clang_word(); gnu_word(); using_word(); w_of(); }
