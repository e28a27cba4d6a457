// Templates behind the pragma: their instances are judged where the template depends on nothing.
inline void ih() {}
void h();
constexpr int ch() { return 1; }
#pragma nv_exec_check_disable
template<class T> __host__ __device__ void t(T x) { ih(); ch(); h(); x(); }
#pragma hd_warning_disable
template<class T> __host__ __device__ void u(T x) { x(); ih(); ch(); h(); }
template<class T> __host__ __device__ void v(T x) { x(); ih(); ch(); }
struct S {
#pragma nv_exec_check_disable
  template<class T> __host__ __device__ void n(T x) { x(); ch(); }
#pragma hd_warning_disable
  template<class T> __host__ __device__ S(T x) { x(); }
};
#pragma nv_exec_check_disable
template<class T> __host__ __device__ auto w(T x) -> decltype(x()) { return x(); }
struct H { void operator()() const {} };
struct I { void operator()() const; };
void f() {
  t([] {});
  u([] {});
  v([] {});
  auto l = [] { return 1; };
  S s(l);
  s.n(l);
  w(l);
}
__host__ __device__ void g() { t(H()); u(I()); }
