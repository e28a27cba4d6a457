// expect: 20007 error 9
// expect: 20007 error 10
// expect: 20007 error 15
// expect: 20005 error 16
// expect: 20007 error 20
// Members that are called in front of an empty body, by constructors that initialise with them.
struct S {
  __device__ int d(); __host__ __device__ int hd() const; int v, w;
  S(int) : v(d()) {}
  S(long) : v(1), w{this->d()} {}
  S(char) : v(hd()) {}
  __device__ S(float) : v(d()) {}
  S(double);
};
S::S(double) : v(d()) {}
struct T { __device__ static int s(); int v; __host__ __device__ T() : v(s()) {} };
template <class D> struct B { __device__ int d(); int v; B() : v(d()) {} B(int) {} };
struct L {
  int later = 1; int v;
  L() : v(behind())
  {
  }
  __device__ int behind();
};
