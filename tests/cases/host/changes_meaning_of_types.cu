// members of all sorts named like a type that the class used before: functions, templates, enumerators, classes, bit-fields
// flags: -std=c++17
struct dim { int v; };
struct year { int v[5]; };
enum mode { fast };
typedef int real;
using natural = unsigned;
template <class T> struct vec { T x; };
namespace n { struct dim { int v; }; struct q { dim d; int dim() { return d.v; } }; namespace inner { struct q { dim d; int dim; }; } }
namespace m { using n::dim; struct q { dim d; int dim; }; }

struct nested { dim d; struct dim { int w; }; dim e; };
struct whole_class { int a = year(); int b = sizeof(dim); unsigned c{sizeof(dim)}; const year &y; int year() const { return sizeof(dim); } static int f(int i = sizeof(dim)) { return i; } void g() noexcept(sizeof(dim) == 7); struct dim { char c[7]; }; };
struct member_template { dim d; template <class T> T dim(T t) { return t; } };
struct enumerators { dim d; enum e { x, dim }; };
struct scoped { dim d; enum class dim { a }; };
struct unscoped { dim d; enum dim { b }; };
struct overloads { dim d; void set(const dim &, int dim); int dim() const { return d.v; } int dim(int a) { return a; } };
struct statics { dim d; static int dim(int); static mode mode; };
struct bits { dim d; int dim : 3; };
struct pointer { dim d; int (*dim)(int); };
struct several { dim d; int a, dim; };
struct several_initialised { dim d; int a = 0, dim = 1; };
struct array { dim d[2]; int dim[3]; };
struct of_mode { mode m; int mode() const { return m; } };
struct of_real { real r; double real() { return r; } };
struct of_natural { natural r; double natural() { return r; } };
struct parameters { parameters(dim d, const dim &e); dim get(dim) const; dim operator+(dim) const; operator dim() const; int dim; };
struct hidden { template <int dim> struct sized { int v; }; template <class dim> dim other(dim); dim d; int dim() { return 1; } };
template <class T> struct of_template { vec<T> v; vec<vec<T>> w; int vec() { return 1; } T get(::vec<T> x) { return x.x; } };
template <class T> struct accessor { dim d; __host__ __device__ T dim() const { return d.v; } };
template <class T> struct conversions { operator const dim *() const { return nullptr; } friend dim made(conversions) { return {1}; } T dim; };
struct extent { int n; };
struct grid { extent e; __host__ __device__ int extent() const { return e.n; } };
struct mesh { grid g; __host__ __device__ const grid &grid() const { return g; } };
struct outer { struct dim { int v; }; struct q { dim d; int dim() { return 1; } }; };
struct forward { struct dim; dim *d; struct dim { int w; }; };
struct initialised { initialised(const dim *b = nullptr, int a = int()) : v(a), dim(b != nullptr) {} int v; int dim; };
struct other_side { dim d; __device__ int dim() const { return d.v; } };
union joined { dim d; struct { int a; } mode; int dim; };
__global__ void k(mesh m, accessor<int> a, nested n, int *p) { *p = m.grid().extent() + a.dim() + n.e.w; }
template <class T> __global__ void kt(T t, int *p) { *p = t.dim(); }

int host(int x) {
  struct local { dim d; int dim() { return d.v; } };
  int dims(3);
  k<<<1, 1>>>(mesh{{{7}}}, accessor<int>{{1}}, nested{{1}, {2}}, nullptr);
  kt<<<1, 1>>>(other_side{{1}}, nullptr);
  n::q a{{1}};
  return a.dim() + n::inner::q{{1}, 2}.dim + m::q{{1}, 3}.dim + member_template{{1}}.dim(2) + enumerators::dim + unscoped::b + overloads{{1}}.dim(2)
         + bits{{1}, 1}.dim + several{{1}, 2, 3}.dim + several_initialised{{1}}.dim + array{}.dim[1] + of_mode{fast}.mode() + of_real{1}.real()
         + of_natural{1}.natural() + hidden().dim() + of_template<int>().vec() + accessor<char>{{1}}.dim() + outer::q{{1}}.dim() + local{{1}}.dim()
         + whole_class{1, 2, 3, {}}.b + whole_class{1, 2, 3, {}}.year() + whole_class::f() + noexcept(((whole_class *)0)->g()) + dims + made(conversions<int>()).v;
}
