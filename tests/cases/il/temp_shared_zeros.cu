// c++17
// Zeros of scalars that are operands: there is one for all T{} and {} of a type, which looks as it was written first.
typedef int I;
typedef const char *P;
using En = enum class E : short { a };
void f(int, ...);
void l(long);
void b(bool);
void d(double);
void c(char);
void u(unsigned);
void p(I);
void q(P);
void r(En);
void s(const I &);

void casts_first() { f(int{}); f(0); f(int{}); f({}); l(long{}); l(0L); l({}); b(bool{}); b(false); b(bool{}); }
void lists_first() { d({}); d(double{}); d(0.0); c(char()); c({}); c(char{}); c('\0'); u(0u); u(unsigned{}); u({}); }
void again() { c((char)0); d({}); d(double{}); f({}); u(unsigned{}); u(0); }

I number() { return {}; }
P pointer() { return {}; }

template <class T> T all() {
  p({}); q({}); r({}); s({}); p(I{}); p(T{});
  T a = T{};
  a = {};
  I b = {};
  b = {};
  I c = I{};
  P e{};
  e = {};
  q(P{});
  return {};
}
template I all<I>();
template long all<long>();

struct D {
  I a = {};
  P b{};
  I c = I();
  I d = I{};
  D(I x = {}) : a(), b{}, c{x} {}
};

template <class T> struct Series {
  T *values;
  explicit Series(unsigned n, T first = T{}, T second = {}, T third = T(), double scale = T{}) : values() {}
  static void set(const T &to = {}, const T &from = T{}) {}
};

void objects() {
  D d;
  p(I());
  I *n = new I{};
  I m[2] = {{}, {}};
  n = {};
  Series<int> ints(1);
  Series<long> longs(2);
  Series<float> floats(3);
  Series<int>::set();
  Series<short>::set();
}
