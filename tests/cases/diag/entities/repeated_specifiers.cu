// expect: 240 error 32
// expect: 240 error 33
// expect: 240 error 34
// expect: 240 error 34
// expect: 240 error 35
// expect: 240 error 37
// expect: 240 error 38
// expect: 240 error 39
// expect: 81 error 40
// expect: 81 error 41
// expect: 83 warning 45
// expect: 81 error 46
// expect: 81 error 47
// expect: 81 error 49
// expect: 240 error 50
// expect: 84 error 50
// expect: 240 error 50
// expect: 84 error 50
// expect: 84 error 50
// expect: 84 error 50
// expect: 83 warning 51
// expect: 83 warning 52
// expect: 240 error 53
// expect: 83 warning 54
// expect: 240 error 55
// expect: 83 warning 56
// expect: 83 warning 56
// expect: 81 error 57
// expect: 83 warning 58
// expect: 240 error 60
// expect: 2949 warning 61
__device__ inline __forceinline__ void a();
__forceinline__ __forceinline__ void b() {}
inline __inline__ __inline void c();
constexpr constexpr int d = 1;
struct S {
  virtual virtual void f();
  explicit explicit S(int);
  friend friend void g();
  mutable mutable int m;
  static inline __device__ static void s();
  int q() const volatile;
  long long x; unsigned long long int y; short int z; const volatile int w = 1;
};
volatile volatile int e;
typedef typedef int T;
extern __constant__ extern int h;
thread_local const int i = 1;
static extern int j;
unsigned unsigned k; signed unsigned l; short short m; long short n; long long long o; int float p;
const int const r = 1;
int *const volatile const s = 0;
template<class Q> inline __attribute__((noinline)) inline void t(Q);
using U = const const int;
struct B {}; struct D : virtual virtual B {};
void local(const const int x, int const *const const y) {
  static static int u;
  for (const const int v = 0; v > 1;) {}
}
int inline inline v();
extern "C" int main();
