// Macros that make code for lists of types: switches, explicit specialisations, dispatch lambdas, statements in expressions.
template <class T, int N> __global__ void k(T) {}
#define TYPES(X) X(int) X(float) X(double)
#define CASE(T) case sizeof(T) * 2 + (T(1) / 2 != 0): return start<T>(n);
#define SPECIAL(T) template <> struct Name<T> { static void go() { k<T, 3><<<1, 1>>>(T()); } };
#define DISPATCH(N, ...) [&] { switch (N) { case 1: { constexpr int V = 1; return __VA_ARGS__(); } case 2: { constexpr int V = 2; return __VA_ARGS__(); } } }()
template <class T> void start(int n) { DISPATCH(n, [&] { k<T, 10 + V><<<1, 1>>>(T()); }); }
template <class T> struct Name { static void go() {} };
TYPES(SPECIAL)
void host(int n) {
  switch (n) { TYPES(CASE) }
#define GO(T) Name<T>::go();
  TYPES(GO) GO(char)
  int y = ({ k<long, 5><<<1, 1>>>(1); 3; });
  (void)y;
  if (false) k<long, 6><<<1, 1>>>(1);
  goto end;
  k<long, 7><<<1, 1>>>(1);
end:;
}
