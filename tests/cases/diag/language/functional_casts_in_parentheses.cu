// `(int(x))` in front of what might be a prefix operator is no cast to a function type
enum class e : char { a, b };
namespace n {
struct c { enum class f { x, y }; static constexpr int k = 2; };
template <class T> struct t { static constexpr int k = 3; typedef T type; };
}
constexpr int q = 2;
struct wrapped { int v; __host__ __device__ constexpr explicit wrapped(int x) : v(x) {} __host__ __device__ constexpr operator int() const { return v; } };
#define FORMS(NAME, X) \
  __constant__ int NAME[((int(X)) & 3) + 1] = {1}; \
  int NAME##_product[((int(X)) * 3) + 1], NAME##_difference[(int(X)) - 3 + 9], NAME##_sum[(unsigned(X)) + 1]; \
  static_assert(((int(X)) & 1) + ((long(X)) * 2) + ((int(X)) - 1) < 20 && (bool(X)) + 1 > 0, "");
FORMS(v1, e::b)
FORMS(v2, n::c::f::y)
FORMS(v3, q)
FORMS(v4, n::c::k)
FORMS(v5, n::t<int>::k)
FORMS(v6, ::q)
FORMS(v7, q + 1)
FORMS(v8, sizeof(n::c))
FORMS(v9, 2)
FORMS(v10, (q))
static_assert((wrapped(q)) * 3 == 6 && ((wrapped(3)) & 1) == 1, "");
__host__ __device__ int f(int x, const int *p) { return ((int(x)) & 3) + (int(n::c::k)) * 2 + (int(p[1])) * 2 + (int(*p)) - 1 + (float(x)) * 2 + (wrapped(x)) * 3; }
template <class T> __host__ __device__ int g(T x) { return ((int(x)) & 3) + ((T(x)) * 2) + ((int(n::t<T>::k)) & 1) + sizeof(int[((int(n::t<T>::k)) & 1) + 1]) + ((int(sizeof(T))) & 4); }
__global__ void k(int *p) { *p = g(2) + f(*p, p) + ((unsigned(g(3))) & 1); }
