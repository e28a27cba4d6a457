// expect: 20160 error 12
// expect: 20165 error 12
// expect: 20165 error 16
// expect: 20166 error 16
// expect: 20165 error 15
// expect: 20166 error 15
// expect: 20166 error 19
int h();
int g;
auto a = [] __device__ { throw 1; };
auto b = [] __device__ { return g; };
auto c = [] { return [] __device__ { asm("" ::: "cc"); throw 1; }; };
namespace N { auto d = [] __host__ __device__ { asm("" ::: "cc"); return h(); }; }
struct S {
  int v = [] __device__ { asm("" ::: "cc"); return 1; }();
  void m(int = [] __device__ { asm("" ::: "cc"); return 1; }());
  static int w;
};
int S::w = [] __device__ { asm("" :: "i"(1)); return 1; }();
auto e = [] { throw 1; };
auto f = [] __host__ { throw 1; };
