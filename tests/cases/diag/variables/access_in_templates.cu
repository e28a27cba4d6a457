// expect: 20091 warning 44
// expect: 20092 warning 45
// expect: 20091 warning 47
// expect: 20091 warning 48
// expect: 20091 warning 49
// expect: 20092 warning 52
// expect: 20091 warning 53
// expect: 20091 warning 59
// expect: 20091 warning 62
// expect: 20091 warning 66
// expect: 20092 warning 70
// expect: 20091 warning 70
// expect: 20092 warning 73
// expect: 20091 warning 79
// expect: 20091 warning 85
// expect: 20091 warning 86
// expect: 20091 warning 88
// expect: 20091 warning 91
// expect: 20092 warning 91
// expect: 20091 warning 92
// expect: 20091 warning 54
// expect: 20092 warning 55
// expect: 20091 warning 56
// expect: 20092 warning 56
// expect: 20092 warning 57
// expect: 20091 warning 58
// expect: 20091 warning 60
// expect: 20091 warning 63
// expect: 20091 warning 64
// expect: 20091 warning 65
// expect: 20091 warning 54
// expect: 20092 warning 55
// expect: 20091 warning 56
// expect: 20092 warning 56
// expect: 20092 warning 57
// expect: 20091 warning 58
// expect: 20091 warning 60
// expect: 20091 warning 63
// expect: 20091 warning 64
// expect: 20091 warning 65
// expect: 20091 warning 70
__device__ int d; template<class T> __device__ T v; void g(int, int); void h(int&);
void f() {
auto a = [] { return d; };
auto b = [=] { d = 1; };
auto e = [] __device__ { return d; };
auto g = [] __host__ __device__ { return d; };
auto h = [&] { return [&] { return d; }; };
struct L { int m() { return d; } __device__ int n() { return d; } };
}
template<class T> void t(T x) {
 d = 1;
 int i = d;
 x = d;
 d = x;
 d += x;
 v<T> = 3;
 auto l = [=] { return d; };
 if constexpr (sizeof(T) == 4) i = d;
 g(d, x);
 h(d);
 g(d, 1);
 i = d + x;
 T y = d;
 T z(d);
 int k = x ? d : 3;
}
template void t(int);
template void t(float);
template<class T> struct C { void m() { d = 1; } static void s() { T x = d; } int q = d; C() : q(d) {} };
template struct C<int>;
template<class T> void un(T x) {
 d = 1;
 x = d;
 d = x;
 d += x;
 x + d;
 g(d, x);
 g(d, 1);
 T y = d;
 int i = d + x;
 v<T> = 3;
 auto l = [=] { return d; };
 T z(d);
 int k = x ? d : 3;
 T w = x ? d : 3;
 x.f(d);
 if (d) x = 1;
 if (d == x) ;
 x[d];
 d++;
 throw d;
}
