// expect: 20151 error 25
// expect: 20151 error 25
// expect: 20151 error 25
// expect: 20151 error 25
// expect: 20151 error 25
// expect: 20151 error 25
// expect: 20151 error 26
// expect: 20151 error 27
// expect: 20151 error 27
// expect: 20151 error 29
// expect: 20151 error 29
// expect: 20151 error 30
// expect: 20151 error 30
// expect: 20151 error 30
// expect: 20151 error 31
// expect: 20151 error 31
// expect: 20151 error 32
// expect: 20136 error 32
// expect: 20156 error 33
// expect: 20151 error 33
// expect: 20151 error 33
// expect: 20144 error 34
// expect: 20151 error 34
// expect: 20151 error 35
class C { void a() { auto l = [] __device__ { }; } static void b() { auto l = [] __host__ __device__ { }; } template<class T> void t(T x) { auto l = [x] __device__ { }; } virtual void v() { auto l = [] __device__ { }; } operator int() { auto l = [] __device__ { }; return 1; } void operator()(int) { auto p = [] { auto l = [] __device__ { }; }; }
  __device__ void d() { auto l = [] __device__ { }; } __host__ __device__ void hd() { auto l = [] __device__ { }; } friend void fr(C) { auto l = [] __device__ { }; } void def() const &; static void sdef();
 protected: void p() { auto l = [] __device__ { }; C *q; auto m = [] __device__ { }; } 
 public: void ok() { auto l = [] __device__ { }; } };
void C::def() const & { auto l = [] __device__ { }; } void C::sdef() { auto l = [] __host__ __device__ { }; }
template<class T> class K { void m(T t) { auto l = [t] __device__ { }; } void n(); template<class U> void o(U) { auto l = [] __device__ { }; } }; template<class T> void K<T>::n() { auto l = [] __device__ { }; }
template<class T> class K<T *> { void m() { auto l = [] __device__ { }; } }; template<> class K<int> { void m() { auto l = [] __device__ { }; } };
struct B { protected: virtual void run() = 0; private: void x() { auto l = [&] __device__ { }; } }; struct D : B { void run() override { auto l = [] __device__ { }; } private: using B::run; };
struct S { private: auto m() { auto l = [] __device__ { }; return 1; } auto n() -> int { auto l = [] __device__ { }; return 1; } int q = [] { return 1; }(); };
class { void m() { auto l = [] __device__ { }; } } un;
union U { int a; private: void m() { auto l = [] __device__ { }; } };
