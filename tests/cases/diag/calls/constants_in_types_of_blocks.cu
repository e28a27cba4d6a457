// expect: 20008 error 21
// expect: 20008 error 22
// expect: 20008 error 22
// expect: 20008 error 23
// expect: 20008 error 24
// expect: 20008 error 25
// expect: 20008 error 26
// expect: 20008 error 27
// expect: 20008 error 28
// expect: 20008 error 29
// expect: 20008 error 30
// expect: 20008 error 31
// expect: 20008 error 32
// expect: 20008 error 32
// expect: 20008 error 41
// expect: 20008 error 42
__device__ constexpr int d() { return 2; }
template <int N>
struct I {};
void f() {
  enum { a = d() };
  enum E { b = d(), c = d() + a };
  enum class F : int { x = d() };
  I<d()> i;
  I<(1 < d())> j;
  typedef int T[d()];
  using U = I<d()>;
  void g(I<d()>);
  alignas(d()) int z;
  extern int e[d()];
  int(*p)[d()];
  static int s[d()], t[1][d()];
  struct L {
    enum { q = d() };
    int w : d();
    int arr[d()];
  };
}
template <class T>
void t() {
  enum { a = d() };
  I<d()> i;
}
