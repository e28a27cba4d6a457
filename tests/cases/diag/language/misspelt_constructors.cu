// expect: 260 error 58
// expect: 65 error 58
// expect: 12 warning 61
// expect: 260 error 64
// expect: 65 error 64
// expect: 260 error 68
// expect: 940 warning 68
// expect: 260 error 72
// expect: 260 error 76
// expect: 130 error 76
// expect: 260 error 79
// expect: 1774 error 79
// expect: 260 error 79
// expect: 260 error 80
// expect: 65 error 80
// expect: 260 error 81
// expect: 65 error 81
// expect: 260 error 82
// expect: 65 error 82
// expect: 260 error 82
// expect: 65 error 82
// expect: 135 error 83
// expect: 135 error 83
// expect: 260 error 84
// expect: 130 error 84
// expect: 940 warning 84
// expect-device: 260 error 58
// expect-device: 65 error 58
// expect-device: 12 warning 61
// expect-device: 260 error 64
// expect-device: 65 error 64
// expect-device: 260 error 68
// expect-device: 940 warning 68
// expect-device: 260 error 72
// expect-device: 260 error 76
// expect-device: 130 error 76
// expect-device: 260 error 79
// expect-device: 1774 error 79
// expect-device: 260 error 79
// expect-device: 260 error 80
// expect-device: 65 error 80
// expect-device: 260 error 81
// expect-device: 65 error 81
// expect-device: 260 error 82
// expect-device: 65 error 82
// expect-device: 260 error 82
// expect-device: 65 error 82
// expect-device: 135 error 83
// expect-device: 135 error 83
// expect-device: 177 warning 83
// expect-device: 177 warning 83
// expect-device: 177 warning 83
// expect-device: 260 error 84
// expect-device: 130 error 84
// expect-device: 940 warning 84
struct A { A(const char *n, int m); virtual ~A(); int v; };
struct S : A {
  Spender(const char *name, int money, double greed = 0.5) : A(name, money), greed_{greed} {}
  int f() { return greed_; }
 private:
  double greed_;
};
struct A1 {
  Bad(int x) : v(x) {}
  int v;
};
struct B {
  Bad(int x) { v = x; }
  int v;
};
struct C {
  Bad(int x);
  int v;
};
struct D {
  Bad(int x) try : v(x) { throw 1; } catch (...) { throw 2; }
  int v;
};
struct E { int v; Bad() = default; Bad(const E &) = delete; };
template <class T> struct F { T v; Bad(T x) : v(x) { } };
struct G { int v, w; constexpr Bad(int x) : v(x), w{3} { } Bad(int a, int b) noexcept : v{a}, w(b) { } void f() { } };
struct H { __device__ Bad(int x) : v(x) { } int v; __host__ __device__ Bad() : v() { } };
void use() { A1 a; B b; C c; G g; g.f(); H h; h.v = 1; }
Worse(int x) : v(x) { }
int last() { return 1; }
