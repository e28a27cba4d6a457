// expect: 20143 error 23
// expect: 20143 error 23
// expect: 20143 error 23
// expect: 20143 error 24
// expect: 20143 error 26
// expect: 20143 error 26
// expect: 20143 error 27
// expect: 20143 error 27
// expect: 20143 error 28
// expect: 20160 error 30
// expect: 20143 error 31
// expect: 20151 error 31
// expect: 20143 error 31
// expect: 20152 error 31
// expect: 20136 error 31
// expect: 20160 error 32
// expect: 20143 error 32
// expect: 20135 error 33
// expect: 20143 error 33
// expect: 20135 error 33
// expect: 20143 error 33
// expect: 20143 error 34
struct S { S() { auto l = [] __device__ { }; } S(int a) { auto l = [a] __host__ __device__ { }; } ~S() { auto l = [] __device__ { }; }
  S(const S &) { auto o = [] { auto l = [] __device__ { }; }; }
  explicit S(double); void operator delete(void *) { auto l = [] __device__ { }; } operator int() { auto l = [] __device__ { }; return 1; } };
S::S(double d) { auto l = [=] __device__ { return d; }; if (d) { auto m = [] __device__ { }; } }
template<class T> struct C { T v; C(T t) : v(t) { auto l = [=] __device__ { return t; }; } ~C(); }; template<class T> C<T>::~C() { auto l = [] __device__ { }; }
struct D { __device__ D() { auto l = [] __device__ { }; } __host__ __device__ ~D() { auto l = [] __device__ { }; } };

struct F { int q = [] { auto l = [] __device__ { return 1; }; return 1; }(); F() { } };
class G { G() { auto l = [] __device__ { }; } }; struct H { private: struct I { ~I() { auto l = [&] __device__ { }; } }; };
struct J { J(int = [] { auto l = [] __device__ { }; return 1; }()) { } virtual ~J() { auto l = [] __host__ __device__ { }; } constexpr J(char) { } };
void loc() { struct L { L() { auto l = [] __device__ { }; } ~L() { auto l = [] __device__ { }; } }; }
template<> struct C<int> { C() { auto l = [] __device__ { }; } };
