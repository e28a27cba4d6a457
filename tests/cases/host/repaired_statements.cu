// statements and members that gcc refuses: labels at ends, returns without their value, a using-declaration twice
// flags: -std=c++14
#include <cstdio>
int jumps(int x) { if (x) { goto out; out: } switch (x) { case 1: break; default: inner: } goto inner; end: last: }
template <class T> void template_jumps(T x) { do { continue; out: } while (x); auto l = [](int y) { if (y) goto out; out: }; l(1); goto out; }
__host__ __device__ void both(int x) { if (x) goto out; out: }
void attributed(int x) { if (x) goto out; { goto in; in: __attribute__((unused)) } out: __attribute__((unused)) __attribute__((cold)) }
__global__ void kernel(int x) { if (x) goto out; out: }

int valued(int x) { if (x) return 1; return; }
template <class T> T of_template(T t) { if (t) return t; return; }
template <class T> struct with_members {
  using result = T;
  result aliased() { return; }
  T *pointer() const noexcept { return; }
  explicit operator int() { return; }
  auto trailing() -> T { return; }
  with_members() { return; }
  ~with_members() { return; }
  void nothing() { return; }
  __host__ __device__ int of_both() { return; }
};
typedef void nothing;
nothing named_nothing() { return; }
auto deduced(int x) { if (x) return 1; return; }
auto deduced_nothing(int x) { if (x) { x = 1; } return; }
int &referenced() { return; }
void (*function_pointer())() { return; }
int lambdas(int x) {
  auto a = [](int y) -> int { if (y) return 1; return; };
  auto b = [](int y) { if (y) return 1; return; };
  auto c = [x](int *y) { *y = x; return; };
  struct local { int f() { return; } void g() { return; } };
  c(&x);
  local().g();
  return a(x) + b(x);
}

struct base { int x; typedef int type; int f(); int f(int); int operator()(int); base(int); };
struct derived : base {
  using base::x; int y; using base::x;
  using base::type;
  using ::base::type;
  using base::f; int f(char); using base::f;
  using base::operator(); using base::operator();
  using base::base;
};
template <class T> struct dependent : T { using T::x; using T::x; using typename T::type; using typename T::type; type z; using T::T; };
template <class A, class B> struct two { A a; };
template <class A, class B> struct of_two : two<A, B> { using two<A, B>::a; using two<A, B>::a; struct inner : two<A, B> { using two<A, B>::a; }; };

int host(int x) {
  kernel<<<1, 1>>>(x);
  both(x);
  template_jumps(x);
  with_members<int> m;
  m.nothing();
  named_nothing();
  deduced_nothing(x);
  struct local : base { using base::x; using base::x; local() : base(1) {} };
  of_two<int, char> t{};
  return jumps(x) + valued(x) + of_template(x) + m.aliased() + m.trailing() + int(m) + deduced(x) + lambdas(x) + dependent<base>(1).x + t.a + local().x;
}

int measured();
namespace measuring { void inner(); }
template <int N> struct of_size { int v = N; };
struct measures { static int made(); int size; int inside() { return sizeof(made) + sizeof(size); } struct nested { int own(); int inside() { return sizeof(own) + sizeof(made); } }; };
template <class T> int measured_in_template(T measured) { return sizeof(measured) + sizeof(::measured) + sizeof(T) + sizeof(T()); }
static_assert(sizeof(measured) == 1, "");
int sizes(int x) {
  int local();
  char bytes[sizeof(measured)];
  return sizeof(measured) + sizeof measured + sizeof((measured)) + sizeof(::measured) + sizeof(measuring::inner) + sizeof(*measured) + sizeof(bytes)
         + sizeof(measures::made) + of_size<sizeof(measured)>().v + sizeof(local) + sizeof(void) + sizeof(int()) + measured_in_template(x) + sizeof(x)
         + measures().inside();
}
