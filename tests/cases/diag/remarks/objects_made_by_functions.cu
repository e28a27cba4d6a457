// expect: 177 remark 65
// expect: 177 remark 65
// expect: 177 remark 65
// expect: 177 remark 65
// expect: 177 remark 65
// expect: 177 remark 65
// expect: 177 remark 66
// expect: 177 remark 66
// expect: 177 remark 66
// expect: 177 remark 66
// expect: 177 remark 66
// expect: 177 remark 67
// expect: 177 remark 67
// expect: 177 remark 67
// expect: 177 remark 67
// expect: 177 remark 67
// expect: 177 remark 71
// expect: 177 remark 70
// expect: 177 remark 70
// expect: 177 remark 70
// expect: 177 remark 70
// expect: 177 remark 70
// expect: 177 remark 70
// expect: 177 warning 77
// expect: 826 remark 75
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 76
// expect: 177 warning 79
// expect: 177 warning 79
// expect: 177 remark 73
// expect: 177 remark 73
// expect: 177 remark 73
// expect: 177 remark 73
// expect: 177 warning 80
// expect: 177 warning 80
// expect: 177 warning 80
// expect: 177 warning 80
// flags: --no-header --c++17 --remarks
// An object that a constructor makes or a destructor destroys is told of where somebody set the severity (177).
int ext();
struct Plain { int a; };
struct Made { Made() {} };
struct Left { ~Left() {} };
struct Constant { constexpr Constant() {} };
struct From { From(int) {} };
struct Computed { int a = ext(); };
struct Heir : Plain {};
struct Dynamic { virtual void f() {} };
template <class T> struct Box { T held; };
Plain plain();
void by_default(int n) {
  Plain a; Made b; Left c; Constant d; From e(1); Computed f; Heir g; Dynamic h; Made i[3]; Left j[2]; Box<int> k; Box<Made> l;
  Plain m = plain(); Plain o{ext()}; auto p = plain(); auto q = ext(); auto r = From(2); From s = 3; const Made &t = Made(); static Made u;
  static int v = ext(); auto w = [] {}; Plain x = Plain(); int y[n]; decltype(plain()) z;
}
template <class T> void in_templates(T t) {
  T a; T *b = &t; const T &c = t; T d[2]; auto e = t; auto f = [] {}; Made g; Made h[2]; Plain i{}; int j[sizeof(T)]; Box<T> k; auto l = 3;
  auto generic = [](auto q) { auto m = q; int o = q; Made p; }; generic(1);
}
static Plain first; static Made second; static Left third; static Constant fourth; static struct { int a; } fifth; static Made sixth[2];
#pragma nv_diag_warning 177
void by_pragma(int n) {
  Plain a; Made b; Left c; Constant d; From e(1); Computed f; Heir g; Dynamic h; Made i[3]; Left j[2]; Box<int> k; Box<Made> l; auto r = From(2); From s = 3; static Made u;
  try { } catch (int caught) { }
}
template <class T> void in_templates_by_pragma(T t) { T a; auto e = t; Made g; Box<T> k; auto f = [] {}; int open[] = { t }; }
static Plain first_by_pragma; static Made second_by_pragma; static Left third_by_pragma; static struct { int a; } fifth_by_pragma;
