// expect: none
// flags: --c++20
// Members of what decltype names, as values and types, in all places.
struct X { static constexpr int value = 2;
  using type = int;
  static int m; __host__ __device__ static int f() { return 1; } template <int N> __host__ __device__ static int g() { return N; } enum { en = 3 };
  template <int N> struct In { static constexpr int v = N; };
  template <int N> static constexpr int vt = N; };
extern X x;
  int X::m;
enum { e = decltype(x)::value };
  enum class E2 : decltype(x)::type { a = decltype(x)::en };
struct B { int b : decltype(x)::value;
  int c : (decltype(x)::value);
  alignas(decltype(x)::value * 4) int q;
  int arr[decltype(x)::value];
  int m = decltype(x)::value;
  static constexpr int s = decltype(x)::value + 1;
  B() : b(decltype(x)::value), m{decltype(x)::value} {} B(int i) noexcept(decltype(x)::value == 2) : B() {} operator decltype(x)::type() const;
  int o = (decltype(x)::value) - 1, p = (decltype(x)::value);
  explicit(decltype(x)::value == 2) B(char); };
template <int N = decltype(x)::value> struct T1 {};
  template <class T = decltype(x)::type> struct T2 {};
  template <class T = typename decltype(x)::type, T v = decltype(x)::value> struct T3 {};
template <class T> concept C1 = decltype(T())::value == 2;
  template <class T> concept C2 = (decltype(T())::value > 1) && (bool(decltype(T())::value));
  template <class T> requires (decltype(T())::value == 2) void rq(T); 
__global__ void __launch_bounds__(decltype(x)::value) k(int) {} __global__ void __launch_bounds__((decltype(x)::value), 1) k2(int) {}
int d(int a = decltype(x)::value, int b = (decltype(x)::value));
  decltype(x)::type tf(decltype(x)::type a, decltype(x)::type *b = nullptr);
  auto tr() -> decltype(x)::type;
int sw(int i) { switch (i) { case decltype(x)::value: return 1;
  case (decltype(x)::en): return 2;
  default: return decltype(x)::value; } }
void st(int i) { decltype(x)::f();
  decltype(x)::m = 3;
  decltype(x)::type y = 3;
  decltype(x)::type *z = &y;
  decltype(x)::type &r = y;
  decltype(x)::template g<3>();
  decltype(x){}.f();
  (decltype(x)::f());
  (decltype(x)::m)++; ++decltype(x)::m; 
  int u = i * (decltype(x)::value), u2 = i - (decltype(x)::value) * 2, u3 = (decltype(x)::value) & i, u4 = (decltype(x)::value) ? 1 : 2, u5 = (i) + (decltype(x)::value);
  auto l = [v = decltype(x)::value] { return v; };
  auto l2 = [v = (decltype(x)::value)](decltype(x)::type w = decltype(x)::value) -> decltype(x)::type { return v + w; };
  int *n = new int[decltype(x)::value];
  int *n2 = new decltype(x)::type;
  int *n3 = new decltype(x)::type[2]();
  n = new decltype(x)::type(3);
  k<<<decltype(x)::value, (decltype(x)::value)>>>(decltype(x)::value);
  int c1 = (decltype(x)::type)3.0, c2 = (decltype(x)::type)(3.0), c3 = (decltype(x)::type)-1, c4 = decltype(x)::type(3.5), c5 = decltype(x)::type{3};
  T1<decltype(x)::value> t1;
  T1<(decltype(x)::value)> t2;
  T2<decltype(x)::type> t3;
  T2<decltype(x)::type &> t4;
  T1<decltype(x)::In<3>::v> t5;
  T1<decltype(x)::vt<3>> t6;
  T2<decltype(x)::In<3>> t7;
  for (decltype(x)::type j = decltype(x)::value;
  j < decltype(x)::value;
  j += decltype(x)::value) if (j < (decltype(x)::value) && (decltype(x)::value) < j || (decltype(x)::value) == j) ;
  while (decltype(x)::type q = 0) ;
  if (decltype(x)::value <= i) throw decltype(x)::value;
  try { } catch (decltype(x)::type) {} using W = decltype(x)::type;
  typedef decltype(x)::type W2;
  W w[3] = {decltype(x)::value, (decltype(x)::value), .5 < decltype(x)::value};
  i = decltype(x)::value, i = (decltype(x)::value), (void)decltype(x)::value;
  bool b9 = decltype(x)::value > 3;
  goto end;
  end: ;
  static_assert((decltype(x)::value), "");
  static_assert((decltype(x)::value) == 2);
  if constexpr ((decltype(x)::value)) i++;
  d((decltype(x)::value), (decltype(x)::value));
  int q3[(decltype(x)::value)];
  asm volatile("" :: "r"((decltype(x)::value)));
  int tt = static_cast<decltype(x)::type>((decltype(x)::value));
  (void)sizeof(decltype(x)::value);
  (void)(sizeof (decltype(x)::value) + 1);
  (void)alignof(decltype(x)::type);
  (void)noexcept((decltype(x)::value)); }
template <class V> __device__ int tst(V x) { using D = decltype(x);
  int i = (decltype(x)::value);
  if ((decltype(x)::value) > (i)) i--;
  return (decltype(x)::value) * i + (decltype(x)::value) - (decltype(x)::value) + sizeof(decltype(x)::value) + decltype(x)::template g<2>() + (decltype(x)::f()); }
__global__ void kk() { X q;
  tst(q); }
