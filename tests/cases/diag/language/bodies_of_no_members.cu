// expect: 135 error 54
// expect: 20 error 55
// expect: 144 error 56
// expect: 258 error 57
// expect: 20 error 58
// expect: 20 error 59
// expect: 20 error 60
// expect: 20 error 61
// expect: 20 error 62
// expect: 135 error 63
// expect: 20 error 64
// expect: 20 error 65
// expect: 20 error 66
// expect: 153 error 67
// expect: 20 error 68
// expect: 120 error 69
// expect: 135 error 71
// expect: 1670 error 71
// expect: 20 error 71
// expect: 147 error 72
// expect: 135 error 74
// expect: 20 error 74
// expect: 20 error 74
// expect: 493 error 75
// expect: 130 error 75
// expect: 144 error 75
// expect: 147 error 76
// expect: 147 error 77
// expect: 144 error 77
// expect: 135 error 78
// expect: 135 error 80
// expect: 311 error 82
// expect: 144 error 82
// expect: 153 error 82
// expect: 167 error 82
// expect: 3369 error 84
// expect: 144 error 84
// expect: 3369 error 86
// expect: 144 error 86
// expect: 20 error 86
struct Helper { int q; };
namespace N {
int helper(int);
class System {
public:
  typedef int Inner;
  void upload();
  void step(float);
  int n_;
  static int s_;
  Helper host_[3];
};
}
void N::System::reset(int a) {
  n_ = 0;
  int *p = 3;
  this->n_ = 3;
  upload();
  step(2.0f);
  undefinedx;
  helper(3);
  Inner i = 3;
  Helper h; h.z = 3;
  for (int k = 0; k < n_; ++k) host_[k].q = k;
  for (auto &e : host_) e.q = 3;
  host_[0].q = a;
  a.x = 3;
  s_ = 3;
  return 3;
}
int N::System::get() const { return n_; }
int N::System::upload(int a) { n_ = 3; return n_; }
struct Plain { int v; void a(); int b() const; template <typename T> void t(T); };
void Plain::c() { v = 3; a(); }
Plain::Plain(int q) : v(q) { v = 3; int *p = 3; }
int Plain::b() { return v; }
void Plain::a(int q) { v = q; int *p = 3; }
template <typename T> void Plain::t2(T t) { v = 3; a(); int *p = 3; }
template <typename T> struct Tm { T m; void a(); };
template <typename T> void Tm<T>::b() { m = 3; a(); int *p = 3; T q; this->m = 3; undef; }
int f(int);
double f(int a) { int *p = 3; a.x = 3; return f("x"); }
void g(int a) { a = 3; }
void g(int a) { int *p = 3; }
void Plain::a() { v = 3; }
void Plain::a() { int *p = 3; q = 3; v = 3; }
