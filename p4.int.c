# 1 "/tmp/team/ile/t/p4.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 2
using size_t = __decltype((sizeof 0)); 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 2
namespace std { template< class E> class initializer_list { const E *a; size_t n; constexpr initializer_list(const E *x, size_t y) : a(x), n(y) { } public: constexpr initializer_list() : a((0)), n((0)) { } constexpr const E *begin() const { return a; } constexpr const E *end() const { return (a) + (n); } constexpr size_t size() const { return n; } }; }
# 3
template< class T, int R, int C> struct Mat { T m[R][C]{}; constexpr Mat() = default;constexpr Mat(std::initializer_list< std::initializer_list< T> >  rows) { int i = 0; for (auto row : rows) { int j = 0; for (auto v : row) { (((m)[i])[j++]) = v; }  ++i; }  } constexpr T &operator()(int i, int j) { return ((m)[i])[j]; } constexpr const T &operator()(int i, int j) const { return ((m)[i])[j]; } static constexpr Mat id() { Mat r; for (int i = 0; i < R; ++i) { r(i, i) = ((T)1); }  return r; } friend constexpr Mat operator+(Mat< T, R, C>  a, const Mat< T, R, C>  &b) { for (int i = 0; i < R; ++i) { (((a.m)[i])[0]) += (((b.m)[i])[0]); }  return a; } friend constexpr Mat operator*(T s, Mat< T, R, C>  a) { return a; } }; 
# 4
using M2 = Mat< double, 2, 2> ; constexpr M2 rot = M2::id(); 
# 5
struct Up { int *p; constexpr Up() noexcept : p() { } constexpr Up(__decltype((nullptr))) : p((nullptr)) { } ~Up(); }; template< class K> struct Tree { struct N { K k; N *l; }; Up root; size_t n = (0); bool ok() const { return n; } }; struct Vec { int *b, *e; Vec() : b(), e() { } ~Vec(); }; struct Comp { Vec v; int k = 3; }; struct Lit { const char *s; constexpr Lit(const char *t) : s(t) { } int len = 0; }; struct Pt { int x = 0, y = 0; constexpr Pt() = default;constexpr Pt(int a, int b = 2) : x(a), y(b) { } }; struct Ln { Pt a, b{3}; const char *n = ("ln"); }; 
# 6
struct NC { int v; NC(int a) : v(a) { } }; struct Mx { Pt p; NC n; }; void take(Pt); void takel(const Ln &); void lit(Lit); Pt get(int); 
# 7
void use(int n, const char *s) { 
# 8
Tree< int>  t; const Tree< long>  ct; M2 a{{(1), (2)}, {(3), (4)}}, b = (((((2.0)) * a)) + rot), c; Mat< float, 2, 3>  d = {{(1.0F), (2.0F), (3.0F)}, {(4.0F), (5.0F), (6.0F)}}; M2 e = (rot); M2 z = (rot + rot); Up u, u2 = nullptr, u3(nullptr); Comp co; Lit l = "abc", l2("x"), l3{s}; Pt p, p2(1), p3{1, n}, p4 = {4, 5}, p5 = 3, p6 = get(1); Ln ln, ln2{{1, 2}, {3}, "q"}, ln3{p, {n}}; Pt ps[2], ps2[] = {{1, 2}, 3, ((Pt)(4))}; static Pt sp(4); static Tree< char>  st; static Ln sl; thread_local Pt tp(2); 
# 9
take({1, 2}); take(3); take(Pt()); take(p); takel({}); takel({{1}, {2}}); lit("x"); lit(s); take(get(n)); Pt *np = new Pt, *np2 = new Pt(), *np3 = new Pt{1, 2}, *np4 = new Pt [2]; Mx mx{{1, 2}, 3}; auto au = Pt{5}; auto au2 = Pt(); const Pt &rp = ((Pt)(3)); Pt &&rr = {1, 2}; p = ((Pt)(1)); p = {2, 3}; p = {}; c