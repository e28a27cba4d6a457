// expect: none
template <class T> void t1(T); template <class T> __device__ void t1(T);
template <class T> __global__ void t2(T); template <class T> void t2(T) {}
template <class T> __device__ void t3(T); template <class T> __host__ __device__ void t3(T) {}
template <class T> void t4(T) {} template <> __device__ void t4(int) {} template <> __global__ void t4(char) {}
template <class T> __device__ void t5(T) {} template <> void t5(int) {}
template <class T> __global__ void t6(T) {} template <> void t6(int) {}
struct S {
  void m1(); __device__ void m2(); __host__ __device__ void m3(); static void m4();
  S(); __device__ S(int); ~S(); __device__ S(const S &); S &operator=(const S &);
  __device__ operator int(); int operator()(int); virtual void v(); template <class T> void mt(T);
  friend void fr1(); friend __device__ void fr2(S); __device__ friend void fr3(S);
  template <class T> friend void fr4(T);
};
__device__ void S::m1() {}
void S::m2() {}
__device__ void S::m3() {}
__host__ __device__ void S::m4() {}
__device__ S::S() {}
S::S(int) {}
__device__ S::~S() {}
S::S(const S &) {}
__device__ S &S::operator=(const S &) { return *this; }
S::operator int() { return 0; }
__device__ int S::operator()(int) { return 0; }
__device__ void S::v() {}
template <class T> __device__ void S::mt(T) {}
__device__ void fr1();
void fr2(S);
__host__ void fr3(S);
template <class T> __device__ void fr4(T);
template <class T> struct X { void a(); __device__ void b(); static __device__ int c(); X(); template <class U> void d(U); };
template <class T> __device__ void X<T>::a() {}
template <class T> void X<T>::b() {}
template <class T> __host__ int X<T>::c() { return 0; }
template <class T> __device__ X<T>::X() {}
template <class T> template <class U> __device__ void X<T>::d(U) {}
template <> __device__ void X<int>::a() {}
template <> void X<int>::b() {}
extern "C" void ec1(); extern "C" __device__ void ec1() {}
extern "C" { void ec2(); __global__ void ec2(); }
namespace N { void n1(); namespace M { void n2(); } inline namespace I { void n3(); } }
__device__ void N::n1() {}
__device__ void N::M::n2() {}
namespace N { __device__ void n3(); }
void over(int); __device__ void over(float); __device__ void over(long);
void over2(int *); __device__ void over2(int []);
void over3(int a, const int b); __device__ void over3(const int x, int);
typedef int I; void over4(I); __device__ void over4(int);
auto tr(int) -> int; __device__ int tr(int);
static void st(); __device__ void st() {}
inline void in(); __device__ inline void in() {}
constexpr int ce(int); __device__ constexpr int ce(int x) { return x; }
__device__ constexpr int cf(int); constexpr int cf(int x) { return x; }
__device__ void noex() noexcept; void noex() noexcept {}
struct Df { __device__ Df(); Df(const Df &); __host__ __device__ ~Df(); };
Df::Df() = default;
__device__ Df::Df(const Df &) = default;
Df::~Df() = default;
void *operator new(size_t, int); __device__ void *operator new(size_t, int);
__device__ void *operator new(size_t);
__device__ void operator delete(void *) noexcept;
int operator+(S, int); __device__ int operator+(S, int);
__device__ int operator""_x(unsigned long long); int operator""_x(unsigned long long);
void blk() { void loc(); extern __device__ void loc2(); }
__device__ void loc();
void loc2();
