// expect: 108 warning 19
// expect: 108 warning 19
// expect: 108 warning 20
// expect: 108 warning 21
// expect: 108 warning 25
// expect: 108 warning 27
// expect: 108 warning 29
// expect: 108 warning 30
// expect: 108 warning 31
// expect: 108 warning 32
// expect: 108 warning 34
// expect: 108 warning 35
// expect: 108 warning 38
// expect: 108 warning 38
typedef int I; using L = const long; enum E : int { A }; enum F { B }; enum class G : signed char { C };
constexpr int one = 1;
namespace N { typedef int my; }
struct S {
  int a : 1, : 1, b : 1;
  I c : 1;
  L d : (1);
  E e : 1;
  F f : 1;
  G g : 1;
  signed char h : one;
  unsigned i : 1;
  char j : 1;
  bool k : 1;
  wchar_t l : 1;
  __int128 m : 1;
  N::my n : 0x1;
  decltype(1) o : 1;
  int : 1;
  union { int u : 1; };
  struct Q { int v : 1; } w;
  char16_t x : 1;
};
void f() { struct Z { int zz : 1; }; auto l = [] { struct Y { int yy : 1; }; }; }
