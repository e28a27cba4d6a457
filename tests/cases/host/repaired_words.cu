// words that gcc refuses: typeof, needless template, inline in blocks and instantiations, storage behind extern "C", idle qualifiers
// flags: -std=c++17
#include <cstdio>
template <class T> __global__ void filled(T *p) { typeof(*p) q = 1; *p = q; }
template <class T> __global__ void with_types(T *p, typeof(1) v, const typeof(int) *w = nullptr) { *p = v; }
__global__ void plain_types(typeof(1) a, const typeof(a) *b) {}
__host__ __device__ int counted(int x) { typeof(x) y = x; const typeof(int) z = 2; return y + z; }
template <class T> auto twice(T t) { auto l = [t](typeof(t) u) -> typeof(u) { return t + u; }; return l(t); }
__device__ int only_device(int x) { typeof(x) y = x; return y; }

struct plain { int v; int get() const { return v; } static int made() { return 4; } int operator()(int i) const { return i; } typedef int type; ~plain() {} };
template <class T> struct holder { T t; int get() const { return t.template get() + this->template own(); } int own() const { return 1; } };
template <class T> int asked(T t, T *p) { typename T::template type i = T::template made(); return t.template get() + p->template get() + t.template operator()(i); }
template <class T> void ended(T *p) { p->template ~T(); }
template <template <class> class X> struct takes {};
struct gives { template <class T> struct inner {}; template <class T> int f(T) const { return 2; } };
template <class T> struct passes { takes<T::template inner> member; int g(T t) { return t.template f<int>(1) + t.template f(2); } };

int blocks(int n) {
  inline int a = 1; static inline int b = 2; inline constexpr int c = 3;
  for (inline int i = 0; i < n; ++i) a += i;
  auto l = [] { inline int d = 4; struct local { inline int f() { return 1; } }; return d + local().f(); };
  return a + b + c + l();
}
template <class T> struct sample { T g() { inline T x = 1; return x; } static T s; };
template <class T> T sample<T>::s = 1;
template <class T> T free_one(T t) { return t; }
template inline struct sample<int>;
template inline long sample<long>::g();
template inline long sample<long>::s;
template inline int free_one<int>(int);
template __forceinline__ char free_one<char>(char);
template short inline free_one<short>(short);

extern "C" static int local_c(int x);
extern "C" static int local_c(int x) { return x; }
extern "C" static inline __host__ __device__ int local_hd() { return 3; }
extern "C" const static int local_constant = 5;
extern "C" extern int elsewhere;

const class idle { int a; };
volatile struct __align__(8) aligned { int a; };
struct behind { int a; } const volatile;
const enum one { first };
const struct forward;
namespace inner { const struct based final : behind { }; }
template <class T> struct around { const struct idle_member { T t; }; enum in { x } const; };
const struct used { int x; } value = {1};
const struct used other = {2};
typedef int;
unsigned long;
typedef const struct used named;

int host(int n) {
  const struct in_block { int z; };
  int *p = nullptr;
  filled<<<1, 1>>>(p);
  with_types<<<1, 1>>>(p, 1);
  plain_types<<<1, 1>>>(1, p);
  plain one{1};
  gives given;
  takes<gives::inner> taken;
  (void)taken;
  std::printf("%d %d %d %d\n", counted(n), twice(n), holder<plain>{{2}}.get(), asked(one, &one));
  return blocks(n) + local_c(n) + local_hd() + local_constant + passes<gives>().g(given) + value.x + other.x + free_one(n)
         + (int) sizeof(in_block) + (int) sizeof(around<int>::idle_member) + one.template get();
}
