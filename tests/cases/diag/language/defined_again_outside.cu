// expect: 3369 error 46
// expect: 3369 error 48
// expect: 3369 error 49
// expect: 3369 error 50
// expect: 3369 error 51
// expect: 3369 error 53
// expect: 3369 error 54
// expect: 3369 error 55
// expect: 3369 error 56
// expect: 3369 error 58
// expect: 471 error 59
// expect: 471 error 60
// expect: 471 error 61
// expect: 471 error 62
// expect: 3369 error 82
// expect: 3369 error 83
// expect: 3369 error 84
// expect: 3369 error 85
// expect: 3369 error 86
// expect: 3369 error 87
// expect: 3369 error 88
// expect: 3369 error 90
// expect: 3369 error 91
// expect: 3369 error 93
// expect: 3369 error 94
// expect: 3369 error 95
// expect: 3369 error 97
// expect: 3369 error 98
// expect: 3369 error 99
// expect: 3369 error 100
// expect: 3369 error 103
// expect: 3369 error 105
// expect: 3369 error 107
// expect: 3369 error 108
// expect: 3369 error 111
// expect: 3369 error 113
// expect: 3369 error 115
// expect: 3369 error 117
// expect: 3369 error 119
// expect: 3369 error 121
// expect: 3369 error 123
// expect: 3369 error 123
// Second definitions outside of the namespace or class that has the first one.
namespace audio { float gain = 1; extern int ch; enum class Format { mono }; enum Plain { p }; struct S { int a; }; int f() { return 1; } template <class T> struct X {}; int g(int); 
namespace inner { int h() { return 1; } } static const int fixed = 2; extern long ext; class Fwd; }
float audio::gain = 2.0f;
int audio::ch = 1;
int audio::ch = 2;
enum class audio::Format { mono };
struct audio::S { int b; };
int audio::f() { return 2; }
int audio::g(int) { return 2; }
int audio::g(int) { return 2; }
int audio::inner::h() { return 3; }
const int audio::fixed = 3;
double audio::gain = 3;
class audio::Fwd { int a; };
class audio::Fwd { int b; };
class audio::Never { int b; };
enum audio::Nope { a };
enum class audio::Nope2 { a };
union audio::Nope3 { int a; };

struct Circle {
  Circle() {}
  ~Circle() {}
  double area() const { return 1; }
  void scale(double f) { }
  static int count() { return 1; }
  int operator+(int) { return 1; }
  operator bool() const { return true; }
  template <class T> T get() { return T(); }
  static int n;
  inline static int m = 3;
  static const int k = 4;
  struct In { void f() {} };
  void ov(int) {}
  void ov(float);
  void gone() = delete;
  Circle &operator=(const Circle &) = default;
};
Circle::Circle() {}
Circle::~Circle() {}
double Circle::area() const { return 2; }
int Circle::count() { return 1; }
int Circle::operator+(int) { return 2; }
Circle::operator bool() const { return false; }
template <class T> T Circle::get() { return T(); }
int Circle::n;
int Circle::n = 2;
int Circle::m = 2;
const int Circle::k;
const int Circle::k;
void Circle::In::f() {}
void Circle::ov(int) {}
void Circle::ov(float) {}
void Circle::ov(float) {}
void Circle::gone() {}
Circle &Circle::operator=(const Circle &) { return *this; }
struct Circle::In {};

template <class T> struct Tm { void f() {} void g(); static int n; T h(T a) { return a; } };
template <class T> void Tm<T>::f() {}
template <class T> void Tm<T>::g() {}
template <class T> void Tm<T>::g() {}
template <class T> int Tm<T>::n;
template <class T> int Tm<T>::n = 1;
template <class T> T Tm<T>::h(T b) { return b; }

int twice = 1;
double twice = 2;
int again;
const int again = 3;
int *ptr = nullptr;
float ptr = 1;
int arr[3];
int arr[4] = {};
auto dd = 3;
auto dd = 4.0;
struct Dup {};
enum Dup2 { q }; enum Dup2 { r };
namespace x { int v; }
namespace x { double v; int v = 3; }
