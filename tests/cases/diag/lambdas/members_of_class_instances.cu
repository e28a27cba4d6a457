// expect: 20143 error 16
// expect: 20143 error 16
// expect-device: 177 warning 15
// expect-device: 20147 error 10
// expect-device: 20154 error 10
// expect-device: 20146 error 10
// expect-device: 20153 error 10
// expect-device: 20146 error 11
template <class T> struct W {
  void m(T t) { auto l = [t] __device__ {}; auto k = [] __host__ __device__ (T) {}; }
  static void s(T t) { auto l = [t] __device__ {}; }
};
class C { struct P {}; public: typedef P Q; };
void f() { W<C::Q> w; w.m(C::Q()); enum L { e }; W<L>().m(e); W<L>::s(e); W<int>().m(1); }
void g() { struct Q {}; W<Q> q; }
struct D { D(int); D() : D([] __device__ { return 1; }, 1) {} template <class F> D(F, int) { auto l = [] __device__ {}; } };
