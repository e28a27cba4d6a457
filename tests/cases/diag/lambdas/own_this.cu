// expect: 20152 error 31
// expect: 20147 error 31
// expect: 20152 error 32
// expect: 20147 error 32
// expect: 20152 error 33
// expect: 20147 error 33
// expect: 20152 error 34
// expect: 20136 error 34
// expect: 20147 error 34
// expect: 20152 error 35
// expect: 20147 error 35
// expect: 20234 error 35
// expect: 20152 error 37
// expect: 20135 error 46
// expect: 20146 error 46
// expect: 20135 error 47
// expect: 20146 error 47
// expect: 20135 error 48
// expect: 20146 error 48
// expect: 20153 error 48
// expect: 20135 error 49
// expect: 20146 error 49
// expect: 20147 error 60
// expect: 20154 error 61
// expect: 20147 error 63
// expect: 20154 error 64
class O {
  struct In {
    int v;
    void m(int x) {
      auto a = [x, this] __device__ () { return v; };
      auto b = [=] __device__ () { In *p = this; return x + p->v; };
      auto c = [=, *this] __host__ __device__ () { return v; };
      auto d = [&] __host__ __device__ () { return v; };
      auto e = [=] __device__ () { if constexpr (true) return v; else return 0; };
    }
    template<class T> void t() { auto a = [this] __device__ () { return v; }; }
  };
 public:
  struct Public { int w; void m() { auto a = [this] __device__ () { return w; }; } };
};
void f() {
  struct L {
    int v;
    void m(int x) {
      auto a = [x, this] __device__ () { return v; };
      auto b = [=] __device__ () { return x + v; };
      auto c = [*this] __host__ __device__ (L l) { return v; };
      struct M { void g() { auto h = [this] __device__ () { return this; }; } };
    }
  };
}
class U {
  enum { X };
  struct { int q; } unnamed;
  typedef struct { int w; } Named;
 public:
  void f() {
    auto x = X;
    auto a = [x] __device__ () { return 1; };
    auto b = [] __host__ __device__ () { return X; };
    auto u = unnamed;
    auto c = [u] __device__ () { return 1; };
    auto d = [] __host__ __device__ (Named n) { return 1; };
  }
};
