// Names of closures in variable templates, in default initialisers of members and in default arguments.
// flags: -std=c++17 -expt-relaxed-constexpr
template <class... F> __host__ __device__ int both(F... f) { return (f(1) + ...); }
template <int N> constexpr auto v1 = [](int x) { return x + N; };
template <int N> int v2 = both([](int x) { return x; }, [](int x) { return x + 1; }, [](long x) { return x; });
namespace N { template <class T> constexpr auto v3 = [](T x) { return x; }; }
struct V { template <class T> static constexpr auto v4 = [](T x) { return x; }; };
struct S {
  static constexpr auto s1 = [](int x) { return x - 1; };
  int m = both([](int x) { return x * 2; }, [](int x) { return x; }, [](long x) { return x; });
  static constexpr auto s2 = [](int x) { return x - 1; };
  int q = both([](int x) { return x * 5; }), r = both([](int x) { return x + 3; }, [](auto x) { return x; });
  static constexpr auto s3 = [](int x) { return [](int y) { return y - 1; }(x); };
};
template <class T> struct D { int a = both([](T x) { return x * 3; }); int m = both([](T x) { return x * 3; }, [](int x) { return x; }); };
__device__ int def(int n = both([](int x) { return x * 7; }, [](int x) { return x; }, [](char x) { return x; }), int p = both([](int x) { return x * 7; })) { return n + p; }
__device__ int def(long z, int n = both([](int x) { return [](int y) { return y; }(x); })) { return n; }
__device__ int def(char z, int n = both([](auto x) { return x; })) { return n; }
namespace N {
struct M {
  __device__ int go(int n = both([](int x) { return x * 7; }), int m = both([](int x) { return x; })) const { return n; }
  __device__ M(int n = both([](int x) { return x * 7; })) {}
};
}
template <class T> __device__ int tdef(T t, int n = both([](T x) { return x * 7; })) { return n; }
static __device__ int sdef(int n = both([](int x) { return x * 7; })) { return n; }
template <class T> struct TM {
  __device__ int go(T n = both([](T x) { return x * 7; })) { return n; }
  template <class U> __device__ int gu(U u, T n = both([](U x) { return x * 7; })) { return n; }
};
int gv = both([](float x) { return x * 3; });
__global__ void k(int *p) {
  *p = both(v1<3>) + both(v1<4>) + both(N::v3<int>) + both(V::v4<int>) + both(S::s2) + both(S::s3) + both(v1<3>, v1<4>);
  *p += both(v1<3>, S::s1, v1<3>);
  S s; *p += s.m + s.r;
  D<int> d; *p += d.m;
  D<long> e; *p += e.m;
  *p += def() + N::M().go() + tdef(3) + tdef(3l) + def(3l) + def('c') + sdef() + TM<int>().go() + TM<int>().gu(3) + TM<long>().gu(3u);
}
int host() { return v2<3>; }
