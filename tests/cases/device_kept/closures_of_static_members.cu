// flags: -std=c++17
// Lambdas of a class are numbered through; those of a member that is defined outside in its initialiser.
template <class F> inline __host__ __device__ int run(F f) { return sizeof(f); }
int y = run([](int) {});
struct P { static inline int a = run([](int) {}); static inline int b = run([](int) {}) + run([](char) {}); static int q, r, s; };
int P::q = run([](short) {});
int z = run([](long) {});
int P::r = run([](short) {}) + run([](int) {});
namespace n { struct Q { static int t, u; }; int Q::t = run([](long) {}); int v = run([](int) {}); int Q::u = run([](long) {}); }
int P::s = run([](long) {});
int x = run([](long) {});
