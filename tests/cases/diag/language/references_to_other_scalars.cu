// flags: --c++17
// expect: 144 error 32
// expect: 144 error 33
// expect: 144 error 34
// expect: 144 error 36
// expect: 144 error 37
// expect: 144 error 38
// expect: 144 error 39
// expect: 144 error 40
// expect: 144 error 41
// expect: 144 error 42
// expect: 310 error 44
// expect: 310 error 44
// expect: 120 error 45
// expect: 120 error 46
// expect: 120 error 47
// expect: 144 error 49
// expect: 144 error 50
// expect: 144 error 51
// expect: 144 error 51
// expect: 144 error 52
// expect: 144 error 56
// expect: 144 error 57
// expect: 144 error 60
// expect: 2464 warning 62
// expect: 144 error 63
// expect: 144 error 66
// References that scalars of other types are not converted for: the entity keeps its cv-qualifiers in the message (144).
int *pointer;
int numbers[3];
enum E { FIRST };
const int &a = pointer;
const int &b = "x";
const float &c = nullptr;
const bool &d = "x";
int &&e = "x";
const double &f = numbers;
const int g = "x";
volatile int h = "x";
const int *const i = 3;
const E j = 3;
const int k[2] = {"x"};

int defaulted(const float &x = "s", int *const &y = 0, const char &z = nullptr);
const int &returned() { return "x"; }
int &&moved() { return pointer; }
auto closure = []() -> const int & { return "x"; };
struct Member {
  const int &m = "x";
  const int n = "x";
  Member() : m("x"), n("y") {}
  Member(int) : m(pointer) {}
};

void block() {
  const int &a = true ? pointer : pointer;
  for (const int &b : {"x", "y"}) {}
  int *const &c = numbers;
  const void *const &d = numbers;
  int *const &e = 3;
  const char *const &f = "x";
  char *const &g = "x";
  const E &h = 3;
  const int &i = FIRST;
  const int &j = 3.5;
  static const int k = "x";
}
