// members of device classes: every shape, defined inside and outside, templates, operators, conversions
struct B { __device__ virtual int v() const { return 1; } __device__ virtual ~B() { } __host__ __device__ virtual int w() { return 2; } };
struct D : B {
  int a; const int c; int &r;
  __device__ D(int x) : a(x), c(x + 1), r(a) { a = __popc(x); } __device__ explicit D(float); __host__ D() : c(0), r(a) { } D(const D &) = delete;
  __device__ int v() const override { return a; } __device__ int ref() & { return 1; } __device__ int ref() && { return 2; } __device__ int ne() const volatile noexcept { return 3; }
  __device__ operator int() const { return a; } __device__ explicit operator bool() const; __device__ int operator()(int x, int = 3) const { return x; } __device__ int &operator[](int i) { return r; }
  __device__ D &operator++() { ++a; return *this; } __device__ D &operator=(const D &o) { a = o.a; return *this; } __device__ static int st(int x) { return x; }
  __device__ friend int fr(const D &d) { return d.a; } __device__ friend bool operator==(const D &x, const D &y) { return x.a == y.a; }
  template <class T> __device__ T conv(T t) const { return t; } template <class T> __device__ T out(T t) const; template <class T> __device__ D(T t, int) : c(0), r(a) { }
  __device__ auto trailing(int x) -> int { return x; } __device__ constexpr int ce() const { return 5; } __device__ static void *operator new(size_t) { return 0; } __device__ static void operator delete(void *) { }
  struct In { __device__ int i() { return 1; } __device__ In(); }; __device__ void none() { } __device__ __noinline__ int slow(int) { return 1; } __device__ __forceinline__ int fast(int) { return 1; }
};
__device__ D::D(float) : a(1), c(2), r(a) { } __device__ D::operator bool() const { return a; } template <class T> __device__ T D::out(T t) const { return t; } __device__ D::In::In() { }
template <class T> struct T1 { T t; __device__ T1(T x) : t(x) { } __device__ ~T1(); __device__ T get() const; template <class U> __device__ U both(U, T); __host__ __device__ T hd() { return t; } static __device__ T st(); };
template <class T> __device__ T1<T>::~T1() { } template <class T> __device__ T T1<T>::get() const { return t; } template <class T> template <class U> __device__ U T1<T>::both(U u, T) { return u; } template <class T> __device__ T T1<T>::st() { return T(); }
template <> __device__ int T1<int>::get() const { return 7; } template struct T1<float>;
__global__ void k(int *p) { D d(1); T1<int> t(2); *p = d.v() + d(1) + d[0] + t.get() + t.both(1.5, 2) + T1<long>::st() + fr(d) + D::st(1) + d.conv(2) + d.out(3); }
void host(int *p) { k<<<1, 1>>>(p); T1<int> *t = 0; p[0] = sizeof(D) + sizeof(T1<int>); (void)t; }
