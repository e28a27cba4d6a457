// expect: 1650 warning 16
// expect: 1650 warning 17
// expect: 174 warning 26
// expect: 174 warning 27
// flags: --c++14
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
