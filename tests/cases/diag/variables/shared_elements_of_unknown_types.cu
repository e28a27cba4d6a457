// expect: 20093 warning 6
// expect: 20091 warning 7
// expect: 20091 warning 12
// elements of __shared__ arrays whose use only an instance knows
__shared__ int s[4];
template <class T> void a() { const T &r = s[1]; }
template <class T> void b() { auto v = s[1]; }
template <class T> void c() { T v = s[1]; T w(s[1]); T x{s[1]}; T y = {s[1]}; T z = *s; v = T(s[1]); w = static_cast<T>(s[2]); }
template <class T> struct d { T m() { T v = *(s + 1); return (T)s[1]; } };
template <class T> void e(T t) { t(*s); t + *s; *s = t; }
template <class T> T f() { return s[1]; }
template <class T> int g() { return s[1] + 1; }
template <class T> int *h() { return &s[1]; }
template <class T> int &i() { return *s; }
template <class T> T j() { T v[2] = {s[1], s[2]}; throw T(s[1]); return {s[1]}; }
