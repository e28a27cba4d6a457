// expect: 20085 error 8
// expect: 20088 error 9
// expect: 20085 error 10
// expect: 20086 error 11
// expect-device: 177 warning 11
// expect-device: 177 warning 11
struct A { virtual void f(double); __device__ virtual int g(const int *) const; virtual operator long(); };
template <class T> struct D : A { __device__ void f(T); }; D<double> d;
template <class T> struct E : A { int g(T) const override { return 1; } }; template struct E<const int *>;
template <class T> struct F : A { __device__ void f(double); }; F<long> f;
template <class T> struct G : A { __host__ __device__ void f(T) final; }; void h() { G<double> g; G<double> *p; }
