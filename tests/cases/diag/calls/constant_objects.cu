// expect: 20008 error 35
// expect: 20008 error 36
// expect: 20008 error 37
// expect: 20008 error 38
// expect: 20008 error 39
// expect: 20008 error 40
// expect: 20008 error 41
// expect: 20008 error 41
// expect: 20008 error 42
// expect: 20008 error 43
// expect: 20008 error 44
// expect: 20008 error 45
// expect: 20008 error 46
// expect: 20008 error 47
// expect: 20008 error 48
// expect: 20008 error 49
// expect: 20008 error 50
// expect: 20008 error 51
// expect: 20008 error 52
// expect: 20008 error 53
// expect: 20008 error 57
// expect: 20008 error 58
// expect: 20008 error 59
// expect: 20008 error 60
// expect: 20006 error 63
// expect: 20006 error 63
// A constructor whose result is constant is called where the initialiser stands; of constexpr variables only where that
// initialises directly, with something.
struct D {
  int i;
  __device__ constexpr D(int x, int y = 0) : i(x + y) { }
  __device__ constexpr D() : i(0) { }
};
void host(int n) {
  D a(1);
  D b{2};
  D c = 3;
  D d = {4};
  D e = D(5);
  D f = D{6};
  D g((7)), h(8, 9);
  D u;
  D v{};
  D w = {};
  static D i(10);
  static const D j = {11};
  thread_local D k(12);
  D runtime(n);
  static D later(n);
  constexpr D l(13);
  constexpr D m{14};
  constexpr D o = {15};
  constexpr D p = D(16);
  constexpr D q = 17;
  constexpr D r;
  constexpr D s{};
  auto t = D(18);
  D(19);
  D();
  new D(20);
}
template <class T> void in_template() { D a(1); D(2); }
__host__ __device__ void both() { D a(1); D(2); }
