// expect: 1738 error 41
// expect: 1738 error 42
// expect: 1738 error 42
// expect: 1738 error 43
// expect: 1738 error 44
// expect: 1738 error 45
// expect: 1738 error 46
// expect: 1738 error 46
// expect: 1738 error 50
// expect: 1738 error 51
// expect: 1738 error 52
// expect: 1877 error 53
// expect: 1738 error 55
// expect: 1738 error 56
// expect: 549 warning 57
// expect: 1738 error 58
// expect: 1738 error 63
// expect: 1738 error 64
// expect: 1738 error 65
// expect: 1738 error 72
// expect: 1738 error 73
// expect: 1738 error 74
// expect: 1738 error 75
// expect: 1738 error 77
// expect: 1738 error 78
// expect: 1738 error 80
// expect: 1738 error 80
// expect: 1738 error 85
// expect: 1738 error 86
// expect: 1730 error 87
// expect: 1738 error 87
// expect: 1738 error 88
// expect: 1738 error 90
// expect: 1730 error 90
// expect: 258 error 92
// expect: 1730 error 92
struct B { int bv; void bm(); static int bs; };
struct S : B {
  int v; static int s; enum { E }; int m(); static int sm(); int operator()(int); struct I { int z; static int y; };
  void f(int a) {
    auto a1 = [] { return v; };
    auto a2 = [] { return v + v; };
    auto a3 = [a] { return this->v; };
    auto a4 = [] { return m(); };
    auto a5 = [] { return bv; };
    auto a6 = [] { bm(); bm(); };
    auto a7 = [] { return s + sm() + E + bs + I::y; };
    auto a8 = [] { return sizeof(v) + sizeof(this->v); };
    auto a9 = [] { return &S::v; };
    auto b1 = [] { return S::v; };
    auto b2 = [] { return (*this)(1); };
    auto b3 = [] { [] { return v; }(); };
    auto b4 = [] { [this] { return v; }(); };
    auto b5 = [] { [=] { return v; }(); };
    auto b6 = [this] { [] { return v; }(); };
    auto b7 = [] { [v = v] { return v; }(); };
    auto b8 = [] { decltype(v) q; return q; };
    auto b9 = [] { return noexcept(v) + B::bv; };
    auto c1 = [] (int q = sizeof(v)) { return q; };
    auto c2 = [] (S &o) { return o.v + o.m(); };
    auto c3 = [] { int v = 1; return v; };
    auto c4 = [] { struct Q { int v; int g() { return v; } }; };
    auto c5 = [] { return this; };
    auto c6 = [] (auto x) { return v; };
    auto c7 = [&a] { v = 1; };
  }
};
template<class T> struct TB { int bv; };
template<class T> struct TS : TB<T> {
  T v; static T s; int m(); void m2(int); 
  void f(int a) {
    auto a1 = [] { return v; };
    auto a2 = [a] { return this->v; };
    auto a3 = [] { return m(); };
    auto a4 = [] { return this->bv; };
    auto a5 = [] { return s; };
    auto a6 = [] (auto x) { m2(x); };
    auto a7 = [] { return this->unknown; };
  }
  template<class U> void g(U u) { auto l = [u] { return v; }; auto k = [] (auto x) { return this->m(x); }; }
};
struct DS {
  int v; int m();
  void f(int a) {
    auto a1 = [a] __device__ () { return v + a; };
    auto a2 = [] __host__ __device__ () { return m(); };
    auto a3 = [v] __device__ () { return v; };
    auto a4 = [=] __device__ () { return [] () { return v; }(); };
  }
  __device__ void g() { auto a1 = [] { return v; }; auto a2 = [v] __device__ () { return 1; }; }
};
__global__ void k(int a) { auto l = [this] { }; auto m = [k] { }; }
