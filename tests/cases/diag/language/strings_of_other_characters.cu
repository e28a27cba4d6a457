// expect: 144 error 34
// expect: 144 error 35
// expect: 144 error 36
// expect: 520 error 37
// expect: 144 error 38
// expect: 144 error 39
// expect: 144 error 40
// expect: 144 error 41
// expect: 144 error 44
// expect: 144 error 44
// expect: 144 error 45
// expect: 520 error 46
// expect: 144 error 47
// expect: 144 error 48
// expect: 146 error 49
// expect: 520 error 50
// expect: 520 error 51
// expect: 604 error 52
// expect: 604 error 53
// expect: 291 error 53
// expect: 604 error 54
// expect: 604 error 55
// expect: 291 error 55
// expect: 322 error 56
// expect: 291 error 56
// expect: 144 error 58
// expect: 144 error 59
// expect: 604 error 60
// Arrays that strings of other characters cannot initialise, and arrays of abstract classes.
struct Abs { virtual void f() = 0; };
struct Abs2 { Abs2(int); virtual void f() = 0; };
struct Abs3 : Abs2 { Abs3(); };
void strs() {
  wchar_t w[] = "narrow";
  char c[] = L"wide";
  char d[3] = "long";
  int e[] = "abc";
  char16_t u[] = "a";
  char v[] = u"a";
  const wchar_t *p = "x";
  const char *q = L"x";
  unsigned char uc[] = "abc";
  signed char sc[] = u8"abc";
  static int si[] = "abc"; static double sd[3] = "ab";
  static wchar_t sw[] = "narrow";
  const char *arr[] = "abc";
  char one[1] = "a";
  char n = "c";
  char two[2] = {'a', 'b', 'c'};
  char three[] = 'a';
  double dd[2] = "ab";
  Abs s[3];
  Abs2 t[3];
  Abs3 r[2];
  static Abs2 st[3];
  Abs2 x;
}
int gi[] = "abc";
wchar_t gw[] = "narrow";
Abs gs[2];
