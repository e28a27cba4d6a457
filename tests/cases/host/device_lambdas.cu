// flags: --extended-lambda
// device lambdas: captures of every kind, arrays, nested scopes, templates, members, trailing returns
template <class F> __global__ void run(F f, int *p) { *p = f(1); }
struct S { int m; void go(int *p) { auto self = *this; run<<<1, 1>>>([=] __device__(int x) { return self.m + x; }, p); run<<<1, 1>>>([*this] __device__(int x) { return m + x; }, p); } template <class T> void gt(T t, int *p) { run<<<1, 1>>>([=] __device__(int x) { return int(t) + x; }, p); } static void st(int *p) { run<<<1, 1>>>([] __device__(int x) { return x; }, p); } };
namespace N { namespace M { void in_namespace(int a, int *p) { run<<<1, 1>>>([a] __device__(int x) { return a; }, p); } } }
template <class T, int K> void in_template(T a, int *p) { T copy = a; run<<<1, 1>>>([=] __device__(int x) { return int(copy) + K; }, p); auto named = [copy] __device__(int x) -> int { return int(copy); }; run<<<1, 1>>>(named, p); }
int overloaded(int a, int *p) { run<<<1, 1>>>([=] __device__(int x) { return a; }, p); return 0; } int overloaded(double a, int *p) { run<<<1, 1>>>([=] __device__(int x) { return int(a); }, p); return 0; }
void host(int *p, const int n, float f, S s) {
  int a = 1, b[3] = {1, 2, 3}, c[2][3] = {}; const int &r = n; double d = 2; enum { e = 3 }; constexpr int k = 4;
  run<<<1, 1>>>([] __device__(int x) { return x; }, p); run<<<1, 1>>>([=] __device__(int x) { return a + n; }, p); run<<<1, 1>>>([a, f] __device__(int x) { return a; }, p); run<<<1, 1>>>([=] __device__(int x) mutable { a += 1; return a; }, p); run<<<1, 1>>>([b] __device__(int x) { return b[1]; }, p); run<<<1, 1>>>([=] __device__(int x) { return b[x] + c[1][2]; }, p); run<<<1, 1>>>([q = a + 1, s] __device__(int x) { return q + s.m; }, p); run<<<1, 1>>>([=] __device__(int x) -> long { return r + k + e + d; }, p); 
  { int a = 5; run<<<1, 1>>>([=] __device__(int x) { return a; }, p); } auto l = [=] __device__(int x) { return a; }; auto l2 = l; run<<<1, 1>>>(l2, p); auto host_lambda = [&] { a = 2; }; host_lambda(); for (int i = 0; i < 2; ++i) run<<<1, 1>>>([=] __device__(int x) { return i; }, p);
  s.go(p); s.gt(1.5, p); S::st(p); N::M::in_namespace(1, p); in_template<int, 3>(1, p); in_template<float, 4>(1, p); overloaded(1, p); overloaded(1.5, p);
}
