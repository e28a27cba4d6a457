// c++17
struct M { typedef bool (M::*A)(int); typedef int M::*P; };
struct T1 { M::A a; M::P p; }; struct T2 { M::A a = nullptr; M::P p = nullptr; }; struct T3 { M::A a = 0; M::P p{}; }; struct T4 { M::A a = nullptr; int M::*q = {}; };
void g(M::A, M::P);
void f() {
  M::A a1 = nullptr; M::P p1 = 0; M::A a2{}; M::P p2 = {}; M::A a3 = M::A(); static M::A sa; static const M::P sp = nullptr;
  T1 t1{}; T1 t2{nullptr, nullptr}; T1 t3 = {0, 0}; static T1 t5 = {nullptr, {}}; static T1 t6{};
  T2 u1{}; T2 u2{nullptr}; static T2 u3{}; T2 u4; T3 v1{}; T3 v2; T4 w2;
  g(nullptr, nullptr); g(0, 0); g({}, {}); M::A ar[2] = {nullptr}; static M::P as[3] = {nullptr, nullptr}; g(M::A(nullptr), static_cast<M::P>(nullptr));
  int M::*plain = nullptr; int M::*ap[2] = {nullptr, {}};
}
struct Bits { bool device() const { return d_; } bool e() { return e_; } bool f() { return f_; } const bool d_ : 1; bool e_ : 1; const bool f_; };
