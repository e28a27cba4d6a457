// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 64
// expect: 20166 error 66
// expect: 20166 error 67
// expect: 20166 error 68
// expect: 20166 error 69
// expect: 20166 error 70
// expect: 20166 error 71
// expect: 20166 error 72
// expect: 20166 error 73
// expect: 20166 error 74
// expect: 20166 error 74
// expect: 20166 error 75
// expect: 20166 error 75
// expect: 20166 error 76
// expect: 20166 error 76
// expect: 20166 error 77
// expect: 20166 error 77
// expect: 20166 error 78
// expect: 20166 error 78
// expect: 20166 error 79
// expect: 20166 error 79
// expect: 20166 error 80
// expect: 20166 error 80
// expect: 20166 error 81
// expect: 20166 error 82
// expect: 20166 error 82
// expect: 20166 error 83
// expect: 20166 error 83
// expect: 174 warning 83
// expect: 20166 error 84
// expect: 20166 error 84
// expect: 174 warning 84
// expect: 20166 error 85
// expect: 174 warning 85
// expect: 20166 error 86
// expect: 20166 error 86
// expect: 20166 error 87
// expect: 20166 error 87
// expect: 20166 error 88
// expect: 20166 error 88
// expect: 20166 error 89
// expect: 20166 error 90
// expect: 174 warning 90
// expect: 20166 error 91
// expect: 174 warning 91
// expect: 174 warning 92
// expect: 20166 error 92
// expect: 174 warning 93
// expect: 20166 error 93
// expect: 20166 error 94
// expect: 20166 error 95
// expect: 20166 error 98
// expect: 20166 error 99
// expect: 20166 error 99
// expect: 20166 error 100
template<class T> __device__ auto t(T x) { return x; } __device__ auto a() { return 1; } void tk(int (*)()); void tt(int (*)(int)); struct S { template<class T> __device__ auto m(T) { return 1; } __device__ auto n() { return 1; } __device__ static auto s() { return 1; } template<class T> __device__ static auto st(T) { return 1; } };
template<int (*F)()> struct U {}; template<auto F> struct V {}; template<class F> void w(F);
int (*g0)() = a; int (*g1)(int) = t; auto g2 = t<int>; constexpr int (*g3)(int) = t; auto g4 = &a;
void f(S &s) {
int (*q)() = a;
int (*r)() = &a;
q = a;
q = &a;
tk(a);
tk(&a);
auto x = t<int>;
auto y = &t<int>;
int (*z)(int) = t<int>;
z = t<int>;
z = &t<int>;
z = t;
tt(t);
tt(&t);
tt(t<int>);
w(a);
w(t<int>);
(int (*)(int))t;
static_cast<int (*)(int)>(&t);
reinterpret_cast<int (*)(int)>(t<int>);
int (*p)(int) = S::st;
p = &S::st;
p = S::st<int>;
auto pp = &S::s;
t<int>;
&t<int>;
a;
&a;
(void)a;
bool b = q == a;
return;
}
int (*h())() { return a; }
int (*h2())(int) { return t; }
auto h3() { return &a; }
